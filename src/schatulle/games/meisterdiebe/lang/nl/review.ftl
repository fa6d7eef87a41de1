# What a review of Meisterdiebe says: one kind sentence for a decision, and questions with answers.

## Words

review-meisterdiebe-character =
    { $character ->
        [smuggler] de smokkelaar
        [jeweller] de juwelier
        [jewelress] de juwelierster
        [thief] de dief
        [masterthief] de meesterdief
       *[detective] de detective
    }
review-meisterdiebe-best-character =
    { $best_character ->
        [smuggler] de smokkelaar
        [jeweller] de juwelier
        [jewelress] de juwelierster
        [thief] de dief
        [masterthief] de meesterdief
       *[detective] de detective
    }
review-meisterdiebe-choice =
    { $choice ->
        [gems] juwelen
        [alarm] een alarm
        [ruby] een robijn
        [nothing] niets
        [nowhere] in geen van deze
        [flip] ja
        [stay] nee
        [smuggler] smokkelaar
        [jeweller] juwelier
        [jewelress] juwelierster
        [thief] dief
        [masterthief] meesterdief
        [detective] detective
       *[other] { $choice }
    }
review-meisterdiebe-result =
    { $result ->
        [fell]
            { $count ->
                [one] Er viel één juweel.
               *[other] Er vielen { $count } juwelen.
            }
        [took]
            { $count ->
                [one] Je vond één juweel.
               *[other] Je vond { $count } juwelen.
            }
        [ruby] Je vond een robijn.
        [card] Jouw kaart was { review-meisterdiebe-character }.
        [flipped] Je keerde de kist om.
        [stayed] Je keerde de kist niet om.
       *[nothing] Je vond niets.
    }
review-meisterdiebe-seen =
    { $round ->
        [0] Iedereen keek toe toen de kist werd gevuld.
       *[other] In ronde { $round } zag je { $drawer } openstaan.
    }

## Decisions

review-meisterdiebe-well = Goed gespeeld.
review-meisterdiebe-clock = Je tijd was om, dus de klok speelde voor je.
review-meisterdiebe-stand-in = Je was er niet, dus speelde een bot hier voor je.
review-meisterdiebe-away =
    Terwijl je weg was, speelde een bot { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    } voor je. Die tellen hier niet mee.
review-meisterdiebe-forgot =
    { $what ->
        [fell] Snel vergeten: onder in { $drawer } lagen juwelen. { $best_drawer } was beter.
        [alarm] Snel vergeten: onder in { $drawer } lag een alarm van { $alarm_seat }. { $best_drawer } was beter.
        [ruby] Snel vergeten: in { $best_drawer } kon je bij een robijn.
        [fuller] Snel vergeten: in { $best_drawer } lag bovenop meer dan in { $drawer }.
        [drawer] Snel vergeten: { $best_drawer } was beter dan { $drawer }.
        [card] Met de hele kist in je hoofd was { review-meisterdiebe-best-character } beter dan { review-meisterdiebe-character }.
        [flip] Met de hele kist in je hoofd kon je hem beter omkeren.
        [stay] Met de hele kist in je hoofd kon je hem beter niet omkeren.
        [search] Snel vergeten: in het geheime vak lag een robijn.
        [plunder] Snel vergeten: hier lag geen robijn verstopt. Het voorste vak was beter.
        [place] Met de hele kist in je hoofd kon je er beter iets anders in leggen.
       *[other] Met de hele kist in je hoofd was iets anders beter.
    }
review-meisterdiebe-misjudged =
    { $what ->
        [fell] Een lastige: onder in { $drawer } lagen juwelen. { $best_drawer } was beter.
        [alarm] Een lastige: onder in { $drawer } lag een alarm van { $alarm_seat }. { $best_drawer } was beter.
        [ruby] Een lastige: in { $best_drawer } kon je bij een robijn.
        [fuller] Een lastige: in { $best_drawer } lag bovenop meer dan in { $drawer }.
        [drawer] Een lastige: { $best_drawer } was beter dan { $drawer }.
        [card] Een lastige: hier was { review-meisterdiebe-best-character } beter dan { review-meisterdiebe-character }.
        [flip] Een lastige: je kon de kist beter omkeren.
        [stay] Een lastige: je kon de kist beter niet omkeren.
        [search] Een lastige: in het geheime vak lag een robijn.
        [plunder] Een lastige: hier lag geen robijn verstopt. Het voorste vak was beter.
        [place] Een lastige: je kon er beter iets anders in leggen.
       *[other] Een lastige: iets anders was beter.
    }

## The whole game

review-meisterdiebe-little-at-stake = In dit spel hing er te weinig van het geheugen af voor een score.

## Questions

review-meisterdiebe-bottom = Wat lag er onder in { $drawer }?
    .answer =
        { $answer ->
            [gems] Daar lagen juwelen.
            [alarm] Daar lag een alarm.
           *[nothing] Daar lag niets.
        }
    .known = { review-meisterdiebe-seen }
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-ruby = In welke van deze laden kon je bij een robijn?
    .answer =
        { $answer ->
            [nowhere] In geen van deze laden.
           *[other] In { $answer }.
        }
    .known = Je kon elke robijn vanaf het begin volgen: je zag elke draai van de kist.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-fullest = In welke van deze laden lag bovenop het meest?
    .answer = Dat was { $answer }.
    .known = { review-meisterdiebe-seen }
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-drawer = Welke van deze laden was de betere?
    .answer = Dat was { $answer }.
    .known = Met alles wat je had gezien, had die de beste kansen.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-card = Welke kaart was hier de beste?
    .answer = Dat was { review-meisterdiebe-best-character }.
    .known = Met alles wat je had gezien, had die kaart de beste kansen.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-flip = Kon je de kist hier beter omkeren?
    .answer =
        { $answer ->
            [flip] Ja, dat was beter.
           *[stay] Nee, dat was niet beter.
        }
    .known = Je had gezien wat er boven en wat er onder lag.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-secret = Lag er een robijn in het geheime vak van { $drawer }?
    .answer =
        { $answer ->
            [ruby] Ja, daar lag er een.
           *[nothing] Nee, daar lag er geen.
        }
    .known = Je kon elke robijn vanaf het begin volgen: je zag elke draai van de kist.
    .happened = { review-meisterdiebe-result }

## Beside a question

review-meisterdiebe-then =
    Zo stond de kist toen. { $count ->
        [one] De la waar het om gaat licht op.
       *[other] De laden waar het om gaat lichten op.
    }
