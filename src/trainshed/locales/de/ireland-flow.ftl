# 18Ireland: Runden, Loks, Notkauf, Bankrott, Fusionen, Ende.

# Teile des Spiels.
ireland-tick-privates = Versteigerung der Privatbahnen
ireland-tick-stock = Aktienrunde { $number }
ireland-tick-operating = Betriebsrunde { $number }.{ $part }
ireland-tick-merger = Fusionsrunde { $number }
ireland-end-nothing = Keine Gesellschaft ist übrig, und niemand kann eine gründen; wer am reichsten ist, gewinnt.

# Fragen.
ireland-ask-trains = { $company } hat { $cash }. Welche Lok kauft sie?
ireland-ask-must-buy = { $company } hat keine Lok und muss von ihren { $cash } eine kaufen. Welche?
ireland-ask-emergency = { $company } hat keine Lok, und ihre { $cash } reichen für keine. Du hast { $own }: Bei welcher Lok hilfst du?
ireland-ask-bankrupt = Nichts, was du hast, reicht für eine Lok für { $company }. Erst selbst Aktien verkaufen oder den Bankrott erklären?
ireland-ask-merger = Eine Fusion vorschlagen oder passen?
ireland-ask-vote = { $player } will { $first } und { $second } fusionieren; der neue Kurs ist { $price }. Du hast { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}: dafür oder dagegen?
ireland-ask-vote-three = { $player } will { $first }, { $second } und { $third } fusionieren; der neue Kurs ist { $price }. Du hast { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}: dafür oder dagegen?
ireland-ask-target = Die Fusion ist angenommen. Welche Gesellschaft mit zehn Aktien wird daraus?

# Ablehnungen.
ireland-refuse-must-own = { $company } hat keine Lok und muss eine kaufen.
ireland-refuse-no-emergency = { $company } kann eine Lok selbst bezahlen: Der Direktor verkauft nichts und ist nicht bankrott.
ireland-refuse-trade-phase = Loks werden erst ab der ersten 10H in Zahlung genommen.
ireland-refuse-trade-once = { $company } hat in diesem Zug schon eine Lok in Zahlung gegeben.
ireland-refuse-trade-owner = { $company } hat keine { $train }, die sie abgeben könnte.
ireland-refuse-trade-kind = Eine { $old } kann nicht gegen eine { $new } getauscht werden.
ireland-refuse-trade-money = { $company } kann die Differenz von { $price } nicht bezahlen.
ireland-refuse-emergency-money = Diese Lok kostet { $price }; es fehlen { $gap }.
ireland-refuse-emergency-oversold = Für eine Lok um { $price } hätte die letzte Aktie nicht verkauft werden müssen: Jetzt muss es eine teurere sein.
ireland-refuse-emergency-sale = Für die teuerste Lok reichen weniger Aktien von { $company }.
ireland-refuse-emergency-dead-end = 
    Nach dem Verkauf von { $count ->
        [one] 1 Aktie
       *[other] { $count } Aktien
    } von { $company } bliebe keine Lok, die du kaufen darfst.
ireland-refuse-emergency-private = Für eine Lok sind schon Aktien verkauft, also kauft { $company } davor keine Privatbahn anderer.
ireland-refuse-not-bankrupt = Du bist nicht bankrott: { $have } sind aufzubringen, und eine Lok kostet { $price }.
ireland-refuse-merger-set = Eine Fusion nennt zwei oder drei Gesellschaften mit fünf Aktien, jede einmal.
ireland-refuse-merger-running = { $company } ist keine laufende Gesellschaft mit fünf Aktien.
ireland-refuse-merger-not-joined = { $first } und { $second } sind nicht durch Breitspur verbunden.
ireland-refuse-merger-same-cell = { $first } und { $second } haben ihre Bahnhöfe auf einem Feld.
ireland-refuse-merger-none-yours = Du hast keine Aktie dieser Gesellschaften.
ireland-refuse-merger-shares = Spieler und Pool haben mehr als { $most } ihrer Aktien.
ireland-refuse-merger-holding = { $player } hätte mehr als { $limit } % der neuen Gesellschaft.
ireland-refuse-merger-pool = Im Pool wären mehr als { $limit } % der neuen Gesellschaft.
ireland-refuse-merger-no-ten = Keine Gesellschaft mit zehn Aktien ist mehr frei.
ireland-refuse-merger-voted = Über diese Fusion wurde in dieser Runde schon abgestimmt.
ireland-refuse-target = { $company } ist keine freie Gesellschaft mit zehn Aktien.
ireland-refuse-must-vote = Stimme dafür oder dagegen; enthalten kann man sich nicht.
ireland-refuse-must-name = Nenne die Gesellschaft mit zehn Aktien.

# Das Protokoll.
ireland-log-round-privates = Die Versteigerung der Privatbahnen beginnt.
ireland-log-round-stock = Aktienrunde { $number } beginnt.
ireland-log-round-operating = Betriebsrunde { $number }.{ $part } beginnt.
ireland-log-round-merger = Fusionsrunde { $number } beginnt.
ireland-log-private-income = { $private } bringt { $owner } { $amount }.
ireland-log-marker = { $company }: Kurs { $was } → { $price }.
ireland-log-closed-price = Der Kurs von { $company } ist auf 0 gefallen: Sie scheidet aus.
ireland-log-closed-bankrupt = { $company } schließt mit ihrem Direktor.
ireland-log-lost = Mit { $company } verloren: { $who }; { $treasury } Betriebskapital.
ireland-log-lost-share = { $player } { $percent } %
ireland-log-lost-treasury = { $treasury } Betriebskapital von { $company } sind verloren.
ireland-log-removed = { $company } wurde nie gegründet und scheidet aus.
ireland-log-end-market = { $company } hat 260 erreicht: Das Spiel endet nach dieser Betriebsrunde.
ireland-log-end-bank = Die Bank ist gesprengt: Das Spiel endet nach der zweiten Betriebsrunde.
ireland-log-ended-market = Das Spiel ist aus: 260 wurde erreicht. { $totals }.
ireland-log-ended-bank = Das Spiel ist aus: Die Bank ist gesprengt. { $totals }.
ireland-log-ended-bankrupt = Das Spiel ist aus: Nur eine Person ist nicht bankrott. { $totals }.
ireland-log-ended-nothing = Das Spiel ist aus: Keine Gesellschaft ist übrig, und niemand kann eine gründen. { $totals }.
ireland-log-total = { $player } { $total }
ireland-log-totals = { $first }, { $rest }
ireland-log-bankrupt = { $player } kann { $company } keine Lok verschaffen und ist bankrott; { $cash } sind verloren.
ireland-log-settled = Die Bank zahlt { $player } { $amount } für Aktien von { $company }.
ireland-log-left-shares = { $percent } % von { $what } verlassen mit { $player } das Spiel.
ireland-log-left-private = { $what } verlässt mit { $player } das Spiel.
ireland-log-proposed = { $player } schlägt vor, { $first } und { $second } mit Kurs { $price } zu fusionieren.
ireland-log-proposed-three = { $player } schlägt vor, { $first }, { $second } und { $third } mit Kurs { $price } zu fusionieren.
ireland-log-voted-for = { $player } stimmt mit { $votes } dafür ({ $ayes } dafür, { $noes } dagegen).
ireland-log-voted-against = { $player } stimmt mit { $votes } dagegen ({ $ayes } dafür, { $noes } dagegen).
ireland-log-pool-for = { $company } im Pool: { $votes } dafür, denn der Kurs steigt.
ireland-log-pool-against = { $company } im Pool: { $votes } dagegen, denn der Kurs fällt.
ireland-log-pool-abstain = { $company } im Pool: { $votes } ohne Stimme, denn der Kurs bleibt.
ireland-log-merger-accepted = Die Fusion ist angenommen: { $ayes } zu { $noes }.
ireland-log-merger-rejected = Die Fusion ist abgelehnt: { $ayes } zu { $noes }.
ireland-log-merger-tied = Gleichstand, { $ayes } zu { $noes }: keine Fusion.
ireland-log-merged = { $first } und { $second } werden { $company }: Kurs { $price }, Betriebskapital { $treasury }, Direktor { $director }.
ireland-log-merged-three = { $first }, { $second } und { $third } werden { $company }: Kurs { $price }, Betriebskapital { $treasury }, Direktor { $director }.
