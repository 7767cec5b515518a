# Robots, conseils, arène, équilibre et réglage.
bots-arena-bot = robot
bots-arena-games = parties
bots-arena-win = victoires (95 %)
bots-arena-place = rang moyen
bots-arena-score = score moyen
bots-arena-rating = cote
bots-arena-ms = ms par réponse
bots-arena-faults = fautes
bots-arena-ahead = a devancé
bots-arena-seats = Victoires par place : { $seats }
bots-balance-written = { $games } parties jouées ; le rapport est dans { $file }.
bots-tune-best = Mieux que les réglages actuels : { $best }
bots-tune-none = Aucune valeur n'est nettement meilleure que les réglages actuels.
bots-learn-best = Le meilleur réseau est { $file }. Faites-le jouer : --bots learnt:{ $file },level4
bots-learn-none = Aucun réseau n'a dépassé le jugement fait à la main. Plus de parties ou de tours peuvent aider.
bots-tune-use = Pour jouer avec : --bots { $bot }

bots-hint = { $option } : gagne { $chance } % ({ $low }–{ $high }). { $why }
bots-why-gains = Ce coup vaut { $points },{ $tenths } points en { $what }.
bots-why-keeps = C’est ce qui coûte le moins.
bots-why-forced = Il n’y a pas d’autre choix.

# Ce que la machine ne sait pas interdire ; utilisé après « faire ceci ».
bots-cage-files = lire et modifier des fichiers
bots-cage-network = utiliser le réseau
bots-cage-processes = lancer des processus
bots-cage-memory = prendre de la mémoire
bots-cage-signals = perturber d’autres processus
bots-cage-open = Les programmes ont votre confiance. Sur cette machine, rien ne les empêche de faire ceci : { $open }.

refusal-bot-unknown = Le robot « { $bot } » n'existe pas. Les robots sont : { $bots }.
refusal-bot-setting = La recherche n'a pas de réglage « { $setting } ». Les réglages sont : { $settings }.
refusal-bot-number = Le réglage « { $setting } » demande un nombre, pas « { $value } ».
refusal-bot-program = Le programme « { $program } » est introuvable.
refusal-bot-uncaged = Cette machine ne peut pas interdire au programme « { $program } » de faire ceci : { $open }. Si vous lui faites confiance malgré tout, ajoutez --trust-programs.
refusal-arena-bots = Nommez au moins un robot.
refusal-arena-not-a-log = { $file } n'est pas un fichier de parties de l'arène.
refusal-arena-other-contest = { $file } contient les parties d'une autre rencontre. Choisissez un autre fichier.
refusal-net-file = { $file } ne peut pas être lu comme un réseau.
refusal-net-other-game = { $file } est un réseau pour { $game }, pour d'autres cartes ou d'autres règles.
refusal-learn-other-course = { $folder } contient un apprentissage avec d'autres réglages. Choisissez un autre dossier, ou les réglages de son course.json.
refusal-arena-other-pack = Un processus a d'autres cartes de { $game } que cette machine. Installez partout la même version et le même paquet.
refusal-arena-no-ray = Ray n'est pas installé. Installez-le avec : pip install "ludopolis[ray]"
refusal-arena-ray-address = Aucune grappe Ray n'est joignable à l'adresse { $address } : { $fault }
refusal-arena-ray-worker = Les processus de la grappe Ray ne peuvent pas jouer : { $fault }. Ludopolis doit être installé sur chaque machine.
refusal-tune-not-a-file = { $file } n'est pas un fichier de réglage.
refusal-tune-other-run = { $file } contient un autre essai de réglage : d'autres nombres, d'autres cartes ou d'autres réglages actuels. Choisissez un autre fichier.
refusal-hint-ply = Le coup { $ply } n'existe pas : les coups vont de 0 à { $max }.
