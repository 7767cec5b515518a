# Utopia. $civ est l’un des mots utopia-civ, un adjectif au masculin ; les noms des îles et des
# quartiers viennent du contenu du jeu.

utopia-title = Utopia
utopia-about = Accueillez sur quatre îles les princes de cinq civilisations, élevez monuments et merveilles, gagnez la faveur du roi.
utopia-card-goal = Ayez le plus de points. Trois de vos princes d’une même civilisation dans un quartier vous en donnent le contrôle : il rapporte à chaque tour. Un prince de chaque civilisation sur une île y bâtit la Merveille : 6 points tout de suite.
utopia-card-end = La partie s’achève avec le tour où quelqu’un atteint 50 points.
utopia-card-turn = À chaque tour, vous accueillez trois invités, qui amènent vos princes sur les îles. Puis vous jouez des cartes pour déplacer, ajouter ou retirer des princes, ou influencer le Roi. Puis vos quartiers rapportent.

## Où l’on en est

utopia-goal-points =
    { $income ->
        [0] { $points ->
            [one] { $points } point sur { $goal }
           *[other] { $points } points sur { $goal }
        }
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } sur { $goal }, et { $income } de plus au prochain décompte
    }
utopia-goal-district = { $district } : { $count ->
        [one] { $count } prince { $civ }
       *[other] { $count } princes { $civ ->
            [chinois] chinois
           *[other] { $civ }s
        }
    } sur { $need }, pour le contrôle
utopia-goal-wonder =
    { $count ->
        [one] { $island } : { $count } civilisation sur { $need }, pour la Merveille
       *[other] { $island } : { $count } civilisations sur { $need }, pour la Merveille
    }

## Civilisations et phases

utopia-civ-maya = maya
utopia-civ-persia = perse
utopia-civ-egypt = égyptien
utopia-civ-greece = grec
utopia-civ-china = chinois
utopia-civilisation-maya = Maya
utopia-civilisation-persia = Perse
utopia-civilisation-egypt = Égypte
utopia-civilisation-greece = Grèce
utopia-civilisation-china = Chine
utopia-phase-setup = Mise en place
utopia-phase-welcome = Phase 1 : l’accueil
utopia-phase-development = Phase 2 : le développement
utopia-phase-scoring = Phase 3 : le décompte

## Questions

utopia-ask-enter = Quel invité accueillez-vous ?
    .why = Chaque invité fait entrer un de vos princes sur une île. Il vous en faut pour contrôler des quartiers et bâtir des Merveilles.
utopia-ask-district = Dans quel quartier placez-vous le prince { $civ } ?
    .why = Trois de vos princes d’une civilisation dans un quartier vous en donnent le contrôle ; un de chacune sur l’île permet d’y bâtir la Merveille.
utopia-ask-build = Voulez-vous bâtir ?
    .why = Vous avez les princes qu’il faut. Une Merveille donne 6 points tout de suite ; un quartier rapporte à chaque calcul du prestige.
utopia-ask-wonder-prince = De quel quartier retirez-vous le prince { $civ } pour la Merveille ?
    .why = Cinq princes retournent dans votre réserve pour la Merveille. Prenez celui-ci là où il vous sert le moins.
utopia-ask-name = Qui désignez-vous pour accueillir aussi un invité ?
    .why = Votre invité surprise a un prix : un adversaire de votre choix accueille aussitôt un invité du plateau.
utopia-ask-extra = Vous êtes désigné : quel invité accueillez-vous ?
    .why = Cet invité est un cadeau : il s’ajoute à vos trois invités, et vous pouvez bâtir avec lui.
utopia-ask-position-discard = Quelle carte défaussez-vous pour votre rang sur la piste ?
    .why = Le premier sur la piste défausse 2 cartes, le dernier aucune, les autres 1 : personne ne s’échappe.
utopia-ask-action = Que faites-vous ?
    .why = Les cartes paient des actions, autant que vous pouvez. Vous pouvez en garder jusqu’à 5 pour le tour suivant.
utopia-ask-civilisation-move = De quelle civilisation déplacez-vous des princes ?
    .why = Une carte d’une civilisation déplace un ou deux de ses princes ensemble, par une rue, un pont ou une barque.
utopia-ask-civilisation-add = De quelle civilisation ajoutez-vous un prince à partir d’un monument ?
    .why = Une carte amène un prince à un monument de sa civilisation. Si un adversaire le contrôle, il gagne 1 point.
utopia-ask-civilisation-add-any = De quelle civilisation ajoutez-vous librement un prince ?
    .why = Trois cartes d’une civilisation amènent son prince dans le quartier de votre choix.
utopia-ask-civilisation-remove = De quelle civilisation retirez-vous un prince pour 2 points ?
    .why = Un prince près d’un monument de sa propre civilisation peut partir pour 2 points tout de suite.
utopia-ask-civilisation-raise = Quelle civilisation augmentez-vous de 1 sur l’échelle de prestige ?
    .why = Au calcul du prestige, chaque monument vaut le rang de sa civilisation. Augmentez ce que vous contrôlez.
utopia-ask-civilisation-lower = Quelle civilisation réduisez-vous à 1 sur l’échelle de prestige ?
    .why = Deux cartes renvoient une civilisation à 1, et toutes celles d’au-dessous montent. Utile contre les monuments d’un adversaire.
utopia-ask-from = De quel quartier part le prince { $civ } ?
    .why = Ils partent ensemble d’un même quartier. Les princes qui restent y comptent toujours.
utopia-ask-to = Vers quel quartier va le prince { $civ } ?
    .why = Une rue ou un pont mène à côté ; une barque mène à toute barque de la même mer ou d’une mer voisine.
utopia-ask-how-many = Prince { $civ } : combien en déplacez-vous ?
    .why = La carte paie aussi bien un prince que deux.
utopia-ask-monument = À partir de quel monument { $civ } ajoutez-vous un prince ?
    .why = Le prince arrive à ce monument. Au monument d’un adversaire, celui-ci gagne 1 point.
utopia-ask-island = Sur quelle île arrive le prince { $civ } ?
    .why = D’abord l’île, puis le quartier. Des princes des cinq civilisations sur une île y bâtissent la Merveille.
utopia-ask-prince = Quel prince { $civ } retirez-vous ?
    .why = Il retourne dans votre réserve et vous gagnez 2 points, quel que soit le contrôleur du monument.
utopia-ask-pay =
    Quelle carte jouez-vous comme carte { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    } ?
    .why = Une autre carte peut servir si vous employez un de vos privilèges. Vous en avez deux pour toute la partie.
utopia-ask-hand-limit = Vous pouvez garder 5 cartes. Laquelle défaussez-vous ?
    .why = Ce que vous gardez s’ajoute aux 5 cartes du tour suivant.

## Réponses

utopia-option-guest = Invité { $civ } de l’{ $island }
utopia-option-surprise = Invité surprise, pioché dans le sac
utopia-option-wonder = Bâtir la Merveille de l’{ $island }
utopia-option-control = Contrôler { $district } (monument { $civ })
utopia-option-done = Ne plus rien bâtir
utopia-option-end = Finir le tour
utopia-option-keep = Garder le reste
utopia-option-move = Déplacer 1 ou 2 princes (1 carte)
utopia-option-add = Ajouter un prince à partir d’un monument (1 carte)
utopia-option-add-any = Ajouter un prince librement (3 cartes)
utopia-option-remove = Retirer un prince près d’un monument pour 2 points (1 carte)
utopia-option-raise = Influencer le Roi : augmenter une civilisation de 1 (1 carte)
utopia-option-lower = Influencer le Roi : réduire une civilisation à 1 (2 cartes)
utopia-option-civ =
    civilisation { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    }
utopia-option-turned =
    carte { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    }, changée par un privilège
utopia-option-princes =
    { $count ->
        [one] 1 prince
       *[other] { $count } princes
    }

## La leçon

utopia-lesson-goal = Bienvenue à Utopia ! Vous êtes ministre du roi et vous cherchez à gagner des points. Quand quelqu’un en atteint 50, la partie s’achève avec ce tour. Le plus haut score l’emporte.
utopia-lesson-board = Voici l’{ $island }, l’une des îles de la cité. Chaque île est faite de quartiers. Les figurines qui s’y trouvent sont des princes de cinq civilisations.
utopia-lesson-ways = Les princes rapportent des points de deux façons. Cinq princes sur une île, un de chaque civilisation, bâtissent sa Merveille. Trois princes d’une même civilisation dans un quartier en prennent le contrôle.
utopia-lesson-guest = Un tour commence par des invités, près des barques. Un invité fait entrer un de vos princes sur son île. Sur l’{ $island }, il ne vous manque qu’un prince maya. Accueillez l’invité maya, puis choisissez { $district } ; tous les quartiers conviennent.
utopia-lesson-wonder = Vous avez maintenant les cinq civilisations sur cette île. Bâtissez la Merveille ! Un prince de chacune retourne dans votre réserve.
utopia-lesson-wonder-built = Bravo : { $points } points tout de suite, et la Merveille reste à vous. Ce n’est pas tout. Quand un quartier de cette île passe sous contrôle, vous gagnez le nombre qui y est inscrit.
utopia-lesson-second = Prenons donc un quartier ici. Il vous reste un prince perse : { $district }. Accueillez l’invité perse de l’{ $island } et placez-le au même endroit.
utopia-lesson-third = Votre adversaire a aussi accueilli un invité. Les derniers invités perses sont sur l’{ $island }. Accueillez-en un et placez-le ici : { $district }. Il y a une barque, il pourra donc naviguer.
utopia-lesson-cards = Tous les invités sont placés. La phase 2 apporte des cartes : vous en avez { $cards }, dont { $persian } perses. Une carte paie une action de sa civilisation.
utopia-lesson-discard = Vous êtes en tête, vous défaussez donc 2 cartes. La partie reste ainsi serrée. Donnez une carte chinoise et une grecque ; vous avez besoin des perses.
utopia-lesson-move = Amenez maintenant le troisième Perse. Choisissez de déplacer, puis le prince perse : { $start } → { $end }. Payez avec une carte perse. Les barques vont dans la même mer ou la mer voisine.
utopia-lesson-control = Trois Perses ici : { $district }. Prenez le contrôle ! Un monument perse s’y dressera, et personne ne pourra vous prendre le quartier.
utopia-lesson-controlled = La Merveille de l’île est à vous : vous gagnez aussitôt le nombre inscrit sur { $district }. Cela fait { $points } points. Les trois princes sont de retour dans votre réserve.
utopia-lesson-king = À la fin de chaque tour, chacun de vos quartiers rapporte des points. Combien ? Ce que l’échelle de prestige du roi indique pour sa civilisation. La Perse n’y vaut que { $worth }. Influencez le Roi : augmentez la Perse avec votre autre carte perse.
utopia-lesson-end = La Perse vaut maintenant { $worth }, et votre monument aussi. Gardez vos autres cartes pour le tour suivant. Finissez votre tour et confirmez.
utopia-lesson-scoring = Votre adversaire a joué, puis est venue la phase 3 : le décompte. Votre quartier a rapporté { $worth }, autant que vaut la Perse. Vous avez { $points } points. Il rapportera encore à chaque tour.
utopia-lesson-summary = C’était un tour complet : accueillir, jouer des cartes, compter. Une Merveille donne 6 points une fois ; un quartier rapporte à chaque tour. Continuez ici si vous voulez, ou commencez votre propre partie.

## Le journal

utopia-event-round-began = Le tour { $round } commence.
utopia-event-phase-setup = La table est prête.
utopia-event-phase-welcome = Phase 1 : l’accueil des princes.
utopia-event-phase-development = Phase 2 : le développement de la cité.
utopia-event-phase-scoring = Phase 3 : le calcul des points de prestige.
utopia-event-guests-arrived = { $count } invités arrivent par bateau.
utopia-event-guest-taken = { $player } accueille l’invité { $civ } de l’{ $island }.
    .you = Vous accueillez l’invité { $civ } de l’{ $island }.
utopia-event-surprise-drawn = { $player } pioche un invité surprise : { $civ }, pour l’{ $island }.
    .you = Vous piochez un invité surprise : { $civ }, pour l’{ $island }.
utopia-event-player-named = { $player } désigne { $named }, qui accueille aussi un invité.
    .you = Vous désignez { $named }, qui accueille aussi un invité.
utopia-event-prince-placed = { $player } place un prince { $civ } : { $district }.
    .you = Vous placez un prince { $civ } : { $district }.
utopia-event-prince-removed = { $player } retire un prince { $civ } : { $district }.
    .you = Vous retirez un prince { $civ } : { $district }.
utopia-event-princes-moved =
    { $count ->
        [one] { $player } déplace 1 prince { $civ } : { $start } → { $end }.
       *[other] { $player } déplace { $count } princes { $civ ->
            [chinois] chinois
           *[other] { $civ }s
        } : { $start } → { $end }.
    }
    .you =
        { $count ->
            [one] Vous déplacez 1 prince { $civ } : { $start } → { $end }.
           *[other] Vous déplacez { $count } princes { $civ ->
                [chinois] chinois
               *[other] { $civ }s
            } : { $start } → { $end }.
        }
utopia-event-wonder-built = { $player } bâtit la Merveille de l’{ $island }.
    .you = Vous bâtissez la Merveille de l’{ $island }.
utopia-event-control-taken = { $player } prend le contrôle d’un quartier avec un monument { $civ } : { $district }.
    .you = Vous prenez le contrôle d’un quartier avec un monument { $civ } : { $district }.
utopia-event-scored-wonder = { $player } gagne { $points } pour la Merveille et en a { $total }.
    .you = Vous gagnez { $points } pour la Merveille et en avez { $total }.
utopia-event-scored-income = { $player } gagne { $points } en propriétaire de la Merveille de l’île et en a { $total }.
    .you = Vous gagnez { $points } en propriétaire de la Merveille de l’île et en avez { $total }.
utopia-event-scored-visitor = { $player } gagne { $points } pour le visiteur de son monument et en a { $total }.
    .you = Vous gagnez { $points } pour le visiteur de votre monument et en avez { $total }.
utopia-event-scored-return = { $player } gagne { $points } pour le prince qui s’en va et en a { $total }.
    .you = Vous gagnez { $points } pour le prince qui s’en va et en avez { $total }.
utopia-event-scored-districts = { $player } gagne { $points } pour ses quartiers et en a { $total }.
    .you = Vous gagnez { $points } pour vos quartiers et en avez { $total }.
utopia-event-cards-dealt =
    { $count ->
        [one] { $player } reçoit { $count } carte.
       *[other] { $player } reçoit { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous recevez { $count } carte.
           *[other] Vous recevez { $count } cartes.
        }
utopia-event-own-cards-dealt =
    { $count ->
        [one] { $player } reçoit { $count } carte : { $cards }.
       *[other] { $player } reçoit { $count } cartes : { $cards }.
    }
    .you =
        { $count ->
            [one] Vous recevez { $count } carte : { $cards }.
           *[other] Vous recevez { $count } cartes : { $cards }.
        }
utopia-event-cards-shuffled = La défausse est mélangée et devient la pioche.
utopia-event-discarded =
    { $player } défausse une carte { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    }.
    .you =
        Vous défaussez une carte { $civ ->
            [maya] maya
            [perse] perse
            [grec] grecque
            [chinois] chinoise
           *[other] égyptienne
        }.
utopia-event-paid =
    { $player } joue une carte { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    }.
    .you =
        Vous jouez une carte { $civ ->
            [maya] maya
            [perse] perse
            [grec] grecque
            [chinois] chinoise
           *[other] égyptienne
        }.
utopia-event-paid-turned =
    { $player } joue une carte { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    } ; un privilège en fait une carte { $worth ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    }.
    .you =
        Vous jouez une carte { $civ ->
            [maya] maya
            [perse] perse
            [grec] grecque
            [chinois] chinoise
           *[other] égyptienne
        } ; un privilège en fait une carte { $worth ->
            [maya] maya
            [perse] perse
            [grec] grecque
            [chinois] chinoise
           *[other] égyptienne
        }.
utopia-event-raised =
    { $player } augmente à { $worth } la valeur de la civilisation { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    } sur l’échelle de prestige.
    .you =
        Vous augmentez à { $worth } la valeur de la civilisation { $civ ->
            [maya] maya
            [perse] perse
            [grec] grecque
            [chinois] chinoise
           *[other] égyptienne
        } sur l’échelle de prestige.
utopia-event-lowered =
    { $player } réduit à 1 la valeur de la civilisation { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    } sur l’échelle de prestige.
    .you =
        Vous réduisez à 1 la valeur de la civilisation { $civ ->
            [maya] maya
            [perse] perse
            [grec] grecque
            [chinois] chinoise
           *[other] égyptienne
        } sur l’échelle de prestige.
utopia-event-game-won = La partie est terminée : { $player } l’emporte.
    .you = La partie est terminée : vous l’emportez !
utopia-event-game-shared = La partie est terminée : les joueurs en tête gagnent ensemble.

## Réglages d’une partie

utopia-flag-district_value_floor = valeur minimale d’un quartier : comme imprimée (1), ou 2
utopia-flag-start_rotation = qui passe à l’arrière de la case départ à chaque tour : toujours le ministre de tête (front, le livret français), seulement celui qui a commencé le tour précédent (first, l’anglais), ou celui de tête, mais seulement tant que tous y sont (all, le néerlandais)
utopia-flag-sea_range = les barques vont aussi dans la mer voisine (adjacent), ou restent dans la même mer
utopia-flag-phase1_order = ordre de la phase 1 : relu à chaque passage (live), ou fixé au début
utopia-flag-extra_entering_builds = si le joueur désigné après un invité surprise peut bâtir
utopia-flag-wonder_own_income = si une Merveille paie son propriétaire pour les quartiers qu’il prend lui-même
utopia-flag-victory_tie = égalité à la fin : le premier sur la piste gagne, ou la victoire est partagée
utopia-flag-phase3_order = ordre de la phase 3 : comme les ministres sont sur la piste (track, le livret français), ou comme les tours de la phase 2 ont été joués (turns, l’anglais et le néerlandais)
utopia-flag-spare_cards = cartes non jouées dans la limite de 5 : toutes sont gardées (kept, notre choix), ou on peut en défausser, ce qui est demandé à chaque tour (discarded, les livrets)
utopia-flag-district_value_floor-1 = 1, comme imprimée
utopia-flag-district_value_floor-2 = au moins 2
utopia-flag-start_rotation-front = toujours le ministre de tête
utopia-flag-start_rotation-first = seulement qui a commencé le tour précédent
utopia-flag-start_rotation-all = seulement tant que tous y sont
utopia-flag-sea_range-adjacent = la mer voisine aussi
utopia-flag-sea_range-same = la même mer seulement
utopia-flag-phase1_order-live = relu à chaque passage
utopia-flag-phase1_order-fixed = fixé au début
utopia-flag-victory_tie-track = le premier sur la piste gagne
utopia-flag-victory_tie-shared = la victoire est partagée
utopia-flag-phase3_order-track = comme sur la piste
utopia-flag-phase3_order-turns = comme les tours ont été joués
utopia-flag-spare_cards-kept = toutes sont gardées
utopia-flag-spare_cards-discarded = on peut en défausser

## Ce que sont les choses

utopia-text-district = { $island }, valeur { $value }
utopia-text-ship = a une barque : les princes peuvent y embarquer
utopia-text-near = à côté de : { $districts }
utopia-text-control = Trois de vos princes d’une même civilisation en prennent ici le contrôle : ils retournent dans votre réserve, et le monument vous rapporte à chaque tour.
utopia-text-island = quartiers : { $districts }
utopia-text-wonder = Un de vos princes de chaque civilisation sur cette île bâtit sa Merveille, une seule fois : ils retournent dans votre réserve, et vous marquez 6 points.
utopia-text-civ = À chaque tour, chaque monument { $civ } rapporte la valeur de son rang sur l’échelle de prestige.
utopia-text-card =
    carte { $civ ->
        [maya] maya
        [perse] perse
        [grec] grecque
        [chinois] chinoise
       *[other] égyptienne
    }
utopia-text-guest = Amène un prince { $civ } de votre réserve dans un quartier au choix de l’{ $island }.
utopia-text-surprise = Tirez un invité au hasard ; puis un autre joueur de votre choix en accueille un aussi.
utopia-text-move = Pour une carte, un ou deux de vos princes de sa civilisation vont ensemble d’un quartier à un autre par une rue ou un pont, ou de barque à barque.
utopia-text-add = Pour une carte, un prince de sa civilisation vient de votre réserve à un monument de cette civilisation ; si un autre joueur le contrôle, il gagne 1 point.
utopia-text-add-any = Pour trois cartes d’une même civilisation, un de ses princes vient de votre réserve dans un quartier au choix.
utopia-text-remove = Pour une carte, un de vos princes de sa civilisation quitte un monument de cette civilisation, et vous gagnez 2 points.
utopia-text-raise = Pour une carte, sa civilisation échange sa place avec celle du dessus sur l’échelle de prestige.
utopia-text-lower = Pour deux cartes d’une même civilisation, sa valeur est réduite à 1 sur l’échelle de prestige, et celles du dessous montent.

## La table au terminal

utopia-table-round = Tour { $round }
utopia-table-scale = Échelle de prestige :
utopia-table-hand = Votre main :
utopia-table-hand-empty = aucune carte
utopia-table-place = sur l’échelle : { $place }
utopia-table-guests = invités
utopia-table-wonder = Merveille
utopia-table-closed = fermée à deux joueurs
utopia-table-monuments = monuments restants
utopia-table-score = points
utopia-table-cards = cartes
utopia-table-bases = socles
utopia-table-privileges = privilèges
utopia-table-reserve = princes en réserve
utopia-table-deck = pioche { $deck }, défausse { $pile }
utopia-table-pass = entrée { $pass } sur 3
utopia-map-district = quartier
utopia-map-value = valeur
utopia-map-land = par rue ou pont
utopia-map-sea = par barque
utopia-map-legend = Un quartier : valeur, ≈ pour une barque, ♜ monument avec civilisation et joueur, puis les princes : signe du joueur, lettres des civilisations, nombre à partir de deux.

## Défauts d’un contenu

refusal-utopia-pack-islands = { $file }, ligne { $line } : les îles doivent être { $islands }, dans cet ordre.
refusal-utopia-pack-district-missing = { $file }, ligne { $line } : l’île « { $island } » cite le quartier « { $id } », mais aucun [[district]] de ce nom ne s’y trouve. Ajoutez-le, ou retirez « { $id } » de { $key }.
refusal-utopia-pack-district-unlisted = { $file }, ligne { $line } : aucune île ne cite le quartier « { $id } ». Ajoutez-le à « districts » de son [[island]].
refusal-utopia-pack-district-unknown = { $file }, ligne { $line } : { $key } cite le quartier « { $id } », qui n’existe pas.
refusal-utopia-pack-sector-unknown = { $file }, ligne { $line } : { $key } cite le secteur de mer « { $id } », qui n’existe pas.
refusal-utopia-pack-sector-one-way = { $file }, ligne { $line } : le secteur « { $a } » touche « { $b } », mais pas l’inverse. Ajoutez « { $a } » à « adjacent » de « { $b } ».
refusal-utopia-pack-closed-island = { $file }, ligne { $line } : une île exactement doit avoir used_with_two_players = false.
refusal-utopia-pack-value = { $file }, ligne { $line } : { $key } vaut { $value }, mais un quartier vaut de 1 à 4.
refusal-utopia-pack-one-way = { $file }, ligne { $line } : « { $a } » mène à « { $b } », mais pas l’inverse. Ajoutez « { $a } » à la même liste de « { $b } », ou retirez « { $b } » de { $key }.
refusal-utopia-pack-cut-off = { $file }, ligne { $line } : aucune rue ne mène au quartier « { $id } ». Donnez-lui au moins un voisin.
refusal-utopia-pack-line-extra = { $file }, ligne { $line } : { $key } est tracé entre « { $a } » et « { $b } », qui ne sont pas voisins.
refusal-utopia-pack-line-missing = { $file }, ligne { $line } : le passage entre « { $a } » et « { $b } » n’est pas tracé. Ajoutez un [[street]] ou un [[bridge]].

## What bots weigh, and what the balance of the content is measured by

utopia-term-points = points de prestige
utopia-term-income = revenus des quartiers et des merveilles
utopia-term-districts = princes réunis pour un quartier
utopia-term-wonders = princes réunis pour une merveille
utopia-term-cards = cartes et princes auprès des monuments
utopia-kind-civilisation = Civilisations (des monuments dans les quartiers contrôlés)
utopia-kind-district = Quartiers
utopia-kind-wonder = Merveilles

## The table in the browser

web-utopia-hand = Votre main
web-utopia-bag = Sac des invités
web-utopia-deck = Pioche : { $count }
web-utopia-pile = Défausse : { $count }
web-utopia-figures = Cartes { $cards } · socles { $bases } · privilèges { $privileges }
web-utopia-reserve = Princes en réserve : { $princes }.
web-utopia-guests = Invités auprès des bateaux
web-utopia-scale = Échelle de prestige
web-utopia-value = valeur { $value }
web-utopia-controlled = Contrôlé par { $player } (monument { $civ }).
web-utopia-princes-of = { $player } : { $princes }.
web-utopia-no-wonder = Aucune merveille n’a encore été construite ici.
web-utopia-wonder-of = La merveille appartient à { $player }.
web-utopia-worth = vaut { $worth } sur l’échelle de prestige
web-utopia-monuments-left =
    { $count ->
        [one] Reste { $count } monument
       *[other] Restent { $count } monuments
    }
web-utopia-round = Tour { $round }
web-utopia-hand-empty = Aucune carte en main
web-utopia-in-reserve = Princes dans votre réserve

## Les mots expliqués : les formes sont celles que les textes emploient

utopia-word-civilisation = civilisation
    .forms = civilisation, civilisations
utopia-word-civilisation-text = Il y en a cinq : Maya, Perse, Égypte, Grèce et Chine. Chacune a ses princes, ses monuments, ses invités, ses cartes et sa place sur l’échelle de prestige.
utopia-word-district = quartier
    .forms = quartier, quartiers
utopia-word-district-text = Une partie d’une île, avec la place d’un monument. Trois de vos princes d’une même civilisation vous y donnent le contrôle.
utopia-word-island = île
    .forms = île, îles, Île, Îles
utopia-word-island-text = Il y en a quatre : l’Eau, le Feu, la Terre et le Vent. Chacune a ses quartiers et la place d’une Merveille.
utopia-word-sea = secteur maritime
    .forms = secteur maritime, secteurs maritimes, mer, mers
utopia-word-sea-text = La mer autour des îles est coupée en quatre secteurs maritimes qui se suivent. Une barque navigue dans son secteur ou vers le suivant.
utopia-word-way = rue
    .forms = rue, rues, pont, ponts
utopia-word-way-text = Les rues et les ponts relient les quartiers. Un prince qui va par la terre en traverse un.
utopia-word-ship = barque
    .forms = barque, barques
utopia-word-ship-text = Un quartier avec une barque est un port : les princes y embarquent pour une autre barque de la même mer ou de la voisine. Les invités attendent près des îles.
utopia-word-guest = invité
    .forms = invité, invités
utopia-word-guest-text = Un jeton avec une civilisation et une île. Qui l’accueille place un prince de cette civilisation dans un quartier de cette île.
utopia-word-surprise = invité surprise
    .forms = invité surprise, invités surprise, invités surprises
utopia-word-surprise-text = Au lieu d’un invité des barques, vous pouvez en piocher un au hasard, une fois par tour. Ensuite un joueur de votre choix accueille un invité lui aussi.
utopia-word-bag = sac
    .forms = sac
utopia-word-bag-text = Tous les invités qui ne sont pas sur la table sont dans le sac.
utopia-word-prince = prince
    .forms = prince, princes
utopia-word-prince-text = Vos pions : huit de chaque civilisation. Sur le plateau, ils se rassemblent pour les quartiers et les Merveilles.
utopia-word-reserve = réserve
    .forms = réserve
utopia-word-reserve-text = Vos princes qui ne sont pas sur le plateau. Ils en viennent et y retournent.
utopia-word-monument = monument
    .forms = monument, monuments
utopia-word-monument-text = Se dresse sur un quartier contrôlé. En phase 3, il rapporte la valeur de sa civilisation sur l’échelle de prestige.
utopia-word-wonder = Merveille
    .forms = Merveille, Merveilles, merveille, merveilles
utopia-word-wonder-text = Une par île, pour qui y a le premier un prince de chacune des cinq civilisations : 6 points. Son propriétaire gagne aussi quand des quartiers de l’île sont pris plus tard.
utopia-word-control = contrôle
    .forms = contrôle, contrôlé, contrôlés, contrôlez, contrôler
utopia-word-control-text = Trois princes d’une civilisation quittent le quartier ; un monument et un de vos socles y viennent. Il est à vous pour toujours et rapporte à chaque tour.
utopia-word-base = socle
    .forms = socle, socles
utopia-word-base-text = Vous en avez huit. Chaque quartier contrôlé et chaque Merveille bâtie en prend un ; sans socle, vous ne bâtissez plus rien.
utopia-word-privilege = privilège
    .forms = privilège, privilèges
utopia-word-privilege-text = Change une carte payée en carte d’une autre civilisation. Vous en avez deux pour toute la partie.
utopia-word-minister = ministre
    .forms = ministre, ministres
utopia-word-minister-text = Votre pion sur la piste de score. Sa place décide qui joue d’abord et qui défausse des cartes.
utopia-word-track = piste de score
    .forms = piste de score, piste
utopia-word-track-text = Les cases autour du plateau, qui comptent les points. Qui est plus loin joue plus tôt.
utopia-word-scale = échelle de prestige
    .forms = échelle de prestige, échelle, prestige, points de prestige
utopia-word-scale-text = Dit ce que rapporte en phase 3 un monument de chaque civilisation : 5, 4, 3, 2 ou 1.
utopia-word-king = Roi
    .forms = Roi, roi
utopia-word-king-text = La faveur du Roi, c’est l’échelle de prestige. Qui l’influence y fait monter une civilisation d’un rang ou la réduit à 1.
utopia-word-phase = phase
    .forms = phase, phases
utopia-word-phase-text = Un tour en a trois : l’accueil des invités, le développement avec les cartes, le décompte des quartiers.

## Diagrams of the rules, for whoever does not see them

utopia-diagram-t-7-1 = Trois princes d’un joueur et d’une même civilisation sont dans un quartier. Ils retournent dans la réserve ; un monument sur un socle les remplace. Le prince d’un autre joueur reste.
utopia-diagram-t-9-4 = Quatre secteurs maritimes à la suite : Feu, Eau, Terre, Vent. Une barque du secteur de l’Eau peut aller à une autre barque de l’Eau, à une barque du Feu et à une barque de la Terre, mais pas à une barque du Vent.
