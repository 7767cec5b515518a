# Bots, hints, arena, balance and tuning.
bots-arena-bot = bot
bots-arena-games = games
bots-arena-win = wins (95 %)
bots-arena-place = mean place
bots-arena-score = mean score
bots-arena-rating = rating
bots-arena-ms = ms per answer
bots-arena-faults = faults
bots-arena-ahead = finished ahead of
bots-arena-seats = Wins by seat: { $seats }
bots-balance-written = { $games } games played; the report is in { $file }.
bots-tune-best = Better than the present settings: { $best }
bots-tune-none = No value was clearly better than the present settings.
bots-learn-best = The best net is { $file }. Let it play: --bots learnt:{ $file },level4
bots-learn-none = No net was better than the hand-made judgement. More games or rounds may help.
bots-tune-use = To play with them: --bots { $bot }

bots-hint = { $option }: wins in { $chance } % ({ $low }–{ $high }). { $why }
bots-why-gains = It gains { $points }.{ $tenths } points in { $what }.
bots-why-keeps = It gives the least away.
bots-why-forced = There is no other choice.

# What the machine can’t hold; used after “from”.
bots-cage-files = reading and changing files
bots-cage-network = using the network
bots-cage-processes = starting processes
bots-cage-memory = taking up memory
bots-cage-signals = disturbing other processes
bots-cage-open = Programs are trusted. On this machine nothing keeps them from { $open }.

refusal-bot-unknown = There is no bot “{ $bot }”. The bots are: { $bots }.
refusal-bot-setting = The search has no setting “{ $setting }”. The settings are: { $settings }.
refusal-bot-number = The setting “{ $setting }” needs a number, not “{ $value }”.
refusal-bot-program = The program “{ $program }” was not found.
refusal-bot-uncaged = This machine can’t keep the program “{ $program }” from { $open }. If you trust it all the same, add --trust-programs.
refusal-arena-bots = Name at least one bot.
refusal-arena-not-a-log = { $file } is not a log of arena games.
refusal-arena-other-contest = { $file } holds the games of another contest. Choose another file.
refusal-net-file = { $file } can't be read as a net.
refusal-net-other-game = { $file } is a net for { $game }, for other cards or for other rules.
refusal-learn-other-course = { $folder } holds what was learnt with other settings. Choose another folder, or the settings in its course.json.
refusal-arena-other-pack = A worker has different cards for { $game } from this machine. Install the same version and pack everywhere.
refusal-arena-no-ray = Ray is not installed. Install it with: pip install "ludopolis[ray]"
refusal-arena-ray-address = No Ray cluster can be reached at { $address }: { $fault }
refusal-arena-ray-worker = The workers of the Ray cluster can’t play: { $fault }. Ludopolis must be installed on all of them.
refusal-tune-not-a-file = { $file } is not a tuning file.
refusal-tune-other-run = { $file } belongs to another tuning run, with other numbers, cards or settings. Choose another file.
refusal-hint-ply = There is no move { $ply }: the moves run from 0 to { $max }.
