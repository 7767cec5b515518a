# Dominations. Names of Domains, Masteries, Monuments, Nations and roles come from the pack.

dominations-title = Dominations
dominations-about = Grow a shared land of triangles, gather knowledge, and let your civilisation branch out in a tree of masteries.
dominations-card-goal = Have the most points. Influence scores at the end of each Age, and so do roles, for the Knowledge you have left. The objectives of your Nation are worth up to 100 points at the end.
dominations-card-end = The game ends after three Ages of five turns each.
dominations-card-turn = Place a tile: its dots give you Knowledge in six Domains. Spend it on a City or a level of a Monument, then on a Mastery for your Civilisation Tree.

## How far one is

dominations-goal-points =
    { $points ->
        [one] { $points } point, { $player } { $other }
       *[other] { $points } points, { $player } { $other }
    }
dominations-goal-objectives =
    { $points ->
        [0] { $count } of { $need } objectives met
       *[other] { $count } of { $need } objectives met: { $points } points
    }
dominations-goal-cities = Objective: { $count } of { $need } Cities of level { $level } or higher
dominations-goal-adjacent-cities = Objective: { $count } of { $need } connected Cities
dominations-goal-separate-cities = Objective: { $count } of { $need } separate groups of Cities
dominations-goal-monuments = Objective: { $count } of { $need } Monuments controlled
dominations-goal-influence = Objective: { $count } of { $need } Influence
dominations-goal-nodus = Objective: { $count } of { $need } Nodus of { $domain }
dominations-goal-masteries = Objective: { $count } of { $need } Masteries of value { $value }
dominations-goal-role = { $role }: { $count } { $domain }, { $player } { $other }

## Domains, Halves, Ages

dominations-domain-trade = Trade
dominations-domain-craftsmanship = Craftsmanship
dominations-domain-art = Art
dominations-domain-science = Science
dominations-domain-government = Government
dominations-domain-religion = Religion
dominations-domain-any = any Domain
dominations-half-vestigium = Vestigium
dominations-half-corruptio = Corruptio
dominations-half-none = nothing
dominations-side-basic = basic
dominations-side-advanced = advanced
dominations-source-overflow = Full reserves
dominations-source-cards = Cards
dominations-source-pieces = Monuments on the board
dominations-source-influence = Influence
dominations-source-roles = Roles
dominations-source-objectives = Objectives
dominations-source-cities = Cities

## Questions

dominations-ask-setup-objective = Which Nation do you lead?
    .why = Your Nation’s five objectives are worth 10 to 100 points at the end. They tell you what to build.
dominations-ask-setup-monument = Which Monument do you bring into play?
    .why = Everybody may buy levels of the Monuments in play. Choose one that suits your Nation.
dominations-ask-setup-redraw = Which tile do you exchange for a new one?
    .why = Once, you may change tiles for new ones. Keep Camps in the colours that you want to build in.
dominations-ask-grow-menu = Which tile do you place?
    .why = Every turn begins with a tile. Its dots and those it touches give you Knowledge, which pays for everything.
dominations-ask-grow-cell = Where do you place the tile?
    .why = The four dots along each shared side produce. Cities next to the tile produce for their owners too.
dominations-ask-grow-rotation = How do you turn the tile?
    .why = Turn it so that equal colours face each other: a Concentration gives 1 more.
dominations-ask-grow-locus = Which Locus do you score?
    .why = You have closed several rings of six. One of them produces: one Knowledge for each dot in its middle.
dominations-ask-inventor-tile = Which tile does the Inventor activate?
    .why = It produces as if you had just placed it. You keep the tile in your hand.
dominations-ask-inventor-mode = Do you activate its edges or a Locus?
    .why = Only one of them produces. Compare the dots along the sides with those in the middle of the ring.
dominations-ask-produce-vestigium = Which Domain does this point of Vestigium produce?
    .why = Vestigium is Knowledge of any Domain you like. Watch your reserve limits.
dominations-ask-gain-vestigium = { $card }: which Domain do you gain 1 Knowledge in?
    .why = Vestigium is Knowledge of any Domain you like. Watch your reserve limits.
dominations-ask-grow-second = Do you place a second tile as the Farmer?
    .why = The Farmer may place a second tile once in this Age, and it produces in full.
dominations-ask-build-menu = What do you build?
    .why = A City raises your limit in its colour and gives Influence; a Monument level goes into your Tree. One of these a turn.
dominations-ask-build-city = On which Camp do you build a City?
    .why = A City costs 3 Knowledge of its Camp’s colour. It raises your limit there to 10 and trades when tiles touch it.
dominations-ask-build-upgrade = Which City do you upgrade?
    .why = Level 2 costs 6 and level 3 costs 9. A bigger City trades for more and gives more Influence.
dominations-ask-build-monument = Which Monument do you build a level of?
    .why = You buy its next level as a card for your Tree. Who is strongest at a Monument at the end controls it.
dominations-ask-build-place = Where do you put { $card }?
    .why = Level 1 puts the Monument on the board. Your Cities beside it make you stronger there.
dominations-ask-build-rotation = How do you turn { $card }?
    .why = Its dots will produce for tiles that are placed beside it later.
dominations-ask-pay-reduce = { $card }: which Domain do you pay 1 less in?
    .why = A reduction of yours makes this cheaper. Save the Domain that you need most.
dominations-ask-tree-cell = Where in your tree do you place { $card }?
    .why = Half circles that meet must match; each whole circle is a Nodus, which effects and objectives count.
dominations-ask-develop-menu = What do you develop?
    .why = Once a turn you develop a Mastery or turn one to its advanced side. Then the turn ends.
dominations-ask-develop-mastery = Which Mastery do you develop?
    .why = It costs its value in Knowledge of its Domain and works for you for the rest of the game.
dominations-ask-develop-copy = Which copy of { $card } do you take?
    .why = The copies differ only in the half circles on their sides. Take one that fits your Tree now and later.
dominations-ask-develop-upgrade = Which Mastery do you advance?
    .why = The advanced side replaces the basic one and does more. The card stays where it is.
dominations-ask-effect-free-upgrade = { $card }: which Mastery do you advance free of charge?
    .why = This card turns another of your Masteries to its advanced side for nothing.
dominations-ask-exchange-offer = At which rate do you exchange?
    .why = You can turn Knowledge of one Domain into another before you buy. Better rates are used up first come.
dominations-ask-exchange-give = { $card }: which Knowledge do you give?
    .why = Give what you don’t need this Age: all Knowledge is lost at its end.
dominations-ask-exchange-get = { $card }: which Knowledge do you get in return?
    .why = Take what is missing for your next purchase. It can’t exceed your limit.
dominations-ask-age-assimilate = You lead in Influence: do you assimilate a Mastery?
    .why = You lead in Influence: take a copy of a rival’s Mastery for nothing. Your rival loses nothing.
dominations-ask-age-order = Governor, who plays next in the coming Age?
    .why = The first in order plays first and wins ties for a whole Age.
dominations-ask-age-keep = Which tile do you discard before you refill your hand?
    .why = Tiles you keep are not drawn anew. Give back those that don’t suit your plans.
dominations-ask-age-redraw = Which tile do you exchange for a new one?
    .why = Once, you may change tiles for new ones before the Age begins.

## Answers

dominations-option-tile = { $tile }: Camp { $camp }, dots { $dots }
dominations-option-cell =
    Cell ({ $i }, { $j }) { $t ->
        [0] up
       *[other] down
    }
dominations-option-vertex = Locus ({ $a }, { $b })
dominations-option-rotation =
    { $rotation ->
        [0] Not turned
        [1] Turned once
       *[other] Turned { $rotation } times
    }
dominations-option-tree-cell = Space ({ $x }, { $y }) of the tree
dominations-option-copy = Copy { $number }
dominations-option-take = Take a copy of { $mastery }
dominations-option-turn = Advance { $mastery }
dominations-option-setup-redraw-done = Keep the rest
dominations-option-age-keep-done = Keep the rest
dominations-option-age-redraw-done = Keep the rest
dominations-option-grow-menu-inventor = Activate a tile on the board as the Inventor
dominations-option-grow-menu-exchange = Exchange Knowledge
dominations-option-grow-second-place = Place a second tile
dominations-option-grow-second-exchange = Exchange Knowledge
dominations-option-grow-second-no = No second tile
dominations-option-inventor-mode-edges = Along its edges
dominations-option-build-menu-city = A new City
dominations-option-build-menu-upgrade = Upgrade a City
dominations-option-build-menu-monument = A level of a Monument
dominations-option-build-menu-exchange = Exchange Knowledge first
dominations-option-build-menu-pass = Build nothing
dominations-option-develop-menu-develop = A new Mastery
dominations-option-develop-menu-upgrade = Advance a Mastery
dominations-option-develop-menu-exchange = Exchange Knowledge
dominations-option-develop-menu-end = Nothing more
dominations-option-effect-free-upgrade-no = Advance none
dominations-option-age-assimilate-no = Assimilate nothing

## The lesson

dominations-lesson-goal = Welcome to Dominations! You lead a people through three Ages of five turns each. At the end the most points win. Let us play your first two turns.
dominations-lesson-knowledge = Everything is paid with Knowledge. There are six kinds of it, the Domains, each with a colour. Here you see how much you have. You can hold { $limit } of each at first.
dominations-lesson-turn = A turn has three parts. You place a tile, which gives Knowledge. Then you may build on the land. Then you may develop something that your people learn.
dominations-lesson-tile = A tile has a Camp in its middle and a dot in each corner. Choose the marked tile, then the marked place beside the start tile, the Cradle. Turn it so that equal dots face each other.
dominations-lesson-produced = The tile produced. Its Camp gave one, and so did each of the four dots along the shared side. Equal dots face to face gave one more each. You have { $religion } Religion and { $government } Government.
dominations-lesson-city = Now build. A City stands on a Camp and costs 3 Knowledge of its colour. Your Camp is of Religion, and you can pay. Build the City.
dominations-lesson-influence = Each City gives Influence: you have { $influence }. Remember it, it will bring points. You can also hold { $limit } Religion from now on.
dominations-lesson-mastery = Now develop a Mastery: a card that helps you for the whole game. { $card } costs 3 Government. Take the first copy, and put it beside your Campfire, where it is marked.
dominations-lesson-tree = Your Civilisation Tree has begun. Where two half circles meet and match, they make a Nodus: you have { $nodus }. Nodus count for many effects, so choose the place of a card with care.
dominations-lesson-second-tile = Your rival has had a turn as well. Now your second one. Place the marked tile beside your City: when a tile touches a City, the City produces too.
dominations-lesson-traded = Dots, Camp and City gave Knowledge, and { $card } added 1 Government. You have { $religion } Religion and { $government } Government. That is enough for something bigger.
dominations-lesson-upgrade = A City can grow. Level 2 costs 6 Knowledge of its colour and gives 2 more Influence. Upgrade your City.
dominations-lesson-second-mastery = You have { $influence } Influence already. Develop { $card } with your Government. Take the first copy, and put it where it is marked, next to { $beside }.
dominations-lesson-rival = Your rival placed a tile beside your City. So the City produced for you: you have { $religion } Religion, in another player’s turn. Good places for Cities pay twice.
dominations-lesson-age = After five turns an Age ends. Then everybody scores as many points as they have Influence. You keep Influence, so it scores three times. You have { $influence }.
dominations-lesson-roles = Who has most Knowledge left in a Domain gets its role for the next Age. Roles give points or powers. After that all Knowledge is lost, so don’t hoard it.
dominations-lesson-objectives = At the very end the objectives of your Nation count; yours are those of the { $nation }. One is worth 10 points, all five are worth 100. Let them guide what you build.
dominations-lesson-summary = Place a tile, build, develop: you know a turn now. Influence scores after each Age, objectives at the end. Play on from here, or begin a game of your own.

## The log

dominations-event-nation-chosen = { $player } has chosen a Nation and a Monument.
    .you = You have chosen a Nation and a Monument.
dominations-event-choices-revealed = The Nations are revealed; the Monuments in play are { $monuments }.
dominations-event-age-began = Age { $age } begins.
dominations-event-order-set = { $player } plays first in the new order.
    .you = You play first in the new order.
dominations-event-turn-began = { $player }: turn { $round } of Age { $age }.
    .you = Your turn { $round } of Age { $age }.
dominations-event-tiles-drawn =
    { $count ->
        [one] { $player } draws 1 tile.
       *[other] { $player } draws { $count } tiles.
    }
    .you =
        { $count ->
            [one] You draw 1 tile.
           *[other] You draw { $count } tiles.
        }
dominations-event-tiles-returned =
    { $count ->
        [one] { $player } returns 1 tile.
       *[other] { $player } returns { $count } tiles.
    }
    .you =
        { $count ->
            [one] You return 1 tile.
           *[other] You return { $count } tiles.
        }
dominations-event-tile-placed = { $player } places tile { $tile }.
    .you = You place tile { $tile }.
dominations-event-tile-woken = { $player } activates tile { $tile } as the Inventor.
    .you = You activate tile { $tile } as the Inventor.
dominations-event-locus-scored = { $player } scores a Locus.
    .you = You score a Locus.
dominations-event-scored-overflow =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for Knowledge beyond a full reserve.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for Knowledge beyond a full reserve.
dominations-event-scored-cards =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } with a card.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } with a card.
dominations-event-scored-pieces =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } beside a Monument.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } beside a Monument.
dominations-event-scored-influence =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for Influence.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for Influence.
dominations-event-scored-roles =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a role.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a role.
dominations-event-scored-objectives =
    { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for objectives.
    .you =
        You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for objectives.
dominations-event-influence-grew = { $player } gains { $amount } Influence, now { $total }.
    .you = You gain { $amount } Influence, now { $total }.
dominations-event-exchanged = { $player } exchanges { $give } { $from } for { $get } { $to }.
    .you = You exchange { $give } { $from } for { $get } { $to }.
dominations-event-city-built =
    { $level ->
        [1] { $player } builds a { $domain } City.
       *[other] { $player } raises a { $domain } City to level { $level }.
    }
    .you =
        { $level ->
            [1] You build a { $domain } City.
           *[other] You raise a { $domain } City to level { $level }.
        }
dominations-event-piece-laid = { $player } founds the Monument { $monument }.
    .you = You found the Monument { $monument }.
dominations-event-level-bought = { $player } builds level { $level } of { $monument }.
    .you = You build level { $level } of { $monument }.
dominations-event-mastery-developed = { $player } develops { $mastery }.
    .you = You develop { $mastery }.
dominations-event-mastery-assimilated = { $player } assimilates { $mastery }.
    .you = You assimilate { $mastery }.
dominations-event-mastery-turned = { $player } advances { $mastery }.
    .you = You advance { $mastery }.
dominations-event-role-taken = { $player } becomes { $role }.
    .you = You become { $role }.
dominations-event-knowledge-cleared = All Knowledge is lost.
dominations-event-objectives-judged =
    { $count ->
        [0] { $player } ({ $nation }) has met no objective.
        [one] { $player } ({ $nation }) has met 1 objective.
       *[other] { $player } ({ $nation }) has met { $count } objectives.
    }
    .you =
        { $count ->
            [0] You ({ $nation }) have met no objective.
            [one] You ({ $nation }) have met 1 objective.
           *[other] You ({ $nation }) have met { $count } objectives.
        }
dominations-won =
    { $trade ->
        [0] {""}
       *[other] {" "}+{ $trade } { dominations-domain-trade }
    }{ $craftsmanship ->
        [0] {""}
       *[other] {" "}+{ $craftsmanship } { dominations-domain-craftsmanship }
    }{ $art ->
        [0] {""}
       *[other] {" "}+{ $art } { dominations-domain-art }
    }{ $science ->
        [0] {""}
       *[other] {" "}+{ $science } { dominations-domain-science }
    }{ $government ->
        [0] {""}
       *[other] {" "}+{ $government } { dominations-domain-government }
    }{ $religion ->
        [0] {""}
       *[other] {" "}+{ $religion } { dominations-domain-religion }
    }
dominations-event-produced = { $player } produces{ dominations-won }.
    .you = You produce{ dominations-won }.
dominations-event-gained = { $card }: { $player } gains{ dominations-won }.
    .you = { $card }: you gain{ dominations-won }.

## Effect lines: when

dominations-trigger-on-acquire = At once:
dominations-trigger-turn-start = At the start of each of your turns:
dominations-trigger-age-start = At the start of Ages 2 and 3:
dominations-trigger-on-produce =
    Each time you produce { $least ->
        [1] {""}
       *[other] at least { $least }{" "}
    }{ $domain }:
dominations-trigger-on-place = After you activate a tile:
dominations-trigger-on-locus = After you score a Locus:
dominations-trigger-on-city-built = After you build or upgrade a City:
dominations-trigger-on-monument-level = After you buy a level of a Monument:
dominations-trigger-on-develop = After you develop a Mastery:
dominations-trigger-on-upgrade = After you advance a Mastery:
dominations-trigger-end-of-age = At the end of each Age:
dominations-trigger-game-end = At the end of the game:
dominations-trigger-passive = Always:

## Effect lines: only if

dominations-filter-camp = (Camp of { $domain })
dominations-filter-edges = (at least { $edges } connected edges)
dominations-filter-level = (level { $level } or higher)
dominations-filter-exact-level = (to level { $level })
dominations-filter-domain = (Domain: { $domain })
dominations-filter-value = (value { $value })
dominations-filter-side-basic = (basic side)
dominations-filter-side-advanced = (advanced side)
dominations-filter-max =
    { $max ->
        [1] (counted only once)
       *[other] (counted at most { $max } times)
    }

## Effect lines: what

dominations-outcome-knowledge = gain { $amount } { $domain }
dominations-outcome-knowledge-vestigium = gain { $amount } Knowledge in Domains of your choice
dominations-outcome-vp =
    { $amount ->
        [one] score 1 point
       *[other] score { $amount } points
    }
dominations-outcome-influence = gain { $amount } Influence
dominations-outcome-tiles =
    { $amount ->
        [one] draw 1 tile
       *[other] draw { $amount } tiles
    }
dominations-outcome-free-upgrade =
    { $amount ->
        [one] you may advance another Mastery of value up to { $value } free of charge
       *[other] you may advance { $amount } other Masteries of value up to { $value } free of charge
    }
dominations-outcome-extra-build =
    { $amount ->
        [one] take another Build action
       *[other] take { $amount } more Build actions
    }
dominations-outcome-extra-develop =
    { $amount ->
        [one] take another Develop action
       *[other] take { $amount } more Develop actions
    }
dominations-outcome-city-cost = building or upgrading a City costs { $amount } less
dominations-outcome-mastery-cost = developing a Mastery costs { $amount } less
dominations-outcome-upgrade-cost = advancing a Mastery costs { $amount } less in total
dominations-outcome-monument-cost = a level of a Monument costs { $amount } less in total
dominations-outcome-reserve-step = your reserve limit in { $domain } is { $amount } higher
dominations-outcome-camp-bonus = gain { $amount } more from the Camp of a tile you activate
dominations-outcome-trade-bonus = gain { $amount } more from each of your Cities that trades
dominations-outcome-concentration-bonus = gain { $amount } more from each Concentration you make
dominations-outcome-exchange =
    { $times ->
        [one] once
       *[other] { $times } times
    } per turn you may exchange { $give } { $from } for { $get } { $to }
dominations-outcome-hand-size =
    { $amount ->
        [one] refill your hand with 1 more tile
       *[other] refill your hand with { $amount } more tiles
    }
dominations-outcome-assimilation = your Influence counts { $amount } higher for assimilation

## Effect lines: for each what

dominations-per-nodus =
    { $div ->
        [1] for each Nodus in your tree
       *[other] for every { $div } Nodus in your tree
    }
dominations-per-cities =
    { $div ->
        [1] for each of your Cities
       *[other] for every { $div } of your Cities
    }
dominations-per-city-levels =
    { $div ->
        [1] for each level of your Cities
       *[other] for every { $div } levels of your Cities
    }
dominations-per-city-group =
    { $div ->
        [1] for each City in your largest group
       *[other] for every { $div } Cities in your largest group
    }
dominations-per-city-separate =
    { $div ->
        [1] for each separate group of Cities you have
       *[other] for every { $div } separate groups of Cities you have
    }
dominations-per-masteries =
    { $div ->
        [1] for each of your Masteries
       *[other] for every { $div } of your Masteries
    }
dominations-per-domains =
    { $div ->
        [1] for each Domain among your Masteries
       *[other] for every { $div } Domains among your Masteries
    }
dominations-per-monument-levels =
    { $div ->
        [1] for each of your Level cards
       *[other] for every { $div } of your Level cards
    }
dominations-per-monuments =
    { $div ->
        [1] for each Monument you control
       *[other] for every { $div } Monuments you control
    }
dominations-per-stock =
    { $div ->
        [1] for each point of Knowledge in your reserve
       *[other] for every { $div } Knowledge in your reserve
    }
dominations-per-produced =
    { $div ->
        [1] for each point of Knowledge produced
       *[other] for every { $div } Knowledge produced
    }
dominations-per-influence =
    { $div ->
        [1] for each point of your Influence
       *[other] for every { $div } points of your Influence
    }

## Objectives

dominations-objective-cities = Cities: { $ones } of level 1, { $twos } of level 2, { $threes } of level 3
dominations-objective-adjacent-cities = { $count } connected Cities
dominations-objective-separate-cities = { $count } separate groups of Cities
dominations-objective-monuments =
    { $count ->
        [one] control 1 Monument
       *[other] control { $count } Monuments
    }
dominations-objective-influence = { $count } Influence
dominations-objective-nodus = Nodus: { $wanted }
dominations-objective-masteries = { $count } Masteries of value { $value } in { $domains }
dominations-objective-masteries-too = and { $count } of value { $value } in { $domains }

## Settings of a match

dominations-flag-locus = which wheels are a Locus: only those of six Land tiles (land, the book), or also those with the Cradle or with Monument tiles (any)
dominations-flag-locus-land = six Land tiles only
dominations-flag-locus-any = every wheel
dominations-flag-card_bonus = what cards add to Production: it is gained (gained, the book), or produced, so that other cards react to it (produced)
dominations-flag-card_bonus-gained = it is gained
dominations-flag-card_bonus-produced = it is produced

## What things are

dominations-text-mastery = { $domain }, value and cost { $value }
dominations-text-needs = needs a Mastery of { $domain } with value { $value } or more
dominations-text-also = ·
dominations-text-basic = basic:
dominations-text-advanced = advanced ({ $price }):
dominations-text-price = costs { $price }
dominations-text-level = Level { $level } ({ $price }):
dominations-text-level-card = { $monument } { $level }
dominations-text-campfire = At any time in your turn, as often as you like: exchange { $give } Knowledge of one Domain for { $get } of another
dominations-text-circle = stands in the middle of a completed wheel
dominations-text-tile = stands on an empty cell beside a filled one
dominations-text-nation = meeting 1, 2, 3, 4 or 5 of its objectives scores { $met1 }, { $met2 }, { $met3 }, { $met4 } or { $met5 } points
dominations-text-role = goes to whoever has the most Knowledge left in { $domain } at the end of an Age
dominations-text-role-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dominations-text-role-points-two =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $two } with two players)
dominations-place-own-cities =
    { $count ->
        [one] beside at least one City of yours
       *[other] beside at least { $count } Cities of yours
    }
dominations-place-cities =
    { $count ->
        [one] beside at least one City
       *[other] beside at least { $count } Cities
    }
dominations-place-dots =
    { $count ->
        [one] with at least one dot of { $domain } in the middle
       *[other] with at least { $count } dots of { $domain } in the middle
    }
dominations-place-camps =
    { $count ->
        [one] beside at least one Camp of { $domain }
       *[other] beside at least { $count } Camps of { $domain }
    }
dominations-place-no-cradle = not on the Cradle
dominations-place-edges-min =
    { $count ->
        [one] touching at least one filled cell
       *[other] touching at least { $count } filled cells
    }
dominations-place-edges-max =
    { $count ->
        [one] touching at most one filled cell
       *[other] touching at most { $count } filled cells
    }
dominations-place-away = with no corner at the Cradle
dominations-piece-city-vp =
    { $count ->
        [one] whoever builds or upgrades a City beside it scores 1 point
       *[other] whoever builds or upgrades a City beside it scores { $count } points
    }
dominations-piece-city-influence = whoever builds or upgrades a City beside it gains { $count } Influence
dominations-piece-city-discount = building or upgrading a City beside it costs { $count } less
dominations-piece-trade-plus = each City beside it that trades produces { $count } more
dominations-piece-dots = dots: { $dots }
dominations-power-set-order = Sets the order of play of the next Age
dominations-power-extra-tiles =
    { $amount ->
        [one] Refills the hand with 1 tile more
       *[other] Refills the hand with { $amount } tiles more
    }
dominations-power-influence-now = Gains { $amount } Influence at once
dominations-power-camp-plus = In the next Age the Camp of each tile activated produces { $amount } more
dominations-power-reactivate-once = Once in the next Age: activates a Land tile on the board instead of placing one
dominations-power-second-tile-once = Once in the next Age: places a second tile right after the first

## Refusals of packs

refusal-dominations-count = { $file }, line { $line }: “{ $key }” has { $count } entries; { $wanted } are needed.
refusal-dominations-fixed = { $file }, line { $line }: “{ $key }” must be { $wanted }.
refusal-dominations-order = { $file }, line { $line }: “{ $key }” is not in the fixed order.
refusal-dominations-powers = { $file }, line { $line }: “{ $key }” must name each power once.
refusal-dominations-prerequisite = { $file }, line { $line }: “{ $key }”: Masteries of value 9, and only those, need a prerequisite of value 3 or 6.
refusal-dominations-copies = { $file }, line { $line }: “{ $key }”: the four layouts must differ.
refusal-dominations-exchange = { $file }, line { $line }: “{ $key }”: a side has at most one exchange.
refusal-dominations-trigger = { $file }, line { $line }: “{ $key }” can’t be combined with “{ $outcome }”.
refusal-dominations-key = { $file }, line { $line }: “{ $key }” has no meaning with “{ $outcome }”.
refusal-dominations-shape = { $file }, line { $line }: “{ $key }” can’t be combined with the shape “{ $shape }”.
refusal-dominations-objectives = { $file }, line { $line }: “{ $key }”: a Nation has three objectives from its history, then two of what might have been.
refusal-dominations-camps = { $file }, line { $line }: { $count } Camps of { $domain }; there must be 15 ({ $key }).
refusal-dominations-dots = { $file }, line { $line }: { $count } dots of { $domain }; there must be 45 ({ $key }).
refusal-dominations-alike = { $file }, line { $line }: “{ $key }”: two tiles are identical.
refusal-dominations-spread = { $file }, line { $line }: “{ $key }”: there must be four Masteries of { $domain } with value { $value }.
refusal-dominations-pattern = { $file }, line { $line }: “{ $key }”: the common Masteries of value { $value } must be the same in all Domains.
refusal-dominations-extra = { $file }, line { $line }: “{ $key }”: all cards together may grant at most { $most } extra actions.

## The table at the terminal

dominations-table-headline = Age { $age } · turn { $round } of 5 · { $tiles } tiles left
dominations-table-points = points
dominations-table-influence = influence
dominations-table-tiles = tiles
dominations-table-cities = tokens
dominations-table-roles = Roles:
dominations-table-monuments = Monuments:
dominations-table-tree = Your tree:
dominations-table-hand = Your tiles:
dominations-table-nation = Your choice:
dominations-table-legend = A triangle has its dots in the corners and its Camp, smaller, in the middle; a City shows its owner and level. # is the Cradle, V is Vestigium. A triangle touches those to its left and right and the one along its broad side. Numbers on the board are answers. A Mastery marked + is turned to its advanced side.

## What bots weigh, and what the balance of the content is measured by

dominations-term-points = victory points
dominations-term-influence = Influence still to be scored
dominations-term-objectives = the objectives of the Nation
dominations-term-masteries = the effects of cards
dominations-term-knowledge = Knowledge
dominations-term-roles = Domination cards
dominations-term-cities = Cities that trade
dominations-kind-mastery = Masteries
dominations-kind-monument = Monuments, by level
dominations-kind-nation = Nations (civilisations)
dominations-kind-objective = Objectives, among the seats of their Nation

## The table in the browser

web-dominations-state = Age { $age }, turn { $round }
web-dominations-map = Map
web-dominations-pane = Trees, Masteries and Monuments
web-dominations-tree = Tree
web-dominations-own-tree = My tree
web-dominations-market = Masteries
web-dominations-monuments = Monuments
web-dominations-dealt = To choose
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
web-dominations-bought =
    { $count ->
        [one] 1 level built.
       *[other] { $count } levels built.
    }
web-dominations-finished = All levels are built.
web-dominations-beside =
    { $side ->
        [left] left of { $what }
        [right] right of { $what }
        [above] above { $what }
       *[below] below { $what }
    }
web-dominations-between = Where { $tiles } meet
web-dominations-turned-up = { $top } at the top, { $right } on the right, { $left } on the left
web-dominations-turned-down = { $top } at the bottom, { $right } on the right, { $left } on the left
web-dominations-halves = { $n } at the top, { $e } on the right, { $s } at the bottom, { $w } on the left
web-dominations-turn = Turn the tile
web-dominations-empty = Empty space
web-dominations-cradle = Cradle
web-dominations-camp = Camp: { $domain }.
web-dominations-dots = Dots: { $dots }.
web-dominations-city = City of { $player }, level { $level }.

## Words explained: the forms are how a text may name them

dominations-word-domain = Domain
    .forms = Domain, Domains
dominations-word-domain-text = One of six kinds of Knowledge, each with a colour: Trade, Craftsmanship, Art, Science, Government and Religion.
dominations-word-knowledge = Knowledge
    .forms = Knowledge
dominations-word-knowledge-text = What you pay with, counted in each Domain. It is lost above your limit and at the end of every Age.
dominations-word-reserve = reserve
    .forms = reserve, reserve limit, reserve limits, reserves, limit, limits
dominations-word-reserve-text = How much Knowledge of a Domain you can hold: 5, or 10, 15, 20 with a City of level 1, 2, 3 on a Camp of its colour.
dominations-word-age = Age
    .forms = Age, Ages
dominations-word-age-text = The game has three, of five turns each. At the end of each, Influence and roles score.
dominations-word-tile = Land tile
    .forms = Land tile, Land tiles, tile, tiles
dominations-word-tile-text = A triangle with a Camp in the middle and a dot in each corner. Every turn begins by placing one.
dominations-word-camp = Camp
    .forms = Camp, Camps
dominations-word-camp-text = The big space in the middle of a tile. It gives 1 Knowledge of its colour when the tile is placed; one City can stand on it.
dominations-word-dot = dot
    .forms = dot, dots
dominations-word-dot-text = The small coloured signs in the corners of tiles. The four along a shared side each give 1 Knowledge of their colour.
dominations-word-cradle = Cradle
    .forms = Cradle
dominations-word-cradle-text = The hexagon in the middle with which the map begins. Its edges have dots, but nobody builds on it.
dominations-word-locus = Locus
    .forms = Locus, Loci
dominations-word-locus-text = The middle of six tiles that meet. Whoever completes the ring gets 1 Knowledge for each dot there, instead of those along the sides.
dominations-word-concentration = Concentration
    .forms = Concentration, Concentrations
dominations-word-concentration-text = Two dots of one colour that face each other across a shared side: they give 1 Knowledge more.
dominations-word-produce = produce
    .forms = produce, produces, produced, Produce
dominations-word-produce-text = To get Knowledge from a tile: from dots, Concentrations, the Camp and Cities that trade. Some cards wait for it.
dominations-word-city = City
    .forms = City, Cities
dominations-word-city-text = Stands on a Camp. It raises your limit in its colour, gives Influence, and produces whenever a tile is placed beside it.
dominations-word-monument = Monument
    .forms = Monument, Monuments
dominations-word-monument-text = Built level by level, by anybody. Each level is a card for the tree of its buyer; level 1 puts the piece on the board.
dominations-word-level = Level card
    .forms = Level card, Level cards
dominations-word-level-text = One level of a Monument. It lies in the tree of whoever bought it.
dominations-word-mastery = Mastery
    .forms = Mastery, Masteries
dominations-word-mastery-text = A card of one Domain with the value 3, 6 or 9, which is its price. In your tree it works for the rest of the game.
dominations-word-advance = advance
    .forms = advance, advances, advanced, advancing, advanced side, basic side, basic
dominations-word-advance-text = A Mastery has a basic and an advanced side. To advance it is to pay its upgrade and turn it.
dominations-word-tree = Civilisation Tree
    .forms = Civilisation Tree, Tree, tree, trees
dominations-word-tree-text = Your cards, side by side round the Campfire. Where two cards meet, their Halves must make a Nodus.
dominations-word-half = Half
    .forms = Half, Halves, half circle, half circles
dominations-word-half-text = The half circle on a side of a card. It must meet one that fits: then both are a Nodus.
dominations-word-nodus = Nodus
    .forms = Nodus
dominations-word-nodus-text = A whole circle between two cards of a tree. Objectives and many cards count them.
dominations-word-vestigium = Vestigium
    .forms = Vestigium
dominations-word-vestigium-text = White: Knowledge of any Domain you name. As a half circle it fits every colour, but not another white one.
dominations-word-corruptio = Corruptio
    .forms = Corruptio
dominations-word-corruptio-text = A black half circle. Nothing fits it: the space beside it stays empty for ever.
dominations-word-influence = Influence
    .forms = Influence, influence
dominations-word-influence-text = Comes from Cities and cards and is never lost. At the end of each Age it scores its number, and the leader may assimilate.
dominations-word-assimilate = assimilate
    .forms = assimilate, assimilates, assimilation
dominations-word-assimilate-text = The leader in Influence takes a free copy of a rival’s Mastery at the end of an Age. The rival keeps the card.
dominations-word-nation = Nation
    .forms = Nation, Nations
dominations-word-nation-text = Who you lead. Its five objectives are worth 10 to 100 points at the end.
dominations-word-objective = objective
    .forms = objective, objectives, Objective, Objectives
dominations-word-objective-text = What your Nation wants to have at the end. One met is worth 10 points, all five are worth 100.
dominations-word-role = role
    .forms = role, roles, Role, Roles, Domination card, Domination cards
dominations-word-role-text = For each Domain, whoever has the most Knowledge left at the end of an Age takes its role: points, and a power in the next Age.
dominations-word-build = Build
    .forms = Build, Build action, Build actions
dominations-word-build-text = The second part of a turn: one City, one upgrade of a City, or one level of a Monument.
dominations-word-develop = Develop
    .forms = Develop, Develop action, Develop actions
dominations-word-develop-text = The last part of a turn: one new Mastery, or one turned to its advanced side.
dominations-word-token = City tokens
    .forms = City tokens, City token, tokens
dominations-word-token-text = You have 15. Each City you build and each level you raise it takes one.
dominations-word-exchange = exchange
    .forms = exchange, exchanges
dominations-word-exchange-text = Turn Knowledge of one Domain into another in your turn: 2 for 1 at the Campfire, at better rates by some cards.

## Diagrams of the rules, for whoever does not see them

dominations-diagram-d-5-3 = Two tiles share a side. At one end two dots of the same colour face each other: they produce 1 each and 1 more, the Concentration. At the other end the colours differ: each dot produces 1.
dominations-diagram-d-6-1 = Six tiles meet at one corner; the last one has just been placed. The six dots round that corner are the Locus: each produces 1. The dots along the sides produce nothing.
dominations-diagram-d-12-3 = Two cards side by side, five times. Two Halves of one colour make a Nodus, and so do a colour and white. Two different colours make none, nor do white and white, nor black and anything.
