"""How likely a bot makes each of its choices: it is asked again and again with other luck."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from schatulle.bots import Bot
from schatulle.bots.dice import dice
from schatulle.core import Decision, count_of


def odds_of(
    make: Callable[[str], Bot], view: Any, decision: Decision[Any], asks: int
) -> Mapping[Any, float]:
    """How often bots made from so many seeds make each choice.

    The first throws of their dice are spread evenly, so the odds of whoever throws but once are
    right to one by the number of askings.
    """
    if count_of(decision.choices) == 1:
        return {decision.choices[0]: 1.0}
    said = Counter([make(seed).choose(view, decision) for seed in even_seeds(decision, asks)])
    return {action: times / asks for action, times in said.items()}


def even_seeds(decision: Decision[Any], parts: int) -> tuple[str, ...]:
    """For each part from 0 to 1 a seed with which the first throw of a bot's dice lies in it."""
    found: dict[int, str] = {}
    numbers = count()
    while len(found) < parts:
        seed = str(next(numbers))
        found.setdefault(int(dice(seed, decision).random() * parts), seed)
    return tuple([found[part] for part in range(parts)])
