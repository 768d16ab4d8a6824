# Poziom pomocy przy stole i programy w dzienniku.
page-log-program = program
page-problem-no-programs = Ta gra nie ma programów.
page-problem-help = Przy tym stole ustalono mniejszą pomoc.
page-option-help = Pomoc
page-option-help-about = Dla wszystkich przy stole.
page-help-none = Żadna
page-help-none-about = Bez podglądów i najlepszych przejazdów.
page-help-values = Wartości
page-help-values-about = Koszty, ceny i pieniądze po wyborze.
page-help-full = Pełna
page-help-full-about = Także najlepsze przejazdy i rady.
page-help-short-none = bez pomocy
page-help-short-values = tylko wartości
page-help-short-full = pełna pomoc
