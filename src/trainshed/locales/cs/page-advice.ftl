# Co by udělal bot, a proč něco udělal.
page-advice-ask = Co by udělal bot?
page-advice-heading = Co by udělal bot
page-advice-level = Úroveň: { $level }
page-advice-thinking = Bot přemýšlí…
page-advice-reasons = Důvody
page-advice-show = Ukázat
page-advice-sees = Bot vidí jen to, co vy. Nic se nehraje: tah je na vás.
page-advice-shown = Ukázáno, nezahráno.
page-advice-hidden = Je to jedna z možností v panelu. Tah je na vás.
page-advice-why = Proč?
page-advice-why-long = Proč to bot udělal?
page-advice-why-heading = Proč to { $name } dělá
page-advice-later = Důvody by prozradily, jak daleko chce { $name } zajít. Zeptat se lze po tomto kole.
page-advice-lost = Při novém výpočtu bot volí jiný tah. Jeho důvody pro tento už nejsou známy.
page-key-advice = Co by udělal bot
