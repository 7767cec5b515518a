# Refus des environnements d'apprentissage.

refusal-extra-missing = Il faut pour cela { $library }, qui n'est pas installé : pip install "ludopolis[{ $extra }]"
refusal-env-version = Il n'y a pas d'environnement { $asked } ; l'actuel est { $present }.
refusal-env-not-reset = Aucune partie n'est en cours : appelez d'abord reset().
refusal-env-illegal-action = L'action { $action } n'est pas permise à { $agent } en ce moment.
refusal-env-count = On ne peut pas jouer { $count } parties côte à côte : il en faut au moins une.
refusal-env-seat = Il n'y a pas de place { $seat } dans une partie à { $seats } : les places comptent à partir de 0.
refusal-env-actions = Il faut { $count } nombres entiers comme actions, un par partie, et non { $dtype } de forme { $shape }.
refusal-env-agent = Il n'y a pas d'agent « { $agent } » ici : { $agents }.
refusal-env-render = Il n'y a pas de rendu « { $mode } » : { $modes }.
refusal-env-cycles = Une partie ne peut pas être arrêtée après { $cycles } cycles : il en faut au moins un.
refusal-env-game = Il n'y a pas de partie { $place } parmi { $count } : elles comptent à partir de 0.
refusal-flags-form = Les réglages sont des noms avec leurs valeurs, tous en texte, et non { $flags }.
refusal-env-opponents = Il faut { $seats } adversaires, un pour chaque autre place, et non { $count }.
refusal-env-opponent-action = L'adversaire { $opponent } a choisi { $action }, qui n'est pas permis.
refusal-env-learners = Il faut { $count } places d'apprentissage, une par partie, et non { $given }.
refusal-env-workers = { $workers } processus ne peuvent pas jouer { $count } parties : il en faut au moins un, et au moins une partie pour chacun.
refusal-env-worker-gone = Un processus qui jouait des parties s'est arrêté : recréez l'environnement.
refusal-env-pickle = Un environnement dont les parties sont jouées par d'autres processus ne peut pas être copié.
refusal-dataset-exists = Il y a déjà un jeu de données dans { $folder } : choisissez un autre dossier.
refusal-dataset-missing = Il n'y a pas de jeu de données dans { $folder }.
refusal-dataset-split = Il n'y a pas de partie « { $split } » : { $splits }.
