# What the browser or the connection does not allow, and other words of the frame.
page-no-cookies = Tento prohlížeč blokuje cookies, takže vás server nepozná a můžete se jen dívat. Chcete-li hrát, povolte pro tuto stránku cookies.
page-problem-copy = Kopírování nebylo dovoleno; odkaz je teď v adresním řádku.
page-rail-limit-short = vlaky ≤ { $limit }
page-chat-unread = { $count ->
    [one] { $count } nepřečtená zpráva
    [few] { $count } nepřečtené zprávy
   *[other] { $count } nepřečtených zpráv
}
page-copy-note = Toto je kopie: za všechna místa se hraje u této obrazovky a původní hra pokračuje beze změny.
page-copy-back = Zpět k původní hře
page-invite-here-only = Tento odkaz funguje jen na tomto počítači: server byl spuštěn jen pro něj. Po „trainshed serve --host 0.0.0.0“ se připojí i ostatní v síti.
page-london-skipped = S { $count ->
    [one] poslední kartou
    [few] posledními { $count } kartami
   *[other] posledními { $count } kartami
} nešlo nic zakreslit, váš tah se přeskočil.
