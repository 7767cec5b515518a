# Bots, tips, arena, balans en afstelling.
bots-arena-bot = bot
bots-arena-games = partijen
bots-arena-win = winst (95 %)
bots-arena-place = gemiddelde plaats
bots-arena-score = gemiddelde score
bots-arena-rating = rating
bots-arena-ms = ms per antwoord
bots-arena-faults = fouten
bots-arena-ahead = eindigde voor
bots-arena-seats = Winst per plaats: { $seats }
bots-balance-written = { $games } partijen gespeeld; het verslag staat in { $file }.
bots-tune-best = Beter dan de huidige instellingen: { $best }
bots-tune-none = Geen enkele waarde was duidelijk beter dan de huidige instellingen.
bots-learn-best = Het beste netwerk is { $file }. Laat het spelen: --bots learnt:{ $file },level4
bots-learn-none = Geen netwerk was beter dan het met de hand gemaakte oordeel. Meer partijen of rondes kunnen helpen.
bots-tune-use = Om ermee te spelen: --bots { $bot }

bots-hint = { $option }: wint { $chance } % ({ $low }–{ $high }). { $why }
bots-why-gains = Deze zet is { $points },{ $tenths } punten waard aan { $what }.
bots-why-keeps = Hiermee geef je het minst weg.
bots-why-forced = Er is geen andere keuze.

# Wat de machine niet kan verhinderen; gebruikt na “om”.
bots-cage-files = bestanden te lezen en te veranderen
bots-cage-network = het netwerk te gebruiken
bots-cage-processes = processen te starten
bots-cage-memory = geheugen in te nemen
bots-cage-signals = andere processen te storen
bots-cage-open = Programma’s worden vertrouwd. Op deze machine belet niets ze om { $open }.

refusal-bot-unknown = Er is geen bot “{ $bot }”. De bots zijn: { $bots }.
refusal-bot-setting = Het zoeken heeft geen instelling “{ $setting }”. De instellingen zijn: { $settings }.
refusal-bot-number = De instelling “{ $setting }” vraagt een getal, geen “{ $value }”.
refusal-bot-program = Het programma “{ $program }” is niet gevonden.
refusal-bot-uncaged = Deze machine kan het programma “{ $program }” niet beletten om { $open }. Vertrouw je het toch, voeg dan --trust-programs toe.
refusal-arena-bots = Noem minstens één bot.
refusal-arena-not-a-log = { $file } is geen bestand met arenapartijen.
refusal-arena-other-contest = { $file } bevat partijen van een andere wedstrijd. Kies een ander bestand.
refusal-net-file = { $file } kan niet als netwerk worden gelezen.
refusal-net-other-game = { $file } is een netwerk voor { $game }, voor andere kaarten of andere regels.
refusal-learn-other-course = { $folder } bevat wat met andere instellingen is geleerd. Kies een andere map, of de instellingen in course.json daarin.
refusal-arena-other-pack = Een werkproces heeft andere kaarten van { $game } dan deze machine. Installeer overal dezelfde versie en hetzelfde pakket.
refusal-arena-no-ray = Ray is niet geïnstalleerd. Installeer het met: pip install "ludopolis[ray]"
refusal-arena-ray-address = Er is geen Ray-cluster bereikbaar op { $address }: { $fault }
refusal-arena-ray-worker = De werkprocessen van het Ray-cluster kunnen niet spelen: { $fault }. Ludopolis moet op elke machine geïnstalleerd zijn.
refusal-tune-not-a-file = { $file } is geen afstelbestand.
refusal-tune-other-run = { $file } hoort bij een andere afstelling: andere getallen, kaarten of huidige instellingen. Kies een ander bestand.
refusal-hint-ply = Zet { $ply } bestaat niet: de zetten lopen van 0 tot { $max }.
