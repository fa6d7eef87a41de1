# The words of the Diamant board.

dm-log = Log

## The cave

dm-expeditions = Expedition { $now } of { $all }
dm-deck =
    { $count ->
        [one] 1 card left in the deck
       *[other] { $count } cards left in the deck
    }
dm-removed = Out of the game: { $hazards }
dm-path = The path
dm-card-treasure =
    { $left ->
        [0] Treasure of { $value }, nothing left on it
        [one] Treasure of { $value }, 1 stone left on it
       *[other] Treasure of { $value }, { $left } stones left on it
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
dm-bot = Bot
dm-away = Away
dm-state-cave = in the cave
dm-state-camp = back in camp
dm-state-deciding = deciding …
dm-state-decided = has decided
dm-state-stay = explores on
dm-state-leave = returns
dm-state-won = won

## The choice

dm-choice = Your choice
dm-explore = Explore
dm-explore-risk =
    { $stones ->
        [0] nothing to lose yet
        [one] risk 1 stone for more
       *[other] risk { $stones } stones for more
    }
dm-return = Return
dm-return-gain =
    { $stones ->
        [0] safe, with a share of the path
        [one] 1 safe, and the path
       *[other] { $stones } safe, and the path
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
dm-fist-stay = explores
dm-fist-leave = returns

## The end

dm-in-chest = In the chest: { $count ->
        [one] one stone
       *[other] { $count } stones
    }
dm-course = Stones in the chests after each expedition

dm-expedition = expedition { $expedition } of { $expeditions }

## Questions

diamant-page-ask-decide = Go on, or take what you have?
diamant-page-wait-decide = Explore on, or return?
