# Ränge der Partie allein, nach dem Vorsprung vor Gulliver.
lilliput-band-0 = Vom Riesen zertreten
lilliput-band-1 = Im Schatten des Riesen
lilliput-band-2 = Ihm auf den Fersen
lilliput-band-3 = Riese gezähmt
lilliput-band-4 = Riese überragt
lilliput-band-5 = Kaiserreich Lilliput
