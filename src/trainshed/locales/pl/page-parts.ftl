# Części strony wczytywane dopiero wtedy, gdy są potrzebne.
page-part-loading = Wczytywanie…
page-part-failed = Nie udało się wczytać tej części strony: brak połączenia albo serwer ma nowszą wersję. Gra jest bezpieczna.
page-part-still = Serwer nadal nie odpowiada. Gra jest bezpieczna; spróbuj ponownie, gdy wróci połączenie.
page-part-again = Spróbuj ponownie
