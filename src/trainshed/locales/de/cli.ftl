# Das Terminal.
cli-player = Spieler
cli-bot = Bot
cli-welcome = { $name }. Tippe die Nummer eines Zugs oder den Zug selbst; h für Hilfe.
cli-prompt = Dein Zug (1–{ $last }, h für Hilfe):
cli-help = Eine Nummer macht diesen Zug. Oder tippe den Zug, wie du ihn liest (D3 A3, pass). ? nennt die Regel hinter der letzten Ablehnung, r alle Regeln, u nimmt zurück, q verlässt das Spiel.
cli-not-understood = Das ist hier kein Zug. Hilfe: h.
cli-ask-rule = (? nennt die Regel)
cli-no-refusal = Es wurde nichts abgelehnt.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-undone = Zurückgenommen.
cli-left = Das Spiel bleibt, wie es ist.
cli-saved = Gespeichert als { $file }.
cli-winner = Sieg: { $names }.
