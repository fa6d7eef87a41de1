# Why something cannot be done: one sentence each, for whoever tried it.

## At the table

refused-chair = Platz { $chair }
refused-over = Das Spiel ist aus.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-over = Warte, bis das Spiel aus ist.
refused-not-your-turn = Du bist nicht dran. Gewartet wird auf { $seats }.
refused-answered = Diese Frage ist schon beantwortet.
refused-first = Beantworte zuerst die Frage.
refused-turn-over = Dein Zug ist vorbei.
refused-chance = Das entscheidet nur der Zufall.
refused-no-move = Das ist kein Zug. Tipp den Anfang, und Tab ergänzt ihn.
refused-not-yours = Das ist nicht dein Platz.
refused-seat-lost = Auf diesem Platz spielt jetzt jemand anders.
refused-nobody-plays = Auf diesem Platz spielt gerade niemand.
refused-away = Dort springt schon ein Bot ein.
refused-not-away = Du sitzt schon wieder am Tisch.
refused-lesson-waits = Eine Lektion wartet auf alle, die lernen.
refused-nothing-to-read = Jetzt gibt es nichts zu lesen.
refused-read-first = Lies erst, was dasteht, und geh dann weiter.
refused-others-first = Erst spielen die anderen.
refused-lesson-over = Diese Lektion ist zu Ende.
refused-rematch-players = Eine Revanche gibt es nur für die, die mitgespielt haben.
refused-rematch-there = Die Revanche hat schon ihren eigenen Tisch.
refused-wave = Bitte nur ein Zeichen auf einmal.
refused-voice-alone = Die freundliche Stimme gibt es nur in Partien gegen Bots allein.
refused-voice-playing = Die freundliche Stimme gibt es in einer Partie, die gerade läuft.
refused-no-spectators = An diesem Tisch darf niemand zuschauen.
refused-watched = Du schaust schon zu.
refused-sees-later = Ohne Platz siehst du hier alles etwas später.
refused-one-seat = Du hast hier schon einen Platz.
refused-host-already = Du leitest den Tisch schon.
refused-host-players = Den Tisch leiten kann nur, wer mitspielt.
refused-host-here = { $name } leitet den Tisch und ist da.
refused-not-gone = { $name } kann noch zurückkommen. Warte, bis { $name } { $minutes } Minuten weg ist.
refused-end-players = Das Spiel beenden kann nur, wer mitspielt.
refused-lesson-alone = Eine Lektion ist für dich allein.
refused-devices-many = Dieser Platz wird schon an { $most } anderen Geräten gespielt. Entferne erst eines davon.
refused-device-code = Dieser Link gilt nicht mehr. Erzeuge am ersten Gerät einen neuen.
refused-device-plays = Dieses Gerät spielt schon an diesem Tisch.
refused-device-gone = Dieses Gerät ist nicht mehr dabei.
refused-no-result = Ein Spiel ohne Ergebnis lässt sich nicht auswerten.
refused-shared-screen = Ein gemeinsamer Bildschirm zeigt nur, was alle sehen dürfen.

## Before the game

refused-begun = Das Spiel hat begonnen: Die Plätze bleiben, wie sie sind.
refused-no-chair = Diesen Platz gibt es an diesem Tisch nicht.
refused-chair-bot = Dieser Platz ist für einen Bot.
refused-chair-taken = Da sitzt schon { $name }.
refused-chair-empty = Da sitzt niemand.
refused-same-chair = Wähle zwei verschiedene Plätze.
refused-chairs-free =
    { $chairs ->
        [one] Ein Platz ist noch frei. Dort muss zuerst ein Mensch oder ein Bot sitzen.
       *[other] { $chairs } Plätze sind noch frei. Dort müssen zuerst Menschen oder Bots sitzen.
    }
refused-host = Das darf nur, wer eingeladen hat: { $name }.
refused-share-late = Dein eigenes Stück Zufall kam zu spät für dieses Spiel.
refused-share-other = Das ist nicht das Stück Zufall, das du versiegelt hast.

## What a table agrees on

refused-game = Ein Spiel namens { $name } gibt es nicht; es gibt { $allowed }.
refused-lesson = Eine Lektion namens { $name } gibt es nicht; es gibt { $allowed }.
refused-edition = Eine Ausgabe namens { $name } gibt es nicht; es gibt { $allowed }.
refused-option = Eine Option namens { $name } gibt es nicht; es gibt { $allowed }.
refused-value-whole = { $option }: Nimm eine ganze Zahl von { $least } bis { $most }.
refused-value-number = { $option }: Nimm eine Zahl von { $least } bis { $most }.
refused-value-listed = { $option }: Nimm eins von { $values }.
refused-value-written = { $option }: Schreib es wie { $example }.
refused-mixture = Diese Optionen passen so nicht zusammen: { $options }.
refused-option-edition = Diese Ausgabe kennt die Option { $option } nicht.
refused-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
refused-bot = Einen Bot namens { $name } gibt es nicht; es gibt { $allowed }.
refused-memory = Ein Gedächtnis namens { $name } gibt es nicht; nimm elephant, adult, child, goldfish oder eine Zahl von 0 bis 1.
refused-no-memory = Die Bots dieses Spiels haben kein Gedächtnis, das man wählen kann.
refused-program = Das Programm { $command } lässt sich nicht starten.

## Names and codes

refused-nobody = Sag zuerst, wie du heißt.
refused-name = Ein Name hat 1 bis { $most } Buchstaben oder Ziffern.
refused-same-name = Zwei Leute heißen { $name }. Alle brauchen einen eigenen Namen.
refused-no-code = Einen Tisch mit diesem Code gibt es nicht.
refused-no-table = Diesen Tisch gibt es nicht.

## The server

refused-nothing-here = Hier ist nichts.
refused-message = Die Seite und ihr Server verstehen einander nicht. Lade die Seite neu.
refused-elsewhere = Diese Seite wurde unter einer Adresse geöffnet, die ihr Server nicht kennt.
refused-too-often =
    { $seconds ->
        [one] Das war viel auf einmal. Versuch es in einer Sekunde noch einmal.
       *[other] Das war viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
    }
refused-not-saved = Das ließ sich nicht speichern, und nichts hat sich geändert. Versuch es noch einmal.
refused-maybe-saved = Es steht noch nicht fest, ob das gespeichert ist. Schau gleich noch einmal.
refused-damaged = Der Server kann diesen Tisch nicht mehr lesen.
refused-went-wrong = Auf dem Server ging etwas schief. Nichts ist verloren.

## At the terminal

refused-player = { $name } kann nicht Platz nehmen. Nimm einen Namen mit höchstens { $most } Buchstaben, oder { $bots }.
refused-players-written = Schreib Spieler so: --seats ann,fox,mouse
refused-option-written = Schreib Optionen so: --option box_actions=1
refused-no-game-named = Nenne zuerst ein Spiel: { $games }.
refused-file-there = { $path } gibt es schon. Nenne eine neue Datei, oder spiel jenes Spiel weiter.
refused-no-game-kept = In { $path } steht kein Spiel, das weitergehen kann. Warum, sagt: schatulle check { $path }
refused-games-kept = In { $path } stehen { $games } Spiele; weitergehen kann nur eine Datei mit einem.
refused-resume-only = Das Spiel geht weiter, wie es war: Zu --resume passen nur --seats und --save.
refused-resume-seats =
    { $seats_due ->
        [one] Das Spiel hat einen Platz: Nenne einen Spieler.
       *[other] Das Spiel hat { $seats_due } Plätze: Nenne ebenso viele Spieler.
    }
refused-resume-program = Dort spielte { $name }, und eine Datei startet kein Programm. Sag, wer spielt: --seats
