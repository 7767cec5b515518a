# Utopia. $civ is one of the utopia-civ words, an adjective; names of islands and districts come
# from the pack.

utopia-title = Utopia
utopia-about = Welcome princes from five civilisations to four islands, raise monuments and wonders, and win the king’s favour.
utopia-card-goal = Have the most points. Three of your princes of one civilisation in a district give you control of it: it pays in every round. One of each civilisation on an island builds its wonder: 6 points at once.
utopia-card-end = The game ends with the round in which somebody reaches 50 points.
utopia-card-turn = In each round you welcome three guests, who bring your princes to the islands. Then you play cards to move, add or remove princes and to influence the King. Then your districts pay.

## How far one is

utopia-goal-points =
    { $income ->
        [0] { $points } of { $goal } points
       *[other] { $points } of { $goal } points, and { $income } more in the next scoring
    }
utopia-goal-district = { $count } of { $need } { $civ } princes in { $district }: control
utopia-goal-wonder = { $count } of { $need } civilisations on the { $island }: a wonder

## Civilisations and phases

utopia-civ-maya = Mayan
utopia-civ-persia = Persian
utopia-civ-egypt = Egyptian
utopia-civ-greece = Greek
utopia-civ-china = Chinese
utopia-civilisation-maya = Maya
utopia-civilisation-persia = Persia
utopia-civilisation-egypt = Egypt
utopia-civilisation-greece = Greece
utopia-civilisation-china = China
utopia-phase-setup = Set-up
utopia-phase-welcome = Phase 1: welcome
utopia-phase-development = Phase 2: development
utopia-phase-scoring = Phase 3: scoring

## Questions

utopia-ask-enter = Which guest do you welcome?
    .why = Each guest brings one of your princes to an island. You need princes there to take districts and build wonders.
utopia-ask-district = Which district does the { $civ } prince enter?
    .why = Three of your princes of one civilisation in a district let you take it; one of each on the island lets you build its wonder.
utopia-ask-build = Do you want to build?
    .why = You have the princes for it. A wonder gives 6 points at once; a district pays in every scoring from now on.
utopia-ask-wonder-prince = From which district do you take the { $civ } prince for the wonder?
    .why = Five princes go back to your reserve for the wonder. Take this one from where you need it least.
utopia-ask-name = Which other player welcomes a guest too?
    .why = Your surprise guest has a price: a rival of your choice welcomes a guest from the board at once.
utopia-ask-extra = You have been named: which guest do you welcome?
    .why = This guest is a gift: it comes on top of your own three, and you may build with it.
utopia-ask-position-discard = Which card do you discard for your place on the track?
    .why = The first on the track discards 2 cards, the last none, the others 1, so that nobody runs away.
utopia-ask-action = What do you do?
    .why = Cards pay for actions, as many as you can afford. You may keep up to 5 cards for the next round.
utopia-ask-civilisation-move = Which civilisation’s princes do you move?
    .why = One card of a civilisation moves one or two of its princes together, by street, bridge or ship.
utopia-ask-civilisation-add = Which civilisation’s prince do you add at a monument?
    .why = One card brings a prince to a monument of its civilisation. If a rival controls it, that rival gains 1 point.
utopia-ask-civilisation-add-any = Which civilisation’s prince do you add in a district of your choice?
    .why = Three cards of one civilisation bring its prince to any district you like.
utopia-ask-civilisation-remove = Which civilisation’s prince do you remove for 2 points?
    .why = A prince beside a monument of his own civilisation can leave for 2 points at once.
utopia-ask-civilisation-raise = Which civilisation do you raise on the prestige scale?
    .why = In the scoring each monument is worth its civilisation’s place on the scale. Raise what you control.
utopia-ask-civilisation-lower = Which civilisation do you drop to the bottom of the prestige scale?
    .why = Two cards send a civilisation to 1, and all that stood below it move up. Good against a rival’s monuments.
utopia-ask-from = Which district do the { $civ } princes leave?
    .why = They leave together from one district. Princes you leave behind still count there.
utopia-ask-to = Which district do the { $civ } princes move to?
    .why = A street or bridge leads next door; a ship leads to any ship in the same or a neighbouring sea.
utopia-ask-how-many = How many { $civ } princes do you move?
    .why = The card pays for one or two princes alike.
utopia-ask-monument = At which { $civ } monument do you add a prince?
    .why = The prince comes to this monument. At a rival’s monument the rival gains 1 point.
utopia-ask-island = Which island does the { $civ } prince come to?
    .why = First the island, then the district. Princes of all five civilisations on one island build its wonder.
utopia-ask-prince = Which { $civ } prince do you remove?
    .why = He returns to your reserve and you gain 2 points, whoever controls the monument.
utopia-ask-pay = Which card do you play as one { $civ } card?
    .why = Another card can stand in if you use one of your privileges. You have two for the whole game.
utopia-ask-hand-limit = You may keep 5 cards. Which card do you discard?
    .why = What you keep adds to the 5 cards of the next round.

## Answers

utopia-option-guest = { $civ } guest of the { $island }
utopia-option-surprise = Surprise guest from the bag
utopia-option-wonder = Build the wonder of the { $island }
utopia-option-control = Take control of { $district } ({ $civ })
utopia-option-done = Build nothing more
utopia-option-end = End the turn
utopia-option-keep = Keep the rest
utopia-option-move = Move 1 or 2 princes (1 card)
utopia-option-add = Add a prince at a monument (1 card)
utopia-option-add-any = Add a prince in any district (3 cards)
utopia-option-remove = Remove a prince at a monument for 2 points (1 card)
utopia-option-raise = Influence the King: raise a civilisation by one place (1 card)
utopia-option-lower = Influence the King: drop a civilisation to 1 (2 cards)
utopia-option-civ = { $civ }
utopia-option-turned = { $civ } card, changed by a privilege
utopia-option-princes =
    { $count ->
        [one] 1 prince
       *[other] { $count } princes
    }

## The lesson

utopia-lesson-goal = Welcome to Utopia! You are a minister of the king, and you collect points. Once somebody reaches 50, the game ends with that round. The most points win.
utopia-lesson-board = This is the { $island }, one of the islands of the city. Each island is made of districts. The figures in them are princes of five civilisations.
utopia-lesson-ways = Princes bring points in two ways. Five princes on one island, one of each civilisation, build its wonder. Three princes of one civilisation in one district take that district.
utopia-lesson-guest = A round begins with guests at the ships. A guest brings one of your princes to his island. On the { $island } you only lack a Mayan prince. Welcome the Mayan guest, then choose { $district }; any district will do.
utopia-lesson-wonder = Now you have all five civilisations on this island. Build the wonder! One prince of each goes back to your reserve.
utopia-lesson-wonder-built = Well done: { $points } points at once, and the wonder stays yours. There is more. Whenever a district of this island is taken, you gain the number printed on it.
utopia-lesson-second = So let us take a district here. You still have a Persian prince in { $district }. Welcome the Persian guest of the { $island }, and put him there too.
utopia-lesson-third = Your rival has taken a guest as well. The last Persian guests are on the { $island }. Welcome one, and put him into { $district }: it has a ship, so he can sail from there.
utopia-lesson-cards = All guests are placed. Phase 2 brings cards: you hold { $cards }, and { $persian } of them are Persian. A card pays for an action of its civilisation.
utopia-lesson-discard = You lead with your points, so you discard 2 cards. That keeps the game close. Give away a Chinese and a Greek card; you need the Persian ones.
utopia-lesson-move = Now bring the third Persian. Choose to move, then the Persian prince from { $start } to { $end }. Pay with a Persian card. Ships sail within a sea and to the next one.
utopia-lesson-control = Three Persians in { $district }: take control! A Persian monument will stand there, and nobody can take the district from you.
utopia-lesson-controlled = You own the wonder here, so the number on { $district } is yours at once. That makes { $points } points. The three princes are back in your reserve.
utopia-lesson-king = At the end of each round every district of yours brings points. How many? What the king’s prestige scale says of its civilisation. Persia is worth only { $worth }. Influence the King: raise Persia with your other Persian card.
utopia-lesson-end = Persia is worth { $worth } now, and your monument with it. Keep your other cards for the next round. End your turn, and confirm.
utopia-lesson-scoring = Your rival had a turn, then phase 3 came: the scoring. Your one district brought { $worth }, as much as Persia is worth. You have { $points } points. It will bring points again in every round.
utopia-lesson-summary = That was a whole round: welcome guests, play cards, score. Wonders give 6 points once; districts pay every round. You may play on from here, or begin a game of your own.

## The log

utopia-event-round-began = Round { $round } begins.
utopia-event-phase-setup = The table is set up.
utopia-event-phase-welcome = Phase 1: princes are welcomed.
utopia-event-phase-development = Phase 2: the city develops.
utopia-event-phase-scoring = Phase 3: districts score.
utopia-event-guests-arrived = { $count } guests arrive by ship.
utopia-event-guest-taken = { $player } welcomes the { $civ } guest of the { $island }.
    .you = You welcome the { $civ } guest of the { $island }.
utopia-event-surprise-drawn = { $player } draws a surprise guest: { $civ }, for the { $island }.
    .you = You draw a surprise guest: { $civ }, for the { $island }.
utopia-event-player-named = { $player } lets { $named } welcome a guest too.
    .you = You let { $named } welcome a guest too.
utopia-event-prince-placed = { $player } puts one { $civ } prince into { $district }.
    .you = You put one { $civ } prince into { $district }.
utopia-event-prince-removed = { $player } removes one { $civ } prince from { $district }.
    .you = You remove one { $civ } prince from { $district }.
utopia-event-princes-moved =
    { $count ->
        [one] { $player } moves 1 { $civ } prince from { $start } to { $end }.
       *[other] { $player } moves { $count } { $civ } princes from { $start } to { $end }.
    }
    .you =
        { $count ->
            [one] You move 1 { $civ } prince from { $start } to { $end }.
           *[other] You move { $count } { $civ } princes from { $start } to { $end }.
        }
utopia-event-wonder-built = { $player } builds the wonder of the { $island }.
    .you = You build the wonder of the { $island }.
utopia-event-control-taken = { $player } takes control of { $district } with the { $civ } monument.
    .you = You take control of { $district } with the { $civ } monument.
utopia-event-scored-wonder = { $player } gains { $points } for the wonder and has { $total }.
    .you = You gain { $points } for the wonder and have { $total }.
utopia-event-scored-income =
    { $player } gains { $points } as owner of the island’s wonder and has { $total }.
    .you =
        You gain { $points } as owner of the island’s wonder and have { $total }.
utopia-event-scored-visitor =
    { $player } gains { $points } for the visitor at the monument and has { $total }.
    .you =
        You gain { $points } for the visitor at the monument and have { $total }.
utopia-event-scored-return =
    { $player } gains { $points } for the prince who leaves and has { $total }.
    .you =
        You gain { $points } for the prince who leaves and have { $total }.
utopia-event-scored-districts = { $player } gains { $points } for districts and has { $total }.
    .you = You gain { $points } for districts and have { $total }.
utopia-event-cards-dealt =
    { $count ->
        [one] { $player } gets 1 card.
       *[other] { $player } gets { $count } cards.
    }
    .you =
        { $count ->
            [one] You get 1 card.
           *[other] You get { $count } cards.
        }
utopia-event-own-cards-dealt =
    { $count ->
        [one] { $player } gets 1 card: { $cards }.
       *[other] { $player } gets { $count } cards: { $cards }.
    }
    .you =
        { $count ->
            [one] You get 1 card: { $cards }.
           *[other] You get { $count } cards: { $cards }.
        }
utopia-event-cards-shuffled = The discard pile is shuffled and becomes the deck.
utopia-event-discarded = { $player } discards one { $civ } card.
    .you = You discard one { $civ } card.
utopia-event-paid = { $player } plays one { $civ } card.
    .you = You play one { $civ } card.
utopia-event-paid-turned =
    { $player } plays one { $civ } card; a privilege makes it count as { $worth }.
    .you =
        You play one { $civ } card; a privilege makes it count as { $worth }.
utopia-event-raised = { $player } raises the { $civ } civilisation to { $worth } on the prestige scale.
    .you = You raise the { $civ } civilisation to { $worth } on the prestige scale.
utopia-event-lowered = { $player } drops the { $civ } civilisation to 1 on the prestige scale.
    .you = You drop the { $civ } civilisation to 1 on the prestige scale.
utopia-event-game-won = The game is over: { $player } wins.
    .you = The game is over: you win!
utopia-event-game-shared = The game is over: the players in the lead share the victory.

## Settings of a match

utopia-flag-district_value_floor = lowest value of a district: as printed (1), or 2
utopia-flag-start_rotation = who goes to the back of the start square each round: always the front minister (front, the French book), only who began the last round (first, the English book), or the front one, but only while all ministers stand there (all, the Dutch book)
utopia-flag-sea_range = ships also reach the neighbouring sea (adjacent), or only stay within their own (same)
utopia-flag-phase1_order = order of phase 1: looked up afresh in each pass (live), or fixed when it begins
utopia-flag-extra_entering_builds = whether the player named after a surprise guest may build
utopia-flag-wonder_own_income = whether a wonder pays when its own owner takes a district
utopia-flag-victory_tie = a tie at the end: the first on the track wins, or the victory is shared
utopia-flag-phase3_order = order of phase 3: as the ministers stand on the track (track, the French book), or as the turns of phase 2 were taken (turns, the English and the Dutch book)
utopia-flag-spare_cards = unused cards within the limit of 5: all are kept (kept, our ruling), or any may be discarded, which is asked every turn (discarded, the books)
utopia-flag-district_value_floor-1 = 1, as printed
utopia-flag-district_value_floor-2 = at least 2
utopia-flag-start_rotation-front = the front minister, always
utopia-flag-start_rotation-first = only who began the last round
utopia-flag-start_rotation-all = only while all stand there
utopia-flag-sea_range-adjacent = the neighbouring sea too
utopia-flag-sea_range-same = the same sea only
utopia-flag-phase1_order-live = afresh in each pass
utopia-flag-phase1_order-fixed = fixed at the start
utopia-flag-victory_tie-track = the first on the track wins
utopia-flag-victory_tie-shared = the victory is shared
utopia-flag-phase3_order-track = as on the track
utopia-flag-phase3_order-turns = as the turns were taken
utopia-flag-spare_cards-kept = all are kept
utopia-flag-spare_cards-discarded = any may be discarded

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

## What bots weigh, and what the balance of the content is measured by

utopia-term-points = prestige points
utopia-term-income = income from districts and wonders
utopia-term-districts = princes gathering for a district
utopia-term-wonders = princes gathering for a wonder
utopia-term-cards = cards and princes at monuments
utopia-kind-civilisation = Civilisations (of Monuments in controlled districts)
utopia-kind-district = Districts
utopia-kind-wonder = Wonders

## The table in the browser

web-utopia-hand = Your hand
web-utopia-bag = Guest bag
web-utopia-deck = Deck: { $count }
web-utopia-pile = Discarded: { $count }
web-utopia-figures = Cards { $cards } · bases { $bases } · privileges { $privileges }
web-utopia-reserve = Princes in reserve: { $princes }.
web-utopia-guests = Guests at the ships
web-utopia-scale = Prestige scale
web-utopia-value = value { $value }
web-utopia-controlled = Controlled by { $player } ({ $civ } monument).
web-utopia-princes-of = { $player }: { $princes }.
web-utopia-no-wonder = No wonder has been built here yet.
web-utopia-wonder-of = The wonder belongs to { $player }.
web-utopia-worth = worth { $worth } on the prestige scale
web-utopia-monuments-left =
    { $count ->
        [one] 1 monument left
       *[other] { $count } monuments left
    }
web-utopia-round = Round { $round }
web-utopia-hand-empty = No cards in hand
web-utopia-in-reserve = Princes in your reserve

## Words explained: the forms are how a text may name them

utopia-word-civilisation = civilisation
    .forms = civilisation, civilisations
utopia-word-civilisation-text = There are five: Maya, Persia, Egypt, Greece and China. Each has princes, monuments, guests, cards and a place on the prestige scale.
utopia-word-district = district
    .forms = district, districts
utopia-word-district-text = A part of an island with room for one monument. Three of your princes of one civilisation there let you take control of it.
utopia-word-island = island
    .forms = island, islands, isle, isles, Isle
utopia-word-island-text = There are four: Water, Fire, Earth and Wind. Each has its districts and room for one wonder.
utopia-word-sea = sea
    .forms = sea, seas
utopia-word-sea-text = The water round the islands is cut into four sea sectors in a row. A ship sails within its sector or to the next one.
utopia-word-way = street
    .forms = street, streets, bridge, bridges
utopia-word-way-text = Streets and bridges join districts. A prince who moves by land crosses one of them.
utopia-word-ship = ship
    .forms = ship, ships
utopia-word-ship-text = A district with a ship is a port: princes sail from there to another ship in the same sea or the next. Guests wait at the big ships.
utopia-word-guest = guest
    .forms = guest, guests
utopia-word-guest-text = A token with a civilisation and an island. Whoever welcomes it puts a prince of that civilisation into a district of that island.
utopia-word-surprise = surprise guest
    .forms = surprise guest, surprise guests
utopia-word-surprise-text = Instead of a guest at the ships you may draw one unseen, once a round. Then another player of your choice welcomes a guest too.
utopia-word-bag = bag
    .forms = bag
utopia-word-bag-text = All guests that are not on the table lie in the bag.
utopia-word-prince = prince
    .forms = prince, princes
utopia-word-prince-text = Your pieces: eight of each civilisation. On the board they gather for districts and wonders.
utopia-word-reserve = reserve
    .forms = reserve
utopia-word-reserve-text = Your princes that are not on the board. From there they enter, and there they return.
utopia-word-monument = monument
    .forms = monument, monuments
utopia-word-monument-text = Stands on a district that somebody controls. In phase 3 it pays the worth of its civilisation on the prestige scale.
utopia-word-wonder = wonder
    .forms = wonder, wonders
utopia-word-wonder-text = One on each island, for the first who has a prince of all five civilisations there: 6 points. Its owner also gains when districts of the island are taken later.
utopia-word-control = control
    .forms = control, controls, controlled, controller
utopia-word-control-text = Three princes of one civilisation leave the district; a monument and one of your bases come. It is yours for good and pays in every round.
utopia-word-base = base
    .forms = base, bases
utopia-word-base-text = You have eight. Each district you control and each wonder you build takes one; without a base you can build nothing more.
utopia-word-privilege = privilege
    .forms = privilege, privileges
utopia-word-privilege-text = Turns one card that you pay with into a card of another civilisation. You have two for the whole game.
utopia-word-minister = minister
    .forms = minister, ministers
utopia-word-minister-text = Your piece on the score track. Its place decides who acts first and who discards cards.
utopia-word-track = score track
    .forms = score track, track
utopia-word-track-text = The squares round the board that count points. Whoever is further ahead acts earlier.
utopia-word-scale = prestige scale
    .forms = prestige scale, scale, prestige, prestige points
utopia-word-scale-text = Says what a monument of each civilisation pays in phase 3: 5, 4, 3, 2 or 1.
utopia-word-king = King
    .forms = King, king
utopia-word-king-text = The King’s favour is the prestige scale. Who influences him raises a civilisation by one place or drops it to 1.
utopia-word-phase = phase
    .forms = phase, phases
utopia-word-phase-text = A round has three: welcome guests, develop the city with cards, score the districts.

## Diagrams of the rules, for whoever does not see them

utopia-diagram-t-7-1 = Three princes of one player and one civilisation stand in a district. They go back to the reserve; a monument on a base takes their place. The prince of another player stays.
utopia-diagram-t-9-4 = Four sea sectors in a row: Fire, Water, Earth, Wind. A ship in Water may sail to another ship in Water, to a ship in Fire and to one in Earth, but not to one in Wind.
