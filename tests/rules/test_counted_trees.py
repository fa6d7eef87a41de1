"""How many different positions there are after so many answers, from fixed starts.

The counts are worked out by hand in the comments; a change of a rule changes them.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from schatulle.core import NATURE, Game, Seat
from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.actions import TurnUp
from schatulle.games.diamant.rules.cards import Card
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.box import Move, box_with_rubies, moved
from support.universe import sorted_answer

MEISTERDIEBE = game_named(meisterdiebe.NAME)
DIAMANT = game_named(diamant.NAME)


def next_positions(game: Game, states: Iterable[Any]) -> set[Any]:
    """All positions one answer on, of whatever seat is asked; time is no part of a position."""
    return {
        replace(game.play(state, asked.seat, sorted_answer(action))[1], moment=0)
        for state in states
        for asked in game.awaiting(state)
        for action in asked.choices
    }


def counted(game: Game, state: Any, depth: int) -> list[int]:
    """The number of positions after 0, 1, 2 … answers."""
    layer = {replace(state, moment=0)}
    counts = [1]
    for _ in range(depth):
        layer = next_positions(game, layer)
        counts.append(len(layer))
    return counts


def with_card(state: Any) -> Any:
    """The next card of a fixed deck, where one is to be turned up."""
    deck = (Card.T5, Card.GAS, Card.GAS)
    if [asked.seat for asked in diamant.awaiting(state)] != [NATURE]:
        return state
    return diamant.play(state, NATURE, TurnUp(deck[len(state.path)]))[1]


def test_decisions_over_a_fixed_deck() -> None:
    """D-8, D-13, D-14: three explorers, the deck 5, gas, gas, and no second expedition."""

    def on(states: set[Any]) -> set[Any]:
        """The cards of the deck are turned up without being counted."""
        return {replace(with_card(state), moment=0) for state in states}

    layer = on({diamant.setup(diamant.options("diamant", {"expeditions": 1}), 3)})
    counts = []
    while layer:
        counts.append(len(layer))
        layer = on(next_positions(DIAMANT, layer))
    # One or two fists on the table: 3·2, then 3·2². Then all 2³ outcomes: all leave (over), or the
    # gas lies there for k stayers, C(3,k) ways. After it k fists again: one of k=1 ends the game
    # (3 sets of stayers, stay or leave: 6); one of k=2, 3·2·2 = 12; one of k=3, 6: together 24.
    # Then both of k=2: 3·4 = 12, and two of k=3: 12, together 24. Then k=3: 8. What is over goes
    # no further. Equal ends: the path tells nothing of who stayed to be struck, but chests do:
    # with k=1 the stayer struck has 0 and a leaver at the end has his 1 stone (the 2 stones of
    # the path went to those who left before, 2 or 1 each). All ends of one depth differ.
    assert counts == [1, 6, 12, 8, 24, 24, 8]


def test_decisions_and_chance() -> None:
    """D-3, D-7, D-9, D-15, D-18: three explorers and every card, from the start."""
    start = diamant.setup(diamant.EDITIONS["diamant"], 3)
    # Card 1: 12 treasures of different value and 5 hazards = 17. Fists: 17·3·2, then 17·3·2².
    # All three: 17 cards × 7 sets of stayers wait for a card; where all leave the path is cleared
    # and only the chests, ⌊v/3⌋ each, are left: 0 1 2 3 4 5 = 6 ways. 119 + 6 = 125.
    # Card 2: after 9 of the 17 firsts none of that value is left: 9·16 + 8·17 = 280 pairs, 5 of
    # them equal hazards that end the expedition with all chests empty: 7·275 + 5; and the 6 new
    # expeditions: 6·17. 1925 + 5 + 102 = 2032.
    assert counted(DIAMANT, start, 5) == [1, 17, 102, 204, 125, 2032]


def test_a_round_of_two_with_few_cards() -> None:
    """M-26, M-37, M-43, M-63, M-64: thief or jeweller against a detective, the box empty."""
    hands = [["jeweller 1", "thief 1"], ["detective 2"]]
    start = meisterdiebe.from_position({"hands": hands}, meisterdiebe.EDITIONS["zoch"], 2)
    # Choices one by one: 2 + 1; both: 2. Twelve drawers each: 24. The thief finds nothing and
    # turns: whatever he opened, 14 ways the box stands (G-5), and the round is over; the jeweller
    # places d or s, with or without alarm, into 12 drawers: 48. 14 + 48 = 62.
    # Then 48·14 after the jeweller's turn, and the thief's 14 go on with the last card: 686.
    assert counted(MEISTERDIEBE, start, 5) == [1, 3, 2, 24, 62, 686]


def test_the_first_answers_of_a_round_with_full_hands() -> None:
    """M-26, M-31: six characters each."""
    start = meisterdiebe.from_position({}, meisterdiebe.EDITIONS["zoch"], 2)
    # 6 + 6; 6·6; then the first to act opens one of twelve, 35·12, but for two detectives, who end
    # the round: the next one begins with 5 + 5 choices. 420 + 10 = 430.
    assert counted(MEISTERDIEBE, start, 3) == [1, 12, 36, 430]


def test_filling_the_box() -> None:
    """M-22, M-23, M-24, G-5: two players with a diamond each."""
    options = meisterdiebe.options("zoch", {"setup_diamonds": 2})
    _, dealt = meisterdiebe.play(
        (start := meisterdiebe.setup(options, 2)),
        NATURE,
        meisterdiebe.awaiting(start)[0].choices[0],
    )
    _, begun = meisterdiebe.play(dealt, NATURE, meisterdiebe.awaiting(dealt)[0].choices[0])
    assert meisterdiebe.position(begun).deciding == (Seat(0),)
    # 12 drawers; 14 ways to turn; then the second diamond. In the 5 ways that do not flip both
    # lie up, an unordered pair of drawers: 78. In the 9 that flip, the first lies down: 12·11
    # ordered pairs, and 12 where it is opened and falls to red: 144. 5·78 + 9·144 = 1686.
    assert counted(MEISTERDIEBE, begun, 3) == [1, 12, 168, 1686]


def test_ways_the_box_stands_after_so_many_turns() -> None:
    """G-5: with both actions a turn, layer by layer until all 128 are reached.

    Independent: without a flip the three rotations move by (±1,0,0) or (±1,±1,0) from the top;
    the whole is a graph on 2 × 4³ points, walked here by plain tuples.
    """
    start = box_with_rubies()
    rotations = [move for move in Move if move is not Move.FLIP]
    sequences: list[tuple[Move, ...]] = [(), (Move.FLIP,), *((move,) for move in rotations)]
    sequences += [(move, Move.FLIP) for move in rotations]
    sequences += [(Move.FLIP, move) for move in rotations]

    def by_rules(standing: tuple[bool, tuple[int, ...]], moves: tuple[Move, ...]) -> Any:
        box = replace(start, flipped=standing[0], north=standing[1])
        for move in moves:
            box = moved(box, move)
        return box.flipped, box.north

    def by_tuples(standing: tuple[bool, tuple[int, ...]], moves: tuple[Move, ...]) -> Any:
        flipped, quarters = standing
        for move in moves:
            if move is Move.FLIP:
                flipped, quarters = not flipped, tuple((2 - q) % 4 for q in reversed(quarters))
            else:
                step = 1 if move.endswith("+") else 3
                top = 1 if move.startswith("top") else 2
                quarters = tuple((q + step * (i < top)) % 4 for i, q in enumerate(quarters))
        return flipped, quarters

    def layers(first: Any, step: Any) -> list[int]:
        reached = {first}
        counts = [1]
        while len(reached) < 128:
            reached |= {step(standing, moves) for standing in reached for moves in sequences}
            counts.append(len(reached))
        return counts

    assert layers((False, (1, 1, 1)), by_rules) == layers((False, (0, 0, 0)), by_tuples)
    assert layers((False, (1, 1, 1)), by_rules) == [1, 14, 62, 110, 128]
