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
page-run-hand-both = naciśnij przystanek na mapie, aby wydłużyć trasę, a jej koniec, aby ją skrócić. Zablokowane pociągi zostają; „Najlepsze” oblicza pozostałe od nowa.
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

page-ireland-bonus-boats = Statki na Shannon
page-ireland-bonus-marker = Parowiec { $place }

page-ireland-pay = Wypłać
page-ireland-pay-share = Wypłać · { $amount } na akcję
page-ireland-withhold = Zatrzymaj
page-ireland-treasury-of = Skarbiec { $company }
page-ireland-holder = { $name } ({ $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[other] { $count } akcji
})
page-ireland-stays-in-bank = zostaje w banku
page-ireland-next-train = Następny pociąg { $train }, { $price }
page-ireland-trains-full = brak miejsca
page-ireland-short = brak { $amount }
page-ireland-in-reach = starczy
page-ireland-your-worth = Twój majątek
page-ireland-next-round = Następna runda
page-ireland-runs-after = po { $company }
page-ireland-runs-first = jako pierwsza
page-ireland-flag-closes = { $company } zostaje zamknięta
page-ireland-flag-ends = 260: gra kończy się po tej rundzie
page-ireland-rises = Kurs idzie w prawo, jeśli wypłata wynosi co najmniej { $once }.
page-ireland-rises-two = Kurs idzie w prawo, jeśli wypłata wynosi co najmniej { $once }, a od { $twice } o dwa pola.

page-ireland-discard-about = { $company } ma pociągów: { $have }, może zatrzymać { $limit }. { $count ->
    [one] Jeden pociąg trafia
    [few] { $count } pociągi trafiają
   *[other] { $count } pociągów trafia
} do puli bez zapłaty.
page-ireland-discard-which = Wybierz pociąg do oddania
page-ireland-discard = Oddaj { $train }
page-ireland-to-pool = do puli, gdzie kosztuje { $amount }
page-ireland-run-then = Najlepszy przejazd potem

page-ireland-offer-about = { $name } pyta w imieniu { $company }. Cena na karcie { $train } to { $face }.
page-ireland-accept = Przyjmij { $amount }
page-ireland-trains-of = Pociągi { $company }
page-ireland-run-of = Najlepszy przejazd { $company }
page-ireland-offer-last = To jedyny pociąg { $company }: w swojej turze będzie musiała kupić inny.
page-ireland-offer-refused-then = O ten pociąg nie będzie można pytać drugi raz w tej turze.

page-ireland-lost = przepada
page-ireland-depot = Pociągi w banku
page-ireland-depot-order = rodzaj jest w sprzedaży, gdy poprzedni się skończył
page-ireland-depot-left = zostało { $count }
page-ireland-depot-after = { $count ->
    [0] po { $train }
   *[other] { $count }, po { $train }
}
page-ireland-when-first = Gdy pojawi się pierwszy { $train }
page-ireland-in-order = W kolejności działania
page-ireland-cash = Gotówka
page-ireland-now = Teraz
page-ireland-then = Potem
page-ireland-limit = Limit
page-ireland-so = Skutek
page-ireland-of = { $count } z { $limit }
page-ireland-no-train = bez pociągu
page-ireland-must-buy = musi kupić
page-ireland-so-you-pay = brak { $amount }, które dokładasz
page-ireland-so-short = brak { $amount }
page-ireland-so-can-pay = stać ją
page-ireland-so-loses = traci { $trains }
page-ireland-so-keeps = zatrzymuje wszystko
page-ireland-so-over = oddaje { $count ->
    [one] jeden pociąg
    [few] { $count } pociągi
   *[other] { $count } pociągów
}
page-ireland-so-closes = { $count ->
    [one] zamknięta: { $privates }
   *[other] zamknięte: { $privates }
}
page-ireland-chip-limits = limity pociągów { $now } → { $then }
page-ireland-chip-privates = { $count ->
    [one] zamknięta spółka prywatna: { $privates }
   *[other] zamknięte spółki prywatne: { $privates }
}
page-ireland-chip-tiles = { $colour ->
    [yellow] żółte kafelki
    [green] zielone kafelki
    [brown] brązowe kafelki
   *[grey] szare kafelki
}
page-ireland-chip-removed = { $count ->
    [one] odpada nieuruchomiona: { $companies }
   *[other] odpadają nieuruchomione: { $companies }
}
page-ireland-chip-launch = można uruchamiać spółki 10-akcyjne
page-ireland-chip-trade = pociągi można oddawać w rozliczeniu
page-ireland-nothing-comes = Pojawiły się już wszystkie rodzaje.
page-ireland-runs-by-train = Przejazd { $company } z kupionym pociągiem
page-ireland-with = z

page-ireland-tab-bank = Bank i pula
page-ireland-tab-own = Własne spółki
page-ireland-tab-others = Inni prezesi
page-ireland-printed-price = po cenie z karty
page-ireland-no-consent = bez pytania o zgodę
page-ireland-an-offer = oferta, na którą odpowiada prezes
page-ireland-buy-about = pociągi { $count } z { $limit }, { $cash }
page-ireland-buy-full = dobrowolnie oddać nie można
page-ireland-from-bank = { $price }, bank
page-ireland-from-pool = { $price }, pula
page-ireland-for-trade = w zamian za { $train }
page-ireland-takes = koniec { $trains }
page-ireland-buy-for = Kup { $amount }
page-ireland-nothing-on-sale = Nie ma pociągów na sprzedaż.
page-ireland-no-own = Twoje pozostałe spółki nie mają pociągów.
page-ireland-no-others = Spółki innych prezesów nie mają pociągów.
page-ireland-only-train = jej jedyny pociąg,
page-ireland-face = na karcie { $amount }
page-ireland-refused = odmowa
page-ireland-price-for = Cena { $train } spółki { $company }
page-ireland-enough = od { $amount } { $company } sama zapłaci za następny pociąg
page-ireland-chip-face = Z karty { $amount }
page-ireland-chip-all = Cała gotówka { $amount }
page-ireland-chip-most = Najwięcej { $amount }
page-ireland-both = { $company }, { $name } · pociągi { $before } → { $after } z { $limit }
page-ireland-you-add = Dokładasz
page-ireland-ware-yours = twoja spółka
page-ireland-ware-sentence = { $train } od { $seller }, { $whose }. Cena { $price }, od { $low } do { $high }. { $buyer } z { $before } na { $after }, { $seller } z { $had } na { $has }.
page-ireland-ware-none-left = { $company } nie ma potem pociągu i musi kupić w swojej turze.
page-ireland-you-would-add = Do najtańszego pociągu na sprzedaż dołożysz { $amount }.
page-ireland-can-pay-itself = Stać ją na najtańszy pociąg na sprzedaż.
page-ireland-buy-ware = Kup { $train } od { $company } za { $amount }
page-ireland-ask = Zapytaj: { $name }, { $train } za { $amount }
page-ireland-loss-line = { $companies } przepadają;
page-ireland-without = bez pociągu: { $companies }
page-ireland-done = Gotowe: koniec tury { $company }
page-ireland-done-next = następna: { $company } ({ $name })
page-ireland-done-round = runda się kończy
page-ireland-must-first = najpierw musi mieć pociąg

page-ireland-ways = Pociągi i czego wymagają
page-ireland-way-now = { $amount } z twojej gotówki
page-ireland-way-sales = twoja gotówka i { $amount } z akcji
page-ireland-way-oversold = ✕ akcje sprzedano na droższy
page-ireland-way-out = ✕ poza zasięgiem: po sprzedaży wszystkich akcji brak { $amount }
page-ireland-bar = { $company } płaci { $pays }, dokładasz { $adds }, brakuje { $gap } z { $price }
page-ireland-bar-own = twoja gotówka { $amount }
page-ireland-gap = brak { $amount }
page-ireland-missing = brakuje { $amount } z akcji
page-ireland-missing-lost = brakuje { $amount }
page-ireland-enough-now = niczego nie brakuje
page-ireland-closes-gap = wystarczy
page-ireland-sell-for = Sprzedaj akcje: tylko tyle, ile trzeba na { $train }
page-ireland-holding = { $company } { $percent } % po { $price }
page-ireland-sale-stay = zostajesz prezesem z { $percent } %
page-ireland-sale-left = { $percent ->
    [0] nic ci nie zostaje
   *[other] zostaje ci { $percent } %
}
page-ireland-sale-director = prezesem zostaje { $name }, { $percent ->
    [0] nic ci nie zostaje
   *[other] zostaje ci { $percent } %
}
page-ireland-pool-then = pula { $percent } z { $limit } %
page-ireland-sale-sentence = Sprzedaj { $count } { $company } za { $amount }
page-ireland-price-falls = kurs spada do { $price }
page-ireland-rule = Zasada { $number }
page-ireland-after-sale = Potem: sprzedaż { $count } { $company }
page-ireland-after-both = Potem: sprzedaż { $count } { $company }, zakup { $train }
page-ireland-after-buy = Potem: zakup { $train }
page-ireland-your-cash = Twoja gotówka
page-ireland-still-missing = Wciąż brakuje
page-ireland-owns = ma { $train }
page-ireland-sale-price = { $company }: kurs, twoja część
page-ireland-sell-go = Sprzedaj { $count } { $company } za { $amount }
page-ireland-buy-train = Kup { $train }
page-ireland-ask-others = Pociąg innej spółki …
page-ireland-other-trains = Pociągi innych spółek
page-ireland-other-help = Możesz dołożyć gotówkę do ceny z karty, ale nie pieniądze za akcje.
page-ireland-other-sold = Sprzedano akcje: tu liczy się tylko gotówka spółki.
page-ireland-sure = Na pewno?
page-ireland-sure-buy = Płacisz { $amount } z własnych pieniędzy za { $train } dla { $company }.
page-ireland-sure-buy-yes = Zapłać { $amount }
page-ireland-sure-bankrupt = Ogłosić bankructwo?
page-ireland-sure-bankrupt-yes = Tak, bankrutuję
page-ireland-hopeless = { $company } nic nie uratuje.
page-ireland-hopeless-why = Po sprzedaży wszystkich akcji jest { $most }; wciąż brakowałoby { $missing }.
page-ireland-bankrupt-means = Odpadasz z gry z niczym. { $count ->
    [one] Zostaje zamknięta { $companies }
   *[other] Zostają zamknięte { $companies }
}; pozostałym akcjonariuszom bank płaci kurs każdej akcji.
page-ireland-bankrupt-go = Ogłoś bankructwo
page-ireland-bankrupt-not = Bankructwo nie jest możliwe: z akcji możesz uzyskać { $amount }.
page-ireland-bankrupt-would = Oznaczałoby: odpadasz z niczym; { $count ->
    [one] zostaje zamknięta { $companies }
   *[other] zostają zamknięte { $companies }
}, pozostali akcjonariusze dostają kurs każdej akcji.
