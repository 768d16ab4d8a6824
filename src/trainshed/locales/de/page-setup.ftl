# Start, Vorbereitung und Szenarien.
page-problem-setup = So lässt sich das Spiel nicht vorbereiten.
page-problem-level = Einen Bot dieser Stufe gibt es nicht.
