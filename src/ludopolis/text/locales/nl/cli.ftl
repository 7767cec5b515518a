# De opdrachtregel en de tafel in de terminal.

cli-rule-behind = Regel { $rule }.
cli-compiled = De regels zijn gecompileerd.
cli-uncompiled = De regels draaien ongecompileerd.
cli-version-game = { $game }: regels versie { $rules_version }, inhoud { $pack }, hash { $hash }
cli-games-seats = { $game }: { $min } tot { $max } spelers
cli-rules-hint = Meer regels: ludopolis rules { $game } [nummer, hoofdstuk of woord] (in het Engels)
cli-where-source = Uitgevoerd in:
cli-where-tests = Getest door:
cli-where-nowhere = Geen regel code van de spellen noemt deze regel.
cli-where-untested = Geen test noemt deze regel.
cli-where-no-tests = Een geïnstalleerd pakket heeft geen tests; vraag het in een kopie van de broncode.
cli-pack-copied = { $file } bevat nu de inhoud van { $game }. Pas hem aan, controleer hem met: ludopolis pack check { $file } — en speel ermee met: ludopolis play { $game } --pack { $file }
cli-pack-good = { $pack } is goede inhoud voor { $game }. Hash: { $hash }
cli-record-good = Het partijverslag is heel en juist: { $plies } zetten, hash { $hash }
cli-record-running = Het partijverslag is tot nu toe heel: { $plies } zetten, hash { $hash }. Het spel is niet afgelopen, dus de deling kan nog niet worden nagegaan.
cli-replay-prompt = Zet { $ply } van { $last }. Enter verder, b terug, een nummer, q stoppen:

cli-simulate-playing = Spelen
cli-simulate-games = Partijen: { $value }
cli-simulate-decisions = Beslissingen: { $value }
cli-simulate-decisions_per_s = Beslissingen per seconde: { $value }
cli-simulate-games_per_s = Partijen per seconde: { $value }
cli-simulate-mean_length = Beslissingen per partij: { $value }
cli-simulate-seat = Plaats { $seat }: gemiddeld { $score } punten, wint { $share } % ({ $low } tot { $high } %)
cli-simulate-checksum = Controlesom: { $value }

cli-colour-blue = Blauw
cli-colour-red = Rood
cli-colour-green = Groen
cli-colour-yellow = Geel
cli-colour-purple = Paars

# De woorden van $cli-yes zijn wat de speler mag typen, gescheiden door spaties.
cli-yes = j ja
# De woorden van $cli-look zijn wat de speler voor de naam van een ding mag typen.
cli-look = kijk look i
cli-prompt = Jouw keuze (h: hulp):
cli-you = jij
cli-go-on = Druk op Enter om verder te gaan.
cli-curtain = Geef het toetsenbord aan { $player }, die op Enter drukt.
cli-news-more =
    { $count ->
        [one] … 1 eerdere regel (l toont alles)
       *[other] … { $count } eerdere regels (l toont alles)
    }
cli-undo-revealed = Anderen hebben gespeeld, of er is iets onthuld. Toch terugnemen? (j/n)
cli-undo-others = Anderen hebben gespeeld, of er is iets onthuld. Gaan { $players } akkoord? (j/n)
cli-resume-offer = Een partij { $game } is niet afgelopen ({ $players }; { $started }). Verdergaan? (J/n)
cli-saved =
    De partij is bewaard in { $file }
    Ga verder met: ludopolis play --resume
cli-record-kept = Het partijverslag van de partij staat in { $file }
cli-forecast-unknown = Wat het oplevert, is niet vooraf bekend.
cli-forecast-nothing = Nog niets: er wordt verder gevraagd.
cli-help =
    Typ het nummer van een antwoord en dan Enter. De notatie (wa1, end) mag ook.
    u  je laatste antwoord terugnemen  l  het hele logboek  t  alleen de tafel
    ?  de regel achter de vraag (? T-5.4 voor een andere; in het Engels)
    i  een kaart of iets anders, bij naam (i NAAM, of kijk NAAM)
    f  wat elk antwoord zou opleveren (f 3: antwoord 3)
    m  kaart en tekens                 h  deze hulp         q  weggaan; de partij wordt bewaard

refusal-flag-form = “{ $flag }” heeft niet de vorm naam=waarde.
refusal-too-small = { $name } moet minstens { $min } zijn, niet { $value }.
refusal-rules-missing = De regels van { $game } zijn niet geïnstalleerd.
refusal-rule-unknown = In de regels van { $game } is er geen regel of hoofdstuk “{ $name }”, en geen regel gebruikt dat woord.
refusal-rules-of-which = Noem een spel, bijvoorbeeld { $games }, of vraag naar één regel: ludopolis rules --where T-8.5
refusal-rule-nowhere = Geen spel heeft een regel “{ $name }”.
refusal-file-exists = { $file } bestaat al, en er wordt nooit iets overschreven: kies een andere naam.
refusal-picture-ending = { $file } kan niet getekend worden: de naam moet eindigen op { $endings }.
refusal-pack-game-unnamed = { $file } zegt niet voor welk spel het is. Zet er game = "utopia" in, of gebruik --game.
refusal-no-such-file = Het bestand { $file } bestaat niet.
refusal-ply-out-of-range = Er is geen zet { $ply }: het partijverslag heeft er { $length }.
refusal-nothing-to-resume = Er is geen partij om mee verder te gaan.
refusal-nothing-to-undo = Je hebt nog geen keuze gemaakt die je kunt terugnemen.
refusal-no-map = Dit spel heeft geen kaart.
refusal-look-name = Typ erachter de naam van een kaart of van iets anders op tafel, bijvoorbeeld “{ $word } { $name }”.
refusal-look-unknown = Hier heet niets “{ $name }”. Bedoel je { $names }?
refusal-look-several = “{ $name }” kan { $names } zijn: typ meer van de naam.
refusal-choice-number = { $typed } is geen van de antwoorden: typ een nummer van 1 tot { $max }.
refusal-choice-unknown = “{ $typed }” is niet duidelijk: typ een nummer van 1 tot { $max }, of h voor hulp.
refusal-bots-count = { $levels } niveaus voor { $bots } bots: geef er één voor allemaal, of één per bot.
refusal-people-count = { $people } mensen kunnen niet meedoen aan een partij voor { $seats }.
refusal-names-count = { $names } namen voor { $seats } spelers.
cli-dataset-written = { $games } partijen, { $rows } keuzes, in { $folder }.

## Lessen

cli-lesson = Les, { $number } van { $count }
cli-lesson-do = Kies: { $choice }
cli-lesson-left = Die zet mag ook; het is alleen niet die van de les. Speel gerust verder, of typ { $letter } om terug te gaan naar de les.
cli-lesson-saved = Kom terug wanneer je wilt: ludopolis tutorial { $game }
cli-lesson-over = Dat was de les. Een eigen partij: ludopolis play { $game }
