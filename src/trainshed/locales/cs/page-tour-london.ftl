# The tour of the first round of Next Station: London. At most 35 words a card.
page-tour-london-start-title = Vaše první linka
page-tour-london-start-what = Vaše linka začíná v { $station }, ve stanici vaší barvy. Karta ukazuje { $symbol ->
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
    [pentagon] pětiúhelník
   *[joker] žolíka, hodí se každá stanice
}. Vyberte některou orámovanou stanici.
page-tour-london-branch-title = Výhybka
page-tour-london-branch-what = Výhybka: tentokrát smíte začít v kterékoli stanici své linky.
page-tour-london-joker-title = Žolík
page-tour-london-joker-what = Žolík se hodí ke každé stanici. Vyberte tu, která přinese nejvíc.
page-tour-london-grow-title = Dva konce
page-tour-london-grow-what = Linka roste z obou konců: to jsou zářící stanice. { $touch ->
    [yes] Klepněte
   *[no] Najeďte
} na orámovanou stanici a uvidíte, co přinese.
page-tour-london-score-title = Za co jsou body
page-tour-london-score-what = Linka boduje čtvrti × stanice v nejplnější čtvrti a 2 body za každé křížení Temže. Klepněte na číslo v zápisu a uvidíte, co se počítá.
page-tour-london-underground-title = Jak končí kolo
page-tour-london-underground-what = Tmavé karty jsou podzemní. Pátá ukončí kolo, sledujte počítadlo vedle karty.
page-tour-london-refuse-title = Proč to nejde?
page-tour-london-refuse-what = Zkuste kteroukoli jinou stanici a dozvíte se, proč to nejde.
page-tour-london-stuck-title = Nic se nehodí
page-tour-london-stuck-what = Žádná stanice se nehodí. Vynecháním přijdete jen o tuto příležitost.
page-tour-london-wait-title = Čekání
page-tour-london-wait-what = Máte hotovo. Jakmile budou hotovi všichni, otočí se další karta.
page-tour-london-round-title = Nová barva
page-tour-london-round-what = Nové kolo, nová barva: { $colour ->
    [purple] fialová
    [blue] modrá
    [red] červená
   *[green] zelená
}. Stanice společné s dřívějšími linkami jsou přestupní; linky se nesmějí křížit.
