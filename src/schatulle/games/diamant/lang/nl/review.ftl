# Wat de terugblik zegt over een vuist in Diamant, en over een heel spel.

review-diamant-choice =
    { $choice ->
        [stay] verder exploreren
       *[leave] terugkeren
    }

## Eén vuist

review-diamant-good-stay =
    { $deadly ->
        [0] Verder exploreren was goed: de volgende kaart kon de expeditie niet beëindigen.
        [one] Verder exploreren was goed: van { $deck } kaarten was er maar 1 gevaarlijk.
       *[other] Verder exploreren was goed, ook al waren { $deadly } van { $deck } kaarten gevaarlijk.
    }
review-diamant-good-leave = Terugkeren was goed: wat je had, was meer waard dan de volgende kaart.
review-diamant-early =
    { $deadly ->
        [one] Je keerde te vroeg terug: van { $deck } kaarten was er maar 1 gevaarlijk.
       *[other] Je keerde te vroeg terug: { $deadly } van { $deck } kaarten waren gevaarlijk, en de andere beloofden meer.
    }
review-diamant-early-safe = Je keerde te vroeg terug: de volgende kaart kon de expeditie niet beëindigen.
review-diamant-early-behind = In de laatste expeditie stond je te ver achter om terug te keren: alleen verdergaan kon nog winnen.
review-diamant-late =
    { $unsafe ->
        [0] Terugkeren was hier beter: { $deadly } van { $deck } kaarten waren gevaarlijk.
       *[other] Je ging te lang door: { $deadly } van { $deck } kaarten konden alles naast je kist afpakken ({ $unsafe }).
    }
review-diamant-late-alone = Je was alleen in de grot: het was tijd om alles van het pad ({ $path }) mee te nemen en terug te keren.
review-diamant-late-ahead = Je stond voor: terugkeren had je voorsprong veilig thuisgebracht.
review-diamant-clock = Je tijd was om, dus keerde je vanzelf terug naar het kamp.
review-diamant-stand-in = Je was er niet, dus speelde een bot hier voor je.
review-diamant-away =
    Terwijl je weg was, speelde een bot { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    } voor je. Die tellen hier niet mee.

## Een vuist nog eens gevraagd

review-diamant-fist = Expeditie { $expedition }. Naast je kist: { $unsafe }. Op het pad: { $path }. Gevaarlijke kaarten: { $deadly } van { $deck }. Verder exploreren, of terugkeren?
    .answer =
        { $answer ->
            [stay] Verder exploreren was beter.
           *[leave] Terugkeren was beter.
        }
    .known = Verdergaan wint ongeveer { $stay } van 100 zulke spellen, terugkeren { $leave }.
    .happened =
        { $played ->
            [stay] Je ging verder.
           *[leave] Je keerde terug.
        } { $came ->
            [treasure] De volgende kaart was een schat ({ $stones }).
            [hazard] De volgende kaart was een gevaar, maar pas het eerste van zijn soort.
            [end] De volgende kaart beëindigde de expeditie.
           *[nothing] Er werd geen kaart meer omgedraaid.
        }

## Een heel spel

review-diamant-risk-good = Je hebt elk risico goed afgewogen.
review-diamant-risk-early =
    { $times ->
        [one] Je keerde één keer te vroeg terug. Dat kostte ongeveer { $percent }% van de winst.
       *[other] Je keerde { $times } keer te vroeg terug. Dat kostte ongeveer { $percent }% van de winst.
    } { $stones ->
        [0] In diamanten kostte het niets.
       *[other] Gemiddeld kostte het ook diamanten: { $stones }.
    }
review-diamant-risk-late =
    { $times ->
        [one] Je ging één keer te lang door. Dat kostte ongeveer { $percent }% van de winst.
       *[other] Je ging { $times } keer te lang door. Dat kostte ongeveer { $percent }% van de winst.
    } { $stones ->
        [0] In diamanten kostte het niets.
       *[other] Gemiddeld kostte het ook diamanten: { $stones }.
    }

## On the page

review-diamant-known = Met een kans van { $percent }% was de volgende kaart het einde van de expeditie. Verdergaan wint ongeveer { $stay } van de 100 zulke spellen, terugkeren { $leave }.
review-diamant-table = Wat de volgende kaart kon zijn, en hoe vaak elke keuze van daaruit wint. De betere is groen.
review-diamant-table-fist = Keuze
review-diamant-table-next = De volgende kaart
review-diamant-table-you = Jij
review-diamant-table-open = Keuze { $number }: bekijk haar in de herhaling
review-diamant-odds =
    { $kind ->
        [treasure] een schat
        [hazard] een gevaar, het eerste van zijn soort
       *[end] het einde van de expeditie
    }
review-diamant-course-early = Te vroeg teruggekeerd: zoveel% van de winst kostte het
review-diamant-course-late = Te lang doorgegaan: zoveel% van de winst kostte het
