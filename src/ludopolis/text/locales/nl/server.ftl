# Waarom de server nee zegt.

refusal-no-visitor = Kies eerst een naam.
refusal-name-empty = Een naam heeft minstens één letter.
refusal-sign-in = Dit account en dit wachtwoord horen niet bij elkaar.
refusal-account-exists = Je hebt al een account: { $account }.
refusal-account-taken = Het account ‘{ $account }’ is al in gebruik.
refusal-not-admin = Alleen de beheerder van deze server mag dat.
refusal-not-owner = Alleen de gastheer van de partij mag dat.
refusal-not-your-seat = Plaats { $seat } is niet van jou.
refusal-spectators-only-look = Toeschouwers mogen alleen kijken.
refusal-foreign-origin = Dit verzoek komt van de pagina van een andere site.
refusal-match-unknown = Er is geen partij ‘{ $match }’ die je mag zien.
refusal-match-not-started = De partij is nog niet begonnen.
refusal-match-started = De partij is al begonnen.
refusal-match-not-over = De partij is nog niet afgelopen.
refusal-match-unreadable = Partij { $match } kan niet worden gelezen. Waarschuw de beheerder van deze server.
refusal-seats-empty =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
refusal-not-ready = { $player } is er nog niet klaar voor.
refusal-seat-conceded = Plaats { $seat } is opgegeven.
refusal-bot-plays = Een bot speelt voor plaats { $seat }; neem de plaats eerst terug.
refusal-fork-not-own = Een lopende partij kan alleen elders worden voortgezet als niemand anders heeft meegespeeld, of als iedereen die meespeelde het goedvindt.
refusal-visitors-only = De beheerder zorgt voor de partijen, maar speelt niet mee.
refusal-consent-needed = Anderen hebben in deze partij gespeeld: vraag hun eerst om plaats { $seat }.
refusal-consent-pending = { $player } heeft daar al om gevraagd.
refusal-consent-not-asked = Niemand wacht op jouw toestemming.
refusal-match-forked = Iemand heeft deze partij elders voortgezet en weet misschien wat er komt: er kunnen geen nieuwe spelers meer bij.
refusal-record-hidden = Het verslag is te zien zodra de partij is afgelopen.
refusal-ply-unknown = Er is geen zet { $ply } om te tonen.
refusal-chat-length = Een bericht telt 1 tot { $max } tekens.
refusal-timing = Met deze tijden kan niet worden gespeeld.
refusal-too-many-guesses = Te veel foute wachtwoorden; probeer het over een halve minuut opnieuw.
refusal-too-many-matches = Je hebt al { $max } onvoltooide partijen.
refusal-too-many-requests = Te veel verzoeken; wacht even.
refusal-too-many-sockets = Er zijn al { $max } verbindingen.
refusal-request-malformed = Dit verzoek is onbegrijpelijk: { $detail }.
refusal-language-unknown = Er is geen taal ‘{ $language }’. Er zijn: { $languages }.
refusal-not-found = Hier is niets.
refusal-method = Dat kan hier niet.
refusal-body-too-large = Dit verzoek is te groot.
refusal-media-type = Verzoeken moeten JSON zijn.
refusal-server-fault = Er ging iets mis op de server; de beheerder vindt de oorzaak onder { $id }.
refusal-store-unavailable = De server kan je zet nu niet opslaan. Er is niets verloren; probeer het opnieuw.
refusal-hint-failed = Er kon nu geen tip worden gevonden; probeer het opnieuw.
refusal-store-busy = De server is met deze partij bezig; probeer het opnieuw.
refusal-misdirected = Dit verzoek is verkeerd terechtgekomen; stuur het opnieuw.
refusal-address-unusable = De server kan niet luisteren op { $address }: { $detail }.
refusal-setting = Deze instelling is onbruikbaar: { $detail }.
refusal-database-unusable = De database is onbruikbaar: { $detail }.
refusal-database-newer = De database is van een latere versie van Ludopolis (revisie { $revision }; deze kent { $known } en eerdere). Er is niets veranderd. Gebruik die versie of een latere.
refusal-database-folder = Er is geen map { $folder } voor de database.
refusal-server-not-started = De server is niet gestart.
refusal-match-exists = Partij { $match } is er al.
refusal-match-faulty = Partij { $match } kan niet worden nagespeeld: { $fault }.
refusal-archive-unreadable = { $file } is geen geëxporteerde partij: { $detail }.

# Wat `ludopolis admin` zegt.
server-exported =
    { $count ->
        [one] Eén partij geschreven.
       *[other] { $count } partijen geschreven.
    }
server-imported =
    { $count ->
        [one] Eén partij opgeslagen.
       *[other] { $count } partijen opgeslagen.
    }
server-verified =
    { $count ->
        [one] Eén partij is gaaf.
       *[other] { $count } partijen zijn gaaf.
    }
server-faulty = { $match }: { $fault }
server-repaired =
    { $count ->
        [0] Er was niets mis.
        [one] Eén regel teruggenomen.
       *[other] { $count } regels teruggenomen.
    }
