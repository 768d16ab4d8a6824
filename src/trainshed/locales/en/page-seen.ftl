# What others did: pacing, banners, missed moves.
page-seen = What others did
page-seen-play = Play it
page-seen-skip = Skip
page-seen-back = Previous move
page-seen-next = Next
page-seen-yours = Yours:
page-seen-loses = { $company } earns { $amount } less.
page-seen-missed = { $count ->
    [one] One move since you were here
   *[other] { $count } moves since you were here
}
page-setting-pace = Show what others do
page-pace-off = not at all
page-pace-quick = quickly
page-pace-normal = at normal speed
page-pace-slow = slowly
page-seen-key = Skip what is being shown
