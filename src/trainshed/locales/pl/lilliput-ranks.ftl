# Rangi gry solo według przewagi nad Guliwerem.
lilliput-band-0 = Pod butem olbrzyma
lilliput-band-1 = W cieniu olbrzyma
lilliput-band-2 = Depczesz mu po piętach
lilliput-band-3 = Olbrzym ujarzmiony
lilliput-band-4 = Większy niż olbrzym
lilliput-band-5 = Cesarstwo Liliputu
