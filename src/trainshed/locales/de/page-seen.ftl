# Was die anderen getan haben: Tempo, Hinweise, verpasste Züge.
page-seen = Was die anderen getan haben
page-seen-play = Abspielen
page-seen-skip = Überspringen
page-seen-back = Zug davor
page-seen-next = Weiter
page-seen-yours = Deine:
page-seen-loses = { $company } fährt { $amount } weniger ein.
page-seen-missed = { $count ->
    [one] Ein Zug seit deinem letzten Besuch
   *[other] { $count } Züge seit deinem letzten Besuch
}
page-setting-pace = Zeigen, was die anderen tun
page-pace-off = gar nicht
page-pace-quick = schnell
page-pace-normal = in normalem Tempo
page-pace-slow = langsam
page-seen-key = Überspringen, was gerade gezeigt wird
