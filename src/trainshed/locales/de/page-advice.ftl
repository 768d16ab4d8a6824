# Was ein Bot tun würde, und warum er etwas getan hat.
page-advice-ask = Was würde der Bot tun?
page-advice-heading = Was der Bot tun würde
page-advice-level = Stärke: { $level }
page-advice-thinking = Der Bot denkt nach …
page-advice-reasons = Gründe
page-advice-show = Zeigen
page-advice-sees = Der Bot sieht nur, was du siehst. Es wird nichts gespielt: Der Zug bleibt dir.
page-advice-shown = Gezeigt, nicht gespielt.
page-advice-hidden = Es ist eine der Möglichkeiten in der Leiste. Der Zug bleibt dir.
page-advice-why = Warum?
page-advice-why-long = Warum hat der Bot das getan?
page-advice-why-heading = Warum { $name } das getan hat
page-advice-later = Die Gründe würden verraten, wie weit { $name } gehen will. Nach dieser Runde kannst du danach fragen.
page-advice-lost = Neu gerechnet wählt der Bot jetzt einen anderen Zug. Seine Gründe für diesen sind nicht mehr bekannt.
page-key-advice = Was der Bot tun würde
