# Úroveň nápovědy u stolu a programy v záznamu.
page-log-program = program
page-problem-no-programs = Tato hra programy nemá.
page-problem-help = U tohoto stolu je domluvena menší nápověda.
page-option-help = Nápověda
page-option-help-about = Pro všechny u stolu.
page-help-none = Žádná
page-help-none-about = Bez náhledů a nejlepších jízd.
page-help-values = Hodnoty
page-help-values-about = Ceny, kurzy a peníze po volbě.
page-help-full = Plná
page-help-full-about = I nejlepší jízdy a rady.
page-help-short-none = bez nápovědy
page-help-short-values = jen hodnoty
page-help-short-full = plná nápověda
