# Co łączy gry kolejowe z torami: trasy i ich dochód.

# Zadanie o trasach, którego nie da się odczytać. $field mówi gdzie, na przykład links[3].b.
rail-problem-bonus-stops = { $field }: premia wymaga różnych przystanków i nie może żądać ich więcej, niż wymienia (żąda: { $need }).
rail-problem-double = { $field }: „{ $name }” występuje dwa razy.
rail-problem-json = { $field }: to nie jest JSON ({ $detail }).
rail-problem-loop = { $field }: odcinek łączy dwa różne przystanki, a ten prowadzi z „{ $stop }” z powrotem do tego samego.
rail-problem-many = { $field }: za duże, { $count }, dozwolone najwyżej { $most }.
rail-problem-missing = { $field }: brakuje tego pola.
rail-problem-negative = { $field }: { $value } to za mało.
rail-problem-two-limits = { $field }: pociąg „{ $train }” może być ograniczony liczbą przystanków albo długością, nie jednym i drugim.
rail-problem-type = { $field }: oczekiwano { $expected }, znaleziono { $got }.
rail-problem-unknown-field = { $field }: nie ma takiego pola.
rail-problem-unknown-stop = { $field }: nie ma przystanku „{ $stop }”.
rail-problem-unknown-train = { $field }: nie ma pociągu „{ $train }”.
rail-problem-unreadable = { $field }: nie można odczytać ({ $detail }).
rail-problem-value = { $field }: ta wartość jest niedozwolona ({ $detail }).

# Dlaczego trasa jest niedozwolona.
rail-route-group = Trasa może mieć tylko jeden przystanek z grupy { $group }, a nie zarazem { $a } i { $b }.
rail-route-links = Odcinki pociągu { $train } nie pasują do jego przystanków.
rail-route-no-link = Między przystankami { $a } i { $b } nie ma bezpośredniego toru.
rail-route-no-token = Na trasie nie ma żadnej stacji spółki.
rail-route-passes-end = Trasa może się kończyć na przystanku { $stop }, ale nie może przez niego przechodzić.
rail-route-short = Trasa musi mieć co najmniej dwa przystanki.
rail-route-stop-twice = Trasa dwa razy odwiedza przystanek { $stop }.
rail-route-too-long = Pociąg { $train } ma zasięg { $most }; ta trasa ma długość { $length }.
rail-route-too-many-stops = { $count ->
    [one] Limit przystanków pociągu { $train } to { $most }; ta trasa ma 1 przystanek.
    [few] Limit przystanków pociągu { $train } to { $most }; ta trasa ma { $count } przystanki.
   *[many] Limit przystanków pociągu { $train } to { $most }; ta trasa ma { $count } przystanków.
}
rail-route-track-shared = Tor { $track } zajmuje już pociąg { $train }.
rail-route-track-twice = Trasa dwa razy korzysta z toru { $track }.
rail-route-train-twice = Pociąg { $train } ma już trasę.
rail-route-unknown-stop = Do przystanku { $stop } nie prowadzi żaden tor.
rail-route-unknown-train = Nie ma pociągu { $train }.

# Dochód wiersz po wierszu.
rail-income-bonus = Premia { $bonus }: { $value }
rail-income-obsolete = Pociąg przestarzały, połowa zaokrąglona w dół do dziesiątek: { $value }
rail-income-stop = { $free ->
    [1] { $stop } (nie liczy się jako przystanek): { $value }
   *[other] { $stop }: { $value }
}
rail-income-times = Razy { $times }: { $value }
rail-income-train = Pociąg { $train } zarabia { $value }

# Odpowiedź programu szukającego tras.
rail-routes-alternative = Inna możliwość nr { $number }: { $revenue }
rail-routes-bound = Dochód { $revenue }; bez dowodu, żadne trasy nie zarobią więcej niż { $bound }.
rail-routes-effort = { $nodes ->
    [one] 1 węzeł w { $ms } ms
    [few] { $nodes } węzły w { $ms } ms
   *[many] { $nodes } węzłów w { $ms } ms
}
rail-routes-extra = Za wszystkie trasy razem: { $value }
rail-routes-idle = Pociąg { $train } nie wyjeżdża.
rail-routes-proved = Dochód { $revenue }; udowodniono, że żadne trasy nie zarobią więcej.
