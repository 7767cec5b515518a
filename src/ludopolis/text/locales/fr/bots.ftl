# Robots, conseils, arène, équilibre et réglage.
bots-arena-bot = robot
bots-arena-games = parties
bots-arena-win = victoires (95 %)
bots-arena-place = rang moyen
bots-arena-score = score moyen
bots-arena-rating = cote
bots-arena-ms = ms par réponse
bots-arena-marks = fautes
bots-arena-ahead = a devancé
bots-arena-seats = Victoires par place : { $seats }
bots-balance-written = { $games } parties jouées ; le rapport est dans { $file }.
bots-tune-best = Mieux que les réglages actuels : { $best }

bots-hint = { $option } : gagne { $chance } % ({ $low }–{ $high }). { $why }
bots-why-gains = Ce coup vaut { $points },{ $tenths } points en { $what }.
bots-why-keeps = C’est ce qui coûte le moins.
bots-why-forced = Il n’y a pas d’autre choix.

bots-term-utopia-points = points de prestige
bots-term-utopia-income = revenus des quartiers et des merveilles
bots-term-utopia-districts = princes réunis pour un quartier
bots-term-utopia-wonders = princes réunis pour une merveille
bots-term-utopia-cards = cartes et princes auprès des monuments
bots-term-uchronia-points = Points de Victoire
bots-term-uchronia-buildings = Bâtiments et Ressources qui leur sont destinées
bots-term-uchronia-activities = Activités
bots-term-uchronia-hand = cartes en Main
bots-term-dominations-points = points de victoire
bots-term-dominations-influence = Influence encore à marquer
bots-term-dominations-objectives = objectifs de la Nation
bots-term-dominations-masteries = effets des cartes
bots-term-dominations-knowledge = Savoir
bots-term-dominations-roles = cartes Domination
bots-term-dominations-cities = Cités qui commercent

refusal-bot-unknown = Le robot « { $bot } » n'existe pas. Les robots sont : { $bots }.
refusal-bot-setting = La recherche n'a pas de réglage « { $setting } ». Les réglages sont : { $settings }.
refusal-bot-number = Le réglage « { $setting } » demande un nombre, pas « { $value } ».
refusal-bot-program = Le programme « { $program } » est introuvable.
refusal-arena-bots = Nommez au moins un robot.
refusal-arena-not-a-log = { $file } n'est pas un fichier de parties de l'arène.
refusal-arena-other-contest = { $file } contient les parties d'une autre rencontre. Choisissez un autre fichier.
refusal-hint-ply = Le coup { $ply } n'existe pas : les coups vont de 0 à { $most }.
