# Bots, tips, arena, balans en afstelling.
bots-arena-bot = bot
bots-arena-games = partijen
bots-arena-win = winst (95 %)
bots-arena-place = gemiddelde plaats
bots-arena-score = gemiddelde score
bots-arena-rating = rating
bots-arena-ms = ms per antwoord
bots-arena-marks = fouten
bots-arena-ahead = eindigde voor
bots-arena-seats = Winst per plaats: { $seats }
bots-balance-written = { $games } partijen gespeeld; het verslag staat in { $file }.
bots-tune-best = Beter dan de huidige instellingen: { $best }

bots-hint = { $option }: wint { $chance } % ({ $low }–{ $high }). { $why }
bots-why-gains = Deze zet is { $points },{ $tenths } punten waard aan { $what }.
bots-why-keeps = Hiermee geef je het minst weg.
bots-why-forced = Er is geen andere keuze.

bots-term-utopia-points = prestigepunten
bots-term-utopia-income = inkomsten uit wijken en wonderen
bots-term-utopia-districts = prinsen die zich verzamelen voor een wijk
bots-term-utopia-wonders = prinsen die zich verzamelen voor een wonder
bots-term-utopia-cards = kaarten en prinsen bij monumenten
bots-term-uchronia-points = Overwinningspunten
bots-term-uchronia-buildings = Gebouwen en de Grondstoffen ervoor
bots-term-uchronia-activities = Activiteiten
bots-term-uchronia-hand = kaarten in de Hand
bots-term-dominations-points = overwinningspunten
bots-term-dominations-influence = Invloed die nog scoort
bots-term-dominations-objectives = doelen van de Natie
bots-term-dominations-masteries = effecten van kaarten
bots-term-dominations-knowledge = Kennis
bots-term-dominations-roles = Dominatiekaarten
bots-term-dominations-cities = Steden die handelen

refusal-bot-unknown = Er is geen bot “{ $bot }”. De bots zijn: { $bots }.
refusal-bot-setting = Het zoeken heeft geen instelling “{ $setting }”. De instellingen zijn: { $settings }.
refusal-bot-number = De instelling “{ $setting }” vraagt een getal, geen “{ $value }”.
refusal-bot-program = Het programma “{ $program }” is niet gevonden.
refusal-arena-bots = Noem minstens één bot.
refusal-arena-not-a-log = { $file } is geen bestand met arenapartijen.
refusal-arena-other-contest = { $file } bevat partijen van een andere wedstrijd. Kies een ander bestand.
refusal-hint-ply = Zet { $ply } bestaat niet: de zetten lopen van 0 tot { $most }.
