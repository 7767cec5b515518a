# Pearls. $player and $taker are players, $card a kind of card.

pearls-title = Pearls
pearls-about = Draw cards, lay them for points, and rob your rivals with rubies.
pearls-card-goal = Have the most points: cards score what they are worth when you lay them, and a ruby also takes a card from a rival.
pearls-card-end = The game ends with the deck.
pearls-card-turn = Draw a card, then lay up to two.
pearls-goal-points = { $points } points, { $player } { $other }
pearls-flag-deck = cards of each kind: six (full) or four (short)
pearls-flag-deck-full = six of each kind
pearls-flag-deck-short = four of each kind

pearls-ask-lay = Lay a card?
    .why = Cards you lay score; a card you keep can be robbed.
pearls-ask-rob = Who must give you a card?
    .why = A card of theirs becomes yours.
pearls-ask-give = Which card do you give?
    .why = The robber chose you; you choose the card.
pearls-option-lay = Lay a { $card }
pearls-option-give = Give a { $card }
pearls-option-rob = { $player }
pearls-option-pass = Pass
pearls-event-drew = { $player } draws a { $card }.
    .you = You draw a { $card }.
pearls-event-drew-hidden = { $player } draws a card.
    .you = You draw a card.
pearls-event-laid = { $player } lays a { $card }.
    .you = You lay a { $card }.
pearls-event-gave = { $player } gives a { $card } to { $taker }.
    .you = You give a { $card } to { $taker }.
pearls-event-ended = The deck is empty: the game is over.

pearls-text-card = worth { $value } when it is laid
pearls-text-ruby = When you lay it, a rival of your choice shows and gives you a card.

pearls-table-deck = Cards in the deck: { $count }
pearls-table-points = points
pearls-table-cards = cards
pearls-table-laid = laid
pearls-table-hand = Your hand:

pearls-term-points = points laid
pearls-term-cards = cards to lay
pearls-term-rubies = rubies to rob with
pearls-kind-card = Cards

refusal-pearls-pack-kinds = { $file }, line { $line }: there must be { $count } kinds of cards, the last of them “ruby”.
