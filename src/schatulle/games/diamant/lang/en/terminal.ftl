# Diamant at the terminal table.

## The table

diamant-terminal-title-expedition = expedition { $expedition } of { $expeditions }
diamant-terminal-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
# In a line of 44 letters: of so many cards so many end the expedition, are a first danger, are diamonds.
diamant-terminal-odds = { $ends } of { $cards } end it · { $warns } warn · { $stones } diamonds
diamant-terminal-removed = cards out: { $hazards }
diamant-terminal-danger = On the path: { $hazards }. A second one ends it.
diamant-terminal-struck = The second { $hazards } ended it.
diamant-terminal-where = where
diamant-terminal-at-risk = risk
diamant-terminal-chest = chest
diamant-terminal-in-camp = in camp
diamant-terminal-in-cave = inside
diamant-terminal-fist = chosen
diamant-terminal-chose-stay = stays
diamant-terminal-chose-leave = leaves
diamant-terminal-at-stake = At risk: { $risk } · on the path: { $path } · in the chest: { $chest }

## Questions

diamant-terminal-ask-decide = { $name }: explore further, or return with what you have?
diamant-terminal-wait-decide = The others are deciding…

## Moves on menus

diamant-terminal-move-stay = stay, explore further
diamant-terminal-move-leave = leave, return to camp
diamant-terminal-about-stay = The next card is turned up. Diamonds are shared by all who are still inside; a second danger of a kind takes all you carry.
diamant-terminal-about-leave = You put what you carry into your chest, safe until the end. Whoever returns at the same time shares what lies on the path.

## Leaving and the end

diamant-terminal-result-chest = chest
