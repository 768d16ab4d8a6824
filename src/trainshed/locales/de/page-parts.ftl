# Teile der Seite, die erst geladen werden, wenn man sie braucht.
page-part-loading = Wird geladen …
page-part-failed = Dieser Teil der Seite ließ sich nicht laden: Es gibt keine Verbindung, oder der Server hat eine neuere Version. Deinem Spiel passiert nichts.
page-part-still = Der Server antwortet immer noch nicht. Deinem Spiel passiert nichts; versuche es wieder, wenn du verbunden bist.
page-part-again = Noch einmal versuchen
