# 18CZ auf dem Telefon, wo weniger Platz ist.
page-cz-phone-ask-buy = eine Lok kaufen?
page-cz-phone-then-buy = Loks { $count }, Limit { $limit }.
