# Przygotowanie 18Lilliput: scenariusze, warianty, poprawki.
lilliput-refuse-scenario-tile = { $tile } nie jest żetonem scenariuszy; na { $cell } nic nim nie położysz.
lilliput-refuse-scenario-cell = Pola { $cell } dla { $tile } nie ma. Pola nazywa się od drogi z Mildendo: N2E1 to dwa na północ i jedno na wschód.
lilliput-refuse-scenario-turn = Żeton obraca się o 0 do 3 ćwiartek; { $tile } na { $cell } nie.
lilliput-refuse-scenario-taken = Na { $cell } już coś leży; { $tile } nie ma tam miejsca.
lilliput-refuse-scenario-homes = Mildendo potrzebuje { $companies } wolnych boków, przy których może leżeć i łączyć się z nim miasto macierzyste.
