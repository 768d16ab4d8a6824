# Co zrobili inni: tempo, powiadomienia, przegapione ruchy.
page-seen = Co zrobili inni
page-seen-play = Odtwórz
page-seen-skip = Pomiń
page-seen-back = Poprzedni ruch
page-seen-next = Dalej
page-seen-yours = Twoje:
page-seen-loses = { $company } zarobi o { $amount } mniej.
page-seen-missed = { $count ->
    [one] Jeden ruch od twojej ostatniej wizyty
    [few] { $count } ruchy od twojej ostatniej wizyty
    [many] { $count } ruchów od twojej ostatniej wizyty
   *[other] { $count } ruchu od twojej ostatniej wizyty
}
page-setting-pace = Pokazuj, co robią inni
page-pace-off = wcale
page-pace-quick = szybko
page-pace-normal = w normalnym tempie
page-pace-slow = powoli
page-seen-key = Pomiń to, co jest pokazywane
