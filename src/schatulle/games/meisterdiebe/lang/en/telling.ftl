# One sentence for each thing that happens in Meisterdiebe; the past tense suits every name.

## Words that sentences are made of

words-nothing = nothing
words-diamonds =
    { $count ->
        [one] a diamond
       *[other] { $count } diamonds
    }
words-sapphires =
    { $count ->
        [one] a sapphire
       *[other] { $count } sapphires
    }
words-rubies =
    { $count ->
        [one] a ruby
       *[other] { $count } rubies
    }
words-character =
    { $character ->
        [smuggler] smuggler
        [jeweller] jeweller
        [jewelress] jewelress
        [thief] thief
        [masterthief] master thief
       *[detective] detective
    }
words-card = { words-character } { $number }
words-moves =
    { $move ->
        [none] as it was
        [topplus] top level clockwise
        [topminus] top level counterclockwise
        [twoplus] top two levels clockwise
        [twominus] top two levels counterclockwise
       *[flip] flipped over
    }

## The twelve drawer fronts, named for their grain

grain-A1 = one knot
grain-A2 = one flame
grain-A3 = broad ripple
grain-A4 = fan of rays
grain-B1 = two flames
grain-B2 = fine ripple
grain-B3 = rain of rays
grain-B4 = two knots
grain-C1 = slanting ripple
grain-C2 = lace of rays
grain-C3 = three knots
grain-C4 = three flames

## What happens

meisterdiebe-dealt = The cards were dealt: one of each character for everyone.
meisterdiebe-began = { $seat } fills the box first.
meisterdiebe-pulled = { $seat } opened { $drawers } to fill the box.
meisterdiebe-filled = { $gems } went into { $drawer }.
meisterdiebe-filled-secretly = Diamonds went into { $drawer }.
meisterdiebe-filled-fell = { $gems } fell out of it onto the red cushion.
meisterdiebe-filled-raised = { $gems } fell out of it and went back in above.
meisterdiebe-chose = { $seat } put { $card } face down.
meisterdiebe-chose-secretly = { $seat } put a card face down.
meisterdiebe-turned-up = Turned up: { $cards }.
meisterdiebe-turned-up-one = { $seat } ({ $card })
meisterdiebe-opened = { $seat } opened { $drawer } ({ $grain }).
meisterdiebe-opened-nothing-fell = Nothing fell.
meisterdiebe-opened-fell-red = { $gems } fell onto the red cushion.
meisterdiebe-opened-fell-raised = { $gems } fell and went back in above.
meisterdiebe-opened-fell-owner = { $owner }’s alarm went off: { $gems } for { $owner }.
meisterdiebe-opened-alarm = { $owner }’s alarm fell and went back to its card.
meisterdiebe-opened-caught = Caught!
meisterdiebe-opened-above = Above: { $gems }.
meisterdiebe-opened-above-alarm = Above: { $gems } and { $owner }’s alarm.
meisterdiebe-opened-above-only-alarm = Above: only { $owner }’s alarm.
meisterdiebe-passed = { $seat } opened no drawer.
meisterdiebe-front-taken-red = { $seat } smuggled { $gems } onto the red cushion.
meisterdiebe-front-taken-black = { $seat } stole { $gems }.
meisterdiebe-front-taken-nothing = { $seat } found nothing to take.
meisterdiebe-placed = { $seat } put { $gems } into the drawer.
meisterdiebe-placed-alarm = { $seat } put { $gems } and an alarm into the drawer.
meisterdiebe-searched-ruby = { $seat } searched the secret compartment and took a ruby!
meisterdiebe-searched-ruby-gems = { $seat } searched the secret compartment and took a ruby and { $gems }!
meisterdiebe-searched-fell = { $seat } searched the secret compartment: a ruby fell and went back in above.
meisterdiebe-searched-empty = { $seat } searched the secret compartment: it was empty.
meisterdiebe-searched-empty-gems = { $seat } searched the secret compartment: it was empty. From the front: { $gems }.
meisterdiebe-searched-secretly = { $seat } searched the secret compartment and came away without a ruby.
meisterdiebe-given = { $seat } gave away { $shares }.
meisterdiebe-given-one = { $gems } to { $seat }
meisterdiebe-given-nothing = { $seat } left the gems where they were.
meisterdiebe-alarm-returned = { $seat }’s alarm went back to its card.
meisterdiebe-box-turned = { $seat } moved the box: { $moves }.
meisterdiebe-box-left = { $seat } left the box as it was.
meisterdiebe-loot-shared =
    { $smugglers ->
        [one] { $smugglers } smuggler
       *[other] { $smugglers } smugglers
    }, { $detectives ->
        [one] { $detectives } detective
       *[other] { $detectives } detectives
    }: the loot goes to { $sharers }.
meisterdiebe-loot-kept = { $smugglers ->
        [one] { $smugglers } smuggler
       *[other] { $smugglers } smugglers
    }, { $detectives ->
        [one] { $detectives } detective
       *[other] { $detectives } detectives
    }: the loot stays on the red cushion.
meisterdiebe-gem-taken = { $seat } took { $gems } from the red cushion.
meisterdiebe-shared-out = From the red cushion: { $shares }.
meisterdiebe-shared-nothing = The red cushion was empty.
meisterdiebe-cards-swapped = Players of the same character swapped those cards.
meisterdiebe-round-ended = Round { $round } is over.
meisterdiebe-hands-passed = Everyone passed their six cards to the left.
meisterdiebe-cards-taken-up = Everyone took up their six cards again.
meisterdiebe-game-ended = The game is over. Won by { $winners }.
