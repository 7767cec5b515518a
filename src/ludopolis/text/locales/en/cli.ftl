# The command line and the terminal table.

cli-rule-behind = Rule { $rule }.
cli-compiled = The rules are compiled.
cli-uncompiled = The rules run uncompiled.
cli-version-game = { $game }: rules version { $rules_version }, pack { $pack }, hash { $hash }
cli-games-seats = { $game }: { $min } to { $max } players
cli-rules-hint = More rules: ludopolis rules { $game } [number, section or word]
cli-where-source = Carried out in:
cli-where-tests = Tested by:
cli-where-nowhere = No line of the games cites this rule.
cli-where-untested = No test cites this rule.
cli-where-no-tests = An installed package has no tests; ask in a checkout of the source.
cli-pack-copied = { $file } now holds the content of { $game }. Change it and check it with: ludopolis pack check { $file } — then play with it: ludopolis play { $game } --pack { $file }
cli-pack-good = { $pack } is a valid pack for { $game }. Hash: { $hash }
cli-record-good = The record is complete and genuine: { $plies } plies, hash { $hash }
cli-record-running = The record is complete so far: { $plies } plies, hash { $hash }. The game is not over, so the deal can’t be checked yet.
cli-replay-prompt = Ply { $ply } of { $last }. Enter: next, b: back, a number: go there, q: quit:

cli-simulate-playing = Playing
cli-simulate-games = Games: { $value }
cli-simulate-decisions = Decisions: { $value }
cli-simulate-decisions_per_s = Decisions per second: { $value }
cli-simulate-games_per_s = Games per second: { $value }
cli-simulate-mean_length = Decisions per game: { $value }
cli-simulate-seat = Seat { $seat }: { $score } points on average, wins { $share } % ({ $low } to { $high } %)
cli-simulate-checksum = Checksum: { $value }

cli-colour-blue = Blue
cli-colour-red = Red
cli-colour-green = Green
cli-colour-yellow = Yellow
cli-colour-purple = Purple

# The words of $cli-yes are what the player may type, separated by blanks.
cli-yes = y yes
# The words of $cli-look are what the player may type before the name of a thing.
cli-look = look i
cli-prompt = Your choice (h help):
cli-you = you
cli-go-on = Press Enter to continue.
cli-curtain = Pass the keyboard to { $player }, who then presses Enter.
cli-news-more =
    { $count ->
        [one] … 1 earlier line (l shows all)
       *[other] … { $count } earlier lines (l shows all)
    }
cli-undo-revealed = Others have moved, or something has been revealed. Take your move back anyway? (y/n)
cli-undo-others = Others have moved, or something has been revealed. Do { $players } agree to take it back? (y/n)
cli-resume-offer = There is an unfinished game of { $game } ({ $players }; { $started }). Resume? (Y/n)
cli-saved =
    The game is saved in { $file }
    Continue with: ludopolis play --resume
cli-record-kept = The record of the game is in { $file }
cli-forecast-unknown = What comes of it is not known beforehand.
cli-forecast-nothing = Nothing yet: it is asked further.
cli-help =
    Type the number of an answer, then press Enter. Its short form (wa1, end) works too.
    u  undo your last answer      l  the whole log       t  the table alone
    ?  the rule behind the question (? T-5.4 for another)
    i  a card or anything else, by name (i NAME, or look NAME)
    f  what each answer would bring (f 3: what answer 3 would)
    m  map and symbols            h  this help           q  quit; the game is saved


refusal-flag-form = “{ $flag }” should look like name=value.
refusal-too-small = { $name } must be at least { $min }, not { $value }.
refusal-rules-missing = The rules of { $game } are not installed.
refusal-rule-unknown = There is no rule or section “{ $name }” in the rules of { $game }, and no rule uses that word.
refusal-rules-of-which = Name a game, such as { $games }, or ask for one rule: ludopolis rules --where T-8.5
refusal-rule-nowhere = No game has a rule “{ $name }”.
refusal-file-exists = { $file } already exists and is not overwritten: choose another name.
refusal-picture-ending = { $file } can’t be drawn: the name must end in { $endings }.
refusal-pack-game-unnamed = { $file } doesn’t say which game it is for. Add game = "utopia" to it, or use --game.
refusal-no-such-file = There is no file { $file }.
refusal-ply-out-of-range = There is no ply { $ply }: the record has { $length }.
refusal-nothing-to-resume = There is no unfinished game.
refusal-nothing-to-undo = You have not made a choice that could be taken back yet.
refusal-no-map = This game has no map.
refusal-look-name = Type the name of a card or of anything else on the table after it, for example “{ $word } { $name }”.
refusal-look-unknown = Nothing here is called “{ $name }”. Did you mean { $names }?
refusal-look-several = “{ $name }” may be { $names }: type more of the name.
refusal-choice-number = { $typed } is not one of the answers: type a number from 1 to { $max }.
refusal-choice-unknown = “{ $typed }” is not clear: type a number from 1 to { $max }, or h for help.
refusal-bots-count = { $levels } levels were given for { $bots } bots: give one for all, or one each.
refusal-people-count = { $people } people can’t take part in a game for { $seats }.
refusal-names-count = { $names } names were given for { $seats } players.
cli-dataset-written = { $games } games, { $rows } choices, in { $folder }.

## Lessons

cli-lesson = Lesson, { $number } of { $count }
cli-lesson-do = Choose: { $choice }
cli-lesson-left = That is a fine move too, and not the one of the lesson. Play on as you like, or type { $letter } to go back to the lesson.
cli-lesson-saved = Come back any time with: ludopolis tutorial { $game }
cli-lesson-over = That was the lesson. A game of your own: ludopolis play { $game }
