# Co říká každá hra.
core-refuse-over = Hra skončila.
core-refuse-not-now = Teď ne: hra čeká na jiné rozhodnutí.
core-refuse-not-you = Teď ne: v tuto chvíli nemáte o čem rozhodovat.
core-refuse-malformed = Toto není tah této hry, nebo některá jeho hodnota nedává smysl.
core-refuse-chance = Předepsaný výsledek náhody tady nastat nemůže: { $reason }
core-refuse-seat = U tohoto stolu jsou místa 1 až { $count }.
core-refuse-order = Každá položka z { $count } musí být uvedena právě jednou.

core-record-too-large = Soubor je na hru příliš velký: { $size } kB, nejvýše { $limit } kB.
core-record-not-json = Toto není soubor s hrou: { $reason }
core-record-torn = Soubor je přerušený; { $actions ->
    [0] před přerušením se nepodařilo přečíst žádný tah
    [one] před přerušením se podařilo přečíst 1 tah
    [few] před přerušením se podařilo přečíst { $actions } tahy
   *[other] před přerušením se podařilo přečíst { $actions } tahů
}.
core-record-shape = Soubor nemá stavbu hry: { $reason }
core-record-format = Soubor má formát { $format }; zde je znám formát { $known }.
core-record-title = Hra „{ $title }“ tu není.
core-record-setup = Tuto hru nelze připravit: { $reason }
core-record-action-shape = Tah { $number } nelze přečíst: { $reason }
core-record-action-illegal = Tah { $number } odporuje pravidlům ({ $rule }).

# parts of a game

core-tick-setup = Příprava
core-tick-round = { $number }. kolo
