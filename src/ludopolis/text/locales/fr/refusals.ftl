# Pourquoi une chose est impossible. Un message par code de refus.

refusal-seats-out-of-range = Ce jeu se joue de { $min } à { $max } joueurs, pas à { $seats }.
refusal-flag-unknown = Le réglage « { $flag } » n’existe pas. Les réglages sont : { $flags }.
refusal-flag-value = Le réglage « { $flag } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.

refusal-pack-unreadable = Impossible de lire { $file } : { $detail }.
refusal-pack-not-utf8 = { $file }, ligne { $line } : le fichier n’est pas un texte UTF-8.
refusal-pack-empty = { $file } ne contient aucun fichier TOML.
refusal-pack-syntax = { $file }, ligne { $line } : TOML non valide. { $detail }.
refusal-pack-too-deep = { $file } est imbriqué trop profondément.
refusal-pack-key-twice = { $file }, ligne { $line } : « { $key } » figure déjà dans { $other }.
refusal-pack-key-unknown = { $file }, ligne { $line } : clé inconnue « { $key } ».
refusal-pack-key-missing = { $file }, ligne { $line } : « { $key } » manque.
refusal-pack-type = { $file }, ligne { $line } : « { $key } » doit être de type { $expected }, pas { $got }.
refusal-pack-value = { $file }, ligne { $line } : la valeur de « { $key } » est inutilisable. { $detail }.
refusal-pack-id-twice = { $file }, ligne { $line } : l’identifiant « { $id } » de « { $key } » est déjà pris.
refusal-pack-number = { $file }, ligne { $line } : le nombre de « { $key } » est trop grand.

refusal-game-unknown = Le jeu « { $game } » n’existe pas. Les jeux sont : { $games }.
refusal-unknown-seat = Il n’y a pas de place { $seat } à cette table.
refusal-seat-taken = La place { $seat } est occupée par { $player }.
refusal-seat-awaited = { $player } peut encore revenir. Un robot pourra jouer à sa place quand la table aura attendu un moment.
refusal-game-over = La partie est terminée.
refusal-stale-ply = Cette réponse valait pour le coup { $ply } ; la table en est au coup { $current }.
refusal-stale-branch = La table est revenue en arrière entre-temps. Regardez de nouveau avant de continuer.
refusal-not-your-turn = C’est au tour de { $player }.
refusal-not-an-option = { $option } n’est pas une réponse possible à « { $ask } ».
refusal-answer-unforeseen = On ne peut pas y répondre avant de savoir ce que donnent les réponses précédentes.
refusal-not-whole = « { $name } » doit être un nombre entier, pas { $value }.
refusal-undo-ply = Il n’y a aucun choix à reprendre au coup { $ply }.
refusal-undo-barrier = Depuis le coup { $ply }, une information a été révélée ou un autre joueur a agi : demandez aux autres de revenir en arrière.
refusal-undo-pending = { $player } a déjà demandé à revenir en arrière.
refusal-undo-not-asked = Personne n’attend votre accord pour revenir en arrière.

refusal-file-unreadable = Impossible de lire { $file } : { $detail }.
refusal-file-unwritable = Impossible d’écrire { $file } : { $detail }.
refusal-table-unreadable = { $file } n’est pas une table enregistrée : { $detail }.

refusal-record-not-json = Ce n’est pas un enregistrement de partie : le texte n’est pas du JSON. { $detail }.
refusal-record-cut = L’enregistrement s’interrompt au milieu : il manque la fin.
refusal-record-shape = Ce n’est pas un enregistrement de partie : { $detail }.
refusal-record-format = L’enregistrement est au format { $found } ; ce programme lit le format { $known }.
refusal-record-header-edited = L’en-tête de l’enregistrement a été modifié après la partie.
refusal-record-edited = L’enregistrement a été modifié au coup { $ply }.
refusal-record-truncated = L’enregistrement s’arrête au coup { $ply }, mais il comptait { $length } coups.
refusal-record-end-edited = La fin de l’enregistrement, sa graine ou son résultat, a été modifiée.
refusal-record-seed = La graine de l’enregistrement n’est pas celle qui a été promise au départ.
refusal-record-seed-unknown = L’enregistrement cache sa graine jusqu’à la fin de la partie : impossible de la rejouer.
refusal-record-other-game = L’enregistrement est une partie de { $recorded }, pas de { $present }.
refusal-rules-version = La version { $version } des règles de { $game } n’est pas dans ce programme, qui connaît : { $versions }. Ce qui a commencé avec elle est conservé et se poursuit là où cette version est installée.
refusal-pack-missing = Le contenu de { $game } d’empreinte { $pack } n’est pas ici. Ce qui a commencé avec lui est conservé et se poursuit dès que { $pack }.toml est dans le dossier nommé par LUDOPOLIS_PACKS.
refusal-record-other-rules = L’enregistrement suit la version { $recorded } des règles ; celle-ci est la version { $present }.
refusal-record-other-pack = L’enregistrement utilise un autre contenu de « { $pack } » : { $recorded } au lieu de { $present }.
refusal-record-illegal = Le coup { $ply } de l’enregistrement est contraire aux règles : { $option } n’est pas une réponse possible à « { $ask } ».
refusal-record-after-end = L’enregistrement continue au coup { $ply }, mais la partie était terminée.
refusal-record-result = Le résultat diffère : l’enregistrement dit { $recorded }, la partie rejouée { $replayed }.
refusal-position-text = « { $text } » n’est pas le texte d’une position.
refusal-position-without-start = Cette position vient d’un texte, et personne ne sait comment la partie y est arrivée : elle n’a pas d’enregistrement.

## Leçons

refusal-lesson-missing = Il n’y a pas de leçon de { $game }, ou elle a changé depuis.
refusal-lesson-word = { $file }, ligne { $line } : { $key } dit « { $word } », mais les réponses à « { $ask } » sont : { $words }.
refusal-lesson-ask = { $file }, ligne { $line } : { $key } attend « { $ask } », mais la question est « { $asked } ».
refusal-lesson-turn = { $file }, ligne { $line } : { $key } arrive quand la place { $seat } répond à « { $asked } » ; ajoutez sa réponse aux répliques.
refusal-lesson-asks = { $file }, ligne { $line } : { $key } nomme { $asks } questions pour { $answers } réponses.
refusal-lesson-name = { $file }, ligne { $line } : { $key } est « { $name } », que le contenu ne nomme pas.
refusal-lesson-fact = { $file }, ligne { $line } : { $key } dit { $value }, mais { $place } est { $found } dans le jeu.
