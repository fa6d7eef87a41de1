# Was der Rückblick über eine Faust in Diamant sagt, und über ein ganzes Spiel.

review-diamant-choice =
    { $choice ->
        [stay] weitergehen
       *[leave] umkehren
    }

## Eine Faust

review-diamant-good-stay =
    { $deadly ->
        [0] Weitergehen war richtig: Die nächste Karte konnte die Expedition nicht beenden.
        [one] Weitergehen war richtig: Von { $deck } Karten war nur 1 gefährlich.
       *[other] Weitergehen war richtig, auch wenn { $deadly } von { $deck } Karten gefährlich waren.
    }
review-diamant-good-leave = Umkehren war richtig: Was du hattest, war mehr wert als die nächste Karte.
review-diamant-early =
    { $deadly ->
        [one] Du bist zu früh umgekehrt: Von { $deck } Karten war nur 1 gefährlich.
       *[other] Du bist zu früh umgekehrt: { $deadly } von { $deck } Karten waren gefährlich, und die anderen versprachen mehr.
    }
review-diamant-early-safe = Du bist zu früh umgekehrt: Die nächste Karte konnte die Expedition nicht beenden.
review-diamant-early-behind = In der letzten Expedition lagst du zu weit zurück, um umzukehren: Nur mit Weitergehen war noch zu gewinnen.
review-diamant-late =
    { $unsafe ->
        [0] Umkehren war hier besser: { $deadly } von { $deck } Karten waren gefährlich.
       *[other] Du bist zu lange weitergegangen: { $deadly } von { $deck } Karten konnten dir nehmen, was neben deiner Truhe lag ({ $unsafe }).
    }
review-diamant-late-alone = Du warst allein in der Höhle: Es war Zeit, alles vom Weg ({ $path }) mitzunehmen und umzukehren.
review-diamant-late-ahead = Du lagst vorn: Umkehren hätte deinen Vorsprung sicher nach Hause gebracht.
review-diamant-clock = Deine Zeit war um, also bist du von selbst ins Lager zurückgekehrt.
review-diamant-stand-in = Du warst nicht da, darum hat hier ein Bot für dich gespielt.
review-diamant-away =
    Während du weg warst, hat ein Bot { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } für dich gespielt. Das zählt hier nicht.

## Eine Faust noch einmal gefragt

review-diamant-fist = Expedition { $expedition }. Neben deiner Truhe: { $unsafe }. Auf dem Weg: { $path }. Gefährliche Karten: { $deadly } von { $deck }. Weitergehen oder umkehren?
    .answer =
        { $answer ->
            [stay] Weitergehen war besser.
           *[leave] Umkehren war besser.
        }
    .known = Weitergehen gewinnt etwa { $stay } von 100 solchen Spielen, Umkehren { $leave }.
    .happened =
        { $played ->
            [stay] Du bist weitergegangen.
           *[leave] Du bist umgekehrt.
        } { $came ->
            [treasure] Die nächste Karte war ein Schatz ({ $stones }).
            [hazard] Die nächste Karte war eine Gefahr, aber erst die erste ihrer Art.
            [end] Die nächste Karte beendete die Expedition.
           *[nothing] Es wurde keine Karte mehr aufgedeckt.
        }

## Ein ganzes Spiel

review-diamant-risk-good = Du hast jedes Risiko gut abgewogen.
review-diamant-risk-early =
    { $times ->
        [one] Du bist einmal zu früh umgekehrt. Das kostete etwa { $percent } % des Sieges.
       *[other] Du bist { $times }-mal zu früh umgekehrt. Das kostete etwa { $percent } % des Sieges.
    } { $stones ->
        [0] An Diamanten kostete es nichts.
       *[other] Im Schnitt kostete es auch Diamanten: { $stones }.
    }
review-diamant-risk-late =
    { $times ->
        [one] Du bist einmal zu lange weitergegangen. Das kostete etwa { $percent } % des Sieges.
       *[other] Du bist { $times }-mal zu lange weitergegangen. Das kostete etwa { $percent } % des Sieges.
    } { $stones ->
        [0] An Diamanten kostete es nichts.
       *[other] Im Schnitt kostete es auch Diamanten: { $stones }.
    }

## On the page

review-diamant-known = Mit einer Chance von { $percent } % beendete die nächste Karte die Expedition. Weitergehen gewinnt etwa { $stay } von 100 solchen Spielen, umkehren { $leave }.
review-diamant-table = Was die nächste Karte sein konnte, und wie oft jede Wahl von da an gewinnt. Die bessere ist grün.
review-diamant-table-fist = Wahl
review-diamant-table-next = Die nächste Karte
review-diamant-table-you = Du
review-diamant-table-open = Wahl { $number }: in der Wiederholung ansehen
review-diamant-odds =
    { $kind ->
        [treasure] ein Schatz
        [hazard] eine Gefahr, die erste ihrer Art
       *[end] das Ende der Expedition
    }
review-diamant-course-early = Zu früh umgekehrt: so viel % des Sieges kostete es
review-diamant-course-late = Zu lange weitergegangen: so viel % des Sieges kostete es
