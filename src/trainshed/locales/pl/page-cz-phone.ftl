# 18CZ na telefonie, gdzie jest mniej miejsca.
page-cz-phone-ask-buy = kupić pociąg?
page-cz-phone-then-buy = Pociągi { $count }, limit { $limit }.
