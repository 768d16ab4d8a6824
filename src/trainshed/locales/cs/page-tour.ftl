# Průvodci prvním kolem. $number je karta, $of počet karet.
page-tour-next = Rozumím
page-tour-skip = Přeskočit průvodce
page-tour-show = Zobrazit průvodce znovu
page-tour-log = Ukázat průběh
page-tour-cards = Karty průvodce
page-tour-again = Zobrazit znovu
page-tour-of = { $number } z { $of }

# Jedna věta u prvního rozhodnutí: co vyhrává, kdo je na tahu, k čemu volba je. $turn: vy, nebo nejdřív ostatní.
page-goal-london = { $players ->
    [one] Získejte ve čtyřech kolech co nejvíc bodů; jste na tahu
   *[other] Vyhrává, kdo má po čtyřech kolech nejvíc bodů; jste na tahu, zároveň se všemi ostatními
}: zvolená stanice rozhodne, kudy vaše linka povede dál, a body přináší mnoho čtvrtí s mnoha stanicemi.
page-goal-lilliput = { $rival ->
    [gulliver] Vyhrajete, budete-li mít po posledním, { $rounds }. kole víc v hotovosti a akciích než Gulliver
   *[players] Vyhrává, kdo má po posledním, { $rounds }. kole nejvíc v hotovosti a akciích
}; { $turn ->
    [you] jste na tahu
   *[others] nejdřív vybírají ostatní
}: společnost vám vydělává peníze, postava jí pomáhá celou hru a vy získáte jednu i druhou.
page-goal-cz = Vyhrává ten, čí společnost má po { $rounds }. kole nejvíc hotovosti; { $turn ->
    [you] jste na tahu
   *[others] nejdřív hraje jiná společnost
}: trať, kterou od domovského pole položíte, rozhodne, kolik vaše vlaky vydělají.
page-goal-ireland = Vyhrává, kdo má na konci nejvíc v hotovosti, akciích a soukromých drahách; { $turn ->
    [you] jste na tahu
   *[others] nejdřív rozhodují ostatní
}: soukromá dráha vám platí každé provozní kolo, ale co utratíte teď, bude chybět při zakládání společnosti.
