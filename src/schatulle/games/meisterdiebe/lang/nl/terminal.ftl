# Meisterdiebe at the terminal table.

## De tafel

meisterdiebe-terminal-title-filling = de kist wordt gevuld
meisterdiebe-terminal-title-round = cyclus { $cycle } · ronde { $round } van 6
meisterdiebe-terminal-side-N = Noord
meisterdiebe-terminal-side-E = Oost
meisterdiebe-terminal-side-S = Zuid
meisterdiebe-terminal-side-W = West
meisterdiebe-terminal-long = lang
meisterdiebe-terminal-short = kort
meisterdiebe-terminal-open = open
meisterdiebe-terminal-empty = leeg
meisterdiebe-terminal-upright = rechtop
meisterdiebe-terminal-flipped = op zijn kop
meisterdiebe-terminal-red = rood kussen
meisterdiebe-terminal-white = wit
meisterdiebe-terminal-black = zwart
meisterdiebe-terminal-cards = hand
meisterdiebe-terminal-score = punten
meisterdiebe-terminal-short-character =
    { $character ->
        [smuggler] Sm
        [jeweller] Ju
        [jewelress] Js
        [thief] Di
        [masterthief] Md
       *[detective] De
    }
meisterdiebe-terminal-choosing = kiest …
meisterdiebe-terminal-face-down = dicht
meisterdiebe-terminal-hand = Hand

## Vragen

meisterdiebe-terminal-ask-fill =
    { $count ->
        [one] { $name }: leg een diamant in een lade.
       *[other] { $name }: leg { $count } diamanten in laden, verdeeld zoals je wilt.
    }
meisterdiebe-terminal-ask-choose = { $name }: kies in het geheim een kaart.
meisterdiebe-terminal-ask-open = { $name } ({ $card }): open een lade.
meisterdiebe-terminal-ask-place = { $name } ({ $card }): welke imitatie leg je erin?
meisterdiebe-terminal-ask-rob = { $name } ({ $card }): het voorste vak plunderen, of in het geheime vak zoeken?
meisterdiebe-terminal-ask-give = { $name } ({ $card }): geef je alle juwelen weg, of laat je ze liggen?
meisterdiebe-terminal-ask-take = { $name }: welk juweel neem je van het rode kussen?
meisterdiebe-terminal-ask-turn = { $name }: de kist draaien of omkeren?
meisterdiebe-terminal-wait-fill = { $name } vult de kist …
meisterdiebe-terminal-wait-choose = De anderen kiezen hun kaart …
meisterdiebe-terminal-wait-open = { $name } ({ $card }) zoekt een lade uit …
meisterdiebe-terminal-wait-place = { $name } ({ $card }) legt iets in de lade …
meisterdiebe-terminal-wait-rob = { $name } ({ $card }) kijkt in de lade …
meisterdiebe-terminal-wait-give = { $name } ({ $card }) geeft juwelen weg …
meisterdiebe-terminal-wait-take = { $name } neemt van het rode kussen …
meisterdiebe-terminal-wait-turn = { $name } mag de kist draaien of omkeren …

## Zetten in menu’s

meisterdiebe-terminal-move-pass = geen lade openen
meisterdiebe-terminal-move-plunder = voorste vak plunderen
meisterdiebe-terminal-move-search = in het geheime vak zoeken
meisterdiebe-terminal-move-keep = laten liggen
meisterdiebe-terminal-move-place-none = niets
meisterdiebe-terminal-move-place-alarm = alarm
meisterdiebe-terminal-move-turn-nothing = zo laten
meisterdiebe-terminal-move-turn =
    { $move ->
        [topplus] boven ↻
        [topminus] boven ↺
        [twoplus] twee ↻
        [twominus] twee ↺
       *[flip] omkeren
    }

## Toetsen en toestanden

meisterdiebe-terminal-hint-seats = Stoelen: { $seats }
meisterdiebe-terminal-hint-open = ←↑↓→ om te kiezen, Enter opent { $drawer }, of typ de naam van een lade
meisterdiebe-terminal-hint-fill = ←↑↓→, Spatie legt een diamant (nog { $left }), Backspace neemt er een terug
meisterdiebe-terminal-hint-filled = Alles ligt erin: Enter als je klaar bent, Backspace neemt er een terug

## Weggaan en het einde

meisterdiebe-terminal-result-black = zwart
meisterdiebe-terminal-result-white = wit
meisterdiebe-terminal-title-king = Koning der meesterdieven
meisterdiebe-terminal-title-richest_jeweller = rijkste juwelier

## Hulp

meisterdiebe-terminal-help-key-walk = pijltjes | over de laden gaan
meisterdiebe-terminal-help-key-enter = Enter | opent de gekozen lade
meisterdiebe-terminal-help-key-drawer = B 3 | kiest lade B3
meisterdiebe-terminal-help-key-space = Spatie | legt een diamant
meisterdiebe-terminal-help-cards = Sm smokkelaar · Ju juwelier · Js juwelierster · Di dief · Md meesterdief · De detective
meisterdiebe-terminal-help-gems = ◆ diamant 1 · ■ saffier 2 · ▲ robijn 4 · ⚠ alarm
