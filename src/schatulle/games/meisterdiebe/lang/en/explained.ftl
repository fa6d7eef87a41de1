# What things and characters are for, in a sentence each. The arguments are the options of the table, as code names.

## The six characters

md-characters = The six characters
md-characters-lead = In the order of their turns. Everybody has one card of each and plays one a round, in secret.
md-does-smuggler = Takes the gems from a drawer to the red cushion and leaves an imitation. Smugglers share the loot, unless there are more detectives.
md-does-jeweller = Puts an imitation into a drawer, and may set an alarm on it.
md-does-jewelress = Puts in an imitation, and one more for each detective if she likes. Nothing that falls stops her.
md-does-thief = Takes all the gems from the front of a drawer.
md-does-masterthief = Plunders the front of a drawer, or searches the secret compartment behind it for a ruby.
md-does-detective = Opens no drawer, and takes what lies on the red cushion.
# Where the author’s prototype has another rule.
md-does-smuggler-prototype = Gives the gems from a drawer to other players as imitations, then leaves one of their own.
md-does-jeweller-prototype = Puts an imitation into a drawer.
md-does-masterthief-prototype = Plunders the front of a drawer or, if there is a gem in it, searches the secret compartment behind it for a ruby.
md-does-detective-prototype = { md-does-detective } May rotate and flip the box.

## Cards at the table: by its options, what a character does there

md-characters-see = Touch a card to see what it does.
md-card-smuggler =
    { $smuggler ->
        [distribute] { md-does-smuggler-prototype }
       *[loot] { md-does-smuggler }
    }
md-card-jeweller =
    { $alarms ->
        [off] { md-does-jeweller-prototype }
       *[on] { md-does-jeweller }
    }
md-card-jewelress = { md-does-jewelress }
md-card-thief = { md-does-thief }
md-card-masterthief =
    { $mt_needs_front_gem ->
        [true] { md-does-masterthief-prototype }
       *[false] { md-does-masterthief }
    }
md-card-detective =
    { $detective_moves_box ->
        [true] { md-does-detective-prototype }
       *[false] { md-does-detective }
    }

## Cushions, points and rounds

md-explain-white =
    { $penalty ->
        [flat] White cushion: imitations. Each one left at the end costs a point. Get rid of them!
       *[by_value] White cushion: imitations. What is left at the end costs points: a diamond 1, a sapphire 2. Get rid of them!
    }
md-explain-black = Black cushion: real gems. They score at the end: a diamond 1, a sapphire 2, a ruby 4.
md-explain-red =
    { $smuggler ->
        [distribute] Red cushion: what fell out of the box. Detectives take it at the end of the round.
       *[loot] Red cushion: what fell out or was smuggled. Smugglers or detectives share it at the end of the round.
    }
md-explain-score = Real gems on black, less the imitations on white. Everybody starts below zero. { md-explain-end }
md-explain-ruby =
    { $last_ruby_end ->
        [off] The game ends when somebody has no imitations left.
       *[end_of_round] The game ends when somebody has no imitations left, or when the last ruby is found.
    }
md-explain-end =
    { $max_rounds ->
        [0] { md-explain-ruby }
       *[other] { md-explain-ruby } At the latest it ends after round { $max_rounds }.
    }
md-explain-cycle =
    { $card_cycle ->
        [swap_same] Six rounds are a cycle. You play each of your six cards once, then you take them all back.
       *[pass_left] Six rounds are a cycle. You play each of your six cards once, then all six go to your neighbour on the left.
    }
