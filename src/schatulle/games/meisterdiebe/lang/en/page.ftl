# The board of Meisterdiebe on the page.

## The box, unrolled

md-box = The box, unrolled
md-box-order = top level first
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
md-drawer = { $grain }, { $level }, { $side }
# A drawer that the table wants marked as a long one.
md-drawer-long = { $drawer }, long
md-drawer-open = { $drawer }; open: { $gems }
md-drawer-open-alarm = { $drawer }; open: { $gems } and the alarm of { $owner }
md-drawer-open-only-alarm = { $drawer }; open: the alarm of { $owner }
md-drawer-filled =
    { $count ->
        [one] { $drawer }; you lay a diamond here
       *[other] { $drawer }; you lay { $count } diamonds here
    }
md-drawer-noted = { $drawer }; noted: { $note }
md-note = above { $upper }, below { $lower }
md-note-secret = { $front }; secret compartment above { $upper }, below { $lower }
md-note-side-alarm = { $gems } and the alarm of { $owner }
md-note-side-only-alarm = the alarm of { $owner }
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
md-alarm-home = alarm at hand
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
        [acting] acting
        [filling] filling the box
        [taking] taking a gem
        [choosing] choosing
        [chosen] has chosen
        [done] done
        [waiting] to act
        [won] won
       *[idle] { "" }
    }
md-away = away, a bot stands in

## The order of play

md-order = Order of play
md-order-nobody = { $character }: nobody
md-order-played = { $character }: { $names }
md-order-now = { $character }, acting now: { $names }

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
md-sending = Sending …
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
        [one] Lay the diamond
       *[other] Lay { $count } diamonds
    }
md-place-hint = Choose what goes into the drawer
md-place-nothing = Nothing
md-place-alarm = Alarm
md-place-done = Lay in { $gems }
md-place-done-alarm = Lay in { $gems } and your alarm
md-place-done-nothing = Lay in nothing
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
md-give-hint = Hand on { $gems }
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
md-give-done = Hand them on
md-give-keep = Leave them there
md-take = Take { $gems }
md-turn-leave = Leave the box as it is
md-turn-done = End turn
md-turn-name =
    { $move ->
        [topminus] Turn the top level back
        [topplus] Turn the top level clockwise
        [twominus] Turn the top two levels back
        [twoplus] Turn the top two levels clockwise
       *[flip] Turn the box upside down
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
md-worth = A diamond is worth 1, a sapphire 2, a ruby 4; imitations left on the white cushion cost points.
md-course = Points of everybody after each round

md-filling = filling the box
md-cycle = cycle { $cycle }
md-round = round { $round } of 6

## Questions

meisterdiebe-page-ask-fill =
    { $count ->
        [one] Lay a diamond into a drawer
       *[other] Lay { $count } diamonds into drawers
    }
meisterdiebe-page-ask-choose = Choose a character, in secret
meisterdiebe-page-ask-open = Your turn, { $card }: open a drawer
meisterdiebe-page-ask-place = { $card }: what goes into the drawer?
meisterdiebe-page-ask-rob = { $card }: take the front, or search the secret compartment?
meisterdiebe-page-ask-give = { $card }: hand the gems on, or leave them?
meisterdiebe-page-ask-take = Which gem do you take from the red cushion?
meisterdiebe-page-ask-turn = Turn the box before the next turn?
meisterdiebe-page-wait-fill = { $name } fills the box
meisterdiebe-page-wait-choose = Everyone chooses a character, in secret
meisterdiebe-page-wait-open = { $name }, { $card }, looks for a drawer
meisterdiebe-page-wait-place = { $name }, { $card }, lays something into the drawer
meisterdiebe-page-wait-rob = { $name }, { $card }, looks into the drawer
meisterdiebe-page-wait-give = { $name }, { $card }, hands gems on
meisterdiebe-page-wait-take = { $name } takes from the red cushion
meisterdiebe-page-wait-turn = { $name } may turn the box
