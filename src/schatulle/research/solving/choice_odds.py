"""How likely a bot makes each of its choices: it is asked again and again with other luck.

Who can tell its own odds is asked for them, and less often: a searcher finds others each time.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, Final

from schatulle.bots import Bot
from schatulle.bots.dice import dice
from schatulle.bots.seated import SeatedBot
from schatulle.core import Decision, count_of

#: Where odds are told, so many times fewer questions say as much.
_TOLD: Final = 4


def odds_of(
    make: Callable[[str], Bot], view: Any, decision: Decision[Any], asks: int
) -> Mapping[Any, float]:
    """How often bots made from so many seeds make each choice.

    The first throws of their dice are spread evenly, so the odds of whoever throws but once are
    right to one by the number of askings.
    """
    if count_of(decision.choices) == 1:
        return {decision.choices[0]: 1.0}
    if told := _told(make, view, decision, max(1, asks // _TOLD)):
        return told
    said = Counter([make(seed).choose(view, decision) for seed in even_seeds(decision, asks)])
    return {action: times / asks for action, times in said.items()}


def _told(
    make: Callable[[str], Bot], view: Any, decision: Decision[Any], asks: int
) -> Mapping[Any, float]:
    """The odds that a bot tells, on average over its luck; nothing where it cannot tell."""
    told: dict[Any, float] = {}
    for seed in even_seeds(decision, asks):
        bot = make(seed)
        odds = bot.odds(view, decision) if isinstance(bot, SeatedBot) else None
        if odds is None:
            return {}
        for action, likely in odds.items():
            told[action] = told.get(action, 0.0) + likely / asks
    return told


def even_seeds(decision: Decision[Any], parts: int) -> tuple[str, ...]:
    """For each part from 0 to 1 a seed with which the first throw of a bot's dice lies in it."""
    found: dict[int, str] = {}
    numbers = count()
    while len(found) < parts:
        seed = str(next(numbers))
        found.setdefault(int(dice(seed, decision).random() * parts), seed)
    return tuple([found[part] for part in range(parts)])
