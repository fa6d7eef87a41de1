# The board of Meisterdiebe on the page.
# Gems are in the nominative (“1 Diamant”), after a colon.

## The box, unrolled

md-box = Rundumansicht
md-box-order = von oben nach unten
md-side =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
md-level =
    { $level ->
        [top] oberste Ebene
        [middle] mittlere Ebene
       *[bottom] unterste Ebene
    }
md-drawer = { $code }, { $grain }, { $level }, { $side }
md-drawer-long = { $drawer }, lang
md-drawer-open = { $drawer }; offen: { $gems }
md-drawer-open-alarm = { $drawer }; offen: { $gems } und der Alarm von { $owner }
md-drawer-open-only-alarm = { $drawer }; offen: der Alarm von { $owner }
md-drawer-filled =
    { $count ->
        [one] { $drawer }; hierher legst du einen Diamanten
       *[other] { $drawer }; hierher legst du { $count } Diamanten
    }
md-drawer-noted = { $drawer }; notiert: { $note }
md-note = oben { $upper }, unten { $lower }
md-note-secret = { $front }; im Geheimfach oben { $upper }, unten { $lower }
md-note-side-alarm = { $gems } und der Alarm von { $owner }
md-note-side-only-alarm = der Alarm von { $owner }
md-note-unknown = unbekannt
md-scene = Die Schatulle, räumlich dargestellt. Alle ihre Schubladen sind Schaltflächen in der Rundumansicht.
md-red = Rotes Kissen
md-red-holds = Rotes Kissen: { $gems }

## Seats

md-seats = Spieler
md-count-white = { $count } auf dem weißen Kissen
md-count-black = { $count } auf dem schwarzen Kissen
md-white = Weißes Kissen: { $gems }
md-black = Schwarzes Kissen: { $gems }
md-own-white = Dein weißes Kissen: { $gems }
md-own-black = Dein schwarzes Kissen: { $gems }
md-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
md-alarm-home = Alarm bereit
md-bot = gespielt von einem Bot
md-used-cards =
    { $count ->
        [0] noch keine Karten gespielt
        [one] 1 Karte schon gespielt
       *[other] { $count } Karten schon gespielt
    }
md-card-down = eine verdeckte Karte
md-card-none = noch keine Karte
md-state =
    { $state ->
        [acting] am Zug
        [filling] füllt die Schatulle
        [taking] greift zu
        [choosing] wählt
        [chosen] hat gewählt
        [done] fertig
        [waiting] kommt noch
        [won] hat gewonnen
       *[idle] { "" }
    }
md-away = weg, ein Bot springt ein

## The order of play

md-order = Zugreihenfolge
md-order-nobody = { $character }: niemand
md-order-played = { $character }: { $names }
md-order-now = { $character }, jetzt am Zug: { $names }

## Own cards

md-hand = Deine Karten
md-hand-card = { $card }
md-hand-chosen = { $card }, deine Wahl
md-hand-played = { $card }, im Spiel
md-hand-used = { $character }, in diesem Durchgang schon gespielt
md-tag-choice = deine Wahl
md-tag-play = im Spiel
md-tag-used = in diesem Durchgang schon gespielt
md-log = Verlauf

## Moves

md-actions = Dein Zug
md-sending = Unterwegs …
md-undo = Zurück
md-then = dann
md-choose-first = Wähle eine Karte
md-choose-lock = Festlegen: { $card }
md-choose-keys = wählen, Enter legt fest
md-open-hint = Wähle eine Schublade zum Öffnen
md-open-pass = Keine öffnen
md-fill-hint =
    { $left ->
        [one] Noch 1 Diamant: Wähle eine Schublade
       *[other] Noch { $left } Diamanten: Wähle Schubladen
    }
md-fill-hint-open = Wähle für jeden Diamanten eine Schublade
md-fill-done =
    { $count ->
        [one] Lege den Diamanten hinein
       *[other] Lege { $count } Diamanten hinein
    }
md-place-hint = Wähle, was in die Schublade kommt
md-place-nothing = Nichts
md-place-alarm = Alarm
md-place-done = Hineinlegen: { $gems }
md-place-done-alarm = Hineinlegen: { $gems } und dein Alarm
md-place-done-nothing = Nichts hineinlegen
md-place-less = Ein { $gem ->
        [d] Diamant
        [s] Saphir
       *[r] Rubin
    } weniger
md-place-more = Ein { $gem ->
        [d] Diamant
        [s] Saphir
       *[r] Rubin
    } mehr
md-gem =
    { $gem ->
        [d] Diamant
        [s] Saphir
       *[r] Rubin
    }
md-rob-plunder =
    { $count ->
        [0] Schublade schließen
        [one] Edelstein nehmen
       *[other] { $count } Edelsteine nehmen
    }
md-rob-search = Geheimfach durchsuchen
md-give-hint = Noch zu verteilen: { $gems }
md-give-row = Edelsteine für { $name }
md-give-less = Ein { $gem ->
        [d] Diamant
        [s] Saphir
       *[r] Rubin
    } weniger für { $name }
md-give-more = Ein { $gem ->
        [d] Diamant
        [s] Saphir
       *[r] Rubin
    } mehr für { $name }
md-give-done = Verteilen
md-give-keep = Liegen lassen
md-take = Nehmen: { $gems }
md-turn-leave = Schatulle so lassen
md-turn-done = Zug beenden
md-turn-name =
    { $move ->
        [topminus] Oberste Ebene linksherum drehen
        [topplus] Oberste Ebene rechtsherum drehen
        [twominus] Obere zwei Ebenen linksherum drehen
        [twoplus] Obere zwei Ebenen rechtsherum drehen
       *[flip] Schatulle wenden
    }
md-turn-short =
    { $move ->
        [top] oben
        [two] obere zwei
       *[flip] wenden
    }
md-turn-tiny =
    { $move ->
        [top] oben
        [two] zwei
       *[flip] wenden
    }

## The end

meisterdiebe-page-title =
    { $title ->
        [king] König der Meisterdiebe
       *[richest_jeweller] Reichster Juwelier
    }
md-imitations = Übrige Imitate: { $gems }
md-worth = Ein Diamant zählt 1, ein Saphir 2, ein Rubin 4. Imitate, die noch auf dem weißen Kissen liegen, kosten Punkte.
md-course = Punkte von allen nach jeder Runde

md-filling = Schatulle füllen
md-cycle = Durchgang { $cycle }
md-round = Runde { $round } von 6

## Questions

meisterdiebe-page-ask-fill =
    { $count ->
        [one] Lege einen Diamanten in eine Schublade
       *[other] Lege { $count } Diamanten in Schubladen
    }
meisterdiebe-page-ask-choose = Wähle geheim einen Charakter
meisterdiebe-page-ask-open = Du bist dran, { $card }: Öffne eine Schublade
meisterdiebe-page-ask-place = { $card }: Welches Imitat legst du hinein?
meisterdiebe-page-ask-rob = { $card }: Erstes Fach plündern oder Geheimfach durchsuchen?
meisterdiebe-page-ask-give = { $card }: Edelsteine verteilen oder liegen lassen?
meisterdiebe-page-ask-take = Welchen Edelstein nimmst du vom roten Kissen?
meisterdiebe-page-ask-turn = Schatulle drehen oder wenden?
meisterdiebe-page-wait-fill = { $name } füllt die Schatulle
meisterdiebe-page-wait-choose = Alle wählen geheim einen Charakter
meisterdiebe-page-wait-open = { $name } ({ $card }) sucht eine Schublade aus
meisterdiebe-page-wait-place = { $name } ({ $card }) legt etwas in die Schublade
meisterdiebe-page-wait-rob = { $name } ({ $card }) schaut in die Schublade
meisterdiebe-page-wait-give = { $name } ({ $card }) verteilt Edelsteine
meisterdiebe-page-wait-take = { $name } nimmt etwas vom roten Kissen
meisterdiebe-page-wait-turn = { $name } darf die Schatulle drehen und wenden
