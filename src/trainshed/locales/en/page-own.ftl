# My games: what I have reached, my tables put away, notes.
page-own = My games
page-own-empty = No finished games yet
page-own-empty-about = Play a game to its end, and here you will find your best scores, your rank when you play alone, and how you do against the bots.
page-own-play = Choose a game
page-own-counts = What counts: games you played here from the first move to the end, in one seat, with cards dealt by the server. Lessons, copies, loaded files and games ended early do not. Results stay when a table is deleted.
page-own-more = Older games are being added up…
page-own-archive = Archive
page-own-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
  }
page-own-rank = My best rank alone
page-own-scale = Ranks, the highest first
page-own-scale-london = By the score in a game alone, less what modules take off.
page-own-scale-lilliput = By the lead over Gulliver. The rule book knows no ranks; these are ours.
page-own-up-to = up to { $most }
page-own-from = from { $least }
page-own-range = { $least } to { $most }
page-own-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
  }
page-own-next = Still needed for “{ $rank }”: { $points }
page-own-highest = This is the highest rank.
page-own-last-result = Last time: { $result }
page-own-bests = Personal bests
page-own-who = Players
page-own-best = Best
page-own-mean = Mean
page-own-played = Played
page-own-won-of = Won
page-own-share = Share won
page-own-percent = { $percent }%
page-own-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-own-levels = Against bots
page-own-level = Level
page-own-mixed = Mixed
page-own-bots = { $count ->
    [one] Bot ({ $level })
   *[other] { $count } bots ({ $level })
  }
page-own-last = My last games
page-own-date = Date
page-own-against = Against
page-own-score = Score
page-own-result = Result
page-own-won = won
page-own-place = place { $place } of { $players }
page-own-chart = { $count ->
    [one] Score of my last game: { $last }
   *[other] Scores of my last { $count } games; best { $best }, last { $last }
  }
page-own-key-won = won
page-own-key-other = not won, or alone
page-own-key-mean = mean { $mean }
page-home-level = { $count ->
    [one] Bot’s level
   *[other] Bots’ level
  }
page-tables-won = won, { $totals }
page-tables-place = place { $place } of { $players }, { $totals }
page-tables-early = ended early, { $totals }
page-tables-rank = { $total } · { $rank }
page-tables-ways = Put away: { $table }, { $names }
page-tables-ways-short = Put away
page-tables-undo = Undo
page-tables-archive = Archive
page-tables-archived = Archived. You find it under My games.
page-tables-list = Back to my tables
page-tables-listed = It is back among your tables.
page-tables-hide = Remove from my list
page-tables-hidden = Removed from your list. The table stays for the others.
page-tables-delete = Delete…
page-tables-delete-about = Nobody else sits at this table. It is deleted for good, with its notes; a counted result stays.
page-tables-delete-sure = Delete for good
page-tables-deleted = Deleted.
page-tables-leave = Leave the game…
page-tables-leave-about = The others play on; a bot takes your seat for good. This cannot be taken back.
page-tables-leave-sure = Leave for good
page-tables-left = You have left the game.
page-notes = Notes
page-notes-empty = What do you want to remember about this game?
page-notes-about = Only you see them.
page-notes-loading = Loading…
page-notes-saved = Saved
page-notes-changed = Saving…
page-notes-failed = Not saved
page-notes-elsewhere = Changed in another window
page-notes-take = Show the other ones
page-notes-keep = Keep these
page-problem-others = Other people sit at this table.
page-problem-notes = Notes have up to 10000 printable characters.
page-problem-notes-changed = The notes were changed in another window.
