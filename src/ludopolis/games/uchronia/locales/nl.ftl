# Uchronia. $card is de naam van een materiaal; namen van materialen en Gebouwen komen uit het pakket.

uchronia-title = Uchronia
uchronia-about = Heers over een stad waar Romeinen en dinosauriërs samen in het oerwoud leven: geef Bevelen, hamster Grondstoffen, bouw Grote Werken.
uchronia-card-goal = Haal de meeste overwinningspunten. Voltooide Gebouwen geven punten, en je Activiteiten in elke kleur waarvan je het Monopolie hebt ook.
uchronia-card-end = Het spel eindigt met de ronde waarin iemand genoeg punten heeft. Dat is 20 met twee spelers, 18 met drie, 16 met vier, 14 met vijf.
uchronia-card-turn = Bevelen: speel een kaart en voer haar Bevel uit; elk van je Activiteiten in haar kleur geeft een stap meer. Of Intrigeren: trek kaarten, en kopieer misschien een Bevel dat een tegenstander laat zien.

## Hoe ver je bent

uchronia-goal-points = { $points } van de { $goal } punten
uchronia-goal-monopoly = Monopolie { $order }: { $count } tegen { $other }
uchronia-goal-monopoly-held = Monopolie { $order } in bezit, { $count } tegen { $other }
uchronia-goal-building = { $building }: Grondstoffen { $count } van { $need }

## Bevelen en zones

uchronia-order-production = Productie
uchronia-order-exploration = Verkenning
uchronia-order-draconians = Draconiërs
uchronia-order-construction = Bouw
uchronia-order-trade = Handel
uchronia-from-stock = uit de Voorraad
uchronia-from-forum = van het Forum
uchronia-from-hand = uit de Hand
uchronia-from-activities = uit de Activiteiten
uchronia-from-site = van onder het Gebouw
uchronia-from-turned = uit de omgedraaide kaarten
uchronia-from-domain = uit het Domein
uchronia-to-stock = naar de Voorraad
uchronia-to-forum = naar het Forum
uchronia-to-hand = naar de Hand

## Vragen

uchronia-ask-setup-discard = Welke kaart leg je op het Forum?
    .why = Ze ligt op het Forum voor iedereen. Leg weg wat je kunt missen, of wat niemand anders kan gebruiken.
uchronia-ask-domain-to-stock = { $building }: gaat een van de twee kaarten van je Domein naar je Voorraad?
    .why = Anders gaan beide kaarten naar het Forum. In je Voorraad is één ervan een Grondstof voor Gebouwen en Activiteiten.
uchronia-ask-replace-work = { $building }: welk van de Grote Werken vervang je?
    .why = Een Gebouw dat je niet wilt, maakt plaats voor een ander. Het hoeft niet.
uchronia-ask-action = Bevelen of Intrigeren?
    .why = Bevelen speelt een kaart en voert haar Bevel uit. Intrigeren trekt kaarten en mag een Bevel van een tegenstander kopiëren.
uchronia-ask-order-step = Wat is je volgende stap?
    .why = Een Bevel heeft één stap, en één meer voor elke Activiteit van die kleur. Je mag altijd stoppen.
uchronia-ask-wild-order = Welk Bevel voer je met je twee kaarten uit?
    .why = Twee kaarten van één kleur betalen elk Bevel naar keuze. Je Activiteiten in de kleur van dat Bevel geven extra stappen.
uchronia-ask-copy = Welk Bevel kopieer je?
    .why = Je mag één stap doen van een Bevel dat het Domein van een tegenstander toont. Daarvoor heb je een Activiteit in die kleur nodig.
uchronia-ask-reveal-more = Welke kaart toon je nog?
    .why = Elke tegenstander met kaarten in het Domein geeft je één kaart in een getoonde kleur; het Forum legt er één per getoonde kaart bij.
uchronia-ask-withhold = { $building } van { $owner }: welke getoonde kaart telt niet?
    .why = Door de Grenspost van deze tegenstander telt één getoonde kaart niet tegen hem. Jij kiest welke.
uchronia-ask-give = Je wordt overvallen: welke kaart geef je?
    .why = Een kaart in een getoonde kleur gaat naar de Voorraad van de overvaller. Heb je er een, dan moet je er een geven.
uchronia-ask-give-for = { $building }: welke kaart geef je nog?
    .why = Het Gebouw van de overvaller vraagt nog een kaart.
uchronia-ask-foundation = Welke Forumkaart is de Fundering van { $building }?
    .why = De Fundering wordt verbruikt om het Gebouw te beginnen. Ze telt niet als Grondstof.
uchronia-ask-material = Welke Grondstof gaat naar { $building }?
    .why = Zijn er evenveel Grondstoffen als de kosten, dan is het Gebouw voltooid: punten en effect zijn van jou.
uchronia-ask-monopoly-take = Je Monopolie: neem je een kaart van deze kleur van het Forum?
    .why = Je Monopolie betaalt: telkens als een Gebouw in die kleur voltooid is, mag je zo’n kaart in je Hand nemen.
uchronia-ask-pick-site = { $building }: welk Gebouw krijgt de Grondstof?
    .why = Het gekozen Gebouw komt één Grondstof dichter bij voltooiing.
uchronia-ask-pick-card = { $building }: welke kaart { $source }?
    .why = Het effect van dit Gebouw verplaatst de gekozen kaart.
uchronia-ask-pick-target = { $building }: wie kies je?
    .why = Het effect van dit Gebouw treft wie je kiest.
uchronia-ask-take-more = { $building }: welke kaart neem je van het Forum?
    .why = De kaarten gaan naar je Voorraad, als Grondstof voor Gebouwen en Activiteiten. Stop wanneer je wilt.
uchronia-ask-put-in-forum = { $building } van een tegenstander: welke kaart leg je op het Forum?
    .why = Door het Gebouw van een tegenstander legt elke speler een kaart op het Forum.
uchronia-ask-plot-discard = { $building }: welke kaart gaat naar het Forum voor je trekt?
    .why = Voor je trekt, mag één kaart naar het Forum; je trekt er dan één meer.
uchronia-ask-free-start = { $building }: welk Gebouw begin je zonder Fundering?
    .why = Dit begin is een geschenk: zonder Fundering en zonder stap.
uchronia-ask-pick-start = { $building }: welk Gebouw begin je?
    .why = Het Gebouw komt bij jou. Grondstoffen komen er vanaf je volgende beurt bij.

## Antwoorden

uchronia-option-done = Het Bevel beëindigen
uchronia-option-enough = Genoeg
uchronia-option-none = Geen
uchronia-option-yes = Ja
uchronia-option-no = Nee
uchronia-option-plot = Intrigeren
uchronia-option-command = Bevelen met { $card }: { $order }
uchronia-option-command-two = Bevelen met twee { $card }: om het even welk Bevel
uchronia-option-take = { $card } van het Forum nemen
uchronia-option-stow = { $card } in de Voorraad leggen
uchronia-option-reveal = Overval: { $card } tonen
uchronia-option-launch = Een Activiteit starten: { $card }
uchronia-option-launch-forum = Een Activiteit starten vanaf het Forum: { $card }
uchronia-option-start = { $building } beginnen
uchronia-option-feed = Verder bouwen aan { $building }
uchronia-option-bonus = Bevelbonus: { $building }
uchronia-option-feed-by-production = Met deze stap verder bouwen aan { $building }
uchronia-option-order = { $order }
uchronia-option-building = { $building }
uchronia-option-colour = { $card }
uchronia-option-material = { $card } { $source }
uchronia-option-seat = { $player }
uchronia-option-seat-building = { $building } van { $player }

## De les

uchronia-lesson-goal = Welkom in Uchronia, de antieke stad in de jungle! Je huis wil punten. Die krijg je voor Gebouwen en voor het meeste van iets. Bij { $points } punten nadert het einde; wie de meeste punten heeft, wint.
uchronia-lesson-hand = Dit zijn de kaarten in je Hand. Elke kaart heeft een kleur, en elke kleur is een Bevel dat je kunt geven. Alleen jij ziet ze.
uchronia-lesson-forum = In het midden ligt het Forum: kaarten die vrij zijn voor iedereen. Daarnaast ligt je Voorraad. Een kaart daar is een Grondstof, iets om mee te bouwen.
uchronia-lesson-production = In je beurt speel je een kaart en voer je haar Bevel uit. Dat heet Bevelen. Het Bevel van { $card } is Productie: een kaart gaat van het Forum naar je Voorraad. Beveel met { $card } en neem { $taken }.
uchronia-lesson-domain = Je kaart { $card } lag voor je, in je Domein. Zolang ze daar lag, kopieerde je tegenstander haar Bevel. Aan het begin van je beurt gaat ze naar het Forum.
uchronia-lesson-trade = Het Bevel van { $card } is Handel. Dat maakt van een Grondstof een Activiteit, en Activiteiten maken je Bevelen sterker. Beveel met { $card } en start dan { $launched }.
uchronia-lesson-monopoly = Niemand heeft meer Activiteiten van { $card } dan jij, dus het Monopolie is van jou. Elk van die Activiteiten is een punt waard. Je hebt er nu { $points }.
uchronia-lesson-raided = Toen gaf je tegenstander het Bevel van { $card }: Draconiërs, een overval. Er kwam een kaart { $card } op tafel, en je moest er een geven. Een overval treft alleen wie een kaart in zijn Domein heeft.
uchronia-lesson-plot = Je hebt nog weinig kaarten in je Hand. Beveel dus niet: intrigeer! Dan trek je kaarten tot je er vijf hebt. Met je Activiteit { $card } mag je eerst Draconiërs kopiëren. Toon { $shown }.
uchronia-lesson-two = De overval bracht { $card } van het Forum naar je Voorraad, en je trok kaarten. Twee kaarten van één kleur zijn elk Bevel. Beveel met twee kaarten { $card }, kies Handel en start { $card }.
uchronia-lesson-steps = Het Monopolie van { $card } is ook van jou: { $points } punten. En er is meer. Het Bevel van { $card } is Bouw, en elke Activiteit { $card } geeft daar een stap bij. Je hebt nu twee stappen.
uchronia-lesson-construction = Met Bouw begin je Gebouwen en bouw je eraan verder. Beveel met { $card }. Begin { $started }: een kaart van het Forum wordt de Fundering. Bouw dan verder aan { $built } met je { $resource }.
uchronia-lesson-complete = { $built } had maar één Grondstof nodig, dus het Gebouw is voltooid. Het geeft zijn getal aan punten: { $points } in totaal. Vanaf nu helpt ook zijn effect je.
uchronia-lesson-scoring = Laten we tellen. Een voltooid Gebouw geeft de punten die erop staan. Een Activiteit geeft een punt zolang je haar Monopolie hebt. Jij hebt er { $points }, je tegenstander { $rival }.
uchronia-lesson-summary = Nu ken je een beurt: bevelen of intrigeren. Verzamel Grondstoffen, start Activiteiten, voltooi Gebouwen, tot { $points } punten. Speel verder, of begin een eigen partij.

## Het logboek

uchronia-event-turn-began = Ronde { $round }: de beurt van { $player } begint.
    .you = Ronde { $round }: jouw beurt begint.
uchronia-event-drew =
    { $count ->
        [one] { $player } trekt 1 kaart: { $cards }.
       *[other] { $player } trekt { $count } kaarten: { $cards }.
    }
    .you =
        { $count ->
            [one] Je trekt 1 kaart: { $cards }.
           *[other] Je trekt { $count } kaarten: { $cards }.
        }
uchronia-event-drew-unseen =
    { $count ->
        [one] { $player } trekt 1 kaart.
       *[other] { $player } trekt { $count } kaarten.
    }
    .you =
        { $count ->
            [one] Je trekt 1 kaart.
           *[other] Je trekt { $count } kaarten.
        }
uchronia-event-turned-up = { $player } draait om: { $cards }.
    .you = Je draait om: { $cards }.
uchronia-event-pile-renewed-discard = De aflegstapel wordt geschud: { $count } kaarten vormen de nieuwe grondstoffenstapel.
uchronia-event-pile-renewed-forum = Het Forum wordt geschud: { $count } kaarten vormen de nieuwe grondstoffenstapel.
uchronia-event-pile-renewed-building = De afgelegde Gebouwen worden geschud: { $count } kaarten vormen de nieuwe gebouwenstapel.
uchronia-event-transferred = { $player } verplaatst { $card } { $source } { $target }.
    .you = Je verplaatst { $card } { $source } { $target }.
uchronia-event-launched = { $player } start een Activiteit met { $card } { $source }.
    .you = Je start een Activiteit met { $card } { $source }.
uchronia-event-exchanged = { $player } ruilt { $first } { $first_zone } met { $second } { $second_zone }.
    .you = Je ruilt { $first } { $first_zone } met { $second } { $second_zone }.
uchronia-event-commanded =
    { $count ->
        [one] { $player } beveelt met { $card }.
       *[other] { $player } beveelt met { $count } { $card }.
    }
    .you =
        { $count ->
            [one] Je beveelt met { $card }.
           *[other] Je beveelt met { $count } { $card }.
        }
uchronia-event-plotted = { $player } intrigeert.
    .you = Je intrigeert.
uchronia-event-order-began =
    { $count ->
        [one] { $player } voert { $order } uit, met 1 hoofdstap.
       *[other] { $player } voert { $order } uit, met { $count } hoofdstappen.
    }
    .you =
        { $count ->
            [one] Je voert { $order } uit, met 1 hoofdstap.
           *[other] Je voert { $order } uit, met { $count } hoofdstappen.
        }
uchronia-event-order-copied =
    { $count ->
        [one] { $player } kopieert { $order }, met 1 hoofdstap.
       *[other] { $player } kopieert { $order }, met { $count } hoofdstappen.
    }
    .you =
        { $count ->
            [one] Je kopieert { $order }, met 1 hoofdstap.
           *[other] Je kopieert { $order }, met { $count } hoofdstappen.
        }
uchronia-event-bonus-used = { $player } gebruikt de Bevelbonus van { $building }.
    .you = Je gebruikt de Bevelbonus van { $building }.
uchronia-event-revealed = { $player } toont { $card }.
    .you = Je toont { $card }.
uchronia-event-withheld = { $player }: { $card } telt niet tegen { $owner }.
    .you = Jouw { $card } telt niet tegen { $owner }.
uchronia-event-gave = { $player } geeft { $card } aan { $taker }.
    .you = Je geeft { $card } aan { $taker }.
uchronia-event-lacked = { $player } kan niets geven: niet in de Hand: { $cards }.
    .you = Je kunt niets geven: niet in de Hand: { $cards }.
uchronia-event-stock-robbed = { $player } neemt { $card } uit de Voorraad van { $owner }.
    .you = Je neemt { $card } uit de Voorraad van { $owner }.
uchronia-event-site-robbed = { $player } neemt { $card } van onder { $building } van { $owner }.
    .you = Je neemt { $card } van onder { $building } van { $owner }.
uchronia-event-monopoly-taken = { $player } krijgt het Monopolie { $order }.
    .you = Je krijgt het Monopolie { $order }.
uchronia-event-monopoly-lost = { $player } verliest het Monopolie { $order }, dat naar de tafel teruggaat.
    .you = Je verliest het Monopolie { $order }, dat naar de tafel teruggaat.
uchronia-event-started = { $player } begint { $building }; de Fundering is { $card }.
    .you = Je begint { $building }; de Fundering is { $card }.
uchronia-event-started-free = { $player } begint { $building } zonder Fundering.
    .you = Je begint { $building } zonder Fundering.
uchronia-event-site-fed = { $player } voegt { $card } { $source } toe aan { $building }.
    .you = Je voegt { $card } { $source } toe aan { $building }.
uchronia-event-completed = { $player } voltooit { $building } ({ $points }).
    .you = Je voltooit { $building } ({ $points }).
uchronia-event-work-drawn = { $building } komt bij de Grote Werken.
uchronia-event-work-buried = { $building } gaat onder de gebouwenstapel.
uchronia-event-works-discarded = De Grote Werken worden afgelegd: { $buildings }.
uchronia-event-end-set-off = { $player } heeft { $points } Overwinningspunten: het spel eindigt met deze ronde.
    .you = Je hebt { $points } Overwinningspunten: het spel eindigt met deze ronde.
uchronia-event-game-ended-threshold = Het spel is afgelopen.
uchronia-event-game-ended-standstill = Het spel is afgelopen: er kon niets meer veranderen.
uchronia-event-game-ended-guard = Het spel is afgelopen: de laatste ronde is gespeeld.

## Wat dingen zijn

uchronia-text-building =
    { $points ->
        [one] { $material }, kosten { $cost }, 1 punt
       *[other] { $material }, kosten { $cost }, { $points } punten
    }
uchronia-text-card = het Bevel: { $order }
uchronia-text-production = Elke hoofdstap neemt een kaart van het Forum naar je Voorraad.
uchronia-text-exploration = Elke hoofdstap neemt een kaart uit je Hand naar je Voorraad.
uchronia-text-draconians = Alle hoofdstappen zijn samen één overval: toon hoogstens zoveel kaarten. Elke tegenstander met een kaart in zijn Domein geeft je er een van een getoonde kleur, en het Forum een voor elke getoonde kaart.
uchronia-text-construction = Elke hoofdstap begint een van de Grote Werken, met een Fundering van die kleur van het Forum, of voegt uit je Voorraad een Grondstof van die kleur toe aan een van je Gebouwen.
uchronia-text-trade = Elke hoofdstap start een Grondstof uit je Voorraad als Activiteit, tot je limiet.
uchronia-text-monopoly = Monopolie: { $order }
uchronia-text-monopoly-points = Gaat naar wie de meeste Activiteiten van { $card } heeft; elk ervan is de bezitter 1 punt waard.
uchronia-text-monopoly-bonus = Als iemand een Gebouw van { $card } voltooit, mag de bezitter een kaart { $card } van het Forum nemen.

## De tafel in de terminal

uchronia-table-round = Ronde { $round }
uchronia-table-goal = het spel eindigt bij { $points }
uchronia-table-last-round = laatste ronde
uchronia-table-piles = grondstoffenstapel { $pile }, gebouwenstapel { $buildings }
uchronia-table-score = punten
uchronia-table-hand = Hand
uchronia-table-domain = Domein
uchronia-table-stock = Voorraad
uchronia-table-activities = Activiteiten
uchronia-table-monopolies = Monopolies
uchronia-table-completed = voltooid
uchronia-table-sites = in aanbouw
uchronia-table-forum = Forum
uchronia-table-discard = aflegstapel
uchronia-table-works = Grote Werken
uchronia-table-order = { $order }: nog { $count } hoofdstappen
uchronia-table-nothing = niets
uchronia-table-last-turn = Laatste Beurt
uchronia-table-known = waarvan bekend { $card }

## Fouten in een pakket

refusal-uchronia-pack-materials = { $file }, regel { $line }: de materialen moeten { $materials } zijn, in deze volgorde.
refusal-uchronia-pack-order = { $file }, regel { $line }: { $key } moet “{ $order }” zijn: kleur en Bevel horen samen.
refusal-uchronia-pack-amount = { $file }, regel { $line }: { $key } kan niet { $value } zijn.
refusal-uchronia-pack-count = { $file }, regel { $line }: { $key } zegt { $stated }, maar er zijn er { $found }.
refusal-uchronia-pack-names = { $file }, regel { $line }: er zijn { $least } tot { $most } Gebouwen nodig.
refusal-uchronia-pack-players = { $file }, regel { $line }: er moeten { $least } tot { $most } spelers zijn.
refusal-uchronia-pack-threshold = { $file }, regel { $line }: de drempel voor { $seats } spelers ontbreekt.
refusal-uchronia-pack-colour = { $file }, regel { $line }: { $key } moet een van deze zijn: { $known }.
refusal-uchronia-pack-effect = { $file }, regel { $line }: { $key } noemt het effect “{ $effect }”, dat niet bestaat.
refusal-uchronia-pack-kind = { $file }, regel { $line }: bij dit effect moet { $key } “{ $kind }” zijn.
refusal-uchronia-pack-bonus-order = { $file }, regel { $line }: bij dit effect moet { $key } een van deze zijn: { $known }.
refusal-uchronia-pack-no-order = { $file }, regel { $line }: dit effect hoort bij geen Bevel: haal { $key } weg.
refusal-uchronia-pack-argument = { $file }, regel { $line }: { $key } is geen waarde die “{ $argument }” kan hebben.
refusal-uchronia-pack-argument-unknown = { $file }, regel { $line }: het effect heeft geen argument “{ $argument }”.
refusal-uchronia-pack-argument-missing = { $file }, regel { $line }: bij { $key } ontbreekt het argument “{ $argument }”.
refusal-uchronia-pack-same-zone = { $file }, regel { $line }: { $key } noemt twee keer dezelfde zone.
refusal-uchronia-pack-hand-first = { $file }, regel { $line }: in { $key } moet de Hand eerst komen.

## What bots weigh, and what the balance of the content is measured by

uchronia-term-points = Overwinningspunten
uchronia-term-buildings = Gebouwen en de Grondstoffen ervoor
uchronia-term-activities = Activiteiten
uchronia-term-hand = kaarten in de Hand
uchronia-kind-building = Gebouwen
uchronia-kind-monopoly = Monopolies

## The table in the browser

web-uchronia-round = Ronde { $round }
web-uchronia-goal = het spel eindigt bij { $points } punten
web-uchronia-last-round = laatste ronde
web-uchronia-works = Grote Werken
web-uchronia-building-pile = nog { $count } in de stapel
web-uchronia-districts = Wijken van de spelers
web-uchronia-forum = Forum
web-uchronia-pile = Stapel
web-uchronia-discard = Afgelegd
web-uchronia-monopolies = Monopolies
web-uchronia-nobody = niemand
web-uchronia-order = Lopend Bevel
web-uchronia-copied = gekopieerd
web-uchronia-steps =
    { $count ->
        [one] nog 1 hoofdstap
       *[other] nog { $count } hoofdstappen
    }
web-uchronia-hand = Kaarten op hand
web-uchronia-own-hand = Je Hand
web-uchronia-domain = Domein
web-uchronia-stock = Voorraad
web-uchronia-activities = Activiteiten
web-uchronia-limit = hoogstens { $limit }
web-uchronia-sites = In aanbouw
web-uchronia-built = Voltooid
web-uchronia-no-buildings = Nog geen Gebouwen
web-uchronia-hand-empty = Geen kaarten op hand
web-uchronia-figures = Hand { $hand } · Voorraad { $stock } · Gebouwen { $built }

## Woorden uitgelegd: de vormen zijn hoe een tekst ze noemt

uchronia-word-order = Bevel
    .forms = Bevel
uchronia-word-order-text = Wat een kaart doet als je ermee beveelt. Haar kleur zegt welk van de vijf: Productie, Verkenning, Draconiërs, Bouw of Handel.
uchronia-word-production = { uchronia-order-production }
    .forms = Productie
uchronia-word-production-text = { uchronia-text-production }
uchronia-word-exploration = { uchronia-order-exploration }
    .forms = Verkenning
uchronia-word-exploration-text = { uchronia-text-exploration }
uchronia-word-draconians = { uchronia-order-draconians }
    .forms = Draconiërs
uchronia-word-draconians-text = { uchronia-text-draconians }
uchronia-word-construction = { uchronia-order-construction }
    .forms = Bouw
uchronia-word-construction-text = { uchronia-text-construction }
uchronia-word-trade = { uchronia-order-trade }
    .forms = Handel
uchronia-word-trade-text = { uchronia-text-trade }
uchronia-word-command = Bevelen
    .forms = Bevelen, beveelt, bevelen, Beveel
uchronia-word-command-text = Speel een kaart in je Domein en voer haar Bevel uit, of twee kaarten van één kleur voor een Bevel naar keuze.
uchronia-word-plot = Intrigeren
    .forms = Intrigeren, intrigeert, intrigeren, intrigeer
uchronia-word-plot-text = De andere actie: speel geen kaart, kopieer misschien een Bevel dat een tegenstander laat zien, en trek tot je 5 kaarten hebt.
uchronia-word-copy = kopiëren
    .forms = kopiëren, kopieert, kopieer, kopieerde, gekopieerd
uchronia-word-copy-text = Als je intrigeert, mag je één stap doen van een Bevel dat het Domein van een tegenstander laat zien, als je een Activiteit van die kleur hebt.
uchronia-word-step = hoofdstap
    .forms = hoofdstap, hoofdstappen, stap, stappen
uchronia-word-step-text = Een stukje van een Bevel. Je hebt er één, en één meer voor elk van je Activiteiten in de kleur van het Bevel.
uchronia-word-bonus = Bevelbonus
    .forms = Bevelbonus, Bevelbonussen, Bonus
uchronia-word-bonus-text = Wat een voltooid Gebouw aan een Bevel toevoegt: één keer telkens als je dat Bevel uitvoert.
uchronia-word-domain = Domein
    .forms = Domein, Domeinen
uchronia-word-domain-text = Waar de kaarten waarmee je beveelt tot je volgende beurt liggen. Anderen kunnen ze kopiëren, en overvallen treffen wie er kaarten heeft.
uchronia-word-stock = Voorraad
    .forms = Voorraad, Voorraden
uchronia-word-stock-text = Je opslag. Kaarten zijn hier Grondstoffen: voor Gebouwen, of om als Activiteit te starten.
uchronia-word-forum = Forum
    .forms = Forum, Forumkaart, Forumkaarten
uchronia-word-forum-text = De open kaarten midden op tafel. Productie neemt hiervan, Funderingen komen hiervandaan.
uchronia-word-hand = Hand
    .forms = Hand, hand
uchronia-word-hand-text = De kaarten die alleen jij ziet. Je beveelt ermee, bergt ze op of toont ze.
uchronia-word-resource = Grondstof
    .forms = Grondstof, Grondstoffen, grondstof, grondstoffen, grondstoffenstapel
uchronia-word-resource-text = Een kaart in een Voorraad of onder een Gebouw. Een Gebouw neemt Grondstoffen van zijn eigen kleur.
uchronia-word-activity = Activiteit
    .forms = Activiteit, Activiteiten
uchronia-word-activity-text = Een gestarte Grondstof. Elk geeft een stap meer bij Bevelen in die kleur, en wie de meeste van een kleur heeft krijgt het Monopolie.
uchronia-word-monopoly = Monopolie
    .forms = Monopolie, Monopolies
uchronia-word-monopoly-text = Gaat naar wie de meeste Activiteiten van een kleur heeft. Elk is dan 1 punt waard, en Gebouwen in die kleur geven de bezitter kaarten.
uchronia-word-building = Gebouw
    .forms = Gebouw, Gebouwen
uchronia-word-building-text = Het getal is zowel de kosten in Grondstoffen als de overwinningspunten. Voltooid werkt het ook zoals de tekst zegt.
uchronia-word-works = Grote Werken
    .forms = Grote Werken
uchronia-word-works-text = De Gebouwen die voor iedereen klaarliggen, meestal vijf. Met Bouw begin je eraan.
uchronia-word-foundation = Fundering
    .forms = Fundering, Funderingen
uchronia-word-foundation-text = Een kaart van het Forum in de kleur van het Gebouw, besteed om eraan te beginnen. Ze telt niet als Grondstof.
uchronia-word-raid = overval
    .forms = overval, overvallen, Overval, overvaller
uchronia-word-raid-text = Toon kaarten: elke tegenstander met kaarten in zijn Domein geeft je er één van een getoonde kleur, en het Forum één per getoonde kaart.
uchronia-word-points = overwinningspunten
    .forms = overwinningspunten, overwinningspunt
uchronia-word-points-text = Voltooide Gebouwen, Activiteiten in kleuren waarvan je het Monopolie hebt, en het effect van sommige Gebouwen.
uchronia-word-last = Laatste Beurt
    .forms = Laatste Beurt, Laatste beurt
uchronia-word-last-text = De kaart van wie als laatste aan de beurt is: met die beurt eindigt een ronde.

## Diagrams of the rules, for whoever does not see them

uchronia-diagram-u-13-1 = Een Gebouw met het getal 2, in vier plaatjes. Eén: een kaart van zijn kleur gaat van het Forum naar de aflegstapel. Twee: in dezelfde beurt kan er geen Grondstof bij. Drie: in latere beurten gaan Grondstoffen van de Voorraad onder het Gebouw. Vier: met twee Grondstoffen is het voltooid.
