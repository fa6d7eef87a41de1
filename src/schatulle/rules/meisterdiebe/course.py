"""The course of a round: whose turn comes next, and what follows the last one (M-26..M-35)."""

from msgspec.structs import replace

from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.state import Phase, Stage, State, players_of, turn_order


def first_round(state: State) -> State:
    """M-26: the box is filled and the first round begins."""
    return replace(state, round=1, stage=Stage.CHOOSING, phase=Phase.CHOOSE, acting=())


def next_turn(state: State) -> State:
    """M-36: the turn is over; the next one acts, or the next part of the round begins."""
    acting = state.acting[1:]
    state = replace(
        state, acting=acting, drawer=None, caught=False, searched=False, moment=state.moment + 1
    )
    if acting:
        return replace(state, phase=_TURN_BEGINS.get(state.stage, Phase.OPEN))
    return _STAGE_ENDS[state.stage](state)


def smugglers_done(state: State) -> State:
    """M-29: when the last smuggler has finished, all other cards are turned up."""
    return replace(state, phase=Phase.TURN_UP)


def others_act(state: State) -> State:
    """M-31, P-10: the turns that are left, in the order of the overview card."""
    acting = turn_order(state)
    if state.options.reveal == "smugglers_first":
        smugglers = players_of(state, Character.SMUGGLER)
        acting = tuple([seat for seat in acting if seat not in smugglers])
    state = replace(state, stage=Stage.ACTING, phase=Phase.OPEN, acting=acting)
    return state if acting else detectives_collect(state)


def detectives_collect(state: State) -> State:
    """M-85..M-87: at the end of the round the detectives share all that is on red.

    M-88: without one red stays for the next round; P-23: they are paid before they move.
    """
    takers = players_of(state, Character.DETECTIVE)
    return share_red(replace(state, stage=Stage.DETECTING, takers=takers, acting=()))


def share_red(state: State) -> State:
    """M-61: the taker chooses where there is a choice; else the rest is dealt out."""
    if not state.takers or not state.red:
        return after_sharing(state)
    return replace(state, phase=Phase.TAKE if is_asked(state) else Phase.SHARE_OUT)


def is_asked(state: State) -> bool:
    """M-61, M-86: two or more takers and two kinds of gem (option `share_pick`)."""
    red = state.red
    choose = state.options.share_pick == "choose" and len(state.takers) > 1
    return choose and red.diamonds > 0 and red.sapphires > 0


def after_sharing(state: State) -> State:
    """M-30: after the loot the others act; M-33: after the detectives the round is over.

    M-46: detectives move nothing; P-24: in the prototype they move the box.
    """
    state = replace(state, takers=())
    if state.stage is Stage.SMUGGLING:
        return others_act(state)
    acting = players_of(state, Character.DETECTIVE) if state.options.detective_moves_box else ()
    return replace(state, acting=acting, phase=Phase.TURN if acting else Phase.END_ROUND)


def round_done(state: State) -> State:
    """M-33: all turns are taken."""
    return replace(state, phase=Phase.END_ROUND)


#: What a turn begins with where it is not opening a drawer.
_TURN_BEGINS = {Stage.FILLING: Phase.FILL, Stage.DETECTING: Phase.TURN}

_STAGE_ENDS = {
    Stage.FILLING: first_round,
    Stage.SMUGGLING: smugglers_done,
    Stage.ACTING: detectives_collect,
    Stage.DETECTING: round_done,
}
