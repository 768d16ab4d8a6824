# Start, Vorbereitung und Szenarien.
page-problem-setup = So lässt sich das Spiel nicht vorbereiten.
page-problem-level = Einen Bot dieser Stärke gibt es nicht.
page-players-range = 
    { $least }–{ $most ->
        [one] 1 Person
       *[other] { $most } Personen
    }

page-option-lot = Durch das Los
page-option-at-seat = Platz { $number }: { $name }
page-idle-alone = Allein ohne Wirkung.
page-idle-two = Nur zu zweit; jetzt ohne Wirkung.
page-order-own = In dieser Reihenfolge
page-order-up = { $item }: früher
page-order-down = { $item }: später
page-order-told = { $item } ist jetzt Nummer { $place }.

page-file-not-json = { $file } ist nicht lesbar: das ist kein JSON.
page-file-not-scenario = { $file } ist kein Szenario. Ein Szenario hat eine Liste „layout“ von Gleisteilen, jedes mit Feld, Gleisteil und Drehung (cell, tile, rotation).
page-file-not-data = { $file } ist keine Datendatei: sie sollte Teile wie „market“ oder „tile“ enthalten.
page-file-too-large = { $file } ist zu groß.
page-file-refused = { $file } ist nicht verwendbar.

page-scenario = Szenario entwerfen
page-scenario-about = Diese Gleisteile liegen auf dem Tisch, bevor das Spiel beginnt. Wähle ein Gleisteil, dann ein Feld. Ein Gleisteil auf dem Plan lässt sich antippen, drehen oder entfernen.
page-scenario-map = Plan des Szenarios
page-scenario-tiles = Gleisteile
page-scenario-lay = Auf { $cell } legen: { $tile }
page-scenario-laid = { $cell }, { $tile }: drehen oder entfernen
page-scenario-turn = Drehen
page-scenario-remove = Entfernen
page-scenario-from = Beginnen mit
page-scenario-empty = Leerer Tisch
page-scenario-name = Name des Szenarios
page-scenario-nameless = Eigenes Szenario
page-scenario-players = Für höchstens wie viele Personen
page-scenario-save = Als Datei speichern
page-scenario-load = Datei laden
page-scenario-play = Dieses spielen
page-scenario-back = Zurücknehmen
page-scenario-nothing = Noch liegt nur Mildendo.
page-scenario-fits = { $count ->
    [one] Alles passt: ein Gleisteil liegt.
   *[other] Alles passt: { $count } Gleisteile liegen.
}
page-scenario-choose = Wähle zuerst ein Gleisteil, dann ein Feld.

# Vorgaben: benannte Sätze von Optionen.
page-presets = Regeln
page-presets-mixed = Eine Mischung von Regeln, wie unten gewählt.
page-presets-single = Einzelne Regeln
