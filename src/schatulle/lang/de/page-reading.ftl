# The words around rules, results, replays and one's own games on the page.

read-home = Schatulle, zur Startseite
read-back = Zurück
read-to-start = Zur Startseite
read-nowhere-title = Niemand da
read-nowhere = Unter dieser Adresse ist nichts
read-nowhere-about = Vielleicht ist sie vertippt, oder der Link ist unvollständig.
read-loading = Einen Moment …
read-offline = Der Server ist nicht zu erreichen. Bist du online?
read-again = Noch einmal

## The rules

read-rules = Die Regeln
read-rules-of = Die Regeln von { $game }
read-rules-lead = Alle Regeln in unseren eigenen Worten, mit ihren Quellen.
read-which-game = Welches Spiel
read-search = In den Regeln suchen
read-search-hint = Wort oder Regel wie { $example }
read-search-clear = Suche leeren
read-found =
    { $count ->
        [0] In den Regeln steht nichts über „{ $word }“.
        [one] Ein Eintrag erwähnt „{ $word }“
       *[other] { $count } Einträge erwähnen „{ $word }“
    }
read-contents = Inhalt
read-aim = Das Ziel des Spiels
read-summary = Kurz gesagt
read-chapter-clauses =
    { $count ->
        [one] eine Regel
       *[other] { $count } Regeln
    }
read-questions = Fragen und Antworten
read-questions-count =
    { $count ->
        [one] eine Frage
       *[other] { $count } Fragen
    }
read-options = Optionen für den Tisch
read-options-count =
    { $count ->
        [one] eine Option
       *[other] { $count } Optionen
    }
read-kind-ruling = Frage
read-kind-option = Option
read-more = Quellen und Klarstellungen zu { $clause }
read-no-such-rule = „{ $name }“ gibt es in den Regeln nicht.
read-to-contents = Zum Inhalt
read-in-rulebook = Ganzes Regelwerk öffnen
read-sources = Wo es steht
read-no-source = Keine Anleitung sagt dies ausdrücklich; so verstehen wir sie.
read-inferred = So verstehen wir es: Zum Teil folgt dies aus den Anleitungen, ohne dort ausdrücklich zu stehen.
read-source-language =
    { $language ->
        [nl] Niederländisch
        [fr] Französisch
        [de] Deutsch
       *[en] Englisch
    }
read-links = Im Netz
read-rulings = Was offen blieb
read-why = Warum: { $why }
read-touching-options = Optionen, die das ändern
read-related = Verwandte Regeln
read-touches = Betroffene Regeln
read-values = Was ein Tisch wählen darf
read-value-number = eine Zahl
read-value-chance = eine Wahrscheinlichkeit
read-value-D_S = Diamanten+Saphire

## The end

read-over = Das Spiel ist aus
read-show-results = Ergebnis zeigen
read-won-by =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
read-won-you = Du gewinnst
read-ranking = Rangliste
read-place = Platz { $place }
read-winner = hat gewonnen
read-you = du
read-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
read-counted-by = Regeln:
read-course-words = { $name }: { $scores }
read-rematch = Revanche
read-join-rematch = Zur Revanche
read-watch-replay = Wiederholung ansehen
read-review = Wie habe ich gespielt?
read-look-back = Rückblick
read-copy-replay = Link zur Wiederholung kopieren
read-download = Aufzeichnung laden
read-new-game = Neues Spiel

## The replay

read-replay = Wiederholung
read-eyes = Zeigen
read-eyes-truth = alles
read-eyes-spectator = was Zuschauer sehen
read-position = Szene { $at } von { $of }
read-step-back = Einen Schritt zurück
read-step-forward = Einen Schritt weiter
read-play = Abspielen
read-pause = Pause
read-speed = Tempo
read-speed-times = { $times }×
read-keys = Die Leertaste spielt ab und hält an, die Pfeiltasten gehen Schritt für Schritt.
read-log = Was passiert ist
read-log-empty = Noch nichts.
read-link-here = Link zu diesem Moment kopieren
read-not-over-title = Dieses Spiel ist noch nicht aus
read-not-over = Die Wiederholung kannst du ansehen, sobald das Spiel aus ist.
read-to-table = Zum Tisch
read-no-table-title = Dieses Spiel gibt es nicht
read-no-table = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt, weil niemand angefangen hat.
read-no-replay-title = Die Wiederholung lässt sich nicht zeigen

## Your games

read-games = Deine Partien
read-games-lead = Beendete Partien aus diesem Browser, die neueste zuerst.
read-games-none-title = Noch keine Partie beendet
read-games-none = Was du zu Ende spielst, bleibt hier erhalten, samt Wiederholung.
read-played = Gespielt
read-won = Gewonnen
read-mean-score = Ø Punkte
read-mean-place = Ø Platz
read-players =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
read-by-seats = Nach Spielerzahl
read-score-course = Deine Punkte, rechts die neuesten
read-score-course-words = Punkte von der ersten bis zur neuesten Partie: { $scores }
read-game-won = gewonnen
read-game-place = Platz { $place } von { $seats }
read-list = Alle Partien
