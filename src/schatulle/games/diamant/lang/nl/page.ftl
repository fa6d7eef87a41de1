# De woorden van het bord van Diamant.

dm-log = Logboek

## De grot

dm-expeditions = Expeditie { $now } van { $all }
dm-explain-expedition = Een expeditie eindigt als iedereen terug is in het kamp, of als een gevaar voor de tweede keer komt. Na expeditie { $expeditions } winnen de meeste stenen.
dm-deck =
    { $count ->
        [one] Nog 1 kaart in de stapel
       *[other] Nog { $count } kaarten in de stapel
    }
dm-removed = Uit het spel, van elk één kaart: { $hazards }
dm-path = Het pad
# Which hazards lie there already, each named as it is drawn: "snake or gas cloud".
dm-danger = Komt er nog een { $hazards }, dan is de expeditie voorbij.
dm-or = { $first } of { $last }
# At tables that show the odds of the next card; these are per cent, the exact ones below are cards.
dm-odds = { $ends } einde · { $warns } nieuw gevaar · { $stones } stenen
dm-odds-label = Kansen van de volgende kaart: { $odds }
dm-odds-about = Nog { $cards } kaarten, allemaal even waarschijnlijk. Einde van de expeditie: { $ends }. Een nieuw gevaar: { $warns }. Diamanten: { $stones } ({ $values }).
dm-card-treasure =
    { $left ->
        [0] Diamanten: { $value }, er ligt niets meer op de kaart
        [one] Diamanten: { $value }, er ligt nog 1 steen op de kaart
       *[other] Diamanten: { $value }, er liggen nog { $left } stenen op de kaart
    }

## De plaatsen

dm-seats = Avonturiers
dm-chest =
    { $stones ->
        [one] 1 steen in de schatkist
       *[other] { $stones } stenen in de schatkist
    }
dm-chest-closed = Gesloten schatkist
dm-at-risk = { $stones } op het spel
dm-lost = { $stones } kwijt
dm-safe = veilig
dm-nothing-yet = nog niets
dm-bot = Bot
dm-away = Weg
dm-state-cave = in de grot
dm-state-camp = in het kamp
dm-state-deciding = beslist …
dm-state-decided = heeft beslist
dm-state-stay = gaat verder
dm-state-leave = keert terug
dm-state-won = gewonnen

## De keuze

dm-choice = Jouw keuze
dm-explore = Verder
# De toets ervoor, waarmee het woord begint.
dm-explore-key = V
dm-explore-risk =
    { $stones ->
        [0] nog niets te verliezen
        [one] waag 1 steen voor meer
       *[other] waag { $stones } stenen voor meer
    }
dm-return = Terug
dm-return-key = T
dm-return-gain =
    { $path ->
        [0] { $stones ->
            [0] nog niets te halen
           *[other] { $stones } veilig
        }
       *[other] { $stones ->
            [0] je deel van het pad
           *[other] { $stones } veilig, plus je deel van het pad
        }
    }
dm-chosen = gekozen
dm-carry = Je draagt
dm-carry-nothing = nog niets
dm-on-path = Op het pad
dm-on-path-shared =
    { $stones ->
        [0] Er ligt niets op het pad.
        [one] 1 steen, voor wie als enige teruggaat
       *[other] { $stones } stenen, te delen door wie nu teruggaat
    }
dm-on-path-left =
    { $stones ->
        [0] Er bleef niets liggen.
        [one] Er bleef 1 steen liggen.
       *[other] Er bleven { $stones } stenen liggen.
    }

## De vuisten

dm-fist-closed = …
dm-fist-stay = verder
dm-fist-leave = terug

## Het einde

dm-in-chest = In de schatkist: { $count ->
        [one] één steen
       *[other] { $count } stenen
    }
dm-course = Stenen in de schatkisten na elke expeditie

dm-expedition = expeditie { $expedition } van { $expeditions }

## Vragen

diamant-page-ask-decide = Ga je verder, of terug met wat je hebt?
diamant-page-wait-decide = Verder, of terug?
