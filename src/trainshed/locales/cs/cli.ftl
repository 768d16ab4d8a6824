# Terminál.
cli-player = Hráč
cli-bot = Bot
cli-welcome = { $name }. Napište číslo tahu nebo tah sám; h je nápověda.
cli-prompt = Váš tah (1–{ $last }, h je nápověda):
cli-help = Číslo provede daný tah. Nebo tah napište, jak ho čtete (D3 A3, pass). ? řekne pravidlo posledního odmítnutí, r všechna pravidla, u vezme zpět, q odejde.
cli-not-understood = Takový tah tu není. Nápověda: h.
cli-ask-rule = (? řekne pravidlo)
cli-no-refusal = Nic nebylo odmítnuto.
cli-nothing-to-undo = Není co vzít zpět.
cli-undone = Vzato zpět.
cli-left = Hra zůstává, jak je.
cli-saved = Uloženo jako { $file }.
cli-winner = Vítězství: { $names }.
