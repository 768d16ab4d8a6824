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
page-field = Výsledky dne
page-field-count = { $count ->
    [one] jeden výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
}
page-field-bot = Bot ({ $level })
page-field-you = Vy
page-field-alone = Nikdo jiný tento plán ještě nedohrál. Výsledky se objeví zde a půjdou porovnat kartu po kartě.
page-field-about = Vyberte výsledek: jeho linky se položí pod vaše, posuvníkem kartu po kartě.
page-field-play = Přehrát
page-field-pause = Pozastavit
page-field-off = Bez porovnání
page-field-laid = na plánu
page-field-whole = Všechny výsledky ({ $count })
page-field-less = Jen nejlepší
page-field-legend = Vespod: { $name }
page-field-line-text = { $name }:
page-field-difference = Rozdíl
page-problem-daily-first = Tento plán prozrazuje dnešní karty. Nejprve dohrajte svůj plán dne.
