# Pravidla vedle stolu: co bylo odmítnuto, co se našlo.
page-rules-map = Ukázat na mapě
page-rules-found = nalezeno { $count }
page-rules-next = Další nalezené
page-rules-previous = Předchozí nalezené
