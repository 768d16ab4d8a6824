# The rules beside the table.
page-rules-search = Search the rules
page-rules-whole = Whole page
page-rules-none = No rule has these words.
page-rules-back = Back to my turn
page-rules-table = Back to the table
page-rules-from = From your move:
page-key-rules = To the rules, and search them
page-rules-games = Games
page-rules-contents = Contents
