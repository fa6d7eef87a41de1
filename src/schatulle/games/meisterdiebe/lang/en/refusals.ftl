# Why something cannot be done in Meisterdiebe: one sentence each, for whoever tried it.

## Out of turn

meisterdiebe-refused-filling = First the box is filled.
meisterdiebe-refused-choosing = First everyone chooses a card.
meisterdiebe-refused-no-fill = You are not filling the box now.
meisterdiebe-refused-no-choice = You have no card to choose now.
meisterdiebe-refused-no-pass = You cannot pass now.
meisterdiebe-refused-no-plunder = There is nothing to take out now.
meisterdiebe-refused-no-secret = There is no secret compartment here to search.
meisterdiebe-refused-no-gift = You have no gems to hand out.
meisterdiebe-refused-no-take = You are not taking a gem now.
meisterdiebe-refused-give-first = First hand the gems out, or leave them.
meisterdiebe-refused-open-first = Open a drawer first. After that you may move the box.
meisterdiebe-refused-turn-after-filling = You move the box when you have laid your diamonds.

## Cards and characters

meisterdiebe-refused-not-in-hand = That card is not in your hand now: { words-character }.
meisterdiebe-refused-detective = A detective opens nothing.
meisterdiebe-refused-detective-box = A detective does not move the box.
meisterdiebe-refused-masterthief = Only a master thief searches secret compartments.
meisterdiebe-refused-caught = You were caught: your hands stay off this drawer.

## Drawers and gems

meisterdiebe-refused-must-open = You have to open a drawer.
meisterdiebe-refused-one-drawer = You may open only one drawer in a turn.
meisterdiebe-refused-front-gem = You may search only behind a gem, and none lies in front.
meisterdiebe-refused-fill =
    { $due ->
        [one] Lay exactly one diamond, not { $placed }.
       *[other] Lay exactly { $due } diamonds, not { $placed }.
    }
meisterdiebe-refused-place-most =
    { $most ->
        [one] You may lay only one imitation.
       *[other] You may lay at most { $most } imitations.
    }
meisterdiebe-refused-place-least = Lay at least one imitation.
meisterdiebe-refused-place-lacks = You do not have that on your white cushion.
meisterdiebe-refused-alarm-jewelress = The jewelress sets no alarm.
meisterdiebe-refused-alarm-there = There is an alarm in this drawer already.
meisterdiebe-refused-alarm-jeweller = Only a jeweller who still has the alarm can set it.
meisterdiebe-refused-alarm-alone = An alarm goes in with an imitation only.
meisterdiebe-refused-give-others = Gems go to the other players only.
meisterdiebe-refused-give-once = Name everyone once, with at least one gem each.
meisterdiebe-refused-give-all = Hand out all of the gems, or none.
meisterdiebe-refused-take-lacks = There is no such gem on the red cushion.
meisterdiebe-refused-turn-twice = Rotate once at most, and flip once at most.
meisterdiebe-refused-turn-one = At this table you rotate or flip, not both.
meisterdiebe-refused-turn-order = At this table you rotate first and flip then.

## What a table agrees on

meisterdiebe-refused-no-imitations = Everyone starts with at least one imitation.
meisterdiebe-refused-too-few-gems = The box has too few gems for that: fewer players, or less of { $options }.

## Moves that are typed

meisterdiebe-refused-character = Write smuggler, jeweller, jewelress, thief, masterthief or detective.
meisterdiebe-refused-drawer = Write one drawer from A1 to C4, as in open B3.
meisterdiebe-refused-gems = Write gems like 2d1s: d diamonds, s sapphires, r rubies.
meisterdiebe-refused-one-gem = Take exactly one gem, as in take s.
meisterdiebe-refused-give = Write who gets what, as in give 1:2d 2:1s.
meisterdiebe-refused-turn = Write top+, top-, two+, two- or flip, as in turn top+ flip.
meisterdiebe-refused-no-more-words = Nothing follows that word.
