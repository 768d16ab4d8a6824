# Proč bot něco dělá, ve všech hrách. $other je tah jako v seznamu možností, $behind částka nebo body.
advice-at-random = Vybráno náhodně z { $count ->
    [one] 1 možného tahu
    [few] { $count } možných tahů
   *[other] { $count } možných tahů
}.
advice-only-choice = Jiná možnost tu není.
advice-out-of-time = Bot nestihl výpočet včas, a tak se táhlo náhodně.
advice-instead = Druhá možnost: { $other }.
advice-instead-alike = Prakticky stejně dobré: { $other }. Mezi oběma se vybíralo náhodně.
advice-instead-behind = Druhé nejlepší: { $other }. Hodnoceno o { $behind } níž.
advice-instead-close = Jen o málo horší: { $other }.
advice-fixed-rule = Bot se tu řídí pevným pravidlem a nic nezvažuje.
