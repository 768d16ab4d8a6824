# Místa, odkazy a kdo se dívá.
page-release-sure = { $name } se bude moci už jen dívat. Objeví se tu nový odkaz na místo, starý přestane platit.
page-unseated = Hostitel uvolnil vaše místo pro někoho jiného.
page-watch-link = Odkaz pro diváky
page-watchers = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
page-problem-seat-link = Tento odkaz už neplatí. Požádejte toho, kdo vás pozval, o nový.
