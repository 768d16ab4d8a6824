# Terminal.
cli-player = Gracz
cli-bot = Bot
cli-welcome = { $name }. Wpisz numer ruchu albo sam ruch; h to pomoc.
cli-prompt = Twój ruch (1–{ $last }, h to pomoc):
cli-help = Numer wykonuje dany ruch. Możesz też wpisać ruch: { $moves }. ? podaje zasadę ostatniej odmowy, r wszystkie zasady, u cofa, q kończy.
cli-typing-london = D3 A3 (odcinek z D3 do A3), D3 (kółko), pass
cli-typing-lilliput = A02 (karta), A02 alt, copy A02, MR N1E1 Y-PS 90 (spółka, pole, kafelek, stopnie), pay, keep, yes, no, price 40 (inna cena), done
cli-typing-cz_first = E15 57 2 (pole, kafelek, obroty w prawo), s D2 (stacja; s E11.1, gdy miast jest kilka), buy, pool 3, drop 2, best (najlepsze trasy), run 2 D4 D2, 3 D4 E3 D2 (własne trasy), done
cli-not-understood = Nie ma tu takiego ruchu. Pomoc: h.
cli-ask-rule = (? poda zasadę)
cli-no-refusal = Niczego nie odmówiono.
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-undone = Cofnięto.
cli-left = Gra zostaje, jak jest.
cli-saved = Zapisano jako { $file }.
cli-winner = Zwycięstwo: { $names }.
