# Wer welche Loks verliert.
rail-log-rusted-of = Alle { $train }-Loks werden verschrottet: { $who }.
rail-log-obsolete-of = Alle { $train }-Loks sind veraltet und fahren die Hälfte ein: { $who }.
rail-log-flipped-of = Alle { $train }-Loks werden umgedreht: { $who }. Als { $back } sind sie aus dem Lokpool zu kaufen.
rail-log-loses = { $company } verliert { $count ->
    [1] eine
    [2] zwei
    [3] drei
   *[other] { $count }
}
rail-log-has = { $company } hat { $count ->
    [1] eine
    [2] zwei
    [3] drei
   *[other] { $count }
}
rail-log-list = { $first }, { $rest }
