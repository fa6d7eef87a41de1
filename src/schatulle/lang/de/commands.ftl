# Die Hilfe zu den Befehlen für Spieler, und die Liste der Bots.

command-schatulle = Ein Tisch für Spiele um Edelsteine: { $titles }.
command-usage = Aufruf:
command-commands = Befehle
command-operators = Für Betreiber und Forscher (auf Englisch)
command-parameters = Was du dazu sagen kannst
command-required = [nötig]
command-help = Diese Hilfe zeigen.
command-version = Die Version zeigen.

# Was in einer Zeile zum Aufruf für etwas steht; die Namen liegen fest.
command-words =
    .COMMAND = BEFEHL
    .OPTIONS = OPTIONEN
    .ARGS = WAS
    .STR = TEXT
    .INT = ZAHL
    .PATH = DATEI

command-each =
    .lang = Die Sprache: { $languages }. Sonst die dieses Rechners.

command-play = Im Terminal spielen, mit Leuten an diesem Gerät und mit Bots.
    .game = Welches Spiel: { $games }. Ohne Angabe fragt ein Bildschirm danach.
    .seats = Eine Zahl oder Namen: `ann,fox,mouse@0.5,exec:python my_bot.py` (Bots spielen von selbst; siehe `schatulle bots`).
    .edition = Eine Ausgabe des Spiels; sonst die erste.
    .option = Eine Option der Regeln, wie in `--option box_actions=1`; auch mehrmals.
    .seed = Irgendein Wort: Dasselbe Wort bringt denselben Zufall.
    .save = Wo das Spiel nach jedem Zug gespeichert wird.
    .resume = Ein gespeichertes Spiel, das weitergehen soll.
    .open-notes = Notieren, was du gesehen hast: Schubladen und die Chancen der nächsten Karte von Diamant.

command-learn = Die Lektionen zeigen oder eine im Terminal spielen; eine verlassene geht weiter, wo du warst.
    .lesson = Eine Lektion, mit ihrem Namen aus der Liste; sonst die Liste.

command-rules = Die Regeln lesen: eine Regel mit Quellen und Klarstellungen oder alle, in denen ein Wort vorkommt.
    .query = Eine Regel (M-41), eine Klarstellung, eine Option oder ein Wort.

command-review = Sagen, was ein Spieler in einem beendeten Spiel hätte besser machen können, und was Glück war.
    .record = Eine Datei mit gespeicherten Spielen.
    .seat = Die Nummer des Platzes, ab 0.
    .json = Als JSON ausgeben.
    .id = Welches Spiel der Datei; sonst das erste.

command-bots = Die Bots zeigen, jeden mit einem Satz.
    .game = Welches Spiel: { $games }. Sonst alle.

# Die Köpfe der Spalten in der Liste der Bots.
command-columns =
    .name = Name
    .level = Stufe
    .memory = Gedächtnis
    .rating = Punkte
    .beats = gewinnt

# What cannot be understood on the command line; $about is the sentence of the help on that parameter.
misuse-command = Es gibt keinen Befehl { $given }; es gibt { $allowed }.
misuse-option = `{ $command }` hat keine Option { $given }; möglich sind { $allowed }.
misuse-too-many = `{ $command }` kann mit { $given } nichts anfangen; möglich sind { $allowed }.
misuse-missing = `{ $command }` braucht { $parameter }: { $about }
misuse-value = Nach { $parameter } muss noch etwas stehen: { $about }
misuse-wrong = { $parameter } kann nicht { $given } sein: { $about }
misuse-twice = { $parameter } darf nur einmal dastehen.
misuse-other = Das ist nicht zu verstehen; `{ $command } --help` sagt, was geht.
