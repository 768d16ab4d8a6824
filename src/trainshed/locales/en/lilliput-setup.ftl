# Setting up 18Lilliput: scenarios, variants, corrections.
lilliput-refuse-scenario-tile = { $tile } is no tile for scenarios; nothing can be laid on { $cell } with it.
lilliput-refuse-scenario-cell = There is no cell { $cell } for { $tile }. Cells are named by their way from Mildendo: N2E1 is two north, one east.
lilliput-refuse-scenario-turn = A tile is turned by 0 to 3 quarters; { $tile } on { $cell } is not.
lilliput-refuse-scenario-taken = Something lies on { $cell } already; { $tile } has no place there.
lilliput-refuse-scenario-homes = Mildendo needs { $companies } free sides where a home can lie and be joined to it.
