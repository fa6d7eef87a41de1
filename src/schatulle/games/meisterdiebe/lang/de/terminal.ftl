# Meisterdiebe at the terminal table.

## The table

meisterdiebe-terminal-title-filling = die Schatulle wird gefüllt
meisterdiebe-terminal-title-round = Durchgang { $cycle } · Runde { $round } von 6
meisterdiebe-terminal-side-N = Norden
meisterdiebe-terminal-side-E = Osten
meisterdiebe-terminal-side-S = Süden
meisterdiebe-terminal-side-W = Westen
meisterdiebe-terminal-long = lang
meisterdiebe-terminal-short = kurz
meisterdiebe-terminal-open = offen
meisterdiebe-terminal-empty = leer
meisterdiebe-terminal-upright = aufrecht
meisterdiebe-terminal-flipped = auf dem Kopf
meisterdiebe-terminal-red = rotes Kissen
meisterdiebe-terminal-white = weiß
meisterdiebe-terminal-black = schwarz
meisterdiebe-terminal-cards = Hand
meisterdiebe-terminal-score = Punkte
meisterdiebe-terminal-short-character =
    { $character ->
        [smuggler] Sm
        [jeweller] Ju
        [jewelress] Jn
        [thief] Di
        [masterthief] Md
       *[detective] De
    }
meisterdiebe-terminal-choosing = wählt …
meisterdiebe-terminal-face-down = verdeckt
meisterdiebe-terminal-hand = Hand

## Questions

meisterdiebe-terminal-ask-fill =
    { $count ->
        [one] { $name }: Lege einen Diamanten in eine Schublade.
       *[other] { $name }: Lege { $count } Diamanten in Schubladen, beliebig verteilt.
    }
meisterdiebe-terminal-ask-choose = { $name }: Wähle geheim eine Karte.
meisterdiebe-terminal-ask-open = { $name } ({ $card }): Öffne eine Schublade.
meisterdiebe-terminal-ask-place = { $name } ({ $card }): Welches Imitat legst du hinein?
meisterdiebe-terminal-ask-rob = { $name } ({ $card }): Erstes Fach plündern oder Geheimfach durchsuchen?
meisterdiebe-terminal-ask-give = { $name } ({ $card }): Alle Edelsteine verteilen oder liegen lassen?
meisterdiebe-terminal-ask-take = { $name }: Welchen Edelstein nimmst du vom roten Kissen?
meisterdiebe-terminal-ask-turn = { $name }: Schatulle drehen oder wenden?
meisterdiebe-terminal-wait-fill = { $name } füllt die Schatulle …
meisterdiebe-terminal-wait-choose = Die anderen wählen ihre Karten …
meisterdiebe-terminal-wait-open = { $name } ({ $card }) sucht eine Schublade aus …
meisterdiebe-terminal-wait-place = { $name } ({ $card }) legt etwas in die Schublade …
meisterdiebe-terminal-wait-rob = { $name } ({ $card }) schaut in die Schublade …
meisterdiebe-terminal-wait-give = { $name } ({ $card }) verteilt Edelsteine …
meisterdiebe-terminal-wait-take = { $name } nimmt etwas vom roten Kissen …
meisterdiebe-terminal-wait-turn = { $name } darf die Schatulle drehen und wenden …

## Moves on menus

meisterdiebe-terminal-move-pass = keine öffnen
meisterdiebe-terminal-move-plunder = erstes Fach plündern
meisterdiebe-terminal-move-search = Geheimfach durchsuchen
meisterdiebe-terminal-move-keep = liegen lassen
meisterdiebe-terminal-move-place-none = nichts
meisterdiebe-terminal-move-place-alarm = Alarm
meisterdiebe-terminal-move-turn-nothing = so lassen
meisterdiebe-terminal-move-turn =
    { $move ->
        [topplus] oben ↻
        [topminus] oben ↺
        [twoplus] zwei ↻
        [twominus] zwei ↺
       *[flip] wenden
    }

## Keys and states

meisterdiebe-terminal-hint-seats = Plätze: { $seats }
meisterdiebe-terminal-hint-open = ←↑↓→ und Enter öffnet { $drawer }, oder tippe den Namen
meisterdiebe-terminal-hint-fill = ←↑↓→, Leertaste legt einen Diamanten (noch { $left }), Rücktaste nimmt zurück
meisterdiebe-terminal-hint-filled = Alle sind gelegt: Enter zum Abschluss, Rücktaste nimmt einen zurück

## Leaving and the end

meisterdiebe-terminal-result-black = schwarz
meisterdiebe-terminal-result-white = weiß
meisterdiebe-terminal-title-king = König der Meisterdiebe
meisterdiebe-terminal-title-richest_jeweller = reichster Juwelier

## Help

meisterdiebe-terminal-help-key-walk = Pfeiltasten | über die Schubladen gehen
meisterdiebe-terminal-help-key-enter = Enter | öffnet die gewählte Schublade
meisterdiebe-terminal-help-key-drawer = B 3 | wählt Schublade B3
meisterdiebe-terminal-help-key-space = Leertaste | legt einen Diamanten
meisterdiebe-terminal-help-cards = Sm Schmuggler · Ju Juwelier · Jn Juwelierin · Di Dieb · Md Meisterdieb · De Detektiv
meisterdiebe-terminal-help-gems = ◆ Diamant 1 · ■ Saphir 2 · ▲ Rubin 4 · ⚠ Alarm
