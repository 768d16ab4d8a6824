# Vzdání hry a její ukončení po dohodě.
page-give-up = Vzdát hru…
page-give-up-sure = Vzdát hru
page-give-up-about = Místo ({ $name }) natrvalo převezme bot. Vrátit to nejde.
page-give-up-alone = Nikdo jiný u stolu nesedí: hra skončí a boduje se tak, jak stojí. Vrátit to nejde, ale můžete hrát dál v kopii.
page-gave-up = Hra je vzdaná, na vašem místě hraje bot.
page-end-game = Ukončit hru…
page-end-sure = Ukončit hru
page-end-about = Hra teď skončí a boduje se tak, jak stojí. Vrátit to nejde, ale v kopii se dá hrát dál.
page-end-ask-sure = Navrhnout konec hry
page-end-ask-about = { $count ->
    [one] Bude-li souhlasit ({ $names }), hra skončí a boduje se tak, jak stojí. Vrátit to nejde, ale v kopii se dá hrát dál.
   *[other] Budou-li souhlasit ({ $names }), hra skončí a boduje se tak, jak stojí. Vrátit to nejde, ale v kopii se dá hrát dál.
  }
page-undo-asked-end = { $name } chce hru teď ukončit a bodovat tak, jak stojí.
