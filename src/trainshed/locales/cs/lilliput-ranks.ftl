# Hodnocení hry jednoho hráče podle náskoku před Gulliverem.
lilliput-band-0 = Pod obrovou botou
lilliput-band-1 = V obrově stínu
lilliput-band-2 = Obrovi v patách
lilliput-band-3 = Obr zkrocen
lilliput-band-4 = Větší než obr
lilliput-band-5 = Císařství Lilliput
