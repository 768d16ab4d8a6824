# The rules beside the table.
page-rules-search = Szukaj w zasadach
page-rules-whole = Cała strona
page-rules-none = W zasadach nie ma takich słów.
page-rules-back = Wróć do tury
page-rules-table = Wróć do stołu
page-rules-from = O twoim ruchu:
page-key-rules = Do zasad i ich wyszukiwania
page-rules-games = Gry
page-rules-contents = Spis treści
