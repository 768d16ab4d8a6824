# Pierwsza gra z przewodnikiem. [Pardubice](E15) to miejsce, które można nacisnąć: nazwa i jej pole.
# Przewodnik.
page-lesson = Gra z przewodnikiem
page-lesson-step = krok { $number } z { $of }
page-lesson-what = Co
page-lesson-why = Dlaczego
page-lesson-try = Spróbuj
page-lesson-show = Pokaż
page-lesson-key = Pokaż (gra z przewodnikiem)
page-lesson-skip = Pomiń ten krok
page-lesson-you = Ty
page-lesson-next = Dalej
page-lesson-other = Inny wybór
page-lesson-progress = Kroki lekcji
page-lesson-stop-done = Krok { $number }, zrobiony: { $title }
page-lesson-stop-now = Krok { $number }, teraz: { $title }
page-lesson-stop-later = Krok { $number }, jeszcze przed tobą
page-lesson-round = Runda { $number }
page-lesson-round-short = R { $number }
page-lesson-free = Wolna
page-lesson-learned = Co już umiem
page-lesson-learned-count = 
    { $count } z { $of ->
        [one] 1 kroku
       *[other] { $of } kroków
    }
page-lesson-learned-none = Na razie nic: pierwsza karta leży na stole.
page-lesson-leave = Graj bez przewodnika
page-lesson-return = Wróć do przewodnika
page-lesson-anew = Zacznij od nowa
page-lesson-lamp = Zapytaj przewodnika
page-lesson-lamp-close = Odłóż lampę
page-lesson-thinking = Przewodnik myśli …
page-lesson-advice = Rada przewodnika
page-lesson-advice-lay = Połóż kafelek na { $place }.
page-lesson-advice-upgrade = Zmodernizuj kafelek na { $place }.
page-lesson-advice-station = Postaw stację: { $place }.
page-lesson-advice-train = Kup pociąg { $train }.
page-lesson-advice-discard = Odłóż pociąg { $train }.
page-lesson-advice-no-track = Tym razem nic nie kładź.
page-lesson-advice-no-station = Idź dalej bez stacji.
page-lesson-advice-no-train = Nic nie kupuj i zakończ turę.
page-lesson-advice-run = Uruchom pociągi.
page-lesson-advice-effect = Najlepszy przejazd { $before } → { $after } K
page-lesson-summary = 
    Znasz już { $count } z { $of ->
        [one] 1 rzeczy
       *[other] { $of } rzeczy
    } o grach kolejowych.
page-lesson-won = Wygrywasz: { $cash }, o { $lead } więcej niż { $other }.
page-lesson-lost = Wygrywa { $name }: { $cash }, o { $lead } więcej niż ty.
page-lesson-friends = 18CZ z przyjaciółmi
page-lesson-without = Jeszcze raz bez przewodnika
page-level-friendly = Przyjazny
page-problem-busy = To trwa teraz zbyt długo. Spróbuj za chwilę.
page-problem-not-asked = Gra o nic cię teraz nie pyta.

# 18CZ: co mówi mapa.
page-lesson-cz-badge-lay = połóż tutaj
page-lesson-cz-badge-home = twoje pole
page-lesson-cz-badge-cost = { $cost } K
page-lesson-cz-badge-upgrade = zmodernizuj
page-lesson-cz-badge-station = stacja { $cost } K
page-lesson-cz-label-full = pełne: { $companies }
page-lesson-cz-label-upgrade = można zmodernizować
page-lesson-cz-label-end = tu prowadzą twoje tory

# 18CZ: karty, najwyżej 35 słów.
page-lesson-cz-goal-title = Cel gry
page-lesson-cz-goal-what = 
    Witaj. Po { $rounds ->
        [one] 1 rundzie
       *[other] { $rounds } rundach
    } wygrywa spółka, która ma najwięcej pieniędzy. Nic innego się nie liczy: ani pociągi, ani tory.
page-lesson-cz-goal-why = { $screen ->
    [phone] Każdy ruch ma napełniać twój skarbiec. Jest w nim { $cash } K.
   *[wide] Każdy ruch ma napełniać ten skarbiec. Jest w nim { $cash } K.
}
page-lesson-cz-goal-try = { $screen ->
    [phone] Naciśnij „Dalej”.
   *[wide] Naciśnij go.
}

page-lesson-cz-company-title = Twoja spółka
page-lesson-cz-company-what = Prowadzisz { $company }, Czeskie Koleje Handlowe, ze stacją macierzystą w [Pardubicach](E15). Emil prowadzi { $rival } z [Karlowych Warów](D4), daleko na zachodzie.
page-lesson-cz-company-why = Pieniądze spółki to twoje pieniądze.
page-lesson-cz-company-try = Naciśnij swoje pole macierzyste.
page-lesson-cz-company-other-place = To jest { $place }. Twoje pole macierzyste to [Pardubice](E15).

page-lesson-cz-home-title = Pierwszy kafelek
page-lesson-cz-home-what = Pierwszy kafelek kładziesz na swoim polu macierzystym. Tory wychodzą z niego dwoma bokami.
page-lesson-cz-home-why = Niech jeden prowadzi do miasta [Hradec Králové](D16): tam zbudujesz dalej.
page-lesson-cz-home-try = Wybierz kafelek i go obróć.
page-lesson-cz-home-other-skip = Najpierw pole macierzyste, w następnej turze też.

page-lesson-cz-terrain-title = Ile kosztuje teren
page-lesson-cz-terrain-what = Pierwszy kafelek na tym polu kosztuje { $cost } K. Następne są tu darmowe.
page-lesson-cz-terrain-why = Rzeka kosztuje 10 K, wzgórza 20 K, góry 40 K, raz na każdym polu.
page-lesson-cz-terrain-try = Połóż go.
page-lesson-cz-terrain-other-skip = Najpierw pole macierzyste, w następnej turze też.
page-lesson-cz-terrain-other-away = Tak też można. Znajdziemy stamtąd drogę.

page-lesson-cz-buy-title = Kiedy kupować
page-lesson-cz-buy-what = Pociąg jeździ od twojej następnej tury, więc kupuj wcześnie. Pociąg { $train } obsługuje { $train } przystanki i kosztuje { $price } K.
page-lesson-cz-buy-why = To, co zostanie, zapłaci za budowę.
page-lesson-cz-buy-try = Kup jeden i zakończ turę.
page-lesson-cz-buy-other-two = Dwa pociągi, pusty skarbiec: w następnej turze wybierz darmowy teren.
page-lesson-cz-buy-other-none = Bez pociągu nie ma przejazdu. Kupisz go w następnej turze.

page-lesson-cz-connection-title = Połączenie
page-lesson-cz-connection-what = Nowy tor musi łączyć się z twoim. Twoje tory prowadzą na pole [{ $aim }]({ $aimCell }).
page-lesson-cz-connection-why = { $kind ->
    [city] Dwa połączone miasta: pociąg może jechać.
    [towns] Miasteczka też są przystankami: połącz je, a pociąg może jechać.
   *[other] Dwa połączone przystanki: pociąg może jechać.
} { $cost ->
    [0] Teren jest darmowy.
   *[other] Teren kosztuje { $cost } K.
}
page-lesson-cz-connection-try = Połóż tam kafelek.
page-lesson-cz-connection-other-towns = Miasteczka też są przystankami.

page-lesson-cz-running-title = Przejazd
page-lesson-cz-running-what = Twój pociąg jedzie { $stops } = { $first } K, prosto do skarbca.
page-lesson-cz-running-why = Na trasie musi być twoja stacja. Najlepszy przejazd zawsze znajdzie się sam.
page-lesson-cz-running-try = Obejrzyj go na mapie.

page-lesson-cz-rust-title = Dlaczego pociągi 2 odpadają
page-lesson-cz-rust-what = { $left ->
    [0] Pociągi 2 są wyprzedane.
    [one] Został jeden pociąg 2.
    [few] Zostały { $left } pociągi 2.
   *[other] Zostało { $left } pociągów 2.
} Gdy ktoś kupi pierwszy pociąg 4, wszystkie pociągi 2 odpadną z gry.
page-lesson-cz-rust-why = Do tego czasu kolejny pociąg może zarabiać co rundę.
page-lesson-cz-rust-try = Kupić czy oszczędzać? Jedno i drugie jest dobre.
page-lesson-cz-rust-other-save = Też dobrze: możesz wyprzedzić Emila z pociągiem 3.

page-lesson-cz-second-title = Druga trasa
page-lesson-cz-second-what = Dwa pociągi nigdy nie dzielą toru, więc drugi potrzebuje własnego.
page-lesson-cz-second-why = { $kind ->
    [towns] Na zachód od [Pardubic](E15) leżą [dwa miasteczka](E13), a kafelek jest tam darmowy.
   *[other] Możesz budować dalej na polu [{ $aim }]({ $aimCell }).
}
page-lesson-cz-second-try = Wybór należy do ciebie.

page-lesson-cz-praha-title = Praga
page-lesson-cz-praha-what = Twoje tory kończą się u bram [Pragi](E11). Jej własny kafelek ma trzy oddzielne miasta, każde warte 30.
page-lesson-cz-praha-why = Jedno z nich otwiera się ku tobie. Rzeka kosztuje 10 K.
page-lesson-cz-praha-try = Połóż jej kafelek.

page-lesson-cz-station-title = Stacja i to, co blokuje
page-lesson-cz-station-what = { $where ->
    [praha] BN i NWB zajęły dwa miasta Pragi: pociągi mogą tam kończyć, nie przejeżdżać. Trzecie jest wolne.
   *[other] Przez miasto pełne cudzych stacji twoje pociągi nie przejadą. Tu jest jeszcze miejsce.
}
page-lesson-cz-station-why = Za { $stationCost } K jest twoje { $stationGain ->
    [0] i zostanie dla ciebie otwarte.
   *[other] i przejazd da o { $stationGain } K więcej.
}
page-lesson-cz-station-try = Naciśnij wolne kółko: [{ $city }]({ $cityCell }).
page-lesson-cz-station-other-elsewhere = Teraz twoje; nikt cię stąd nie wyrzuci.
page-lesson-cz-station-other-none = Też dobrze: pieniądze zostają na pociągi.

page-lesson-cz-routes-title = Dwie trasy
page-lesson-cz-routes-what = Dwa pociągi, dwie trasy: { $first } K i { $secondRoute } K.
page-lesson-cz-routes-why = Trasy mogą spotkać się na przystanku, nigdy na tych samych torach.
page-lesson-cz-routes-try = Znajdź obie na mapie.

page-lesson-cz-three-title = Pociąg, który zostaje
page-lesson-cz-three-what = { $topLeft ->
    [1] Ostatni pociąg 3 kosztuje { $price } K.
   *[other] Pociąg 3 kosztuje { $price } K.
} Zostaje do końca gry.
page-lesson-cz-three-why = { $withTrain ->
    [0] Ma trzy przystanki.
   *[other] Następny przejazd dałby { $withTrain } K zamiast { $before } K.
}
page-lesson-cz-three-try = Kupujesz?
page-lesson-cz-three-other-leave = Wtedy może go wziąć Emil.

page-lesson-cz-upgrade-title = Modernizacja
page-lesson-cz-upgrade-what = W grze są zielone kafelki, a modernizacja jest darmowa. Zielony kafelek na polu [{ $better }]({ $betterCell }) ma więcej wyjść, a miasto jest więcej warte.
page-lesson-cz-upgrade-why = { $gain ->
    [0] Skorzystają z niego kolejne trasy.
   *[other] Przejazd da o { $gain } K więcej.
}
page-lesson-cz-upgrade-try = Wybierz zielony kafelek.
page-lesson-cz-upgrade-other-elsewhere = To też się opłaca: { $upgraded } jest teraz więcej warte.

page-lesson-cz-limit-title = Limit pociągów
page-lesson-cz-limit-what = { $trains ->
    [one] Masz 1 pociąg
    [few] Masz { $trains } pociągi
   *[other] Masz { $trains } pociągów
}; limit wynosi { $limit }. { $phase ->
    [early] Pierwszy pociąg 4 obniży go do trzech, pociąg 5 do dwóch.
    [three] Pociąg 5 obniży go do dwóch.
   *[four] Tak zostanie do końca.
}
page-lesson-cz-limit-why = Pociągi ponad limit trafiają do puli.
page-lesson-cz-limit-try = Policz, zanim kupisz.

page-lesson-cz-end-title = Koniec
page-lesson-cz-end-what = { $why ->
    [broke] Któraś spółka nie ma pociągu i nie stać jej na żaden: ta runda jest ostatnia.
   *[rounds] To ostatnia runda.
}
page-lesson-cz-end-why = Liczą się tylko pieniądze: pociąg kupiony teraz nie pojedzie.
page-lesson-cz-end-try = Walcz o każdą koronę. Potem zobaczymy, kto jest bogatszy.

# 18CZ: między kartami i w grze dowolnej.
page-lesson-cz-aside-over = Koniec gry: liczymy pieniądze.
page-lesson-cz-aside-rival = Gra Emil. Co robi, przeczytasz w dzienniku.
page-lesson-cz-aside-station = Stacja może poczekać na lepsze miejsce. Idź dalej bez niej.
page-lesson-cz-aside-yours = Twoja tura. Graj, jak chcesz; po radę naciśnij lampę.
page-lesson-cz-free = { $phase ->
    [early] Wielkim pytaniem jest teraz pociąg 4: kto go kupi i kiedy?
   *[three] Pociągów 2 już nie ma. Czy pociąg 5 jeszcze się opłaca?
    [four] Pociągi są wyprzedane: zdecydują tory i stacje.
} Graj, jak chcesz; po radę naciśnij lampę.
