# Die Regeln von 18Ireland in eigenen Worten. Die Nummern sind die, die eine Ablehnung nennt; wo ein Tisch anderes vereinbaren kann, steht es dabei.
page-ireland-part-0 = Worum es geht
page-ireland-part-1 = Aufbau
page-ireland-part-2 = Versteigerung der Privatbahnen
page-ireland-part-3 = Kurstabelle
page-ireland-part-4 = Aktienrunde
page-ireland-part-5 = Betriebsrunde
page-ireland-part-6 = Gleisbau
page-ireland-part-7 = Bahnhöfe
page-ireland-part-8 = Fahren und ausschütten
page-ireland-part-9 = Loks und Phasen
page-ireland-part-10 = Lokkauf um jeden Preis
page-ireland-part-11 = Privatbahnen
page-ireland-part-12 = Fusionsrunde
page-ireland-part-13 = Spielende
page-ireland-part-14 = Wertung

ireland-rule-0 = Ihr seid Investoren. Ihr kauft Aktien von Eisenbahngesellschaften, leitet einige davon und verdient an Dividenden und steigenden Kursen; das Geld einer Gesellschaft ist nicht eures. Wer am Ende am meisten Bargeld, Aktien und Privatbahnen hat, gewinnt (14).

ireland-rule-1-1 = 3 bis 6 Personen beginnen mit je £330, £250, £200 oder £160 und dürfen 16, 12, 10 oder 8 Papiere halten.
ireland-rule-1-2 = Die Bank hat £4000, mit der vereinbarten größeren Bank £5000. Das Startgeld kommt daraus. Alles Geld liegt offen.
ireland-rule-1-3 = Loks: sieben 2H (nach Vereinbarung acht), fünf 4H, vier 6H, drei 8H, zwei 10H und beliebig viele D. Die Rückseite einer 2H ist eine 1H′, einer 4H eine 2H′, einer 6H eine 3H′.
ireland-rule-1-4 = Fünf Privatbahnen sind im Spiel: DAR und DK immer, drei weitere aus den übrigen neun gezogen. Sie werden vom niedrigsten zum höchsten Wert angeboten.
ireland-rule-1-5 = Es gibt 14 Gesellschaften mit fünf Aktien. DKR liegt für die Privatbahn DK bereit. Von den anderen 13 wird eine gezogen und scheidet aus, ihr Heimatkreis ist frei; die übrigen zwölf bilden einen Stapel, dessen Reihenfolge alle sehen.
ireland-rule-1-6 = Die sieben Gesellschaften mit zehn Aktien warten: Ab Phase 4 gehen Fusionen in ihnen auf, ab Phase 6 können sie gegründet werden.
ireland-rule-1-7 = Sitzordnung und Startspieler werden ausgelost.
ireland-rule-1-8 = Eine Gesellschaft mit fünf Aktien hat eine Direktorsaktie zu 40 % und drei Aktien zu 20 %, eine mit zehn eine zu 20 % und acht zu 10 %. Die Direktorsaktie zählt als ein Papier.
ireland-rule-1-9 = Zuerst die Versteigerung der Privatbahnen. Dann immer wieder: eine Aktienrunde, zwei Betriebsrunden und ab Phase 4 eine Fusionsrunde.

ireland-rule-2-1 = Wer am Zug ist, tut eines: die billigste Privatbahn zu ihrem Preis kaufen, auf eine andere bieten oder passen. Wer passt, darf später wieder mitmachen.
ireland-rule-2-2 = Ein Gebot ist ein Vielfaches von £5, mindestens £5 über dem Wert und £5 über dem höchsten Gebot. Gebotenes Geld ist gebunden. Auf jede Privatbahn hat man ein Gebot; ein neues ersetzt das alte.
ireland-rule-2-3 = Wird eine Privatbahn mit Geboten die billigste, bekommt ein einzelner Bieter sie sofort für sein Gebot. Mehrere bieten unter sich weiter: Wer das niedrigste Gebot hat, geht mindestens £5 über das höchste oder steigt aus, bis nur einer bleibt.
ireland-rule-2-4 = Danach ist dran, wer links von der Person sitzt, deren Kauf das ausgelöst hat; nach Vereinbarung links vom letzten Käufer.
ireland-rule-2-5 = Passen alle nacheinander, bevor etwas gekauft ist, sinkt der Preis der ersten Privatbahn um £5, die Gebote verfallen, und links von der Person, die zuletzt gepasst hat, geht es weiter. Bei £0 nimmt diese Person sie, dann ist die nächste dran.
ireland-rule-2-6 = Passen alle nacheinander später, scheidet die billigste Privatbahn aus und die Versteigerung geht weiter; nach Vereinbarung scheiden alle ohne Gebot aus und die Versteigerung ist zu Ende.
ireland-rule-2-7 = Wer DK gewinnt, bekommt die Direktorsaktie von DKR. Der ganze Preis wird ihr Betriebskapital, ihr Marker beginnt auf dem höchsten Startkurs bis zur Hälfte davon. DKR kauft sofort eine 2H für £80 und hat ihren Bahnhof in der südlichen Stadt von Dublin. DK selbst ist damit weg.
ireland-rule-2-8 = Kauft niemand DK, scheidet DKR aus.
ireland-rule-2-9 = Die Prioritätskarte bekommt, wer als Nächstes dran wäre.
ireland-rule-2-10 = Zu Beginn jeder Betriebsrunde zahlt jede Privatbahn ihren Ertrag an den, dem sie gehört, Person oder Gesellschaft.

ireland-rule-3-1 = Die Kurstabelle hat acht Reihen; die oberste endet bei 260. Startkurse sind 100, 85, 70, 60 und 50. Auf gelben Feldern (38 und weniger) zählen Papiere nicht zum Limit.
ireland-rule-3-2 = Nach rechts: ein Feld; am Ende der Reihe stattdessen hinauf, nie über 260 hinaus. Nach links: ein Feld; in der ersten Spalte stattdessen hinunter. Links von der 20 der untersten Reihe wird eine Gesellschaft geschlossen.
ireland-rule-3-3 = Hinunter: eine Reihe; ist darunter kein Feld, bleibt der Marker. Hinauf: eine Reihe; in der obersten bleibt er.
ireland-rule-3-4 = Jede Aktie, die jemand verkauft oder eine Gesellschaft ausgibt, senkt den Kurs um eine Reihe, nach Vereinbarung je 10 %. Ein Rückkauf bewegt nichts. Eine am Ende der Aktienrunde ausverkaufte Gesellschaft steigt um eine Reihe.
ireland-rule-3-5 = Wer auf ein besetztes Feld kommt, wird unter die anderen geschoben. Wer nicht weiterkann, behält seinen Platz im Stapel.
ireland-rule-3-6 = Papiere einer Gesellschaft mit Marker in der gelben Zone zählen nicht zum Papierlimit. Wie viel man von einer Gesellschaft halten darf, bleibt gleich.
ireland-rule-3-7 = Eine Gesellschaft, deren Marker von 20 nach links müsste, wird geschlossen und scheidet aus, mit Loks, Bahnhöfen, Aktien und Privatbahnen; ihr Geld geht an die Bank. Aktionäre bekommen nichts. Im eigenen Zug endet damit der Zug. Nach Vereinbarung kommen ihre Loks dennoch mit der Rückseite in den Lokpool, wenn ihre Art umgedreht wird.

ireland-rule-4-1 = Die Person mit der Prioritätskarte beginnt. Ein Zug ist eines davon: beliebig viele Aktien verkaufen und dann, wenn man will, ein Papier kaufen; die nächste Gesellschaft mit fünf Aktien versteigern; eine mit zehn Aktien gründen (ab Phase 6); passen. Vor einer Gründung verkauft man nur, wenn das vereinbart ist.
ireland-rule-4-2 = Wer zu viele Papiere oder zu viel von einer Gesellschaft hat, muss zuerst verkaufen, soweit das geht.
ireland-rule-4-3 = Passen ist nicht endgültig. Die Runde endet, wenn alle nacheinander passen.
ireland-rule-4-4 = In der ersten Aktienrunde wird nichts verkauft. Alle Aktien eines Verkaufs bringen den Kurs, bevor er fällt. Der Pool nimmt höchstens 50 % einer Gesellschaft mit zehn Aktien und zwei Aktien einer mit fünf. Man darf von mehreren Gesellschaften verkaufen, in beliebiger Folge, und von derselben noch einmal zum neuen Kurs.
ireland-rule-4-5 = Die Direktorsaktie kommt nie in den Pool. Ein Teil von ihr kann nur verkauft werden, wenn jemand anderes mindestens so viel von der Gesellschaft hat, wie sie wert ist; die beiden tauschen dann. Wer mehr hat als der Direktor, wird sofort Direktor; bei mehreren Gleichen, wer links vom bisherigen am nächsten sitzt.
ireland-rule-4-6 = Gekauft wird ein Papier zum aktuellen Kurs: von der Gesellschaft, dann bekommt sie das Geld, oder aus dem Pool, dann die Bank. Nicht von einer Gesellschaft, die man in dieser Runde verkauft hat, nicht über das Papierlimit und nicht über 60 % (fünf Aktien) oder 70 % (zehn Aktien). Nach einem Kauf wird nicht verkauft.
ireland-rule-4-7 = Versteigert wird nur die oberste Gesellschaft des Stapels. Das erste Gebot ist mindestens £100; Gebote sind Vielfache von £5 und bar zu zahlen, und man braucht Platz für das Papier. Reihum mindestens £5 mehr oder endgültig passen. Das höchste Gebot wird Betriebskapital und bringt die Direktorsaktie; der Kurs ist der höchste Startkurs bis zum halben Gebot, nach Vereinbarung ein beliebiger bis dahin. Der Heimatbahnhof kommt sofort.
ireland-rule-4-8 = Es geht links von der Person weiter, die die Versteigerung eröffnet hat; das zählt als ihre Aktion.
ireland-rule-4-9 = Gesellschaften mit fünf Aktien beginnen in den Phasen 2, 4 und 6. Mit der ersten 8H scheiden die nicht begonnenen aus.
ireland-rule-4-10 = Ab Phase 6: Nenne eine freie Gesellschaft mit zehn Aktien und einen Startkurs, zahle das Doppelte als Betriebskapital für die Direktorsaktie und setze ihren ersten Bahnhof gratis auf einen freien, nicht reservierten Kreis einer Stadt mit gelegtem oder gedrucktem Gleis; verbunden sein muss er nicht. Ohne solchen Kreis keine Gründung.
ireland-rule-4-11 = Am Ende der Runde: Wurde keine Gesellschaft mit fünf Aktien versteigert, scheidet die oberste des Stapels samt Heimatkreis aus; jede Gesellschaft, deren Aktien alle bei den Spielern sind, steigt um eine Reihe; die Prioritätskarte geht nach links von der Person, die zuletzt etwas anderes tat als passen. Haben alle nur gepasst, bleibt sie.

ireland-rule-5-1 = Die Gesellschaften sind vom höchsten zum niedrigsten Kurs dran; bei gleichem Kurs zuerst der Marker weiter rechts, dann der höhere, dann der obenauf. Ändern sich zwischendurch Kurse, werden die neu geordnet, die noch nicht dran waren. Nach einem Bankrott ist nach Vereinbarung vorher noch die nächste der alten Reihenfolge dran.
ireland-rule-5-2 = Der Zug einer Gesellschaft: Aktie ausgeben oder zurückkaufen, Gleise, Bahnhof, Fahren, Dividende, Loks. Privatbahnen kaufen und nutzen geht jederzeit, nach deren Regeln.
ireland-rule-5-3 = Höchstens eine Aktie: Die Gesellschaft gibt eine zum Kurs in den Pool aus, der dann um eine Reihe fällt, oder kauft eine zum Kurs aus dem Pool zurück, ohne dass er sich bewegt. Das Limit des Pools gilt.

ireland-rule-6-1 = Entweder einmal aufrüsten oder ein gelbes Gleisteil und für £20 ein zweites gelbes.
ireland-rule-6-2 = Gelb von Anfang an, Grün ab Phase 4, Braun ab Phase 8, Grau mit der ersten D, nach Vereinbarung ab Phase 10.
ireland-rule-6-3 = Das erste Gleisteil auf einem Feld zahlt das Gelände; ein Gleisteil nur mit Schmalspur nicht, und später zahlt es auch niemand mehr. Aufrüsten ist gratis; nur das gelbe Gleisteil von Dundalk und Drogheda zu ersetzen kostet £40.
ireland-rule-6-4 = Kein Gleis führt vom Plan, ins Meer, über eine gesperrte Grenze oder auf ein graues oder rotes Feld ohne Anschluss. Breit- und Schmalspur treffen sich nie an einer Seite. Gleise dürfen an einem leeren Feld oder an einer Seite ohne Gleis enden.
ireland-rule-6-5 = Neue Breitspur muss durch Breitspur mit einem Bahnhof der Gesellschaft verbunden sein; Städte voller fremder Bahnhöfe blockieren. Ein Gleisteil nur mit Schmalspur muss durch Schmalspur mit einer Stadt oder Kleinstadt verbunden sein, die die Breitspur der Gesellschaft erreicht, auch wenn sie voll ist; Bahnhöfe halten Schmalspur nicht auf. Das Feld eines eigenen Bahnhofs gilt auf allen Seiten als verbunden. Nach Vereinbarung genügt es, dass die Breitspur der Gesellschaft auf das Feld führt.
ireland-rule-6-6 = Beim Aufrüsten bleiben alle Gleise mit ihrer Spur, die Kleinstädte, die Buchstaben und ohne Buchstaben die Zahl der Städte. Es muss ein Gleis dazukommen, das die Gesellschaft nutzen kann, oder sich der Wert einer mit ihr verbundenen Stadt oder Kleinstadt ändern.
ireland-rule-6-7 = Buchstaben: BC (Belfast, Cork): IR1, IR6, IR44, IR67. Dublin: IR9, IR45, IR68. EM (Enniskillen, Maryborough): IR3 oder IR4, dann IR10 bis IR12. DD: IR2, dann IR7 oder IR8. Felder mit zwei Kleinstädten haben nur gelbe Gleisteile.
ireland-rule-6-8 = UR und CBPR sind auf einem Feld mit zwei Städten zu Hause, nicht in einer davon. Solange es leer ist, liegt der Bahnhof auf dem Feld; wer das erste Gleisteil legt, wählt die Stadt, auch für einen fremden Bahnhof. Liegt das Gleisteil schon, wählt die beginnende Gesellschaft. Die Reservierung hält irgendeinen Kreis des Feldes frei.
ireland-rule-6-9 = Es gibt nur so viele Gleisteile wie in der Schachtel. Ersetzte kommen in den Vorrat zurück.
ireland-rule-6-10 = Beim Aufrüsten gehen Bahnhöfe und Reservierungen mit dem Gleis ihrer Stadt. Werden Städte zu einer, ziehen alle dorthin.

ireland-rule-7-1 = Eine Gesellschaft mit fünf Aktien hat einen Bahnhof, den Heimatbahnhof. Eine mit zehn hat drei: der erste gratis, der zweite £20, der dritte £50.
ireland-rule-7-2 = Ein Bahnhof je Zug, auf einen freien, nicht reservierten Kreis einer Stadt, die die Breitspur der Gesellschaft erreicht; nie zwei einer Gesellschaft auf einem Feld.
ireland-rule-7-3 = Ein Heimatkreis bleibt reserviert, bis seine Gesellschaft beginnt, ausscheidet oder geschlossen wird.
ireland-rule-7-4 = Nach einer Fusion von zweien kostet der nächste Bahnhof £50, nach einer von dreien ist keiner mehr da.

ireland-rule-8-1 = Eine Lok überquert höchstens so viele Feldseiten, wie ihre Zahl sagt; eine D beliebig viele.
ireland-rule-8-2 = Eine Route führt nur über Breitspur, verbindet mindestens zwei verschiedene Halte, enthält einen Bahnhof der Gesellschaft und benutzt kein Gleis und keinen Halt zweimal. Durch eine Stadt voller fremder Bahnhöfe führt sie nicht, darf dort aber enden; Orte außerhalb des Plans sind ebenfalls Enden. Alle Halte unterwegs zählen. Loks einer Gesellschaft dürfen Halte teilen, aber kein Gleis und keine Seite eines Gleisteils.
ireland-rule-8-3 = Schmalspur: Ein Halt bringt zusätzlich den Wert jeder Kleinstadt, die nur an Schmalspur liegt und durch sie mit ihm verbunden ist. Sie zählt einmal je Halt und je Lok.
ireland-rule-8-4 = Die beste Fahrt wird vorgeschlagen; man darf auch weniger einfahren oder gar nicht fahren.
ireland-rule-8-5 = Alles ausschütten oder alles einbehalten. Jede Aktie bekommt ihren Teil; für die der Gesellschaft erhält ihn diese, für die im Pool niemand. Erreicht die Ausschüttung den Kurs, rückt der Marker ein Feld nach rechts, bei fünf Aktien und dem doppelten Kurs zwei. Darunter bleibt er. Wer einbehält oder nichts einfährt, rückt nach links. Nach Vereinbarung muss die Ausschüttung höher sein als der Kurs, bei fünf Aktien als der doppelte, für ein Feld.
ireland-rule-8-6 = Ohne Lok oder Route fährt eine Gesellschaft nichts ein, und ihr Marker rückt nach links.

ireland-rule-9 = Die erste Lok einer Art beginnt ihre Phase. 4: grüne Gleisteile, Fusionen, Gesellschaften kaufen Privatbahnen. 6: 2H werden 1H′; Gesellschaften mit zehn Aktien können gegründet werden. 8: braune Gleisteile, 4H werden 2H′, 1H′ werden verschrottet, Privatbahnen schließen, nicht begonnene Gesellschaften mit fünf Aktien scheiden aus. 10: 6H werden 3H′, 2H′ werden verschrottet, Loks können in Zahlung gegeben werden. D: graue Gleisteile, 3H′ werden verschrottet. Loklimit bei fünf und zehn Aktien: in Phase 2 sind es 2 und –, dann 2 und 4, 2 und 3, ab Phase 8 dann 1 und 2.
ireland-rule-9-1 = Preise: 2H £80, 4H £180, 6H £300, 8H £440, 10H £550, D £770; 1H′ £40, 2H′ £90, 3H′ £150.
ireland-rule-9-2 = Werden Loks umgedreht, kommen alle dieser Art mit der Rückseite nach oben in den Lokpool, wem sie auch gehörten; die Besitzer bekommen nichts. Dort kann man sie zum Preis der Rückseite kaufen.
ireland-rule-9-3 = Die Bank verkauft die nächste Art, wenn die vorige ausverkauft ist. Loks gibt es bei der Bank, im Lokpool zum aufgedruckten Preis oder bei einer anderen Gesellschaft für £1 bis zum ganzen Betriebskapital des Käufers; deren Direktor muss zustimmen. Zwischen Gesellschaften eines Direktors wird niemand gefragt.
ireland-rule-9-4 = Wer nach einer neuen Phase oder Fusion über dem Limit ist, legt sofort Loks nach Wahl des Direktors in den Lokpool; sonst nie. Zuerst die neue Phase, dann Loks, die umgedreht oder verschrottet werden, dann ihre anderen Folgen, dann das Ablegen; erst danach geht der Käufer weiter.
ireland-rule-9-5 = In den Phasen 10 und D darf eine Gesellschaft einmal im Zug eine 3H′, 8H oder 10H abgeben und für die Differenz eine 10H oder D aus Bank oder Lokpool kaufen, nur mit eigenem Geld, auch am Limit. Die alte Lok kommt in den Lokpool.
ireland-rule-9-6 = Am Ende ihres Zuges besitzt eine Gesellschaft eine Lok, mit oder ohne Route, falls eine zu haben ist.

ireland-rule-10-1 = Eine Gesellschaft ohne Lok, die eine in Bank oder Lokpool bezahlen kann, kauft aus eigenen Mitteln; der Direktor darf nicht helfen.
ireland-rule-10-2 = Stattdessen darf sie mit eigenem Geld die Lok einer anderen Gesellschaft kaufen, wenn deren Direktor zustimmt.
ireland-rule-10-3 = Kann sie keine bezahlen, gibt sie alles, und der Direktor schießt den Rest zu, für eine Lok seiner Wahl aus Bank oder Lokpool. Für die Lok einer anderen Gesellschaft darf er Bargeld dazulegen, wenn die Gesellschaft mindestens £1 zahlt, der Preis höchstens der aufgedruckte ist und dafür keine Aktie verkauft wurde. Nach Vereinbarung darf er zur Lok einer anderen Gesellschaft auch dann zuschießen, wenn die Gesellschaft selbst eine bezahlen kann, oder nie.
ireland-rule-10-4 = Fehlt dem Direktor Geld, verkauft er Aktien, nur so viele, wie die Lok braucht. Die Limits des Pools gelten; in der kaufenden Gesellschaft bleibt er Direktor, anderswo darf er wechseln. Kurse fallen wie üblich. Kein Verkauf darf ihn um jede mögliche Lok bringen.
ireland-rule-10-5 = Reichen Gesellschaft, Direktor und alle verkäuflichen Aktien nicht für die billigste Lok, darf er noch verkaufen oder den Bankrott erklären. Alles Verkäufliche wird verkauft, das Geld ist verloren, und jede Gesellschaft, die er noch leitet, wird geschlossen; die anderen Aktionäre bekommen ihren Kurs von der Bank. Was ihm bleibt, scheidet aus oder bleibt, nach Vereinbarung, bei ihm.
ireland-rule-10-6 = Die anderen spielen weiter, solange nicht nur eine Person übrig ist. Das Papierlimit bleibt.

ireland-rule-11 = Jede Privatbahn bringt ihren Ertrag und zählt bei Spielern als Papier. Was sie sonst kann, steht in 11.3 bis 11.13; nutzen kann es nur eine Gesellschaft, wenn nichts anderes dasteht.
ireland-rule-11-1 = In den Phasen 4 und 6 darf die Gesellschaft am Zug Privatbahnen von Spielern kaufen, auch vom eigenen Direktor, für den halben Wert (aufgerundet) bis zum doppelten; wem sie gehört, muss zustimmen. Nutzen kann sie sie sofort, wenn deren Schritt nicht vorbei ist. Mit der ersten 8H schließen alle Privatbahnen.
ireland-rule-11-2 = Der Bonus eines Hafens oder von Galway zählt für jede Lok der Gesellschaft, die dort hält; er bleibt, wenn die Privatbahn geschlossen ist, und geht in eine Fusion mit.
ireland-rule-11-3 = DAR, Dalkey Atmospheric (20, bringt 5): Solange sie Spielern gehört, baut niemand auf Wicklow (J14).
ireland-rule-11-4 = DR, Donegal Railway (30, bringt 7): im Gleisschritt zwei Schmalspurteile, gratis und zusätzlich: IR5 auf Donegal (F4), dann, damit verbunden, ein gelbes 77, 78 oder 79 auf F2, E3, E5, G3 oder G5. Beide Felder müssen leer sein, nichts darf dazwischenkommen. Dann schließt sie.
ireland-rule-11-5 = BoW, Board of Works (40, bringt 9): Ein gelbes Gleisteil des Zuges zahlt kein Gelände; die £20 für ein zweites Gleisteil bleiben. Nach zwei Malen schließt sie. Nach Vereinbarung darf es auch ein Aufrüsten sein.
ireland-rule-11-6 = CDSPC, City of Dublin Steam Packet (45, bringt 10): setzt einen Marker auf Belfast (J4), Londonderry (G1) oder Rosslare (I19), für diese Gesellschaft £10 mehr; dann schließt sie.
ireland-rule-11-7 = TDR, Tralee & Dingle (50, bringt 10): im Gleisschritt IR5 auf Dingle (A19) und auf Tralee (B18), verbunden, gratis und zusätzlich, direkt nacheinander. Beide Felder müssen leer sein. Dann schließt sie. Nach Vereinbarung müssen die beiden nicht miteinander verbunden sein.
ireland-rule-11-8 = DCR, Drumglass Colliery (60, bringt 12): Solange sie Spielern gehört, baut niemand auf H4. Eine Gesellschaft legt dort ein gelbes Gleisteil, gratis und zusätzlich, wie üblich verbunden. Sie schließt nicht. Nach Vereinbarung darf es auch ein Aufrüsten sein.
ireland-rule-11-9 = TASPS, Trans-Atlantic Steam Packet (75, bringt 15): setzt einen Marker auf Galway (C13), für diese Gesellschaft £20 mehr; dann schließt sie.
ireland-rule-11-10 = RSSC, River Shannon Shipping (80, bringt 10): Eine Lok, die in Dromod (F10) oder Limerick (D16) hält, zählt den Wert der anderen Stadt samt Schmalspur dazu; nach Vereinbarung nur eine, die dort endet und die andere nicht anfährt.
ireland-rule-11-11 = WDE, William Dargan (90, bringt 10): Mit dem zweiten Gleisteil des Zuges darf man für £30 aufrüsten, nach einem gelben Gleisteil oder nach dem Aufrüsten. Nach dem Aufrüsten gibt es kein zweites gelbes.
ireland-rule-11-12 = TIM, The Irish Mail (110, bringt 20): im Gleisschritt das rote Gleisteil auf eines der sechs Felder im Meer, zu einem beliebigen Landfeld daneben gedreht. Alle dürfen dorthin fahren. Dann schließt sie.
ireland-rule-11-13 = DK, Dublin & Kingstown (120): beginnt DKR (2.7). An eine Gesellschaft wird sie nie verkauft.

ireland-rule-12-1 = Ab Phase 4 nach den beiden Betriebsrunden. Von der Prioritätskarte an schlägt man reihum vor oder passt; Passen ist nicht endgültig. Nach einer Abstimmung ist, wie sie auch ausgeht, die nächste Person dran. Die Runde endet, wenn alle nacheinander passen.
ireland-rule-12-2 = Ein Vorschlag nennt zwei oder drei laufende Gesellschaften mit fünf Aktien; von einer davon hat man eine Aktie. Über dieselben wird in einer Runde einmal abgestimmt. Wer nichts vorschlagen kann, wird übergangen.
ireland-rule-12-3 = Es braucht eine freie Gesellschaft mit zehn Aktien; jeder Bahnhof ist mit jedem durch Breitspur verbunden, blockierte Städte stören nicht; alle Bahnhöfe auf verschiedenen Feldern; bei Spielern und Pool zusammen höchstens zehn Aktien; danach niemand über 70 % und der Pool nicht über 50 %.
ireland-rule-12-4 = Je Aktie eine Stimme, alle dafür oder alle dagegen, vom Vorschlagenden nach links. Aktien im Pool stimmen dafür, wenn der neue Kurs über dem ihrer Gesellschaft liegt, dagegen, wenn darunter, und bei gleichem gar nicht; Aktien der Gesellschaften stimmen nicht. Nötig ist mehr als die Hälfte der abgegebenen Stimmen; Gleichstand lehnt ab. Abgestimmt wird, bis das Ergebnis feststeht.
ireland-rule-12-5 = Der neue Kurs: die oberste Reihe und die am weitesten linke Spalte der Gesellschaften, unter den Markern, die schon da sind.
ireland-rule-12-6 = Wer vorschlug, nennt die Gesellschaft mit zehn Aktien. Sie bekommt Geld, Loks, Privatbahnen und Marker, ihre Bahnhöfe ersetzen die alten. Je 20 % werden 10 %, auch im Pool; der Rest bleibt bei ihr. Direktor wird, wer am meisten hat; bei Gleichstand, wer vorschlug, sonst die erste Person links davon. Loks über dem Limit kommen in den Lokpool.

ireland-rule-13-1 = Das Spiel endet sofort, wenn alle bis auf eine Person bankrott sind.
ireland-rule-13-2 = Es endet mit der laufenden Betriebsrunde, wenn eine Gesellschaft 260 erreicht.
ireland-rule-13-3 = Es endet nach der zweiten Betriebsrunde, wenn die Bank gesprengt ist, also mehr schuldete, als sie hatte. Sie zahlt weiter. Das früheste Ende gilt, danach gibt es keine Fusionsrunde.

ireland-rule-14 = Bargeld, Aktien zum Kurs und der Wert der Privatbahnen, die man noch hat. Wer bankrott ist, hat nichts. Wer das meiste Geld hat, gewinnt; bei gleicher Summe teilt man sich den Rang.

ireland-rule-8-7 = Ein Halt ist wert, was sein Gleisteil zeigt. Eine Kleinstadt 10, auf braunen und grauen Gleisteilen mit Breitspur 20; eine Stadt 20, 30 oder 40 auf Gelb, Grün, Braun. EM 10, dann 20. Die Stadt auf DD 10, dann 20, ihre Kleinstadt 10. BC und Dublin 30, 40, 50 und 60. Der Ort der TIM 20 in den Phasen 4 und 6, 50 in den Phasen 8 und 10, dann nichts.
