# The words of the first page, the set-up, and the way to a table.

start-brand = Schatulle
start-title = Schatulle: zwei Spiele um Edelsteine
start-headline = Zwei Spiele um Edelsteine
start-lede = Spiel mit Freunden über einen Link, an einem Handy, das reihum geht, oder gegen Bots. Ohne Konto.
start-links = Seiten
start-rules = Regeln
start-games = Deine Partien
start-screen = Großer Bildschirm
start-language = Sprache
start-fair = Das Mischen liegt vor dem Spiel fest und lässt sich danach prüfen
start-offline-bots = Läuft auf deinem eigenen Rechner auch ohne Internet
start-offline = Du bist offline. Was du öffnest, braucht den Server; deine Tische warten auf dich.

## The two games

start-learn = Spielend lernen
    .first = Spielend lernen · 3 Min.
start-play-now = Losspielen
start-opening = Tisch wird eröffnet …
start-invite = Einladen
start-hotseat = Ein Gerät
start-set-up-bots = Optionen

## Tables to come to

start-own-tables = Deine Tische
start-tables = Tische, an denen noch Platz ist
start-go-on =
    { $status ->
        [gathering] Zurück zum { $game }-Tisch
       *[playing] { $game } weiterspielen
    }
start-go-on-asked = { $unit ->
        [days] Du bist dran · noch { $count } Tage
        [hours] Du bist dran · noch { $count } Stunden
        [minutes] Du bist dran · noch { $count } Minuten
        [seconds] Du bist dran · nur noch ein Moment
       *[none] Du bist dran
    }
start-go-on-sleeps =
    { $days ->
        [one] schläft seit einem Tag
       *[other] schläft seit { $days } Tagen
    }
start-open-table = Mitspielen bei { $game }
start-open-seats =
    { $free ->
        [one] einer von { $seats } Plätzen ist frei
       *[other] { $free } von { $seats } Plätzen sind frei
    }
start-join-label = Mit Code mitspielen
start-join-example = ABCDEF
start-join = Los

## Names and refusals

# Animals that like what glitters, for guests who gave no name. $number is 0 to 7.
start-friendly-name =
    { $number ->
        [0] Rabe
        [1] Otter
        [2] Waschbär
        [3] Marder
        [4] Dohle
        [5] Eichhörnchen
        [6] Frettchen
       *[7] Dachs
    }
start-name = Dein Name
start-name-hint = Die anderen sehen ihn am Tisch.
# All that is said while the others, in refusals.ftl, have not been loaded.
refused = Das geht jetzt nicht.
refused-offline = Der Server ist gerade nicht erreichbar.

## Joining

start-join-title = An den Tisch setzen
start-join-looking = Der Tisch wird gesucht …
start-join-none = Einen Tisch mit dem Code { $code } gibt es nicht.
start-join-none-hint = Ein Code hat sechs Zeichen, Buchstaben und Ziffern. Vielleicht ist er vertippt, oder niemand kam und der Tisch wurde abgeräumt.
start-join-go = Zum Tisch
start-join-sit = Hinsetzen
start-to-start = Zur Startseite

## The set-up

start-set-up = { $game } vorbereiten
start-loading = Einen Moment …
start-chairs = Plätze
start-chair = Platz { $seat }
start-seats =
    { $seats ->
        [one] ein Spieler
       *[other] { $seats } Spieler
    }
start-fewer = Ein Spieler weniger
start-more-seats = Ein Spieler mehr
start-chair-me = Du
start-chair-here = An diesem Gerät
# What somebody else at this device is called until they say otherwise.
start-player = Spieler { $seat }
start-player-name = Name von Spieler { $seat }
start-chair-invited = Jemand, den du einlädst
start-agreed = Was bei euch gilt
start-edition-label = Ausgabe
start-clock-label = Bedenkzeit
start-clock =
    { $seconds ->
        [0] unbegrenzt
        [43200] 12 Stunden
        [86400] 1 Tag
        [259200] 3 Tage
       *[other] { $seconds } Sekunden
    }
start-clock-about =
    { $seconds ->
        [0] Nimm dir so viel Zeit, wie du brauchst.
        [43200] 12 Stunden für jede Entscheidung: ein Spiel über Tage. Dauert es länger, wählt das Spiel für dich.
        [86400] Ein Tag für jede Entscheidung: ein Spiel über Tage. Dauert es länger, wählt das Spiel für dich.
        [259200] Drei Tage für jede Entscheidung: ein Spiel über Wochen. Dauert es länger, wählt das Spiel für dich.
       *[other] { $seconds } Sekunden für jede Entscheidung. Dauert es länger, wählt das Spiel für dich.
    }
start-log-label = Verlauf
start-log =
    { $log ->
        [fading] verblassend
        [full] vollständig
       *[open_notes] offene Notizen
    }
start-log-about =
    { $log ->
        [fading] Der Verlauf zeigt die letzten Züge und vergisst sie dann, wie Menschen eben.
        [full] Der Verlauf behält alles, was du gesehen hast.
       *[open_notes] Der Verlauf behält alles, und die Seite notiert, was du in jeder Schublade gesehen hast.
    }
start-spectators-label = Zuschauer
start-spectators-about =
    { $on ->
        [true] Wer den Link hat, darf zuschauen und sieht, was alle sehen dürfen.
       *[false] Nur wer mitspielt, sieht den Tisch.
    }
start-delay-label = Verzögerung für Zuschauer
start-delay =
    { $seconds ->
        [0] keine
        [30] 30 Sekunden
        [120] 2 Minuten
        [600] 10 Minuten
       *[other] { $seconds } Sekunden
    }
start-listed-label = Öffentlich gelistet
start-listed-about =
    { $on ->
        [true] Wer auf die Startseite kommt, kann den Tisch finden.
       *[false] Nur wer den Link oder den Code hat, kommt herein.
    }
start-options = Mehr Optionen
start-options-changed =
    { $count ->
        [one] eine geändert
       *[other] { $count } geändert
    }
start-clause = Regel { $clause }
start-changed = Geändert. In der Ausgabe gilt: { $standard }
start-begin = Spiel starten
start-open = Tisch eröffnen
start-then-play = Das Spiel beginnt sofort.
start-then-hotseat = Das Spiel beginnt sofort. Das Gerät geht reihum.
start-then-watch = Die Bots legen sofort los, und du schaust zu.
start-then-invite = Danach bekommst du einen Link, einen Code und einen QR-Code für die anderen.

## Gathering at the table

start-gathering = Vor dem Spiel
start-gathering-title = { $game } am Tisch von { $host }
start-chair-free = Frei
start-chair-waits = für alle, die noch kommen
start-chair-person = Frei für eine Person
start-you = du
start-you-host = du lädst ein
start-at-this-device = an diesem Gerät
start-host = lädt ein
start-guest = zu Gast
start-sit-here = Hier sitzen
start-seat-another = Noch jemand am Gerät
start-move-here = Umsetzen
start-stand = Aufstehen
start-remove = { $name } entfernen
start-swap = Plätze { $one } und { $other } tauschen
start-waiting-seats =
    { $count ->
        [one] Ein Platz ist noch frei. Das Spiel kann beginnen, sobald dort jemand sitzt.
       *[other] { $count } Plätze sind noch frei. Das Spiel kann beginnen, sobald überall jemand sitzt.
    }
start-all-here = Alle sind da.
start-waiting-host = Alle sind da. { $host } startet das Spiel.
start-fill =
    { $count ->
        [one] Freien Platz einem Bot geben
       *[other] Freie Plätze mit Bots besetzen
    }
start-invite-others = Die anderen einladen
start-invite-code = Der Code, für die Startseite von Schatulle:
start-invite-local = Diese Adresse führt nur zu deinem eigenen Rechner. Für andere in deinem Netz starte: schatulle serve --lan
start-copy = Link kopieren
start-share = Teilen
start-share-words = Komm, wir spielen { $game }
start-scan = QR-Code
start-qr = QR-Code mit dem Link zu diesem Tisch
start-agreed-edition = { $game }, { $edition }
start-agreed-spectators =
    { $on ->
        [true] { $seconds ->
            [0] Zuschauen ist erlaubt.
           *[other] Zuschauen ist erlaubt, mit Verzögerung: { start-delay }.
        }
       *[false] Keine Zuschauer.
    }
start-agreed-value = { $value } ({ $words })
