# Words in the figures of the rules.
figure-yes = allowed
figure-no = not allowed
figure-label-river = river
figure-label-hill = hill
figure-label-mountain = mountain
figure-label-yellow-start = yellow: from the start
figure-label-green-3 = green: from the first 3-train
figure-label-brown-5 = brown: from the first 5-train
figure-train-obsolete = earns half
figure-train-gone = gone
figure-train-new = first one
figure-who-director = director
figure-who-player = a player
figure-who-other = another player
figure-who-bank = bank
figure-who-treasury = treasury
figure-who-pool = pool
