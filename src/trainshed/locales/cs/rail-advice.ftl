# Proč bot v železniční hře něco dělá. Částky mají svou měnu.
rail-advice-best-run = { $revenue } je nejvíc, co mohou vlaky { $company } vydělat.
rail-advice-run = Jízda { $company } pak vydělá { $after } místo { $before }.
rail-advice-train-run = S { $train }-vlakem za { $price } vydělá jízda { $company } { $after } místo { $before }.
rail-advice-runs-left = Za všechny očekávané jízdy ({ $count }) vydělá { $company } { $after } místo { $before }.
rail-advice-direction = Zastávky, ke kterým trať míří, mají hodnotu { $after } místo { $before }.
rail-advice-cost = Stojí to { $amount }.
rail-advice-discard = I bez { $train }-vlaku vydělá jízda { $revenue }.
rail-advice-nothing-better = Nic jiného nepřinese víc, než kolik stojí.
rail-advice-end-cash = Očekávaná hotovost { $company } na konci hry: { $amount }.
rail-advice-wealth = Očekávaný majetek na konci hry: { $after } místo { $before }.
rail-advice-wealth-same = Očekávaný majetek na konci hry: { $amount }, jako předtím.
rail-advice-wealth-now = Očekávaný majetek na konci hry: { $amount }.
rail-advice-rival = Soupeř { $company } vydělá za všechny své očekávané jízdy ({ $count }) { $after } místo { $before }.
rail-advice-rival-wealth = Očekávaný majetek na konci, { $player }: { $after } místo { $before }.
rail-advice-part = Držené akcie { $company } se všemi dividendami do konce: { $after } místo { $before }.
rail-advice-cash = Hotovost: { $after } místo { $before }.
rail-advice-then = Plán pro tentýž tah: { $company } koupí { $train }-vlak.
rail-advice-aim = K čemu to je: { $aim }.
rail-advice-harm = { $company } přijde o { $train }-vlaky a s nimi o { $amount } za jízdu.
rail-advice-played-on = { $count ->
    [one] Byl prověřen 1 plán
    [few] Byly prověřeny { $count } plány
   *[other] Bylo prověřeno { $count } plánů
} až do kola { $round }, s tahy všech společností.
rail-advice-script = Tento tah patří ke scénáři lekce.
