# Terminal.
cli-player = Gracz
cli-bot = Bot
cli-welcome = { $name }. Wpisz numer ruchu albo sam ruch; h to pomoc.
cli-prompt = Twój ruch (1–{ $last }, h to pomoc):
cli-help = Numer wykonuje dany ruch. Możesz też wpisać ruch tak, jak go czytasz (D3 A3, pass). ? podaje zasadę ostatniej odmowy, r wszystkie zasady, u cofa, q kończy.
cli-not-understood = Nie ma tu takiego ruchu. Pomoc: h.
cli-ask-rule = (? poda zasadę)
cli-no-refusal = Niczego nie odmówiono.
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-undone = Cofnięto.
cli-left = Gra zostaje, jak jest.
cli-saved = Zapisano jako { $file }.
cli-winner = Zwycięstwo: { $names }.
