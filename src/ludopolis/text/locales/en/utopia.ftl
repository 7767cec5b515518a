# Utopia. $civ is one of the utopia-civ words, an adjective; names of islands and districts come
# from the pack.

utopia-title = Utopia
utopia-intro =
    You are a minister of the king of Utopia. Welcome princes of five civilisations to the four
    islands. Three princes of one civilisation in one district give you control of it: it scores in
    every round. One prince of each civilisation on one island builds its wonder: 6 points at once.
    When a round ends with somebody at 50 points or more, the most points win.

## Civilisations and phases

utopia-civ-maya = Maya
utopia-civ-persia = Persian
utopia-civ-egypt = Egyptian
utopia-civ-greece = Greek
utopia-civ-china = Chinese
utopia-phase-setup = Set-up
utopia-phase-welcome = Phase 1: welcome
utopia-phase-development = Phase 2: development
utopia-phase-scoring = Phase 3: scoring

## Questions

utopia-ask-enter = Which guest do you welcome?
utopia-ask-district = Into which district goes the { $civ } prince?
utopia-ask-build = Do you want to build?
utopia-ask-wonder-prince = From which district do you give up the { $civ } prince for the wonder?
utopia-ask-name = Who else may welcome a guest?
utopia-ask-extra = You have been named: which guest do you welcome?
utopia-ask-position-discard = Which card do you discard for your place on the track?
utopia-ask-action = What do you do?
utopia-ask-civilisation-move = Princes of which civilisation do you move?
utopia-ask-civilisation-add = A prince of which civilisation do you add at a monument?
utopia-ask-civilisation-add-any = A prince of which civilisation do you add anywhere?
utopia-ask-civilisation-remove = A prince of which civilisation do you take back for 2 points?
utopia-ask-civilisation-raise = Which civilisation do you raise on the prestige scale?
utopia-ask-civilisation-lower = Which civilisation do you drop to the bottom of the prestige scale?
utopia-ask-from = From which district do { $civ } princes move?
utopia-ask-to = To which district do { $civ } princes move?
utopia-ask-how-many = How many { $civ } princes move?
utopia-ask-monument = At which { $civ } monument do you add a prince?
utopia-ask-island = To which island comes the { $civ } prince?
utopia-ask-prince = Which { $civ } prince do you take back?
utopia-ask-pay = How do you pay one { $civ } card?
utopia-ask-hand-limit = You may keep 5 cards. Which card do you discard?

## Answers

utopia-option-guest = { $civ } guest of the { $island }
utopia-option-surprise = Surprise guest from the bag
utopia-option-wonder = Build the wonder of the { $island }
utopia-option-control = Take control of { $district } ({ $civ })
utopia-option-done = Build nothing more
utopia-option-end = End the turn
utopia-option-move = Move 1 or 2 princes (1 card)
utopia-option-add = Add a prince at a monument (1 card)
utopia-option-add-any = Add a prince anywhere (3 cards)
utopia-option-remove = Take back a prince from a monument for 2 points (1 card)
utopia-option-raise = Raise a civilisation by one place (1 card)
utopia-option-lower = Drop a civilisation to 1 (2 cards)
utopia-option-civ = { $civ }
utopia-option-turned = { $civ } card, turned by a privilege
utopia-option-princes =
    { $count ->
        [one] 1 prince
       *[other] { $count } princes
    }

## The log

utopia-event-round-began = Round { $round } begins.
utopia-event-phase-setup = The table is set up.
utopia-event-phase-welcome = Phase 1: princes are welcomed.
utopia-event-phase-development = Phase 2: the city develops.
utopia-event-phase-scoring = Phase 3: districts score.
utopia-event-guests-arrived = { $count } guests arrive by ship.
utopia-event-guest-taken = { $player } welcomes the { $civ } guest of the { $island }.
utopia-event-surprise-drawn = { $player } draws a surprise guest: { $civ }, for the { $island }.
utopia-event-player-named = { $player } lets { $named } welcome a guest too.
utopia-event-prince-placed = { $player } puts one { $civ } prince into { $district }.
utopia-event-prince-removed = { $player } takes one { $civ } prince back from { $district }.
utopia-event-princes-moved =
    { $count ->
        [one] { $player } moves 1 { $civ } prince from { $start } to { $end }.
       *[other] { $player } moves { $count } { $civ } princes from { $start } to { $end }.
    }
utopia-event-wonder-built = { $player } builds the wonder of the { $island }.
utopia-event-control-taken = { $player } takes control of { $district } with the { $civ } monument.
utopia-event-scored-wonder = { $player } gains { $points } for the wonder and has { $total }.
utopia-event-scored-income =
    { $player } gains { $points } as owner of the island’s wonder and has { $total }.
utopia-event-scored-visitor =
    { $player } gains { $points } for the visitor at the monument and has { $total }.
utopia-event-scored-return =
    { $player } gains { $points } for the prince who leaves and has { $total }.
utopia-event-scored-districts = { $player } gains { $points } for districts and has { $total }.
utopia-event-cards-dealt =
    { $count ->
        [one] { $player } gets 1 card.
       *[other] { $player } gets { $count } cards.
    }
utopia-event-own-cards-dealt =
    { $count ->
        [one] { $player } gets 1 card: { $cards }.
       *[other] { $player } gets { $count } cards: { $cards }.
    }
utopia-event-cards-shuffled = The discard pile is shuffled and becomes the deck.
utopia-event-discarded = { $player } discards one { $civ } card.
utopia-event-paid = { $player } plays one { $civ } card.
utopia-event-paid-turned =
    { $player } plays one { $civ } card; a privilege makes it count as { $worth }.
utopia-event-raised = { $player } raises the { $civ } monument to { $worth } on the prestige scale.
utopia-event-lowered = { $player } drops the { $civ } monument to 1 on the prestige scale.
utopia-event-game-won = The game is over: { $player } wins.
utopia-event-game-shared = The game is over: the players in front win together.

## Settings of a match

utopia-flag-district_value_floor = least value of a district: as printed (1), or 2
utopia-flag-start_rotation = who goes to the back of the start square: the front minister, or only while all stand there
utopia-flag-sea_range = ships reach the neighbouring sea as well (adjacent), or the same sea only
utopia-flag-phase1_order = order of phase 1: looked up afresh in each pass (live), or fixed at its start
utopia-flag-extra_entering_builds = whether the player named after a surprise guest may build
utopia-flag-wonder_own_income = whether a wonder pays its owner for districts he takes himself
utopia-flag-victory_tie = level at the end: the first on the track wins, or the victory is shared

## What things are

utopia-text-district = { $island }, value { $value }
utopia-text-ship = has a ship: princes may sail from here
utopia-text-near = next to { $districts }
utopia-text-control = Three of your princes of one civilisation here take control: they go back to your reserve, and the monument scores for you in every round.
utopia-text-island = districts: { $districts }
utopia-text-wonder = One of your princes of each civilisation on this island builds its wonder, once: they go back to your reserve, and you score 6 points.
utopia-text-civ = In every round each { $civ } monument scores what its place on the prestige scale is worth.
utopia-text-card = { $civ } card
utopia-text-guest = Brings one { $civ } prince from your reserve into any district of the { $island }.
utopia-text-surprise = Draw a guest unseen; then another player of your choice welcomes one too.
utopia-text-move = For one card, one or two of your princes of its civilisation go together from a district across a street or a bridge, or from ship to ship.
utopia-text-add = For one card, a prince of its civilisation comes from your reserve to a monument of that civilisation; if another player controls it, he gains 1 point.
utopia-text-add-any = For three cards of one civilisation, a prince of it comes from your reserve into any district.
utopia-text-remove = For one card, one of your princes of its civilisation leaves a monument of that civilisation, and you gain 2 points.
utopia-text-raise = For one card, its civilisation changes places with the one above it on the prestige scale.
utopia-text-lower = For two cards of one civilisation, it drops to 1 on the prestige scale, and those below it move up.

## The terminal table

utopia-table-round = Round { $round }
utopia-table-scale = Prestige scale:
utopia-table-hand = Your hand:
utopia-table-hand-empty = no cards
utopia-table-place = on the scale: { $place }
utopia-table-guests = guests
utopia-table-wonder = wonder
utopia-table-closed = closed with two players
utopia-table-monuments = monuments left
utopia-table-score = points
utopia-table-cards = cards
utopia-table-bases = bases
utopia-table-privileges = privileges
utopia-table-reserve = princes in reserve
utopia-table-deck = deck { $deck }, discarded { $pile }
utopia-table-pass = go { $pass } of 3
utopia-map-district = district
utopia-map-value = value
utopia-map-land = by street or bridge
utopia-map-sea = by ship
utopia-map-legend = A district: value, ≈ for a ship, ♜ monument with civilisation and controller, then the princes: shape of the player, letters of civilisations, numbers from two up.

## Faults of a pack

refusal-utopia-pack-islands = { $file }, line { $line }: the islands must be { $islands }, in this order.
refusal-utopia-pack-district-missing = { $file }, line { $line }: the island “{ $island }” lists the district “{ $id }”, but no [[district]] with this id lies on it. Add one, or take “{ $id }” out of { $key }.
refusal-utopia-pack-district-unlisted = { $file }, line { $line }: no island lists the district “{ $id }”. Add it to “districts” of its [[island]].
refusal-utopia-pack-district-unknown = { $file }, line { $line }: { $key } names the district “{ $id }”, which doesn’t exist.
refusal-utopia-pack-sector-unknown = { $file }, line { $line }: { $key } names the sea sector “{ $id }”, which doesn’t exist.
refusal-utopia-pack-sector-one-way = { $file }, line { $line }: sector “{ $a }” has “{ $b }” as neighbour, but not the other way round. Add “{ $a }” to “adjacent” of “{ $b }”.
refusal-utopia-pack-closed-island = { $file }, line { $line }: exactly one island must have used_with_two_players = false.
refusal-utopia-pack-value = { $file }, line { $line }: { $key } is { $value }, but a district is worth 1 to 4.
refusal-utopia-pack-one-way = { $file }, line { $line }: “{ $a }” leads to “{ $b }”, but not the other way round. Add “{ $a }” to the same list of “{ $b }”, or take “{ $b }” out of { $key }.
refusal-utopia-pack-cut-off = { $file }, line { $line }: no street leads to the district “{ $id }”. Give it at least one neighbour.
refusal-utopia-pack-line-extra = { $file }, line { $line }: { $key } is drawn between “{ $a }” and “{ $b }”, which are not neighbours.
refusal-utopia-pack-line-missing = { $file }, line { $line }: the way between “{ $a }” and “{ $b }” is not drawn. Add a [[street]] or [[bridge]] for it.
