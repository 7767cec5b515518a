# De tafel in de browser. $player is een naam, $rule het nummer van een regel.

web-motto = Bordspellen over steden en beschavingen. Schuif aan en speel.
web-your-name = Je naam
web-names = Blije Vink, Dappere Das, Gouden Karper, Guitige Ekster, Kalme Reiger, Kwieke Eekhoorn, Lieve Beer, Listige Raaf, Nieuwsgierige Uil, Olijke Egel, Rode Vos, Rustig Hert, Scherpe Valk, Slimme Otter, Snelle Zwaluw, Stille Haas, Vrolijke Merel, Wijze Kraanvogel, Zilveren Zalm, Zonnige Hagedis, Geduldige Schildpad, IJverige Bever, Gelukkige Krekel, Geestige Kauw
web-language = Taal
web-theme-light = Licht
web-theme-dark = Donker
web-players = Spelers
web-level = Niveau van de bots
web-facts = { $min } tot { $max } spelers
web-minutes = ongeveer { $minutes } minuten
web-options = Meer instellingen
web-variants = Regelvarianten
web-yes = ja
web-no = nee
web-public = Iedereen mag dit spel vinden, bekijken en meedoen
web-clock-none = zonder klok
web-clock-live = { $minutes } minuten, per beurt { $seconds } seconden erbij
web-clock-days =
    { $days ->
        [one] 1 dag per beslissing
       *[other] { $days } dagen per beslissing
    }
web-clock-of = Klok
web-play-now = Nu spelen
web-invite = Vrienden uitnodigen
web-hotseat = Op één scherm
web-hotseat-names = Namen van wie het scherm delen
web-rules = Regels
web-contents = Inhoud
web-search = Zoeken
web-running = Jouw spellen
web-open = Spellen om mee te doen of te kijken
web-past = Afgelopen spellen
web-credits = Met dank aan
web-credits-games = De spellen
web-credits-icons = Pictogrammen
web-credits-icons-from = Pictogrammen van deze kunstenaars, uit
web-credits-fonts = Lettertypen
web-free-seats =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-unreadable = Niet te lezen
web-unreadable-match = Deze partij is hier niet te lezen
web-unreadable-known = Wat ervan bekend is
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
web-undo-asked-what = { $player } wil deze keuze terugnemen: { $choice }
web-undo-waiting = Het wordt aan de anderen gevraagd.
web-agree = Akkoord
web-refuse = Weigeren
web-hint = Tip
web-hint-why = Wat de sterkste bot zou doen met wat jij weet. Er wordt nog niets gespeeld.
web-hint-thinking = Even nadenken …
web-hint-chance = ongeveer { $chance } % kans om te winnen ({ $low }–{ $high } %)
web-hint-guess = ongeveer { $chance } % kans om te winnen
web-staged = Al gekozen:
web-foreseen = Wat het zou opleveren
web-opens = Daarna mogelijk: { $choices }
web-unforeseen = Wat het oplevert, is niet vooraf bekend.
web-then = Daarna meteen: { $what }
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
web-rule-close = Terug naar de tafel
web-rules-all = Alle regels
web-rules-lost = De regels zijn nu niet op te halen.
web-rule-none = Er is geen regel { $rule } in dit spel; hier zijn ze allemaal.
web-seat-bot = Bot, niveau { $level }
web-seat-online = aanwezig
web-seat-offline = even weg
web-seat-absent = vertrokken
web-seat-conceded = opgegeven
web-seat-take = Om plaats { $seat } vragen
web-seat-back = Plaats { $seat } terugnemen
web-seat-remove = De plaats van { $player } vrijmaken
web-seat-to-bot = Laat een bot voor { $player } spelen
web-seat-wished = { $player } wil plaats { $seat } overnemen en de kaarten ervan zien.
web-seat-bot-ask = Een bot voorstellen voor { $player }
web-seat-bot-wished = { $player } stelt voor dat een bot speelt voor { $away }, die er niet is en altijd kan terugkomen.
web-stand-in-ask = Vragen om voor { $player } te spelen
web-stand-in-wished = { $player } wil spelen voor { $away }, die er niet is, en de kaarten daarvan zien. { $away } kan de plaats altijd terugnemen.
web-stand-in-invite = Een link kopiëren voor wie voor { $player } wil spelen
web-fork-wished = { $player } wil vanaf hier verder spelen in een eigen partij, en ziet zo misschien kaarten die nog komen.
web-consents-waiting =
    { $count ->
        [one] Eén speler moet nog toestemmen.
       *[other] { $count } spelers moeten nog toestemmen.
    }
web-withdraw = Intrekken
web-clock = Resterende tijd
web-since = Sinds je laatste keuze
web-log = Verslag
web-look-here = Dit moment bekijken
web-chat = Gesprek
web-chat-none = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-part-asked = Keuzes
web-part-mine = Mijn deel
web-part-players = Spelers
web-part-talk = Verslag en gesprek
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-all = Hele bord tonen
web-menu = Menu
web-close = Sluiten
web-confirm-all = Elke keuze bevestigen voor het versturen
web-careful = Op een aanraakscherm bevestigen wat niet zonder vragen terug kan
web-notify = Waarschuw me als ik aan de beurt ben en deze pagina uit beeld is
web-bug = Een fout melden
web-bug-saved = Een bestand met het verslag, de stelling en de versies is opgeslagen. Stuur het naar wie deze site beheert.
web-sound = Geluiden
web-speed = Animaties
web-speed-calm = rustig
web-speed-fast = snel
web-speed-none = geen
web-table-text = Teksttafel
web-table-picture = Tafel met beelden
web-record = Partij bewaren
web-concede = Opgeven
web-concede-sure = Definitief opgeven?
web-keys = Toetsen: 1–9 kiezen, Enter bevestigen, Backspace terug, U ongedaan maken, H tip, R regel, M geluid, E beëindigen of afzien, ← → terug- en vooruitkijken, + − zoomen, Shift met pijlen het bord verschuiven, ↑ ↓ door het verslag gaan, Esc overslaan.
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
web-fork-ask = Vragen om vanaf hier verder te spelen
web-game-over = Het spel is afgelopen
web-end-won =
    { $points ->
        [0] Je wint!
        [one] Je wint met 1 punt verschil!
       *[other] Je wint met { $points } punten verschil!
    }
web-end-lost =
    { $points ->
        [0] { $player } wint.
        [one] { $player } wint. Je kwam 1 punt tekort.
       *[other] { $player } wint. Je kwam { $points } punten tekort.
    }
web-end-over = { $player } wint.
web-end-shared = De overwinning wordt gedeeld.
web-end-shared-won = Je deelt de overwinning!
web-deal-good = Deling gecontroleerd: de kaarten lagen vast voordat het spel begon.
web-deal-bad = De deling is niet die welke aan het begin was beloofd.
web-deal-unable = De deling kan op deze pagina niet worden gecontroleerd, want ze kwam over een onveilige verbinding; “ludopolis record verify” controleert het verslag.
web-again = Nog een keer
web-again-wanted = Het volgende spel wacht op je.
web-to-rematch = Naar het nieuwe spel
web-look-at-board = Het bord bekijken
web-score-graph = Punten van de spelers in de loop van het spel
web-points-from = Waar de punten vandaan kwamen
web-points-rounds = Ronde per ronde
web-points-rest = Overige
web-moments = Beslissende momenten
web-utopia-from-wonder = Wonderen
web-utopia-from-income = Inkomsten van wonderen
web-utopia-from-visitor = Bezoekers van monumenten
web-utopia-from-return = Vertrekkende prinsen
web-utopia-from-districts = Wijken
web-uchronia-from-built = Gebouwen
web-uchronia-from-rest = Monopolies en effecten
web-card = Waar het om gaat
web-card-close = Naar de tafel
web-ours = Wat van ons is
web-ours-why = De spelregels laten niet elke kaart en elk bord zien. Wat we niet konden achterhalen, hebben we zelf gemaakt, zodat de spellen gespeeld kunnen worden. Hier staat het; al het andere komt uit de spelregels.
web-ours-none = Niets: dit hele spel staat in zijn spelregels.
web-ours-kind-district = Wijken van het bord
web-ours-kind-island = Eilanden
web-ours-kind-building = Gebouwen
web-ours-kind-card = Kaarten van de Beschavingsboom
web-ours-kind-monument = Monumenten
web-ours-kind-nation = Naties
web-ours-kind-tile = Tegels
web-ours-kind-role = Rollen

## Lessen

web-learn = Leer { $game }
web-learn-first = Voor het eerst hier? Leer een spel aan tafel: een gids laat je alles zien in een paar minuten.
web-lesson = Les
web-lesson-guide = Je gids
web-lesson-count = { $number } van { $count }
web-lesson-next = Verder
web-lesson-do = Kies: { $choice }
web-lesson-wait = Kijk wat de anderen doen.
web-lesson-left = Die zet mag ook; het is alleen niet die van de les. Speel gerust verder, of ga terug naar de les.
web-lesson-back = Terug naar de les
web-lesson-again = De les opnieuw beginnen
web-lesson-over = De les is afgelopen. Speel door zolang je wilt.
web-lesson-hide = De gids verlaten
web-lesson-show = De gids roepen
