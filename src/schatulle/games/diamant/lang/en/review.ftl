# What the review says of a fist in Diamant, and of a whole game.

review-diamant-choice =
    { $choice ->
        [stay] go on
       *[leave] return
    }

## One fist

review-diamant-good-stay =
    { $deadly ->
        [0] Going on was right: the next card could not end the expedition.
        [one] Going on was right: of { $deck } cards only 1 was dangerous.
       *[other] Going on was right, though { $deadly } of { $deck } cards were dangerous.
    }
review-diamant-good-leave = Returning was right: what you had was worth more than the next card.
review-diamant-early =
    { $deadly ->
        [one] You returned too early: of { $deck } cards only 1 was dangerous.
       *[other] You returned too early: { $deadly } of { $deck } cards were dangerous, and the others promised more.
    }
review-diamant-early-safe = You returned too early: the next card could not have ended the expedition.
review-diamant-early-behind = In the last expedition you were too far behind to return: only going on could still win.
review-diamant-late =
    { $unsafe ->
        [0] Returning was better here: { $deadly } of { $deck } cards were dangerous.
       *[other] You went on too long: { $deadly } of { $deck } cards could take what lay beside your chest ({ $unsafe }).
    }
review-diamant-late-alone = You were alone in the cave: it was time to take everything from the path ({ $path }) and return.
review-diamant-late-ahead = You were ahead: returning would have brought your lead home safely.
review-diamant-clock = Your time was up, so you returned to camp by yourself.
review-diamant-stand-in = You were away, so a bot played here for you.
review-diamant-away =
    While you were away, a bot played { $moves ->
        [one] one move
       *[other] { $moves } moves
    } for you. They are not counted here.

## A fist asked again

review-diamant-fist = Expedition { $expedition }. Beside your chest: { $unsafe }. On the path: { $path }. Dangerous cards: { $deadly } of { $deck }. Go on, or return?
    .answer =
        { $answer ->
            [stay] Going on was better.
           *[leave] Returning was better.
        }
    .known = Going on wins about { $stay } of 100 such games, returning { $leave }.
    .happened =
        { $played ->
            [stay] You went on.
           *[leave] You returned.
        } { $came ->
            [treasure] The next card was a treasure ({ $stones }).
            [hazard] The next card was a danger, but only the first of its kind.
            [end] The next card ended the expedition.
           *[nothing] No further card was turned up.
        }

## A whole game

review-diamant-risk-good = You weighed every risk well.
review-diamant-risk-early =
    { $times ->
        [one] You returned too early once. That cost about { $percent }% of the win.
       *[other] You returned too early { $times } times. That cost about { $percent }% of the win.
    } { $stones ->
        [0] In diamonds alone it did not cost anything.
       *[other] On average it cost diamonds, too: { $stones }.
    }
review-diamant-risk-late =
    { $times ->
        [one] You went on too long once. That cost about { $percent }% of the win.
       *[other] You went on too long { $times } times. That cost about { $percent }% of the win.
    } { $stones ->
        [0] In diamonds alone it did not cost anything.
       *[other] On average it cost diamonds, too: { $stones }.
    }

## On the page

review-diamant-known = The next card ended the expedition with a chance of { $percent }%. Going on wins about { $stay } of 100 such games, returning { $leave }.
review-diamant-table = What the next card could be, and how often each choice wins from there. The better one is green.
review-diamant-table-fist = Choice
review-diamant-table-next = The next card
review-diamant-table-you = You
review-diamant-table-open = Choice { $number }: see it in the replay
review-diamant-odds =
    { $kind ->
        [treasure] a treasure
        [hazard] a danger, the first of its kind
       *[end] the end of the expedition
    }
review-diamant-course-early = Returned too early: % of the win it cost
review-diamant-course-late = Went on too long: % of the win it cost
