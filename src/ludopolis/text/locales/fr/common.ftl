# Mots communs à tous les jeux. Listes : « a, b et c ».
common-list = { $most } et { $last }
common-list-none = rien
common-seat = Joueur { $number }
common-card-goal = But
common-card-end = Fin
common-card-turn = Votre tour
common-goals = Où vous en êtes
common-goals-of = Où en est { $player }
option-player = { $player }
option-name = { $name }

# Numbered rules that the rulebooks do not give.

rule-ruling = notre décision
rule-ruling-why = Les livrets de règles laissent la question ouverte : elle est tranchée ici, avec sa raison.

# Ce qui est de nous et non du livret.

origin-reconstructed = de nous
origin-partly = en partie de nous
origin-reconstructed-why = Nous n’avons pas pu savoir ce qui est imprimé : ceci est notre création.
origin-partly-why = Le livret en dit une part ; le reste est notre création.
