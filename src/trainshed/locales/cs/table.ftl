# Co se děje u stolu kolem hry; místo @player stojí jméno.
table-log-undo = { $player } bere zpět { $actions ->
    [one] jeden tah
    [few] { $actions } tahy
   *[other] { $actions } tahů
}.
table-log-ask = { $player } chce vzít zpět { $actions ->
    [one] jeden tah
    [few] { $actions } tahy
   *[other] { $actions } tahů
}.
table-log-grant = { $player } souhlasí.
table-log-decline = { $player } s vrácením tahu nesouhlasí.
table-log-withdraw = { $player } už o vrácení tahu nežádá.
table-log-claim = { $player } usedá ke stolu.
table-log-release = Místo { $player } je volné.
table-log-name = { $player } má nové jméno.
table-log-rematch = U nového stolu začíná další hra.

# Proč server odmítá.
problem-asked = O vrácení tahu už někdo žádá.
problem-chat = Zpráva má 1 až 500 znaků.
problem-daily = Denní plán je jeden na den.
problem-damaged = Soubor je poškozený.
problem-fault = Server udělal chybu. Zkuste to znovu.
problem-forbidden = Tohle tady nesmíte.
problem-illegal = Pravidla to zakazují.
problem-invalid = To není možné.
problem-key = Tohle už bylo odesláno pro něco jiného.
problem-level = Takový robot není.
problem-malformed = Server tomu nerozumí.
problem-method = Server tomu nerozumí.
problem-name = Jméno má nejvýše 40 tisknutelných znaků.
problem-never = Na denním plánu se nic nevrací, jakmile přišla další karta.
problem-no-ask = O vrácení tahu teď nikdo nežádá.
problem-not-a-friend = Toto místo nelze předat.
problem-not-over = Hra ještě neskončila.
problem-nothing = Není co vzít zpět.
problem-origin = Požadavek nepřišel z naší stránky.
problem-seats = U stolu můžete sedět jen jednou; ostatní u této obrazovky mají svá místa.
problem-secret = Tuto hru lze uložit až po skončení.
problem-seed = Zvolené semínko je pro trénink, ne pro hru s přáteli.
problem-setup = Takhle hru připravit nelze.
problem-stale = Mezitím se něco změnilo; podívejte se znovu.
problem-taken = Toto místo už někdo obsadil.
problem-title = Taková hra tu není.
problem-too-large = To je příliš velké.
problem-too-many = Příliš mnoho požadavků; chvilku počkejte.
problem-unknown = Nic takového tu (už) není.
