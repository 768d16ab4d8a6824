# Co zrobiłby bot i dlaczego coś zrobił.
page-advice-ask = Co zrobiłby bot?
page-advice-heading = Co zrobiłby bot
page-advice-level = Poziom: { $level }
page-advice-thinking = Bot się zastanawia…
page-advice-reasons = Powody
page-advice-show = Pokaż
page-advice-sees = Bot widzi tylko to, co ty. Nic nie zostaje zagrane: ruch należy do ciebie.
page-advice-shown = Pokazane, nie zagrane.
page-advice-hidden = To jedna z możliwości w panelu. Ruch należy do ciebie.
page-advice-why = Dlaczego?
page-advice-why-long = Dlaczego bot to zrobił?
page-advice-why-heading = Dlaczego tak: { $name }
page-advice-later = Powody zdradziłyby, jak daleko chce się posunąć { $name }. Zapytać można po tej rundzie.
page-advice-lost = Po ponownym obliczeniu bot wybiera inny ruch. Powody tego ruchu nie są już znane.
page-key-advice = Co zrobiłby bot
