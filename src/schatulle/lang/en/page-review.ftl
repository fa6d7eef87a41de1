# The review of a finished game on the page.

review-page-title = Looking back
review-page-lead = In this review, “you” is { $name }.
review-seen-by = Played by
review-not-yet = You can look back at the end: until then everybody keeps their secrets.
review-may-leave = You may go and do something else: it will be waiting for you here.
review-not-made = The review could not be made
review-percent = { $percent }%

## Questions

review-questions-title =
    { $count ->
        [one] Do you still know?
       *[other] Do you still know? { $count } questions
    }
review-questions-lead = These moments made the biggest difference. Guess first, then look.
review-show-answer = Show me
review-look-before = See what you saw then
review-right-one = (right)
review-right = Yes, that is right!
review-not-right = Not quite. This is how it was:
review-truth = How it was
review-known = What you could know
review-happened = What happened
review-see-moment = See it in the replay

## Chances

review-chances-title = Who was ahead?
review-chances-slider = Moment of the game
review-chance = { $name } { $percent }%
review-chances-words = { $where }. Chances to win: { $chances }

## Figures

review-memory-title = Your memory
review-memory-of = of 100
review-goldfish = 0: a goldfish
review-elephant = 100: an elephant
review-memory-means =
    { $level ->
        [elephant] You remembered nearly everything that mattered. Like an elephant!
        [much] You remembered most of what mattered.
        [some] You remembered a good part of what mattered.
       *[little] It is not easy to remember so much. Every game is good practice!
    }
review-memory-between = A single game tells only so much. The true score lies somewhere between { $low } and { $high }.
review-memory-none = In this game hardly anything depended on memory. So there is no score.
review-luck-title = Your luck
review-remarks-title = Your risks
review-cost = cost { $percent }% of the win
review-answer-first = There is a question about this. Answer it first!
review-all = All your decisions

## Beside the replay

review-mark-before = The mark before
review-mark-next = The next mark
review-back = To the review
review-nothing-asked = { $name } had nothing to decide here.
review-played = What you played
review-verdict = Looking back

## Many games

review-memory-course = Your memory: 0 is a goldfish, 100 an elephant
review-memory-bots = Bots for comparison (dashed): a forgetful one { $little }, one that remembers like most people { $half }, one that remembers well { $much }
review-course-words = From the first to the latest: { $values }
