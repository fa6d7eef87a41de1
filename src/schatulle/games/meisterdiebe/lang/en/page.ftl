# The board of Meisterdiebe on the page.

## The box, unrolled

md-box = The box, unrolled
md-box-order = from top to bottom
md-side =
    { $side ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
md-level =
    { $level ->
        [top] top level
        [middle] middle level
       *[bottom] bottom level
    }
md-drawer = { $code }, { $grain }, { $level }, { $side }
# A drawer that the table wants marked as a long one.
md-drawer-long = { $drawer }, long
md-drawer-open = { $drawer }; open: { $gems }
md-drawer-open-alarm = { $drawer }; open: { $gems } and { $owner }’s alarm
md-drawer-open-only-alarm = { $drawer }; open: { $owner }’s alarm
md-drawer-filled =
    { $count ->
        [one] { $drawer }; you put a diamond here
       *[other] { $drawer }; you put { $count } diamonds here
    }
md-drawer-noted = { $drawer }; noted: { $note }
md-note = above { $upper }, below { $lower }
md-note-secret = { $front }; secret compartment above { $upper }, below { $lower }
md-note-side-alarm = { $gems } and { $owner }’s alarm
md-note-side-only-alarm = { $owner }’s alarm
md-note-unknown = unknown
md-scene = The jewel box in three dimensions. All its drawers are buttons in the unrolled box.
md-red = Red cushion
md-red-holds = Red cushion: { $gems }

## Seats

md-seats = Players
md-count-white = { $count } on the white cushion
md-count-black = { $count } on the black cushion
md-white = White cushion: { $gems }
md-black = Black cushion: { $gems }
md-own-white = Your white cushion: { $gems }
md-own-black = Your black cushion: { $gems }
md-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
md-alarm-home = alarm ready
md-bot = played by a bot
md-used-cards =
    { $count ->
        [0] no cards used
        [one] 1 card used
       *[other] { $count } cards used
    }
md-card-down = a card face down
md-card-none = no card yet
md-state =
    { $state ->
        [acting] playing now
        [filling] filling the box
        [taking] taking a gem
        [choosing] choosing
        [chosen] has chosen
        [done] done
        [waiting] still to come
        [won] won
       *[idle] { "" }
    }
md-away = away, a bot stands in

## The order of play

md-order = Order of play
md-order-nobody = { $character }: nobody
md-order-played = { $character }: { $names }
md-order-now = { $character }, now playing: { $names }

## Own cards

md-hand = Your cards
md-hand-card = { $card }
md-hand-chosen = { $card }, your choice
md-hand-played = { $card }, in play
md-hand-used = { $character }, used in this cycle
md-tag-choice = your choice
md-tag-play = in play
md-tag-used = used in this cycle
md-log = Log

## Moves

md-actions = Your move
md-sending = Sending…
md-undo = Undo
md-then = then
md-choose-first = Choose a card
md-choose-lock = Lock in: { $card }
md-choose-keys = choose, Enter locks in
md-open-hint = Choose a drawer to open it
md-open-pass = Open no drawer
md-fill-hint =
    { $left ->
        [one] 1 diamond left: choose a drawer
       *[other] { $left } diamonds left: choose drawers
    }
md-fill-hint-open = Choose a drawer for each diamond
md-fill-done =
    { $count ->
        [one] Put the diamond in
       *[other] Put { $count } diamonds in
    }
md-place-hint = Choose what to put in
md-place-nothing = Nothing
md-place-alarm = Alarm
md-place-done = Put in { $gems }
md-place-done-alarm = Put in { $gems } and your alarm
md-place-done-nothing = Put in nothing
md-place-less = One { $gem ->
        [d] diamond
        [s] sapphire
       *[r] ruby
    } less
md-place-more = One { $gem ->
        [d] diamond
        [s] sapphire
       *[r] ruby
    } more
md-gem =
    { $gem ->
        [d] Diamond
        [s] Sapphire
       *[r] Ruby
    }
md-rob-plunder =
    { $count ->
        [0] Shut the drawer
        [one] Take the gem
       *[other] Take the { $count } gems
    }
md-rob-search = Search the secret compartment
md-give-hint = Still to give away: { $gems }
md-give-row = Gems for { $name }
md-give-less = One { $gem ->
        [d] diamond
        [s] sapphire
       *[r] ruby
    } less for { $name }
md-give-more = One { $gem ->
        [d] diamond
        [s] sapphire
       *[r] ruby
    } more for { $name }
md-give-done = Give them away
md-give-keep = Leave them there
md-take = Take { $gems }
md-turn-leave = Leave the box as it is
md-turn-done = End turn
md-turn-name =
    { $move ->
        [topminus] Rotate the top level counterclockwise
        [topplus] Rotate the top level clockwise
        [twominus] Rotate the top two levels counterclockwise
        [twoplus] Rotate the top two levels clockwise
       *[flip] Flip the box
    }
md-turn-short =
    { $move ->
        [top] top
        [two] top two
       *[flip] flip
    }
md-turn-tiny =
    { $move ->
        [top] top
        [two] two
       *[flip] flip
    }

## The end

meisterdiebe-page-title =
    { $title ->
        [king] King of the master thieves
       *[richest_jeweller] The richest jeweller
    }
md-imitations = Imitations left: { $gems }
md-worth = A diamond is worth 1, a sapphire 2, a ruby 4. Imitations left on the white cushion cost points.
md-course = Everybody’s points after each round

md-filling = filling the box
md-cycle = cycle { $cycle }
md-round = round { $round } of 6

## Questions

meisterdiebe-page-ask-fill =
    { $count ->
        [one] Put a diamond into a drawer
       *[other] Put { $count } diamonds into drawers
    }
meisterdiebe-page-ask-choose = Choose a character, in secret
meisterdiebe-page-ask-open = Your turn, { $card }: open a drawer
meisterdiebe-page-ask-place = { $card }: which fake do you put in?
meisterdiebe-page-ask-rob = { $card }: take the front, or search the secret compartment?
meisterdiebe-page-ask-give = { $card }: give the gems away, or leave them?
meisterdiebe-page-ask-take = Which gem do you take from the red cushion?
meisterdiebe-page-ask-turn = Rotate or flip the box?
meisterdiebe-page-wait-fill = { $name } is filling the box
meisterdiebe-page-wait-choose = Everyone is choosing a character, in secret
meisterdiebe-page-wait-open = { $name } ({ $card }) is choosing a drawer
meisterdiebe-page-wait-place = { $name } ({ $card }) is putting something into the drawer
meisterdiebe-page-wait-rob = { $name } ({ $card }) is looking into the drawer
meisterdiebe-page-wait-give = { $name } ({ $card }) is giving gems away
meisterdiebe-page-wait-take = { $name } is taking from the red cushion
meisterdiebe-page-wait-turn = { $name } may rotate and flip the box
