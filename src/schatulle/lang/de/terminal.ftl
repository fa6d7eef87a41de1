# The words of the terminal table.

## The table

terminal-brand = Schatulle
terminal-game =
    { $game ->
        [meisterdiebe] Meisterdiebe
       *[diamant] Diamant
    }
terminal-edition =
    { $edition ->
        [zoch] Zoch 2004
        [zoch_fr] Zoch, französisch
        [zoch_en] Zoch, englisch
        [prototype] Prototyp des Autors
       *[diamant] Schmidt 2005
    }
terminal-title-filling = die Schatulle wird gefüllt
terminal-title-round = Durchgang { $cycle } · Runde { $round } von 6
terminal-title-expedition = Expedition { $expedition } von { $expeditions }
terminal-side-N = Norden
terminal-side-E = Osten
terminal-side-S = Süden
terminal-side-W = Westen
terminal-long = lang
terminal-short = kurz
terminal-open = offen
terminal-empty = leer
terminal-upright = aufrecht
terminal-flipped = auf dem Kopf
terminal-red = rotes Kissen
terminal-white = weiß
terminal-black = schwarz
terminal-cards = Hand
terminal-score = Punkte
terminal-short-character =
    { $character ->
        [smuggler] Sm
        [jeweller] Ju
        [jewelress] Jn
        [thief] Di
        [masterthief] Md
       *[detective] De
    }
terminal-choosing = wählt …
terminal-face-down = verdeckt
terminal-hand = Hand
terminal-shared-view = Der gemeinsame Tisch: was alle sehen dürfen.
terminal-deck = Karten im Stapel: { $count }
terminal-removed = weg: { $hazards }
terminal-danger = Auf dem Weg: { $hazards }. Beim zweiten Mal ist Schluss.
terminal-struck = Zum zweiten Mal: { $hazards }. Schluss.
terminal-where = wo
terminal-at-risk = Fund
terminal-chest = Kiste
terminal-in-camp = im Lager
terminal-in-cave = drinnen
terminal-fist = bereit
terminal-chose-stay = bleibt
terminal-chose-leave = kehrt um
terminal-at-stake = In Gefahr: { $risk } · auf dem Weg: { $path } · in der Schatzkiste: { $chest }

## Questions

terminal-ask-fill =
    { $count ->
        [one] { $name }: Lege einen Diamanten in eine Schublade.
       *[other] { $name }: Lege { $count } Diamanten in Schubladen, beliebig verteilt.
    }
terminal-ask-choose = { $name }: Wähle geheim eine Karte.
terminal-ask-open = { $name }, { $card }: Öffne eine Schublade.
terminal-ask-place = { $name }, { $card }: Was legst du in die Schublade?
terminal-ask-rob = { $name }, { $card }: Erstes Fach plündern oder Geheimfach durchsuchen?
terminal-ask-give = { $name }, { $card }: Alle Edelsteine verteilen oder liegen lassen?
terminal-ask-take = { $name }: Welchen Edelstein nimmst du vom roten Kissen?
terminal-ask-turn = { $name }: Willst du die Schatulle vor dem nächsten Zug bewegen?
terminal-ask-decide = { $name }: Gehst du weiter, oder kehrst du mit deinem Fund um?
terminal-wait-fill = { $name } füllt die Schatulle …
terminal-wait-choose = Die anderen wählen ihre Karten …
terminal-wait-open = { $name }, { $card }, sucht eine Schublade aus …
terminal-wait-place = { $name }, { $card }, legt etwas in die Schublade …
terminal-wait-rob = { $name }, { $card }, schaut in die Schublade …
terminal-wait-give = { $name }, { $card }, verteilt Edelsteine …
terminal-wait-take = { $name } nimmt etwas vom roten Kissen …
terminal-wait-turn = { $name } darf die Schatulle bewegen …
terminal-wait-decide = Die anderen überlegen noch …
terminal-watch = Sieh, was geschieht …
terminal-over = Das Spiel ist aus.

## Moves on menus

terminal-move-pass = keine öffnen
terminal-move-plunder = erstes Fach plündern
terminal-move-search = Geheimfach durchsuchen
terminal-move-keep = liegen lassen
terminal-move-stay = weitergehen, tiefer in die Höhle
terminal-move-leave = umkehren, zurück ins Lager
terminal-move-place-none = nichts
terminal-move-place-alarm = Alarm
terminal-move-turn-nothing = so lassen
terminal-move-turn =
    { $move ->
        [topplus] oben ↻
        [topminus] oben ↺
        [twoplus] zwei ↻
        [twominus] zwei ↺
       *[flip] wenden
    }

## Keys and states

terminal-hint-typed = Zu viele Züge: Tippe! Plätze: { $seats }
terminal-hint-open = ←↑↓→ und Enter öffnet { $drawer }, oder tippe den Namen
terminal-hint-fill = ←↑↓→, Leertaste legt einen Diamanten (noch { $left }), Rücktaste nimmt zurück
terminal-hint-filled = Alle sind gelegt: Enter zum Abschluss, Rücktaste nimmt einen zurück
terminal-keys-menu = ←→ und Enter oder Taste des Zugs · : Zug eintippen · ? Hilfe · q verlassen
terminal-keys-walk = Pfeiltasten wandern · : Zug eintippen · ? Hilfe · q verlassen
terminal-keys-waiting = Leertaste macht gleich weiter · ? Hilfe · q verlassen
terminal-keys-watching = Leertaste hält an · Enter zeigt einen Schritt · ? Hilfe · q verlassen
terminal-keys-paused = Leertaste macht weiter · Enter zeigt einen Schritt · ? Hilfe · q verlassen
terminal-keys-typing = Enter spielt den Zug · Tab ergänzt · Esc zurück zum Tisch
terminal-example-move = open B3
terminal-type-here = tippe einen Zug, zum Beispiel { $move }
terminal-not-saved = Nicht gespeichert, das Spiel geht weiter: { $reason }
terminal-too-small = Das Terminal hat { $width }×{ $height } Zeichen; nötig sind mindestens { $least_width }×{ $least_height }.
terminal-no-terminal = Der Tisch braucht ein eigenes Terminal; diese Ausgabe geht anderswohin.

## The curtain

terminal-curtain-pass = Gib das Gerät weiter an
terminal-curtain-enter = Drücke Enter, wenn sonst niemand hinschaut.
terminal-curtain-news = Was alle gesehen haben

## Leaving and the end

terminal-leave-title = Den Tisch verlassen?
terminal-leave-kept = Das Spiel bleibt erhalten und lässt sich fortsetzen.
terminal-leave-keys = Enter verlassen · Esc bleiben
terminal-farewell-kept = Das Spiel liegt in { $path }
terminal-farewell-resume = Weiter geht es mit: schatulle play --resume { $path }
terminal-farewell-not-kept = Das Spiel konnte nicht in { $path } gespeichert werden: { $reason }
terminal-result-title = Das Spiel ist aus
terminal-result-won = Der Sieg geht an { $winners }
terminal-result-black = schwarz
terminal-result-white = weiß
terminal-result-chest = Schatzkiste
terminal-result-record = Die Aufzeichnung liegt in { $path }
terminal-result-keys = n neues Spiel mit denselben Leuten · q verlassen
terminal-title-king = König der Meisterdiebe
terminal-title-richest_jeweller = reichster Juwelier

## Help

terminal-help-keys = Tasten
terminal-help-key-walk = Pfeiltasten | über die Schubladen oder durch das Menü wandern
terminal-help-key-enter = Enter | die Schublade öffnen, den markierten Zug spielen
terminal-help-key-own = Taste eines Zugs | spielt ihn sofort
terminal-help-key-drawer = B 3 | legt den Finger auf Schublade B3
terminal-help-key-space = Leertaste | legt einen Diamanten; macht gleich weiter, während andere spielen
terminal-help-key-pace = + - | Bots spielen schneller oder langsamer
terminal-help-key-type = : oder / | einen Zug eintippen: { $move }
terminal-help-key-leave = q, Strg+C | verlassen; das Spiel bleibt erhalten
terminal-help-cards = Sm Schmuggler · Ju Juwelier · Jn Juwelierin · Di Dieb · Md Meisterdieb · De Detektiv
terminal-help-gems = ◆ Diamant 1 · ■ Saphir 2 · ▲ Rubin 4 · ⚠ Alarm
terminal-help-rules = Die Regeln zu dieser Frage
terminal-help-close = Esc schließt · ↑↓ blättert

## The opening screen

terminal-open-title = Ein Tisch für zwei Spiele um Edelsteine
terminal-open-choose = ←→ wählen, Enter
terminal-open-about =
    { $game ->
        [meisterdiebe] Zwölf Schubladen, sechs geheime Charaktere: Gedächtnis und Bluff.
       *[diamant] Gemeinsam in die Höhle. Weitergehen oder mit dem Fund umkehren?
    }
terminal-open-players = { $least } bis { $most } Spieler
terminal-open-seats = Plätze
terminal-open-edition = Ausgabe
terminal-open-seat = Platz { $number }
terminal-open-play = Spielen
terminal-open-person = Spieler { $number }
terminal-open-kind =
    { $kind ->
        [person] ein Mensch
        [bot] ein besonnener Bot
       *[random] ein Zufallsbot
    }
terminal-open-keys = ↑↓ wandern · ←→ ändern · Name tippen · Enter spielt · Esc zurück · q Ende
