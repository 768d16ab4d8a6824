# Dlaczego bot w 18Ireland coś robi. Kwoty mają swoją walutę.
ireland-advice-kept-for-train = { $company } nie ma pociągu na dłużej: zostawia { $amount } na najtańszy.
ireland-advice-long-train = Pociąg 6H zarobiłby na torach { $company } { $after } zamiast { $before }.
ireland-advice-long-train-home = Pociąg 6H zarobiłby stąd { $amount }.
ireland-advice-life = Pociągi { $train } pojeżdżą prawdopodobnie jeszcze { $count ->
    [one] 1 rundę operacyjną
    [few] { $count } rundy operacyjne
   *[many] { $count } rund operacyjnych
}.
ireland-advice-exits = Tor prowadzi ku przystankom, na później.
ireland-advice-most-exits = Z tego miasta wychodzi najwięcej torów: { $count ->
    [one] 1 wyjazd
    [few] { $count } wyjazdy
   *[many] { $count } wyjazdów
}.
ireland-advice-private-revenue = { $private } przynosi { $amount } w każdej rundzie operacyjnej.
ireland-advice-private-limit = { $price } za { $private } mieści się w granicy { $limit }.
ireland-advice-private-too-dear = { $price } za { $private } przekracza granicę { $limit }.
ireland-advice-has-bid = Jedna oferta na razie wystarczy: { $privates }.
ireland-advice-keeps-cash = Żadna spółka prywatna nie jest teraz warta więcej: { $amount } zostaje na założenie spółki.
ireland-advice-share = Akcja { $company } kosztuje { $price }, a do końca gry z dywidendami będzie warta { $value }.
ireland-advice-dividends-ahead = W tym dywidendy za { $count ->
    [one] 1 rundę operacyjną
    [few] { $count } rundy operacyjne
   *[many] { $count } rund operacyjnych
}: { $amount }.
ireland-advice-loss = Akcja { $company } przynosi teraz { $price }, a do końca gry z dywidendami byłaby warta { $value }.
ireland-advice-new-company = Certyfikat prezesa nowej spółki za { $price } daje zysk { $gain }.
ireland-advice-reserve = { $amount } zostaje na pociągi kierowanych spółek.
ireland-advice-no-gain = Żaden zakup nie daje zysku większego niż { $amount }.
ireland-advice-bid-gain = Przy { $price } nowa spółka daje jeszcze zysk { $gain }.
ireland-advice-bid-loss = Przy { $price } nowa spółka przynosi stratę { $gain }.
ireland-advice-bid-limit = Granica to { $amount }.
ireland-advice-enough-companies = Wystarczy { $count ->
    [one] 1 kierowana spółka
    [few] { $count } kierowane spółki
   *[many] { $count } kierowanych spółek
}.
ireland-advice-train-lacks = { $company } ma { $cash }, a najtańszy pociąg kosztuje { $price }.
ireland-advice-no-issue = { $company } nie potrzebuje na pociąg pieniędzy z akcji.
ireland-advice-withheld = { $company } będzie wkrótce potrzebować pociągu { $train } za { $price }; mając { $cash } i { $revenue }, może na niego uzbierać.
ireland-advice-paid = Dywidenda przynosi prezesowi { $amount } za { $percent }%.
ireland-advice-offered = Oferta to { $price }; dla właściciela wartość wynosi { $value }.
ireland-advice-own-private = { $private } przechodzi do własnej spółki za { $price }; na koniec gry jest warta { $value }.
ireland-advice-must-have-train = { $company } musi mieć pociąg; ten kosztuje { $price }.
ireland-advice-merger-gain = Połączenie przynosi do końca gry { $amount }.
ireland-advice-merger-loss = Połączenie kosztuje do końca gry { $amount }.
ireland-advice-no-merger = Żadne połączenie, które daje więcej niż { $amount }, nie uzyska większości.
ireland-advice-proposes-none = Bot na tym poziomie nie proponuje połączeń.
