# Co udělali ostatní: tempo, oznámení, zmeškané tahy.
page-seen = Co udělali ostatní
page-seen-play = Přehrát
page-seen-skip = Přeskočit
page-seen-back = Předchozí tah
page-seen-next = Další
page-seen-yours = Vaše:
page-seen-loses = { $company } vydělá o { $amount } méně.
page-seen-missed = { $count ->
    [one] Od vaší poslední návštěvy { $count } tah
    [few] Od vaší poslední návštěvy { $count } tahy
    [many] Od vaší poslední návštěvy { $count } tahu
   *[other] Od vaší poslední návštěvy { $count } tahů
}
page-setting-pace = Ukazovat, co dělají ostatní
page-pace-off = vůbec ne
page-pace-quick = rychle
page-pace-normal = normální rychlostí
page-pace-slow = pomalu
page-seen-key = Přeskočit, co se právě ukazuje
