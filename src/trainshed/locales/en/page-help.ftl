# Help level of a table, and programs in the log.
page-log-program = program
page-problem-no-programs = This game has no programs.
page-problem-help = This table has agreed on less help.
page-option-help = Help
page-option-help-about = For everybody at the table.
page-help-none = None
page-help-none-about = No previews, no best runs.
page-help-values = Values
page-help-values-about = Costs, prices and money after a choice.
page-help-full = Full
page-help-full-about = Also best runs and hints.
page-help-short-none = no help
page-help-short-values = values only
page-help-short-full = full help
