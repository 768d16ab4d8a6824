# Místa, odkazy a kdo se dívá.
page-release-sure = { $name } se bude moci už jen dívat. Objeví se tu nový odkaz na místo, starý přestane platit.
page-unseated = Hostitel uvolnil vaše místo pro někoho jiného.
page-watch-link = Odkaz pro diváky
page-watchers = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
page-problem-seat-link = Tento odkaz už neplatí. Požádejte toho, kdo vás pozval, o nový.

# Kdo hrál plán dne.
page-rivals = Výsledky dne
page-rivals-count = { $count ->
    [one] jeden výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
}
page-rivals-bot = Bot ({ $level })
page-rivals-you = Vy
page-rivals-alone = Nikdo jiný tento plán ještě nedohrál. Výsledky se objeví zde a půjdou porovnat kartu po kartě.
page-rivals-about = Vyberte výsledek: jeho linky se položí pod vaše, posuvníkem kartu po kartě.
page-rivals-play = Přehrát
page-rivals-pause = Pozastavit
page-rivals-off = Bez porovnání
page-rivals-laid = na plánu
page-rivals-whole = Všechny výsledky ({ $count })
page-rivals-less = Jen nejlepší
page-rivals-legend = Vespod: { $name }
page-rivals-line-text = { $name }:
page-rivals-difference = Rozdíl
page-problem-daily-first = Tento plán prozrazuje dnešní karty. Nejprve dohrajte svůj plán dne.
