# Dlaczego bot w grze kolejowej coś robi. Kwoty mają swoją walutę.
rail-advice-best-run = { $revenue } to najwięcej, ile mogą zarobić pociągi { $company }.
rail-advice-run = Przejazd { $company } zarobi wtedy { $after } zamiast { $before }.
rail-advice-train-run = Przejazd { $company }, gdy ma pociąg { $train } za { $price }, zarabia { $after } zamiast { $before }.
rail-advice-runs-left = We wszystkich spodziewanych przejazdach ({ $count }) { $company } zarobi { $after } zamiast { $before }.
rail-advice-direction = Przystanki, ku którym prowadzi tor, liczą się za { $after } zamiast { $before }.
rail-advice-cost = Kosztuje to { $amount }.
rail-advice-discard = Przejazd zarobi { $revenue } także wtedy, gdy odejdzie pociąg { $train }.
rail-advice-nothing-better = Nic innego nie przyniesie więcej, niż kosztuje.
rail-advice-end-cash = Spodziewana gotówka { $company } na koniec gry: { $amount }.
rail-advice-wealth = Spodziewany majątek na koniec gry: { $after } zamiast { $before }.
rail-advice-wealth-same = Spodziewany majątek na koniec gry: { $amount }, jak przedtem.
rail-advice-wealth-now = Spodziewany majątek na koniec gry: { $amount }.
rail-advice-rival = Rywalka { $company } we wszystkich spodziewanych przejazdach ({ $count }) zarobi { $after } zamiast { $before }.
rail-advice-rival-wealth = Spodziewany majątek na koniec, { $player }: { $after } zamiast { $before }.
rail-advice-part = Posiadane akcje { $company } ze wszystkimi dywidendami do końca: { $after } zamiast { $before }.
rail-advice-cash = Gotówka: { $after } zamiast { $before }.
rail-advice-then = Plan na tę samą turę: { $company } kupi pociąg { $train }.
rail-advice-aim = Po co: { $aim }.
rail-advice-harm = { $company } straci pociągi { $train }, a z nimi { $amount } na przejazd.
rail-advice-played-on = { $count ->
    [one] Sprawdzono 1 plan
    [few] Sprawdzono { $count } plany
   *[many] Sprawdzono { $count } planów
} aż do rundy { $round }, z turami wszystkich spółek.
rail-advice-script = Ten ruch należy do scenariusza lekcji.
