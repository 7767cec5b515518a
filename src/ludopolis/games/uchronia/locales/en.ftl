# Uchronia. $card is the name of a material; names of materials and Buildings come from the pack.

uchronia-title = Uchronia
uchronia-about = Rule a city where Romans and dinosaurs share the jungle: give orders, hoard resources, build great works.
uchronia-card-goal = Have the most Victory Points. Completed Buildings give points, and so do your Activities in each colour whose Monopoly you hold.
uchronia-card-end = The game ends with the round in which somebody has enough points. That is 20 with two players, 18 with three, 16 with four, 14 with five.
uchronia-card-turn = Command: play a card and do its Order; each of your Activities of its colour adds a step. Or Plot: draw cards, and perhaps copy an Order that an opponent shows.

## How far one is

uchronia-goal-points = { $points } of { $goal } points
uchronia-goal-monopoly = { $order } Monopoly: { $count } to { $other }
uchronia-goal-monopoly-held = { $order } Monopoly held, { $count } to { $other }
uchronia-goal-building = { $building }: Resources { $count } of { $need }

## Orders and zones

uchronia-order-production = Production
uchronia-order-exploration = Exploration
uchronia-order-draconians = Draconians
uchronia-order-construction = Construction
uchronia-order-trade = Trade
uchronia-from-stock = from the Stock
uchronia-from-forum = from the Forum
uchronia-from-hand = from the Hand
uchronia-from-activities = from the Activities
uchronia-from-site = from under the Building
uchronia-from-turned = from the turned-up cards
uchronia-from-domain = from the Domain
uchronia-to-stock = to the Stock
uchronia-to-forum = to the Forum
uchronia-to-hand = to the Hand

## Questions

uchronia-ask-setup-discard = Which card do you put into the Forum?
    .why = It lies in the Forum for everybody. Put down what you can spare, or what nobody else can use.
uchronia-ask-domain-to-stock = { $building }: do you move one of the two cards in your Domain to your Stock?
    .why = Otherwise both cards go to the Forum. In your Stock one of them is a Resource for Buildings and Activities.
uchronia-ask-replace-work = { $building }: which of the Great Works do you replace?
    .why = A Building you don’t want makes room for another. You need not replace any.
uchronia-ask-action = Command or Plot?
    .why = Command plays a card and does its Order. Plot draws cards, and may copy an Order that an opponent shows.
uchronia-ask-order-step = What is your next step?
    .why = An Order has one step, and one more for each of your Activities of its colour. You may stop at any time.
uchronia-ask-wild-order = Which Order do you execute with your two cards?
    .why = Two cards of one colour pay for any Order you like. Your Activities of that Order’s colour add steps.
uchronia-ask-copy = Which Order do you copy?
    .why = You may do one step of an Order that an opponent’s Domain shows. You need an Activity of its colour.
uchronia-ask-reveal-more = Which card do you reveal next?
    .why = Each opponent with cards in the Domain gives you one card of a colour you show; the Forum adds one for each card shown.
uchronia-ask-withhold = { $owner }’s { $building }: which revealed card does not count?
    .why = This opponent’s Frontier Post lets one card you showed not count against them. You choose which.
uchronia-ask-give = You are being raided: which card do you give?
    .why = A card of a shown colour goes to the raider’s Stock. You must give one if you have it.
uchronia-ask-give-for = { $building }: which card do you give as well?
    .why = The raider’s Building asks for one more card.
uchronia-ask-foundation = Which Forum card becomes the Foundation of { $building }?
    .why = The Foundation is spent to begin the Building. It does not count among its Resources.
uchronia-ask-material = Which Resource goes to { $building }?
    .why = When the Resources equal the cost, the Building is complete: its points and its effect are yours.
uchronia-ask-monopoly-take = Your Monopoly: do you take a card of this colour from the Forum?
    .why = Your Monopoly pays: whenever a Building of its colour is completed, you may take such a card into your Hand.
uchronia-ask-pick-site = { $building }: which Building gets the Resource?
    .why = The Building you choose gets one Resource closer to completion.
uchronia-ask-pick-card = { $building }: which card { $source }?
    .why = The effect of this Building moves the card you choose.
uchronia-ask-pick-target = { $building }: who is the target?
    .why = The effect of this Building falls on whom you choose.
uchronia-ask-take-more = { $building }: which card do you take from the Forum?
    .why = The cards go to your Stock, as Resources for Buildings and Activities. Stop when you like.
uchronia-ask-put-in-forum = An opponent’s { $building }: which card do you put into the Forum?
    .why = An opponent’s Building makes each player put a card into the Forum.
uchronia-ask-plot-discard = { $building }: which card goes to the Forum before you draw?
    .why = Before you draw, one card may go to the Forum, so that you draw one more.
uchronia-ask-free-start = { $building }: which Building do you start without a Foundation?
    .why = This start is a gift: it needs no Foundation and no step.
uchronia-ask-pick-start = { $building }: which Building do you start?
    .why = The Building comes to your side. Resources are added from your next turn on.

## Answers

uchronia-option-done = End the Order
uchronia-option-enough = Enough
uchronia-option-none = None
uchronia-option-yes = Yes
uchronia-option-no = No
uchronia-option-plot = Plot
uchronia-option-command = Command with { $card }: { $order }
uchronia-option-command-two = Command with two { $card } cards: any Order
uchronia-option-take = Take { $card } from the Forum
uchronia-option-stow = Stow { $card } in the Stock
uchronia-option-reveal = Raid: reveal { $card }
uchronia-option-launch = Launch an Activity: { $card }
uchronia-option-launch-forum = Launch an Activity from the Forum: { $card }
uchronia-option-start = Start { $building }
uchronia-option-feed = Build on { $building }
uchronia-option-bonus = Order Bonus: { $building }
uchronia-option-feed-by-production = Build on { $building } with this step
uchronia-option-order = { $order }
uchronia-option-building = { $building }
uchronia-option-colour = { $card }
uchronia-option-material = { $card } { $source }
uchronia-option-seat = { $player }
uchronia-option-seat-building = { $player }’s { $building }

## The lesson

uchronia-lesson-goal = Welcome to Uchronia, the antique city in the jungle! Your house wants points. You get them for Buildings and for leading in what you own. At { $points } points the end comes; the most points win.
uchronia-lesson-hand = These are the cards in your Hand. Each has a colour, and each colour is an Order you can give. Only you see them.
uchronia-lesson-forum = In the middle lies the Forum: cards that are free for all. Beside it lies your Stock. A card there is a Resource, something to build with.
uchronia-lesson-production = On your turn you play a card and do its Order. That is a Command. { $card } orders Production: a card goes from the Forum to your Stock. Command with { $card }, then take { $taken }.
uchronia-lesson-domain = Your { $card } lay in front of you, in your Domain. While it lay there your rival copied its Order. At the start of your turn it goes to the Forum.
uchronia-lesson-trade = { $card } orders Trade. It turns a Resource into an Activity, and Activities make your Orders stronger. Command with { $card }, then launch { $launched }.
uchronia-lesson-monopoly = Nobody has more { $card } Activities than you, so its Monopoly is yours. Each of these Activities is worth a point. You have { $points } now.
uchronia-lesson-raided = Then your rival gave the Order of { $card }: Draconians, a raid. It showed a { $card } card, and you had to give one. A raid only meets players with a card in the Domain.
uchronia-lesson-plot = Few cards are left in your Hand. So don’t command: plot! A Plot draws up to five cards. With your { $card } Activity you may first copy Draconians. Show { $shown }.
uchronia-lesson-two = The raid brought a { $card } from the Forum to your Stock, and you drew cards. Two cards of one colour are any Order. Command with two { $card } cards, choose Trade, and launch { $card }.
uchronia-lesson-steps = The { $card } Monopoly is yours too: { $points } points. And there is more. { $card } orders Construction, and each { $card } Activity adds one step to it. You have two steps now.
uchronia-lesson-construction = Construction starts Buildings and builds on them. Command with { $card }. Start { $started }: a Forum card becomes its Foundation. Then build on { $built } with your { $resource }.
uchronia-lesson-complete = { $built } needed a single Resource, so it is complete. It brings its number in points: { $points } in all. From now on its effect helps you as well.
uchronia-lesson-scoring = Let us count. A completed Building brings the points printed on it. An Activity brings a point while you hold its Monopoly. You have { $points }, your rival { $rival }.
uchronia-lesson-summary = Now you know a turn: command, or plot. Gather Resources, launch Activities, complete Buildings, up to { $points } points. Play on from here, or begin a game of your own.

## The log

uchronia-event-turn-began = Round { $round }: { $player }’s turn begins.
    .you = Round { $round }: your turn begins.
uchronia-event-drew =
    { $count ->
        [one] { $player } draws 1 card: { $cards }.
       *[other] { $player } draws { $count } cards: { $cards }.
    }
    .you =
        { $count ->
            [one] You draw 1 card: { $cards }.
           *[other] You draw { $count } cards: { $cards }.
        }
uchronia-event-drew-unseen =
    { $count ->
        [one] { $player } draws 1 card.
       *[other] { $player } draws { $count } cards.
    }
    .you =
        { $count ->
            [one] You draw 1 card.
           *[other] You draw { $count } cards.
        }
uchronia-event-turned-up = { $player } turns up { $cards }.
    .you = You turn up { $cards }.
uchronia-event-pile-renewed-discard = The discard pile is shuffled: { $count } cards form the new resource pile.
uchronia-event-pile-renewed-forum = The Forum is shuffled: { $count } cards form the new resource pile.
uchronia-event-pile-renewed-building = The discarded Buildings are shuffled: { $count } cards form the new building pile.
uchronia-event-transferred = { $player } transfers { $card } { $source } { $target }.
    .you = You transfer { $card } { $source } { $target }.
uchronia-event-launched = { $player } launches an Activity with { $card } { $source }.
    .you = You launch an Activity with { $card } { $source }.
uchronia-event-exchanged = { $player } exchanges { $first } { $first_zone } for { $second } { $second_zone }.
    .you = You exchange { $first } { $first_zone } for { $second } { $second_zone }.
uchronia-event-commanded =
    { $count ->
        [one] { $player } commands with { $card }.
       *[other] { $player } commands with { $count } { $card } cards.
    }
    .you =
        { $count ->
            [one] You command with { $card }.
           *[other] You command with { $count } { $card } cards.
        }
uchronia-event-plotted = { $player } plots.
    .you = You plot.
uchronia-event-order-began =
    { $count ->
        [one] { $player } executes { $order }, with 1 main step.
       *[other] { $player } executes { $order }, with { $count } main steps.
    }
    .you =
        { $count ->
            [one] You execute { $order }, with 1 main step.
           *[other] You execute { $order }, with { $count } main steps.
        }
uchronia-event-order-copied =
    { $count ->
        [one] { $player } copies { $order }, with 1 main step.
       *[other] { $player } copies { $order }, with { $count } main steps.
    }
    .you =
        { $count ->
            [one] You copie { $order }, with 1 main step.
           *[other] You copie { $order }, with { $count } main steps.
        }
uchronia-event-bonus-used = { $player } uses the Order Bonus of { $building }.
    .you = You use the Order Bonus of { $building }.
uchronia-event-revealed = { $player } reveals { $card }.
    .you = You reveal { $card }.
uchronia-event-withheld = { $player }: { $card } does not count against { $owner }.
    .you = Your { $card } does not count against { $owner }.
uchronia-event-gave = { $player } gives { $card } to { $taker }.
    .you = You give { $card } to { $taker }.
uchronia-event-lacked = { $player } can’t give anything: no { $cards } in Hand.
    .you = You can’t give anything: no { $cards } in Hand.
uchronia-event-stock-robbed = { $player } takes { $card } from { $owner }’s Stock.
    .you = You take { $card } from { $owner }’s Stock.
uchronia-event-site-robbed = { $player } takes { $card } from under { $owner }’s { $building }.
    .you = You take { $card } from under { $owner }’s { $building }.
uchronia-event-monopoly-taken = { $player } takes the { $order } Monopoly.
    .you = You take the { $order } Monopoly.
uchronia-event-monopoly-lost = { $player } loses the { $order } Monopoly, which returns to the table.
    .you = You lose the { $order } Monopoly, which returns to the table.
uchronia-event-started = { $player } starts { $building }; the Foundation is { $card }.
    .you = You start { $building }; the Foundation is { $card }.
uchronia-event-started-free = { $player } starts { $building } without a Foundation.
    .you = You start { $building } without a Foundation.
uchronia-event-site-fed = { $player } adds { $card } { $source } to { $building }.
    .you = You add { $card } { $source } to { $building }.
uchronia-event-completed = { $player } completes { $building } ({ $points }).
    .you = You complete { $building } ({ $points }).
uchronia-event-work-drawn = { $building } joins the Great Works.
uchronia-event-work-buried = { $building } goes under the building pile.
uchronia-event-works-discarded = The Great Works are discarded: { $buildings }.
uchronia-event-end-set-off = { $player } has { $points } Victory Points: the game ends with this round.
    .you = You have { $points } Victory Points: the game ends with this round.
uchronia-event-game-ended-threshold = The game is over.
uchronia-event-game-ended-standstill = The game is over: nothing could change any longer.
uchronia-event-game-ended-guard = The game is over: the last round has been played.

## What things are

uchronia-text-building =
    { $points ->
        [one] { $material }, cost { $cost }, 1 point
       *[other] { $material }, cost { $cost }, { $points } points
    }
uchronia-text-card = its Order: { $order }
uchronia-text-production = Each main step takes a card from the Forum into your Stock.
uchronia-text-exploration = Each main step takes a card from your Hand into your Stock.
uchronia-text-draconians = All main steps are one raid: reveal up to so many cards. Each opponent with a card in the Domain gives you one of a revealed colour, and so does the Forum for each card revealed.
uchronia-text-construction = Each main step starts one of the Great Works, with a Foundation of its colour from the Forum, or adds a Resource of its colour from your Stock to a Building of yours.
uchronia-text-trade = Each main step launches a Resource of your Stock as an Activity, up to your limit.
uchronia-text-monopoly = { $order } Monopoly
uchronia-text-monopoly-points = Goes to whoever has the most Activities of { $card }; each of them is worth 1 point to the holder.
uchronia-text-monopoly-bonus = When anybody completes a Building of { $card }, the holder may take one { $card } from the Forum.

## The table at the terminal

uchronia-table-round = Round { $round }
uchronia-table-goal = ends at { $points } points
uchronia-table-last-round = last round
uchronia-table-piles = resource pile { $pile }, building pile { $buildings }
uchronia-table-score = points
uchronia-table-hand = Hand
uchronia-table-domain = Domain
uchronia-table-stock = Stock
uchronia-table-activities = Activities
uchronia-table-monopolies = Monopolies
uchronia-table-completed = completed
uchronia-table-sites = under construction
uchronia-table-forum = Forum
uchronia-table-discard = discard pile
uchronia-table-works = Great Works
uchronia-table-order = { $order }: { $count } main steps left
uchronia-table-nothing = nothing
uchronia-table-last-turn = Last Turn
uchronia-table-known = { $card } known

## Faults of a pack

refusal-uchronia-pack-materials = { $file }, line { $line }: the materials must be { $materials }, in this order.
refusal-uchronia-pack-order = { $file }, line { $line }: { $key } must be “{ $order }”: colour and Order belong together.
refusal-uchronia-pack-amount = { $file }, line { $line }: { $key } can’t be { $value }.
refusal-uchronia-pack-count = { $file }, line { $line }: { $key } says { $stated }, but there are { $found }.
refusal-uchronia-pack-names = { $file }, line { $line }: a pack needs { $least } to { $most } Buildings.
refusal-uchronia-pack-players = { $file }, line { $line }: there must be { $least } to { $most } players.
refusal-uchronia-pack-threshold = { $file }, line { $line }: there is no threshold for { $seats } players.
refusal-uchronia-pack-colour = { $file }, line { $line }: { $key } must be one of { $known }.
refusal-uchronia-pack-effect = { $file }, line { $line }: { $key } names the effect “{ $effect }”, which doesn’t exist.
refusal-uchronia-pack-kind = { $file }, line { $line }: with this effect, { $key } must be “{ $kind }”.
refusal-uchronia-pack-bonus-order = { $file }, line { $line }: with this effect, { $key } must be one of: { $known }.
refusal-uchronia-pack-no-order = { $file }, line { $line }: this effect belongs to no Order: remove { $key }.
refusal-uchronia-pack-argument = { $file }, line { $line }: { $key } is not a value that “{ $argument }” can have.
refusal-uchronia-pack-argument-unknown = { $file }, line { $line }: the effect takes no argument “{ $argument }”.
refusal-uchronia-pack-argument-missing = { $file }, line { $line }: { $key } lacks the argument “{ $argument }”.
refusal-uchronia-pack-same-zone = { $file }, line { $line }: { $key } names the same zone twice.
refusal-uchronia-pack-hand-first = { $file }, line { $line }: in { $key } the Hand must come first.

## What bots weigh, and what the balance of the content is measured by

uchronia-term-points = Victory Points
uchronia-term-buildings = Buildings and the Resources for them
uchronia-term-activities = Activities
uchronia-term-hand = cards in Hand
uchronia-kind-building = Buildings
uchronia-kind-monopoly = Monopolies

## The table in the browser

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
web-uchronia-no-buildings = No Buildings yet
web-uchronia-hand-empty = No cards in hand
web-uchronia-figures = Hand { $hand } · Stock { $stock } · Buildings { $built }

## Words explained: the forms are how a text may name them

uchronia-word-order = Order
    .forms = Order, Orders
uchronia-word-order-text = What a card does when you command with it. Its colour says which of the five: Production, Exploration, Draconians, Construction or Trade.
uchronia-word-production = { uchronia-order-production }
    .forms = Production
uchronia-word-production-text = { uchronia-text-production }
uchronia-word-exploration = { uchronia-order-exploration }
    .forms = Exploration
uchronia-word-exploration-text = { uchronia-text-exploration }
uchronia-word-draconians = { uchronia-order-draconians }
    .forms = Draconians
uchronia-word-draconians-text = { uchronia-text-draconians }
uchronia-word-construction = { uchronia-order-construction }
    .forms = Construction
uchronia-word-construction-text = { uchronia-text-construction }
uchronia-word-trade = { uchronia-order-trade }
    .forms = Trade
uchronia-word-trade-text = { uchronia-text-trade }
uchronia-word-command = Command
    .forms = Command, command, commands, commanded
uchronia-word-command-text = Play one card into your Domain and do its Order, or two cards of one colour for any Order.
uchronia-word-plot = Plot
    .forms = Plot, plot, plots, Plots
uchronia-word-plot-text = The other action: play no card, perhaps copy an Order that an opponent shows, then draw until you have 5 cards.
uchronia-word-copy = copy
    .forms = copy, copies, copied, copy an Order
uchronia-word-copy-text = In a Plot you may do one step of an Order that an opponent’s Domain shows, if you have an Activity of its colour.
uchronia-word-step = main step
    .forms = main step, main steps, step, steps
uchronia-word-step-text = One piece of an Order. You have one, and one more for each of your Activities of the Order’s colour.
uchronia-word-bonus = Order Bonus
    .forms = Order Bonus, Order Bonuses, Bonus, Bonuses
uchronia-word-bonus-text = What a completed Building adds to an Order: once each time you do that Order.
uchronia-word-domain = Domain
    .forms = Domain, Domains
uchronia-word-domain-text = Where the cards you command with lie until your next turn. Others can copy what lies there, and raids reach those who have cards there.
uchronia-word-stock = Stock
    .forms = Stock, Stocks
uchronia-word-stock-text = Your store. Cards here are Resources: for Buildings, or to launch as Activities.
uchronia-word-forum = Forum
    .forms = Forum
uchronia-word-forum-text = The open cards in the middle of the table. Production takes from here, Foundations come from here.
uchronia-word-hand = Hand
    .forms = Hand, Hands
uchronia-word-hand-text = The cards that only you see. You command with them, stow them or reveal them.
uchronia-word-resource = Resource
    .forms = Resource, Resources, resource, resources
uchronia-word-resource-text = A card in a Stock or under a Building. A Building takes Resources of its own colour.
uchronia-word-activity = Activity
    .forms = Activity, Activities
uchronia-word-activity-text = A Resource that was launched. Each adds a step to Orders of its colour, and the most of a colour give its Monopoly.
uchronia-word-monopoly = Monopoly
    .forms = Monopoly, Monopolies
uchronia-word-monopoly-text = Goes to whoever has the most Activities of a colour. Each of them is then worth 1 point, and Buildings of that colour give the holder cards.
uchronia-word-building = Building
    .forms = Building, Buildings
uchronia-word-building-text = Its number is its cost in Resources and its Victory Points. Completed, it also works as its text says.
uchronia-word-works = Great Works
    .forms = Great Works
uchronia-word-works-text = The Buildings on offer for everybody, five in general. Construction starts them.
uchronia-word-foundation = Foundation
    .forms = Foundation, Foundations
uchronia-word-foundation-text = A card of the Building’s colour from the Forum, spent to start it. It is not one of its Resources.
uchronia-word-raid = raid
    .forms = raid, raids, raider, raided
uchronia-word-raid-text = Reveal cards: each opponent with cards in the Domain gives you one of a revealed colour, and the Forum one for each card revealed.
uchronia-word-points = Victory Points
    .forms = Victory Points, Victory Point
uchronia-word-points-text = Completed Buildings, Activities in colours whose Monopoly you hold, and some Buildings’ effects.
uchronia-word-last = Last Turn
    .forms = Last Turn
uchronia-word-last-text = The card of the player who is last in turn order: with that player’s turn a round ends.

## Diagrams of the rules, for whoever does not see them

uchronia-diagram-u-13-1 = A Building with the number 2, in four pictures. One: a card of its colour leaves the Forum and is discarded. Two: in the same turn no Resource can be added. Three: in later turns Resources go from the Stock under the Building. Four: with two Resources it is complete.
