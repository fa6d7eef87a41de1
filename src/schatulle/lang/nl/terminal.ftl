# De woorden van de tafel in de terminal.

## De tafel

terminal-brand = Schatulle
terminal-game =
    { $game ->
        [meisterdiebe] Meisterdiebe
       *[diamant] Diamant
    }
terminal-edition =
    { $edition ->
        [zoch] Zoch 2004
        [zoch_fr] Zoch, Franse regels
        [zoch_en] Zoch, Engelse regels
        [prototype] prototype van de auteur
       *[diamant] Schmidt 2005
    }
terminal-title-filling = de kist wordt gevuld
terminal-title-round = cyclus { $cycle } · ronde { $round } van 6
terminal-title-expedition = expeditie { $expedition } van { $expeditions }
terminal-side-N = Noord
terminal-side-E = Oost
terminal-side-S = Zuid
terminal-side-W = West
terminal-long = lang
terminal-short = kort
terminal-open = open
terminal-empty = leeg
terminal-upright = rechtop
terminal-flipped = ondersteboven
terminal-red = rood kussen
terminal-white = wit
terminal-black = zwart
terminal-cards = hand
terminal-score = punten
terminal-short-character =
    { $character ->
        [smuggler] Sm
        [jeweller] Ju
        [jewelress] Js
        [thief] Di
        [masterthief] Md
       *[detective] De
    }
terminal-choosing = kiest …
terminal-face-down = verdekt
terminal-hand = Hand
terminal-shared-view = De gedeelde tafel: wat iedereen mag zien.
terminal-deck = { $count } kaarten in de stapel
terminal-removed = weg: { $hazards }
terminal-danger = Op het pad: { $hazards }. Een tweede is het einde.
terminal-struck = De tweede { $hazards } was het einde.
terminal-where = waar
terminal-at-risk = buit
terminal-chest = kist
terminal-in-camp = kamp
terminal-in-cave = grot
terminal-fist = vuist
terminal-chose-stay = blijft
terminal-chose-leave = vertrekt
terminal-at-stake = Op het spel: { $risk } · op het pad: { $path } · in de schatkist: { $chest }

## Vragen

terminal-ask-fill =
    { $count ->
        [one] { $name }: leg een diamant in een lade.
       *[other] { $name }: leg { $count } diamanten in laden, verdeeld zoals je wilt.
    }
terminal-ask-choose = { $name }: kies in het geheim een kaart.
terminal-ask-open = { $name }, { $card }: open een lade.
terminal-ask-place = { $name }, { $card }: wat leg je in de lade?
terminal-ask-rob = { $name }, { $card }: het voorste vak plunderen, of het geheime doorzoeken?
terminal-ask-give = { $name }, { $card }: geef je alle juwelen weg, of laat je ze liggen?
terminal-ask-take = { $name }: welk juweel neem je van het rode kussen?
terminal-ask-turn = { $name }: de kist draaien of omkeren vóór de volgende beurt?
terminal-ask-decide = { $name }: verder exploreren, of terugkeren met wat je hebt?
terminal-wait-fill = { $name } vult de kist …
terminal-wait-choose = De anderen kiezen hun kaart …
terminal-wait-open = { $name }, { $card }, zoekt een lade uit …
terminal-wait-place = { $name }, { $card }, legt iets in de lade …
terminal-wait-rob = { $name }, { $card }, kijkt in de lade …
terminal-wait-give = { $name }, { $card }, geeft juwelen weg …
terminal-wait-take = { $name } neemt van het rode kussen …
terminal-wait-turn = { $name } mag de kist draaien of omkeren …
terminal-wait-decide = De anderen nemen een besluit …
terminal-watch = Kijk wat er gebeurt …
terminal-over = Het spel is afgelopen.

## Zetten in menu’s

terminal-move-pass = geen lade openen
terminal-move-plunder = voorste vak plunderen
terminal-move-search = geheime vak doorzoeken
terminal-move-keep = laten liggen
terminal-move-stay = blijven, verder exploreren
terminal-move-leave = weggaan, terug naar het kamp
terminal-move-place-none = niets
terminal-move-place-alarm = alarm
terminal-move-turn-nothing = zo laten
terminal-move-turn =
    { $move ->
        [topplus] boven ↻
        [topminus] boven ↺
        [twoplus] twee ↻
        [twominus] twee ↺
       *[flip] omkeren
    }

## Toetsen en toestanden

terminal-hint-typed = Te veel voor een menu: typ hieronder je zet. Plaatsen: { $seats }
terminal-hint-open = ←↑↓→ om te kiezen, Enter opent { $drawer }, of typ de naam van een lade
terminal-hint-fill = ←↑↓→, Spatie legt een diamant (nog { $left }), Backspace neemt er een terug
terminal-hint-filled = Alles ligt erin: Enter als je klaar bent, Backspace neemt er een terug
terminal-keys-menu = ←→ en Enter, of de toets van de zet · : zet typen · ? hulp · q weggaan
terminal-keys-walk = pijltjes om te lopen · : zet typen · ? hulp · q weggaan
terminal-keys-waiting = Spatie meteen verder · ? hulp · q weggaan
terminal-keys-watching = Spatie pauze · Enter één stap · ? hulp · q weggaan
terminal-keys-paused = Spatie verder · Enter één stap · ? hulp · q weggaan
terminal-keys-typing = Enter zet spelen · Tab aanvullen · Esc terug naar het bord
terminal-example-move = open B3
terminal-type-here = typ een zet, bijvoorbeeld { $move }
terminal-not-saved = Niet bewaard, het spel gaat door: { $reason }
terminal-too-small = De terminal is { $width }×{ $height }; er is minstens { $least_width }×{ $least_height } nodig.
terminal-no-terminal = De tafel heeft een eigen terminal nodig; deze uitvoer gaat ergens anders heen.

## Het gordijn

terminal-curtain-pass = Geef het apparaat aan
terminal-curtain-enter = Druk op Enter als niemand anders kijkt.
terminal-curtain-news = Wat iedereen heeft gezien

## Weggaan en het einde

terminal-leave-title = De tafel verlaten?
terminal-leave-kept = Het spel wordt bewaard en kan later worden hervat.
terminal-leave-keys = Enter weggaan · Esc blijven
terminal-farewell-kept = Het spel staat in { $path }
terminal-farewell-resume = Verder spelen: schatulle play --resume { $path }
terminal-farewell-not-kept = Het spel kon niet worden bewaard in { $path }: { $reason }
terminal-result-title = Het spel is afgelopen
terminal-result-won = Gewonnen door { $winners }
terminal-result-black = zwart
terminal-result-white = wit
terminal-result-chest = schatkist
terminal-result-record = Het verslag staat in { $path }
terminal-result-keys = n nieuw spel met dezelfde mensen · q weggaan
terminal-title-king = Koning der meesterdieven
terminal-title-richest_jeweller = rijkste juwelier

## Hulp

terminal-help-keys = Toetsen
terminal-help-key-walk = pijltjes | over de laden of langs het menu lopen
terminal-help-key-enter = Enter | de lade openen, de verlichte zet spelen
terminal-help-key-own = toets van een zet | speelt die meteen
terminal-help-key-drawer = B 3 | legt de vinger op lade B3
terminal-help-key-space = Spatie | legt een diamant; gaat meteen verder terwijl anderen spelen
terminal-help-key-pace = + - | bots spelen sneller of langzamer
terminal-help-key-type = : of / | een zet typen: { $move }
terminal-help-key-leave = q, Ctrl+C | weggaan; het spel wordt bewaard
terminal-help-cards = Sm smokkelaar · Ju juwelier · Js juwelierster · Di dief · Md meesterdief · De detective
terminal-help-gems = ◆ diamant 1 · ■ saffier 2 · ▲ robijn 4 · ⚠ alarm
terminal-help-rules = De regels bij deze vraag
terminal-help-close = Esc sluiten · ↑↓ bladeren

## Het openingsscherm

terminal-open-title = Een tafel voor twee spellen over juwelen
terminal-open-choose = ←→ kiezen, Enter
terminal-open-about =
    { $game ->
        [meisterdiebe] Twaalf laden, zes karakters in het geheim: geheugen en bluf.
       *[diamant] Samen de grot in. Verder exploreren, of weg met wat je hebt.
    }
terminal-open-players = { $least } tot { $most } spelers
terminal-open-seats = Plaatsen
terminal-open-edition = Uitgave
terminal-open-seat = Plaats { $number }
terminal-open-play = Spelen
terminal-open-person = Speler { $number }
terminal-open-kind =
    { $kind ->
        [person] een mens
        [bot] een verstandige bot
       *[random] een willekeurige bot
    }
terminal-open-keys = ↑↓ lopen · ←→ wijzigen · typ een naam · Enter spelen · Esc terug · q weggaan
