# Aktien in den Spielen mit Gleisen. Beträge kommen mit Währung.

# Ablehnungen.
rail-refuse-too-few-shares = Du kannst { $held ->
    [one] 1 Aktie
   *[other] { $held } Aktien
} von { $company } verkaufen.
rail-refuse-too-few-single-shares = 
    Du kannst { $held ->
        [one] 1 Aktie
       *[other] { $held } Aktien
    } von { $company } verkaufen; die Direktorsaktie ist unverkäuflich.
rail-refuse-pool-limit = Der Pool nimmt höchstens { $limit } % von { $company } auf.
rail-refuse-director-share = Ein Teil der Direktorsaktie von { $company } ist nur verkäuflich, wenn ein anderer mindestens so viel besitzt, wie sie wert ist.
rail-refuse-stays-director = Du musst Direktor von { $company } bleiben.
rail-refuse-no-company = Eine Gesellschaft { $company } gibt es nicht.
rail-refuse-not-started = { $company } ist nicht gegründet.
rail-refuse-no-source = Dort gibt es keine Aktien von { $company } zu kaufen.
rail-refuse-no-share-bank = Die Bank hat keine Aktie von { $company }.
rail-refuse-no-share-treasury = { $company } hat keine eigene Aktie mehr.
rail-refuse-no-share-pool = Im Pool liegt keine Aktie von { $company }.
rail-refuse-share-money = Eine Aktie von { $company } kostet { $price }, so viel hast du nicht.
rail-refuse-certificate-limit = 
    Niemand darf mehr als { $limit ->
        [one] 1 Papier
       *[other] { $limit } Papiere
    } besitzen.
rail-refuse-holding-limit = Niemand darf mehr als { $limit } % von { $company } besitzen.

# Das Protokoll.
rail-log-shares-sold = { $player } verkauft { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} von { $company } für { $amount }; der Kurs ist jetzt { $price }.
rail-log-share-bought = { $player } kauft eine Aktie von { $company } für { $price }.
rail-log-share-treasury = { $player } kauft { $company } eine eigene Aktie für { $price } ab.
rail-log-share-pool = { $player } kauft eine Aktie von { $company } für { $price } aus dem Pool.
rail-log-director = { $player } leitet jetzt { $company }; { $before } erhält dafür gewöhnliche Aktien.
