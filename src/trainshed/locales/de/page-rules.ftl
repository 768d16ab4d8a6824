# The rules beside the table.
page-rules-search = Regeln durchsuchen
page-rules-whole = Ganze Seite
page-rules-none = In den Regeln steht das nicht.
page-rules-back = Zurück zu meinem Zug
page-rules-table = Zurück zum Tisch
page-key-rules = Zu den Regeln und ihrer Suche
