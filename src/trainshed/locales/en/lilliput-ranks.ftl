# Ranks of the solo game, by the lead over Gulliver.
lilliput-band-0 = Trampled underfoot
lilliput-band-1 = In the giant’s shadow
lilliput-band-2 = At his heels
lilliput-band-3 = Giant tamed
lilliput-band-4 = Giant outgrown
lilliput-band-5 = Emperor of Lilliput
