# Mots communs à tous les jeux. Listes : « a, b et c ».
common-list = { $most } et { $last }
common-list-none = rien
common-seat = Joueur { $number }
option-player = { $player }
option-name = { $name }
