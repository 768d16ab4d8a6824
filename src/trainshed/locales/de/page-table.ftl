# Plätze, Links und wer zuschaut.
page-release-sure = { $name } kann danach nur noch zuschauen. Hier erscheint ein neuer Link für den Platz, der alte gilt nicht mehr.
page-unseated = Dein Platz wurde für jemand anderen freigegeben.
page-watch-link = Link zum Zuschauen
page-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-problem-seat-link = Dieser Link gilt nicht mehr. Bitte die Person, die dich eingeladen hat, um einen neuen.
