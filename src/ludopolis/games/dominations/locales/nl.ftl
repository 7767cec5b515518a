# Dominations. De namen van Domeinen, Meesterschappen, Monumenten, Naties en rollen komen uit het pakket.

dominations-title = Dominations
dominations-about = Laat een gezamenlijk land van driehoeken groeien, vergaar kennis en laat de boom van je beschaving vertakken.
dominations-card-goal = Haal de meeste punten. Invloed levert punten op aan het eind van elk Tijdperk, rollen ook, voor de Kennis die je overhoudt. De doelen van je Natie zijn aan het eind tot 100 punten waard.
dominations-card-end = Het spel eindigt na drie Tijdperken van vijf beurten.
dominations-card-turn = Leg een tegel: de stippen geven je Kennis in zes Domeinen. Besteed die aan een Stad of een niveau van een Monument, en dan aan een Meesterschap voor je Beschavingsboom.

## Hoe ver je bent

dominations-goal-points =
    { $points ->
        [one] { $points } punt, { $player } { $other }
       *[other] { $points } punten, { $player } { $other }
    }
dominations-goal-objectives =
    { $points ->
        [0] { $count } van de { $need } doelen gehaald
       *[other] { $count } van de { $need } doelen gehaald: { $points } punten
    }
dominations-goal-cities = Doel: { $count } van de { $need } Steden van niveau { $level } of hoger
dominations-goal-adjacent-cities = Doel: { $count } van de { $need } verbonden Steden
dominations-goal-separate-cities = Doel: { $count } van de { $need } losse groepen Steden
dominations-goal-monuments = Doel: { $count } van de { $need } Monumenten beheerst
dominations-goal-influence = Doel: { $count } van de { $need } Invloed
dominations-goal-nodus = Doel: { $count } van de { $need } Nodi van { $domain }
dominations-goal-masteries = Doel: { $count } van de { $need } Meesterschappen met waarde { $value }
dominations-goal-role = { $role }: { $count } { $domain }, { $player } { $other }

## Domeinen, halve Nodi, Tijdperken

dominations-domain-trade = Handel
dominations-domain-craftsmanship = Ambacht
dominations-domain-art = Kunst
dominations-domain-science = Wetenschap
dominations-domain-government = Bestuur
dominations-domain-religion = Religie
dominations-domain-any = een Domein naar keuze
dominations-half-vestigium = Vestigium
dominations-half-corruptio = Corruptio
dominations-half-none = niets
dominations-side-basic = basis
dominations-side-advanced = gevorderd
dominations-source-overflow = Volle voorraden
dominations-source-cards = Kaarten
dominations-source-pieces = Monumenten op het bord
dominations-source-influence = Invloed
dominations-source-roles = Rollen
dominations-source-objectives = Doelen
dominations-source-cities = Steden

## Vragen

dominations-ask-setup-objective = Welke Natie leid je?
    .why = De vijf doelen van je Natie zijn op het eind 10 tot 100 punten waard. Ze zeggen je wat je moet bouwen.
dominations-ask-setup-monument = Welk Monument breng je in het spel?
    .why = Iedereen mag niveaus kopen van de Monumenten in het spel. Kies er een die bij je Natie past.
dominations-ask-setup-redraw = Welke tegel ruil je voor een nieuwe?
    .why = Eén keer mag je tegels ruilen. Houd Kampen in de kleuren waarin je wilt bouwen.
dominations-ask-grow-menu = Welke tegel leg je?
    .why = Elke beurt begint met een tegel. Haar stippen en die ze raakt geven Kennis, en daarmee betaal je alles.
dominations-ask-grow-cell = Waar leg je de tegel?
    .why = De vier stippen langs elke gedeelde zijde produceren. Steden ernaast produceren ook voor hun eigenaar.
dominations-ask-grow-rotation = Hoe draai je de tegel?
    .why = Draai haar zo dat gelijke kleuren tegenover elkaar liggen: een Concentratie geeft 1 extra.
dominations-ask-grow-locus = Welke Locus laat je produceren?
    .why = Je hebt meer dan één wiel van zes vakken gesloten. Eén ervan produceert: één Kennis per stip in het midden.
dominations-ask-inventor-tile = Welke tegel activeert de Uitvinder?
    .why = Ze produceert alsof je haar net gelegd had. De tegel in je hand houd je.
dominations-ask-inventor-mode = Activeer je de zijden of een Locus?
    .why = Maar één ervan produceert. Vergelijk de stippen langs de zijden met die in het midden van het wiel.
dominations-ask-produce-vestigium = In welk Domein produceer je dit Vestigiumpunt?
    .why = Vestigium is Kennis van een Domein naar keuze. Let op je voorraadgrenzen.
dominations-ask-gain-vestigium = { $card }: in welk Domein krijg je 1 Kennis?
    .why = Vestigium is Kennis van een Domein naar keuze. Let op je voorraadgrenzen.
dominations-ask-grow-second = Leg je als Boer een tweede tegel?
    .why = De Boer mag één keer in dit Tijdperk een tweede tegel leggen, en die produceert ten volle.
dominations-ask-build-menu = Wat bouw je?
    .why = Een Stad verhoogt je grens in haar kleur en geeft Invloed; een niveau van een Monument gaat in je Boom. Eén van beide per beurt.
dominations-ask-build-city = Op welk Kamp bouw je een Stad?
    .why = Een Stad kost 3 Kennis in de kleur van het Kamp. Ze brengt je grens daar op 10 en handelt als tegels haar raken.
dominations-ask-build-upgrade = Welke Stad verhoog je?
    .why = Niveau 2 kost 6 en niveau 3 kost 9. Een grotere Stad handelt voor meer en geeft meer Invloed.
dominations-ask-build-monument = Aan welk Monument bouw je?
    .why = Je koopt het volgende niveau als kaart voor je Boom. Wie op het eind het sterkst is bij een Monument, heeft de macht erover.
dominations-ask-build-place = Waar komt { $card } te staan?
    .why = Met niveau 1 komt het Monument op het bord. Je Steden ernaast maken je daar sterker.
dominations-ask-build-rotation = Hoe draai je { $card }?
    .why = Zijn stippen produceren voor tegels die er later naast komen.
dominations-ask-pay-reduce = { $card }: in welk Domein betaal je 1 minder?
    .why = Een korting van jou maakt dit goedkoper. Spaar het Domein dat je het meest nodig hebt.
dominations-ask-tree-cell = Waar in je Boom leg je { $card }?
    .why = Halve cirkels die elkaar raken moeten passen; elke hele is een Nodus, en die tellen voor effecten en doelen.
dominations-ask-develop-menu = Wat ontwikkel je?
    .why = Eén keer per beurt ontwikkel je een Meesterschap of draai je er een om naar de gevorderde kant. Dan is je beurt voorbij.
dominations-ask-develop-mastery = Welk Meesterschap ontwikkel je?
    .why = Het kost zijn waarde in Kennis van zijn Domein en werkt voor je tot het eind van het spel.
dominations-ask-develop-copy = Welk exemplaar van { $card } neem je?
    .why = De exemplaren verschillen alleen in de halve cirkels op hun zijden. Neem er een die nu en later in je Boom past.
dominations-ask-develop-upgrade = Welk Meesterschap draai je naar de gevorderde kant?
    .why = De gevorderde kant vervangt de basiskant en doet meer. De kaart blijft liggen.
dominations-ask-effect-free-upgrade = { $card }: welk Meesterschap draai je gratis om?
    .why = Deze kaart draait een ander Meesterschap van je gratis om naar de gevorderde kant.
dominations-ask-exchange-offer = Tegen welke koers ruil je?
    .why = Voor je koopt, kun je Kennis van het ene Domein in het andere veranderen. De beste koersen raken op.
dominations-ask-exchange-give = { $card }: Kennis van welk Domein geef je?
    .why = Geef wat je dit Tijdperk niet nodig hebt: aan het eind ervan gaat alle Kennis verloren.
dominations-ask-exchange-get = { $card }: Kennis van welk Domein krijg je ervoor?
    .why = Neem wat je voor je volgende koop mist. Het kan niet boven je grens komen.
dominations-ask-age-assimilate = Je hebt de meeste Invloed: neem je een Meesterschap over?
    .why = Je hebt de meeste Invloed: neem gratis een exemplaar van een Meesterschap van een tegenstander. Die verliest niets.
dominations-ask-age-order = Gouverneur, wie is de volgende in het komende Tijdperk?
    .why = De eerste in de volgorde speelt eerst en wint een heel Tijdperk lang gelijke standen.
dominations-ask-age-keep = Welke tegel leg je weg voor je je hand aanvult?
    .why = Tegels die je houdt, trek je niet opnieuw. Geef terug wat niet bij je plannen past.
dominations-ask-age-redraw = Welke tegel ruil je voor een nieuwe?
    .why = Eén keer mag je tegels ruilen voor het Tijdperk begint.

## Antwoorden

dominations-option-tile = { $tile }: Kamp { $camp }, stippen { $dots }
dominations-option-cell =
    Vak ({ $i }, { $j }) { $t ->
        [0] punt omhoog
       *[other] punt omlaag
    }
dominations-option-vertex = Locus ({ $a }, { $b })
dominations-option-rotation =
    { $rotation ->
        [0] Niet gedraaid
        [1] Eenmaal gedraaid
       *[other] { $rotation } maal gedraaid
    }
dominations-option-tree-cell = Plaats ({ $x }, { $y }) van de Boom
dominations-option-copy = Exemplaar { $number }
dominations-option-take = Een exemplaar van { $mastery } nemen
dominations-option-turn = { $mastery } naar de gevorderde kant draaien
dominations-option-setup-redraw-done = De rest houden
dominations-option-age-keep-done = De rest houden
dominations-option-age-redraw-done = De rest houden
dominations-option-grow-menu-inventor = Als Uitvinder een tegel op het bord activeren
dominations-option-grow-menu-exchange = Kennis ruilen
dominations-option-grow-second-place = Een tweede tegel leggen
dominations-option-grow-second-exchange = Kennis ruilen
dominations-option-grow-second-no = Geen tweede tegel
dominations-option-inventor-mode-edges = Langs de zijden
dominations-option-build-menu-city = Een nieuwe Stad
dominations-option-build-menu-upgrade = Een Stad verhogen
dominations-option-build-menu-monument = Een niveau van een Monument
dominations-option-build-menu-exchange = Eerst Kennis ruilen
dominations-option-build-menu-pass = Niets bouwen
dominations-option-develop-menu-develop = Een nieuw Meesterschap
dominations-option-develop-menu-upgrade = Een Meesterschap verbeteren
dominations-option-develop-menu-exchange = Kennis ruilen
dominations-option-develop-menu-end = Niets meer
dominations-option-effect-free-upgrade-no = Geen omdraaien
dominations-option-age-assimilate-no = Niets overnemen

## De les

dominations-lesson-goal = Welkom bij Dominations! Je leidt een volk door drie Tijdperken van elk vijf beurten. Aan het eind wint wie de meeste punten heeft. We spelen je eerste twee beurten.
dominations-lesson-knowledge = Alles betaal je met Kennis. Daar zijn zes soorten van, de Domeinen, elk met een kleur. Hier zie je hoeveel je hebt. In het begin kun je er { $limit } van elk bewaren.
dominations-lesson-turn = Een beurt heeft drie delen. Je legt een tegel, die Kennis geeft. Dan mag je op het land bouwen. Dan mag je iets ontwikkelen wat je volk leert.
dominations-lesson-tile = Een tegel heeft een Kamp in het midden en een stip in elke hoek. Kies de gemarkeerde tegel, dan het gemarkeerde vak naast de starttegel, de Wieg. Draai hem zo dat gelijke stippen tegenover elkaar liggen.
dominations-lesson-produced = De tegel heeft geproduceerd. Zijn Kamp gaf er één, en elk van de vier stippen langs de gedeelde zijde ook. Gelijke stippen tegenover elkaar gaven er één meer. Je hebt { $religion } Religie en { $government } Bestuur.
dominations-lesson-city = Bouw nu. Een Stad staat op een Kamp en kost 3 Kennis van die kleur. Je Kamp is van Religie, en je kunt betalen. Bouw de Stad.
dominations-lesson-influence = Elke Stad geeft Invloed: je hebt { $influence }. Onthoud dat, hij brengt punten op. Je kunt vanaf nu ook { $limit } Religie bewaren.
dominations-lesson-mastery = Ontwikkel nu een Meesterschap: een kaart die je het hele spel helpt. { $card } kost 3 Bestuur. Neem het eerste exemplaar en leg het naast je Kampvuur, waar het gemarkeerd is.
dominations-lesson-tree = Je Beschavingsboom is begonnen. Twee halve cirkels die elkaar raken en passen, vormen een Nodus: je hebt er { $nodus }. Veel effecten tellen Nodi; kies de plaats van een kaart dus met zorg.
dominations-lesson-second-tile = Je tegenstander is ook aan de beurt geweest. Nu je tweede beurt. Leg de gemarkeerde tegel naast je Stad: raakt een tegel een Stad, dan produceert die ook.
dominations-lesson-traded = Stippen, Kamp en Stad gaven Kennis, en { $card } voegde 1 Bestuur toe. Je hebt { $religion } Religie en { $government } Bestuur. Dat is genoeg voor iets groters.
dominations-lesson-upgrade = Een Stad kan groeien. Niveau 2 kost 6 Kennis van haar kleur en geeft nog 2 Invloed. Verbeter je Stad.
dominations-lesson-second-mastery = Je hebt al { $influence } Invloed. Ontwikkel { $card } met je Bestuur. Neem het eerste exemplaar en leg het waar het gemarkeerd is, naast { $beside }.
dominations-lesson-rival = Je tegenstander legde een tegel naast je Stad. Dus produceerde de Stad voor jou: je hebt { $religion } Religie, in de beurt van een ander. Een goede plaats voor een Stad loont dubbel.
dominations-lesson-age = Na vijf beurten eindigt een Tijdperk. Dan krijgt iedereen zoveel punten als hij Invloed heeft. Je houdt je Invloed, dus die telt drie keer. Je hebt { $influence }.
dominations-lesson-roles = Wie in een Domein de meeste Kennis over heeft, krijgt de rol ervan voor het volgende Tijdperk. Rollen geven punten of krachten. Daarna gaat alle Kennis verloren, dus pot niet op.
dominations-lesson-objectives = Helemaal aan het eind tellen de doelen van je Natie; die van jou: { $nation }. Eén doel is 10 punten waard, alle vijf samen 100. Laat ze bepalen wat je bouwt.
dominations-lesson-summary = Een tegel leggen, bouwen, ontwikkelen: je kent nu een beurt. Invloed telt na elk Tijdperk, doelen aan het eind. Speel verder, of begin een eigen partij.

## Het verslag

dominations-event-nation-chosen = { $player } heeft een Natie en een Monument gekozen.
    .you = Je hebt een Natie en een Monument gekozen.
dominations-event-choices-revealed = De Naties worden onthuld; in het spel zijn { $monuments }.
dominations-event-age-began = Tijdperk { $age } begint.
dominations-event-order-set = { $player } begint in de nieuwe speelvolgorde.
    .you = Je begint in de nieuwe speelvolgorde.
dominations-event-turn-began = { $player }: beurt { $round } van Tijdperk { $age }.
    .you = Jouw beurt { $round } van Tijdperk { $age }.
dominations-event-tiles-drawn =
    { $count ->
        [one] { $player } trekt 1 tegel.
       *[other] { $player } trekt { $count } tegels.
    }
    .you =
        { $count ->
            [one] Je trekt 1 tegel.
           *[other] Je trekt { $count } tegels.
        }
dominations-event-tiles-returned =
    { $count ->
        [one] { $player } geeft 1 tegel terug.
       *[other] { $player } geeft { $count } tegels terug.
    }
    .you =
        { $count ->
            [one] Je geeft 1 tegel terug.
           *[other] Je geeft { $count } tegels terug.
        }
dominations-event-tile-placed = { $player } legt tegel { $tile }.
    .you = Je legt tegel { $tile }.
dominations-event-tile-woken = { $player } activeert als Uitvinder tegel { $tile }.
    .you = Je activeert als Uitvinder tegel { $tile }.
dominations-event-locus-scored = { $player } laat een Locus produceren.
    .you = Je laat een Locus produceren.
dominations-event-scored-overflow =
    { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor een volle voorraad.
    .you =
        Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor een volle voorraad.
dominations-event-scored-cards =
    { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } dankzij een kaart.
    .you =
        Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } dankzij een kaart.
dominations-event-scored-pieces =
    { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } naast een Monument.
    .you =
        Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } naast een Monument.
dominations-event-scored-influence =
    { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor Invloed.
    .you =
        Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor Invloed.
dominations-event-scored-roles =
    { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor een rol.
    .you =
        Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor een rol.
dominations-event-scored-objectives =
    { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor doelen.
    .you =
        Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor doelen.
dominations-event-influence-grew = { $player } krijgt { $amount } Invloed en heeft nu { $total }.
    .you = Je krijgt { $amount } Invloed en hebt nu { $total }.
dominations-event-exchanged = { $player } ruilt { $give } { $from } voor { $get } { $to }.
    .you = Je ruilt { $give } { $from } voor { $get } { $to }.
dominations-event-city-built =
    { $level ->
        [1] { $player } bouwt een Stad ({ $domain }).
       *[other] { $player } verhoogt een Stad ({ $domain }) naar niveau { $level }.
    }
    .you =
        { $level ->
            [1] Je bouwt een Stad ({ $domain }).
           *[other] Je verhoogt een Stad ({ $domain }) naar niveau { $level }.
        }
dominations-event-piece-laid = { $player } sticht het Monument { $monument }.
    .you = Je sticht het Monument { $monument }.
dominations-event-level-bought = { $player } bouwt niveau { $level } van { $monument }.
    .you = Je bouwt niveau { $level } van { $monument }.
dominations-event-mastery-developed = { $player } ontwikkelt { $mastery }.
    .you = Je ontwikkelt { $mastery }.
dominations-event-mastery-assimilated = { $player } neemt { $mastery } over.
    .you = Je neemt { $mastery } over.
dominations-event-mastery-turned = { $player } brengt { $mastery } op gevorderd niveau.
    .you = Je brengt { $mastery } op gevorderd niveau.
dominations-event-role-taken = { $player } wordt { $role }.
    .you = Je wordt { $role }.
dominations-event-knowledge-cleared = Alle Kennis vervalt.
dominations-event-objectives-judged =
    { $count ->
        [0] { $player } ({ $nation }) heeft geen doel bereikt.
        [one] { $player } ({ $nation }) heeft 1 doel bereikt.
       *[other] { $player } ({ $nation }) heeft { $count } doelen bereikt.
    }
    .you =
        { $count ->
            [0] Je ({ $nation }) hebt geen doel bereikt.
            [one] Je ({ $nation }) hebt 1 doel bereikt.
           *[other] Je ({ $nation }) hebt { $count } doelen bereikt.
        }
dominations-won =
    { $trade ->
        [0] {""}
       *[other] {" "}+{ $trade } { dominations-domain-trade }
    }{ $craftsmanship ->
        [0] {""}
       *[other] {" "}+{ $craftsmanship } { dominations-domain-craftsmanship }
    }{ $art ->
        [0] {""}
       *[other] {" "}+{ $art } { dominations-domain-art }
    }{ $science ->
        [0] {""}
       *[other] {" "}+{ $science } { dominations-domain-science }
    }{ $government ->
        [0] {""}
       *[other] {" "}+{ $government } { dominations-domain-government }
    }{ $religion ->
        [0] {""}
       *[other] {" "}+{ $religion } { dominations-domain-religion }
    }
dominations-event-produced = { $player } produceert{ dominations-won }.
    .you = Je produceert{ dominations-won }.
dominations-event-gained = { $card }: { $player } krijgt{ dominations-won }.
    .you = { $card }: je krijgt{ dominations-won }.

## Effecten: wanneer

dominations-trigger-on-acquire = Meteen:
dominations-trigger-turn-start = Aan het begin van elk van je beurten:
dominations-trigger-age-start = Aan het begin van Tijdperk 2 en 3:
dominations-trigger-on-produce =
    Telkens als je { $least ->
        [1] {""}
       *[other] minstens { $least }{" "}
    }{ $domain } produceert:
dominations-trigger-on-place = Nadat je een tegel activeert:
dominations-trigger-on-locus = Nadat je een Locus laat produceren:
dominations-trigger-on-city-built = Nadat je een Stad bouwt of verhoogt:
dominations-trigger-on-monument-level = Nadat je een niveau van een Monument koopt:
dominations-trigger-on-develop = Nadat je een Meesterschap ontwikkelt:
dominations-trigger-on-upgrade = Nadat je een Meesterschap naar de gevorderde kant draait:
dominations-trigger-end-of-age = Aan het eind van elk Tijdperk:
dominations-trigger-game-end = Aan het eind van het spel:
dominations-trigger-passive = Altijd:

## Effecten: alleen als

dominations-filter-camp = (Kamp { $domain })
dominations-filter-edges = (minstens { $edges } zijden verbonden)
dominations-filter-level = (niveau { $level } of hoger)
dominations-filter-exact-level = (naar niveau { $level })
dominations-filter-domain = (Domein: { $domain })
dominations-filter-value = (waarde { $value })
dominations-filter-side-basic = (basiskant)
dominations-filter-side-advanced = (gevorderde kant)
dominations-filter-max =
    { $max ->
        [1] (maar één keer geteld)
       *[other] (hoogstens { $max } keer geteld)
    }

## Effecten: wat

dominations-outcome-knowledge = krijg { $amount } { $domain }
dominations-outcome-knowledge-vestigium = krijg { $amount } Kennis in Domeinen naar keuze
dominations-outcome-vp =
    { $amount ->
        [one] scoor 1 punt
       *[other] scoor { $amount } punten
    }
dominations-outcome-influence = krijg { $amount } Invloed
dominations-outcome-tiles =
    { $amount ->
        [one] trek 1 tegel
       *[other] trek { $amount } tegels
    }
dominations-outcome-free-upgrade =
    { $amount ->
        [one] je mag gratis een ander Meesterschap met waarde tot { $value } naar de gevorderde kant draaien
       *[other] je mag gratis { $amount } andere Meesterschappen met waarde tot { $value } naar de gevorderde kant draaien
    }
dominations-outcome-extra-build =
    { $amount ->
        [one] doe nog een Bouwactie
       *[other] doe nog { $amount } Bouwacties
    }
dominations-outcome-extra-develop =
    { $amount ->
        [one] doe nog een Ontwikkelactie
       *[other] doe nog { $amount } Ontwikkelacties
    }
dominations-outcome-city-cost = een Stad bouwen of verhogen kost { $amount } minder
dominations-outcome-mastery-cost = een Meesterschap ontwikkelen kost { $amount } minder
dominations-outcome-upgrade-cost = een Meesterschap omdraaien kost in totaal { $amount } minder
dominations-outcome-monument-cost = een niveau van een Monument kost in totaal { $amount } minder
dominations-outcome-reserve-step = je voorraadlimiet voor { $domain } is { $amount } hoger
dominations-outcome-camp-bonus = krijg { $amount } meer van het Kamp van een tegel die je activeert
dominations-outcome-trade-bonus = krijg { $amount } meer van elk van je Steden die handelt
dominations-outcome-concentration-bonus = krijg { $amount } meer van elke Concentratie die je maakt
dominations-outcome-exchange =
    { $times ->
        [one] eenmaal
       *[other] { $times } maal
    } per beurt mag je { $give } ({ $from }) ruilen voor { $get } ({ $to })
dominations-outcome-hand-size =
    { $amount ->
        [one] vul je hand met 1 tegel meer aan
       *[other] vul je hand met { $amount } tegels meer aan
    }
dominations-outcome-assimilation = je Invloed telt { $amount } hoger bij het overnemen

## Effecten: voor elk wat

dominations-per-nodus =
    { $div ->
        [1] per Nodus in je Boom
       *[other] per { $div } Nodi in je Boom
    }
dominations-per-cities =
    { $div ->
        [1] per eigen Stad
       *[other] per { $div } eigen Steden
    }
dominations-per-city-levels =
    { $div ->
        [1] per niveau van je Steden
       *[other] per { $div } niveaus van je Steden
    }
dominations-per-city-group =
    { $div ->
        [1] per Stad in je grootste groep
       *[other] per { $div } Steden in je grootste groep
    }
dominations-per-city-separate =
    { $div ->
        [1] per losse groep van je Steden
       *[other] per { $div } losse groepen van je Steden
    }
dominations-per-masteries =
    { $div ->
        [1] per eigen Meesterschap
       *[other] per { $div } eigen Meesterschappen
    }
dominations-per-domains =
    { $div ->
        [1] per Domein onder je Meesterschappen
       *[other] per { $div } Domeinen onder je Meesterschappen
    }
dominations-per-monument-levels =
    { $div ->
        [1] per eigen Niveaukaart
       *[other] per { $div } eigen Niveaukaarten
    }
dominations-per-monuments =
    { $div ->
        [1] per Monument dat je beheerst
       *[other] per { $div } Monumenten die je beheerst
    }
dominations-per-stock =
    { $div ->
        [1] per Kennis in je voorraad
       *[other] per { $div } Kennis in je voorraad
    }
dominations-per-produced =
    { $div ->
        [1] per geproduceerde Kennis
       *[other] per { $div } geproduceerde Kennis
    }
dominations-per-influence =
    { $div ->
        [1] per Invloed die je hebt
       *[other] per { $div } Invloed die je hebt
    }

## Doelen

dominations-objective-cities = Steden: { $ones } van niveau 1, { $twos } van niveau 2, { $threes } van niveau 3
dominations-objective-adjacent-cities = { $count } verbonden Steden
dominations-objective-separate-cities = { $count } losse groepen Steden
dominations-objective-monuments =
    { $count ->
        [one] 1 Monument beheersen
       *[other] { $count } Monumenten beheersen
    }
dominations-objective-influence = { $count } Invloed
dominations-objective-nodus = Nodi: { $wanted }
dominations-objective-masteries = { $count } Meesterschappen met waarde { $value } in { $domains }
dominations-objective-masteries-too = en { $count } met waarde { $value } in { $domains }

## Instellingen van een partij

dominations-flag-locus = welke wielen een Locus zijn: alleen die van zes gewone tegels (land, het boekje), of ook die met de Wieg of met Monumenttegels (any)
dominations-flag-locus-land = alleen zes gewone tegels
dominations-flag-locus-any = elk wiel
dominations-flag-card_bonus = wat kaarten aan de Productie toevoegen: dat krijg je (gained, het boekje), of het wordt geproduceerd, zodat andere kaarten erop reageren (produced)
dominations-flag-card_bonus-gained = je krijgt het
dominations-flag-card_bonus-produced = het wordt geproduceerd

## Wat dingen zijn

dominations-text-mastery = { $domain }, waarde en kosten { $value }
dominations-text-needs = vereist een Meesterschap van { $domain } met waarde { $value } of hoger
dominations-text-also = ·
dominations-text-basic = basis:
dominations-text-advanced = gevorderd ({ $price }):
dominations-text-price = kost { $price }
dominations-text-level = Niveau { $level } ({ $price }):
dominations-text-level-card = { $monument } { $level }
dominations-text-campfire = Op elk moment in je beurt, zo vaak je wilt: ruil { $give } Kennis van één Domein voor { $get } van een ander
dominations-text-circle = staat midden op een volledig wiel
dominations-text-tile = staat op een leeg vak naast een gevuld vak
dominations-text-nation = 1, 2, 3, 4 of 5 behaalde doelen leveren { $met1 }, { $met2 }, { $met3 }, { $met4 } of { $met5 } punten op
dominations-text-role = gaat naar wie aan het eind van een Tijdperk de meeste Kennis over heeft in { $domain }
dominations-text-role-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
dominations-text-role-points-two =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ({ $two } met twee spelers)
dominations-place-own-cities =
    { $count ->
        [one] naast minstens één eigen Stad
       *[other] naast minstens { $count } eigen Steden
    }
dominations-place-cities =
    { $count ->
        [one] naast minstens één Stad
       *[other] naast minstens { $count } Steden
    }
dominations-place-dots =
    { $count ->
        [one] met minstens één stip { $domain } in het midden
       *[other] met minstens { $count } stippen { $domain } in het midden
    }
dominations-place-camps =
    { $count ->
        [one] naast minstens één Kamp { $domain }
       *[other] naast minstens { $count } Kampen { $domain }
    }
dominations-place-no-cradle = niet op de Wieg
dominations-place-edges-min =
    { $count ->
        [one] tegen minstens één gevuld vak
       *[other] tegen minstens { $count } gevulde vakken
    }
dominations-place-edges-max =
    { $count ->
        [one] tegen hoogstens één gevuld vak
       *[other] tegen hoogstens { $count } gevulde vakken
    }
dominations-place-away = met geen enkele hoek aan de Wieg
dominations-piece-city-vp =
    { $count ->
        [one] wie ernaast een Stad bouwt of verhoogt, scoort 1 punt
       *[other] wie ernaast een Stad bouwt of verhoogt, scoort { $count } punten
    }
dominations-piece-city-influence = wie ernaast een Stad bouwt of verhoogt, krijgt { $count } Invloed
dominations-piece-city-discount = ernaast een Stad bouwen of verhogen kost { $count } minder
dominations-piece-trade-plus = elke Stad ernaast die handelt produceert { $count } meer
dominations-piece-dots = stippen: { $dots }
dominations-power-set-order = Bepaalt de volgorde van het volgende Tijdperk
dominations-power-extra-tiles =
    { $amount ->
        [one] Vult de hand met 1 tegel meer aan
       *[other] Vult de hand met { $amount } tegels meer aan
    }
dominations-power-influence-now = Krijgt meteen { $amount } Invloed
dominations-power-camp-plus = In het volgende Tijdperk produceert het Kamp van elke geactiveerde tegel { $amount } meer
dominations-power-reactivate-once = Eén keer in het volgende Tijdperk: activeert een tegel op het bord in plaats van er een te leggen
dominations-power-second-tile-once = Eén keer in het volgende Tijdperk: legt meteen na de eerste een tweede tegel

## Geweigerde pakketten

refusal-dominations-count = { $file }, regel { $line }: “{ $key }” heeft { $count } onderdelen; het moeten er { $wanted } zijn.
refusal-dominations-fixed = { $file }, regel { $line }: “{ $key }” moet { $wanted } zijn.
refusal-dominations-order = { $file }, regel { $line }: “{ $key }” staat niet in de vaste volgorde.
refusal-dominations-powers = { $file }, regel { $line }: “{ $key }” moet elke macht eenmaal noemen.
refusal-dominations-prerequisite = { $file }, regel { $line }: “{ $key }”: Meesterschappen met waarde 9, en alleen die, hebben een voorwaarde met waarde 3 of 6.
refusal-dominations-copies = { $file }, regel { $line }: “{ $key }”: de vier indelingen moeten verschillen.
refusal-dominations-exchange = { $file }, regel { $line }: “{ $key }”: een kant heeft hoogstens één ruil.
refusal-dominations-trigger = { $file }, regel { $line }: “{ $key }” past niet bij “{ $outcome }”.
refusal-dominations-key = { $file }, regel { $line }: “{ $key }” heeft geen betekenis bij “{ $outcome }”.
refusal-dominations-shape = { $file }, regel { $line }: “{ $key }” past niet bij de vorm “{ $shape }”.
refusal-dominations-objectives = { $file }, regel { $line }: “{ $key }”: een Natie heeft drie doelen uit haar geschiedenis en dan twee van wat had kunnen zijn.
refusal-dominations-camps = { $file }, regel { $line }: { $count } Kampen { $domain }; het moeten er 15 zijn ({ $key }).
refusal-dominations-dots = { $file }, regel { $line }: { $count } stippen { $domain }; het moeten er 45 zijn ({ $key }).
refusal-dominations-alike = { $file }, regel { $line }: “{ $key }”: twee tegels zijn gelijk.
refusal-dominations-spread = { $file }, regel { $line }: “{ $key }”: er moeten vier Meesterschappen { $domain } met waarde { $value } zijn.
refusal-dominations-pattern = { $file }, regel { $line }: “{ $key }”: de gewone Meesterschappen met waarde { $value } moeten in alle Domeinen gelijk zijn.
refusal-dominations-extra = { $file }, regel { $line }: “{ $key }”: alle kaarten samen geven hoogstens { $most } extra acties.

## The table at the terminal

dominations-table-headline = Tijdperk { $age } · beurt { $round } van 5 · nog { $tiles } tegels
dominations-table-points = punten
dominations-table-influence = invloed
dominations-table-tiles = tegels
dominations-table-cities = fiches
dominations-table-roles = Rollen:
dominations-table-monuments = Monumenten:
dominations-table-tree = Jouw boom:
dominations-table-hand = Jouw tegels:
dominations-table-nation = Jouw keuze:
dominations-table-legend = Een driehoek heeft stippen in de hoeken en een kamp, klein, in het midden; een stad toont eigenaar en niveau. # is de Wieg, V Vestigium. Een driehoek raakt de buren links en rechts en die aan de brede kant. Getallen op het bord zijn antwoorden. Een meesterschap met + is naar de gevorderde kant gedraaid.

## What bots weigh, and what the balance of the content is measured by

dominations-term-points = overwinningspunten
dominations-term-influence = Invloed die nog scoort
dominations-term-objectives = doelen van de Natie
dominations-term-masteries = effecten van kaarten
dominations-term-knowledge = Kennis
dominations-term-roles = Dominatiekaarten
dominations-term-cities = Steden die handelen
dominations-kind-mastery = Meesterschappen
dominations-kind-monument = Monumenten, per niveau
dominations-kind-nation = Naties (beschavingen)
dominations-kind-objective = Doelen, onder de spelers van hun Natie

## The table in the browser

web-dominations-state = Tijdperk { $age }, beurt { $round }
web-dominations-map = Kaart
web-dominations-pane = Bomen, Meesterschappen en Monumenten
web-dominations-tree = Boom
web-dominations-own-tree = Mijn boom
web-dominations-market = Meesterschappen
web-dominations-monuments = Monumenten
web-dominations-dealt = Te kiezen
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
web-dominations-bought =
    { $count ->
        [one] 1 niveau gebouwd.
       *[other] { $count } niveaus gebouwd.
    }
web-dominations-finished = Alle niveaus zijn gebouwd.
web-dominations-beside =
    { $side ->
        [left] links van { $what }
        [right] rechts van { $what }
        [above] boven { $what }
       *[below] onder { $what }
    }
web-dominations-between = Waar { $tiles } elkaar raken
web-dominations-turned-up = { $top } boven, { $right } rechts, { $left } links
web-dominations-turned-down = { $top } onder, { $right } rechts, { $left } links
web-dominations-halves = { $n } boven, { $e } rechts, { $s } onder, { $w } links
web-dominations-turn = De tegel draaien
web-dominations-empty = Vrije plaats
web-dominations-cradle = Wieg
web-dominations-camp = Kamp: { $domain }.
web-dominations-dots = Stippen: { $dots }.
web-dominations-city = Stad van { $player }, niveau { $level }.

## Woorden uitgelegd: de vormen zijn hoe een tekst ze noemt

dominations-word-domain = Domein
    .forms = Domein, Domeinen
dominations-word-domain-text = Een van de zes soorten Kennis, elk met een kleur: Handel, Ambacht, Kunst, Wetenschap, Bestuur en Religie.
dominations-word-knowledge = Kennis
    .forms = Kennis
dominations-word-knowledge-text = Waarmee je betaalt, geteld per Domein. Ze gaat verloren boven je limiet en aan het eind van elk Tijdperk.
dominations-word-reserve = voorraad
    .forms = voorraad, voorraden, limiet, limieten, voorraadlimiet
dominations-word-reserve-text = Hoeveel Kennis van een Domein je kunt bewaren: 5, of 10, 15, 20 met een Stad van niveau 1, 2, 3 op een Kamp in die kleur.
dominations-word-age = Tijdperk
    .forms = Tijdperk, Tijdperken
dominations-word-age-text = Het spel heeft er drie, van vijf beurten elk. Aan het eind van elk leveren Invloed en rollen punten op.
dominations-word-tile = tegel
    .forms = tegel, tegels
dominations-word-tile-text = Een driehoek met een Kamp in het midden en een stip in elke hoek. Elke beurt begint met het leggen van een tegel.
dominations-word-camp = Kamp
    .forms = Kamp, Kampen
dominations-word-camp-text = De grote plek in het midden van een tegel. Ze geeft 1 Kennis in haar kleur als de tegel gelegd wordt; er kan één Stad op staan.
dominations-word-dot = stip
    .forms = stip, stippen
dominations-word-dot-text = De kleine gekleurde tekens in de hoeken van tegels. De vier langs een gedeelde zijde geven elk 1 Kennis in hun kleur.
dominations-word-cradle = Wieg
    .forms = Wieg
dominations-word-cradle-text = De zeshoek in het midden waarmee de kaart begint. De randen hebben stippen, maar niemand bouwt erop.
dominations-word-locus = Locus
    .forms = Locus, Loci
dominations-word-locus-text = Het midden van zes tegels die elkaar raken. Wie de ring sluit, krijgt 1 Kennis per stip daar, in plaats van die langs de zijden.
dominations-word-concentration = Concentratie
    .forms = Concentratie, Concentraties
dominations-word-concentration-text = Twee stippen van dezelfde kleur tegenover elkaar aan een gedeelde zijde: ze geven 1 Kennis meer.
dominations-word-produce = produceren
    .forms = produceren, produceert, geproduceerd
dominations-word-produce-text = Kennis krijgen van een tegel: van stippen, Concentraties, het Kamp en Steden die handelen. Sommige kaarten wachten daarop.
dominations-word-city = Stad
    .forms = Stad, Steden
dominations-word-city-text = Staat op een Kamp. Ze verhoogt je limiet in haar kleur, geeft Invloed en produceert als er een tegel naast gelegd wordt.
dominations-word-monument = Monument
    .forms = Monument, Monumenten
dominations-word-monument-text = Wordt niveau na niveau gebouwd, door wie wil. Elk niveau is een kaart voor de boom van de koper; niveau 1 zet het stuk op het bord.
dominations-word-level = Niveaukaart
    .forms = Niveaukaart, Niveaukaarten
dominations-word-level-text = Eén niveau van een Monument. Ze ligt in de boom van wie haar kocht.
dominations-word-mastery = Meesterschap
    .forms = Meesterschap, Meesterschappen
dominations-word-mastery-text = Een kaart van één Domein met waarde 3, 6 of 9, dat is ook de prijs. In je boom werkt ze de rest van het spel.
dominations-word-advance = gevorderde kant
    .forms = gevorderde kant, basiskant, gevorderd, gevorderde, gevorderden
dominations-word-advance-text = Een Meesterschap heeft een basiskant en een gevorderde kant. Je betaalt de verbetering en draait het om.
dominations-word-tree = Beschavingsboom
    .forms = Beschavingsboom, boom, bomen
dominations-word-tree-text = Je kaarten, naast elkaar rond het Kampvuur. Waar twee kaarten elkaar raken, moeten de halve Nodi een Nodus vormen.
dominations-word-half = halve Nodus
    .forms = halve Nodus, halve Nodi, halve cirkel, halve cirkels
dominations-word-half-text = De halve cirkel aan een zijde van een kaart. Hij moet een passende raken: samen zijn ze een Nodus.
dominations-word-nodus = Nodus
    .forms = Nodus, Nodi
dominations-word-nodus-text = Een hele cirkel tussen twee kaarten van een boom. Doelen en veel kaarten tellen ze.
dominations-word-vestigium = Vestigium
    .forms = Vestigium, Vestigiumpunt, Vestigiumpunten
dominations-word-vestigium-text = Wit: Kennis van een Domein dat jij noemt. Als halve cirkel past het bij elke kleur, maar niet bij een ander wit.
dominations-word-corruptio = Corruptio
    .forms = Corruptio
dominations-word-corruptio-text = Een zwarte halve cirkel. Niets past erbij: de plek ernaast blijft voor altijd leeg.
dominations-word-influence = Invloed
    .forms = Invloed, invloed
dominations-word-influence-text = Komt van Steden en kaarten en gaat nooit verloren. Aan het eind van elk Tijdperk levert ze haar aantal op, en wie de meeste heeft mag overnemen.
dominations-word-assimilate = overnemen
    .forms = overnemen, neemt over, overname
dominations-word-assimilate-text = Wie de meeste Invloed heeft, krijgt aan het eind van een Tijdperk gratis een kopie van een Meesterschap van een rivaal. Die houdt het zijne.
dominations-word-nation = Natie
    .forms = Natie, Naties
dominations-word-nation-text = Het volk dat je leidt. De vijf doelen zijn aan het eind 10 tot 100 punten waard.
dominations-word-objective = doel
    .forms = doel, doelen, Doel, Doelen
dominations-word-objective-text = Wat je Natie aan het eind wil hebben. Eén gehaald doel is 10 punten waard, alle vijf 100.
dominations-word-role = rol
    .forms = rol, rollen, Rol, Rollen, Dominatiekaart, Dominatiekaarten
dominations-word-role-text = Wie aan het eind van een Tijdperk de meeste Kennis in een Domein over heeft, krijgt de rol: punten, en een kracht in het volgende Tijdperk.
dominations-word-build = Bouwen
    .forms = Bouwen, Bouwactie, Bouwacties
dominations-word-build-text = Het tweede deel van een beurt: één Stad, één verbetering van een Stad of één niveau van een Monument.
dominations-word-develop = Ontwikkelen
    .forms = Ontwikkelen, Ontwikkelactie, Ontwikkelacties
dominations-word-develop-text = Het laatste deel van een beurt: één nieuw Meesterschap, of één omgedraaid naar de gevorderde kant.
dominations-word-token = stadsfiches
    .forms = stadsfiches, stadsfiche, fiches
dominations-word-token-text = Je hebt er 15. Elke Stad die je bouwt en elk niveau dat je verhoogt kost er één.
dominations-word-exchange = ruilen
    .forms = ruilen, ruilt, ruil, Ruilen
dominations-word-exchange-text = Kennis van het ene Domein in een ander veranderen in je beurt: 2 voor 1 bij het Kampvuur, beter met sommige kaarten.

## Diagrams of the rules, for whoever does not see them

dominations-diagram-d-5-3 = Twee tegels delen een zijde. Aan het ene eind liggen twee stippen van dezelfde kleur tegenover elkaar: ze produceren elk 1 en samen 1 meer, de Concentratie. Aan het andere eind verschillen de kleuren: elke stip produceert 1.
dominations-diagram-d-6-1 = Zes tegels raken elkaar in één hoek; de laatste is net gelegd. De zes stippen rond die hoek zijn de Locus: elk produceert 1. De stippen langs de zijden produceren niets.
dominations-diagram-d-12-3 = Twee kaarten naast elkaar, vijf keer. Twee halve Nodi van één kleur vormen een Nodus, en een kleur met wit ook. Twee verschillende kleuren vormen er geen, wit met wit niet, en zwart met niets.
