# The rules beside the table: what was refused, what was found.
page-rules-map = Show it on the map
page-rules-found = { $count } found
page-rules-next = Next match
page-rules-previous = Previous match
