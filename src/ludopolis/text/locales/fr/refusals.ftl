# Pourquoi une chose est impossible. Un message par code de refus.

refusal-seats-out-of-range = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
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
