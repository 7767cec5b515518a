# Pearls. $player en $taker zijn spelers, $card een soort kaart.

pearls-title = Parels
pearls-about = Trek kaarten, leg ze voor punten en beroof je rivalen met robijnen.
pearls-card-goal = Haal de meeste punten: een gelegde kaart levert haar waarde op, en een robijn neemt ook een kaart van een rivaal.
pearls-card-end = Het spel eindigt met de trekstapel.
pearls-card-turn = Trek een kaart en leg er dan hoogstens twee.
pearls-goal-points = { $points } punten, { $player } { $other }
pearls-flag-deck = kaarten van elke soort: zes (full) of vier (short)
pearls-flag-deck-full = zes van elke soort
pearls-flag-deck-short = vier van elke soort

pearls-ask-lay = Een kaart leggen?
    .why = Gelegde kaarten scoren; een kaart die je houdt, kan geroofd worden.
pearls-ask-rob = Wie moet je een kaart geven?
    .why = Een van hun kaarten wordt van jou.
pearls-ask-give = Welke kaart geef je?
    .why = De rover koos jou; jij kiest de kaart.
pearls-option-lay = { $card } leggen
pearls-option-give = { $card } geven
pearls-option-rob = { $player }
pearls-option-pass = Passen
pearls-event-drew = { $player } trekt een { $card }.
    .you = Je trekt een { $card }.
pearls-event-drew-hidden = { $player } trekt een kaart.
    .you = Je trekt een kaart.
pearls-event-laid = { $player } legt een { $card }.
    .you = Je legt een { $card }.
pearls-event-gave = { $player } geeft een { $card } aan { $taker }.
    .you = Je geeft een { $card } aan { $taker }.
pearls-event-ended = De stapel is leeg: het spel is afgelopen.

pearls-text-card = { $value } waard als ze gelegd is
pearls-text-ruby = Als je hem legt, toont en geeft een rivaal naar keuze je een kaart.

pearls-table-deck = Kaarten in de stapel: { $count }
pearls-table-points = punten
pearls-table-cards = kaarten
pearls-table-laid = gelegd
pearls-table-hand = Jouw hand:

pearls-term-points = gelegde punten
pearls-term-cards = kaarten om te leggen
pearls-term-rubies = robijnen om mee te roven
pearls-kind-card = Kaarten

refusal-pearls-pack-kinds = { $file }, regel { $line }: er moeten { $count } soorten kaarten zijn, met “ruby” als laatste.
