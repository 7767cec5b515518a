# Waarom iets niet kan. Eén boodschap per code van een weigering.

refusal-seats-out-of-range = Dit spel is voor { $min } tot { $max } spelers, niet voor { $seats }.
refusal-flag-unknown = De instelling “{ $flag }” bestaat niet. De instellingen zijn: { $flags }.
refusal-flag-value = De instelling “{ $flag }” kan niet “{ $value }” zijn. Mogelijk is: { $values }.

refusal-pack-unreadable = { $file } kan niet worden gelezen: { $detail }.
refusal-pack-not-utf8 = { $file }, regel { $line }: het bestand is geen UTF-8-tekst.
refusal-pack-empty = { $file } bevat geen TOML-bestand.
refusal-pack-syntax = { $file }, regel { $line }: geen geldige TOML. { $detail }.
refusal-pack-too-deep = { $file } is te diep genest.
refusal-pack-key-twice = { $file }, regel { $line }: “{ $key }” staat al in { $other }.
refusal-pack-key-unknown = { $file }, regel { $line }: onbekende sleutel “{ $key }”.
refusal-pack-key-missing = { $file }, regel { $line }: “{ $key }” ontbreekt.
refusal-pack-type = { $file }, regel { $line }: “{ $key }” moet van het type { $expected } zijn, niet { $got }.
refusal-pack-value = { $file }, regel { $line }: de waarde van “{ $key }” is onbruikbaar. { $detail }.
refusal-pack-id-twice = { $file }, regel { $line }: het id “{ $id }” van “{ $key }” is al gebruikt.
refusal-pack-number = { $file }, regel { $line }: het getal van “{ $key }” is te groot.

refusal-game-unknown = Het spel “{ $game }” bestaat niet. De spellen zijn: { $games }.
refusal-unknown-seat = Er is geen plaats { $seat } aan deze tafel.
refusal-seat-taken = Plaats { $seat } is bezet door { $player }.
refusal-seat-awaited = { $player } kan nog terugkomen. Een bot kan het overnemen als de tafel een tijdje heeft gewacht.
refusal-game-over = Het spel is afgelopen.
refusal-stale-ply = Dat was een antwoord op zet { $ply }; de tafel is bij zet { $current }.
refusal-stale-branch = De tafel is intussen teruggegaan. Kijk nog eens voordat je verdergaat.
refusal-not-your-turn = { $player } is aan de beurt.
refusal-not-an-option = { $option } hoort niet bij de mogelijke antwoorden op “{ $ask }”.
refusal-answer-unforeseen = Daarop kan nog niet worden geantwoord: eerst moet blijken wat de vorige antwoorden opleveren.
refusal-not-whole = “{ $name }” moet een geheel getal zijn, niet { $value }.
refusal-undo-ply = Er is geen keuze om terug te nemen bij zet { $ply }.
refusal-undo-barrier = Sinds zet { $ply } is er iets onthuld of heeft iemand anders gehandeld: vraag de anderen om terug te gaan.
refusal-undo-pending = { $player } heeft al gevraagd om terug te gaan.
refusal-undo-not-asked = Niemand wacht op jouw toestemming om terug te gaan.

refusal-file-unreadable = { $file } kan niet worden gelezen: { $detail }.
refusal-file-unwritable = { $file } kan niet worden geschreven: { $detail }.
refusal-table-unreadable = { $file } is geen bewaarde tafel: { $detail }.

refusal-record-not-json = Dit is geen partijverslag: het is geen JSON. { $detail }.
refusal-record-cut = Het partijverslag breekt halverwege af: het einde ontbreekt.
refusal-record-shape = Dit is geen partijverslag: { $detail }.
refusal-record-format = Het partijverslag heeft formaat { $found }; dit programma leest formaat { $known }.
refusal-record-header-edited = De kop van het partijverslag is na de partij gewijzigd.
refusal-record-edited = Het partijverslag is gewijzigd bij zet { $ply }.
refusal-record-truncated = Het partijverslag eindigt bij zet { $ply }, maar telde { $length } zetten.
refusal-record-end-edited = Het einde van het partijverslag, het startgetal of de uitslag, is gewijzigd.
refusal-record-seed = Het startgetal van het partijverslag is niet het getal dat vooraf is beloofd.
refusal-record-seed-unknown = Het partijverslag verbergt het startgetal tot het spel is afgelopen en kan dus niet worden nagespeeld.
refusal-record-other-game = Het partijverslag is van { $recorded }, niet van { $present }.
refusal-rules-version = Versie { $version } van de regels van { $game } zit niet in dit programma, dat { $versions } kent. Wat ermee begonnen is, blijft bewaard en gaat verder waar die versie geïnstalleerd is.
refusal-pack-missing = De inhoud van { $game } met hash { $pack } is er niet. Wat ermee begonnen is, blijft bewaard en gaat verder zodra { $pack }.toml in de map staat die LUDOPOLIS_PACKS noemt.
refusal-record-other-rules = Het partijverslag volgt versie { $recorded } van de spelregels; dit is versie { $present }.
refusal-record-other-pack = Het partijverslag gebruikt andere inhoud van “{ $pack }”: { $recorded }, niet { $present }.
refusal-record-illegal = Zet { $ply } van het partijverslag is tegen de regels: { $option } hoort niet bij de mogelijke antwoorden op “{ $ask }”.
refusal-record-after-end = Het partijverslag gaat verder bij zet { $ply }, maar het spel was afgelopen.
refusal-record-result = De uitslag verschilt: het partijverslag zegt { $recorded }, de nagespeelde partij { $replayed }.
refusal-position-text = ‘{ $text }’ is niet de tekst van een stelling.
refusal-position-without-start = Deze stelling komt uit een tekst, en niemand weet hoe de partij daar kwam: er is geen verslag van.

## Lessen

refusal-lesson-missing = Er is geen les van { $game }, of hij is intussen veranderd.
refusal-lesson-word = { $file }, regel { $line }: { $key } zegt “{ $word }”, maar de antwoorden op “{ $ask }” zijn: { $words }.
refusal-lesson-ask = { $file }, regel { $line }: { $key } verwacht “{ $ask }”, maar de vraag is “{ $asked }”.
refusal-lesson-turn = { $file }, regel { $line }: { $key } komt terwijl plaats { $seat } antwoordt op “{ $asked }”; voeg dat antwoord toe aan de replieken.
refusal-lesson-asks = { $file }, regel { $line }: { $key } noemt { $asks } vragen voor { $answers } antwoorden.
refusal-lesson-name = { $file }, regel { $line }: { $key } is “{ $name }”, en zo heet niets in de spelinhoud.
refusal-lesson-fact = { $file }, regel { $line }: { $key } zegt { $value }, maar { $place } is { $found } in het spel.
