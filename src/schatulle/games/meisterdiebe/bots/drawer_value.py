"""What a drawer, and the whole box, promises to a character when the box stands so."""

from typing import Final

from schatulle.games.meisterdiebe.bots.belief import Belief, Within, above, below, ruby_above
from schatulle.games.meisterdiebe.rules.cards import Character

#: M-91: what a ruby counts.
RUBY: Final = 4


def fall_odds(drawer: Within, flipped: bool) -> float:
    """M-39: how likely gems fall."""
    return min(1.0, below(drawer, flipped).count)


def caught_odds(drawer: Within, flipped: bool) -> float:
    """M-41, M-48: how likely the opener is caught."""
    return fall_odds(drawer, flipped) * (1 - min(1.0, above(drawer, flipped).count))


def front_worth(drawer: Within, flipped: bool) -> float:
    """M-78: what a thief may hope for."""
    return (1 - caught_odds(drawer, flipped)) * above(drawer, flipped).worth


def secret_worth(drawer: Within, flipped: bool, needs_gem: bool) -> float:
    """M-80: what a master thief may hope for who searches; P-20: perhaps only behind a gem."""
    if not ruby_above(drawer, flipped):
        return 0
    up = above(drawer, flipped)
    allowed = min(1.0, up.count) if needs_gem else 1
    return (1 - caught_odds(drawer, flipped)) * allowed * (RUBY + up.worth)


def prey(belief: Belief, flipped: bool) -> float:
    """The best front in the box."""
    return max([front_worth(drawer, flipped) for drawer in belief.drawers])


def master_prey(belief: Belief, flipped: bool) -> float:
    """The best a master thief can get, in front or behind."""
    hidden = [
        secret_worth(drawer, flipped, belief.options.mt_needs_front_gem)
        for drawer in belief.drawers
    ]
    return max(prey(belief, flipped), *hidden)


def booty(belief: Belief, flipped: bool, character: Character) -> float:
    """What a character takes out of the box that stands so."""
    if character is Character.MASTERTHIEF:
        return master_prey(belief, flipped)
    if character in (Character.THIEF, Character.SMUGGLER):
        return prey(belief, flipped)
    return 0
