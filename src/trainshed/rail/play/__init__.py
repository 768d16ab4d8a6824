"""The playing kit of the track games: what is done with board, market, shares, trains and bank.

`rail` has the nouns; this package adds state, actions, verbs, steps, events, views, previews and checks. One chapter of
the rule book is one file: its judge and doer without a step, its verbs, its steps. Differences between games are data
first, then a function in `Rules`, then a verb of the title. Nothing here asks which title it serves.
"""
