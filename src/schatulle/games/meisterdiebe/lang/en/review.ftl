# What a review of Meisterdiebe says: one kind sentence for a decision, and questions with answers.

## Words

review-meisterdiebe-character =
    { $character ->
        [smuggler] the smuggler
        [jeweller] the jeweller
        [jewelress] the jewelress
        [thief] the thief
        [masterthief] the master thief
       *[detective] the detective
    }
review-meisterdiebe-best-character =
    { $best_character ->
        [smuggler] the smuggler
        [jeweller] the jeweller
        [jewelress] the jewelress
        [thief] the thief
        [masterthief] the master thief
       *[detective] the detective
    }
review-meisterdiebe-choice =
    { $choice ->
        [gems] gems
        [alarm] an alarm
        [ruby] a ruby
        [nothing] nothing
        [nowhere] none of them
        [flip] yes
        [stay] no
        [smuggler] smuggler
        [jeweller] jeweller
        [jewelress] jewelress
        [thief] thief
        [masterthief] master thief
        [detective] detective
       *[other] { $choice }
    }
review-meisterdiebe-result =
    { $result ->
        [fell]
            { $count ->
                [one] One gem fell.
               *[other] { $count } gems fell.
            }
        [took]
            { $count ->
                [one] You found one gem.
               *[other] You found { $count } gems.
            }
        [ruby] You found a ruby.
        [card] Your card was { review-meisterdiebe-character }.
        [flipped] You turned the box upside down.
        [stayed] You did not turn it upside down.
       *[nothing] You found nothing.
    }
review-meisterdiebe-seen =
    { $round ->
        [0] Everybody watched while the box was filled.
       *[other] You saw { $drawer } open in round { $round }.
    }

## Decisions

review-meisterdiebe-well = Well played.
review-meisterdiebe-clock = Your time was up, so the clock played for you.
review-meisterdiebe-stand-in = You were away, so a bot played here for you.
review-meisterdiebe-away =
    While you were away, a bot played { $moves ->
        [one] one move
       *[other] { $moves } moves
    } for you. They are not counted here.
review-meisterdiebe-forgot =
    { $what ->
        [fell] Easily forgotten: gems lay at the bottom of { $drawer }. { $best_drawer } was better.
        [alarm] Easily forgotten: an alarm lay at the bottom of { $drawer }, put there by { $alarm_seat }. { $best_drawer } was better.
        [ruby] Easily forgotten: a ruby was within reach in { $best_drawer }.
        [fuller] Easily forgotten: { $best_drawer } held more on top than { $drawer }.
        [drawer] Easily forgotten: { $best_drawer } was better than { $drawer }.
        [card] With all the box in mind, { review-meisterdiebe-best-character } was better than { review-meisterdiebe-character }.
        [flip] With all the box in mind, it was better to turn it upside down.
        [stay] With all the box in mind, it was better not to turn it upside down.
        [search] Easily forgotten: a ruby was hidden in the secret compartment.
        [plunder] Easily forgotten: no ruby was hidden here. Taking the front was better.
        [place] With all the box in mind, it was better to put something else in.
       *[other] With all the box in mind, something else was better.
    }
review-meisterdiebe-misjudged =
    { $what ->
        [fell] A tricky one: gems lay at the bottom of { $drawer }. { $best_drawer } was better.
        [alarm] A tricky one: an alarm lay at the bottom of { $drawer }, put there by { $alarm_seat }. { $best_drawer } was better.
        [ruby] A tricky one: a ruby was within reach in { $best_drawer }.
        [fuller] A tricky one: { $best_drawer } held more on top than { $drawer }.
        [drawer] A tricky one: { $best_drawer } was better than { $drawer }.
        [card] A tricky one: { review-meisterdiebe-best-character } was better here than { review-meisterdiebe-character }.
        [flip] A tricky one: it was better to turn the box upside down.
        [stay] A tricky one: it was better not to turn the box upside down.
        [search] A tricky one: a ruby was hidden in the secret compartment.
        [plunder] A tricky one: no ruby was hidden here. Taking the front was better.
        [place] A tricky one: it was better to put something else in.
       *[other] A tricky one: something else was better.
    }

## The whole game

review-meisterdiebe-little-at-stake = Too little hung on memory in this game for a score.

## Questions

review-meisterdiebe-bottom = What lay at the bottom of { $drawer }?
    .answer =
        { $answer ->
            [gems] Gems lay there.
            [alarm] An alarm lay there.
           *[nothing] Nothing lay there.
        }
    .known = { review-meisterdiebe-seen }
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-ruby = In which of these drawers was a ruby within reach?
    .answer =
        { $answer ->
            [nowhere] In none of them.
           *[other] In { $answer }.
        }
    .known = You could follow every ruby from the start: you saw each turn of the box.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-fullest = Which of these drawers held the most on top?
    .answer = It was { $answer }.
    .known = { review-meisterdiebe-seen }
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-drawer = Which of these drawers was better to open?
    .answer = It was { $answer }.
    .known = With all that you had seen, it had the better chances.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-card = Which card was best here?
    .answer = It was { review-meisterdiebe-best-character }.
    .known = With all that you had seen, it had the best chances.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-flip = Was it better to turn the box upside down?
    .answer =
        { $answer ->
            [flip] Yes, it was.
           *[stay] No, it was not.
        }
    .known = You had seen what lay above and what lay below.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-secret = Was a ruby hidden in the secret compartment of { $drawer }?
    .answer =
        { $answer ->
            [ruby] Yes, it was.
           *[nothing] No, it was not.
        }
    .known = You could follow every ruby from the start: you saw each turn of the box.
    .happened = { review-meisterdiebe-result }

## Beside a question

review-meisterdiebe-then =
    How the box stood then. { $count ->
        [one] The drawer in question is lit.
       *[other] The drawers in question are lit.
    }
