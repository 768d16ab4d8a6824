# Words in the figures of the rules.
figure-yes = jde to
figure-no = nejde to
figure-label-river = řeka
figure-label-hill = kopce
figure-label-mountain = hory
figure-label-yellow-start = žlutá: od začátku
figure-label-green-3 = zelená: od prvního 3-vlaku
figure-label-brown-5 = hnědá: od prvního 5-vlaku
figure-train-obsolete = vydělá půl
figure-train-gone = mimo hru
figure-train-new = první
figure-who-director = ředitel
figure-who-player = hráč
figure-who-other = jiný hráč
figure-who-bank = bank
figure-who-treasury = v pokladně
figure-who-pool = volný prodej
