# The browser table. $player is a name, $rule the id of a numbered rule.

web-motto = Board games about cities and civilisations. Sit down and play.
web-title-utopia = Utopia
web-title-uchronia = Uchronia
web-title-dominations = Dominations
web-your-name = Your name
web-guest = Guest
web-language = Language
web-theme-light = Light
web-theme-dark = Dark
web-players = Players
web-level = Bots’ level
web-facts = { $least } to { $most } players
web-length-utopia = about 60 minutes
web-length-uchronia = about 60 minutes
web-length-dominations = about 90 minutes
web-about-utopia = Welcome princes from five civilisations to four islands, raise monuments and wonders, and win the king’s favour.
web-about-uchronia = Rule a city where Romans and dinosaurs share the jungle: give orders, hoard resources, build great works.
web-about-dominations = Grow a shared land of triangles, gather knowledge, and let your civilisation branch out in a tree of masteries.
web-options = More settings
web-variants = Rule variants
web-yes = yes
web-no = no
web-public = Anybody may find, watch and join this game
web-clock-none = no clock
web-clock-live = 20 minutes each, plus 20 seconds per turn
web-clock-days = 3 days per decision
web-play-now = Play now
web-invite = Invite friends
web-hotseat = Share one screen
web-rules = Rules
web-rules-english = The numbered rules are in English.
web-contents = Contents
web-search = Search
web-running = Your games
web-open = Games you can join or watch
web-past = Finished games
web-credits = Credits
web-credits-games = The games
web-credits-icons = Icons
web-credits-icons-from = Icons by these artists, from
web-credits-others = and the other contributors
web-credits-fonts = Fonts
web-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
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
web-undo-waiting = { $player } would like to take back a choice; the others are being asked.
web-agree = Agree
web-refuse = Refuse
web-hint = Hint
web-hint-why = What the strongest bot would do, knowing only what you know. It doesn’t make the move for you.
web-hint-thinking = Thinking …
web-hint-chance = about { $chance } % to win ({ $low }–{ $high } %)
web-hint-guess = about { $chance } % to win
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
web-seat-bot = Bot, level { $level }
web-seat-online = here
web-seat-offline = away
web-seat-absent = left
web-seat-conceded = conceded
web-clock = Time left
web-log = Log
web-look-here = Go to this moment
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-part-mine = My area
web-part-players = Players
web-part-talk = Log and chat
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Show the whole board
web-menu = Menu
web-close = Close
web-confirm-all = Confirm every choice before it is sent
web-speed = Animations
web-speed-calm = calm
web-speed-fast = fast
web-speed-none = none
web-table-text = Text view
web-table-picture = Picture view
web-record = Save the record
web-concede = Concede
web-concede-sure = Really concede?
web-keys = Keys: 1–9 choose, Enter confirm, Backspace back, U undo, H hint, E end or decline, ← → look back and forward, + − zoom, Shift + arrows move the board, Esc skip.
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
web-game-over = The game is over
web-again = Play again
web-to-rematch = To the new game
web-look-at-board = Look at the board
web-score-graph = Points of each player over the game

## Utopia

web-flag-utopia-district_value_floor-1 = 1, as printed
web-flag-utopia-district_value_floor-2 = at least 2
web-flag-utopia-start_rotation-front = the front minister, always
web-flag-utopia-start_rotation-all = only while all stand there
web-flag-utopia-sea_range-adjacent = the neighbouring sea too
web-flag-utopia-sea_range-same = the same sea only
web-flag-utopia-phase1_order-live = afresh in each pass
web-flag-utopia-phase1_order-fixed = fixed at the start
web-flag-utopia-victory_tie-track = the first on the track wins
web-flag-utopia-victory_tie-shared = the victory is shared
web-utopia-hand = Your hand
web-utopia-card = { $civ } card
web-utopia-bag = Guest bag
web-utopia-deck = Deck: { $count }
web-utopia-pile = Discarded: { $count }
web-utopia-figures = Cards { $cards } · bases { $bases } · privileges { $privileges }
web-utopia-reserve = Princes in reserve: { $princes }.
web-utopia-guests = Guests at the ships
web-utopia-scale = Prestige scale
web-utopia-value = value { $value }
web-utopia-district = { $island }, value { $value }
web-utopia-controlled = Controlled by { $player } ({ $civ } monument).
web-utopia-ship = Has a ship: princes may sail from here.
web-utopia-near = Next to { $districts }.
web-utopia-princes-of = { $player }: { $princes }.
web-utopia-no-wonder = No wonder has been built here yet.
web-utopia-wonder-of = The wonder belongs to { $player }.
web-utopia-worth = worth { $worth } on the prestige scale
web-utopia-monuments-left =
    { $count ->
        [one] 1 monument left
       *[other] { $count } monuments left
    }
web-utopia-surprise = Draw a guest at random; then another player of your choice welcomes one too.
web-utopia-round = Round { $round }
web-utopia-hand-empty = No cards in hand
web-utopia-in-reserve = Princes in your reserve

## Uchronia

web-uchronia-round = Round { $round }
web-uchronia-goal = ends at { $points } points
web-uchronia-last-round = last round
web-uchronia-works = Great Works
web-uchronia-building-pile = { $count } more in the pile
web-uchronia-districts = Districts of the players
web-uchronia-forum = Forum
web-uchronia-pile = Pile
web-uchronia-discard = Discarded
web-uchronia-monopolies = Monopolies
web-uchronia-monopoly = { $order } Monopoly
web-uchronia-nobody = nobody
web-uchronia-order = Order in progress
web-uchronia-copied = copied
web-uchronia-steps =
    { $count ->
        [one] 1 main step left
       *[other] { $count } main steps left
    }
web-uchronia-hand = Cards in hand
web-uchronia-own-hand = Your Hand
web-uchronia-domain = Domain
web-uchronia-stock = Stock
web-uchronia-activities = Activities
web-uchronia-limit = at most { $limit }
web-uchronia-sites = Under construction
web-uchronia-built = Completed
web-uchronia-cost = { $material }, cost and points { $cost }
web-uchronia-card = { $material }: its Order is { $order }.
web-uchronia-figures = Hand { $hand } · Stock { $stock } · Buildings { $built }

## Dominations

web-dominations-state = Age { $age }, turn { $round }
web-dominations-map = Map
web-dominations-pane = Trees, Masteries and Monuments
web-dominations-tree = Tree
web-dominations-own-tree = My tree
web-dominations-market = Masteries
web-dominations-monuments = Monuments
web-dominations-hand = Tiles in your hand
web-dominations-knowledge = Knowledge
web-dominations-figures = Influence { $influence } · Cities left { $tokens } · tiles { $hand }
web-dominations-domain = Domain
web-dominations-value = Value
web-dominations-all-domains = all Domains
web-dominations-all-values = all values
web-dominations-possible = only those I can take now
web-dominations-copies =
    { $count ->
        [one] 1 copy left
       *[other] { $count } copies left
    }
web-dominations-mastery = { $domain }, value { $value }
web-dominations-needs = Requires a Mastery of { $domain } of value { $value }.
web-dominations-level = Level { $level }
web-dominations-bought =
    { $count ->
        [one] 1 level built.
       *[other] { $count } levels built.
    }
web-dominations-finished = All levels are built.
web-dominations-empty = Empty space
web-dominations-cradle = Cradle
web-dominations-camp = Camp: { $domain }.
web-dominations-dots = Dots: { $dots }.
web-dominations-city = City of { $player }, level { $level }.
