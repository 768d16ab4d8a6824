# Zasady obok stołu: co odrzucono, co znaleziono.
page-rules-map = Pokaż na mapie
page-rules-found = znaleziono: { $count }
page-rules-next = Następne znalezione
page-rules-previous = Poprzednie znalezione
