# Místa, odkazy a kdo se dívá.
page-release-sure = { $name } se bude moci už jen dívat. Objeví se tu nový odkaz na místo, starý přestane platit.
page-programs-end = Ukončit programy
page-programs-ended = Případné programy hráče { $name } skončily.
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

# What keeps a table safe and fair.
page-known-deck-short = Známé karty
page-known-deck = Stůl vznikl s předem danými kartami nebo ze souboru: kdo ho založil, může vědět, co je ještě skryté.
page-chat-earlier = Starší zprávy
page-daily-trust = Hraje se na důvěru: jeden pokus v každém prohlížeči.
page-problem-storage = Server teď nemůže nic uložit. Zkuste to později.
page-problem-damaged-table = Tato hra je poškozená a nelze ji otevřít.
page-problem-too-many-undos = U tohoto stolu už nelze nic vzít zpět.
page-problem-chat-full = U tohoto stolu už není místo pro další zprávy.
