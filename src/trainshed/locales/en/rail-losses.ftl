# Who loses trains, and what.
rail-log-rusted-of = All { $train }-trains rust: { $who }.
rail-log-obsolete-of = All { $train }-trains are obsolete and earn half: { $who }.
rail-log-flipped-of = All { $train }-trains are turned over: { $who }. As { $back } they can be bought from the pool.
rail-log-loses = { $company } loses { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}
rail-log-has = { $company } has { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}
rail-log-list = { $first }, { $rest }
