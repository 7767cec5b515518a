# Uchronia. $card est le nom d’un matériau ; les noms des matériaux et des Bâtiments viennent du contenu.

uchronia-title = Uchronia
uchronia-about = Régnez sur une cité où Romains et dinosaures partagent la jungle : donnez des Ordres, amassez des Ressources, bâtissez de Grands Travaux.
uchronia-card-goal = Ayez le plus de points de victoire. Les Bâtiments achevés en donnent, et vos Activités de chaque couleur dont vous tenez le Monopole aussi.
uchronia-card-end = La partie s’achève avec le tour de table où quelqu’un a assez de points. C’est 20 à deux joueurs, 18 à trois, 16 à quatre, 14 à cinq.
uchronia-card-turn = Commander : jouez une carte et exécutez son Ordre ; chacune de vos Activités de sa couleur ajoute une étape. Ou Comploter : piochez, et copiez peut-être un Ordre que montre un adversaire.

## Où l’on en est

uchronia-goal-points =
    { $points ->
        [one] { $points } point sur { $goal }
       *[other] { $points } points sur { $goal }
    }
uchronia-goal-monopoly = Monopole { $order } : { $count } contre { $other }
uchronia-goal-monopoly-held = Monopole { $order } détenu, { $count } contre { $other }
uchronia-goal-building = { $building } : Ressources { $count } sur { $need }

## Ordres et zones

uchronia-order-production = Production
uchronia-order-exploration = Exploration
uchronia-order-draconians = Draconiens
uchronia-order-construction = Construction
uchronia-order-trade = Commerce
uchronia-from-stock = du Stock
uchronia-from-forum = du Forum
uchronia-from-hand = de la Main
uchronia-from-activities = des Activités
uchronia-from-site = de sous le Bâtiment
uchronia-from-turned = des cartes retournées
uchronia-from-domain = du Domaine
uchronia-to-stock = dans le Stock
uchronia-to-forum = au Forum
uchronia-to-hand = en Main

## Questions

uchronia-ask-setup-discard = Quelle carte placez-vous au Forum ?
    .why = Elle est au Forum pour tous. Posez celle dont vous pouvez vous passer, ou qui ne sert à personne.
uchronia-ask-domain-to-stock = { $building } : une des deux cartes de votre Domaine va-t-elle dans votre Stock ?
    .why = Sinon les deux cartes vont au Forum. Dans votre Stock, l’une devient une Ressource pour Bâtiments et Activités.
uchronia-ask-replace-work = { $building } : lequel des Grands Travaux remplacez-vous ?
    .why = Un Bâtiment dont vous ne voulez pas laisse la place à un autre. Rien ne vous y oblige.
uchronia-ask-action = Commander ou Comploter ?
    .why = Commander joue une carte et exécute son Ordre. Comploter fait piocher, et peut copier l’Ordre qu’un adversaire montre.
uchronia-ask-order-step = Quelle est votre prochaine étape ?
    .why = Un Ordre a une étape, et une de plus par Activité de sa couleur. Vous pouvez vous arrêter à tout moment.
uchronia-ask-wild-order = Quel Ordre exécutez-vous avec vos deux cartes ?
    .why = Deux cartes d’une couleur paient l’Ordre de votre choix. Vos Activités de la couleur de cet Ordre ajoutent des étapes.
uchronia-ask-copy = Quel Ordre copiez-vous ?
    .why = Vous pouvez faire une étape d’un Ordre que montre le Domaine d’un adversaire. Il vous faut une Activité de sa couleur.
uchronia-ask-reveal-more = Quelle autre carte révélez-vous ?
    .why = Chaque adversaire qui a des cartes au Domaine vous en donne une d’une couleur montrée ; le Forum en ajoute une par carte montrée.
uchronia-ask-withhold = { $building } de { $owner } : quelle carte révélée ne compte pas ?
    .why = Le Poste Frontière de cet adversaire fait qu’une carte montrée ne compte pas contre lui. Vous choisissez laquelle.
uchronia-ask-give = Vous subissez un raid : quelle carte donnez-vous ?
    .why = Une carte d’une couleur montrée va au Stock de l’assaillant. Vous devez en donner une si vous en avez.
uchronia-ask-give-for = { $building } : quelle autre carte donnez-vous ?
    .why = Le Bâtiment de l’assaillant demande une carte de plus.
uchronia-ask-foundation = Quelle carte du Forum sert de Fondation ({ $building }) ?
    .why = La Fondation est dépensée pour commencer le Bâtiment. Elle ne compte pas parmi ses Ressources.
uchronia-ask-material = Quelle Ressource va sur le Bâtiment { $building } ?
    .why = Quand les Ressources égalent le coût, le Bâtiment est achevé : ses points et son effet sont à vous.
uchronia-ask-monopoly-take = Votre Monopole : prenez-vous une carte de cette couleur au Forum ?
    .why = Votre Monopole paie : dès qu’un Bâtiment de sa couleur est achevé, vous pouvez prendre une telle carte en Main.
uchronia-ask-pick-site = { $building } : quel Bâtiment reçoit la Ressource ?
    .why = Le Bâtiment choisi gagne une Ressource de plus vers son achèvement.
uchronia-ask-pick-card = { $building } : quelle carte { $source } ?
    .why = L’effet de ce Bâtiment déplace la carte choisie.
uchronia-ask-pick-target = { $building } : qui choisissez-vous ?
    .why = L’effet de ce Bâtiment s’applique à qui vous choisissez.
uchronia-ask-take-more = { $building } : quelle carte prenez-vous au Forum ?
    .why = Les cartes vont à votre Stock, comme Ressources pour Bâtiments et Activités. Arrêtez quand vous voulez.
uchronia-ask-put-in-forum = { $building } d’un adversaire : quelle carte placez-vous au Forum ?
    .why = Le Bâtiment d’un adversaire fait poser à chacun une carte au Forum.
uchronia-ask-plot-discard = { $building } : quelle carte va au Forum avant la pioche ?
    .why = Avant de piocher, une carte peut aller au Forum : vous en piocherez une de plus.
uchronia-ask-free-start = { $building } : quel Bâtiment commencez-vous sans Fondation ?
    .why = Ce commencement est un cadeau : ni Fondation ni étape.
uchronia-ask-pick-start = { $building } : quel Bâtiment commencez-vous ?
    .why = Le Bâtiment vient chez vous. Les Ressources s’ajoutent à partir de votre prochain tour.

## Réponses

uchronia-option-done = Finir l’Ordre
uchronia-option-enough = Cela suffit
uchronia-option-none = Aucun
uchronia-option-yes = Oui
uchronia-option-no = Non
uchronia-option-plot = Comploter
uchronia-option-command = Commander avec { $card } : { $order }
uchronia-option-command-two = Commander avec deux { $card } : n’importe quel Ordre
uchronia-option-take = Prendre au Forum : { $card }
uchronia-option-stow = Mettre en Stock : { $card }
uchronia-option-reveal = Raid : révéler { $card }
uchronia-option-launch = Lancer une Activité : { $card }
uchronia-option-launch-forum = Lancer une Activité depuis le Forum : { $card }
uchronia-option-start = Commencer : { $building }
uchronia-option-feed = Construire : { $building }
uchronia-option-bonus = Bonus d’Ordre : { $building }
uchronia-option-feed-by-production = Construire avec cette étape : { $building }
uchronia-option-order = { $order }
uchronia-option-building = { $building }
uchronia-option-colour = { $card }
uchronia-option-material = { $card } { $source }
uchronia-option-seat = { $player }
uchronia-option-seat-building = { $building } de { $player }

## La leçon

uchronia-lesson-goal = Bienvenue à Uchronia, la cité antique dans la jungle ! Votre maison veut des points. Les Bâtiments en donnent, et le premier rang dans ce que vous possédez aussi. À { $points } points, la fin approche ; le plus haut score l’emporte.
uchronia-lesson-hand = Voici les cartes de votre Main. Chacune a une couleur, et chaque couleur est un Ordre que vous pouvez donner. Vous seul les voyez.
uchronia-lesson-forum = Au milieu se trouve le Forum : des cartes libres pour tous. À côté se trouve votre Stock. Une carte y est une Ressource, de quoi construire.
uchronia-lesson-production = À votre tour, vous jouez une carte et exécutez son Ordre. C’est Commander. Avec { $card }, l’Ordre est Production : une carte passe du Forum à votre Stock. Commandez avec { $card }, puis prenez { $taken }.
uchronia-lesson-domain = Votre carte { $card } était devant vous, dans votre Domaine. Pendant ce temps, votre adversaire a copié son Ordre. Au début de votre tour, elle va au Forum.
uchronia-lesson-trade = Avec { $card }, l’Ordre est Commerce. Il change une Ressource en Activité, et les Activités renforcent vos Ordres. Commandez avec { $card }, puis lancez { $launched }.
uchronia-lesson-monopoly = Personne n’a plus d’Activités { $card } que vous : le Monopole est à vous. Chacune de ces Activités vaut un point. Vous en avez maintenant { $points }.
uchronia-lesson-raided = Puis votre adversaire a donné l’Ordre { $card } : les Draconiens, un raid. Il a montré une carte { $card }, et vous avez dû en donner une. Un raid ne touche que les joueurs qui ont une carte dans leur Domaine.
uchronia-lesson-plot = Il reste peu de cartes dans votre Main. Ne commandez donc pas : complotez ! Comploter complète la Main à cinq cartes. Votre Activité { $card } permet de copier d’abord les Draconiens. Montrez { $shown }.
uchronia-lesson-two = Le raid a mené une carte { $card } du Forum à votre Stock, et vous avez pioché. Deux cartes d’une couleur valent tout Ordre. Commandez avec deux cartes { $card }, choisissez Commerce et lancez { $card }.
uchronia-lesson-steps = Le Monopole { $card } est aussi à vous : { $points } points. Et ce n’est pas tout. Avec { $card }, l’Ordre est Construction, et chaque Activité { $card } y ajoute une étape. Vous avez maintenant deux étapes.
uchronia-lesson-construction = Construction commence des Bâtiments et y ajoute des Ressources. Commandez avec { $card }. Commencez { $started } : une carte du Forum devient sa Fondation. Puis construisez { $built } avec { $resource }.
uchronia-lesson-complete = { $built } demandait une seule Ressource : c’est achevé. Ce Bâtiment donne son nombre de points : { $points } en tout. Désormais, son effet vous aide aussi.
uchronia-lesson-scoring = Comptons. Un Bâtiment achevé donne les points inscrits dessus. Une Activité donne un point tant que vous avez son Monopole. Vous avez { $points }, votre adversaire { $rival }.
uchronia-lesson-summary = Vous connaissez maintenant un tour : commander ou comploter. Amassez des Ressources, lancez des Activités, achevez des Bâtiments, jusqu’à { $points } points. Continuez ici, ou commencez votre propre partie.

## Le journal

uchronia-event-turn-began = Tour de table { $round } : { $player } commence son tour.
    .you = Tour de table { $round } : vous commencez votre tour.
uchronia-event-drew =
    { $count ->
        [one] { $player } pioche 1 carte : { $cards }.
       *[other] { $player } pioche { $count } cartes : { $cards }.
    }
    .you =
        { $count ->
            [one] Vous piochez 1 carte : { $cards }.
           *[other] Vous piochez { $count } cartes : { $cards }.
        }
uchronia-event-drew-unseen =
    { $count ->
        [one] { $player } pioche 1 carte.
       *[other] { $player } pioche { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous piochez 1 carte.
           *[other] Vous piochez { $count } cartes.
        }
uchronia-event-turned-up = { $player } retourne : { $cards }.
    .you = Vous retournez : { $cards }.
uchronia-event-pile-renewed-discard = La défausse est mélangée : { $count } cartes forment la nouvelle pioche de Ressources.
uchronia-event-pile-renewed-forum = Le Forum est mélangé : { $count } cartes forment la nouvelle pioche de Ressources.
uchronia-event-pile-renewed-building = Les Bâtiments défaussés sont mélangés : { $count } cartes forment la nouvelle pioche de Bâtiments.
uchronia-event-transferred = { $player } transfère { $card } { $source } { $target }.
    .you = Vous transférez { $card } { $source } { $target }.
uchronia-event-launched = { $player } lance une Activité avec { $card } { $source }.
    .you = Vous lancez une Activité avec { $card } { $source }.
uchronia-event-exchanged = { $player } échange { $first } { $first_zone } avec { $second } { $second_zone }.
    .you = Vous échangez { $first } { $first_zone } avec { $second } { $second_zone }.
uchronia-event-commanded =
    { $count ->
        [one] { $player } commande avec { $card }.
       *[other] { $player } commande avec { $count } { $card }.
    }
    .you =
        { $count ->
            [one] Vous commandez avec { $card }.
           *[other] Vous commandez avec { $count } { $card }.
        }
uchronia-event-plotted = { $player } complote.
    .you = Vous complotez.
uchronia-event-order-began =
    { $count ->
        [one] { $player } exécute l’Ordre { $order }, avec 1 étape principale.
       *[other] { $player } exécute l’Ordre { $order }, avec { $count } étapes principales.
    }
    .you =
        { $count ->
            [one] Vous exécutez l’Ordre { $order }, avec 1 étape principale.
           *[other] Vous exécutez l’Ordre { $order }, avec { $count } étapes principales.
        }
uchronia-event-order-copied =
    { $count ->
        [one] { $player } copie l’Ordre { $order }, avec 1 étape principale.
       *[other] { $player } copie l’Ordre { $order }, avec { $count } étapes principales.
    }
    .you =
        { $count ->
            [one] Vous copiez l’Ordre { $order }, avec 1 étape principale.
           *[other] Vous copiez l’Ordre { $order }, avec { $count } étapes principales.
        }
uchronia-event-bonus-used = { $player } utilise le Bonus d’Ordre : { $building }.
    .you = Vous utilisez le Bonus d’Ordre : { $building }.
uchronia-event-revealed = { $player } révèle { $card }.
    .you = Vous révélez { $card }.
uchronia-event-withheld = { $player } : { $card } ne compte pas contre { $owner }.
    .you = Votre carte { $card } ne compte pas contre { $owner }.
uchronia-event-gave = { $player } donne { $card } à { $taker }.
    .you = Vous donnez { $card } à { $taker }.
uchronia-event-lacked = { $player } ne peut rien donner : pas en Main : { $cards }.
    .you = Vous ne pouvez rien donner : pas en Main : { $cards }.
uchronia-event-stock-robbed = { $player } prend { $card } dans le Stock de { $owner }.
    .you = Vous prenez { $card } dans le Stock de { $owner }.
uchronia-event-site-robbed = { $player } prend { $card } sous un Bâtiment de { $owner } : { $building }.
    .you = Vous prenez { $card } sous un Bâtiment de { $owner } : { $building }.
uchronia-event-monopoly-taken = { $player } prend le Monopole { $order }.
    .you = Vous prenez le Monopole { $order }.
uchronia-event-monopoly-lost = { $player } perd le Monopole { $order }, qui retourne sur la table.
    .you = Vous perdez le Monopole { $order }, qui retourne sur la table.
uchronia-event-started = { $player } commence un Bâtiment : { $building } ; Fondation : { $card }.
    .you = Vous commencez un Bâtiment : { $building } ; Fondation : { $card }.
uchronia-event-started-free = { $player } commence un Bâtiment sans Fondation : { $building }.
    .you = Vous commencez un Bâtiment sans Fondation : { $building }.
uchronia-event-site-fed = { $player } ajoute { $card } { $source } au Bâtiment { $building }.
    .you = Vous ajoutez { $card } { $source } au Bâtiment { $building }.
uchronia-event-completed = { $player } achève un Bâtiment : { $building } ({ $points }).
    .you = Vous achevez un Bâtiment : { $building } ({ $points }).
uchronia-event-work-drawn = Nouveau dans les Grands Travaux : { $building }.
uchronia-event-work-buried = Placé sous la pioche de Bâtiments : { $building }.
uchronia-event-works-discarded = Les Grands Travaux sont défaussés : { $buildings }.
uchronia-event-end-set-off = { $player } a { $points } Points de Victoire : la partie s’achève avec ce tour de table.
    .you = Vous avez { $points } Points de Victoire : la partie s’achève avec ce tour de table.
uchronia-event-game-ended-threshold = La partie est terminée.
uchronia-event-game-ended-standstill = La partie est terminée : plus rien ne pouvait changer.
uchronia-event-game-ended-guard = La partie est terminée : le dernier tour de table a été joué.

## Ce que sont les choses

uchronia-text-building =
    { $points ->
        [one] { $material }, coût { $cost }, { $points } point
       *[other] { $material }, coût { $cost }, { $points } points
    }
uchronia-text-card = son Ordre : { $order }
uchronia-text-production = Chaque étape principale prend une carte du Forum pour votre Stock.
uchronia-text-exploration = Chaque étape principale prend une carte de votre Main pour votre Stock.
uchronia-text-draconians = Toutes les étapes principales forment un seul raid : révélez jusqu’à autant de cartes. Chaque adversaire avec une carte dans son Domaine vous en donne une d’une couleur révélée, et le Forum une pour chaque carte révélée.
uchronia-text-construction = Chaque étape principale commence un des Grands Travaux, avec une Fondation de sa couleur prise au Forum, ou ajoute une Ressource de sa couleur de votre Stock à un de vos Bâtiments.
uchronia-text-trade = Chaque étape principale lance une Ressource de votre Stock comme Activité, jusqu’à votre limite.
uchronia-text-monopoly = Monopole : { $order }
uchronia-text-monopoly-points = Revient à qui a le plus d’Activités ({ $card }) ; chacune vaut 1 point à son détenteur.
uchronia-text-monopoly-bonus = Quand quelqu’un achève un Bâtiment ({ $card }), le détenteur peut prendre une carte { $card } au Forum.

## La table au terminal

uchronia-table-round = Tour de table { $round }
uchronia-table-goal = fin à { $points }
uchronia-table-last-round = dernier tour de table
uchronia-table-piles = pioche de Ressources { $pile }, pioche de Bâtiments { $buildings }
uchronia-table-score = points
uchronia-table-hand = Main
uchronia-table-domain = Domaine
uchronia-table-stock = Stock
uchronia-table-activities = Activités
uchronia-table-monopolies = Monopoles
uchronia-table-completed = achevés
uchronia-table-sites = en construction
uchronia-table-forum = Forum
uchronia-table-discard = défausse
uchronia-table-works = Grands Travaux
uchronia-table-order = { $order } : étapes principales restantes : { $count }
uchronia-table-nothing = rien
uchronia-table-last-turn = Dernier Tour
uchronia-table-known = dont { $card } connues

## Défauts d’un contenu

refusal-uchronia-pack-materials = { $file }, ligne { $line } : les matériaux doivent être { $materials }, dans cet ordre.
refusal-uchronia-pack-order = { $file }, ligne { $line } : { $key } doit être « { $order } » : couleur et Ordre vont ensemble.
refusal-uchronia-pack-amount = { $file }, ligne { $line } : { $key } ne peut pas être { $value }.
refusal-uchronia-pack-count = { $file }, ligne { $line } : { $key } indique { $stated }, mais il y en a { $found }.
refusal-uchronia-pack-names = { $file }, ligne { $line } : il faut de { $least } à { $most } Bâtiments.
refusal-uchronia-pack-players = { $file }, ligne { $line } : il faut de { $least } à { $most } joueurs.
refusal-uchronia-pack-threshold = { $file }, ligne { $line } : il manque le seuil pour { $seats } joueurs.
refusal-uchronia-pack-colour = { $file }, ligne { $line } : { $key } doit être l’un de : { $known }.
refusal-uchronia-pack-effect = { $file }, ligne { $line } : { $key } cite l’effet « { $effect } », qui n’existe pas.
refusal-uchronia-pack-kind = { $file }, ligne { $line } : avec cet effet, { $key } doit être « { $kind } ».
refusal-uchronia-pack-bonus-order = { $file }, ligne { $line } : avec cet effet, { $key } doit être l’un de : { $known }.
refusal-uchronia-pack-no-order = { $file }, ligne { $line } : cet effet n’appartient à aucun Ordre : retirez { $key }.
refusal-uchronia-pack-argument = { $file }, ligne { $line } : { $key } n’est pas une valeur possible de « { $argument } ».
refusal-uchronia-pack-argument-unknown = { $file }, ligne { $line } : l’effet n’a pas d’argument « { $argument } ».
refusal-uchronia-pack-argument-missing = { $file }, ligne { $line } : il manque l’argument « { $argument } » à { $key }.
refusal-uchronia-pack-same-zone = { $file }, ligne { $line } : { $key } cite deux fois la même zone.
refusal-uchronia-pack-hand-first = { $file }, ligne { $line } : dans { $key }, la Main doit venir en premier.

## What bots weigh, and what the balance of the content is measured by

uchronia-term-points = Points de Victoire
uchronia-term-buildings = Bâtiments et Ressources qui leur sont destinées
uchronia-term-activities = Activités
uchronia-term-hand = cartes en Main
uchronia-kind-building = Bâtiments
uchronia-kind-monopoly = Monopoles

## The table in the browser

web-uchronia-round = Tour { $round }
web-uchronia-goal = fin à { $points } points
web-uchronia-last-round = dernier tour
web-uchronia-works = Grands Travaux
web-uchronia-building-pile = encore { $count } dans la pile
web-uchronia-districts = Quartiers des joueurs
web-uchronia-forum = Forum
web-uchronia-pile = Pioche
web-uchronia-discard = Défausse
web-uchronia-monopolies = Monopoles
web-uchronia-nobody = personne
web-uchronia-order = Ordre en cours
web-uchronia-copied = copié
web-uchronia-steps =
    { $count ->
        [one] Reste { $count } étape principale
       *[other] Restent { $count } étapes principales
    }
web-uchronia-hand = Cartes en main
web-uchronia-own-hand = Votre Main
web-uchronia-domain = Domaine
web-uchronia-stock = Stock
web-uchronia-activities = Activités
web-uchronia-limit = { $limit } au plus
web-uchronia-sites = En construction
web-uchronia-built = Achevé
web-uchronia-no-buildings = Pas encore de Bâtiments
web-uchronia-hand-empty = Aucune carte en main
web-uchronia-figures = Main { $hand } · Stock { $stock } · Bâtiments { $built }

## Les mots expliqués : les formes sont celles que les textes emploient

uchronia-word-order = Ordre
    .forms = Ordre, Ordres
uchronia-word-order-text = Ce que fait une carte quand vous commandez avec elle. Sa couleur dit lequel des cinq : Production, Exploration, Draconiens, Construction ou Commerce.
uchronia-word-production = { uchronia-order-production }
    .forms = Production
uchronia-word-production-text = { uchronia-text-production }
uchronia-word-exploration = { uchronia-order-exploration }
    .forms = Exploration
uchronia-word-exploration-text = { uchronia-text-exploration }
uchronia-word-draconians = { uchronia-order-draconians }
    .forms = Draconiens
uchronia-word-draconians-text = { uchronia-text-draconians }
uchronia-word-construction = { uchronia-order-construction }
    .forms = Construction
uchronia-word-construction-text = { uchronia-text-construction }
uchronia-word-trade = { uchronia-order-trade }
    .forms = Commerce
uchronia-word-trade-text = { uchronia-text-trade }
uchronia-word-command = Commander
    .forms = Commander, Commande, commande, commander, commandez, Commandez
uchronia-word-command-text = Jouer une carte dans son Domaine et exécuter son Ordre, ou deux cartes d’une couleur pour un Ordre au choix.
uchronia-word-plot = Comploter
    .forms = Comploter, Complot, complote, comploter, complotez, Complotez
uchronia-word-plot-text = L’autre action : ne jouer aucune carte, copier peut-être un Ordre que montre un adversaire, puis piocher jusqu’à 5 cartes.
uchronia-word-copy = copier
    .forms = copier, copie, copié, copiez
uchronia-word-copy-text = En complotant, vous pouvez faire une étape d’un Ordre que montre le Domaine d’un adversaire, si vous avez une Activité de sa couleur.
uchronia-word-step = étape principale
    .forms = étape principale, étapes principales, étape, étapes
uchronia-word-step-text = Un morceau d’Ordre. Vous en avez une, et une de plus pour chacune de vos Activités de la couleur de l’Ordre.
uchronia-word-bonus = Bonus d’Ordre
    .forms = Bonus d’Ordre, Bonus
uchronia-word-bonus-text = Ce qu’un Bâtiment achevé ajoute à un Ordre : une fois à chaque exécution de cet Ordre.
uchronia-word-domain = Domaine
    .forms = Domaine, Domaines
uchronia-word-domain-text = Là où restent jusqu’à votre prochain tour les cartes commandées. Les autres peuvent les copier, et les raids touchent qui y a des cartes.
uchronia-word-stock = Stock
    .forms = Stock, Stocks
uchronia-word-stock-text = Votre entrepôt. Les cartes y sont des Ressources : pour les Bâtiments, ou à lancer comme Activités.
uchronia-word-forum = Forum
    .forms = Forum
uchronia-word-forum-text = Les cartes ouvertes au milieu de la table. La Production y prend, les Fondations en viennent.
uchronia-word-hand = Main
    .forms = Main, Mains, main
uchronia-word-hand-text = Les cartes que vous seul voyez. Vous commandez avec elles, vous les stockez ou les révélez.
uchronia-word-resource = Ressource
    .forms = Ressource, Ressources, ressource, ressources
uchronia-word-resource-text = Une carte dans un Stock ou sous un Bâtiment. Un Bâtiment prend des Ressources de sa couleur.
uchronia-word-activity = Activité
    .forms = Activité, Activités
uchronia-word-activity-text = Une Ressource lancée. Chacune ajoute une étape aux Ordres de sa couleur, et la majorité d’une couleur donne son Monopole.
uchronia-word-monopoly = Monopole
    .forms = Monopole, Monopoles
uchronia-word-monopoly-text = Revient à qui a le plus d’Activités d’une couleur. Chacune vaut alors 1 point, et les Bâtiments de cette couleur donnent des cartes au détenteur.
uchronia-word-building = Bâtiment
    .forms = Bâtiment, Bâtiments
uchronia-word-building-text = Son nombre est à la fois son coût en Ressources et ses points de victoire. Achevé, il agit aussi comme le dit son texte.
uchronia-word-works = Grands Travaux
    .forms = Grands Travaux
uchronia-word-works-text = Les Bâtiments proposés à tous, cinq en général. La Construction les commence.
uchronia-word-foundation = Fondation
    .forms = Fondation, Fondations
uchronia-word-foundation-text = Une carte du Forum, de la couleur du Bâtiment, dépensée pour le commencer. Elle ne compte pas parmi ses Ressources.
uchronia-word-raid = raid
    .forms = raid, raids, Raid
uchronia-word-raid-text = Révélez des cartes : chaque adversaire qui a des cartes dans son Domaine vous en donne une d’une couleur révélée, et le Forum une par carte révélée.
uchronia-word-points = points de victoire
    .forms = points de victoire, point de victoire, points de Victoire, point de Victoire
uchronia-word-points-text = Les Bâtiments achevés, les Activités des couleurs dont vous tenez le Monopole, et l’effet de certains Bâtiments.
uchronia-word-last = Dernier Tour
    .forms = Dernier Tour, Dernier tour
uchronia-word-last-text = La carte de qui joue en dernier : avec son tour s’achève un tour de table.

## Diagrams of the rules, for whoever does not see them

uchronia-diagram-u-13-1 = Un Bâtiment qui porte le nombre 2, en quatre images. Un : une carte de sa couleur quitte le Forum et est défaussée. Deux : dans le même tour, aucune Ressource ne peut s’y ajouter. Trois : aux tours suivants, des Ressources vont du Stock sous le Bâtiment. Quatre : avec deux Ressources, il est achevé.
