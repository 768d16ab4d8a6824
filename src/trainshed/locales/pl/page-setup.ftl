# Początek, przygotowanie gry i scenariusze.
page-problem-setup = Tak gry przygotować nie można.
page-problem-level = Nie ma bota tego poziomu.
