# Části stránky, které se načítají, až když jsou potřeba.
page-part-loading = Načítá se…
page-part-failed = Tuto část stránky se nepodařilo načíst: buď chybí připojení, nebo má server novější verzi. O hru nepřijdete.
page-part-still = Server stále neodpovídá. O hru nepřijdete; zkuste to, až bude připojení fungovat.
page-part-again = Zkusit znovu
