# La ligne de commande et la table au terminal.

cli-rule-behind = Règle { $rule }.
cli-compiled = Les règles sont compilées.
cli-uncompiled = Les règles tournent sans être compilées.
cli-version-game = { $game } : règles version { $rules_version }, contenu { $pack }, empreinte { $hash }
cli-games-seats = { $game } : de { $min } à { $max } joueurs
cli-rules-hint = Autres règles : ludopolis rules { $game } [numéro, section ou mot] (en anglais)
cli-where-source = Appliquée dans :
cli-where-tests = Testée par :
cli-where-nowhere = Aucune ligne des jeux ne cite cette règle.
cli-where-untested = Aucun test ne cite cette règle.
cli-where-no-tests = Un paquet installé n’a pas de tests ; demandez dans un clone des sources.
cli-pack-copied = { $file } contient maintenant le contenu de { $game }. Modifiez-le, vérifiez-le avec : ludopolis pack check { $file } — puis jouez avec : ludopolis play { $game } --pack { $file }
cli-pack-good = { $pack } est un bon contenu pour { $game }. Empreinte : { $hash }
cli-record-good = L’enregistrement est complet et exact : { $plies } coups, empreinte { $hash }
cli-record-running = L’enregistrement est complet jusqu’ici : { $plies } coups, empreinte { $hash }. La partie n’est pas finie, sa donne ne peut pas encore être vérifiée.
cli-replay-prompt = Coup { $ply } sur { $last }. Entrée suivant, b retour, un numéro, q quitter :

cli-simulate-playing = Parties
cli-simulate-games = Parties : { $value }
cli-simulate-decisions = Décisions : { $value }
cli-simulate-decisions_per_s = Décisions par seconde : { $value }
cli-simulate-games_per_s = Parties par seconde : { $value }
cli-simulate-mean_length = Décisions par partie : { $value }
cli-simulate-seat = Place { $seat } : { $score } points en moyenne, gagne { $share } % ({ $low } à { $high } %)
cli-simulate-checksum = Somme de contrôle : { $value }

cli-colour-blue = Bleu
cli-colour-red = Rouge
cli-colour-green = Vert
cli-colour-yellow = Jaune
cli-colour-purple = Violet

# Les mots de $cli-yes sont ce que le joueur peut taper, séparés par des espaces.
cli-yes = o oui
# Les mots de $cli-look sont ce que le joueur peut taper devant le nom d’une chose.
cli-look = voir look i
cli-prompt = Votre choix (h : aide) :
cli-you = vous
cli-go-on = Appuyez sur Entrée pour continuer.
cli-curtain = Passez le clavier à { $player }, qui appuie sur Entrée.
cli-news-more =
    { $count ->
        [one] … { $count } ligne plus ancienne (l les montre toutes)
       *[other] … { $count } lignes plus anciennes (l les montre toutes)
    }
cli-undo-revealed = D’autres ont joué, ou du nouveau est connu. Revenir quand même ? (o/n)
cli-undo-others = D’autres ont joué, ou du nouveau est connu. Accord de { $players } ? (o/n)
cli-resume-offer = Une partie de { $game } n’est pas finie ({ $players } ; { $started }). La reprendre ? (O/n)
cli-saved =
    La partie est gardée dans { $file }
    Pour la reprendre : ludopolis play --resume
cli-record-kept = L’enregistrement de la partie est dans { $file }
cli-forecast-unknown = On ne sait pas d’avance ce que cela donnera.
cli-forecast-nothing = Rien encore : la question continue.
cli-help =
    Tapez le numéro d’une réponse, puis Entrée. Sa notation (wa1, end) convient aussi.
    u  annuler la dernière réponse    l  tout le journal    t  la table seule
    ?  la règle derrière la question (? T-5.4 pour une autre ; en anglais)
    i  une carte ou toute autre chose, par son nom (i NOM, ou voir NOM)
    f  ce que chaque réponse donnerait (f 3 : la réponse 3)
    m  carte et signes                h  cette aide         q  quitter ; la partie est gardée

refusal-flag-form = « { $flag } » n’est pas de la forme nom=valeur.
refusal-too-small = { $name } doit valoir au moins { $min }, pas { $value }.
refusal-rules-missing = Les règles de { $game } ne sont pas installées.
refusal-rule-unknown = Il n’y a ni règle ni section « { $name } » dans les règles de { $game }, et aucune règle n’emploie ce mot.
refusal-rules-of-which = Nommez un jeu, par exemple { $games }, ou demandez une règle : ludopolis rules --where T-8.5
refusal-rule-nowhere = Aucun jeu n’a de règle « { $name } ».
refusal-file-exists = { $file } existe déjà, et rien n’est jamais écrasé : choisissez un autre nom.
refusal-picture-ending = Impossible de dessiner { $file } : son nom doit finir par { $endings }.
refusal-pack-game-unnamed = { $file } ne dit pas pour quel jeu il est fait. Ajoutez-y game = "utopia", ou donnez --game.
refusal-no-such-file = Le fichier { $file } n’existe pas.
refusal-ply-out-of-range = Il n’y a pas de coup { $ply } : l’enregistrement en a { $length }.
refusal-nothing-to-resume = Il n’y a pas de partie à reprendre.
refusal-nothing-to-undo = Vous n’avez encore fait aucun choix à annuler.
refusal-no-map = Ce jeu n’a pas de carte.
refusal-look-name = Tapez ensuite le nom d’une carte ou de toute autre chose sur la table, par exemple « { $word } { $name } ».
refusal-look-unknown = Rien ici ne s’appelle « { $name } ». Vouliez-vous dire { $names } ?
refusal-look-several = « { $name } » peut être { $names } : tapez-en davantage.
refusal-choice-number = { $typed } n’est pas une des réponses : tapez un numéro de 1 à { $max }.
refusal-choice-unknown = « { $typed } » n’est pas clair : tapez un numéro de 1 à { $max }, ou h pour l’aide.
refusal-bots-count = { $levels } niveaux pour { $bots } robots : donnez-en un pour tous, ou un pour chacun.
refusal-people-count = { $people } personnes ne peuvent pas jouer une partie à { $seats }.
refusal-names-count = { $names } noms pour { $seats } joueurs.
cli-dataset-written = { $games } parties, { $rows } choix, dans { $folder }.

## Leçons

cli-lesson = Leçon, { $number } sur { $count }
cli-lesson-do = Choisissez : { $choice }
cli-lesson-left = Ce coup est permis aussi ; ce n’est pas celui de la leçon. Continuez à votre guise, ou tapez { $letter } pour revenir à la leçon.
cli-lesson-saved = Revenez quand vous voulez : ludopolis tutorial { $game }
cli-lesson-over = C’était la leçon. Pour votre propre partie : ludopolis play { $game }
