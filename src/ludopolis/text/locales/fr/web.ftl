# La table dans le navigateur. $player est un nom, $rule le numéro d'une règle.

web-motto = Jeux de société de cités et de civilisations. Asseyez-vous et jouez.
web-title-utopia = Utopia
web-title-uchronia = Uchronia
web-title-dominations = Dominations
web-your-name = Votre nom
web-guest = Invité
web-language = Langue
web-theme-light = Clair
web-theme-dark = Sombre
web-players = Joueurs
web-level = Niveau des robots
web-facts = De { $least } à { $most } joueurs
web-length-utopia = environ 60 minutes
web-length-uchronia = environ 60 minutes
web-length-dominations = environ 90 minutes
web-about-utopia = Accueillez sur quatre îles les princes de cinq civilisations, élevez monuments et merveilles, gagnez la faveur du roi.
web-about-uchronia = Régnez sur une cité où Romains et dinosaures partagent la jungle : donnez des Ordres, amassez des Ressources, bâtissez de Grands Travaux.
web-about-dominations = Étendez une terre commune faite de triangles, récoltez des Connaissances et ramifiez l’arbre de votre civilisation.
web-options = Autres réglages
web-variants = Variantes de règles
web-yes = oui
web-no = non
web-public = Tout le monde peut la trouver, la regarder et la rejoindre
web-clock-none = sans pendule
web-clock-live = 20 minutes, 20 secondes de plus par tour
web-clock-days = 3 jours par décision
web-play-now = Jouer tout de suite
web-invite = Inviter des amis
web-hotseat = Sur un seul écran
web-rules = Règles
web-rules-english = Les règles numérotées sont tenues en anglais.
web-contents = Sommaire
web-search = Chercher
web-running = Vos parties
web-open = Parties à rejoindre ou à regarder
web-past = Parties terminées
web-credits = Remerciements
web-credits-games = Les jeux
web-credits-icons = Icônes
web-credits-icons-from = Icônes de ces artistes, tirées de
web-credits-others = et les autres contributeurs
web-credits-fonts = Polices de caractères
web-free-seats =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
web-in-progress = En cours
web-lost = Il n’y a rien ici
web-lost-why = Cette page n’existe pas.
web-failed = Cela n’a pas marché. Veuillez réessayer.
web-to-lobby = Tous les jeux

## Avant la partie

web-invite-link = Lien d’invitation
web-copy = Copier
web-copied = Copié
web-seat-free = Place libre
web-sit = S’asseoir ici
web-add-bot = Ajouter un robot
web-start = Commencer la partie
web-ready = prêt
web-i-am-ready = Je suis prêt
web-not-ready = Pas encore prêt

## À la table

web-decision = Votre décision
web-your-turn = À vous de jouer
web-you = vous
web-points = points
web-confirm = Confirmer
web-back = Retour
web-undo = Annuler
web-undo-ask = Demander d’annuler
web-undo-why = Reprend votre dernier choix. Si cela révélait quelque chose, les autres sont consultés d’abord.
web-undo-asked = { $player } voudrait reprendre un choix.
web-undo-waiting = { $player } voudrait reprendre un choix ; les autres sont consultés.
web-agree = Accepter
web-refuse = Refuser
web-hint = Conseil
web-hint-why = Ce que ferait le meilleur robot avec ce que vous savez. Rien n’est joué pour autant.
web-hint-thinking = Réflexion en cours …
web-hint-chance = environ { $chance } % de chances de gagner ({ $low }–{ $high } %)
web-hint-guess = environ { $chance } % de chances de gagner
web-choose-on-board = Choisissez une des choses mises en évidence sur la table.
web-list-all = Afficher les { $count } choix
web-list-less = En afficher moins
web-waiting-for = { $player } réfléchit
web-one-moment = Un instant …
web-offline = Pas de connexion. Rien n’est perdu ; nouvel essai …
web-reconnecting = Connexion …
web-not-now = Ce n’est pas possible maintenant : choisissez parmi ce qui est mis en évidence.
web-not-asked = Ce n’est pas à vous de décider.
web-unsent = Il n’y a pas de connexion pour l’instant ; rien n’a été envoyé.
web-spectating = Vous regardez
web-spectator = Spectateur
web-skip = Passer
web-rule = Règle { $rule }
web-seat-bot = Robot, niveau { $level }
web-seat-online = présent
web-seat-offline = absent
web-seat-absent = parti
web-seat-conceded = a abandonné
web-clock = Temps restant
web-log = Journal
web-look-here = Regarder ce moment
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-part-mine = Mon jeu
web-part-players = Joueurs
web-part-talk = Journal et discussion
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-all = Voir tout le plateau
web-menu = Menu
web-close = Fermer
web-confirm-all = Confirmer chaque choix avant l’envoi
web-speed = Animations
web-speed-calm = calmes
web-speed-fast = rapides
web-speed-none = aucune
web-table-text = Table en texte
web-table-picture = Table en images
web-record = Enregistrer la partie
web-concede = Abandonner
web-concede-sure = Abandonner pour de bon ?
web-keys = Touches : 1–9 choisir, Entrée confirmer, Retour arrière revenir, U annuler, H conseil, E finir ou décliner, ← → parcourir la partie, + − agrandir, Maj et flèches déplacer le plateau, Échap passer.
web-player-points =
    { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
web-place = place { $place }
web-curtain = { $player }, à vous
web-curtain-why = Les autres détournent les yeux : votre main apparaît quand vous ouvrez le rideau.
web-curtain-open = Je suis { $player }

## Revoir la partie, et la fin

web-look-back = Revenir en arrière
web-looking-back = Vous revoyez le coup { $ply }
web-replay = Revoir la partie
web-moment = Moment de la partie
web-first = Au début
web-earlier = Un coup plus tôt
web-later = Un coup plus tard
web-to-now = Retour au présent
web-viewpoint = Vu par
web-link-here = Lien vers ce moment
web-fork = Rejouer à partir d’ici
web-game-over = La partie est finie
web-again = Rejouer
web-to-rematch = Vers la nouvelle partie
web-look-at-board = Regarder le plateau
web-score-graph = Points des joueurs au fil de la partie

## Utopia

web-flag-utopia-district_value_floor-1 = 1, comme imprimée
web-flag-utopia-district_value_floor-2 = au moins 2
web-flag-utopia-start_rotation-front = toujours le ministre de tête
web-flag-utopia-start_rotation-all = seulement tant que tous y sont
web-flag-utopia-sea_range-adjacent = la mer voisine aussi
web-flag-utopia-sea_range-same = la même mer seulement
web-flag-utopia-phase1_order-live = relu à chaque passage
web-flag-utopia-phase1_order-fixed = fixé au début
web-flag-utopia-victory_tie-track = le premier sur la piste gagne
web-flag-utopia-victory_tie-shared = la victoire est partagée
web-utopia-hand = Votre main
web-utopia-card =
    Carte { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    }
web-utopia-bag = Sac des invités
web-utopia-deck = Pioche : { $count }
web-utopia-pile = Défausse : { $count }
web-utopia-figures = Cartes { $cards } · socles { $bases } · privilèges { $privileges }
web-utopia-reserve = Princes en réserve : { $princes }.
web-utopia-guests = Invités auprès des bateaux
web-utopia-scale = Échelle de prestige
web-utopia-value = valeur { $value }
web-utopia-district = { $island }, valeur { $value }
web-utopia-controlled = Contrôlé par { $player } (monument { $civ }).
web-utopia-ship = A une barque : les princes peuvent y embarquer.
web-utopia-near = À côté de : { $districts }.
web-utopia-princes-of = { $player } : { $princes }.
web-utopia-no-wonder = Aucune merveille n’a encore été construite ici.
web-utopia-wonder-of = La merveille appartient à { $player }.
web-utopia-worth = vaut { $worth } sur l’échelle de prestige
web-utopia-monuments-left =
    { $count ->
        [one] Reste { $count } monument
       *[other] Restent { $count } monuments
    }
web-utopia-surprise = Piochez un invité au hasard ; puis un autre joueur de votre choix en accueille un aussi.
web-utopia-round = Tour { $round }
web-utopia-hand-empty = Aucune carte en main
web-utopia-in-reserve = Princes dans votre réserve

## Uchronia

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
web-uchronia-monopoly = Monopole : { $order }
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
web-uchronia-cost = { $material }, coût et points : { $cost }
web-uchronia-card = { $material } : son Ordre est { $order }.
web-uchronia-figures = Main { $hand } · Stock { $stock } · Bâtiments { $built }

## Dominations

web-dominations-state = Âge { $age }, tour { $round }
web-dominations-map = Carte
web-dominations-pane = Arbres, Maîtrises et Monuments
web-dominations-tree = Arbre
web-dominations-own-tree = Mon arbre
web-dominations-market = Maîtrises
web-dominations-monuments = Monuments
web-dominations-hand = Tuiles de votre main
web-dominations-knowledge = Connaissances
web-dominations-figures = Influence { $influence } · Cités restantes { $tokens } · tuiles { $hand }
web-dominations-domain = Domaine
web-dominations-value = Valeur
web-dominations-all-domains = tous les Domaines
web-dominations-all-values = toutes les valeurs
web-dominations-possible = seulement ce que je peux prendre maintenant
web-dominations-copies =
    { $count ->
        [one] Reste { $count } exemplaire
       *[other] Restent { $count } exemplaires
    }
web-dominations-mastery = { $domain }, valeur { $value }
web-dominations-needs = Demande une Maîtrise de { $domain } de valeur { $value }.
web-dominations-level = Niveau { $level }
web-dominations-bought =
    { $count ->
        [one] { $count } niveau bâti.
       *[other] { $count } niveaux bâtis.
    }
web-dominations-finished = Tous les niveaux sont bâtis.
web-dominations-empty = Emplacement libre
web-dominations-cradle = Berceau
web-dominations-camp = Camp : { $domain }.
web-dominations-dots = Points : { $dots }.
web-dominations-city = Cité de { $player }, niveau { $level }.
