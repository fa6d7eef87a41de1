# Het bord van Meisterdiebe op de pagina.

## De kist, uitgevouwen

md-box = De kist, uitgevouwen
md-box-order = van boven naar onder
md-side =
    { $side ->
        [N] Noord
        [E] Oost
        [S] Zuid
       *[W] West
    }
md-level =
    { $level ->
        [top] bovenste niveau
        [middle] middelste niveau
       *[bottom] onderste niveau
    }
md-drawer = { $code }, { $grain }, { $level }, { $side }
md-drawer-long = { $drawer }, lang
md-drawer-open = { $drawer }; open: { $gems }
md-drawer-open-alarm = { $drawer }; open: { $gems } en het alarm van { $owner }
md-drawer-open-only-alarm = { $drawer }; open: het alarm van { $owner }
md-drawer-filled =
    { $count ->
        [one] { $drawer }; je legt hier een diamant
       *[other] { $drawer }; je legt hier { $count } diamanten
    }
md-drawer-noted = { $drawer }; genoteerd: { $note }
md-note = bovenin { $upper }, onderin { $lower }
md-note-secret = { $front }; in het geheime vak bovenin { $upper }, onderin { $lower }
md-note-side-alarm = { $gems } en het alarm van { $owner }
md-note-side-only-alarm = het alarm van { $owner }
md-note-unknown = onbekend
md-scene = De smokkelaarkist in drie dimensies. Al zijn laden zijn knoppen in de uitgevouwen kist.
md-red = Rood kussen
md-red-holds = Rood kussen: { $gems }

## Plaatsen

md-seats = Spelers
md-count-white = { $count } op het witte kussen
md-count-black = { $count } op het zwarte kussen
md-white = Wit kussen: { $gems }
md-black = Zwart kussen: { $gems }
md-own-white = Jouw witte kussen: { $gems }
md-own-black = Jouw zwarte kussen: { $gems }
md-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
md-alarm-home = alarm klaar
md-bot = gespeeld door een bot
md-used-cards =
    { $count ->
        [0] geen kaarten gebruikt
        [one] 1 kaart gebruikt
       *[other] { $count } kaarten gebruikt
    }
md-card-down = een dichte kaart
md-card-none = nog geen kaart
md-state =
    { $state ->
        [acting] aan de beurt
        [filling] vult de kist
        [taking] neemt een juweel
        [choosing] kiest
        [chosen] heeft gekozen
        [done] klaar
        [waiting] komt nog
        [won] gewonnen
       *[idle] { "" }
    }
md-away = weg, een bot valt in

## De beurtvolgorde

md-order = Beurtvolgorde
md-order-nobody = { $character }: niemand
md-order-played = { $character }: { $names }
md-order-now = { $character }, nu aan de beurt: { $names }

## Eigen kaarten

md-hand = Jouw kaarten
md-hand-card = { $card }
md-hand-chosen = { $card }, jouw keuze
md-hand-played = { $card }, op tafel
md-hand-used = { $character }, gebruikt in deze cyclus
md-tag-choice = jouw keuze
md-tag-play = op tafel
md-tag-used = gebruikt in deze cyclus
md-log = Logboek

## Zetten

md-actions = Jouw zet
md-sending = Versturen …
md-undo = Terug
md-then = dan
md-choose-first = Kies een kaart
md-choose-lock = Leg neer: { $card }
md-choose-keys = kiezen, Enter legt neer
md-open-hint = Kies een lade om te openen
md-open-pass = Open geen lade
md-fill-hint =
    { $left ->
        [one] Nog 1 diamant: kies een lade
       *[other] Nog { $left } diamanten: kies laden
    }
md-fill-hint-open = Kies een lade voor elke diamant
md-fill-done =
    { $count ->
        [one] Leg de diamant erin
       *[other] Leg { $count } diamanten erin
    }
md-place-hint = Kies wat je in de lade legt
md-place-nothing = Niets
md-place-alarm = Alarm
md-place-done = Leg { $gems } erin
md-place-done-alarm = Leg { $gems } en je alarm erin
md-place-done-nothing = Leg niets erin
md-place-less = Eén { $gem ->
        [d] diamant
        [s] saffier
       *[r] robijn
    } minder
md-place-more = Eén { $gem ->
        [d] diamant
        [s] saffier
       *[r] robijn
    } meer
md-gem =
    { $gem ->
        [d] Diamant
        [s] Saffier
       *[r] Robijn
    }
md-rob-plunder =
    { $count ->
        [0] Sluit de lade
        [one] Neem het juweel
       *[other] Neem de { $count } juwelen
    }
md-rob-search = Zoek in het geheime vak
md-give-hint = Nog weg te geven: { $gems }
md-give-row = Juwelen voor { $name }
md-give-less = Eén { $gem ->
        [d] diamant
        [s] saffier
       *[r] robijn
    } minder voor { $name }
md-give-more = Eén { $gem ->
        [d] diamant
        [s] saffier
       *[r] robijn
    } meer voor { $name }
md-give-done = Geef ze weg
md-give-keep = Laat ze liggen
md-take = Neem { $gems }
md-turn-leave = Laat de kist zo staan
md-turn-done = Einde beurt
md-turn-name =
    { $move ->
        [topminus] Draai het bovenste niveau tegen de klok in
        [topplus] Draai het bovenste niveau met de klok mee
        [twominus] Draai de bovenste twee niveaus tegen de klok in
        [twoplus] Draai de bovenste twee niveaus met de klok mee
       *[flip] Keer de kist om
    }
md-turn-short =
    { $move ->
        [top] boven
        [two] bovenste 2
       *[flip] omkeren
    }
md-turn-tiny =
    { $move ->
        [top] boven
        [two] twee
       *[flip] omkeren
    }

## Het einde

meisterdiebe-page-title =
    { $title ->
        [king] Koning der meesterdieven
       *[richest_jeweller] De rijkste juwelier
    }
md-imitations = Imitaties over: { $gems }
md-worth = Een diamant is 1 waard, een saffier 2, een robijn 4. Imitaties die nog op het witte kussen liggen, kosten punten.
md-course = Ieders punten na elke ronde

md-filling = de kist vullen
md-cycle = cyclus { $cycle }
md-round = ronde { $round } van 6

## Vragen

meisterdiebe-page-ask-fill =
    { $count ->
        [one] Leg een diamant in een lade
       *[other] Leg { $count } diamanten in laden
    }
meisterdiebe-page-ask-choose = Kies in het geheim een karakter
meisterdiebe-page-ask-open = Jouw beurt, { $card }: open een lade
meisterdiebe-page-ask-place = { $card }: welke imitatie leg je erin?
meisterdiebe-page-ask-rob = { $card }: het voorste vak plunderen, of in het geheime vak zoeken?
meisterdiebe-page-ask-give = { $card }: geef je de juwelen weg, of laat je ze liggen?
meisterdiebe-page-ask-take = Welk juweel neem je van het rode kussen?
meisterdiebe-page-ask-turn = De kist draaien of omkeren?
meisterdiebe-page-wait-fill = { $name } vult de kist
meisterdiebe-page-wait-choose = Iedereen kiest in het geheim een karakter
meisterdiebe-page-wait-open = { $name } ({ $card }) zoekt een lade uit
meisterdiebe-page-wait-place = { $name } ({ $card }) legt iets in de lade
meisterdiebe-page-wait-rob = { $name } ({ $card }) kijkt in de lade
meisterdiebe-page-wait-give = { $name } ({ $card }) geeft juwelen weg
meisterdiebe-page-wait-take = { $name } neemt van het rode kussen
meisterdiebe-page-wait-turn = { $name } mag de kist draaien of omkeren
