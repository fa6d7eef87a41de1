# De woorden rond regels, uitslagen, herhalingen en de eigen spellen op de pagina.

read-home = Schatulle, naar de startpagina
read-back = Terug
read-to-start = Naar de startpagina
read-nowhere-title = Niemand thuis
read-nowhere = Op dit adres is niets
read-nowhere-about = Misschien zit er een tikfout in, of is de link onvolledig.
read-loading = Een ogenblik …
read-offline = De server is niet bereikbaar. Ben je online?
read-again = Probeer opnieuw

## De regels

read-rules = De regels
read-rules-of = De regels van { $game }
read-rules-lead = Alle regels in onze eigen woorden, met de bron erbij.
read-which-game = Welk spel
read-search = Zoek in de regels
read-search-hint = Woord of regel, zoals { $example }
read-search-clear = Wis de zoekopdracht
read-found =
    { $count ->
        [0] In de regels staat niets over “{ $word }”.
        [one] Op één plaats komt “{ $word }” voor
       *[other] Op { $count } plaatsen komt “{ $word }” voor
    }
read-contents = Inhoud
read-aim = Het doel van het spel
read-summary = In het kort
read-chapter-clauses =
    { $count ->
        [one] één regel
       *[other] { $count } regels
    }
read-questions = Vragen en antwoorden
read-questions-count =
    { $count ->
        [one] één vraag
       *[other] { $count } vragen
    }
read-options = Opties van een tafel
read-options-count =
    { $count ->
        [one] één optie
       *[other] { $count } opties
    }
read-kind-ruling = Vraag
read-kind-option = Optie
read-more = Bronnen en uitspraken bij { $clause }
read-no-such-rule = De regels kennen geen “{ $name }”.
read-to-contents = Naar de inhoud
read-in-rulebook = Open alle spelregels
read-sources = Waar het te lezen staat
read-no-source = Geen van de spelregels zegt dit met zoveel woorden; zo lezen wij ze.
read-inferred = Zo lezen wij het: deels volgt dit uit de spelregels zonder dat het er met zoveel woorden staat.
read-source-language =
    { $language ->
        [nl] Nederlands
        [fr] Frans
        [de] Duits
       *[en] Engels
    }
read-links = Op het web
read-rulings = Vragen die openbleven
read-why = Waarom: { $why }
read-touching-options = Opties die dit veranderen
read-related = Verwante regels
read-touches = Regels waar dit aan raakt
read-values = Wat een tafel mag kiezen
read-value-number = een getal
read-value-chance = een kans
read-value-D_S = diamanten+saffieren

## Het einde

read-over = Het spel is afgelopen
read-show-results = Toon de uitslag
read-won-by =
    { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
read-won-you = Jij wint
read-ranking = Eindstand
read-place = Plaats { $place }
read-winner = winnaar
read-you = jij
read-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
read-counted-by = Regels:
read-course-words = { $name }: { $scores }
read-rematch = Revanche
read-join-rematch = Naar de revanche
read-watch-replay = Bekijk de herhaling
read-review = Hoe speelde ik?
read-look-back = Terugblik
read-copy-replay = Kopieer link naar herhaling
read-download = Download het verslag
read-new-game = Nieuw spel

## De herhaling

read-replay = Herhaling
read-eyes = Bekijk
read-eyes-truth = alles open
read-eyes-spectator = wat toeschouwers zien
read-position = Scène { $at } van { $of }
read-step-back = Eén stap terug
read-step-forward = Eén stap verder
read-play = Afspelen
read-pause = Pauze
read-speed = Snelheid
read-speed-times = { $times }×
read-keys = Met de spatiebalk speel je af en pauzeer je, met de pijltjes ga je stap voor stap.
read-log = Wat er gebeurde
read-log-empty = Nog niets.
read-link-here = Kopieer de link naar dit moment
read-not-over-title = Dit spel is nog niet afgelopen
read-not-over = De herhaling kun je bekijken als het spel is afgelopen.
read-to-table = Naar de tafel
read-no-table-title = Dit spel bestaat niet
read-no-table = De link is misschien onvolledig, of de tafel is opgeruimd omdat niemand begon.
read-no-replay-title = De herhaling kan niet worden getoond

## Je spellen

read-games = Je spellen
read-games-lead = De spellen die je in deze browser uitspeelde, het nieuwste eerst.
read-games-none-title = Nog geen spel uitgespeeld
read-games-none = Wat je uitspeelt, wordt hier bewaard, met de herhaling erbij.
read-played = Gespeeld
read-won = Gewonnen
read-mean-score = Gemiddelde score
read-mean-place = Gemiddelde plaats
read-players =
    { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
read-by-seats = Naar aantal spelers
read-score-course = Je scores, de nieuwste rechts
read-score-course-words = Scores van de eerste tot de nieuwste: { $scores }
read-game-won = gewonnen
read-game-place = plaats { $place } van { $seats }
read-list = Alle spellen
