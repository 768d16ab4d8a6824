# Kdo přichází o vlaky a o co.
rail-log-rusted-of = Všechny { $train }-vlaky zreziví: { $who }.
rail-log-obsolete-of = Všechny { $train }-vlaky zastaraly a vydělávají polovinu: { $who }.
rail-log-flipped-of = Všechny { $train }-vlaky se otáčejí: { $who }. Jako { $back } se dají koupit z depa.
rail-log-loses = { $company } přichází o { $count ->
    [1] jeden
    [2] dva
    [3] tři
   *[other] { $count }
}
rail-log-has = { $company } má { $count ->
    [1] jeden
    [2] dva
    [3] tři
   *[other] { $count }
}
rail-log-list = { $first }, { $rest }
