# Kto traci pociągi i co.
rail-log-rusted-of = Wszystkie pociągi { $train } odpadają z gry: { $who }.
rail-log-obsolete-of = Wszystkie pociągi { $train } są przestarzałe i zarabiają połowę: { $who }.
rail-log-flipped-of = Wszystkie pociągi { $train } zostają odwrócone: { $who }. Jako { $back } można je kupić z puli.
rail-log-loses = { $company } traci { $count ->
    [1] jeden
    [2] dwa
    [3] trzy
   *[other] { $count }
}
rail-log-has = { $company } ma { $count ->
    [1] jeden
    [2] dwa
    [3] trzy
   *[other] { $count }
}
rail-log-list = { $first }, { $rest }
