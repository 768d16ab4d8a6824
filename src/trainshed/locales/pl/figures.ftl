# Words in the figures of the rules.
figure-yes = wolno
figure-no = nie wolno
figure-label-river = rzeka
figure-label-hill = wzgórza
figure-label-mountain = góry
figure-label-yellow-start = żółty: od początku
figure-label-green-3 = zielony: od pierwszego pociągu 3
figure-label-brown-5 = brązowy: od pierwszego pociągu 5
figure-train-obsolete = daje połowę
figure-train-gone = poza grą
figure-train-new = pierwszy
figure-who-director = prezes
figure-who-player = gracz
figure-who-other = inny gracz
figure-who-bank = bank
figure-who-treasury = skarbiec
figure-who-pool = pula
