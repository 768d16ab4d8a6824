# Wprowadzenia do pierwszej rundy. $number to karta, $of liczba kart.
page-tour-next = Rozumiem
page-tour-skip = Pomiń wprowadzenie
page-tour-show = Pokaż wprowadzenie ponownie
page-tour-log = Pokaż przebieg
page-tour-cards = Karty wprowadzenia
page-tour-again = Pokaż ponownie
page-tour-of = { $number } z { $of }

# Jedno zdanie przy pierwszej decyzji: co daje zwycięstwo, czyja tura, po co ten wybór. $turn: ty albo najpierw inni.
page-goal-london = { $players ->
    [one] Zdobądź jak najwięcej punktów w czterech rundach; twoja kolej
   *[other] Wygrywa, kto po czterech rundach ma najwięcej punktów; twoja kolej, razem ze wszystkimi innymi
}: wybrana stacja decyduje, którędy linia pójdzie dalej, a punkty daje wiele dzielnic z wieloma stacjami.
page-goal-lilliput = { $rival ->
    [gulliver] Wygrywasz, jeśli na końcu, po rundzie { $rounds }, masz więcej niż Guliwer
   *[players] Wygrywa, kto na końcu, po rundzie { $rounds }, jest najbogatszy
}, licząc gotówkę i akcje; { $turn ->
    [you] twoja kolej
   *[others] najpierw wybierają inni
}: spółka zarabia dla ciebie, postać pomaga jej przez całą grę, a ty zdobędziesz jedną i drugą.
page-goal-cz = Wygrywa ten, czyja spółka na końcu, po rundzie { $rounds }, ma najwięcej gotówki; { $turn ->
    [you] twoja kolej
   *[others] najpierw gra inna spółka
}: tory położone od pola macierzystego decydują, ile zarobią twoje pociągi.
page-goal-ireland = Wygrywa, kto na końcu jest najbogatszy, licząc gotówkę, akcje i spółki prywatne; { $turn ->
    [you] twoja kolej
   *[others] najpierw decydują inni
}: spółka prywatna płaci ci w każdej rundzie operacyjnej, ale tego, co wydasz teraz, zabraknie na start spółki.
