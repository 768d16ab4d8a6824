# The rules beside the table.
page-rules-search = Regeln durchsuchen
page-rules-whole = Ganze Seite
page-rules-none = In den Regeln steht das nicht.
page-rules-back = Zurück zu meinem Zug
page-rules-table = Zurück zum Tisch
page-rules-from = Zu deinem Zug:
page-key-rules = Zu den Regeln und ihrer Suche
page-rules-games = Spiele
page-rules-contents = Inhalt
