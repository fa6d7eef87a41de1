"""A round played in the mind: everyone acts in turn, and red is shared out."""

from collections.abc import Sequence
from typing import NamedTuple

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.imagined_box import Scene
from schatulle.games.meisterdiebe.bots.imagined_turn import Turn, act, leave
from schatulle.games.meisterdiebe.rules.cards import Character


class Course(NamedTuple):
    """What is left of a round."""

    #: Who is still to act, in that order; the detectives are last.
    turns: Sequence[Turn]
    #: M-28: smugglers who have acted but not shared yet.
    waiting: tuple[Seat, ...] = ()


def play_round(scene: Scene, course: Course, drawer: int | None = None) -> None:
    """M-26..M-33: all that is left of a round; the first one opens the drawer if one is named."""
    turns = course.turns
    scene.detectives = sum([character is Character.DETECTIVE for _, character in turns])
    if scene.options.smuggler == "loot":
        smugglers = [seat for seat, character in turns if character is Character.SMUGGLER]
        count = len(smugglers)
        shares = [_acted(scene, turns[at:], None if at else drawer) for at in range(count)]
        _settle(scene, [*course.waiting, *smugglers], [1.0] * len(course.waiting) + shares)
        turns, drawer = turns[count:], None if count else drawer
    _play_on(scene, turns, drawer)


def _acted(scene: Scene, turns: Sequence[Turn], drawer: int | None) -> float:
    free = act(scene, turns[0], drawer)
    leave(scene, turns[0], turns[1:])
    return free


def _play_on(scene: Scene, turns: Sequence[Turn], drawer: int | None) -> None:
    """M-31, M-85: those who are left act in their order, then the detectives collect."""
    detectives = [seat for seat, character in turns if character is Character.DETECTIVE]
    for at in range(len(turns) - len(detectives)):
        _acted(scene, turns[at:], None if at else drawer)
    _share(scene, detectives, [1.0] * len(detectives))


def _settle(scene: Scene, smugglers: Sequence[Seat], shares: Sequence[float]) -> None:
    """M-57..M-62: red for the smugglers who went free, unless there are more detectives."""
    if len(smugglers) >= scene.detectives:
        _share(scene, smugglers, shares)


def _share(scene: Scene, seats: Sequence[Seat], shares: Sequence[float]) -> None:
    """M-60, M-86: red in equal parts."""
    whole = sum(shares)
    if not whole:
        return
    for seat, share in zip(seats, shares, strict=True):
        scene.gains[seat] += scene.red * share / max(1.0, whole)
    scene.red -= scene.red * min(1.0, whole)
