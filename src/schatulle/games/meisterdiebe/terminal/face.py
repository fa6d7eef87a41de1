"""How Meisterdiebe looks: the box in the middle, a row for every seat, the own hand."""

from typing import Any

from rich.text import Text

from schatulle.cli.terminal.contract import Shown
from schatulle.cli.terminal.look.drawing import beside, fit, seat_name, stacked
from schatulle.cli.terminal.look.palette import BRASS, INK, PAPER, SEATS
from schatulle.cli.terminal.wording.phrases import say as say_common
from schatulle.core import Hidden, Seat
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.gems import value
from schatulle.games.meisterdiebe.terminal import box_board
from schatulle.games.meisterdiebe.terminal.gem_drawing import bag, cushion
from schatulle.games.meisterdiebe.terminal.palette import (
    ALARM,
    BLACK_CUSHION,
    CHARACTERS,
    WHITE_CUSHION,
)
from schatulle.games.meisterdiebe.terminal.words import character_in_words, say

ROUNDS_IN_A_CYCLE = 6


class BoxFace:
    """How a table of Meisterdiebe looks."""

    log_beside = False

    def board_width(self, width: int) -> int:
        """Narrow fronts on a narrow screen, wide ones where there is room."""
        return 43 if width < 110 else 71

    def title(self, shown: Shown) -> str:
        """The cycle and the round in it."""
        if shown.view.round == 0:
            return say("title-filling", shown.lang)
        cycle, round_ = divmod(shown.view.round - 1, ROUNDS_IN_A_CYCLE)
        return say("title-round", shown.lang, cycle=cycle + 1, round=round_ + 1)

    def board(self, shown: Shown, width: int, height: int) -> Text:
        return box_board.board(shown, width, height)

    def board_height(self, height: int) -> int:
        return box_board.board_height(height)

    def seats_height(self, _seats: int, _height: int) -> int | None:
        """The whole side of the table."""
        return None

    def seats(self, shown: Shown, width: int, height: int) -> Text:
        """Two lines for every seat, with air between them where there is room."""
        count = len(shown.names)
        lines = [_heading(shown, width)] if height > 2 * count else []
        for seat in map(Seat, range(count)):
            lines += [_who(shown, seat, width), _what(shown, seat, width)]
            if height > 3 * count:
                lines.append(Text())
        return stacked(lines)

    def hand(self, shown: Shown, width: int) -> Text:
        """The own cards that are still to be played."""
        if shown.viewer < 0:
            return Text(say_common("shared-view", shown.lang), PAPER[2])
        cards = [_card(card, shown.lang) for card in shown.view.hands[shown.viewer]]
        gap = "  " if width < 100 else "   "
        label = Text(f"{say('hand', shown.lang)} ", PAPER[2])
        return beside([label, Text(gap).join(cards)])

    def breakdown(self, view: Any, seat: Seat, score: int, lang: str) -> Text:
        """M-91: the value of the black cushion, less what the white one costs."""
        black, white = view.black[seat], view.white[seat]
        return beside(
            [
                Text(f"{say('result-black', lang)} ", PAPER[2]),
                fit(bag(black, gap=" "), 11),
                fit(f"+{value(black)}", 4, "right"),
                Text(f"  {say('result-white', lang)} ", PAPER[2]),
                fit(bag(white, gap=" "), 8),
                fit(f"−{value(black) - score}", 4, "right"),
                Text(" ="),
            ]
        )


def _columns(width: int) -> tuple[int, int, str]:
    """The widths of a white and a black cushion, and what stands between cards."""
    return (7, 9, "") if width < 46 else (10, 13, " ")


def _heading(shown: Shown, width: int) -> Text:
    white, black, _ = _columns(width)
    words = [say(key, shown.lang) for key in ("white", "black", "cards")]
    return beside(
        [
            Text("   "),
            fit(Text(words[0], PAPER[2]), white, "center"),
            Text(" "),
            fit(Text(words[1], PAPER[2]), black, "center"),
            Text("   "),
            fit(Text(words[2], PAPER[2]), max(width - white - black - 7 - 6, 0)),
            fit(Text(say("score", shown.lang), PAPER[2]), 6, "right"),
        ]
    )


def _who(shown: Shown, seat: Seat, width: int) -> Text:
    asked = seat in shown.view.deciding
    name = seat_name(shown, seat, 12 if width < 46 else 14, is_asked=asked)
    score = Text(str(shown.view.scores[seat]), f"bold {PAPER[0]}")
    room = width - name.cell_len - 6
    return beside([name, Text(" "), fit(_played(shown, seat), room), fit(score, 5, "right")])


def _played(shown: Shown, seat: Seat) -> Text:
    """The card of this round: not chosen, face down, or turned up."""
    chosen = shown.view.chosen[seat]
    if chosen is None:
        choosing = shown.view.phase == "choose" and seat in shown.view.deciding
        return Text(say("choosing", shown.lang), BRASS) if choosing else Text("—", PAPER[2])
    if isinstance(chosen, Hidden):
        return Text(f"▒ {say('face-down', shown.lang)}", PAPER[2])
    return _card(chosen, shown.lang)


def _what(shown: Shown, seat: Seat, width: int) -> Text:
    white, black, gap = _columns(width)
    view = shown.view
    alarm = Text(ALARM, SEATS[seat].colour) if view.alarms[seat] else Text(" ")
    return beside(
        [
            Text("   "),
            cushion(view.white[seat], white, WHITE_CUSHION),
            Text(" "),
            cushion(view.black[seat], black, BLACK_CUSHION),
            Text(" "),
            alarm,
            Text(" "),
            _unplayed(shown, seat, gap),
        ]
    )


def _unplayed(shown: Shown, seat: Seat, gap: str) -> Text:
    """The characters that a seat may still turn up in this cycle, each in its own place."""
    held = {card.character for card in shown.view.hands[seat]}
    return Text(gap).join(
        Text(_short(character, shown.lang), CHARACTERS[character])
        if character in held
        else Text("··", INK[4])
        for character in Character
    )


def _short(character: str, lang: str) -> str:
    return say("short-character", lang, character=str(character))


def _card(card: Card, lang: str) -> Text:
    words = f"{character_in_words(card.character, lang)} {card.number}"
    return Text(words, CHARACTERS[card.character])
