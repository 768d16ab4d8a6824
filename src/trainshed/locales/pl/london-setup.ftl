# Przygotowanie Londynu.
london-option-objectives-about = Na stole leżą dwa cele; kto któryś spełni, dostaje za niego punkty.
london-option-powers-about = Każda kredka ma moc, której można użyć raz w rundzie.
london-option-pencils-about = Kredki krążą w lewo: miejsce 1 zaczyna pierwszą, miejsce 2 drugą i tak dalej; we dwoje miejsce 2 zaczyna trzecią. Solo rysujesz linie w tej kolejności.
london-option-spare_pencil_after-about = W trzy osoby jedna kredka leży na stole i krąży z pozostałymi.
london-option-controller-about = Kontroler odkrywa karty. Tutaj robi to aplikacja, więc to tylko tytuł.
london-pencils-purple = Fioletowa
london-pencils-blue = Niebieska
london-pencils-red = Czerwona
london-pencils-green = Zielona
