# 18CZ na telefonu, kde je méně místa.
page-cz-phone-ask-buy = koupíte vlak?
page-cz-phone-then-buy = Vlaky { $count }, limit { $limit }.
