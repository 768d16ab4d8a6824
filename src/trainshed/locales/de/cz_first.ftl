# 18CZ: Dein erstes Spiel, in eigenen Worten. $company ist das Kürzel einer Gesellschaft, $cell ein Feld der Karte.
cz_first-title = 18CZ: Dein erstes Spiel
cz_first-blurb = Eisenbahnen in Böhmen: jeder eine Gesellschaft, Gleise, Bahnhöfe und immer bessere Loks, keine Aktien. 10 Runden, 60–90 Minuten.
cz_first-money = { $amount } K
cz_first-part-cash = Betriebskapital
cz_first-end-rounds = Die letzte Runde ist vorbei; die Gesellschaft mit dem meisten Geld gewinnt.
cz_first-end-broke = Eine Gesellschaft stand ohne Lok da und konnte keine bekommen; die Gesellschaft mit dem meisten Geld gewinnt.

# Optionen.
cz_first-option-routes = Routen
cz_first-option-routes-about = Wer die Routen der Loks sucht.
cz_first-routes-best = Die besten, automatisch
cz_first-routes-best-about = Die Loks fahren immer die Routen, die zusammen am meisten einbringen.
cz_first-routes-hand = Von Hand
cz_first-routes-hand-about = Du wählst die Routen deiner Loks; du darfst weniger einfahren, und eine Lok darf stehen bleiben.
cz_first-option-must_buy_train = Lokpflicht
cz_first-option-must_buy_train-about = Eine Gesellschaft ohne Lok muss eine kaufen, wenn sie eine bezahlen kann. Sonst ist der Kauf freigestellt.
cz_first-option-end_test = Vorzeitiges Ende
cz_first-option-end_test-about = Welche Gesellschaften am Ende eines Zuges geprüft werden: Steht eine ohne Lok da und kann keine bezahlen, ist diese Runde die letzte.
cz_first-end_test-every_turn = Alle Gesellschaften
cz_first-end_test-every_turn-about = Nach jedem Zug, wer auch immer ihn hatte.
cz_first-end_test-own_turn = Nur die, die gerade am Zug war
cz_first-end_test-own_turn-about = Eine Gesellschaft in Not hat erst noch ihren eigenen Zug; manche Partie dauert eine Runde länger.
cz_first-option-nothing_on_sale_ends = Ende, wenn es keine Lok zu kaufen gibt
cz_first-option-nothing_on_sale_ends-about = Eine Gesellschaft ohne Lok macht diese Runde auch dann zur letzten, wenn Bank und Lokpool gar keine Lok haben.
cz_first-option-oo_pays_terrain = Teplice und Ústí kosten 10 K
cz_first-option-oo_pays_terrain-about = Das erste Gleisteil auf B8 zahlt für den Fluss. Sonst ist es gratis, weil es als Aufrüsten gilt.

# Das Protokoll.
cz_first-log-too-dear = { $company } kann keine Lok kaufen: Eine { $train }-Lok kostet { $price }, es fehlen { $short }.
cz_first-log-end-no-train = { $company } hat keine Lok und { $cash }, aber es gibt keine Lok zu kaufen: Diese Runde ist die letzte.
cz_first-log-end-broke = { $company } hat keine Lok, und { $cash } reichen für keine; die billigste kostet { $price }. Diese Runde ist die letzte.
cz_first-log-end-rounds = Die letzte Runde ist vorbei: { $totals }.
cz_first-log-end-early = Das Spiel endet vorzeitig: { $totals }.
cz_first-log-total = { $player } { $total }
cz_first-log-totals = { $first }, { $rest }

# Die Lage in Worten.
cz_first-tell-round = Runde { $round } von { $rounds }, Phase { $phase }; Gleisteile bis { $colour ->
    [yellow] gelb
    [green] grün
   *[brown] braun
}; Loklimit { $limit }.
cz_first-tell-player = { $place }. { $player } mit { $company }: { $total }.

# Überschriften der Regeln, nach der ersten Regel darunter.
page-cz_first-part-1 = Das Spiel
page-cz_first-part-3 = Vorbereitung
page-cz_first-part-12 = Runden und Züge
page-cz_first-part-15 = Phasen
page-cz_first-part-17 = Gleisteile legen
page-cz_first-part-27 = Gleisteile aufrüsten
page-cz_first-part-35 = Bahnhöfe
page-cz_first-part-39 = Lokbetrieb
page-cz_first-part-47 = Loks kaufen
page-cz_first-part-51 = Spielende

# Die Regeln. Die Nummern sind die, die eine Ablehnung nennt.
cz_first-rule-1 = Du leitest das ganze Spiel über eine einzige Eisenbahngesellschaft; Aktien, Kurstabelle und Privatbahnen gibt es nicht. Ihr Betriebskapital ist alles Geld, das du hast: Es zahlt alle Kosten und erhält alle Einnahmen. Die Gesellschaft, die am Ende das meiste Geld hat, gewinnt.
cz_first-rule-2 = Das Spiel hat höchstens 10 Runden. In einer Runde hat jede Gesellschaft im Spiel einen Zug.
cz_first-rule-3 = 2 bis 5 Spieler bauen auf der böhmischen Seite des Plans. Ein Feld, das nicht darauf ist, gibt es nicht.
cz_first-rule-4 = Zu zweit: je 150 K; 3, 2, 1 und 1 Loks der Längen 2, 3, 4 und 5; BCB und EKJ. Zu dritt: 150 K; 4, 3, 2 und 1; dazu VBW. Zu viert: 130 K; 5, 4, 3 und 1; dazu BN. Zu fünft: 130 K; 6, 5, 4 und 1; dazu NWB.
cz_first-rule-5 = Die Loks der Bank liegen in einem Stapel: oben die 2er-Loks, dann die 3er, dann die 4er, ganz unten die einzige 5er-Lok. Von den Karten gelten nur die einfachen roten Loks, nicht die mit + oder E.
cz_first-rule-6 = Eine 2er-Lok kostet 70 K, eine 3er-Lok 120 K, eine 4er-Lok 250 K, die 5er-Lok 350 K.
cz_first-rule-7 = Alle fünf Heimatbahnhöfe stehen von Anfang an gratis auf dem Plan, auch die von Gesellschaften, die niemand spielt: BCB in Pardubice (E15), EKJ in Karlovy Vary (D4), VBW in Strakonice (I9), BN und NWB in Prag (E11). In Prag hat BN die Stadt mit dem Gleis nach Nordosten, NWB die mit dem Gleis nach Südosten. Sie belegen ihre Kreise und blockieren wie jeder Bahnhof.
cz_first-rule-8 = Jede Gesellschaft im Spiel hat noch zwei Bahnhöfe, einen für 40 K und einen für 100 K. Mehr gibt es nicht.
cz_first-rule-9 = Wer welche der Gesellschaften im Spiel leitet, entscheidet das Los.
cz_first-rule-10 = Im Spiel sind alle gelben, grünen und braunen Gleisteile der Schachtel: 57 Nummern, 134 Stück. Rote Gleisteile, Gleisteile mit violettem Rahmen und das graue P bleiben in der Schachtel.
cz_first-rule-11 = Das Spiel beginnt mit Runde 1. Der Bank geht das Geld nie aus; wer sie führt, ist gleich. Was zu Gesellschaften gehört, die nicht im Spiel sind, bleibt in der Schachtel, außer ihren Heimatbahnhöfen.
cz_first-rule-12 = Die Gesellschaften sind immer in der Reihenfolge BCB, EKJ, VBW, BN, NWB am Zug; wer nicht im Spiel ist, wird übersprungen. Einen Startspieler gibt es nicht.
cz_first-rule-13 = Es handelt nur die Gesellschaft, die am Zug ist, in vier Schritten und in dieser Reihenfolge: ein Gleisteil legen oder aufrüsten, einen Bahnhof errichten, die Loks fahren lassen, Loks kaufen. Außer dem Fahren darf jeder Schritt entfallen. Ein jetzt errichteter Bahnhof zählt schon für die Fahrt in diesem Zug.
cz_first-rule-14 = Nach dem Zug der letzten Gesellschaft beginnt die nächste Runde. Das Spiel endet nach Runde 10 oder früher nach Regel 51.
cz_first-rule-15 = Eine Phase beginnt, sobald die erste Lok einer neuen Länge von der Bank gekauft wird. Phase 1: gelbe Gleisteile, Loklimit 4; Phase 2 (erste 3er-Lok): auch grüne Gleisteile; Phase 3 (erste 4er-Lok): Loklimit 3; Phase 4 (5er-Lok): auch braune Gleisteile, Loklimit 2. Mit Phase 3 werden alle 2er-Loks sofort verschrottet, auch im Lokpool und auch die, die in dieser Runde noch nicht gefahren sind.
cz_first-rule-16 = Die Bank verkauft nur die oberste Lok, eine neue Länge kommt also erst, wenn die vorige ausverkauft ist. Eine Lok aus dem Lokpool beginnt nie eine Phase. 3er-Loks bleiben bis zum Ende im Spiel.
cz_first-rule-17 = Ein Gleisteil je Zug: entweder ein gelbes auf ein Feld ohne Gleisteil, oder du rüstest eines auf.
cz_first-rule-18 = Gelbe Gleisteile kommen auf Felder, die nicht gelb bedruckt sind, und auf Prag (E11). Nie kommen sie auf die beiden OO-Felder: Teplice und Ústí (B8), Chomutov und Most (C7). Das graue Feld D0 gehört zum Plan, eine Kleinstadt für die Loks, aber gelegt wird dort nie etwas.
cz_first-rule-19 = Das erste Gleisteil einer Gesellschaft liegt auf ihrem Heimatfeld, irgendein passendes, beliebig gedreht im Rahmen der Regeln; BCB zahlt dabei 10 K für den Fluss. Es muss nicht im ersten Zug sein. Ausgenommen sind Gesellschaften, die in Prag zu Hause sind oder deren Heimatfeld schon jemand bebaut hat; für ihr erstes Gleisteil gilt Regel 20.
cz_first-rule-20 = Jedes weitere Gleisteil muss ein Gleis fortsetzen, das ein freier Weg mit einem deiner Bahnhöfe verbindet, gleich mit welchem: Es schließt an einer gemeinsamen Seite daran an oder berührt deinen Bahnhof auf eben diesem Feld, wie es BN und NWB in Prag können. Ein Weg beginnt bei deinem Bahnhof und ist beliebig lang; er führt durch Kleinstädte und durch Städte, die für dich offen sind, und darf auch in einer blockierten enden (Regel 38). Er kehrt an keiner Weiche um und überquert keine Feldseite zweimal, also lässt sich auch in einer Schleife nicht wenden.
cz_first-rule-21 = Das Gleisteil muss zum Feld passen: 3, 4, 58 für eine Kleinstadt; 1, 2, 55, 56, 69 für zwei Kleinstädte, von deren Gleisen nur eines angeschlossen sein muss; 5, 6, 57 für eine Stadt; 7, 8, 9 für ein Feld ohne beides. Auf die Y-Städte Liberec (B12), Plzeň (F6) und České Budějovice (I11) kommen 201, 202 oder 621, auf Prag 8889 oder 8890; anderswo liegen diese Gleisteile nie.
cz_first-rule-22 = Das erste Gleisteil auf einem Feld mit aufgedruckten Kosten zahlt das Betriebskapital: Fluss 10 K, Hügel 20 K, Berg 40 K. Ohne das Geld kann es nicht gelegt werden. Jedes Feld wird einmal bezahlt; auch das gelbe Gleisteil von Prag kostet seine 10 K.
cz_first-rule-23 = Kein Gleis führt aus dem Plan hinaus oder in ein rot gerahmtes Feld (A7, B4, F2, H4, I17, J14). Diese Felder zählen in diesem Spiel nicht.
cz_first-rule-24 = Ein Gleis darf an einer Seite des Nachbarn enden, an der keines ist, und Gleise der Nachbarn dürfen am neuen Gleisteil enden.
cz_first-rule-25 = Die um Prag aufgedruckten Gleise bleiben. Das Gleisteil von Prag führt nach Nordosten für BN und nach Südosten für NWB; das erste Gleisteil auf D12 führt nach Südwesten, das erste Gleisteil auf F12 nach Nordwesten.
cz_first-rule-26 = Von jeder Nummer gibt es nur so viele Gleisteile, wie in der Schachtel sind; was aufgebraucht ist, kann nicht gelegt werden. Ersetzte Gleisteile gehen in den Vorrat zurück.
cz_first-rule-27 = Grün ersetzt Gelb ab Phase 2, Braun ersetzt Grün in Phase 4. Keine Farbe wird übersprungen.
cz_first-rule-28 = Das Aufrüsten tritt an die Stelle des gelben Gleisteils in diesem Zug und kostet nichts, gleich in welchem Gelände. Das gilt auch für das erste grüne Gleisteil auf B8, außer ihr habt vereinbart, dass es 10 K für den Fluss zahlt.
cz_first-rule-29 = Du darfst ein Gleisteil aufrüsten, wenn danach ein freier Weg von dir (Regel 20) ein Gleis darauf erreicht oder eines deinen Bahnhof dort berührt. Ein solches Gleis genügt; die anderen musst du nicht nutzen können, und du brauchst weder eine Lok noch eine ganze Route. Auch eine für dich blockierte Stadt darfst du aufrüsten, wenn du sie erreichst.
cz_first-rule-30 = Alle Gleise bleiben samt allem, was sie verbinden; danach wird das Gleisteil gedreht. Stadt bleibt Stadt, Kleinstadt bleibt Kleinstadt, normales Gleis bleibt normales Gleis, und Y, P und OO behalten ihre Buchstaben.
cz_first-rule-31 = Das erste Gleisteil auf den OO-Feldern (B8, C7) ist eines der sechs grünen OO-Gleisteile. Es gilt als Aufrüsten, kommt also erst ab Phase 2. Du darfst es beliebig drehen, solange kein Gleis aus dem Plan führt und eines an ein Gleis anschließt, das du erreichst.
cz_first-rule-32 = Prag wächst von Gelb (8889 oder 8890, drei getrennte Städte) über Grün (8891, vier getrennte Städte) zu Braun (8892, eine Stadt mit vier Kreisen). Bahnhöfe bleiben bei ihrem Gleis; auf dem braunen Gleisteil stehen alle in der gemeinsamen Stadt. Die gelben und grünen Städte haben je ein Gleis, dort enden also Routen.
cz_first-rule-33 = Was auf was folgt: 7 → 26–31; 8 → 16, 19, 23–25, 28–31; 9 → 19, 20, 23, 24, 26, 27; 5, 6, 57 → 14, 15, 619 → 611; 201, 202, 621 → 207, 208, 622 → 216; grünes normales Gleis → 39–47 oder 70, je nachdem, was passt. Gleisteile mit Kleinstädten, grüne OO-Gleisteile, 611, 216 und 8892 werden nicht mehr aufgerüstet.
cz_first-rule-34 = Eine aufgerüstete Stadt kann mehr Kreise haben. Solange einer frei ist, darf jede Gesellschaft durch die Stadt hindurch.
cz_first-rule-35 = Ein Bahnhof je Zug, in einer Stadt mit freiem Kreis, die ein beliebig langer freier Weg (Regel 20) mit einem anderen deiner Bahnhöfe verbindet. Hat ein Gleisteil getrennte Städte, muss der Weg in genau diese Stadt führen. Kein Kreis ist für jemanden reserviert.
cz_first-rule-36 = Der zweite Bahnhof kostet 40 K, der dritte 100 K, in dieser Reihenfolge, aus dem Betriebskapital. Ohne das Geld kann er nicht errichtet werden. Ein Bahnhof wird nie versetzt oder entfernt.
cz_first-rule-37 = Eine Gesellschaft hat auf einem Feld höchstens einen Bahnhof, auch wenn es dort mehrere Städte gibt. BN und NWB errichten in Prag also keinen weiteren.
cz_first-rule-38 = Eine Stadt, deren Kreise alle von anderen belegt sind, ist für dich blockiert: Deine Routen und Wege dürfen dort beginnen oder enden, aber nicht hindurchführen. Ein freier Kreis oder ein eigener Bahnhof hält sie für dich offen, so voll sie auch ist.
cz_first-rule-39 = Eine Lok fährt je Zug eine Route: mindestens zwei verschiedene Halte, durch Gleise verbunden, irgendwo darauf mindestens eine Stadt mit deinem Bahnhof, höchstens so viele Halte wie die Zahl der Lok. Kleinstädte und Städte sind gleichermaßen Halte, unterwegs wird keiner ausgelassen, und wie lang die Gleise sind, ist gleich. Gefahren werden automatisch die Routen, die zusammen am meisten einbringen, auch wenn dafür eine Lok stehen bleibt; habt ihr Routen von Hand vereinbart, wählst du sie, und Loks dürfen stehen bleiben.
cz_first-rule-40 = Eine Route führt durch keinen Halt zweimal und über kein Gleis zweimal. Ein anderes, getrenntes Gleis desselben Gleisteils darf sie benutzen, und sie darf beide Städte eines OO-Gleisteils oder beide Kleinstädte eines Gleisteils besuchen.
cz_first-rule-41 = Solange Prag getrennte Städte hat, führt eine Route nur durch eine davon. Zwei Loks dürfen verschiedene besuchen.
cz_first-rule-42 = Eine Route führt nicht durch eine blockierte Stadt hindurch, darf dort aber beginnen oder enden. Auch beide Enden dürfen blockierte Städte sein, wenn dazwischen dein Bahnhof liegt.
cz_first-rule-43 = Von einem Halt darf eine Lok auf jedem anderen seiner Gleise weiterfahren.
cz_first-rule-44 = Die Routen mehrerer Loks dürfen sich an Halten treffen und kreuzen, aber sie teilen kein Gleis. Gleise, die sich an einer Seite eines Gleisteils vereinen, gelten dort als geteilt, eine Weiche dient also nur einer Lok; Gleise, die sich an keiner Seite treffen, stören einander nicht. Kurz: Im Zug einer Gesellschaft wird keine Feldseite zweimal überquert.
cz_first-rule-45 = Die Einnahmen sind die Summe der aufgedruckten Werte aller Halte auf allen Routen; ein Halt, den zwei Loks besuchen, zählt für beide. Alles geht ins Betriebskapital.
cz_first-rule-46 = Eine Kleinstadt ist 10 wert, auch auf D0. Eine Stadt ist auf einem gelben Gleisteil 20 wert, auf grünem 30, auf braunem 40; eine Y-Stadt 30, 40, 50; eine Stadt eines OO-Gleisteils 40. Prag ist aufgedruckt 20 wert, dann 30, 40 und 60.
cz_first-rule-47 = Du darfst beliebig viele Loks kaufen, eine nach der anderen, solange du unter dem Loklimit bist und das Geld hast. Zu kaufen sind die oberste Lok der Bank und alle Loks im Lokpool, wo die abgelegten Loks liegen, jede zum aufgedruckten Preis. Untereinander verkaufen Gesellschaften keine Loks.
cz_first-rule-48 = Beginnt mit einem Kauf eine Phase, wird alles, was sie bringt, vor dem nächsten Kauf ausgeführt.
cz_first-rule-49 = Eine Gesellschaft über dem Loklimit legt Loks ihrer Wahl, auch eine neue, in den Lokpool: im Kaufschritt ihres eigenen Zuges, bevor sie kauft; die Käuferin, die die Phase begonnen hat, sofort. Bis dahin behält sie die Loks und darf mit ihnen fahren. Ob du kaufen darfst, entscheidet das Limit vor dem Kauf: Mit 4 Loks in Phase 2 kannst du die erste 4er-Lok nicht kaufen. Um Platz zu schaffen, legt niemand eine Lok ab.
cz_first-rule-50 = Niemand muss eine Lok kaufen, auch nicht ohne Lok, außer ihr habt vereinbart, dass eine Gesellschaft ohne Lok es muss, wenn sie zahlen kann. Eine neue Lok fährt zum ersten Mal im nächsten Zug der Gesellschaft.
cz_first-rule-51 = Hat am Ende irgendeines Zuges eine Gesellschaft im Spiel keine Lok und weniger Geld, als die billigste Lok kostet, oder ist gar keine Lok zu kaufen, so ist diese Runde die letzte. Sie wird mit vollen Zügen zu Ende gespielt, damit alle gleich viele hatten; rückgängig macht das nichts mehr. Zu kaufen sind die oberste Lok der Bank und alle Loks im Lokpool. Ihr könnt vereinbaren, dass nur die Gesellschaft geprüft wird, die gerade am Zug war, oder dass ein leeres Angebot nicht zählt.
cz_first-rule-52 = Es zählt nur das Geld; Loks und Bahnhöfe sind nichts wert. Gesellschaften mit gleich viel Geld teilen sich den Rang.

page-cz_first-part-53 = Begriffe
page-cz_first-part-54 = Das ganze 18CZ
cz_first-rule-53 = Kleinstadt: ein schwarzer Punkt. Stadt: weiße Kreise, ihre Plätze. Halt: beides. Bahnhof: die Scheibe einer Gesellschaft in einem Kreis. Betriebskapital: das Geld einer Gesellschaft. Lokpool: wo abgelegte Loks liegen. Gleisteil: ein Feld mit Gleisen; aufrüsten heißt, es durch eines der nächsten Farbe zu ersetzen. Ausgang: ein Gleis, das an eine Seite des Feldes führt. K: die Währung, Kronen.
cz_first-rule-54 = Dein erstes Spiel ist ein Ausschnitt aus 18CZ. Das ganze Spiel hat Aktien mit einer Kurstabelle, Privatbahnen, kleine, mittlere und große Gesellschaften, von denen die größeren die kleineren übernehmen, Loks in drei Arten, Gleise in die Nachbarländer, das ganze Land als Plan und mehr Gleisteile. Gleisteile legen, Bahnhöfe und Lokbetrieb sind dort sehr ähnlich.
