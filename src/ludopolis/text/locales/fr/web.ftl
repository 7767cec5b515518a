# La table dans le navigateur. $player est un nom, $rule le numéro d'une règle.

web-motto = Jeux de société de cités et de civilisations. Asseyez-vous et jouez.
web-your-name = Votre nom
web-names = Belette agile, Castor patient, Cerf tranquille, Chouette curieuse, Corbeau malin, Écureuil vif, Faucon attentif, Fauvette gaie, Grillon chanceux, Grue sage, Hérisson joyeux, Héron calme, Hirondelle rapide, Lézard doré, Lièvre alerte, Loutre futée, Merle moqueur, Mésange bleue, Ours paisible, Pie brillante, Renard roux, Saumon argenté, Tortue sereine, Blaireau brave
web-language = Langue
web-theme-light = Clair
web-theme-dark = Sombre
web-players = Joueurs
web-level = Niveau des robots
web-facts = De { $min } à { $max } joueurs
web-minutes = environ { $minutes } minutes
web-options = Autres réglages
web-variants = Variantes de règles
web-yes = oui
web-no = non
web-public = Tout le monde peut la trouver, la regarder et la rejoindre
web-clock-none = sans pendule
web-clock-live = { $minutes } minutes, { $seconds } secondes de plus par tour
web-clock-days =
    { $days ->
        [one] 1 jour par décision
       *[other] { $days } jours par décision
    }
web-clock-of = Pendule
web-play-now = Jouer tout de suite
web-invite = Inviter des amis
web-hotseat = Sur un seul écran
web-hotseat-names = Noms de ceux qui partagent l’écran
web-rules = Règles
web-contents = Sommaire
web-search = Chercher
web-running = Vos parties
web-open = Parties à rejoindre ou à regarder
web-past = Parties terminées
web-credits = Remerciements
web-credits-games = Les jeux
web-credits-icons = Icônes
web-credits-icons-from = Icônes de ces artistes, tirées de
web-credits-fonts = Polices de caractères
web-free-seats =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
web-unreadable = Illisible
web-unreadable-match = Cette partie est illisible ici
web-unreadable-known = Ce qu’on en sait
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
web-ready = attend le départ
web-i-am-ready = On peut commencer
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
web-undo-asked-what = { $player } voudrait reprendre ce choix : { $choice }
web-undo-waiting = Les autres sont consultés.
web-agree = Accepter
web-refuse = Refuser
web-hint = Conseil
web-hint-why = Ce que ferait le meilleur robot avec ce que vous savez. Rien n’est joué pour autant.
web-hint-thinking = Réflexion en cours …
web-hint-chance = environ { $chance } % de chances de gagner ({ $low }–{ $high } %)
web-hint-guess = environ { $chance } % de chances de gagner
web-staged = Déjà choisi :
web-foreseen = Ce que cela donnerait
web-opens = Possible ensuite : { $choices }
web-unforeseen = On ne sait pas d’avance ce que cela donnera.
web-then = Puis aussitôt : { $what }
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
web-rule-close = Retour à la table
web-rules-all = Toutes les règles
web-rules-lost = Impossible de chercher les règles en ce moment.
web-rule-none = Il n’y a pas de règle { $rule } dans ce jeu ; les voici toutes.
web-seat-bot = Robot, niveau { $level }
web-seat-online = présent
web-seat-offline = absent
web-seat-absent = parti
web-seat-conceded = a abandonné
web-seat-take = Demander la place { $seat }
web-seat-back = Reprendre la place { $seat }
web-seat-remove = Libérer la place de { $player }
web-seat-to-bot = Laisser un robot jouer pour { $player }
web-seat-wished = { $player } voudrait reprendre la place { $seat } et en voir les cartes.
web-seat-bot-ask = Proposer un robot à la place de { $player }
web-seat-bot-wished = { $player } propose qu’un robot joue pour { $away }, qui n’est pas là et pourra revenir à tout moment.
web-stand-in-ask = Demander à jouer pour { $player }
web-stand-in-wished = { $player } voudrait jouer pour { $away }, qui n’est pas là, et voir ses cartes. { $away } pourra reprendre sa place à tout moment.
web-stand-in-invite = Copier un lien pour qui jouerait pour { $player }
web-fork-wished = { $player } voudrait continuer d’ici dans une partie à part, et verrait ainsi peut-être des cartes à venir.
web-consents-waiting =
    { $count ->
        [one] L’accord d’un joueur manque encore.
       *[other] L’accord de { $count } joueurs manque encore.
    }
web-withdraw = Retirer la demande
web-clock = Temps restant
web-since = Depuis votre dernier choix
web-log = Journal
web-look-here = Regarder ce moment
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-part-asked = Choix
web-part-mine = Mon jeu
web-part-players = Joueurs
web-part-talk = Journal et discussion
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-all = Voir tout le plateau
web-menu = Menu
web-close = Fermer
web-confirm-all = Confirmer chaque choix avant l’envoi
web-careful = Sur un écran tactile, confirmer ce qui ne peut être repris sans demander
web-notify = Me prévenir quand c’est à moi et que cette page est cachée
web-bug = Signaler une erreur
web-bug-saved = Un fichier avec l’enregistrement de la partie, la position et les versions a été enregistré. Merci de l’envoyer à qui tient ce site.
web-sound = Sons
web-speed = Animations
web-speed-calm = calmes
web-speed-fast = rapides
web-speed-none = aucune
web-table-text = Table en texte
web-table-picture = Table en images
web-record = Enregistrer la partie
web-concede = Abandonner
web-concede-sure = Abandonner pour de bon ?
web-keys = Touches : 1–9 choisir, Entrée confirmer, Retour arrière revenir, U annuler, H conseil, R règle, M sons, E finir ou décliner, ← → parcourir la partie, + − agrandir, Maj et flèches déplacer le plateau, ↑ ↓ parcourir le journal, Échap passer.
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
web-fork-ask = Demander à rejouer à partir d’ici
web-game-over = La partie est finie
web-end-won =
    { $points ->
        [0] Vous l’emportez !
        [one] Vous l’emportez de { $points } point !
       *[other] Vous l’emportez de { $points } points !
    }
web-end-lost =
    { $points ->
        [0] { $player } l’emporte.
        [one] { $player } l’emporte. Il vous manquait { $points } point.
       *[other] { $player } l’emporte. Il vous manquait { $points } points.
    }
web-end-over = { $player } l’emporte.
web-end-shared = La victoire est partagée.
web-end-shared-won = Vous partagez la victoire !
web-deal-good = Donne vérifiée : les cartes étaient fixées avant le début de la partie.
web-deal-bad = La donne n’est pas celle qui était promise au début.
web-deal-unable = La donne ne peut pas être vérifiée sur cette page, venue par une connexion non sécurisée ; « ludopolis record verify » vérifie l’enregistrement.
web-again = Rejouer
web-again-wanted = La prochaine partie vous attend.
web-to-rematch = Vers la nouvelle partie
web-look-at-board = Regarder le plateau
web-score-graph = Points des joueurs au fil de la partie
web-points-from = D’où viennent les points
web-points-rounds = Tour par tour
web-points-rest = Autres
web-moments = Moments décisifs
web-utopia-from-wonder = Merveilles
web-utopia-from-income = Revenus des merveilles
web-utopia-from-visitor = Visiteurs des monuments
web-utopia-from-return = Princes qui partent
web-utopia-from-districts = Quartiers
web-uchronia-from-built = Bâtiments
web-uchronia-from-rest = Monopoles et effets
web-card = De quoi il s’agit
web-card-close = À la table
web-ours = Ce qui est de nous
web-ours-why = Les livrets de règles ne montrent pas toutes les cartes ni tous les plateaux. Ce que nous n’avons pas pu savoir, nous l’avons créé, pour que les jeux se jouent. En voici la liste ; tout le reste vient des livrets.
web-ours-none = Rien : tout ce jeu est dans son livret.
web-ours-kind-district = Quartiers du plateau
web-ours-kind-island = Îles
web-ours-kind-building = Bâtiments
web-ours-kind-card = Cartes de l’Arbre de civilisation
web-ours-kind-monument = Monuments
web-ours-kind-nation = Nations
web-ours-kind-tile = Tuiles
web-ours-kind-role = Rôles

## Leçons

web-learn = Apprendre { $game }
web-learn-first = Première visite ? Apprenez un jeu à la table : un guide vous montre tout en quelques minutes.
web-lesson = Leçon
web-lesson-guide = Votre guide
web-lesson-count = { $number } sur { $count }
web-lesson-next = Suivant
web-lesson-do = Choisissez : { $choice }
web-lesson-wait = Regardez ce que font les autres.
web-lesson-left = Ce coup est permis aussi ; ce n’est pas celui de la leçon. Continuez à votre guise, ou revenez à la leçon.
web-lesson-back = Revenir à la leçon
web-lesson-again = Recommencer la leçon
web-lesson-over = La leçon est finie. Continuez aussi longtemps que vous voulez.
web-lesson-hide = Quitter le guide
web-lesson-show = Appeler le guide
