# 18CZ on phones, where there is less room.
page-cz-phone-ask-buy = buy a train?
page-cz-phone-then-buy = Trains { $count }, limit { $limit }.
