# What a bot would do, and why one did something.
page-advice-ask = What would the bot do?
page-advice-heading = What the bot would do
page-advice-level = Level: { $level }
page-advice-thinking = The bot is thinking …
page-advice-reasons = Reasons
page-advice-show = Show me
page-advice-sees = The bot sees only what you see. Nothing is played: the move is yours.
page-advice-shown = Shown, not played.
page-advice-hidden = It is one of the choices in the panel. The move is yours.
page-advice-why = Why?
page-advice-why-long = Why did the bot do that?
page-advice-why-heading = Why { $name } did that
page-advice-later = The reasons would reveal how far { $name } means to go. You can ask for them after this round.
page-advice-lost = Asked again, the bot now chooses another move. Its reasons for this one are no longer known.
page-key-advice = What the bot would do
