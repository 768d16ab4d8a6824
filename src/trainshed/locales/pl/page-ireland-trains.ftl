# 18Ireland: przejazdy, dywidendy, pociągi, zakup przymusowy; części przejazdu wspólne dla gier z torami.
page-run-crossings = { $used } z { $limit ->
    [one] 1 granicy
   *[other] { $limit } granic
}
page-run-crossings-any = { $used ->
    [one] 1 granica
    [few] { $used } granice
   *[other] { $used } granic
}, bez ograniczenia
page-run-count-stops = { $count ->
    [one] 1 przystanek
    [few] { $count } przystanki
   *[other] { $count } przystanków
}
page-run-row = Pociąg { $number }, { $train }, { $amount }
page-run-row-feeder = wąski tor { $name } { $value }
page-run-row-idle = Pociąg { $number }, { $train }, nie jedzie
page-run-feeds = zasila { $stop } wąskim torem
page-run-edit = Zmień
page-run-editing = Zmieniany
page-run-lock = Zablokuj
page-run-locked = Zablokowany
page-run-begun = zaczyna w: { $stop }; wybierz następny przystanek
page-run-pill-best = Dowiedzione najlepsze: { $amount }
page-run-pill-between = Najlepsze znalezione: { $low }, najwyżej { $high }
page-run-pill-computing = Obliczam …
page-run-last = ostatnio { $amount }
page-run-best = Najlepsze
page-run-by-hand = Ręcznie
page-run-legend-stop = przystanek
page-run-legend-feeder = miasteczko na wąskim torze
page-run-legend-bonus = znacznik
page-run-hand-train = Pociąg { $number } ({ $train }):
page-run-hand-both = naciśnij przystanek na mapie, aby wydłużyć trasę, a jej koniec, aby ją skrócić; koniec ◇ można przeciągnąć na inny przystanek lub tor, R wybiera następną drogę. Zablokowane pociągi zostają; „Najlepsze” oblicza pozostałe od nowa.
page-run-hand-is-locked = zablokowany. Odblokuj go, aby zmienić trasę.
page-run-hand-turn = Inny tor ({ $number } z { $of })
page-run-denied = { $stop }: { $range }.
page-run-solving = Obliczam pozostałe pociągi …
page-run-less = O { $less } mniej niż najlepszy przejazd za { $best }.
page-run-equal = Tak samo dobre jak najlepszy przejazd.
page-run-alternatives = Inne możliwości
page-run-same = tyle samo
page-run-lower = o { $less } mniej
page-run-take = Weź
page-run-go = Przejazd za { $amount }
page-run-nothing = Bez przejazdu

page-trains-bonus-boats = Statki na Shannon
page-trains-bonus-marker = Parowiec { $place }

page-trains-pay = Wypłać
page-trains-pay-share = Wypłać · { $amount } na akcję
page-trains-withhold = Zatrzymaj
page-trains-treasury-of = Skarbiec { $company }
page-trains-holder = { $name } ({ $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[other] { $count } akcji
})
page-trains-stays-in-bank = zostaje w banku
page-trains-next-train = Następny pociąg { $train }, { $price }
page-trains-trains-full = brak miejsca
page-trains-short = brak { $amount }
page-trains-in-reach = starczy
page-trains-your-worth = Twój majątek
page-trains-next-round = Następna runda
page-trains-runs-after = po { $company }
page-trains-runs-first = jako pierwsza
page-trains-flag-closes = { $company } bankrutuje
page-trains-flag-ends = 260: gra kończy się po tej rundzie
page-trains-rises = Cena idzie w prawo, jeśli wypłata wynosi co najmniej { $once }.
page-trains-rises-two = Cena idzie w prawo, jeśli wypłata wynosi co najmniej { $once }, a od { $twice } o dwa pola.

page-trains-discard-about = { $company } ma pociągów: { $have }, może zatrzymać { $limit }. { $count ->
    [one] Jeden pociąg trafia
    [few] { $count } pociągi trafiają
   *[other] { $count } pociągów trafia
} do puli bez zapłaty.
page-trains-discard-which = Wybierz pociąg do oddania
page-trains-discard = Oddaj { $train }
page-trains-to-pool = do puli, gdzie kosztuje { $amount }
page-trains-run-then = Najlepszy przejazd potem

page-trains-offer-about = { $name } składa ofertę w imieniu { $company }. Cena na karcie { $train } to { $face }.
page-trains-accept = Przyjmij { $amount }
page-trains-trains-of = Pociągi { $company }
page-trains-run-of = Najlepszy przejazd { $company }
page-trains-offer-last = To jedyny pociąg { $company }: w swojej turze będzie musiała kupić inny.
page-trains-offer-refused-then = O ten pociąg nie będzie można pytać drugi raz w tej turze.

page-trains-lost = przepada
page-trains-depot = Pociągi w banku
page-trains-depot-order = rodzaj jest w sprzedaży, gdy poprzedni się skończył
page-trains-depot-left = zostało { $count }
page-trains-depot-after = { $count ->
    [0] po { $train }
   *[other] { $count }, po { $train }
}
page-trains-when-first = Gdy pojawi się pierwszy { $train }
page-trains-near = { $count ->
    [0] już w sprzedaży
    [one] po jeszcze jednym pociągu
    [few] po jeszcze { $count } pociągach
   *[other] po jeszcze { $count } pociągach
}
page-trains-nobody = Żadna spółka jeszcze nie wystartowała, więc nikt nie ma pociągu do stracenia.
page-trains-in-order = W kolejności działania
page-trains-cash = Gotówka
page-trains-now = Teraz
page-trains-then = Potem
page-trains-limit = Limit
page-trains-so = Skutek
page-trains-of = { $count } z { $limit }
page-trains-no-train = bez pociągu
page-trains-must-buy = musi kupić
page-trains-so-you-pay = brak { $amount }, które dokładasz
page-trains-so-short = brak { $amount }
page-trains-so-can-pay = stać ją
page-trains-so-loses = traci { $trains }
page-trains-so-keeps = zatrzymuje wszystko
page-trains-so-over = oddaje { $count ->
    [one] jeden pociąg
    [few] { $count } pociągi
   *[other] { $count } pociągów
}
page-trains-so-closes = { $count ->
    [one] zamknięta: { $privates }
   *[other] zamknięte: { $privates }
}
page-trains-chip-limits = limity pociągów { $now } → { $then }
page-trains-chip-privates = { $count ->
    [one] zamknięta spółka prywatna: { $privates }
   *[other] zamknięte spółki prywatne: { $privates }
}
page-trains-chip-tiles = { $colour ->
    [yellow] żółte kafelki
    [green] zielone kafelki
    [brown] brązowe kafelki
   *[grey] szare kafelki
}
page-trains-chip-removed = { $count ->
    [one] odpada nieuruchomiona: { $companies }
   *[other] odpadają nieuruchomione: { $companies }
}
page-trains-nothing-comes = Pojawiły się już wszystkie rodzaje.
page-trains-runs-by-train = Przejazd { $company } z kupionym pociągiem
page-trains-with = z

page-trains-tab-bank = Bank i pula
page-trains-tab-own = Własne spółki
page-trains-tab-others = Inni prezesi
page-trains-printed-price = po cenie z karty
page-trains-no-consent = bez pytania o zgodę
page-trains-an-offer = oferta, na którą odpowiada prezes
page-trains-buy-about = pociągi { $count } z { $limit }, { $cash }
page-trains-buy-full = dobrowolnie oddać nie można
page-trains-from-bank = { $price }, bank
page-trains-from-pool = { $price }, pula
page-trains-for-trade = w zamian za { $train }
page-trains-takes = koniec { $trains }
page-trains-buy-for = Kup { $amount }
page-trains-nothing-on-sale = Nie ma pociągów na sprzedaż.
page-trains-no-own = Twoje pozostałe spółki nie mają pociągów.
page-trains-no-others = Spółki innych prezesów nie mają pociągów.
page-trains-only-train = jej jedyny pociąg,
page-trains-face = na karcie { $amount }
page-trains-refused = odmowa
page-trains-price-for = Cena { $train } spółki { $company }
page-trains-enough = od { $amount } { $company } sama zapłaci za następny pociąg
page-trains-chip-face = Z karty { $amount }
page-trains-chip-all = Cała gotówka { $amount }
page-trains-chip-most = Najwięcej { $amount }
page-trains-both = { $company }, { $name } · pociągi { $before } → { $after } z { $limit }
page-trains-you-add = Dokładasz
page-trains-ware-yours = twoja spółka
page-trains-ware-sentence = { $train } od { $seller }, { $whose }. Cena { $price }, od { $low } do { $high }. { $buyer } z { $before } na { $after }, { $seller } z { $had } na { $has }.
page-trains-ware-none-left = { $company } nie ma potem pociągu i musi kupić w swojej turze.
page-trains-you-would-add = Do najtańszego pociągu na sprzedaż dołożysz { $amount }.
page-trains-can-pay-itself = Stać ją na najtańszy pociąg na sprzedaż.
page-trains-buy-ware = Kup { $train } od { $company } za { $amount }
page-trains-ask = Zapytaj: { $name }, { $train } za { $amount }
page-trains-loss-line = { $companies } przepadają;
page-trains-without = bez pociągu: { $companies }
page-trains-done = Gotowe: koniec tury { $company }
page-trains-done-next = następna: { $company } ({ $name })
page-trains-done-round = runda się kończy
page-trains-must-first = najpierw musi mieć pociąg

page-trains-ways = Pociągi i czego wymagają
page-trains-way-now = { $amount } z twojej gotówki
page-trains-way-sales = twoja gotówka i { $amount } z akcji
page-trains-way-oversold = ✕ akcje sprzedano na droższy
page-trains-way-out = ✕ nieosiągalny: po sprzedaży wszystkich akcji brak { $amount }
page-trains-bar = { $company } płaci { $pays }, dokładasz { $adds }, brakuje { $gap } z { $price }
page-trains-bar-own = twoja gotówka { $amount }
page-trains-gap = brak { $amount }
page-trains-missing = brakuje { $amount } z akcji
page-trains-missing-lost = brakuje { $amount }
page-trains-enough-now = niczego nie brakuje
page-trains-closes-gap = wystarczy
page-trains-sell-for = Sprzedaj akcje: tylko tyle, ile trzeba na { $train }
page-trains-holding = { $company } { $percent }% po { $price }
page-trains-sale-stay = zostajesz prezesem z { $percent }%
page-trains-sale-left = { $percent ->
    [0] nic ci nie zostaje
   *[other] zostaje ci { $percent }%
}
page-trains-sale-director = prezesem zostaje { $name }, { $percent ->
    [0] nic ci nie zostaje
   *[other] zostaje ci { $percent }%
}
page-trains-pool-then = pula { $percent } z { $limit }%
page-trains-sale-sentence = Sprzedaj { $count } { $company } za { $amount }
page-trains-price-falls = cena spada do { $price }
page-trains-rule = Zasada { $number }
page-trains-after-sale = Potem: sprzedaż { $count } { $company }
page-trains-after-both = Potem: sprzedaż { $count } { $company }, zakup { $train }
page-trains-after-buy = Potem: zakup { $train }
page-trains-your-cash = Twoja gotówka
page-trains-still-missing = Wciąż brakuje
page-trains-owns = ma { $train }
page-trains-sale-price = { $company }: cena, twoja część
page-trains-sell-go = Sprzedaj { $count } { $company } za { $amount }
page-trains-buy-train = Kup { $train }
page-trains-ask-others = Pociąg innej spółki …
page-trains-other-trains = Pociągi innych spółek
page-trains-other-help = Możesz dołożyć gotówkę do ceny z karty, ale nie pieniądze za akcje.
page-trains-other-sold = Sprzedano akcje: tu liczy się tylko gotówka spółki.
page-trains-sure = Na pewno?
page-trains-sure-buy = Płacisz { $amount } z własnych pieniędzy za { $train } dla { $company }.
page-trains-sure-buy-yes = Zapłać { $amount }
page-trains-sure-bankrupt = Ogłosić bankructwo?
page-trains-sure-bankrupt-yes = Tak, bankrutuję
page-trains-hopeless = { $company } nic nie uratuje.
page-trains-hopeless-why = Po sprzedaży wszystkich akcji jest { $most }; wciąż brakowałoby { $missing }.
page-trains-bankrupt-means = Odpadasz z gry z niczym. { $count ->
    [one] Odpada { $companies }
   *[other] Odpadają { $companies }
}; pozostałym akcjonariuszom bank płaci cenę każdej akcji.
page-trains-bankrupt-go = Ogłoś bankructwo
page-trains-bankrupt-not = Bankructwo nie jest możliwe: z akcji możesz uzyskać { $amount }.
page-trains-bankrupt-would = Oznaczałoby: odpadasz z niczym; { $count ->
    [one] odpada { $companies }
   *[other] odpadają { $companies }
}, pozostali akcjonariusze dostają cenę każdej akcji.
