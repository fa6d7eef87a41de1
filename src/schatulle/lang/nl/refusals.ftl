# Waarom iets niet kan: telkens één zin, voor wie het probeerde.

## Aan de tafel

refused-chair = stoel { $chair }
refused-over = Het spel is afgelopen.
refused-not-begun = Het spel is nog niet begonnen.
refused-not-over = Wacht tot het spel is afgelopen.
refused-not-your-turn = Je bent niet aan de beurt. Het spel wacht op { $seats }.
refused-answered = Die vraag is al beantwoord.
refused-first = Beantwoord eerst de vraag.
refused-turn-over = Je beurt is voorbij.
refused-chance = Dat beslist alleen het toeval.
refused-no-move = Dat is geen zet. Typ het begin, en Tab vult het aan.
refused-not-yours = Dat is niet jouw stoel.
refused-seat-lost = Iemand anders heeft die stoel nu.
refused-nobody-plays = Op die stoel speelt nu niemand.
refused-away = Daar valt al een bot in.
refused-not-away = Je bent alweer aan tafel.
refused-lesson-waits = Een les wacht op wie leert.
refused-nothing-to-read = Er valt nu niets te lezen.
refused-read-first = Lees eerst wat er staat, en ga dan verder.
refused-others-first = Eerst spelen de anderen.
refused-lesson-over = Deze les is voorbij.
refused-rematch-players = Alleen wie meespeelde kan om een revanche vragen.
refused-rematch-there = De revanche heeft al een eigen tafel.
refused-wave = Eén gebaar tegelijk, graag.
refused-voice-alone = De vriendelijke stem is er alleen voor partijen tegen bots.
refused-voice-playing = De vriendelijke stem is er voor een partij die bezig is.
refused-no-spectators = Aan deze tafel mag niemand meekijken.
refused-watched = Je kijkt al mee.
refused-sees-later = Zonder stoel zie je hier alles iets later.
refused-one-seat = Je hebt hier al een stoel.
refused-host-already = Je bent al de host.
refused-host-players = Alleen wie meespeelt kan de host zijn.
refused-host-here = { $name } is de host, en is er.
refused-not-gone = { $name } kan nog terugkomen. Wacht tot { $name } { $minutes } minuten weg is.
refused-end-players = Alleen wie meespeelt kan het spel beëindigen.
refused-lesson-alone = Een les is voor jou alleen.
refused-devices-many = Die stoel wordt al op { $most } andere apparaten gespeeld. Verwijder er eerst één.
refused-device-code = Deze link geldt niet meer. Maak een nieuwe op het eerste apparaat.
refused-device-plays = Dit apparaat speelt al aan deze tafel.
refused-device-gone = Dat apparaat is er niet meer bij.
refused-no-result = Een spel zonder uitslag heeft geen terugblik.
refused-shared-screen = Een gedeeld scherm toont alleen wat iedereen mag zien.

## Vóór het spel

refused-begun = Het spel is begonnen: de stoelen blijven zoals ze zijn.
refused-no-chair = Zo’n stoel is er niet aan deze tafel.
refused-chair-bot = Deze stoel is voor een bot.
refused-chair-taken = Daar zit { $name } al.
refused-chair-empty = Daar zit niemand.
refused-same-chair = Kies twee verschillende stoelen.
refused-chairs-free =
    { $chairs ->
        [one] Er is nog één stoel vrij. Zet daar eerst een mens of een bot op.
       *[other] Er zijn nog { $chairs } stoelen vrij. Zet daar eerst mensen of bots op.
    }
refused-host = Dat kan alleen de host: { $name }.
refused-share-late = Jouw eigen stukje toeval kwam te laat voor dit spel.
refused-share-other = Dat is niet het stukje toeval dat je verzegelde.

## Wat een tafel afspreekt

refused-game = Er is geen spel { $name }; er zijn { $allowed }.
refused-lesson = Er is geen les { $name }; er zijn { $allowed }.
refused-edition = Er is geen editie { $name }; er zijn { $allowed }.
refused-option = Er is geen optie { $name }; er zijn { $allowed }.
refused-value-whole = { $option }: neem een heel getal van { $least } tot en met { $most }.
refused-value-number = { $option }: neem een getal van { $least } tot en met { $most }.
refused-value-listed = { $option }: neem een van { $values }.
refused-value-written = { $option }: schrijf het zoals { $example }.
refused-mixture = Deze opties gaan zo niet samen: { $options }.
refused-option-edition = In deze editie past de optie { $option } niet.
refused-seats = Dit spel is voor { $least } tot { $most } spelers.
refused-bot = Er is geen bot { $name }; er zijn { $allowed }.
refused-memory = Er is geen geheugen { $name }; neem elephant, adult, child, goldfish, of een getal van 0 tot 1.
refused-no-memory = De bots van dit spel hebben geen geheugen om te kiezen.
refused-program = Het programma { $command } kan niet worden gestart.

## Namen en codes

refused-nobody = Zeg eerst hoe je heet.
refused-name = Een naam heeft 1 tot { $most } letters of cijfers.
refused-same-name = Twee mensen heten { $name }. Iedereen heeft een eigen naam nodig.
refused-no-code = Er is geen tafel met deze code.
refused-no-table = Deze tafel is er niet.

## De server

refused-nothing-here = Hier is niets.
refused-message = De pagina en haar server begrijpen elkaar niet. Laad de pagina opnieuw.
refused-elsewhere = Deze pagina is geopend op een adres dat haar server niet kent.
refused-too-often =
    { $seconds ->
        [one] Dat was veel tegelijk. Probeer het over één seconde nog eens.
       *[other] Dat was veel tegelijk. Probeer het over { $seconds } seconden nog eens.
    }
refused-not-saved = Dat kon niet worden bewaard, en er is niets veranderd. Probeer het nog eens.
refused-maybe-saved = Het is nog niet duidelijk of dat is bewaard. Kijk zo nog eens.
refused-damaged = De server kan deze tafel niet meer lezen.
refused-went-wrong = Er ging iets mis op de server. Er is niets verloren.

## In de terminal

refused-player = { $name } kan niet gaan zitten. Neem een naam van hoogstens { $most } letters, of { $bots }.
refused-players-written = Schrijf spelers zo: --seats ann,fox,mouse
refused-option-written = Schrijf opties zo: --option box_actions=1
refused-no-game-named = Noem eerst een spel: { $games }.
refused-file-there = { $path } bestaat al. Noem een nieuw bestand, of ga met dat spel verder.
refused-no-game-kept = In { $path } staat geen spel dat verder kan. Waarom niet, zegt: schatulle check { $path }
refused-games-kept = In { $path } staan { $games } spellen; alleen een bestand met één kan verder.
refused-resume-only = Het spel gaat verder zoals het was: bij --resume passen alleen --seats en --save.
refused-resume-seats =
    { $seats_due ->
        [one] Het spel heeft één stoel: noem één speler.
       *[other] Het spel heeft { $seats_due } stoelen: noem evenveel spelers.
    }
refused-resume-program = Daar speelde { $name }, en een bestand start geen programma. Zeg wie er speelt: --seats
