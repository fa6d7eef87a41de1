"""Sharing out the red cushion: loot (M-57..M-62) and detectives (M-84..M-88, P-23)."""

from itertools import cycle
from typing import Final

from msgspec.structs import replace

from schatulle.core import IllegalMove, ListedChoices, Seat
from schatulle.games.meisterdiebe.rules.actions import Take
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.events import GemTaken, LootSettled, SharedOut
from schatulle.games.meisterdiebe.rules.gems import NOTHING, ONE, Gem
from schatulle.games.meisterdiebe.rules.state import Stage, State, detectives, players_of, with_gems


def settling(state: State) -> LootSettled:
    """M-57: smugglers played, excluded ones too (M-54), against detectives played."""
    smugglers = players_of(state, Character.SMUGGLER)
    opposed = detectives(state)
    if opposed > len(smugglers):
        return LootSettled(("M-57", "M-58"), len(smugglers), opposed, ())
    sharers = tuple(seat for seat in smugglers if seat not in state.excluded)
    clauses = ("M-57", "M-59", "M-60") if sharers else ("M-57", "M-62")
    return LootSettled(clauses, len(smugglers), opposed, sharers)


def settled(state: State, event: LootSettled) -> State:
    """M-58: with more detectives red stays; M-59: else all of it is shared at once."""
    return replace(state, takers=event.sharers)


#: M-61: asked only while there is one of each.
TAKE: Final = ListedChoices((Take(Gem.DIAMOND), Take(Gem.SAPPHIRE)))


def takings(_state: State, _seat: Seat) -> ListedChoices[Take]:
    """M-61: either."""
    return TAKE


def taking(state: State, seat: Seat, action: Take) -> GemTaken:
    """M-60, M-86: one gem each in turn, lower numbers first; M-61: the taker chooses."""
    clause = "M-60" if state.stage is Stage.SMUGGLING else "M-86"
    return GemTaken((clause, "M-61"), seat, action.gem)


def why_not_take(state: State, _seat: Seat, action: Take) -> IllegalMove:
    """M-81, P-23: a ruby never lies on red; a diamond and a sapphire do when this is asked."""
    reason = f"no gem {action.gem} on the red cushion; it holds {state.red}"
    return IllegalMove("M-61", reason, "meisterdiebe-refused-take-lacks")


def taken(state: State, event: GemTaken) -> State:
    """M-61: the gem goes to the black cushion, and the next one takes."""
    gem = ONE[event.gem]
    return replace(
        state,
        red=state.red - gem,
        black=with_gems(state.black, event.seat, gem),
        takers=state.takers[1:] + state.takers[:1],
    )


def sharing_out(state: State) -> SharedOut:
    """M-60, M-85, M-86: until red is empty; P-23: sapphires first."""
    shares = [NOTHING] * state.seats
    picks = [Gem.SAPPHIRE] * state.red.sapphires + [Gem.DIAMOND] * state.red.diamonds
    for seat, gem in zip(cycle(state.takers), picks, strict=False):
        shares[seat] += ONE[gem]
    return SharedOut(_sharing_out_clauses(state), tuple(shares))


def _sharing_out_clauses(state: State) -> tuple[str, ...]:
    if state.stage is Stage.SMUGGLING:
        return ("M-60", "M-61")
    if state.options.share_pick == "sapphires_first":
        return ("P-23",)
    return ("M-85", "M-87") if len(state.takers) == 1 else ("M-86", "M-87")


def shared_out(state: State, event: SharedOut) -> State:
    """M-61: all shares go to the black cushions, and red is empty."""
    black = tuple(
        [had + gems if gems else had for had, gems in zip(state.black, event.shares, strict=True)]
    )
    return replace(state, red=NOTHING, black=black, takers=())
