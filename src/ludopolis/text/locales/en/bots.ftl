# Bots, hints, arena, balance and tuning.
bots-arena-bot = bot
bots-arena-games = games
bots-arena-win = wins (95 %)
bots-arena-place = mean place
bots-arena-score = mean score
bots-arena-rating = rating
bots-arena-ms = ms an answer
bots-arena-marks = faults
bots-arena-ahead = came in ahead of
bots-arena-seats = Wins by seat: { $seats }
bots-balance-written = { $games } games played; the report is in { $file }.
bots-tune-best = Better than the present settings: { $best }

bots-hint = { $option }: wins { $chance } % ({ $low }–{ $high }). { $why }
bots-why-gains = It is worth { $points }.{ $tenths } points in { $what }.
bots-why-keeps = It gives away least.
bots-why-forced = There is no other choice.

bots-term-utopia-points = prestige points
bots-term-utopia-income = income from districts and wonders
bots-term-utopia-districts = princes that gather for a district
bots-term-utopia-wonders = princes that gather for a wonder
bots-term-utopia-cards = cards and princes at monuments
bots-term-uchronia-points = Victory Points
bots-term-uchronia-buildings = Buildings and the Resources for them
bots-term-uchronia-activities = Activities
bots-term-uchronia-hand = cards in Hand
bots-term-dominations-points = victory points
bots-term-dominations-influence = Influence still to be scored
bots-term-dominations-objectives = the objectives of the Nation
bots-term-dominations-masteries = the effects of cards
bots-term-dominations-knowledge = Knowledge
bots-term-dominations-roles = Domination cards
bots-term-dominations-cities = Cities that trade

refusal-bot-unknown = There is no bot “{ $bot }”. The bots are: { $bots }.
refusal-bot-setting = Search has no setting “{ $setting }”. The settings are: { $settings }.
refusal-bot-number = The setting “{ $setting }” needs a number, not “{ $value }”.
refusal-bot-program = The program “{ $program }” was not found.
refusal-arena-bots = Name at least one bot.
refusal-arena-not-a-log = { $file } is not a file of arena games.
refusal-arena-other-contest = { $file } holds the games of another contest. Choose another file.
refusal-hint-ply = There is no move { $ply }: the moves run from 0 to { $most }.
