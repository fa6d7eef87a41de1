# The words of the terminal table.

## The table

terminal-brand = Schatulle
terminal-game =
    { $game ->
        [meisterdiebe] Meisterdiebe
       *[diamant] Diamant
    }
terminal-edition =
    { $edition ->
        [zoch] Zoch 2004
        [zoch_fr] Zoch, French rules
        [zoch_en] Zoch, English rules
        [prototype] author’s prototype
       *[diamant] Schmidt 2005
    }
terminal-title-filling = the box is being filled
terminal-title-round = cycle { $cycle } · round { $round } of 6
terminal-title-expedition = expedition { $expedition } of { $expeditions }
terminal-side-N = North
terminal-side-E = East
terminal-side-S = South
terminal-side-W = West
terminal-long = long
terminal-short = short
terminal-open = open
terminal-empty = empty
terminal-upright = upright
terminal-flipped = upside down
terminal-red = red cushion
terminal-white = white
terminal-black = black
terminal-cards = cards
terminal-score = score
terminal-short-character =
    { $character ->
        [smuggler] Sm
        [jeweller] Je
        [jewelress] Jw
        [thief] Th
        [masterthief] Mt
       *[detective] De
    }
terminal-choosing = choosing …
terminal-face-down = face down
terminal-hand = Hand
terminal-shared-view = The shared table: what everyone may see.
terminal-deck = { $count } cards in the deck
terminal-removed = out: { $hazards }
terminal-danger = On the path: { $hazards }. A second one ends it.
terminal-struck = The second { $hazards } ended it.
terminal-where = where
terminal-at-risk = risk
terminal-chest = chest
terminal-in-camp = in camp
terminal-in-cave = inside
terminal-fist = chosen
terminal-chose-stay = stays
terminal-chose-leave = leaves
terminal-at-stake = At risk: { $risk } · on the path: { $path } · in the chest: { $chest }

## Questions

terminal-ask-fill =
    { $count ->
        [one] { $name }: lay a diamond into a drawer.
       *[other] { $name }: lay { $count } diamonds into drawers, in any split.
    }
terminal-ask-choose = { $name }: choose a card in secret.
terminal-ask-open = { $name }, { $card }: open a drawer.
terminal-ask-place = { $name }, { $card }: what goes into the drawer?
terminal-ask-rob = { $name }, { $card }: take the front, or search the secret compartment?
terminal-ask-give = { $name }, { $card }: hand all gems on, or leave them?
terminal-ask-take = { $name }: which gem from the red cushion?
terminal-ask-turn = { $name }: turn the box before the next turn?
terminal-ask-decide = { $name }: explore on, or return with what you have?
terminal-wait-fill = { $name } fills the box …
terminal-wait-choose = The others choose their cards …
terminal-wait-open = { $name }, { $card }, looks for a drawer …
terminal-wait-place = { $name }, { $card }, lays something into the drawer …
terminal-wait-rob = { $name }, { $card }, looks into the drawer …
terminal-wait-give = { $name }, { $card }, hands gems on …
terminal-wait-take = { $name } takes from the red cushion …
terminal-wait-turn = { $name } may turn the box …
terminal-wait-decide = The others make up their minds …
terminal-watch = See what happens …
terminal-over = The game is over.

## Moves on menus

terminal-move-pass = open none
terminal-move-plunder = take the front
terminal-move-search = search the secret compartment
terminal-move-keep = leave them
terminal-move-stay = stay, explore on
terminal-move-leave = leave, back to camp
terminal-move-place-none = nothing
terminal-move-place-alarm = alarm
terminal-move-turn-nothing = leave it
terminal-move-turn =
    { $move ->
        [topplus] top ↻
        [topminus] top ↺
        [twoplus] two ↻
        [twominus] two ↺
       *[flip] flip
    }

## Keys and states

terminal-hint-typed = Too many ways for a menu: type yours below. Seats: { $seats }
terminal-hint-open = ←↑↓→ and Enter opens { $drawer }, or type its name
terminal-hint-fill = ←↑↓→, Space lays a diamond ({ $left } left), Backspace takes one back
terminal-hint-filled = All are laid: Enter to finish, Backspace takes one back
terminal-keys-menu = ←→ and Enter, or the move’s key · : type a move · ? help · q leave
terminal-keys-walk = arrows walk · : type a move · ? help · q leave
terminal-keys-waiting = Space goes on at once · ? help · q leave
terminal-keys-watching = Space pauses · Enter shows one step · ? help · q leave
terminal-keys-paused = Space goes on · Enter shows one step · ? help · q leave
terminal-keys-typing = Enter plays it · Tab completes · Esc back to the board
terminal-example-move = open B3
terminal-type-here = type a move, for instance { $move }
terminal-not-saved = Not saved, the game goes on: { $reason }
terminal-too-small = The terminal is { $width }×{ $height }; at least { $least_width }×{ $least_height } is needed.
terminal-no-terminal = The table needs a terminal of its own; this output goes elsewhere.

## The curtain

terminal-curtain-pass = Pass the device to
terminal-curtain-enter = Press Enter when nobody else looks.
terminal-curtain-news = What everyone has seen

## Leaving and the end

terminal-leave-title = Leave the table?
terminal-leave-kept = The game is kept and can be resumed.
terminal-leave-keys = Enter leaves · Esc stays
terminal-farewell-kept = The game lies in { $path }
terminal-farewell-resume = Go on with: schatulle play --resume { $path }
terminal-farewell-not-kept = The game could not be kept in { $path }: { $reason }
terminal-result-title = The game is over
terminal-result-won = Won by { $winners }
terminal-result-black = black
terminal-result-white = white
terminal-result-chest = chest
terminal-result-record = The record lies in { $path }
terminal-result-keys = n a new game with the same people · q leave
terminal-title-king = King of the master thieves
terminal-title-richest_jeweller = richest jeweller

## Help

terminal-help-keys = Keys
terminal-help-key-walk = arrows | walk over the drawers or along the menu
terminal-help-key-enter = Enter | open the drawer, play the lit move
terminal-help-key-own = a move’s own key | plays it at once
terminal-help-key-drawer = B 3 | puts the finger on drawer B3
terminal-help-key-space = Space | lays a diamond; goes on at once while others play
terminal-help-key-pace = + - | bots play faster or slower
terminal-help-key-type = : or / | type a move: { $move }
terminal-help-key-leave = q, Ctrl+C | leave; the game is kept
terminal-help-cards = Sm smuggler · Je jeweller · Jw jewelress · Th thief · Mt master thief · De detective
terminal-help-gems = ◆ diamond 1 · ■ sapphire 2 · ▲ ruby 4 · ⚠ alarm
terminal-help-rules = The rules of this question
terminal-help-close = Esc closes · ↑↓ scrolls

## The opening screen

terminal-open-title = A table for two games about gems
terminal-open-choose = ←→ choose, Enter
terminal-open-about =
    { $game ->
        [meisterdiebe] Twelve drawers, six characters in secret: memory and bluff.
       *[diamant] Into the cave together. Explore on, or leave with what you have.
    }
terminal-open-players = { $least } to { $most } players
terminal-open-seats = Seats
terminal-open-edition = Edition
terminal-open-seat = Seat { $number }
terminal-open-play = Play
terminal-open-person = Player { $number }
terminal-open-kind =
    { $kind ->
        [person] a person
        [bot] a sensible bot
       *[random] a random bot
    }
terminal-open-keys = ↑↓ walk · ←→ change · type a name · Enter plays · Esc back · q leave
