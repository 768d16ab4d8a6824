# 18Lilliput vorbereiten: Szenarien, Varianten, Korrekturen.
lilliput-refuse-scenario-tile = „{ $tile }“ ist kein Gleisteil für Szenarien; auf { $cell } lässt sich damit nichts legen.
lilliput-refuse-scenario-cell = Ein Feld { $cell } für „{ $tile }“ gibt es nicht. Felder heißen nach ihrem Weg von Mildendo: N2E1 ist zwei nach Norden, eins nach Osten.
lilliput-refuse-scenario-turn = Ein Gleisteil wird um 0 bis 3 Viertel gedreht; „{ $tile }“ auf { $cell } nicht.
lilliput-refuse-scenario-taken = Auf { $cell } liegt schon etwas; „{ $tile }“ hat dort keinen Platz.
lilliput-refuse-scenario-homes = Mildendo braucht { $companies } freie Seiten, an denen eine Heimatstadt liegen und anschließen kann.

lilliput-option-pro-about = Vor dem Lokbetrieb geht die oberste Lok des Stapels aus dem Spiel, und später kommt keine in den Lokpool: Loks altern früher.
lilliput-option-two_characters-about = Zu zweit nimmt am Ende der Auswahl jeder noch einen zweiten Charakter.
lilliput-option-first-about = Wer beginnt, eröffnet die Auswahl und die erste Runde.
lilliput-option-upgrades-about = Was von einem aufgerüsteten Gleisteil mit einem Bahnhof der Gesellschaft verbunden sein muss.
lilliput-variant-none-about = Das Spiel nach den Grundregeln.
lilliput-variant-allenbeck-about = Drei braune Städte mit Namen: Loks, die drei oder vier der genannten Orte anfahren, bringen mehr.
lilliput-variant-laputa-about = Braune Städte mit einem farbigen Gleis, das nur die Gesellschaft dieser Farbe legen und nutzen darf.
lilliput-variant-brobdingnag-about = Größere Städte. Beim Ausschütten geht die Hälfte ins Betriebskapital.
lilliput-upgrades-new-track-about = Ein Gleis, das durch das Aufrüsten dazukommt, muss verbunden sein.
lilliput-upgrades-any-track-about = Es genügt, dass irgendein Gleis des Gleisteils verbunden ist.

lilliput-count-head = { $players ->
    [one] Allein am Tisch
   *[other] Zu { $players } am Tisch
}
lilliput-count-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
lilliput-count-cards = { $count ->
    [one] eine Aktionskarte
   *[other] { $count } Aktionskarten
}
lilliput-count-copies = { $count ->
    [0] keine Copy-Karten
    [one] je eine Copy-Karte
   *[other] je { $count } Copy-Karten
}
lilliput-count-trains = Loks zu kaufen: { $trains }
lilliput-count-solo = Du spielst gegen Gulliver, der nach festen Regeln und nach Los handelt. Wer am Ende reicher ist, gewinnt.
lilliput-count-out = Startgesellschaften, die niemand nimmt, gehen aus dem Spiel.
lilliput-count-four = Alle vier Startgesellschaften sind im Spiel.

lilliput-scenario-none = Ohne Szenario
lilliput-scenario-none-about = Nur Mildendo liegt auf dem Tisch.
lilliput-scenario-begin-about = Zwei Minen, eine Kleinstadt, etwas Wald, Hügel und Wasser.
lilliput-scenario-mountains-about = Berge halten das Gleis auf; ein Tunnel führt hindurch.
lilliput-scenario-city-on-city-about = Städte liegen schon da, und Wiggywack ist das Ende jeder Route.
lilliput-scenario-secluded-about = Wasser und Berge halten alle in ihrer Ecke.
lilliput-scenario-own = Eigenes
lilliput-scenario-own-about = Entwirf eines oder lade eine Datei.
lilliput-scenario-edit = Szenario entwerfen

lilliput-data-head = Wenn deine Schachtel etwas anderes sagt
lilliput-data-about = Nicht jede Zahl ließ sich belegen. Speichere die jetzigen Daten, berichtige, was in deiner Schachtel anders ist, und lade die Datei für diesen Tisch.
lilliput-data-save = Jetzige Daten speichern
lilliput-data-load = Berichtigte Daten laden
lilliput-data-drop = Ohne Berichtigungen
lilliput-data-same = { $file } sagt dasselbe wie die jetzigen Daten.
lilliput-data-corrected = Berichtigt nach { $file }: { $parts }.
lilliput-data-designed = Unsere Wahl, wo die Quellen schweigen
lilliput-data-part = { $part ->
    [company] Gesellschaften
    [market] Kurstabelle
    [tile] Gleisteile
   *[scenario] Szenarien
}
