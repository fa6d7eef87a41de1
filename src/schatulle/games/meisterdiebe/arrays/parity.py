"""The readable rules and the arrays side by side: the same game, compared after every decision."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from msgspec.structs import replace

from schatulle.core import HIDDEN, NATURE, Decision, Hidden, Seat, count_of
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.action_codes import COUNT, FILL, GIVE, KEEP, codes
from schatulle.games.meisterdiebe.arrays.encoding import scalars
from schatulle.games.meisterdiebe.arrays.env import Meisterdiebe
from schatulle.games.meisterdiebe.arrays.layout import DRAWERS, Unpacked, pack
from schatulle.games.meisterdiebe.arrays.observation import FACE_DOWN, Observation, Remembered
from schatulle.games.meisterdiebe.arrays.perfect_recall import Recall
from schatulle.games.meisterdiebe.rules.actions import Action, DealHands, Fill, Give, Keep
from schatulle.games.meisterdiebe.rules.box import INDEX, Face
from schatulle.games.meisterdiebe.rules.cards import PLACE, Card, Character
from schatulle.games.meisterdiebe.rules.ending import scores, winners
from schatulle.games.meisterdiebe.rules.filling import to_place
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.state import SHOWN_PHASES, Phase, State, is_turned_up
from schatulle.games.meisterdiebe.rules.view import Secret, SeenDrawer, SeenHand, View
from schatulle.sim.comparison import AT_ONCE, NO_ACTION, Statement, stacked, statement
from schatulle.sim.env import NOBODY

#: Random games that may go on for ever end after so many rounds.
_ROUNDS: Final = range(1, 31)


class ToldGame(NamedTuple):
    """States of a game, and what the environment says of them."""

    states: Any
    statement: Statement


class PlayedDecision(NamedTuple):
    """A decision of the readable game."""

    before: State
    asked: Decision[Any]
    action: Action
    after: State
    #: What each seat remembers afterwards.
    memories: tuple[Remembered, ...]


def play(env: Meisterdiebe, seed: int) -> int:
    """A random game on both; how many decisions it took, AssertionError at the first difference."""
    turns = list(readable_game(env, Random(seed)))
    return compare(env, turns, f"{env.options} with {env.seats} seats, seed {seed}")


def finite(env: Meisterdiebe, rng: Random) -> Meisterdiebe:
    """Who need not open or place, or gives all away, may never empty a cushion (OQ-P7)."""
    options = env.options
    ends = options.must_open and options.must_place and options.smuggler == "loot"
    if options.max_rounds in _ROUNDS or (ends and not options.max_rounds):
        return env
    return Meisterdiebe(env.seats, replace(options, max_rounds=rng.choice(_ROUNDS)))


def readable_game(env: Meisterdiebe, rng: Random) -> Iterator[PlayedDecision]:
    """A random game by the readable rules, cards chosen in the order of the seats."""
    state = rules.setup(env.options, env.seats)
    recalls = [Recall(Seat(seat), env.options) for seat in range(env.seats)]
    while decisions := rules.awaiting(state):
        asked = decisions[0]
        action = asked.choices[rng.randrange(count_of(asked.choices))]
        turn = answer(state, asked, action, recalls)
        state = turn.after
        yield turn


def answer(
    state: State, asked: Decision[Any], action: Action, recalls: list[Recall]
) -> PlayedDecision:
    """One answer, heard by everyone."""
    events, after = rules.play(state, asked.seat, action)
    for recall in recalls:
        recall.hear(state, events, after)
    memories = tuple(_memory(after, recall) for recall in recalls)
    return PlayedDecision(state, asked, action, after, memories)


def compare(env: Meisterdiebe, turns: list[PlayedDecision], what: str) -> int:
    """Plays the turns on arrays and compares what both say after each of them."""
    begun, told_turns = _first(env, turns)
    actions = [(turn, codes(turn.action, _teller(turn), env.seats)) for turn in told_turns]
    numbers = [number for _, row in actions for number in row]
    told = run(env, begun, numbers)
    step = 0
    for turn, row in actions:
        step += len(row)
        same(f"{what}, step {step}, {turn.action}", _one(told.statement, step), expected(env, turn))
    _check_between(env, told.statement, actions, what)
    _check_words(told.states, actions, what)
    return len(numbers)


def _teller(turn: PlayedDecision) -> Seat:
    """Who tells an answer: in the quick set-up chance does, in the name of who acts."""
    return turn.before.turn_queue[0] if turn.asked.seat == NATURE else turn.asked.seat


def _first(env: Meisterdiebe, turns: list[PlayedDecision]) -> tuple[Any, list[PlayedDecision]]:
    """The dealt game on arrays, and the turns after the deal."""
    deal = turns[0].action
    assert isinstance(deal, DealHands)
    numbers = [[card.number - 1 for card in hand] for hand in deal.hands]
    started = turns[1].after
    return env.begin(jnp.asarray(numbers), jnp.int32(started.starter)), turns[2:]


@cache
def _runner(env: Meisterdiebe) -> Any:
    """The compiled walk over some actions of one game."""

    def walk(state: Any, actions: Any) -> Any:
        def step(state: Any, action: Any) -> Any:
            after = env.step(state, action)
            return after, after

        last, states = jax.lax.scan(step, state, actions)
        return last, ToldGame(states, jax.vmap(lambda row: statement(env, row))(states))

    return jax.jit(walk)


def run(env: Meisterdiebe, state: Any, numbers: list[int]) -> ToldGame:
    """What the arrays say before the first and after every action."""
    walk = _runner(env)
    # What no seat may do changes nothing but the mark of a refusal.
    _, untouched = walk(state, jnp.full(AT_ONCE, NO_ACTION, jnp.int32))
    before = jax.tree.map(lambda word: np.asarray(word)[None], state)
    said = _first_rows(untouched, 1).statement._replace(refused=np.zeros(1, bool))
    parts = [ToldGame(before, said)]
    for start in range(0, len(numbers), AT_ONCE):
        some = numbers[start : start + AT_ONCE]
        padded = some + [NO_ACTION] * (AT_ONCE - len(some))
        state, told = walk(state, jnp.asarray(padded, jnp.int32))
        parts.append(_first_rows(told, len(some)))
    return jax.tree.map(lambda *rows: np.concatenate(rows), *parts)  # type: ignore[no-any-return]


def _first_rows(told: ToldGame, rows: int) -> ToldGame:
    return jax.tree.map(lambda array: np.asarray(array)[:rows], told)  # type: ignore[no-any-return]


def _one(said: Statement, step: int) -> Statement:
    return jax.tree.map(lambda rows: rows[step], said)  # type: ignore[no-any-return]


def _check_between(env: Meisterdiebe, said: Statement, actions: Any, what: str) -> None:
    """Nothing was refused, and half-told moves leave the same seat and kind of step."""
    assert not said.refused.any(), f"{what}: action {int(said.refused.argmax())} was refused"
    step = 0
    for turn, row in actions:
        for number in row[:-1]:
            step += 1
            steps = range(FILL, FILL + DRAWERS) if number < GIVE else range(GIVE, KEEP)
            others = env.seats - 1 if number >= GIVE else DRAWERS
            legal = set(np.flatnonzero(said.legal[step]))
            assert legal == set(steps[:others]), f"{what}: half-told {turn.action} allows {legal}"
            player = NOBODY if turn.asked.seat == NATURE else turn.asked.seat
            assert said.current_player[step] == player, f"{what}: {turn.action}"
        step += 1


def _check_words(states: Any, actions: Any, what: str) -> None:
    """The packed games are those of the readable states, bit for bit."""
    ends = np.cumsum([len(row) for _, row in actions])
    rows = [scalars(turn.after) for turn, _ in actions]
    table = Unpacked(*jax.tree.map(lambda *numbers: np.asarray(numbers, np.int32), *rows))
    words = pack(table)
    for name, expected_row in words._asdict().items():
        if name == "known":
            continue
        ours = np.stack([word[ends] for word in getattr(states, name)], axis=-1)
        theirs = np.stack([np.asarray(word) for word in expected_row], axis=-1)
        wrong = np.flatnonzero((ours != theirs).any(axis=-1))
        assert not wrong.size, f"{what}: {name} differs after decision {ends[wrong[0]]}"


def expected(env: Meisterdiebe, turn: PlayedDecision) -> Statement:
    """What the arrays must say after a turn."""
    state = turn.after
    asked = rules.awaiting(state)
    over = not asked
    won = np.zeros(env.seats, bool)
    won[list(winners(state))] = True
    seat = NOBODY if over or asked[0].seat == NATURE else asked[0].seat
    return Statement(
        legal=_legal(env, asked),
        current_player=seat,
        terminated=over,
        refused=False,
        scores=np.asarray(scores(state)),
        winners=won,
        rewards=np.where(over, won / won.sum() - 1 / env.seats, 0).astype(np.float32),
        observations=stacked([_seen(env, turn, Seat(own)) for own in range(env.seats)]),
    )


def _legal(env: Meisterdiebe, asked: tuple[Decision[Any], ...]) -> Any:
    """The first numbers of all choices of the first seat that is asked."""
    legal = np.zeros(COUNT, bool)
    if not asked:
        return legal
    choices, seat = asked[0].choices, asked[0].seat
    first = choices[0]
    if isinstance(first, Fill):
        legal[FILL : FILL + DRAWERS] = True
    elif isinstance(first, Give | Keep):
        legal[GIVE : GIVE + env.seats - 1] = True
        legal[KEEP] = True
    else:
        for choice in choices:
            legal[list(codes(choice, seat, env.seats))] = True
    return legal


def same(what: str, ours: Statement, theirs: Statement) -> None:
    """Raises at the first field that differs."""
    for name, mine in ours._asdict().items():
        other = getattr(theirs, name)
        if name == "observations":
            _same_observations(what, mine, other)
        else:
            # Rewards are the only fractions: XLA divides by multiplying.
            assert np.allclose(mine, other, rtol=1e-6), f"{what}: {name} is {mine}, not {other}"


def _same_observations(what: str, ours: Any, theirs: Any) -> None:
    for mine, other in ((ours, theirs), (ours.memory, theirs.memory)):
        for name, field in mine._asdict().items():
            if name != "memory":
                wanted = getattr(other, name)
                assert np.array_equal(field, wanted), f"{what}: {name} is {field}, not {wanted}"


def _seen(env: Meisterdiebe, turn: PlayedDecision, seat: Seat) -> Observation:
    """An observation by the view of the readable rules."""
    state = turn.after
    view = rules.view(state, seat)
    rolled = _Rolled(seat, env.seats)
    filling = view.phase == "fill" and view.deciding == (seat,)
    seen: Any = Observation  # numpy's arrays are as good
    return seen(  # type: ignore[no-any-return]
        phase=np.int8(SHOWN_PHASES.index(Phase(view.phase))),
        asked=rolled([other in view.deciding for other in range(env.seats)]),
        round=np.int32(view.round),
        flipped=view.flipped,
        north=np.asarray([number - 1 for number in view.north.values()], np.int8),
        red=np.asarray(_pair(view.red)),
        white=rolled([_pair(bag) for bag in view.white]),
        black=rolled([_triple(bag) for bag in view.black]),
        has_alarm=rolled(view.alarms),
        scores=rolled(view.scores),
        hand=rolled([[_holds(hand, character) for character in Character] for hand in view.hands]),
        own_numbers=np.asarray([_number(view.hands[seat], character) for character in Character]),
        laid=rolled([_laid(card) for card in view.chosen]),
        laid_number=rolled([_laid_number(card) for card in view.chosen]),
        **_open(view, rolled),
        named=np.zeros(DRAWERS, int),
        to_name=to_place(state) if filling else 0,
        memory=turn.memories[seat],
    )


class _Rolled:
    """Rows of seats, one seat's own first."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat, self.seats = seat, seats

    def __call__(self, row: Any) -> Any:
        return np.roll(np.asarray(row), -self.seat, axis=0)

    def owner(self, alarm: Seat | None) -> int:
        """Whose alarm it is, 1 for the own, 0 for none."""
        return 0 if alarm is None else (alarm - self.seat) % self.seats + 1


def _pair(gems: Gems) -> tuple[int, int]:
    return gems.diamonds, gems.sapphires


def _triple(gems: Gems) -> tuple[int, int, int]:
    return gems.diamonds, gems.sapphires, gems.rubies


def _holds(hand: SeenHand, character: Character) -> bool:
    return any(card.character is character for card in hand)


def _number(hand: SeenHand, character: Character) -> int:
    found = [card for card in hand if card.character is character]
    return _laid_number(found[0]) if found else 0


def _laid(card: Card | Hidden | None) -> int:
    if isinstance(card, Card):
        return PLACE[card.character] + 1
    return 0 if card is None else FACE_DOWN


def _laid_number(card: object) -> int:
    return card.number if isinstance(card, Card) else 0


_SECRETS: Final = {None: 0, HIDDEN: 0, Secret.EMPTY: 1, Secret.UPPER: 2}


def _open(view: View, rolled: _Rolled) -> Mapping[str, Any]:
    """The drawer that shows itself."""
    for drawer, inside in view.drawers.items():
        if isinstance(inside, SeenDrawer):
            return {
                "open_drawer": INDEX[drawer] + 1,
                "open_front": np.asarray(_pair(inside.upper.gems)),
                "open_alarm": rolled.owner(inside.upper.alarm),
                "open_secret": _SECRETS[inside.secret],
            }
    return {"open_drawer": 0, "open_front": np.zeros(2, int), "open_alarm": 0, "open_secret": 0}


def _memory(state: State, recall: Recall) -> Remembered:
    """What a seat's recall says, as an observation has it."""
    rolled = _Rolled(recall.seat, state.seats)
    up = Face.TAIL if recall.flipped else Face.HEAD
    known = [gems is not None for gems in recall.fronts]
    filled = [
        bool(gems) or alarm is not None
        for gems, alarm in zip(recall.fronts, recall.alarms, strict=True)
    ]
    remembered: Any = Remembered
    return remembered(  # type: ignore[no-any-return]
        known=np.asarray(known),
        front=np.asarray([_pair(gems or Gems()) for gems in recall.fronts]),
        above=np.asarray(
            [
                some and side == recall.flipped
                for some, side in zip(filled, recall.sides, strict=True)
            ]
        ),
        alarm=np.asarray([rolled.owner(alarm) for alarm in recall.alarms]),
        ruby=np.asarray([0 if face is None else 1 if face is up else 2 for face in recall.rubies]),
        numbers=rolled(
            [_known_numbers(state, Seat(owner), recall.seat) for owner in range(state.seats)]
        ),
        drawer=np.int8(0 if state.turn.drawer is None else INDEX[state.turn.drawer] + 1),
        caught=np.bool_(state.turn.caught),
        excluded=rolled([owner in state.excluded for owner in range(state.seats)]),
    )


def _known_numbers(state: State, owner: Seat, seat: Seat) -> list[int]:
    """The numbers of an owner's cards that a seat has seen: turned up once, or in the own hand."""
    laid = state.cards[owner]
    seen = list(state.played[owner])
    if laid is not None and (owner == seat or is_turned_up(state, owner)):
        seen.append(laid)
    if owner == seat or state.round > len(Character):
        seen += state.hands[owner]
    if laid is not None and state.round > len(Character):
        seen.append(laid)
    numbers = {card.character: card.number for card in seen}
    return [numbers.get(character, 0) for character in Character]
