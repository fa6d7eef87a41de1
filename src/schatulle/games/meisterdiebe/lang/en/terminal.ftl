# Meisterdiebe at the terminal table.

## The table

meisterdiebe-terminal-title-filling = the box is being filled
meisterdiebe-terminal-title-round = cycle { $cycle } · round { $round } of 6
meisterdiebe-terminal-side-N = North
meisterdiebe-terminal-side-E = East
meisterdiebe-terminal-side-S = South
meisterdiebe-terminal-side-W = West
meisterdiebe-terminal-long = long
meisterdiebe-terminal-short = short
meisterdiebe-terminal-open = open
meisterdiebe-terminal-empty = empty
meisterdiebe-terminal-upright = upright
meisterdiebe-terminal-flipped = upside down
meisterdiebe-terminal-red = red cushion
meisterdiebe-terminal-white = white
meisterdiebe-terminal-black = black
meisterdiebe-terminal-cards = cards
meisterdiebe-terminal-score = score
meisterdiebe-terminal-short-character =
    { $character ->
        [smuggler] Sm
        [jeweller] Je
        [jewelress] Jw
        [thief] Th
        [masterthief] Mt
       *[detective] De
    }
meisterdiebe-terminal-choosing = choosing…
meisterdiebe-terminal-face-down = face down
meisterdiebe-terminal-hand = Hand

## Questions

meisterdiebe-terminal-ask-fill =
    { $count ->
        [one] { $name }: put a diamond into a drawer.
       *[other] { $name }: put { $count } diamonds into drawers, in any split.
    }
meisterdiebe-terminal-ask-choose = { $name }: choose a card in secret.
meisterdiebe-terminal-ask-open = { $name } ({ $card }): open a drawer.
meisterdiebe-terminal-ask-place = { $name } ({ $card }): which fake do you put in?
meisterdiebe-terminal-ask-rob = { $name } ({ $card }): take the front, or search the secret compartment?
meisterdiebe-terminal-ask-give = { $name } ({ $card }): give all gems away, or leave them?
meisterdiebe-terminal-ask-take = { $name }: which gem from the red cushion?
meisterdiebe-terminal-ask-turn = { $name }: rotate or flip the box?
meisterdiebe-terminal-wait-fill = { $name } is filling the box…
meisterdiebe-terminal-wait-choose = The others are choosing their cards…
meisterdiebe-terminal-wait-open = { $name } ({ $card }) is choosing a drawer…
meisterdiebe-terminal-wait-place = { $name } ({ $card }) is putting something into the drawer…
meisterdiebe-terminal-wait-rob = { $name } ({ $card }) is looking into the drawer…
meisterdiebe-terminal-wait-give = { $name } ({ $card }) is giving gems away…
meisterdiebe-terminal-wait-take = { $name } is taking from the red cushion…
meisterdiebe-terminal-wait-turn = { $name } may rotate and flip the box…

## Moves on menus

meisterdiebe-terminal-move-pass = open none
meisterdiebe-terminal-move-plunder = take the front
meisterdiebe-terminal-move-search = search the secret compartment
meisterdiebe-terminal-move-keep = leave them
meisterdiebe-terminal-move-place-none = nothing
meisterdiebe-terminal-move-place-alarm = alarm
meisterdiebe-terminal-move-turn-nothing = leave it
meisterdiebe-terminal-move-turn =
    { $move ->
        [topplus] top ↻
        [topminus] top ↺
        [twoplus] two ↻
        [twominus] two ↺
       *[flip] flip
    }

## Keys and states

meisterdiebe-terminal-hint-seats = Chairs: { $seats }
meisterdiebe-terminal-hint-open = ←↑↓→ and Enter opens { $drawer }, or type its name
meisterdiebe-terminal-hint-fill = ←↑↓→, Space puts a diamond in ({ $left } left), Backspace takes one back
meisterdiebe-terminal-hint-filled = All are in: Enter to finish, Backspace takes one back

## Leaving and the end

meisterdiebe-terminal-result-black = black
meisterdiebe-terminal-result-white = white
meisterdiebe-terminal-title-king = King of the master thieves
meisterdiebe-terminal-title-richest_jeweller = richest jeweller

## Help

meisterdiebe-terminal-help-key-walk = arrows | move over the drawers
meisterdiebe-terminal-help-key-enter = Enter | opens the chosen drawer
meisterdiebe-terminal-help-key-drawer = B 3 | chooses drawer B3
meisterdiebe-terminal-help-key-space = Space | puts a diamond in
meisterdiebe-terminal-help-cards = Sm smuggler · Je jeweller · Jw jewelress · Th thief · Mt master thief · De detective
meisterdiebe-terminal-help-gems = ◆ diamond 1 · ■ sapphire 2 · ▲ ruby 4 · ⚠ alarm
