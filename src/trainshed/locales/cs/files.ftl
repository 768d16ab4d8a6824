# Soubory her z 18xx.games.
file-not-json = Tohle není soubor s hrou: { $reason }
file-torn = Soubor je přerušený; { $actions ->
    [0] nepodařilo se přečíst žádnou akci
    [one] podařilo se přečíst 1 akci
    [few] podařilo se přečíst { $actions } akce
   *[other] podařilo se přečíst { $actions } akcí
}.
file-shape = Soubor nevypadá jako hra z 18xx.games: { $reason }
file-title = Tohle je hra { $title }. Z 18xx.games zatím umíme číst jen { $known }.
file-players = Dva hráči v souboru mají stejné číslo.
file-setup = Tuto hru nejde připravit: { $reason }
file-actions = Akcí v souboru: { $count }; přečíst umíme nejvýš { $most }.
file-undo = Akce { $id } vrací nebo obnovuje něco, co v souboru není.
file-action-shape = Akci { $id } ({ $what }) nejde přečíst: { $reason }
file-action-unknown = Akce { $id } ({ $what }) je druhu, který tady neznáme: { $type }
file-refused = Akce { $id } ({ $what }) je tady proti pravidlům: { $reason } ({ $rule })
file-no-place = Akce { $id } ({ $what }) se na toto místo hry nehodí.
file-unknown-id = Akce { $id } ({ $what }) jmenuje něco, co tu není: { $name }
file-revenue = Akce { $id } ({ $what }): podle souboru jízda vydělala { $told }, podle zdejších pravidel { $ours }.
file-result = Zdejší skóre se liší od výsledku v souboru.
file-ended-by-hand = Hráči tuto hru ukončili ručně. Skóre je takové, jak tehdy stála.
file-export-title = Jako soubor pro 18xx.games zatím umíme zapsat jen hry { $known }.
file-export-seed = 18xx.games rozdává podle čísla a neznáme žádné, které by tuto hru rozdalo tak, jak byla rozdána tady.
file-export-option = 18xx.games nemá volbu { $option }, se kterou se tato hra hraje.
file-export-refused = Tah { $number } ({ $what }) na 18xx.games není možný: { $reason } ({ $rule })
file-export-differs = Po tahu { $number } ({ $what }) by hra na 18xx.games pokračovala jinak.
file-export-late = Tah { $number } ({ $what }) by na 18xx.games přišel pozdě: tato část tahu společnosti tam v tu chvíli už skončila.
file-export-endless = V této hře se už nemohlo nic stát. 18xx.games pro to nezná konec a točilo by se dokola.

cli-imported = Akce souboru, které jsou teď v { $file }: { $played } z { $total }.
