# Úvod, příprava hry a tvorba scénářů.
page-problem-setup = Takto hru připravit nelze.
page-problem-level = Bot této úrovně není.
