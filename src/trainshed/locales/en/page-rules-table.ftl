# The rules beside the table: what was refused, what was found.
page-rules-map = Show it on the map
page-rules-found = { $count } found
page-rules-next = Next found
page-rules-previous = Found before
