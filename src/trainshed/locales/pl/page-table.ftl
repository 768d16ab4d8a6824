# Miejsca, linki i widzowie.
page-release-sure = Odtąd { $name } może tylko oglądać. Pojawi się tu nowy link do miejsca, a stary przestanie działać.
page-unseated = Gospodarz zwolnił twoje miejsce dla kogoś innego.
page-watch-link = Link dla widzów
page-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[other] Ogląda { $count } osób
}
page-problem-seat-link = Ten link już nie działa. Poproś osobę, która cię zaprosiła, o nowy.
