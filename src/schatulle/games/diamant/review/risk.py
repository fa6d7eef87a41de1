"""How somebody deals with risk: how often too careful, how often too bold, and what it cost."""

from collections.abc import Mapping, Sequence
from typing import Any

from schatulle.games.diamant.review.fists import Fist
from schatulle.games.diamant.rules.actions import Choice
from schatulle.reviews.contract import Remark
from schatulle.reviews.marks import SLIP


def risk(fists: Sequence[Fist]) -> dict[str, Any]:
    """Decisions of one's own, and of these: left too early, stayed too long."""
    own = chosen_by_hand(fists)
    return {
        "decisions": len(own),
        "early": _told([fist for fist in own if is_wrong(fist) and fist.played is Choice.LEAVE]),
        "late": _told([fist for fist in own if is_wrong(fist) and fist.played is Choice.STAY]),
    }


def chosen_by_hand(fists: Sequence[Fist]) -> list[Fist]:
    """Without those that a clock or a stand-in made."""
    return [fist for fist in fists if not fist.step.instead]


def remarks(risk: Mapping[str, Any]) -> tuple[Remark, ...]:
    """The same in sentences; nothing where nothing was decided."""
    told = [
        Remark(
            f"risk-{side}",
            {
                "times": risk[side]["times"],
                "percent": round(100 * risk[side]["share"]),
                "stones": max(round(risk[side]["stones"]), 0),
            },
        )
        for side in ("early", "late")
        if risk[side]["times"]
    ]
    if told or not risk["decisions"]:
        return tuple(told)
    return (Remark("risk-good", {}),)


def is_wrong(fist: Fist) -> bool:
    """Whether the other fist was better, and not only by chance."""
    return fist.loss >= SLIP


def _told(fists: Sequence[Fist]) -> dict[str, Any]:
    """How often, and what it cost in stones that might have come home and in shares of the win."""
    return {
        "times": len(fists),
        "stones": sum(fist.lost_stones for fist in fists),
        "share": sum(fist.loss for fist in fists),
    }
