# Das Terminal.
cli-player = Spieler
cli-bot = Bot
cli-welcome = { $name }. Tippe die Nummer eines Zugs oder den Zug selbst; h für Hilfe.
cli-prompt = Dein Zug (1–{ $last }, h für Hilfe):
cli-help = Eine Nummer macht diesen Zug. Oder tippe den Zug: { $moves }. ? nennt die Regel hinter der letzten Ablehnung, r alle Regeln, u nimmt zurück, q verlässt das Spiel.
cli-typing-london = D3 A3 (ein Abschnitt von D3 nach A3), D3 (ein Kreis), pass
cli-typing-lilliput = A02 (eine Karte), A02 alt, copy A02, MR N1E1 Y-PS 90 (Gesellschaft, Feld, Gleisteil, Grad), pay, keep, yes, no, price 40 (anderer Preis), done
cli-typing-cz_first = E15 57 2 (Feld, Gleisteil, Drehungen nach rechts), s D2 (ein Bahnhof; s E11.1 bei mehreren Städten), buy, pool 3, drop 2, best (die besten Routen), run 2 D4 D2, 3 D4 E3 D2 (eigene Routen), done
cli-not-understood = Das ist hier kein Zug. Hilfe: h.
cli-ask-rule = (? nennt die Regel)
cli-no-refusal = Es wurde nichts abgelehnt.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-undone = Zurückgenommen.
cli-left = Das Spiel bleibt, wie es ist.
cli-saved = Gespeichert als { $file }.
cli-winner = Sieg: { $names }.
