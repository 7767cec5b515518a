# Utopia. $civ is een van de woorden utopia-civ, een bijvoeglijk naamwoord; de namen van eilanden en
# wijken komen uit de spelinhoud.

utopia-title = Utopia
utopia-about = Verwelkom prinsen uit vijf beschavingen op vier eilanden, bouw monumenten en wonderen en win de gunst van de koning.
utopia-card-goal = Haal de meeste punten. Drie van je prinsen van één beschaving in een wijk geven je de controle: ze levert elke ronde punten op. Met één prins van elke beschaving op een eiland bouw je het wonder: meteen 6 punten.
utopia-card-end = Het spel eindigt met de ronde waarin iemand 50 punten haalt.
utopia-card-turn = Elke ronde verwelkom je drie gasten, die je prinsen naar de eilanden brengen. Dan speel je kaarten: je verplaatst prinsen, voegt ze toe, neemt ze weg of beïnvloedt de koning. Dan leveren je wijken punten op.

## Hoe ver je bent

utopia-goal-points =
    { $income ->
        [0] { $points } van de { $goal } punten
       *[other] { $points } van de { $goal } punten, en { $income } erbij in de volgende puntentelling
    }
utopia-goal-district = { $count } van de { $need } { $civ } prinsen in { $district }: controle
utopia-goal-wonder = { $count } van de { $need } beschavingen op het { $island }: een wonder

## Beschavingen en fases

utopia-civ-maya = Maya
utopia-civ-persia = Perzische
utopia-civ-egypt = Egyptische
utopia-civ-greece = Griekse
utopia-civ-china = Chinese
utopia-civilisation-maya = Maya’s
utopia-civilisation-persia = Perzen
utopia-civilisation-egypt = Egyptenaren
utopia-civilisation-greece = Grieken
utopia-civilisation-china = Chinezen
utopia-phase-setup = Voorbereiding
utopia-phase-welcome = Fase 1: verwelkomen
utopia-phase-development = Fase 2: stadsontwikkeling
utopia-phase-scoring = Fase 3: punten

## Vragen

utopia-ask-enter = Welke gast verwelkom je?
    .why = Elke gast brengt een van je prinsen naar een eiland. Daarmee krijg je wijken onder controle en bouw je wereldwonderen.
utopia-ask-district = In welke wijk komt de { $civ } prins?
    .why = Met drie van je prinsen van één beschaving in een wijk krijg je haar onder controle; met één van elke op het eiland bouw je het wereldwonder.
utopia-ask-build = Wil je bouwen?
    .why = Je hebt de prinsen ervoor. Een wereldwonder geeft meteen 6 punten; een wijk levert bij elke puntentelling op.
utopia-ask-wonder-prince = Uit welke wijk neem je de { $civ } prins voor het wonder?
    .why = Vijf prinsen gaan voor het wereldwonder terug naar je voorraad. Neem deze waar je hem het minst nodig hebt.
utopia-ask-name = Wie mag ook een gast verwelkomen?
    .why = Je verrassingsgast heeft een prijs: een tegenstander naar keuze verwelkomt meteen een gast van het bord.
utopia-ask-extra = Je bent aangewezen: welke gast verwelkom je?
    .why = Deze gast is een geschenk: hij komt boven op je eigen drie, en je mag ermee bouwen.
utopia-ask-position-discard = Welke kaart leg je af voor je plaats op het scorespoor?
    .why = De eerste op het spoor legt 2 kaarten af, de laatste geen, de anderen 1: zo loopt niemand weg.
utopia-ask-action = Wat doe je?
    .why = Met kaarten betaal je acties, zoveel je kunt. Je mag tot 5 kaarten houden voor de volgende ronde.
utopia-ask-civilisation-move = Van welke beschaving verplaats je prinsen?
    .why = Eén kaart van een beschaving verplaatst een of twee van haar prinsen samen, over straat, brug of zee.
utopia-ask-civilisation-add = Van welke beschaving voeg je een prins toe bij een monument?
    .why = Eén kaart brengt een prins naar een monument van zijn beschaving. Is het van een tegenstander, dan krijgt die 1 punt.
utopia-ask-civilisation-add-any = Van welke beschaving plaats je een prins in een willekeurige wijk?
    .why = Drie kaarten van één beschaving brengen haar prins naar een wijk naar keuze.
utopia-ask-civilisation-remove = Van welke beschaving verwijder je een prins voor 2 punten?
    .why = Een prins bij een monument van zijn eigen beschaving kan voor 2 punten vertrekken.
utopia-ask-civilisation-raise = Welke beschaving verhoog je op de prestigeschaal?
    .why = Bij de puntentelling is elk monument de plaats van zijn beschaving waard. Verhoog wat van jou is.
utopia-ask-civilisation-lower = Welke beschaving breng je terug naar 1 op de prestigeschaal?
    .why = Twee kaarten sturen een beschaving naar 1, en alles wat eronder stond gaat omhoog. Goed tegen monumenten van een ander.
utopia-ask-from = Uit welke wijk vertrekken de { $civ } prinsen?
    .why = Ze vertrekken samen uit één wijk. Prinsen die achterblijven, tellen daar nog.
utopia-ask-to = Naar welke wijk gaan de { $civ } prinsen?
    .why = Een straat of brug leidt naar de buren; een schip naar elk schip in dezelfde of een naburige zee.
utopia-ask-how-many = Hoeveel { $civ } prinsen verplaats je?
    .why = De kaart betaalt net zo goed één prins als twee.
utopia-ask-monument = Bij welk monument voeg je een { $civ } prins toe?
    .why = De prins komt bij dit monument. Is het van een tegenstander, dan krijgt die 1 punt.
utopia-ask-island = Op welk eiland komt de { $civ } prins?
    .why = Eerst het eiland, dan de wijk. Met prinsen van alle vijf beschavingen op een eiland bouw je er het wereldwonder.
utopia-ask-prince = Welke { $civ } prins verwijder je?
    .why = Hij gaat terug naar je voorraad en jij krijgt 2 punten, van wie het monument ook is.
utopia-ask-pay = Welke kaart speel je als { $civ } kaart?
    .why = Een andere kaart kan ook, als je een van je privileges gebruikt. Je hebt er twee voor het hele spel.
utopia-ask-hand-limit = Je mag 5 kaarten houden. Welke kaart leg je af?
    .why = Wat je houdt, komt bij de 5 kaarten van de volgende ronde.

## Antwoorden

utopia-option-guest = { $civ } gast van het { $island }
utopia-option-surprise = Verrassingsgast uit het zakje
utopia-option-wonder = Het wonder van het { $island } bouwen
utopia-option-control = Controle over { $district } nemen ({ $civ } prinsen)
utopia-option-done = Niets meer bouwen
utopia-option-end = De beurt beëindigen
utopia-option-keep = De rest houden
utopia-option-move = 1 of 2 prinsen verplaatsen (1 kaart)
utopia-option-add = Een prins toevoegen bij een monument (1 kaart)
utopia-option-add-any = Een prins in een willekeurige wijk plaatsen (3 kaarten)
utopia-option-remove = Een prins bij een monument verwijderen voor 2 punten (1 kaart)
utopia-option-raise = De koning beïnvloeden: een beschaving 1 verhogen (1 kaart)
utopia-option-lower = De koning beïnvloeden: een beschaving terugbrengen naar 1 (2 kaarten)
utopia-option-civ = { $civ } beschaving
utopia-option-turned = { $civ } kaart, veranderd met een privilege
utopia-option-princes =
    { $count ->
        [one] 1 prins
       *[other] { $count } prinsen
    }

## De les

utopia-lesson-goal = Welkom in Utopia! Je bent minister van de koning en je verzamelt punten. Haalt iemand er 50, dan eindigt het spel met die ronde. Wie de meeste punten heeft, wint.
utopia-lesson-board = Dit is het { $island }, een van de eilanden van de stad. Elk eiland bestaat uit wijken. De figuren erin zijn prinsen van vijf beschavingen.
utopia-lesson-ways = Prinsen brengen op twee manieren punten op. Vijf prinsen op één eiland, één van elke beschaving, bouwen het wonder. Met drie prinsen van één beschaving in één wijk neem je die wijk.
utopia-lesson-guest = Een ronde begint met gasten bij de schepen. Een gast brengt een van je prinsen naar zijn eiland. Op het { $island } mis je alleen nog een Maya prins. Verwelkom de Maya gast en kies dan { $district }; elke wijk is goed.
utopia-lesson-wonder = Nu heb je alle vijf beschavingen op dit eiland. Bouw het wonder! Van elke beschaving gaat één prins terug naar je voorraad.
utopia-lesson-wonder-built = Goed zo: meteen { $points } punten, en het wonder blijft van jou. Er is meer. Telkens als iemand op dit eiland een wijk neemt, krijg jij het getal dat erop staat.
utopia-lesson-second = Laten we hier dus een wijk nemen. Je hebt nog een Perzische prins in { $district }. Verwelkom de Perzische gast van het { $island } en zet hem daar ook neer.
utopia-lesson-third = Je tegenstander heeft ook een gast genomen. De laatste Perzische gasten zijn op het { $island }. Verwelkom er een en zet hem in { $district }: daar ligt een schip, dus hij kan varen.
utopia-lesson-cards = Alle gasten zijn geplaatst. Fase 2 brengt kaarten: je hebt er { $cards }, waarvan { $persian } Perzische. Een kaart betaalt een actie van haar beschaving.
utopia-lesson-discard = Je staat voor met je punten, dus je legt 2 kaarten af. Zo blijft het spannend. Geef een Chinese en een Griekse kaart weg; de Perzische heb je nodig.
utopia-lesson-move = Haal nu de derde Pers erbij. Kies voor verplaatsen, dan de Perzische prins van { $start } naar { $end }. Betaal met een Perzische kaart. Schepen varen binnen een zee en naar de volgende zee.
utopia-lesson-control = Drie Perzen in { $district }: neem de controle! Er komt een Perzisch monument, en niemand kan je de wijk afnemen.
utopia-lesson-controlled = Het wonder hier is van jou, dus het getal op { $district } krijg je meteen. Dat maakt { $points } punten. De drie prinsen zijn terug in je voorraad.
utopia-lesson-king = Aan het eind van elke ronde brengt elke wijk van jou punten op. Hoeveel? Wat de prestigeschaal van de koning voor die beschaving zegt. De Perzen zijn maar { $worth } waard. Beïnvloed de koning: verhoog de Perzen met je andere Perzische kaart.
utopia-lesson-end = De Perzen zijn nu { $worth } waard, en je monument ook. Bewaar je andere kaarten voor de volgende ronde. Beëindig je beurt en bevestig.
utopia-lesson-scoring = Je tegenstander was aan de beurt, en toen kwam fase 3: de punten. Je wijk bracht { $worth } op, zoveel als de Perzen waard zijn. Je hebt { $points } punten. Elke ronde komt er weer bij.
utopia-lesson-summary = Dat was een hele ronde: gasten verwelkomen, kaarten spelen, punten tellen. Een wonder geeft één keer 6 punten; een wijk levert elke ronde op. Speel gerust verder, of begin een eigen partij.

## Het logboek

utopia-event-round-began = Ronde { $round } begint.
utopia-event-phase-setup = De tafel staat klaar.
utopia-event-phase-welcome = Fase 1: de prinsen worden verwelkomd.
utopia-event-phase-development = Fase 2: de stad ontwikkelt zich.
utopia-event-phase-scoring = Fase 3: prestigepunten verdienen.
utopia-event-guests-arrived = { $count } gasten komen per schip aan.
utopia-event-guest-taken = { $player } verwelkomt de { $civ } gast van het { $island }.
    .you = Je verwelkomt de { $civ } gast van het { $island }.
utopia-event-surprise-drawn = { $player } trekt een verrassingsgast: een { $civ } prins voor het { $island }.
    .you = Je trekt een verrassingsgast: een { $civ } prins voor het { $island }.
utopia-event-player-named = { $player } wijst { $named } aan, die ook een gast verwelkomt.
    .you = Je wijst { $named } aan, die ook een gast verwelkomt.
utopia-event-prince-placed = { $player } plaatst een { $civ } prins in { $district }.
    .you = Je plaatst een { $civ } prins in { $district }.
utopia-event-prince-removed = { $player } verwijdert een { $civ } prins uit { $district }.
    .you = Je verwijdert een { $civ } prins uit { $district }.
utopia-event-princes-moved =
    { $count ->
        [one] { $player } verplaatst 1 { $civ } prins van { $start } naar { $end }.
       *[other] { $player } verplaatst { $count } { $civ } prinsen van { $start } naar { $end }.
    }
    .you =
        { $count ->
            [one] Je verplaatst 1 { $civ } prins van { $start } naar { $end }.
           *[other] Je verplaatst { $count } { $civ } prinsen van { $start } naar { $end }.
        }
utopia-event-wonder-built = { $player } bouwt het wonder van het { $island }.
    .you = Je bouwt het wonder van het { $island }.
utopia-event-control-taken = { $player } neemt de controle over { $district } met het { $civ } monument.
    .you = Je neemt de controle over { $district } met het { $civ } monument.
utopia-event-scored-wonder = { $player } krijgt { $points } voor het wonder en heeft er { $total }.
    .you = Je krijgt { $points } voor het wonder en hebt er { $total }.
utopia-event-scored-income = { $player } krijgt { $points } als eigenaar van het wonder van het eiland en heeft er { $total }.
    .you = Je krijgt { $points } als eigenaar van het wonder van het eiland en hebt er { $total }.
utopia-event-scored-visitor = { $player } krijgt { $points } voor het bezoek aan het monument en heeft er { $total }.
    .you = Je krijgt { $points } voor het bezoek aan het monument en hebt er { $total }.
utopia-event-scored-return = { $player } krijgt { $points } voor de prins die vertrekt en heeft er { $total }.
    .you = Je krijgt { $points } voor de prins die vertrekt en hebt er { $total }.
utopia-event-scored-districts = { $player } krijgt { $points } voor wijken en heeft er { $total }.
    .you = Je krijgt { $points } voor wijken en hebt er { $total }.
utopia-event-cards-dealt =
    { $count ->
        [one] { $player } krijgt 1 kaart.
       *[other] { $player } krijgt { $count } kaarten.
    }
    .you =
        { $count ->
            [one] Je krijgt 1 kaart.
           *[other] Je krijgt { $count } kaarten.
        }
utopia-event-own-cards-dealt =
    { $count ->
        [one] { $player } krijgt 1 kaart: { $cards }.
       *[other] { $player } krijgt { $count } kaarten: { $cards }.
    }
    .you =
        { $count ->
            [one] Je krijgt 1 kaart: { $cards }.
           *[other] Je krijgt { $count } kaarten: { $cards }.
        }
utopia-event-cards-shuffled = De aflegstapel wordt geschud en is nu de trekstapel.
utopia-event-discarded = { $player } legt een { $civ } kaart af.
    .you = Je legt een { $civ } kaart af.
utopia-event-paid = { $player } speelt een { $civ } kaart.
    .you = Je speelt een { $civ } kaart.
utopia-event-paid-turned = { $player } speelt een { $civ } kaart; door een privilege telt die als { $worth } kaart.
    .you = Je speelt een { $civ } kaart; door een privilege telt die als { $worth } kaart.
utopia-event-raised = { $player } verhoogt de { $civ } beschaving tot { $worth } op de prestigeschaal.
    .you = Je verhoogt de { $civ } beschaving tot { $worth } op de prestigeschaal.
utopia-event-lowered = { $player } brengt de { $civ } beschaving terug naar 1 op de prestigeschaal.
    .you = Je brengt de { $civ } beschaving terug naar 1 op de prestigeschaal.
utopia-event-game-won = Het spel is afgelopen: { $player } wint.
    .you = Het spel is afgelopen: jij wint!
utopia-event-game-shared = Het spel is afgelopen: de spelers vooraan winnen samen.

## Instellingen van een partij

utopia-flag-district_value_floor = laagste waarde van een wijk: zoals gedrukt (1), of 2
utopia-flag-start_rotation = wie op het startveld elke ronde naar achteren gaat: altijd de voorste minister (front, het Franse boekje), alleen wie de vorige ronde begon (first, het Engelse), of de voorste, maar alleen zolang iedereen daar staat (all, het Nederlandse)
utopia-flag-sea_range = schepen bereiken ook de zee ernaast (adjacent), of alleen dezelfde zee
utopia-flag-phase1_order = volgorde van fase 1: elke keer opnieuw bekeken (live), of vast vanaf het begin
utopia-flag-extra_entering_builds = of de speler die na een verrassingsgast wordt aangewezen mag bouwen
utopia-flag-wonder_own_income = of een wonder zijn eigenaar betaalt voor wijken die hij zelf neemt
utopia-flag-victory_tie = gelijk aan het einde: de voorste op het scorespoor wint, of de winst wordt gedeeld
utopia-flag-phase3_order = volgorde van fase 3: zoals de ministers op het scorespoor staan (track, het Franse boekje), of zoals de beurten van fase 2 gespeeld zijn (turns, het Engelse en het Nederlandse)
utopia-flag-spare_cards = ongebruikte kaarten binnen de grens van 5: alle worden gehouden (kept, onze keuze), of je mag er afleggen, wat elke beurt gevraagd wordt (discarded, de boekjes)
utopia-flag-district_value_floor-1 = 1, zoals gedrukt
utopia-flag-district_value_floor-2 = minstens 2
utopia-flag-start_rotation-front = altijd de voorste minister
utopia-flag-start_rotation-first = alleen wie de vorige ronde begon
utopia-flag-start_rotation-all = alleen zolang iedereen daar staat
utopia-flag-sea_range-adjacent = ook de zee ernaast
utopia-flag-sea_range-same = alleen dezelfde zee
utopia-flag-phase1_order-live = elke keer opnieuw bekeken
utopia-flag-phase1_order-fixed = vast vanaf het begin
utopia-flag-victory_tie-track = de voorste op het scorespoor wint
utopia-flag-victory_tie-shared = de winst wordt gedeeld
utopia-flag-phase3_order-track = zoals op het scorespoor
utopia-flag-phase3_order-turns = zoals de beurten gespeeld zijn
utopia-flag-spare_cards-kept = alle worden gehouden
utopia-flag-spare_cards-discarded = afleggen mag

## Wat dingen zijn

utopia-text-district = { $island }, waarde { $value }
utopia-text-ship = heeft een schip: prinsen kunnen hier inschepen
utopia-text-near = grenst aan { $districts }
utopia-text-control = Drie van je prinsen van één beschaving nemen hier de controle: ze gaan terug naar je voorraad, en het monument levert je elke ronde punten op.
utopia-text-island = wijken: { $districts }
utopia-text-wonder = Een van je prinsen van elke beschaving op dit eiland bouwt het wonder, één keer: ze gaan terug naar je voorraad, en je scoort 6 punten.
utopia-text-civ = Elke ronde levert elk { $civ } monument op wat zijn plaats op de prestigeschaal waard is.
utopia-text-card = { $civ } kaart
utopia-text-guest = Brengt een { $civ } prins uit je voorraad naar een wijk naar keuze van het { $island }.
utopia-text-surprise = Trek blind een gast; daarna verwelkomt een andere speler naar keuze er ook een.
utopia-text-move = Voor één kaart gaan een of twee van je prinsen van die beschaving samen vanuit een wijk over een straat of een brug, of van schip naar schip.
utopia-text-add = Voor één kaart komt een prins van die beschaving uit je voorraad naar een monument van die beschaving; is het van een andere speler, dan krijgt die 1 punt.
utopia-text-add-any = Voor drie kaarten van één beschaving komt een prins ervan uit je voorraad naar een wijk naar keuze.
utopia-text-remove = Voor één kaart verlaat een van je prinsen van die beschaving een monument van die beschaving, en je krijgt 2 punten.
utopia-text-raise = Voor één kaart ruilt die beschaving van plaats met de beschaving erboven op de prestigeschaal.
utopia-text-lower = Voor twee kaarten van één beschaving zakt die naar 1 op de prestigeschaal, en die eronder stijgen.

## De tafel in de terminal

utopia-table-round = Ronde { $round }
utopia-table-scale = Prestigeschaal:
utopia-table-hand = Jouw hand:
utopia-table-hand-empty = geen kaarten
utopia-table-place = op de schaal: { $place }
utopia-table-guests = gasten
utopia-table-wonder = wonder
utopia-table-closed = gesloten met twee spelers
utopia-table-monuments = monumenten over
utopia-table-score = punten
utopia-table-cards = kaarten
utopia-table-bases = basissen
utopia-table-privileges = privileges
utopia-table-reserve = prinsen in voorraad
utopia-table-deck = trekstapel { $deck }, afgelegd { $pile }
utopia-table-pass = keer { $pass } van 3
utopia-map-district = wijk
utopia-map-value = waarde
utopia-map-land = via straat of brug
utopia-map-sea = per schip
utopia-map-legend = Een wijk: waarde, ≈ voor een schip, ♜ monument met beschaving en speler, dan de prinsen: teken van de speler, letters van de beschavingen, getallen vanaf twee.

## Fouten in spelinhoud

refusal-utopia-pack-islands = { $file }, regel { $line }: de eilanden moeten { $islands } zijn, in deze volgorde.
refusal-utopia-pack-district-missing = { $file }, regel { $line }: het eiland “{ $island }” noemt de wijk “{ $id }”, maar er ligt geen [[district]] met dit id op. Voeg er een toe, of haal “{ $id }” uit { $key }.
refusal-utopia-pack-district-unlisted = { $file }, regel { $line }: geen eiland noemt de wijk “{ $id }”. Zet haar in “districts” van haar [[island]].
refusal-utopia-pack-district-unknown = { $file }, regel { $line }: { $key } noemt de wijk “{ $id }”, die niet bestaat.
refusal-utopia-pack-sector-unknown = { $file }, regel { $line }: { $key } noemt de zeesector “{ $id }”, die niet bestaat.
refusal-utopia-pack-sector-one-way = { $file }, regel { $line }: sector “{ $a }” grenst aan “{ $b }”, maar niet omgekeerd. Zet “{ $a }” in “adjacent” van “{ $b }”.
refusal-utopia-pack-closed-island = { $file }, regel { $line }: precies één eiland moet used_with_two_players = false hebben.
refusal-utopia-pack-value = { $file }, regel { $line }: { $key } is { $value }, maar een wijk is 1 tot 4 waard.
refusal-utopia-pack-one-way = { $file }, regel { $line }: “{ $a }” leidt naar “{ $b }”, maar niet omgekeerd. Zet “{ $a }” in dezelfde lijst van “{ $b }”, of haal “{ $b }” uit { $key }.
refusal-utopia-pack-cut-off = { $file }, regel { $line }: geen straat leidt naar de wijk “{ $id }”. Geef haar minstens één buur.
refusal-utopia-pack-line-extra = { $file }, regel { $line }: { $key } is getekend tussen “{ $a }” en “{ $b }”, die geen buren zijn.
refusal-utopia-pack-line-missing = { $file }, regel { $line }: de weg tussen “{ $a }” en “{ $b }” is niet getekend. Voeg een [[street]] of [[bridge]] toe.

## What bots weigh, and what the balance of the content is measured by

utopia-term-points = prestigepunten
utopia-term-income = inkomsten uit wijken en wonderen
utopia-term-districts = prinsen die zich verzamelen voor een wijk
utopia-term-wonders = prinsen die zich verzamelen voor een wonder
utopia-term-cards = kaarten en prinsen bij monumenten
utopia-kind-civilisation = Beschavingen (van monumenten in gecontroleerde wijken)
utopia-kind-district = Wijken
utopia-kind-wonder = Wonderen

## The table in the browser

web-utopia-hand = Je hand
web-utopia-bag = Zakje met gasten
web-utopia-deck = Trekstapel: { $count }
web-utopia-pile = Aflegstapel: { $count }
web-utopia-figures = Kaarten { $cards } · basissen { $bases } · privileges { $privileges }
web-utopia-reserve = Prinsen in voorraad: { $princes }.
web-utopia-guests = Gasten bij de schepen
web-utopia-scale = Prestigeschaal
web-utopia-value = waarde { $value }
web-utopia-controlled = Gecontroleerd door { $player } (het { $civ } monument).
web-utopia-princes-of = { $player }: { $princes }.
web-utopia-no-wonder = Hier is nog geen wonder gebouwd.
web-utopia-wonder-of = Het wonder is van { $player }.
web-utopia-worth = { $worth } waard op de prestigeschaal
web-utopia-monuments-left =
    { $count ->
        [one] nog 1 monument
       *[other] nog { $count } monumenten
    }
web-utopia-round = Ronde { $round }
web-utopia-hand-empty = Geen kaarten op hand
web-utopia-in-reserve = Prinsen in je voorraad

## Woorden uitgelegd: de vormen zijn hoe een tekst ze noemt

utopia-word-civilisation = beschaving
    .forms = beschaving, beschavingen
utopia-word-civilisation-text = Er zijn er vijf: Maya’s, Perzen, Egyptenaren, Grieken en Chinezen. Elk heeft prinsen, monumenten, gasten, kaarten en een plaats op de prestigeschaal.
utopia-word-district = wijk
    .forms = wijk, wijken
utopia-word-district-text = Een deel van een eiland met plaats voor één monument. Met drie van je prinsen van één beschaving neem je er de controle.
utopia-word-island = eiland
    .forms = eiland, eilanden
utopia-word-island-text = Er zijn er vier: water, vuur, aarde en wind. Elk heeft zijn wijken en plaats voor één wonder.
utopia-word-sea = zeesector
    .forms = zeesector, zeesectoren, zee, zeeën
utopia-word-sea-text = De zee rond de eilanden is verdeeld in vier zeesectoren op een rij. Een schip vaart binnen zijn sector of naar de volgende.
utopia-word-way = straat
    .forms = straat, straten, brug, bruggen
utopia-word-way-text = Straten en bruggen verbinden wijken. Een prins die over land gaat, neemt er één.
utopia-word-ship = schip
    .forms = schip, schepen
utopia-word-ship-text = Een wijk met een schip is een haven: prinsen varen er naar een ander schip in dezelfde zee of de volgende. Gasten wachten bij de grote schepen.
utopia-word-guest = gast
    .forms = gast, gasten
utopia-word-guest-text = Een fiche met een beschaving en een eiland. Wie hem verwelkomt, zet een prins van die beschaving in een wijk van dat eiland.
utopia-word-surprise = verrassingsgast
    .forms = verrassingsgast, verrassingsgasten
utopia-word-surprise-text = In plaats van een gast bij de schepen mag je er één blind trekken, één keer per ronde. Daarna verwelkomt een speler naar keuze ook een gast.
utopia-word-bag = zakje
    .forms = zakje, zak
utopia-word-bag-text = Alle gasten die niet op tafel liggen, zitten in het zakje.
utopia-word-prince = prins
    .forms = prins, prinsen
utopia-word-prince-text = Je pionnen: acht van elke beschaving. Op het bord verzamelen ze zich voor wijken en wonderen.
utopia-word-reserve = voorraad
    .forms = voorraad
utopia-word-reserve-text = Je prinsen die niet op het bord staan. Daar komen ze vandaan en daar gaan ze terug.
utopia-word-monument = monument
    .forms = monument, monumenten
utopia-word-monument-text = Staat op een wijk die iemand controleert. In fase 3 levert het de waarde van zijn beschaving op de prestigeschaal op.
utopia-word-wonder = wonder
    .forms = wonder, wonderen
utopia-word-wonder-text = Eén per eiland, voor wie er als eerste een prins van alle vijf beschavingen heeft: 6 punten. De eigenaar krijgt ook punten als er later wijken van het eiland worden genomen.
utopia-word-control = controle
    .forms = controle, controleert, controleren
utopia-word-control-text = Drie prinsen van één beschaving verlaten de wijk; er komen een monument en een basis van jou. Ze blijft van jou en levert elke ronde punten op.
utopia-word-base = basis
    .forms = basis, bases
utopia-word-base-text = Je hebt er acht. Elke wijk die je neemt en elk wonder dat je bouwt kost er één; zonder basis bouw je niets meer.
utopia-word-privilege = privilege
    .forms = privilege, privileges
utopia-word-privilege-text = Verandert een kaart waarmee je betaalt in een kaart van een andere beschaving. Je hebt er twee voor het hele spel.
utopia-word-minister = minister
    .forms = minister, ministers
utopia-word-minister-text = Je pion op het scorespoor. Zijn plaats bepaalt wie eerst is en wie kaarten aflegt.
utopia-word-track = scorespoor
    .forms = scorespoor, spoor
utopia-word-track-text = De vakjes rond het bord die de punten tellen. Wie verder staat, is eerder aan de beurt.
utopia-word-scale = prestigeschaal
    .forms = prestigeschaal, prestige, prestigepunten, schaal
utopia-word-scale-text = Zegt wat een monument van elke beschaving in fase 3 oplevert: 5, 4, 3, 2 of 1.
utopia-word-king = koning
    .forms = koning
utopia-word-king-text = De gunst van de koning is de prestigeschaal. Wie hem beïnvloedt, verhoogt een beschaving met één plaats of brengt haar terug naar 1.
utopia-word-phase = fase
    .forms = fase, fases
utopia-word-phase-text = Een ronde heeft er drie: gasten verwelkomen, de stad ontwikkelen met kaarten, punten voor de wijken.

## Diagrams of the rules, for whoever does not see them

utopia-diagram-t-7-1 = Drie prinsen van één speler en één beschaving staan in een wijk. Ze gaan terug naar de voorraad; een monument op een basis komt in hun plaats. De prins van een andere speler blijft staan.
utopia-diagram-t-9-4 = Vier zeesectoren op een rij: Vuur, Water, Aarde, Wind. Een schip in Water mag naar een ander schip in Water, naar een schip in Vuur en naar een in Aarde, maar niet naar een schip in Wind.
