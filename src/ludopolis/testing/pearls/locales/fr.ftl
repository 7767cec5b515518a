# Pearls. $player et $taker sont des joueurs, $card une sorte de carte.

pearls-title = Perles
pearls-about = Piochez des cartes, posez-les pour des points, et volez vos rivaux avec des rubis.
pearls-card-goal = Ayez le plus de points : une carte posée rapporte ce qu’elle vaut, et un rubis prend aussi une carte à un rival.
pearls-card-end = La partie s’achève avec la pioche.
pearls-card-turn = Piochez une carte, puis posez-en jusqu’à deux.
pearls-goal-points = { $points } points, { $player } { $other }
pearls-flag-deck = cartes de chaque sorte : six (full) ou quatre (short)
pearls-flag-deck-full = six de chaque sorte
pearls-flag-deck-short = quatre de chaque sorte

pearls-ask-lay = Poser une carte ?
    .why = Les cartes posées marquent ; une carte gardée peut être volée.
pearls-ask-rob = Qui doit vous donner une carte ?
    .why = Une de leurs cartes devient la vôtre.
pearls-ask-give = Quelle carte donnez-vous ?
    .why = Le voleur vous a choisi ; vous choisissez la carte.
pearls-option-lay = Poser : { $card }
pearls-option-give = Donner : { $card }
pearls-option-rob = { $player }
pearls-option-pass = Passer
pearls-event-drew = { $player } pioche une carte : { $card }.
    .you = Vous piochez une carte : { $card }.
pearls-event-drew-hidden = { $player } pioche une carte.
    .you = Vous piochez une carte.
pearls-event-laid = { $player } pose une carte : { $card }.
    .you = Vous posez une carte : { $card }.
pearls-event-gave = { $player } donne une carte à { $taker } : { $card }.
    .you = Vous donnez une carte à { $taker } : { $card }.
pearls-event-ended = La pioche est vide : la partie est terminée.

pearls-text-card = vaut { $value } une fois posée
pearls-text-ruby = Quand vous le posez, un rival de votre choix vous montre et vous donne une carte.

pearls-table-deck = Cartes dans la pioche : { $count }
pearls-table-points = points
pearls-table-cards = cartes
pearls-table-laid = posées
pearls-table-hand = Votre main :

pearls-term-points = points posés
pearls-term-cards = cartes à poser
pearls-term-rubies = rubis pour voler
pearls-kind-card = Cartes

refusal-pearls-pack-kinds = { $file }, ligne { $line } : il faut { $count } sortes de cartes, dont la dernière est « ruby ».
