# Rovnou k jízdě.
page-ireland-straight = Rovnou jízda za { $amount }
page-ireland-straight-about = Před jízdou se nic nezmění: tyto kroky se přeskočí a jede se nejlepší jízda.
