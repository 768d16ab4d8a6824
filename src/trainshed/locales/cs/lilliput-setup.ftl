# Příprava hry 18Lilliput: scénáře, varianty, opravy.
lilliput-refuse-scenario-tile = { $tile } není dílek pro scénáře; na { $cell } s ním nelze nic položit.
lilliput-refuse-scenario-cell = Pole { $cell } pro { $tile } neexistuje. Pole se jmenují podle cesty od Mildenda: N2E1 je dvě na sever a jedno na východ.
lilliput-refuse-scenario-turn = Dílek se otáčí o 0 až 3 čtvrtiny; { $tile } na { $cell } ne.
lilliput-refuse-scenario-taken = Na { $cell } už něco leží; { $tile } tam nemá místo.
lilliput-refuse-scenario-homes = Mildendo potřebuje { $companies } volné strany, kam lze položit domovské město a spojit je s ním.
