# 18Lilliput vorbereiten: Szenarien, Varianten, Korrekturen.
lilliput-refuse-scenario-tile = { $tile } ist kein Teil für Szenarien; auf { $cell } lässt sich damit nichts legen.
lilliput-refuse-scenario-cell = Ein Feld { $cell } für { $tile } gibt es nicht. Felder heißen nach ihrem Weg von Mildendo: N2E1 ist zwei nach Norden, eins nach Osten.
lilliput-refuse-scenario-turn = Ein Teil wird um 0 bis 3 Viertel gedreht; { $tile } auf { $cell } nicht.
lilliput-refuse-scenario-taken = Auf { $cell } liegt schon etwas; { $tile } hat dort keinen Platz.
lilliput-refuse-scenario-homes = Mildendo braucht { $companies } freie Seiten, an denen eine Heimatstadt liegen und anschließen kann.
