# The words around the table on the page.

table-brand = Schatulle
table-rules = Regeln
table-sound-on = Ton ist an
table-sound-off = Ton ist aus
table-menu = Menü
table-close = Schließen
table-home = Schatulle, zur Startseite
table-loading = Auf dem Weg zum Tisch …
table-called = Jetzt ziehen alle gemeinsam die Karten …
table-gone-title = Diesen Tisch gibt es nicht
table-gone = Vielleicht wurde er abgeräumt, weil niemand angefangen hat. Vielleicht ist auch der Link unvollständig.
table-damaged-title = Dieser Tisch ist beschädigt
table-damaged = Der Server kann ihn nicht mehr lesen. Wer den Server betreibt, kann ihn aus einer Sicherung zurückholen; alle anderen Tische gehen weiter.
table-to-start = Zur Startseite
table-no-spectators = An diesem Tisch darf niemand zuschauen.
table-unknown-game = Diese Seite kennt das Spiel { $game } nicht: Lade die Seite neu, oder spiele das Spiel im Terminal.

## The line to the server

table-line-lost = Die Verbindung ist weg. Neuer Versuch …
table-line-kept = Deine Wahl ist vorgemerkt und geht raus, sobald du wieder online bist.
table-line-back-soon = Der Server startet neu.
table-line-unsure = Der Server weiß noch nicht, ob deine letzte Wahl gespeichert ist. Er sieht nach …
table-outdated = Diese Seite ist älter als ihr Server.
table-reload = Neu laden

## Questions

table-wait-nobody = Mal sehen, was passiert …
table-won =
    { $count ->
        [one] Der Sieg geht an { $winners }
       *[other] { $winners } teilen sich den Sieg
    }
table-sending = Deine Wahl ist unterwegs …
table-waiting-for = Warten auf { $names }.
table-waiting-for-you = Alle warten auf dich.
table-waiting-for-you-and = Warten auf dich und auf { $names }.
table-have-chosen =
    { $count ->
        [one] { $names } hat gewählt.
       *[other] { $names } haben gewählt.
    }
table-away =
    { $count ->
        [one] { $names } ist weg; ein Bot springt ein.
       *[other] { $names } sind weg; Bots springen ein.
    }
table-clock =
    { $unit ->
        [days] Noch { $count } Tage
        [hours] Noch { $count } Stunden
        [minutes] Noch { $count } Minuten
       *[seconds] Noch { $count } s
    }, dann { $default ->
        [chance] entscheidet der Zufall
       *[other] wählt das Spiel für dich
    }

## The log

table-log = Verlauf
table-log-fading = Die letzten Züge
table-log-full = Was bisher passiert ist
table-log-fades = verblasst
table-log-empty = Noch ist nichts passiert.
table-clause = Regel { $clause }

## One device for several people

table-pass-title = Gib das Gerät weiter an { $name }
table-pass-hint = Jetzt sollte sonst niemand hinschauen.
table-pass-button = Ich bin { $name }

## Signs

table-signs = Reaktionen
table-sign =
    { $sign ->
        [hello] Hallo!
        [thanks] Danke!
        [well_done] Gut gemacht!
        [surprise] Oh!
        [laugh] Haha!
        [oops] Ups …
        [hurry] Na los!
       *[think] Hm …
    }
table-signed = { $name }: { $sign }

## The menu

table-menu-invite = Einladen und zuschauen
table-menu-code = Code
table-menu-copy = Link kopieren
table-menu-copied = Kopiert
table-menu-language = Sprache
table-menu-motion = Animationen
table-menu-motion-system = wie am Gerät eingestellt
table-menu-motion-reduced = wenige
table-menu-motion-full = alle
table-menu-keys = Tasten antworten sofort
    .about = Ziffern, Buchstaben und Enter wählen, ohne dass ein Knopf den Fokus hat.
table-menu-quality = Die Schatulle
table-menu-quality-auto = automatisch
table-menu-quality-full = schön
table-menu-quality-lite = schlicht
table-menu-quality-off = nur flach
table-menu-fair = Fairer Zufall
table-menu-fair-sealed = Alles, was in diesem Spiel Zufall ist, wurde vor der ersten Karte versiegelt. Das Siegel:
table-menu-fair-added =
    { $count ->
        [0] Niemand hat etwas beigetragen: Alles kommt vom Server.
       *[other] Eigenen Zufall, auch vor Beginn versiegelt, haben beigetragen: { $names }. So konnte niemand die Karten bestimmen.
    }
table-menu-fair-left-out = Versiegelt, aber nicht rechtzeitig gezeigt und nicht dabei: { $names }.
table-menu-fair-plain = Dein Browser kann hier nichts versiegeln: Dazu braucht er https.
table-menu-fair-open = Das Spiel ist aus und das Siegel offen. Das Geheimnis dahinter:
table-menu-record = Aufzeichnung laden
table-menu-leave = Tisch verlassen
table-menu-leave-hint = Dein Platz bleibt deiner; ein Bot springt ein, bis du wiederkommst.
table-menu-leave-slow = Dein Platz bleibt deiner. Niemand spielt für dich, bevor deine Zeit abläuft.
