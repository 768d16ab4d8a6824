# Terminál.
cli-player = Hráč
cli-bot = Bot
cli-welcome = { $name }. Napište číslo tahu nebo tah sám; h je nápověda.
cli-prompt = Váš tah (1–{ $last }, h je nápověda):
cli-help = Číslo provede daný tah. Nebo tah napište: { $moves }. ? řekne pravidlo posledního odmítnutí, r všechna pravidla, u vezme zpět, q odejde.
cli-typing-london = D3 A3 (úsek z D3 do A3), D3 (kroužek), pass
cli-typing-lilliput = A02 (karta), A02 alt, copy A02, MR N1E1 Y-PS 90 (společnost, pole, dílek, stupně), pay, keep, yes, no, price 40 (jiná cena), done
cli-typing-cz_first = E15 57 2 (pole, dílek, počet otočení doprava), s D2 (stanice; s E11.1, je-li velkoměst víc), buy, pool 3, drop 2, best (nejlepší trasy), run 2 D4 D2, 3 D4 E3 D2 (vlastní trasy), done
cli-not-understood = Takový tah tu není. Nápověda: h.
cli-ask-rule = (? řekne pravidlo)
cli-no-refusal = Nic nebylo odmítnuto.
cli-nothing-to-undo = Není co vzít zpět.
cli-undone = Vzato zpět.
cli-left = Hra zůstává, jak je.
cli-saved = Uloženo jako { $file }.
cli-winner = Vítězství: { $names }.
