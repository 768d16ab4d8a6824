# Úvod, příprava hry a tvorba scénářů.
page-problem-setup = Takto hru připravit nelze.
page-problem-level = Bot této úrovně není.
page-players-range = 
    { $least }–{ $most ->
        [one] 1 hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    }

page-option-lot = Losem
page-option-at-seat = Místo { $number }: { $name }
page-idle-alone = Ve hře jednoho hráče nemá žádný účinek.
page-idle-two = Jen ve hře dvou hráčů; teď nemá žádný účinek.
page-order-own = V tomto pořadí
page-order-up = { $item }: dříve
page-order-down = { $item }: později
page-order-told = Pořadí { $place }: { $item }.

page-file-not-json = { $file } nelze přečíst: není to JSON.
page-file-not-scenario = { $file } není scénář. Scénář má seznam dílků „layout“, každý s polem, dílkem a otočením (cell, tile, rotation).
page-file-not-data = { $file } není datový soubor: měl by obsahovat části jako „market“ nebo „tile“.
page-file-too-large = { $file } je příliš velký.
page-file-refused = { $file } nelze použít.

page-scenario = Tvorba scénáře
page-scenario-about = Tyto dílky leží na stole, než hra začne. Vyberte dílek a pak pole. Dílek na mapě můžete stisknout a otočit nebo odebrat.
page-scenario-map = Mapa scénáře
page-scenario-tiles = Dílky
page-scenario-lay = Položit na { $cell }: { $tile }
page-scenario-laid = { $cell }, { $tile }: otočit, nebo odebrat
page-scenario-turn = Otočit
page-scenario-remove = Odebrat
page-scenario-from = Začít od
page-scenario-empty = Prázdný stůl
page-scenario-name = Název scénáře
page-scenario-nameless = Vlastní scénář
page-scenario-players = Pro nejvýše kolik hráčů
page-scenario-save = Uložit do souboru
page-scenario-load = Načíst soubor
page-scenario-play = Hrát tento scénář
page-scenario-back = Vzít zpět
page-scenario-nothing = Zatím leží jen Mildendo.
page-scenario-fits = { $count ->
    [one] Vše sedí: leží jeden dílek.
    [few] Vše sedí: leží { $count } dílky.
   *[other] Vše sedí: leží { $count } dílků.
}
page-scenario-choose = Nejdřív vyberte dílek, pak pole.

# Předvolby: pojmenované sady voleb.
page-presets = Pravidla
page-presets-mixed = Směs pravidel podle voleb níže.
page-presets-single = Jednotlivá pravidla
