# The rules beside the table.
page-rules-search = Hledat v pravidlech
page-rules-whole = Celá stránka
page-rules-none = Taková slova v pravidlech nejsou.
page-rules-back = Zpět k tahu
page-rules-table = Zpět ke stolu
page-rules-from = K vašemu tahu:
page-key-rules = K pravidlům a jejich hledání
page-rules-games = Hry
page-rules-contents = Obsah
