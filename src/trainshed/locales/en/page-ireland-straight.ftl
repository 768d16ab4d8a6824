# Straight to the run.
page-ireland-straight = Run for { $amount } at once
page-ireland-straight-about = Changes nothing before the run: skips these steps and makes the best run.
