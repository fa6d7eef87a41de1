"""Getting rid of imitations, handing gems on, sharing, and filling the box."""

from schatulle.core import Choices, count_of
from schatulle.games.meisterdiebe.bots.belief import above, within
from schatulle.games.meisterdiebe.bots.drawer_value import fall_odds
from schatulle.games.meisterdiebe.bots.sight import Sight, is_flat, lead, others, white
from schatulle.games.meisterdiebe.rules.actions import Fill, Give, Keep, Place, Take
from schatulle.games.meisterdiebe.rules.box import LONG, Drawer
from schatulle.games.meisterdiebe.rules.gems import Gem, gem_count, together, value


def place(sight: Sight, choices: Choices[Place]) -> Place:
    """M-50, M-63, M-74: as much as possible, the dearest first, wired where it is worth it."""
    listed = [choices[number] for number in range(count_of(choices))]
    return max(listed, key=lambda choice: _appeal(sight, choice))


def _appeal(sight: Sight, choice: Place) -> float:
    flat = is_flat(sight)
    rid = gem_count(choice.gems) - 0.1 * choice.gems.sapphires if flat else value(choice.gems)
    if choice.gems == white(sight, sight.seat) and lead(sight) + rid < 0:
        rid -= 10
    return rid + (0.5 if choice.alarm and _bait(sight, choice) > 1 else -0.5 * choice.alarm)


def _bait(sight: Sight, choice: Place) -> float:
    """How many gems the alarm would guard."""
    belief = sight.belief
    there = 0.0 if belief.open is None else above(within(belief, belief.open), belief.flipped).count
    return there + gem_count(choice.gems)


def give(sight: Sight, choices: Choices[Give | Keep]) -> Give | Keep:
    """P-18: everything to the opponent who leads."""
    some = choices[0]
    if not isinstance(some, Give):
        return some
    gems = together(bag for _, bag in some.shares)
    leader = max(others(sight), key=lambda seat: sight.view.scores[seat])
    return Give(((leader, gems),))


def take(_sight: Sight, _choices: Choices[Take]) -> Take:
    """M-61: a sapphire counts two."""
    return Take(Gem.SAPPHIRE)


def fill(sight: Sight, choices: Choices[Fill]) -> Fill:
    """M-22: a diamond here and there, where nothing falls."""
    due = len(choices[0].drawers)
    best = sorted(Drawer, key=lambda drawer: _unrest(sight, drawer))
    drawers = [best[number % len(best)] for number in range(due)]
    return Fill(tuple(sorted(drawers)))


def _unrest(sight: Sight, drawer: Drawer) -> float:
    belief = sight.belief
    inside = within(belief, drawer)
    return (
        fall_odds(inside, belief.flipped)
        + 0.3 * above(inside, belief.flipped).count
        + 0.1 * (drawer in LONG)
        + sight.dice.uniform(0, 0.3)
    )
