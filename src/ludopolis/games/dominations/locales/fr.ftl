# Dominations. Les noms des Domaines, Maîtrises, Monuments, Nations et rôles viennent du contenu du jeu.

dominations-title = Dominations
dominations-about = Étendez une terre commune faite de triangles, récoltez des Connaissances et ramifiez l’arbre de votre civilisation.
dominations-card-goal = Ayez le plus de points. L’Influence rapporte à la fin de chaque Âge, les rôles aussi, pour les Connaissances qui vous restent. Les objectifs de votre Nation valent jusqu’à 100 points à la fin.
dominations-card-end = La partie s’achève après trois Âges de cinq tours.
dominations-card-turn = Posez une tuile : ses points vous donnent des Connaissances dans six Domaines. Dépensez-les pour une Cité ou un niveau de Monument, puis pour une Maîtrise de votre Arbre de civilisation.

## Où l’on en est

dominations-goal-points =
    { $points ->
        [one] { $points } point, { $player } { $other }
       *[other] { $points } points, { $player } { $other }
    }
dominations-goal-objectives =
    { $points ->
        [0] { $count } objectifs atteints sur { $need }
       *[other] { $count } objectifs atteints sur { $need } : { $points } points
    }
dominations-goal-cities =
    { $count ->
        [one] Objectif : { $count } Cité de niveau { $level } ou plus sur { $need }
       *[other] Objectif : { $count } Cités de niveau { $level } ou plus sur { $need }
    }
dominations-goal-adjacent-cities =
    { $count ->
        [one] Objectif : { $count } Cité reliée sur { $need }
       *[other] Objectif : { $count } Cités reliées sur { $need }
    }
dominations-goal-separate-cities =
    { $count ->
        [one] Objectif : { $count } groupe de Cités séparé sur { $need }
       *[other] Objectif : { $count } groupes de Cités séparés sur { $need }
    }
dominations-goal-monuments =
    { $count ->
        [one] Objectif : { $count } Monument contrôlé sur { $need }
       *[other] Objectif : { $count } Monuments contrôlés sur { $need }
    }
dominations-goal-influence = Objectif : { $count } d’Influence sur { $need }
dominations-goal-nodus = Objectif : { $count } Nodus ({ $domain }) sur { $need }
dominations-goal-masteries =
    { $count ->
        [one] Objectif : { $count } Maîtrise de valeur { $value } sur { $need }
       *[other] Objectif : { $count } Maîtrises de valeur { $value } sur { $need }
    }
dominations-goal-role = { $role } : { $count } ({ $domain }), { $player } { $other }

## Domaines, demi-Nodus, Âges

dominations-domain-trade = Commerce
dominations-domain-craftsmanship = Artisanat
dominations-domain-art = Art
dominations-domain-science = Science
dominations-domain-government = Civisme
dominations-domain-religion = Religion
dominations-domain-any = un Domaine au choix
dominations-half-vestigium = Vestigium
dominations-half-corruptio = Corruptio
dominations-half-none = rien
dominations-side-basic = de base
dominations-side-advanced = avancé
dominations-source-overflow = Réserves pleines
dominations-source-cards = Cartes
dominations-source-pieces = Monuments du plateau
dominations-source-influence = Influence
dominations-source-roles = Rôles
dominations-source-objectives = Objectifs
dominations-source-cities = Cités

## Questions

dominations-ask-setup-objective = Quelle Nation menez-vous ?
    .why = Les cinq objectifs de votre Nation valent de 10 à 100 points à la fin. Ils vous disent quoi bâtir.
dominations-ask-setup-monument = Quel Monument mettez-vous en jeu ?
    .why = Chacun peut acheter des niveaux des Monuments en jeu. Choisissez-en un qui convient à votre Nation.
dominations-ask-setup-redraw = Quelle tuile échangez-vous contre une nouvelle ?
    .why = Une fois, vous pouvez changer des tuiles. Gardez des Camps des couleurs où vous voulez bâtir.
dominations-ask-grow-menu = Quelle tuile posez-vous ?
    .why = Chaque tour commence par une tuile. Ses points et ceux qu’elle touche donnent des Connaissances, qui paient tout.
dominations-ask-grow-cell = Où posez-vous la tuile ?
    .why = Les quatre points le long de chaque côté commun produisent. Les Cités voisines produisent aussi pour leur propriétaire.
dominations-ask-grow-rotation = Comment tournez-vous la tuile ?
    .why = Tournez-la pour que des couleurs égales se fassent face : une Concentration donne 1 de plus.
dominations-ask-grow-locus = Quel Locus marquez-vous ?
    .why = Vous avez fermé plusieurs roues de six cases. L’une produit : une Connaissance par point en son centre.
dominations-ask-inventor-tile = Quelle tuile l’Inventeur active-t-il ?
    .why = Elle produit comme si vous veniez de la poser. Vous gardez la tuile de votre main.
dominations-ask-inventor-mode = Activez-vous ses côtés ou un Locus ?
    .why = Une seule chose produit. Comparez les points des côtés avec ceux du centre de la roue.
dominations-ask-produce-vestigium = Dans quel Domaine produisez-vous ce point de Vestigium ?
    .why = Le Vestigium est une Connaissance du Domaine de votre choix. Attention aux limites de réserve.
dominations-ask-gain-vestigium = { $card } : dans quel Domaine gagnez-vous 1 Connaissance ?
    .why = Le Vestigium est une Connaissance du Domaine de votre choix. Attention aux limites de réserve.
dominations-ask-grow-second = Posez-vous une seconde tuile en tant que Fermier ?
    .why = Le Fermier peut poser une seconde tuile une fois dans cet Âge, et elle produit en entier.
dominations-ask-build-menu = Que bâtissez-vous ?
    .why = Une Cité élève votre limite dans sa couleur et donne de l’Influence ; un niveau de Monument va dans votre Arbre. Une chose par tour.
dominations-ask-build-city = Sur quel Camp bâtissez-vous une Cité ?
    .why = Une Cité coûte 3 Connaissances de la couleur du Camp. Elle y porte votre limite à 10 et commerce quand des tuiles la touchent.
dominations-ask-build-upgrade = Quelle Cité améliorez-vous ?
    .why = Le niveau 2 coûte 6, le niveau 3 coûte 9. Une plus grande Cité commerce mieux et donne plus d’Influence.
dominations-ask-build-monument = Quel Monument construisez-vous ?
    .why = Vous achetez son niveau suivant comme carte pour votre Arbre. Le plus fort à un Monument à la fin le contrôle.
dominations-ask-build-place = Où se dresse { $card } ?
    .why = Le niveau 1 met le Monument sur le plateau. Vos Cités voisines vous y rendent plus fort.
dominations-ask-build-rotation = Comment tournez-vous { $card } ?
    .why = Ses points produiront pour les tuiles posées plus tard à côté.
dominations-ask-pay-reduce = { $card } : dans quel Domaine payez-vous 1 de moins ?
    .why = Une de vos réductions rend ceci moins cher. Épargnez le Domaine dont vous avez le plus besoin.
dominations-ask-tree-cell = Où placez-vous { $card } dans votre Arbre ?
    .why = Les demi-cercles qui se touchent doivent s’accorder ; chaque cercle entier est un Nodus, que comptent effets et objectifs.
dominations-ask-develop-menu = Que développez-vous ?
    .why = Une fois par tour, vous développez une Maîtrise ou en tournez une sur son côté avancé. Puis le tour finit.
dominations-ask-develop-mastery = Quelle Maîtrise développez-vous ?
    .why = Elle coûte sa valeur en Connaissances de son Domaine et agit pour vous jusqu’à la fin de la partie.
dominations-ask-develop-copy = Quel exemplaire de { $card } prenez-vous ?
    .why = Les exemplaires ne diffèrent que par les demi-cercles de leurs côtés. Prenez celui qui va dans votre Arbre, maintenant et plus tard.
dominations-ask-develop-upgrade = Quelle Maîtrise retournez-vous sur sa face avancée ?
    .why = Le côté avancé remplace celui de base et fait davantage. La carte reste à sa place.
dominations-ask-effect-free-upgrade = { $card } : quelle Maîtrise retournez-vous gratuitement ?
    .why = Cette carte tourne gratuitement une autre de vos Maîtrises sur son côté avancé.
dominations-ask-exchange-offer = À quel taux échangez-vous ?
    .why = Vous pouvez changer des Connaissances d’un Domaine en un autre avant d’acheter. Les meilleurs taux s’épuisent.
dominations-ask-exchange-give = { $card } : des Connaissances de quel Domaine donnez-vous ?
    .why = Donnez ce dont vous n’avez pas besoin dans cet Âge : toutes les Connaissances sont perdues à sa fin.
dominations-ask-exchange-get = { $card } : des Connaissances de quel Domaine recevez-vous ?
    .why = Prenez ce qui manque à votre prochain achat. Cela ne peut pas dépasser votre limite.
dominations-ask-age-assimilate = Vous menez en Influence : assimilez-vous une Maîtrise ?
    .why = Vous menez en Influence : prenez gratuitement un exemplaire de la Maîtrise d’un adversaire, qui ne perd rien.
dominations-ask-age-order = Gouverneur, qui joue ensuite au prochain Âge ?
    .why = Le premier dans l’ordre joue d’abord et gagne les égalités pendant tout un Âge.
dominations-ask-age-keep = Quelle tuile défaussez-vous avant de compléter votre main ?
    .why = Les tuiles gardées ne sont pas repiochées. Rendez celles qui ne servent pas vos projets.
dominations-ask-age-redraw = Quelle tuile échangez-vous contre une nouvelle ?
    .why = Une fois, vous pouvez changer des tuiles avant que l’Âge commence.

## Réponses

dominations-option-tile = { $tile } : Camp { $camp }, points { $dots }
dominations-option-cell =
    Case ({ $i }, { $j }) { $t ->
        [0] pointe en haut
       *[other] pointe en bas
    }
dominations-option-vertex = Locus ({ $a }, { $b })
dominations-option-rotation =
    { $rotation ->
        [0] Sans rotation
        [one] Tournée une fois
       *[other] Tournée { $rotation } fois
    }
dominations-option-tree-cell = Place ({ $x }, { $y }) de l’Arbre
dominations-option-copy = Exemplaire { $number }
dominations-option-take = Prendre un exemplaire de { $mastery }
dominations-option-turn = Retourner { $mastery } sur sa face avancée
dominations-option-setup-redraw-done = Garder le reste
dominations-option-age-keep-done = Garder le reste
dominations-option-age-redraw-done = Garder le reste
dominations-option-grow-menu-inventor = Activer une tuile du plateau en tant qu’Inventeur
dominations-option-grow-menu-exchange = Échanger des Connaissances
dominations-option-grow-second-place = Poser une seconde tuile
dominations-option-grow-second-exchange = Échanger des Connaissances
dominations-option-grow-second-no = Pas de seconde tuile
dominations-option-inventor-mode-edges = Le long de ses côtés
dominations-option-build-menu-city = Une nouvelle Cité
dominations-option-build-menu-upgrade = Améliorer une Cité
dominations-option-build-menu-monument = Un niveau de Monument
dominations-option-build-menu-exchange = Échanger d’abord des Connaissances
dominations-option-build-menu-pass = Ne rien bâtir
dominations-option-develop-menu-develop = Une nouvelle Maîtrise
dominations-option-develop-menu-upgrade = Améliorer une Maîtrise
dominations-option-develop-menu-exchange = Échanger des Connaissances
dominations-option-develop-menu-end = Plus rien
dominations-option-effect-free-upgrade-no = N’en retourner aucune
dominations-option-age-assimilate-no = Ne rien assimiler

## La leçon

dominations-lesson-goal = Bienvenue dans Dominations ! Vous menez les vôtres à travers trois Âges de cinq tours chacun. À la fin, le plus haut score l’emporte. Jouons vos deux premiers tours.
dominations-lesson-knowledge = Tout se paie en Connaissances. Il y en a six sortes, les Domaines, chacun avec sa couleur. Ici, vous voyez combien vous en avez. Au début, vous pouvez en garder { $limit } de chaque.
dominations-lesson-turn = Un tour a trois parties. Vous placez une tuile, qui donne des Connaissances. Puis vous pouvez construire sur la carte. Puis vous pouvez développer ce que les vôtres apprennent.
dominations-lesson-tile = Une tuile a un Camp au milieu et un point de couleur dans chaque coin. Choisissez la tuile marquée, puis la case marquée, près de la tuile de départ, le Berceau. Tournez-la pour que les couleurs égales se fassent face.
dominations-lesson-produced = La tuile a produit. Son Camp a donné un, comme chacun des quatre points de couleur du côté commun. Les couleurs égales face à face ont donné un de plus. Vous avez { $religion } en Religion et { $government } en Civisme.
dominations-lesson-city = Construisez maintenant. Une Cité se bâtit sur un Camp et coûte 3 Connaissances de sa couleur. Votre Camp est de Religion, et vous pouvez payer. Bâtissez la Cité.
dominations-lesson-influence = Chaque Cité donne de l’Influence : vous en avez { $influence }. Retenez-le, elle rapportera des points. Vous pouvez aussi garder jusqu’à { $limit } en Religion désormais.
dominations-lesson-mastery = Développez maintenant une Maîtrise : une carte qui vous aide toute la partie. { $card } coûte 3 en Civisme. Prenez le premier exemplaire et placez-le près de votre Feu de camp, à l’endroit marqué.
dominations-lesson-tree = Votre Arbre de civilisation a commencé. Deux demi-cercles qui se touchent et s’accordent forment un Nodus : vous en avez { $nodus }. Beaucoup d’effets comptent les Nodus ; choisissez donc bien la place d’une carte.
dominations-lesson-second-tile = Votre adversaire a joué aussi. Voici votre deuxième tour. Placez la tuile marquée près de votre Cité : quand une tuile touche une Cité, la Cité produit aussi.
dominations-lesson-traded = Points de couleur, Camp et Cité ont donné des Connaissances, et { $card } a ajouté 1 en Civisme. Vous avez { $religion } en Religion et { $government } en Civisme. Cela suffit pour plus grand.
dominations-lesson-upgrade = Une Cité peut grandir. Le niveau 2 coûte 6 Connaissances de sa couleur et donne 2 Influence de plus. Améliorez votre Cité.
dominations-lesson-second-mastery = Vous avez déjà { $influence } Influence. Développez { $card } avec votre Civisme. Prenez le premier exemplaire et placez-le à l’endroit marqué, près de { $beside }.
dominations-lesson-rival = Votre adversaire a placé une tuile près de votre Cité. Elle a donc produit pour vous : vous avez { $religion } en Religion, pendant le tour d’un autre. Une Cité bien placée rapporte deux fois.
dominations-lesson-age = Après cinq tours, un Âge s’achève. Chacun marque alors autant de points qu’il a d’Influence. Vous la gardez : elle compte donc trois fois. Vous en avez { $influence }.
dominations-lesson-roles = Qui garde le plus de Connaissances dans un Domaine en reçoit le rôle pour l’Âge suivant. Les rôles donnent des points ou des pouvoirs. Ensuite, toutes les Connaissances sont perdues ; ne les amassez donc pas.
dominations-lesson-objectives = Tout à la fin comptent les objectifs de votre Nation ; les vôtres : { $nation }. Un seul vaut 10 points, les cinq en valent 100. Qu’ils guident vos constructions.
dominations-lesson-summary = Placer une tuile, construire, développer : vous connaissez un tour. L’Influence compte après chaque Âge, les objectifs à la fin. Continuez ici, ou commencez votre propre partie.

## Le journal

dominations-event-nation-chosen = { $player } a choisi une Nation et un Monument.
    .you = Vous avez choisi une Nation et un Monument.
dominations-event-choices-revealed = Les Nations sont révélées ; sont en jeu { $monuments }.
dominations-event-age-began = L’Âge { $age } commence.
dominations-event-order-set = { $player } ouvre le nouvel ordre du tour.
    .you = Vous ouvrez le nouvel ordre du tour.
dominations-event-turn-began = { $player } : tour { $round } de l’Âge { $age }.
    .you = Votre tour { $round } de l’Âge { $age }.
dominations-event-tiles-drawn =
    { $count ->
        [one] { $player } pioche { $count } tuile.
       *[other] { $player } pioche { $count } tuiles.
    }
    .you =
        { $count ->
            [one] Vous piochez { $count } tuile.
           *[other] Vous piochez { $count } tuiles.
        }
dominations-event-tiles-returned =
    { $count ->
        [one] { $player } rend { $count } tuile.
       *[other] { $player } rend { $count } tuiles.
    }
    .you =
        { $count ->
            [one] Vous rendez { $count } tuile.
           *[other] Vous rendez { $count } tuiles.
        }
dominations-event-tile-placed = { $player } pose la tuile { $tile }.
    .you = Vous posez la tuile { $tile }.
dominations-event-tile-woken = { $player } active la tuile { $tile } en tant qu’Inventeur.
    .you = Vous activez la tuile { $tile } en tant qu’Inventeur.
dominations-event-locus-scored = { $player } marque un Locus.
    .you = Vous marquez un Locus.
dominations-event-scored-overflow =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour une réserve pleine.
    .you =
        Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour une réserve pleine.
dominations-event-scored-cards =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } grâce à une carte.
    .you =
        Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } grâce à une carte.
dominations-event-scored-pieces =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } près d’un Monument.
    .you =
        Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } près d’un Monument.
dominations-event-scored-influence =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour son Influence.
    .you =
        Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour votre Influence.
dominations-event-scored-roles =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour un rôle.
    .you =
        Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour un rôle.
dominations-event-scored-objectives =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses objectifs.
    .you =
        Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour vos objectifs.
dominations-event-influence-grew = { $player } gagne { $amount } d’Influence, soit { $total }.
    .you = Vous gagnez { $amount } d’Influence, soit { $total }.
dominations-event-exchanged = { $player } échange { $give } { $from } contre { $get } { $to }.
    .you = Vous échangez { $give } { $from } contre { $get } { $to }.
dominations-event-city-built =
    { $level ->
        [1] { $player } bâtit une Cité ({ $domain }).
       *[other] { $player } élève une Cité ({ $domain }) au niveau { $level }.
    }
    .you =
        { $level ->
            [1] Vous bâtissez une Cité ({ $domain }).
           *[other] Vous élevez une Cité ({ $domain }) au niveau { $level }.
        }
dominations-event-piece-laid = { $player } fonde le Monument { $monument }.
    .you = Vous fondez le Monument { $monument }.
dominations-event-level-bought = { $player } construit le niveau { $level } de { $monument }.
    .you = Vous construisez le niveau { $level } de { $monument }.
dominations-event-mastery-developed = { $player } développe { $mastery }.
    .you = Vous développez { $mastery }.
dominations-event-mastery-assimilated = { $player } assimile { $mastery }.
    .you = Vous assimilez { $mastery }.
dominations-event-mastery-turned = { $player } fait progresser { $mastery }.
    .you = Vous faites progresser { $mastery }.
dominations-event-role-taken = { $player } devient { $role }.
    .you = Vous devenez { $role }.
dominations-event-knowledge-cleared = Toutes les Connaissances sont perdues.
dominations-event-objectives-judged =
    { $count ->
        [0] { $player } ({ $nation }) n’a atteint aucun objectif.
        [one] { $player } ({ $nation }) a atteint { $count } objectif.
       *[other] { $player } ({ $nation }) a atteint { $count } objectifs.
    }
    .you =
        { $count ->
            [0] Vous ({ $nation }) n’avez atteint aucun objectif.
            [one] Vous ({ $nation }) avez atteint { $count } objectif.
           *[other] Vous ({ $nation }) avez atteint { $count } objectifs.
        }
dominations-won =
    { $trade ->
        [0] {""}
       *[other] {" "}+{ $trade } { dominations-domain-trade }
    }{ $craftsmanship ->
        [0] {""}
       *[other] {" "}+{ $craftsmanship } { dominations-domain-craftsmanship }
    }{ $art ->
        [0] {""}
       *[other] {" "}+{ $art } { dominations-domain-art }
    }{ $science ->
        [0] {""}
       *[other] {" "}+{ $science } { dominations-domain-science }
    }{ $government ->
        [0] {""}
       *[other] {" "}+{ $government } { dominations-domain-government }
    }{ $religion ->
        [0] {""}
       *[other] {" "}+{ $religion } { dominations-domain-religion }
    }
dominations-event-produced = { $player } produit{ dominations-won }.
    .you = Vous produisez{ dominations-won }.
dominations-event-gained = { $card } : { $player } gagne{ dominations-won }.
    .you = { $card } : vous gagnez{ dominations-won }.

## Effets : quand

dominations-trigger-on-acquire = Aussitôt :
dominations-trigger-turn-start = Au début de chacun de vos tours :
dominations-trigger-age-start = Au début des Âges 2 et 3 :
dominations-trigger-on-produce =
    Chaque fois que vous produisez { $least ->
        [1] {""}
       *[other] au moins { $least }{" "}
    }{ $domain } :
dominations-trigger-on-place = Après avoir activé une tuile :
dominations-trigger-on-locus = Après avoir marqué un Locus :
dominations-trigger-on-city-built = Après avoir bâti ou amélioré une Cité :
dominations-trigger-on-monument-level = Après avoir acheté un niveau de Monument :
dominations-trigger-on-develop = Après avoir développé une Maîtrise :
dominations-trigger-on-upgrade = Après avoir fait progresser une Maîtrise :
dominations-trigger-end-of-age = À la fin de chaque Âge :
dominations-trigger-game-end = À la fin de la partie :
dominations-trigger-passive = En permanence :

## Effets : seulement si

dominations-filter-camp = (Camp { $domain })
dominations-filter-edges = (au moins { $edges } côtés reliés)
dominations-filter-level = (niveau { $level } ou plus)
dominations-filter-exact-level = (au niveau { $level })
dominations-filter-domain = (Domaine : { $domain })
dominations-filter-value = (valeur { $value })
dominations-filter-side-basic = (face de base)
dominations-filter-side-advanced = (face avancée)
dominations-filter-max =
    { $max ->
        [1] (compté une seule fois)
       *[other] (compté { $max } fois au plus)
    }

## Effets : quoi

dominations-outcome-knowledge = gagnez { $amount } { $domain }
dominations-outcome-knowledge-vestigium = gagnez { $amount } de Connaissance dans les Domaines de votre choix
dominations-outcome-vp =
    { $amount ->
        [one] marquez { $amount } point
       *[other] marquez { $amount } points
    }
dominations-outcome-influence = gagnez { $amount } d’Influence
dominations-outcome-tiles =
    { $amount ->
        [one] piochez { $amount } tuile
       *[other] piochez { $amount } tuiles
    }
dominations-outcome-free-upgrade =
    { $amount ->
        [one] vous pouvez faire progresser gratuitement une autre Maîtrise de valeur { $value } au plus
       *[other] vous pouvez faire progresser gratuitement { $amount } autres Maîtrises de valeur { $value } au plus
    }
dominations-outcome-extra-build =
    { $amount ->
        [one] faites une action Bâtir de plus
       *[other] faites { $amount } actions Bâtir de plus
    }
dominations-outcome-extra-develop =
    { $amount ->
        [one] faites une action Développer de plus
       *[other] faites { $amount } actions Développer de plus
    }
dominations-outcome-city-cost = bâtir ou améliorer une Cité coûte { $amount } de moins
dominations-outcome-mastery-cost = développer une Maîtrise coûte { $amount } de moins
dominations-outcome-upgrade-cost = faire progresser une Maîtrise coûte { $amount } de moins en tout
dominations-outcome-monument-cost = un niveau de Monument coûte { $amount } de moins en tout
dominations-outcome-reserve-step = votre limite de réserve en { $domain } augmente de { $amount }
dominations-outcome-camp-bonus = gagnez { $amount } de plus du Camp d’une tuile que vous activez
dominations-outcome-trade-bonus = gagnez { $amount } de plus de chacune de vos Cités qui commerce
dominations-outcome-concentration-bonus = gagnez { $amount } de plus de chaque Concentration que vous faites
dominations-outcome-exchange =
    { $times ->
        [one] { $times } fois
       *[other] { $times } fois
    } par tour, vous pouvez échanger { $give } ({ $from }) contre { $get } ({ $to })
dominations-outcome-hand-size =
    { $amount ->
        [one] complétez votre main avec { $amount } tuile de plus
       *[other] complétez votre main avec { $amount } tuiles de plus
    }
dominations-outcome-assimilation = votre Influence compte { $amount } de plus pour l’assimilation

## Effets : pour chaque quoi

dominations-per-nodus =
    { $div ->
        [1] par Nodus de votre Arbre
       *[other] par tranche de { $div } Nodus de votre Arbre
    }
dominations-per-cities =
    { $div ->
        [1] par Cité à vous
       *[other] par tranche de { $div } Cités à vous
    }
dominations-per-city-levels =
    { $div ->
        [1] par niveau de vos Cités
       *[other] par tranche de { $div } niveaux de vos Cités
    }
dominations-per-city-group =
    { $div ->
        [1] par Cité de votre plus grand groupe
       *[other] par tranche de { $div } Cités de votre plus grand groupe
    }
dominations-per-city-separate =
    { $div ->
        [1] par groupe séparé de vos Cités
       *[other] par tranche de { $div } groupes séparés de vos Cités
    }
dominations-per-masteries =
    { $div ->
        [1] par Maîtrise à vous
       *[other] par tranche de { $div } Maîtrises à vous
    }
dominations-per-domains =
    { $div ->
        [1] par Domaine parmi vos Maîtrises
       *[other] par tranche de { $div } Domaines parmi vos Maîtrises
    }
dominations-per-monument-levels =
    { $div ->
        [1] par carte Niveau à vous
       *[other] par tranche de { $div } cartes Niveau à vous
    }
dominations-per-monuments =
    { $div ->
        [1] par Monument que vous contrôlez
       *[other] par tranche de { $div } Monuments que vous contrôlez
    }
dominations-per-stock =
    { $div ->
        [1] par Connaissance en réserve
       *[other] par tranche de { $div } Connaissances en réserve
    }
dominations-per-produced =
    { $div ->
        [1] par Connaissance produite
       *[other] par tranche de { $div } Connaissances produites
    }
dominations-per-influence =
    { $div ->
        [1] par point d’Influence
       *[other] par tranche de { $div } points d’Influence
    }

## Objectifs

dominations-objective-cities = Cités : { $ones } de niveau 1, { $twos } de niveau 2, { $threes } de niveau 3
dominations-objective-adjacent-cities = { $count } Cités reliées
dominations-objective-separate-cities = { $count } groupes de Cités séparés
dominations-objective-monuments =
    { $count ->
        [one] contrôler { $count } Monument
       *[other] contrôler { $count } Monuments
    }
dominations-objective-influence = { $count } d’Influence
dominations-objective-nodus = Nodus : { $wanted }
dominations-objective-masteries = { $count } Maîtrises de valeur { $value } en { $domains }
dominations-objective-masteries-too = et { $count } de valeur { $value } en { $domains }

## Réglages d’une partie

dominations-flag-locus = quelles roues sont un Locus : seulement celles de six tuiles ordinaires (land, le livret), ou aussi celles du Berceau et des tuiles Monument (any)
dominations-flag-locus-land = six tuiles ordinaires seulement
dominations-flag-locus-any = toutes les roues
dominations-flag-card_bonus = ce que les cartes ajoutent à la Production : c’est gagné (gained, le livret), ou produit, si bien que d’autres cartes y réagissent (produced)
dominations-flag-card_bonus-gained = c’est gagné
dominations-flag-card_bonus-produced = c’est produit

## Ce que sont les choses

dominations-text-mastery = { $domain }, valeur et coût { $value }
dominations-text-needs = demande une Maîtrise { $domain } de valeur { $value } ou plus
dominations-text-also = ·
dominations-text-basic = de base :
dominations-text-advanced = avancé ({ $price }) :
dominations-text-price = coûte { $price }
dominations-text-level = Niveau { $level } ({ $price }) :
dominations-text-level-card = { $monument } { $level }
dominations-text-campfire = À tout moment de votre tour, autant de fois que vous voulez : échangez { $give } Connaissances d’un Domaine contre { $get } d’un autre
dominations-text-circle = se dresse au milieu d’une roue complète
dominations-text-tile = se dresse sur une case vide à côté d’une case occupée
dominations-text-nation = atteindre 1, 2, 3, 4 ou 5 de ses objectifs rapporte { $met1 }, { $met2 }, { $met3 }, { $met4 } ou { $met5 } points
dominations-text-role = revient à qui garde le plus de Connaissances en { $domain } à la fin d’un Âge
dominations-text-role-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dominations-text-role-points-two =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $two } à deux joueurs)
dominations-place-own-cities =
    { $count ->
        [one] à côté d’au moins une Cité à vous
       *[other] à côté d’au moins { $count } Cités à vous
    }
dominations-place-cities =
    { $count ->
        [one] à côté d’au moins une Cité
       *[other] à côté d’au moins { $count } Cités
    }
dominations-place-dots =
    { $count ->
        [one] avec au moins un point { $domain } au milieu
       *[other] avec au moins { $count } points { $domain } au milieu
    }
dominations-place-camps =
    { $count ->
        [one] à côté d’au moins un Camp { $domain }
       *[other] à côté d’au moins { $count } Camps { $domain }
    }
dominations-place-no-cradle = pas sur le Berceau
dominations-place-edges-min =
    { $count ->
        [one] touchant au moins une case occupée
       *[other] touchant au moins { $count } cases occupées
    }
dominations-place-edges-max =
    { $count ->
        [one] touchant au plus une case occupée
       *[other] touchant au plus { $count } cases occupées
    }
dominations-place-away = sans coin au Berceau
dominations-piece-city-vp =
    { $count ->
        [one] qui bâtit ou améliore une Cité à côté marque { $count } point
       *[other] qui bâtit ou améliore une Cité à côté marque { $count } points
    }
dominations-piece-city-influence = qui bâtit ou améliore une Cité à côté gagne { $count } d’Influence
dominations-piece-city-discount = bâtir ou améliorer une Cité à côté coûte { $count } de moins
dominations-piece-trade-plus = chaque Cité à côté qui commerce produit { $count } de plus
dominations-piece-dots = points : { $dots }
dominations-power-set-order = Fixe l’ordre du prochain Âge
dominations-power-extra-tiles =
    { $amount ->
        [one] Complète la main avec { $amount } tuile de plus
       *[other] Complète la main avec { $amount } tuiles de plus
    }
dominations-power-influence-now = Gagne aussitôt { $amount } d’Influence
dominations-power-camp-plus = Au prochain Âge, le Camp de chaque tuile activée produit { $amount } de plus
dominations-power-reactivate-once = Une fois au prochain Âge : active une tuile du plateau au lieu d’en poser une
dominations-power-second-tile-once = Une fois au prochain Âge : pose une seconde tuile juste après la première

## Paquets refusés

refusal-dominations-count = { $file }, ligne { $line } : « { $key } » a { $count } entrées ; il en faut { $wanted }.
refusal-dominations-fixed = { $file }, ligne { $line } : « { $key } » doit être { $wanted }.
refusal-dominations-order = { $file }, ligne { $line } : « { $key } » n’est pas dans l’ordre fixé.
refusal-dominations-powers = { $file }, ligne { $line } : « { $key } » doit nommer chaque pouvoir une fois.
refusal-dominations-prerequisite = { $file }, ligne { $line } : « { $key } » : les Maîtrises de valeur 9, et elles seules, ont un prérequis de valeur 3 ou 6.
refusal-dominations-copies = { $file }, ligne { $line } : « { $key } » : les quatre dispositions doivent différer.
refusal-dominations-exchange = { $file }, ligne { $line } : « { $key } » : une face a un échange au plus.
refusal-dominations-trigger = { $file }, ligne { $line } : « { $key } » ne va pas avec « { $outcome } ».
refusal-dominations-key = { $file }, ligne { $line } : « { $key } » n’a pas de sens avec « { $outcome } ».
refusal-dominations-shape = { $file }, ligne { $line } : « { $key } » ne va pas avec la forme « { $shape } ».
refusal-dominations-objectives = { $file }, ligne { $line } : « { $key } » : une Nation a trois objectifs de son histoire, puis deux de ce qui aurait pu être.
refusal-dominations-camps = { $file }, ligne { $line } : { $count } Camps { $domain } ; il en faut 15 ({ $key }).
refusal-dominations-dots = { $file }, ligne { $line } : { $count } points { $domain } ; il en faut 45 ({ $key }).
refusal-dominations-alike = { $file }, ligne { $line } : « { $key } » : deux tuiles sont pareilles.
refusal-dominations-spread = { $file }, ligne { $line } : « { $key } » : il faut quatre Maîtrises { $domain } de valeur { $value }.
refusal-dominations-pattern = { $file }, ligne { $line } : « { $key } » : les Maîtrises communes de valeur { $value } doivent être pareilles dans tous les Domaines.
refusal-dominations-extra = { $file }, ligne { $line } : « { $key } » : toutes les cartes ensemble accordent { $most } actions supplémentaires au plus.

## The table at the terminal

dominations-table-headline = Âge { $age } · tour { $round } sur 5 · { $tiles } tuiles restantes
dominations-table-points = points
dominations-table-influence = influence
dominations-table-tiles = tuiles
dominations-table-cities = jetons
dominations-table-roles = Rôles :
dominations-table-monuments = Monuments :
dominations-table-tree = Votre arbre :
dominations-table-hand = Vos tuiles :
dominations-table-nation = Votre choix :
dominations-table-legend = Un triangle a ses points dans les coins et son campement, en minuscule, au milieu ; une cité montre son propriétaire et son niveau. # est le Berceau, V Vestigium. Un triangle touche ses voisins de gauche et de droite, et celui de son côté large. Les nombres sur le plateau sont des réponses. Une maîtrise suivie de + est retournée sur sa face avancée.

## What bots weigh, and what the balance of the content is measured by

dominations-term-points = points de victoire
dominations-term-influence = Influence encore à marquer
dominations-term-objectives = objectifs de la Nation
dominations-term-masteries = effets des cartes
dominations-term-knowledge = Connaissances
dominations-term-roles = cartes Domination
dominations-term-cities = Cités qui commercent
dominations-kind-mastery = Maîtrises
dominations-kind-monument = Monuments, par niveau
dominations-kind-nation = Nations (civilisations)
dominations-kind-objective = Objectifs, parmi les sièges de leur Nation

## The table in the browser

web-dominations-state = Âge { $age }, tour { $round }
web-dominations-map = Carte
web-dominations-pane = Arbres, Maîtrises et Monuments
web-dominations-tree = Arbre
web-dominations-own-tree = Mon arbre
web-dominations-market = Maîtrises
web-dominations-monuments = Monuments
web-dominations-dealt = À choisir
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
web-dominations-bought =
    { $count ->
        [one] { $count } niveau bâti.
       *[other] { $count } niveaux bâtis.
    }
web-dominations-finished = Tous les niveaux sont bâtis.
web-dominations-beside =
    { $side ->
        [left] à gauche de { $what }
        [right] à droite de { $what }
        [above] au-dessus de { $what }
       *[below] au-dessous de { $what }
    }
web-dominations-between = Là où se touchent { $tiles }
web-dominations-turned-up = { $top } en haut, { $right } à droite, { $left } à gauche
web-dominations-turned-down = { $top } en bas, { $right } à droite, { $left } à gauche
web-dominations-halves = { $n } en haut, { $e } à droite, { $s } en bas, { $w } à gauche
web-dominations-turn = Tourner la tuile
web-dominations-empty = Emplacement libre
web-dominations-cradle = Berceau
web-dominations-camp = Camp : { $domain }.
web-dominations-dots = Points : { $dots }.
web-dominations-city = Cité de { $player }, niveau { $level }.

## Les mots expliqués : les formes sont celles que les textes emploient

dominations-word-domain = Domaine
    .forms = Domaine, Domaines
dominations-word-domain-text = L’une des six sortes de Connaissances, chacune avec sa couleur : Commerce, Artisanat, Art, Science, Civisme et Religion.
dominations-word-knowledge = Connaissances
    .forms = Connaissances, Connaissance
dominations-word-knowledge-text = Ce avec quoi vous payez, comptées par Domaine. Elles sont perdues au-delà de votre limite et à la fin de chaque Âge.
dominations-word-reserve = réserve
    .forms = réserve, réserves, limite, limites, limite de réserve
dominations-word-reserve-text = Combien de Connaissances d’un Domaine vous pouvez garder : 5, ou 10, 15, 20 avec une Cité de niveau 1, 2, 3 sur un Camp de sa couleur.
dominations-word-age = Âge
    .forms = Âge, Âges
dominations-word-age-text = La partie en a trois, de cinq tours chacun. À la fin de chacun, l’Influence et les rôles rapportent.
dominations-word-tile = tuile
    .forms = tuile, tuiles
dominations-word-tile-text = Un triangle avec un Camp au milieu et un point dans chaque coin. Chaque tour commence par en poser une.
dominations-word-camp = Camp
    .forms = Camp, Camps
dominations-word-camp-text = Le grand espace au milieu d’une tuile. Il donne 1 Connaissance de sa couleur quand la tuile est posée ; une Cité peut s’y dresser.
dominations-word-dot = points de couleur
    .forms = points de couleur, point de couleur
dominations-word-dot-text = Les petits signes de couleur dans les coins des tuiles. Les quatre le long d’un côté commun donnent chacun 1 Connaissance de leur couleur.
dominations-word-cradle = Berceau
    .forms = Berceau
dominations-word-cradle-text = L’hexagone central où commence la carte. Ses bords ont des points, mais personne n’y bâtit.
dominations-word-locus = Locus
    .forms = Locus, Loci
dominations-word-locus-text = Le centre de six tuiles qui se touchent. Qui complète l’anneau reçoit 1 Connaissance par point au centre, au lieu de ceux des côtés.
dominations-word-concentration = Concentration
    .forms = Concentration, Concentrations
dominations-word-concentration-text = Deux points de même couleur face à face sur un côté commun : ils donnent 1 Connaissance de plus.
dominations-word-produce = produire
    .forms = produire, produit, produisent, produites, produisez
dominations-word-produce-text = Recevoir des Connaissances d’une tuile : des points, des Concentrations, du Camp et des Cités qui commercent. Certaines cartes s’y ajoutent.
dominations-word-city = Cité
    .forms = Cité, Cités
dominations-word-city-text = Se dresse sur un Camp. Elle relève votre limite dans sa couleur, donne de l’Influence et produit quand une tuile est posée à côté.
dominations-word-monument = Monument
    .forms = Monument, Monuments
dominations-word-monument-text = Se bâtit niveau par niveau, par n’importe qui. Chaque niveau est une carte pour l’arbre de son acheteur ; le niveau 1 met la pièce sur le plateau.
dominations-word-level = carte Niveau
    .forms = carte Niveau, cartes Niveau
dominations-word-level-text = Un niveau d’un Monument. Elle est dans l’arbre de qui l’a achetée.
dominations-word-mastery = Maîtrise
    .forms = Maîtrise, Maîtrises
dominations-word-mastery-text = Une carte d’un Domaine, de valeur 3, 6 ou 9, qui est son prix. Dans votre arbre, elle agit jusqu’à la fin de la partie.
dominations-word-advance = perfectionner
    .forms = perfectionner, perfectionne, perfectionnez, côté avancé, côté de base, avancé, avancée
dominations-word-advance-text = Une Maîtrise a un côté de base et un côté avancé. La perfectionner, c’est payer son amélioration et la retourner.
dominations-word-tree = Arbre de civilisation
    .forms = Arbre de civilisation, arbre, arbres, Arbre
dominations-word-tree-text = Vos cartes, côte à côte autour du Feu de camp. Là où deux cartes se touchent, leurs demi-Nodus doivent former un Nodus.
dominations-word-half = demi-Nodus
    .forms = demi-Nodus, demi-cercle, demi-cercles
dominations-word-half-text = Le demi-cercle sur un côté d’une carte. Il doit en rencontrer un qui convient : les deux font alors un Nodus.
dominations-word-nodus = Nodus
    .forms = Nodus
dominations-word-nodus-text = Un cercle entier entre deux cartes d’un arbre. Les objectifs et bien des cartes les comptent.
dominations-word-vestigium = Vestigium
    .forms = Vestigium
dominations-word-vestigium-text = Blanc : une Connaissance du Domaine que vous nommez. En demi-cercle, il convient à toute couleur, mais pas à un autre blanc.
dominations-word-corruptio = Corruptio
    .forms = Corruptio
dominations-word-corruptio-text = Un demi-cercle noir. Rien ne lui convient : la place à côté reste vide à jamais.
dominations-word-influence = Influence
    .forms = Influence, influence
dominations-word-influence-text = Vient des Cités et des cartes et ne se perd jamais. À la fin de chaque Âge, elle rapporte son nombre, et le premier peut assimiler.
dominations-word-assimilate = assimiler
    .forms = assimiler, assimile, assimilez, assimilation
dominations-word-assimilate-text = Le premier en Influence prend gratuitement une copie de la Maîtrise d’un rival à la fin d’un Âge. Le rival garde la sienne.
dominations-word-nation = Nation
    .forms = Nation, Nations
dominations-word-nation-text = La civilisation que vous menez. Ses cinq objectifs valent de 10 à 100 points à la fin.
dominations-word-objective = objectif
    .forms = objectif, objectifs, Objectif, Objectifs
dominations-word-objective-text = Ce que votre Nation veut avoir à la fin. Un seul atteint vaut 10 points, les cinq en valent 100.
dominations-word-role = rôle
    .forms = rôle, rôles, Rôle, Rôles, carte Domination, cartes Domination
dominations-word-role-text = Pour chaque Domaine, qui a le plus de Connaissances restantes à la fin d’un Âge prend son rôle : des points, et un pouvoir à l’Âge suivant.
dominations-word-build = Bâtir
    .forms = Bâtir, action Bâtir, actions Bâtir
dominations-word-build-text = La deuxième partie du tour : une Cité, une Cité améliorée ou un niveau de Monument.
dominations-word-develop = Développer
    .forms = Développer, action Développer, actions Développer
dominations-word-develop-text = La dernière partie du tour : une nouvelle Maîtrise, ou une Maîtrise retournée sur son côté avancé.
dominations-word-token = jetons de Cité
    .forms = jetons de Cité, jeton de Cité, jetons
dominations-word-token-text = Vous en avez 15. Chaque Cité bâtie et chaque niveau ajouté en prend un.
dominations-word-exchange = échanger
    .forms = échanger, échange, échanges, Échanger
dominations-word-exchange-text = Changer des Connaissances d’un Domaine en celles d’un autre à votre tour : 2 contre 1 au Feu de camp, mieux grâce à certaines cartes.

## Diagrams of the rules, for whoever does not see them

dominations-diagram-d-5-3 = Deux tuiles ont un côté commun. À un bout, deux points de couleur égaux se font face : ils produisent 1 chacun et 1 de plus, la Concentration. À l’autre bout, les couleurs diffèrent : chaque point de couleur produit 1.
dominations-diagram-d-6-1 = Six tuiles se touchent par un coin ; la dernière vient d’être placée. Les six points de couleur autour de ce coin sont le Locus : chacun produit 1. Les points de couleur le long des côtés ne produisent rien.
dominations-diagram-d-12-3 = Deux cartes côte à côte, cinq fois. Deux demi-Nodus d’une même couleur forment un Nodus, de même qu’une couleur et le blanc. Deux couleurs différentes n’en forment pas, ni blanc et blanc, ni le noir avec quoi que ce soit.
