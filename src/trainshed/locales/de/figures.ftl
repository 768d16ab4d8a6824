# Words in the figures of the rules.
figure-yes = erlaubt
figure-no = nicht erlaubt
figure-label-river = Fluss
figure-label-hill = Hügel
figure-label-mountain = Berg
figure-label-yellow-start = gelb: von Anfang an
figure-label-green-3 = grün: ab der ersten 3er-Lok
figure-label-brown-5 = braun: ab der ersten 5er-Lok
figure-train-obsolete = bringt die Hälfte
figure-train-gone = weg
figure-train-new = die erste
figure-who-director = Direktor
figure-who-player = eine Person
figure-who-other = eine andere
figure-who-bank = Bank
figure-who-treasury = Gesellschaft
figure-who-pool = Pool
