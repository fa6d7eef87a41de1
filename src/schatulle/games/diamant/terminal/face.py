"""How Diamant looks: entrances, the path of cards by torchlight, a row for every adventurer."""

from collections import Counter
from typing import Any

from rich.text import Text

from schatulle.cli.terminal.contract import Shown
from schatulle.cli.terminal.look.drawing import beside, fit, seat_mark, seat_name, stacked
from schatulle.cli.terminal.look.palette import BRASS, GO, INK, ON_BRASS, PAPER, STOP, WARN
from schatulle.cli.terminal.wording.phrases import say as say_common
from schatulle.core import Hidden, Seat
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import STONES, Card, PathCard
from schatulle.games.diamant.rules.view import Odds
from schatulle.games.diamant.terminal.palette import (
    CARD,
    CARD_NOW,
    HAZARD_CARD,
    HAZARD_TWICE,
    HAZARDS,
    STONE,
    TORCH,
)
from schatulle.games.diamant.terminal.words import hazard_in_words, say
from schatulle.lang.lists import listed

CARD_WIDTH = 10
LOG = 8
_RISK, _CHEST = 5, 6


class CaveFace:
    """How a table of Diamant looks."""

    log_beside = True

    def board_width(self, width: int) -> int:
        """Four cards in a row, or as many as there is room for."""
        return 44 if width < 110 else width - 54

    def title(self, shown: Shown) -> str:
        return say(
            "title-expedition",
            shown.lang,
            expedition=shown.view.expedition,
            expeditions=shown.options.expeditions,
        )

    def board(self, shown: Shown, width: int, height: int) -> Text:
        """Entrances and deck, then the path from its beginning."""
        return stacked(
            [_entrances(shown), _deck(shown), _odds(shown), *_path(shown, width, height - 3)]
        )

    def board_height(self, height: int) -> int:
        return height

    def seats_height(self, seats: int, height: int) -> int | None:
        """A line for each, with air between them where the log still has room."""
        airy = 2 * seats + 1
        return airy if height >= airy + LOG else seats + 2

    def seats(self, shown: Shown, width: int, height: int) -> Text:
        """A line for every adventurer."""
        count = len(shown.names)
        lines = [_heading(shown, width)]
        for seat in map(Seat, range(count)):
            lines.append(_adventurer(shown, seat, width))
            if height > 2 * count:
                lines.append(Text())
        return stacked(lines)

    def hand(self, shown: Shown, _width: int) -> Text:
        """What the viewer has at risk and in safety."""
        if shown.viewer < 0:
            return Text(say_common("shared-view", shown.lang), PAPER[2])
        view, seat = shown.view, shown.viewer
        on_path = sum(step.stones for step in view.path)
        words = say(
            "at-stake",
            shown.lang,
            risk=view.unsafe[seat],
            path=on_path,
            chest=_chest(view.chests[seat]),
        )
        return Text(words, PAPER[1])

    def breakdown(self, _view: Any, _seat: Seat, _score: int, lang: str) -> Text:
        """All of it lies in the chest."""
        return fit(Text(say("result-chest", lang), PAPER[2]), 12)


def _entrances(shown: Shown) -> Text:
    now = shown.view.expedition
    return Text(" ").join(
        Text(f" ∩ {number} ", _entrance_style(number, now))
        for number in range(1, shown.options.expeditions + 1)
    )


def _entrance_style(number: int, now: int) -> str:
    if number == now:
        return f"bold {ON_BRASS} on {TORCH}"
    return f"{PAPER[1]} on {INK[3]}" if number > now else f"{INK[4]} on {INK[2]}"


def _deck(shown: Shown) -> Text:
    deck = Text(say("deck", shown.lang, count=shown.view.deck), PAPER[2])
    gone = [hazard_in_words(hazard, shown.lang) for hazard in shown.view.removed]
    if gone:
        deck.append(" · " + say("removed", shown.lang, hazards=", ".join(gone)), PAPER[2])
    return deck


def _odds(shown: Shown) -> Text:
    """At tables with open notes, what the next card may be."""
    odds: Odds | None = shown.notes
    cards = sum(odds.left.values()) if odds else 0
    if not odds or not cards:
        return Text()
    stones = sum(count for card, count in odds.left.items() if card in STONES)
    warns = cards - odds.ends - stones
    words = say("odds", shown.lang, cards=cards, ends=odds.ends, warns=warns, stones=stones)
    return Text(words, WARN if odds.ends else PAPER[1])


def _path(shown: Shown, width: int, height: int) -> list[Text]:
    """Cards in rows; where they are too many the oldest rows have gone out of the torchlight."""
    in_row = max((width + 1) // (CARD_WIDTH + 1), 1)
    steps = shown.view.path
    cards = [_card(shown, number) for number in range(len(steps))]
    if any(shown.view.inside):
        cards.append(_dark())
    cut = [cards[first : first + in_row] for first in range(0, len(cards), in_row)]
    air = 1 if len(cut) * 4 <= height - 1 else 0
    lines: list[Text] = []
    for row in cut:
        lines += [Text(" ").join(card[line] for card in row) for line in range(3)]
        lines += [Text()] * air
    danger = _danger(shown)
    return [*lines[-(height - 2) :], *danger]


def _card(shown: Shown, number: int) -> list[Text]:
    step = shown.view.path[number]
    newest = number == len(shown.view.path) - 1
    standing = _standing(shown) if newest else Text()
    if step.card in STONES:
        return _treasure(step, standing, CARD_NOW if newest else CARD)
    twice = Counter(shown.view.path)[step] > 1
    return _hazard(step.card, standing, HAZARD_TWICE if twice else HAZARD_CARD, shown.lang)


def _standing(shown: Shown) -> Text:
    """The adventurers in the cave, on the newest card."""
    inside = [Seat(seat) for seat, here in enumerate(shown.view.inside) if here]
    return beside(map(seat_mark, inside))


def _treasure(step: PathCard, standing: Text, ground: str) -> list[Text]:
    """The card's value, and the stones still lying on it."""
    left = step.stones
    drawn = STONE.glyph * left if left <= 6 else f"{STONE.glyph} {left}"
    lines = [standing, Text(step.card, f"bold {PAPER[0]}"), Text(drawn, STONE.colour)]
    return [fit(line, CARD_WIDTH, "center", f"on {ground}") for line in lines]


def _hazard(hazard: Card, standing: Text, ground: str, lang: str) -> list[Text]:
    mark = HAZARDS[hazard]
    lines = [
        standing,
        Text(" ".join(mark.glyph * 3), f"bold {mark.colour}"),
        Text(hazard_in_words(hazard, lang), f"bold {PAPER[0]}"),
    ]
    return [fit(line, CARD_WIDTH, "center", f"on {ground}") for line in lines]


def _dark() -> list[Text]:
    """Where the next card will lie."""
    lines = ("", "?", "")
    return [fit(Text(line, PAPER[2]), CARD_WIDTH, "center", f"on {INK[2]}") for line in lines]


def _danger(shown: Shown) -> list[Text]:
    """Which hazards lie on the path already, so that the next of them ends the expedition."""
    lying = Counter(step.card for step in shown.view.path if step.card not in STONES)
    twice = [kind for kind, count in lying.items() if count > 1]
    if not lying:
        return []
    names = listed([hazard_in_words(kind, shown.lang) for kind in twice or lying], shown.lang)
    if twice:
        return [Text(say("struck", shown.lang, hazards=names), f"bold {STOP}")]
    return [Text(say("danger", shown.lang, hazards=names), WARN)]


def _heading(shown: Shown, width: int) -> Text:
    name = _name_width(width)
    words = [say(key, shown.lang) for key in ("where", "at-risk", "chest")]
    return beside(
        [
            Text(" " * (name + 4)),
            fit(Text(words[0], PAPER[2]), _where_width(width)),
            fit(Text(words[1], PAPER[2]), _RISK, "right"),
            fit(Text(words[2], PAPER[2]), _CHEST, "right"),
        ]
    )


def _name_width(width: int) -> int:
    return 11 if width < 46 else 14


def _where_width(width: int) -> int:
    return max(width - _name_width(width) - 4 - _RISK - _CHEST, 0)


def _adventurer(shown: Shown, seat: Seat, width: int) -> Text:
    view = shown.view
    name = seat_name(shown, seat, _name_width(width), is_asked=seat in view.deciding)
    unsafe, chest = view.unsafe[seat], _chest(view.chests[seat])
    risk = Text(f"{unsafe}{STONE.glyph}" if unsafe else "–", STONE.colour if unsafe else PAPER[2])
    return beside(
        [
            name,
            Text(" "),
            fit(_where(shown, seat), _where_width(width)),
            fit(risk, _RISK, "right"),
            fit(Text(chest, f"bold {PAPER[0]}"), _CHEST, "right"),
        ]
    )


def _chest(stones: int | Hidden) -> str:
    return str(stones.value if isinstance(stones, Hidden) else stones)


def _where(shown: Shown, seat: Seat) -> Text:
    """In camp, or in the cave with a fist that is open, closed or opened."""
    chosen = shown.view.chosen[seat]
    if not shown.view.inside[seat]:
        return Text(say("in-camp", shown.lang), PAPER[2])
    if chosen is None:
        return Text(say("in-cave", shown.lang), BRASS)
    if isinstance(chosen, Hidden):
        return Text(f"▒ {say('fist', shown.lang)}", PAPER[1])
    colour = STOP if chosen is Choice.LEAVE else GO
    return Text(say(f"chose-{chosen}", shown.lang), colour)
