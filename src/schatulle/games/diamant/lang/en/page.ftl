# The words of the Diamant board.

dm-log = Log

## The cave

dm-expeditions = Expedition { $now } of { $all }
dm-explain-expedition = An expedition ends when everybody is back in camp, or when a danger comes for the second time. After expedition { $expeditions } the most stones win.
dm-deck =
    { $count ->
        [one] 1 card left in the deck
       *[other] { $count } cards left in the deck
    }
dm-removed = Out of the game, one card each: { $hazards }
dm-path = The path
# Which hazards lie there already, each named as it is drawn: "snake or gas cloud".
dm-danger = A second { $hazards } ends the expedition.
dm-or = { $first } or { $last }
# At tables that show the odds of the next card; these are per cent, the exact ones below are cards.
dm-odds = { $ends } the end · { $warns } new danger · { $stones } stones
dm-odds-label = Odds of the next card: { $odds }
dm-odds-about = { $cards } cards left, each as likely as the others. Ends the expedition: { $ends }. A new danger: { $warns }. Diamonds: { $stones } ({ $values }).
dm-card-treasure =
    { $left ->
        [0] Diamonds: { $value }, nothing left on the card
        [one] Diamonds: { $value }, 1 stone left on the card
       *[other] Diamonds: { $value }, { $left } stones left on the card
    }

## The seats

dm-seats = Adventurers
dm-chest =
    { $stones ->
        [one] 1 stone in the chest
       *[other] { $stones } stones in the chest
    }
dm-chest-closed = Closed chest
dm-at-risk = { $stones } at risk
dm-lost = { $stones } lost
dm-safe = safe
dm-nothing-yet = nothing yet
dm-bot = Bot
dm-away = Away
dm-state-cave = in the cave
dm-state-camp = back in camp
dm-state-deciding = deciding…
dm-state-decided = has decided
dm-state-stay = goes deeper
dm-state-leave = returns
dm-state-won = won

## The choice

dm-choice = Your choice
dm-explore = Explore
# The key for it, one that the word begins with.
dm-explore-key = E
dm-explore-risk =
    { $stones ->
        [0] nothing to lose yet
        [one] risk 1 stone for more
       *[other] risk { $stones } stones for more
    }
dm-return = Return
dm-return-key = R
dm-return-gain =
    { $path ->
        [0] { $stones ->
            [0] nothing to take yet
           *[other] { $stones } safe
        }
       *[other] { $stones ->
            [0] your share of the path
           *[other] { $stones } safe, plus your share of the path
        }
    }
dm-chosen = chosen
dm-carry = You carry
dm-carry-nothing = nothing yet
dm-on-path = On the path
dm-on-path-shared =
    { $stones ->
        [0] Nothing lies on the path.
        [one] 1 stone, for whoever returns alone
       *[other] { $stones } stones, shared by all who return now
    }
dm-on-path-left =
    { $stones ->
        [0] Nothing was left behind.
        [one] 1 stone was left behind.
       *[other] { $stones } stones were left behind.
    }

## The fists

dm-fist-closed = …
dm-fist-stay = deeper
dm-fist-leave = returns

## The end

dm-in-chest = In the chest: { $count ->
        [one] one stone
       *[other] { $count } stones
    }
dm-course = Stones in the chests after each expedition

dm-expedition = expedition { $expedition } of { $expeditions }

## Questions

diamant-page-ask-decide = Explore further, or return with what you have?
diamant-page-wait-decide = Explore further, or return?
