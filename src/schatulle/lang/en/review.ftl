# The review of a finished game, as the command line tells it.

review-seat = Seat { $number }
review-title = { $game }, seen from { $seat }
review-chances = Chances to win, from the first move to the last
review-chances-line = { $before }% → { $after }%
review-marks = Worth another look
review-mark-inaccuracy = Small slip
review-mark-mistake = Mistake
review-mark-blunder = Big mistake
review-mark-line = { $mark } at move { $number } (−{ $percent }%)
review-no-marks = No mistake worth speaking of. Well played!
review-only-slips = No single big mistake. Small slips together cost about { $percent }% of the win.
review-memory = Memory: { $score } of 100 (between { $low } and { $high })
review-luck =
    { $percent ->
        [0] Luck: neither good nor bad.
       *[other] { $good ->
            [yes] Luck: chance helped you, by about { $percent }% of the win.
           *[no] Luck: chance was against you, by about { $percent }% of the win.
        }
    }
review-questions = What would you do now?
review-working = Reviewing the game: { $percent }%
