# Gleich zur Fahrt.
page-ireland-straight = Gleich fahren für { $amount }
page-ireland-straight-about = Vor der Fahrt ändert sich nichts: Diese Schritte entfallen, und die beste Fahrt wird gemacht.
