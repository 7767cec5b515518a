# De tafel in de browser. $player is een naam, $rule het nummer van een regel.

web-motto = Bordspellen over steden en beschavingen. Schuif aan en speel.
web-title-utopia = Utopia
web-title-uchronia = Uchronia
web-title-dominations = Dominations
web-your-name = Je naam
web-guest = Gast
web-language = Taal
web-theme-light = Licht
web-theme-dark = Donker
web-players = Spelers
web-level = Niveau van de bots
web-facts = { $least } tot { $most } spelers
web-length-utopia = ongeveer 60 minuten
web-length-uchronia = ongeveer 60 minuten
web-length-dominations = ongeveer 90 minuten
web-about-utopia = Verwelkom prinsen uit vijf beschavingen op vier eilanden, bouw monumenten en wonderen en win de gunst van de koning.
web-about-uchronia = Heers over een stad waar Romeinen en dinosauriërs samen in het oerwoud leven: geef Bevelen, hamster Grondstoffen, bouw Grote Werken.
web-about-dominations = Laat een gezamenlijk land van driehoeken groeien, vergaar kennis en laat de boom van je beschaving vertakken.
web-options = Meer instellingen
web-variants = Regelvarianten
web-yes = ja
web-no = nee
web-public = Iedereen mag dit spel vinden, bekijken en meedoen
web-clock-none = zonder klok
web-clock-live = 20 minuten, per beurt 20 seconden erbij
web-clock-days = 3 dagen per beslissing
web-play-now = Nu spelen
web-invite = Vrienden uitnodigen
web-hotseat = Op één scherm
web-rules = Regels
web-rules-english = De genummerde regels zijn in het Engels.
web-contents = Inhoud
web-search = Zoeken
web-running = Jouw spellen
web-open = Spellen om mee te doen of te kijken
web-past = Afgelopen spellen
web-credits = Met dank aan
web-credits-games = De spellen
web-credits-icons = Pictogrammen
web-credits-icons-from = Pictogrammen van deze kunstenaars, uit
web-credits-others = en de andere medewerkers
web-credits-fonts = Lettertypen
web-free-seats =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-in-progress = Bezig
web-lost = Hier is niets
web-lost-why = Deze pagina bestaat niet.
web-failed = Dat is niet gelukt. Probeer het nog eens.
web-to-lobby = Alle spellen

## Voor het spel

web-invite-link = Uitnodigingslink
web-copy = Kopiëren
web-copied = Gekopieerd
web-seat-free = Vrije plaats
web-sit = Hier gaan zitten
web-add-bot = Bot toevoegen
web-start = Spel beginnen
web-ready = is er klaar voor
web-i-am-ready = Ik ben er klaar voor
web-not-ready = Nog niet zover

## Aan tafel

web-decision = Jouw beslissing
web-your-turn = Jij bent aan de beurt
web-you = jij
web-points = punten
web-confirm = Bevestigen
web-back = Terug
web-undo = Ongedaan maken
web-undo-ask = Vragen om terug te nemen
web-undo-why = Neemt je laatste keuze terug. Als dat iets zou verraden, wordt het eerst aan de anderen gevraagd.
web-undo-asked = { $player } wil een keuze terugnemen.
web-undo-waiting = { $player } wil een keuze terugnemen; het wordt aan de anderen gevraagd.
web-agree = Akkoord
web-refuse = Weigeren
web-hint = Tip
web-hint-why = Wat de sterkste bot zou doen met wat jij weet. Er wordt niets mee gespeeld.
web-hint-thinking = Even nadenken …
web-hint-chance = ongeveer { $chance } % kans om te winnen ({ $low }–{ $high } %)
web-hint-guess = ongeveer { $chance } % kans om te winnen
web-choose-on-board = Kies een van de oplichtende dingen op tafel.
web-list-all = Alle { $count } keuzes tonen
web-list-less = Minder tonen
web-waiting-for = { $player } denkt na
web-one-moment = Even geduld …
web-offline = Geen verbinding. Er gaat niets verloren; nieuwe poging …
web-reconnecting = Verbinden …
web-not-now = Dat kan nu niet: kies iets wat oplicht.
web-not-asked = Jij bent nu niet aan zet.
web-unsent = Er is nu geen verbinding, dus er is niets verzonden.
web-spectating = Je kijkt toe
web-spectator = Toeschouwer
web-skip = Overslaan
web-rule = Regel { $rule }
web-seat-bot = Bot, niveau { $level }
web-seat-online = aanwezig
web-seat-offline = even weg
web-seat-absent = vertrokken
web-seat-conceded = opgegeven
web-clock = Resterende tijd
web-log = Verslag
web-look-here = Dit moment bekijken
web-chat = Gesprek
web-chat-none = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-part-mine = Mijn deel
web-part-players = Spelers
web-part-talk = Verslag en gesprek
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-all = Hele bord tonen
web-menu = Menu
web-close = Sluiten
web-confirm-all = Elke keuze bevestigen voor het versturen
web-speed = Animaties
web-speed-calm = rustig
web-speed-fast = snel
web-speed-none = geen
web-table-text = Teksttafel
web-table-picture = Tafel met beelden
web-record = Partij bewaren
web-concede = Opgeven
web-concede-sure = Definitief opgeven?
web-keys = Toetsen: 1–9 kiezen, Enter bevestigen, Backspace terug, U ongedaan maken, H tip, E beëindigen of afzien, ← → terug- en vooruitkijken, + − zoomen, Shift met pijlen het bord verschuiven, Esc overslaan.
web-player-points =
    { $points ->
        [one] { $player }: 1 punt
       *[other] { $player }: { $points } punten
    }
web-place = plaats { $place }
web-curtain = { $player }, jij bent aan de beurt
web-curtain-why = De anderen kijken even weg: je hand verschijnt als je het gordijn opent.
web-curtain-open = Ik ben { $player }

## Terugkijken en het einde

web-look-back = Terugkijken
web-looking-back = Je bekijkt zet { $ply }
web-replay = Terugkijken
web-moment = Moment van het spel
web-first = Naar het begin
web-earlier = Eén zet terug
web-later = Eén zet verder
web-to-now = Terug naar nu
web-viewpoint = Gezien door
web-link-here = Link naar dit moment
web-fork = Vanaf hier verder spelen
web-game-over = Het spel is afgelopen
web-again = Nog een keer
web-to-rematch = Naar het nieuwe spel
web-look-at-board = Het bord bekijken
web-score-graph = Punten van de spelers in de loop van het spel

## Utopia

web-flag-utopia-district_value_floor-1 = 1, zoals gedrukt
web-flag-utopia-district_value_floor-2 = minstens 2
web-flag-utopia-start_rotation-front = altijd de voorste minister
web-flag-utopia-start_rotation-all = alleen zolang iedereen daar staat
web-flag-utopia-sea_range-adjacent = ook de zee ernaast
web-flag-utopia-sea_range-same = alleen dezelfde zee
web-flag-utopia-phase1_order-live = elke keer opnieuw bekeken
web-flag-utopia-phase1_order-fixed = vast vanaf het begin
web-flag-utopia-victory_tie-track = de voorste op het scorespoor wint
web-flag-utopia-victory_tie-shared = de winst wordt gedeeld
web-utopia-hand = Je hand
web-utopia-card = { $civ } kaart
web-utopia-bag = Zakje met gasten
web-utopia-deck = Trekstapel: { $count }
web-utopia-pile = Aflegstapel: { $count }
web-utopia-figures = Kaarten { $cards } · basissen { $bases } · privileges { $privileges }
web-utopia-reserve = Prinsen in voorraad: { $princes }.
web-utopia-guests = Gasten bij de schepen
web-utopia-scale = Prestigeschaal
web-utopia-value = waarde { $value }
web-utopia-district = { $island }, waarde { $value }
web-utopia-controlled = Gecontroleerd door { $player } (het { $civ } monument).
web-utopia-ship = Heeft een schip: prinsen kunnen hier inschepen.
web-utopia-near = Grenst aan { $districts }.
web-utopia-princes-of = { $player }: { $princes }.
web-utopia-no-wonder = Hier is nog geen wonder gebouwd.
web-utopia-wonder-of = Het wonder is van { $player }.
web-utopia-worth = { $worth } waard op de prestigeschaal
web-utopia-monuments-left =
    { $count ->
        [one] nog 1 monument
       *[other] nog { $count } monumenten
    }
web-utopia-surprise = Trek blind een gast; daarna verwelkomt een andere speler naar keuze er ook een.
web-utopia-round = Ronde { $round }
web-utopia-hand-empty = Geen kaarten op hand
web-utopia-in-reserve = Prinsen in je voorraad

## Uchronia

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
web-uchronia-monopoly = Monopolie: { $order }
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
web-uchronia-cost = { $material }, kosten en punten { $cost }
web-uchronia-card = { $material }: het Bevel is { $order }.
web-uchronia-figures = Hand { $hand } · Voorraad { $stock } · Gebouwen { $built }

## Dominations

web-dominations-state = Tijdperk { $age }, beurt { $round }
web-dominations-map = Kaart
web-dominations-pane = Bomen, Meesterschappen en Monumenten
web-dominations-tree = Boom
web-dominations-own-tree = Mijn boom
web-dominations-market = Meesterschappen
web-dominations-monuments = Monumenten
web-dominations-hand = Tegels in je hand
web-dominations-knowledge = Kennis
web-dominations-figures = Invloed { $influence } · Steden over { $tokens } · tegels { $hand }
web-dominations-domain = Domein
web-dominations-value = Waarde
web-dominations-all-domains = alle Domeinen
web-dominations-all-values = alle waarden
web-dominations-possible = alleen wat ik nu kan nemen
web-dominations-copies =
    { $count ->
        [one] nog 1 exemplaar
       *[other] nog { $count } exemplaren
    }
web-dominations-mastery = { $domain }, waarde { $value }
web-dominations-needs = Vereist een Meesterschap van { $domain } met waarde { $value }.
web-dominations-level = Niveau { $level }
web-dominations-bought =
    { $count ->
        [one] 1 niveau gebouwd.
       *[other] { $count } niveaus gebouwd.
    }
web-dominations-finished = Alle niveaus zijn gebouwd.
web-dominations-empty = Vrije plaats
web-dominations-cradle = Wieg
web-dominations-camp = Kamp: { $domain }.
web-dominations-dots = Stippen: { $dots }.
web-dominations-city = Stad van { $player }, niveau { $level }.
