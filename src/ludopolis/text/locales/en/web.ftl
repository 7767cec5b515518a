# The browser table. $player is a name, $rule the id of a numbered rule.

web-motto = Board games about cities and civilisations. Sit down and play.
web-your-name = Your name
web-names = Amber Fox, Brave Badger, Bright Magpie, Calm Heron, Clever Otter, Curious Owl, Gentle Bear, Golden Carp, Happy Finch, Jolly Hedgehog, Keen Falcon, Kind Beaver, Lively Squirrel, Lucky Cricket, Merry Robin, Nimble Hare, Patient Tortoise, Quick Swallow, Quiet Deer, Silver Salmon, Sly Raven, Sunny Lizard, Wise Crane, Witty Jackdaw
web-language = Language
web-theme-light = Light
web-theme-dark = Dark
web-players = Players
web-level = Bots’ level
web-facts = { $min } to { $max } players
web-minutes = about { $minutes } minutes
web-options = More settings
web-variants = Rule variants
web-yes = yes
web-no = no
web-public = Anybody may find, watch and join this game
web-clock-none = no clock
web-clock-live = { $minutes } minutes each, plus { $seconds } seconds per turn
web-clock-days =
    { $days ->
        [one] 1 day per decision
       *[other] { $days } days per decision
    }
web-clock-of = Clock
web-play-now = Play now
web-invite = Invite friends
web-hotseat = Share one screen
web-hotseat-names = Names of those who share the screen
web-rules = Rules
web-contents = Contents
web-search = Search
web-running = Your games
web-open = Games you can join or watch
web-past = Finished games
web-credits = Credits
web-credits-games = The games
web-credits-icons = Icons
web-credits-icons-from = Icons by these artists, from
web-credits-fonts = Fonts
web-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-unreadable = Can’t be read
web-unreadable-match = This match can’t be read here
web-unreadable-known = What is known of it
web-in-progress = In progress
web-lost = There is nothing here
web-lost-why = This page doesn’t exist.
web-failed = That didn’t work. Please try again.
web-to-lobby = All games

## Before the game

web-invite-link = Invitation link
web-copy = Copy
web-copied = Copied
web-seat-free = Free seat
web-sit = Sit down here
web-add-bot = Add a bot
web-start = Start the game
web-ready = ready
web-i-am-ready = I’m ready
web-not-ready = Not ready yet

## At the table

web-decision = Your decision
web-your-turn = Your turn
web-you = you
web-points = points
web-confirm = Confirm
web-back = Back
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-why = Takes back your last choice. If that would give something away, the others are asked first.
web-undo-asked = { $player } would like to take back a choice.
web-undo-asked-what = { $player } would like to take back this choice: { $choice }
web-undo-waiting = The others are being asked.
web-agree = Agree
web-refuse = Refuse
web-hint = Hint
web-hint-why = What the strongest bot would do, knowing only what you know. It doesn’t make the move for you.
web-hint-thinking = Thinking …
web-hint-chance = about { $chance } % to win ({ $low }–{ $high } %)
web-hint-guess = about { $chance } % to win
web-staged = Chosen so far:
web-foreseen = What it would bring
web-opens = Then possible: { $choices }
web-unforeseen = What comes of it is not known beforehand.
web-then = Then at once: { $what }
web-choose-on-board = Choose something highlighted on the table.
web-list-all = List all { $count } choices
web-list-less = Show fewer
web-waiting-for = { $player } is deciding
web-one-moment = One moment …
web-offline = No connection. Nothing is lost; trying again …
web-reconnecting = Connecting …
web-not-now = That can’t be chosen now. Choose something that is highlighted.
web-not-asked = It isn’t your turn to decide.
web-unsent = There is no connection at the moment, so nothing was sent.
web-spectating = Watching
web-spectator = Spectator
web-skip = Skip
web-rule = Rule { $rule }
web-rule-close = Back to the table
web-rules-all = All rules
web-rules-lost = The rules can’t be fetched at the moment.
web-rule-none = There is no rule { $rule } in this game; here are all of them.
web-seat-bot = Bot, level { $level }
web-seat-online = here
web-seat-offline = away
web-seat-absent = left
web-seat-conceded = conceded
web-seat-take = Ask for seat { $seat }
web-seat-back = Take seat { $seat } back
web-seat-remove = Free { $player }’s seat
web-seat-to-bot = Let a bot play for { $player }
web-seat-wished = { $player } would like to take over seat { $seat } and see its cards.
web-seat-bot-ask = Ask for a bot in { $player }’s place
web-seat-bot-wished = { $player } would like a bot to play for { $away }, who isn’t here and may come back at any time.
web-stand-in-ask = Ask to play for { $player }
web-stand-in-wished = { $player } would like to play for { $away }, who isn’t here, and see their cards. { $away } may take the seat back at any time.
web-stand-in-invite = Copy a link for somebody who plays for { $player }
web-fork-wished = { $player } would like to play on from here in a match of their own, and so may see cards to come.
web-consents-waiting =
    { $count ->
        [one] One player has yet to agree.
       *[other] { $count } players have yet to agree.
    }
web-withdraw = Withdraw
web-clock = Time left
web-since = Since your last choice
web-log = Log
web-look-here = Go to this moment
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-part-asked = Choices
web-part-mine = My area
web-part-players = Players
web-part-talk = Log and chat
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Show the whole board
web-menu = Menu
web-close = Close
web-confirm-all = Confirm every choice before it is sent
web-careful = On a touch screen, confirm what can’t be taken back without asking
web-notify = Notify me when it is my turn and this page is out of sight
web-bug = Report a bug
web-bug-saved = A file with the record, the position and the versions was saved. Please send it to whoever runs this site.
web-sound = Sounds
web-speed = Animations
web-speed-calm = calm
web-speed-fast = fast
web-speed-none = none
web-table-text = Text view
web-table-picture = Picture view
web-record = Save the record
web-concede = Concede
web-concede-sure = Really concede?
web-keys = Keys: 1–9 choose, Enter confirm, Backspace back, U undo, H hint, R rule, M sounds, E end or decline, ← → look back and forward, + − zoom, Shift + arrows move the board, ↑ ↓ go through the log, Esc skip.
web-player-points =
    { $points ->
        [one] { $player }: 1 point
       *[other] { $player }: { $points } points
    }
web-place = place { $place }
web-curtain = { $player }, it’s your turn
web-curtain-why = Everybody else look away, please: your hand appears once you open the curtain.
web-curtain-open = I’m { $player }

## Looking back and the end

web-look-back = Look back
web-looking-back = Looking back at move { $ply }
web-replay = Replay
web-moment = Moment of the game
web-first = To the beginning
web-earlier = One move earlier
web-later = One move later
web-to-now = Back to now
web-viewpoint = Seen by
web-link-here = Link to this moment
web-fork = Play on from here
web-fork-ask = Ask to play on from here
web-game-over = The game is over
web-end-won =
    { $points ->
        [0] You win!
        [one] You win by 1 point!
       *[other] You win by { $points } points!
    }
web-end-lost =
    { $points ->
        [0] { $player } wins.
        [one] { $player } wins. You were 1 point behind.
       *[other] { $player } wins. You were { $points } points behind.
    }
web-end-over = { $player } wins.
web-end-shared = The victory is shared.
web-end-shared-won = You share the victory!
web-deal-good = Deal checked: the cards were fixed before the game began.
web-deal-bad = The deal is not the one that was promised at the start.
web-deal-unable = The deal can’t be checked on this page, which came over an unsafe connection; “ludopolis record verify” checks the record.
web-again = Play again
web-again-wanted = The next game is waiting for you.
web-to-rematch = To the new game
web-look-at-board = Look at the board
web-score-graph = Points of each player over the game
web-points-from = Where the points came from
web-points-rounds = Round by round
web-points-rest = Other
web-moments = Deciding moments
web-utopia-from-wonder = Wonders
web-utopia-from-income = Income from wonders
web-utopia-from-visitor = Visitors of monuments
web-utopia-from-return = Princes that leave
web-utopia-from-districts = Districts
web-uchronia-from-built = Buildings
web-uchronia-from-rest = Monopolies and effects
web-card = What this game is about
web-card-close = To the table
web-ours = What is ours
web-ours-why = The rulebooks do not show every card and every board. What we could not find out we made ourselves, so that the games can be played. It is listed here; all the rest is the rulebooks’.
web-ours-none = Nothing: all of this game stands in its rulebook.
web-ours-kind-district = Districts of the board
web-ours-kind-island = Islands
web-ours-kind-building = Buildings
web-ours-kind-card = Cards of the Civilisation Tree
web-ours-kind-monument = Monuments
web-ours-kind-nation = Nations
web-ours-kind-tile = Land tiles
web-ours-kind-role = Roles

## Lessons

web-learn = Learn { $game }
web-learn-first = First time here? Learn a game at the table: a guide shows you everything in a few minutes.
web-lesson = Lesson
web-lesson-guide = Your guide
web-lesson-count = { $number } of { $count }
web-lesson-next = Next
web-lesson-do = Choose: { $choice }
web-lesson-wait = Watch what the others do.
web-lesson-left = That is a fine move too, and not the one of the lesson. Play on as you like, or go back to the lesson.
web-lesson-back = Back to the lesson
web-lesson-again = Begin the lesson again
web-lesson-over = The lesson is over. Play on as long as you like.
web-lesson-hide = Leave the guide
web-lesson-show = Call the guide
