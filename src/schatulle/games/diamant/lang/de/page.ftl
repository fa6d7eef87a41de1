# The words of the Diamant board.

dm-log = Verlauf

## The cave

dm-expeditions = Expedition { $now } von { $all }
dm-explain-expedition = Eine Expedition endet, wenn alle zurück im Lager sind oder eine Gefahr zum zweiten Mal kommt. Nach Expedition { $expeditions } gewinnen die meisten Steine.
dm-deck =
    { $count ->
        [one] noch 1 Karte im Stapel
       *[other] noch { $count } Karten im Stapel
    }
dm-removed = Aus dem Spiel, je eine Karte: { $hazards }
dm-path = Der Weg
# Which hazards lie there already, each named as it is drawn: "snake or gas cloud".
dm-danger = Noch einmal { $hazards }, und die Expedition ist vorbei.
dm-or = { $first } oder { $last }
# At tables that show the odds of the next card; these are per cent, the exact ones below are cards.
dm-odds = { $ends } Ende · { $warns } neue Gefahr · { $stones } Steine
dm-odds-label = Chancen der nächsten Karte: { $odds }
dm-odds-about = Noch { $cards } Karten, jede gleich wahrscheinlich. Ende der Expedition: { $ends }. Eine neue Gefahr: { $warns }. Diamanten: { $stones } ({ $values }).
dm-card-treasure =
    { $left ->
        [0] Diamanten: { $value }, nichts mehr auf der Karte
        [one] Diamanten: { $value }, noch 1 Stein auf der Karte
       *[other] Diamanten: { $value }, noch { $left } Steine auf der Karte
    }

## The seats

dm-seats = Abenteurer
dm-chest =
    { $stones ->
        [one] 1 Stein in der Schatzkiste
       *[other] { $stones } Steine in der Schatzkiste
    }
dm-chest-closed = Geschlossene Schatzkiste
dm-at-risk = { $stones } in Gefahr
dm-lost = { $stones } verloren
dm-safe = sicher
dm-nothing-yet = noch nichts
dm-bot = Bot
dm-away = Abwesend
dm-state-cave = in der Höhle
dm-state-camp = im Lager
dm-state-deciding = überlegt …
dm-state-decided = entschieden
dm-state-stay = geht weiter
dm-state-leave = kehrt um
dm-state-won = hat gewonnen

## The choice

dm-choice = Deine Wahl
dm-explore = Weitergehen
# The key for it, one that the word begins with.
dm-explore-key = W
dm-explore-risk =
    { $stones ->
        [0] noch nichts zu verlieren
        [one] 1 Stein für mehr riskieren
       *[other] { $stones } Steine für mehr riskieren
    }
dm-return = Umkehren
dm-return-key = U
dm-return-gain =
    { $path ->
        [0] { $stones ->
            [0] noch nichts zu holen
           *[other] { $stones } sicher
        }
       *[other] { $stones ->
            [0] dein Anteil vom Weg
           *[other] { $stones } sicher, dazu dein Anteil vom Weg
        }
    }
dm-chosen = gewählt
dm-carry = Du trägst
dm-carry-nothing = noch nichts
dm-on-path = Auf dem Weg
dm-on-path-shared =
    { $stones ->
        [0] Auf dem Weg liegt nichts.
        [one] 1 Stein, wenn jemand allein umkehrt
       *[other] { $stones } Steine, geteilt unter allen, die jetzt umkehren
    }
dm-on-path-left =
    { $stones ->
        [0] Nichts blieb zurück.
        [one] 1 Stein blieb zurück.
       *[other] { $stones } Steine blieben zurück.
    }

## The fists

dm-fist-closed = …
dm-fist-stay = weiter
dm-fist-leave = zurück

## The end

dm-in-chest = In der Schatzkiste: { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
dm-course = Steine in den Schatzkisten nach jeder Expedition

dm-expedition = Expedition { $expedition } von { $expeditions }

## Questions

diamant-page-ask-decide = Weitergehen oder mit deinem Fund umkehren?
diamant-page-wait-decide = Weitergehen oder umkehren?
