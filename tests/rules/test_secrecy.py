"""Nobody learns what he may not know: two worlds that differ only in that look the same to him.

And the checker is no fool: every leak that is put in on purpose is found.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from schatulle.core import HIDDEN, NATURE, SPECTATOR, Decision, Game, IllegalMove, Seat
from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.actions import Place
from schatulle.games.meisterdiebe.rules.box import Drawer, Front, lower
from schatulle.games.meisterdiebe.rules.events import (
    Chose,
    Dealt,
    Filled,
    Opened,
    Pulled,
    Searched,
    TurnedUp,
)
from schatulle.games.meisterdiebe.rules.filling import Deals
from schatulle.games.meisterdiebe.rules.state import Phase, State
from schatulle.games.meisterdiebe.rules.view import SeenCard, SeenDrawer
from support.budget import examples
from support.games import (
    EVERY_TABLE,
    Steps,
    Table,
    choice,
    diamant_tables,
    meisterdiebe_tables,
    played,
    random_game,
)
from support.worlds import Leak, compare_worlds, observed, seen


def compare_along(game: Game, steps: Steps, seed: int, moments: int) -> Counter[str]:
    """At some moments of a game all the other worlds that a seat cannot tell from this one."""
    rng = Random(seed)
    states = [step.after for step in steps]
    followed: Counter[str] = Counter()
    for state in rng.sample(states, min(moments, len(states))):
        followed.update(compare_worlds(game, state, rng))
    return followed


@pytest.mark.unmeasured
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_worlds_that_differ_in_secrets_look_the_same(table: Table) -> None:
    """M-12, M-26, M-27, M-29, D-8: in every edition with every number of seats."""
    followed = compare_along(table.game, played(table), 1, 8)
    assert followed.total() > 16


@given(table=meisterdiebe_tables())
@examples(40)
def test_so_they_do_with_any_options_of_meisterdiebe(table: Table) -> None:
    """OQ-M20, OQ-M37: also where only the opener looks in, and where drawers stick."""
    compare_along(table.game, tuple(random_game(table)), table.seed, 5)


@given(table=diamant_tables())
@examples(60)
def test_so_they_do_with_any_options_of_diamant(table: Table) -> None:
    """D-8, D-20: closed fists and closed chests."""
    compare_along(table.game, tuple(random_game(table)), table.seed, 5)


def test_every_kind_of_other_world_is_met_and_followed() -> None:
    """The comparison above is not empty: all kinds of secrets were tried at length."""
    followed: Counter[str] = Counter()
    tables = (
        table_of("zoch", 4, sticky_drawers=0.4),
        table_of("zoch_fr", 3, open_visibility="opener", must_place=False),
        table_of("prototype", 5, open_visibility="opener"),
        Table(game_named("diamant"), diamant.options("diamant", {"chests": "closed"}), 5),
    )
    for table in tables:
        followed += compare_along(table.game, played(table), 2, 40)
    assert min(followed.values()) > 20
    assert len(followed) == 9


def table_of(edition: str, seats: int, seed: int = 0, **changes: Any) -> Table:
    game = game_named("meisterdiebe")
    return Table(game, meisterdiebe.options(edition, changes), seats, seed)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_deal_tells_everyone_his_own_hand_and_no_more(seats: int) -> None:
    """M-15: others' hands differ, and the same is observed."""
    rng = Random(4)
    deals = Deals(seats)
    state = meisterdiebe.setup(meisterdiebe.EDITIONS["zoch"], seats)
    game = game_named("meisterdiebe")
    for viewer in (SPECTATOR, Seat(0), Seat(seats - 1)):
        one = choice(deals, rng)
        events, after = game.play(state, NATURE, one)
        assert observed(game, events, viewer)
        own = None if viewer == SPECTATOR else one.hands[viewer]
        dealt = game.observe(events[0], viewer)
        assert dealt is not None
        assert dealt.hands == tuple(own if seat == viewer else None for seat in range(seats))
        for _ in range(8):
            compare_worlds(game, after, rng, steps=8)


class TestQuickSetUp:
    """Chance fills the box: nobody learns where the diamonds are, nor how many drawers have some.

    M-22, M-24: falls that go to red are seen there.
    """

    def worlds(self, seats: int, **changes: Any) -> tuple[Game, Any, Any, list[Any], list[Any]]:
        game = game_named("meisterdiebe")
        options = meisterdiebe.options("zoch", {"quick_setup": True} | changes)
        ends = [self.filled(game, game.setup(options, seats), Random(seed)) for seed in (1, 2)]
        (one, events), (other, others) = ends
        return game, one, other, events, others

    def filled(self, game: Game, state: Any, rng: Random) -> tuple[Any, list[Any]]:
        """The same deal and the same turns of the box, but other drawers."""
        log: list[Any] = []
        turns = Random(9)
        while state.round == 0:
            (asked,) = game.awaiting(state)
            assert asked.seat == NATURE
            draw = rng if asked.kind in ("fill", "stuck") else turns
            events, state = game.play(state, NATURE, choice(asked.choices, draw))
            log.extend(events)
        return state, log

    @pytest.mark.parametrize("seats", [2, 3, 5, 8])
    @pytest.mark.parametrize("changes", [{}, {"sticky_drawers": 0.5}, {"setup_diamonds": 16}])
    def test_two_fillings_look_the_same(self, seats: int, changes: dict[str, Any]) -> None:
        game, one, other, events, others = self.worlds(seats, setup_fall="upper", **changes)
        assert one.box != other.box
        for viewer in map(Seat, (SPECTATOR, *range(seats))):
            assert observed(game, events, viewer) == observed(game, others, viewer)
            assert seen(game, one, viewer) == seen(game, other, viewer)

    def test_nothing_is_observed_of_a_filling(self) -> None:
        game, _, _, events, _ = self.worlds(3)
        for event in events:
            if isinstance(event, Pulled | Filled):
                assert all(game.observe(event, Seat(seat)) is None for seat in range(-2, 3))


# Leaks put in on purpose.


def leaking(name: str, **parts: Callable[..., Any]) -> Game:
    """A game with some of its functions replaced by ones that tell too much."""
    honest = game_named(name)
    names = [part for part in dir(honest) if not part.startswith("_")]
    return cast(Game, SimpleNamespace(**{n: getattr(honest, n) for n in names} | parts))


def is_found(game: Game, table: Table, games: int = 12, moments: int = 25) -> bool:
    """Whether the comparison finds a leak in some random games."""
    try:
        for seed in range(games):
            steps = tuple(random_game(table._replace(seed=seed)))
            compare_along(game, steps, seed, moments)
    except Leak:
        return True
    return False


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "table",
    [
        table_of("zoch", 3, open_visibility="opener"),
        table_of("prototype", 4, open_visibility="opener"),
        table_of("zoch_fr", 3, sticky_drawers=0.5, open_visibility="opener"),
        Table(game_named("diamant"), diamant.options("diamant", {"chests": "closed"}), 4),
    ],
    ids=str,
)
def test_where_most_is_hidden_nothing_is_found_in_many_games(table: Table) -> None:
    """OQ-M20, D-20."""
    assert not is_found(table.game, table, games=8)


def with_view(**changes: Callable[[State, Seat, Any], Any]) -> Callable[[State, Seat], Any]:
    """A view some fields of which are made by a leak."""

    def view(state: State, seat: Seat) -> Any:
        honest = meisterdiebe.view(state, seat)
        told = {name: change(state, seat, honest) for name, change in changes.items()}
        return replace(honest, **told)

    return view


def inside(state: State, drawer: Drawer) -> SeenDrawer:
    """All that a drawer holds."""
    truth = meisterdiebe.laid_open(state).drawers[drawer]
    assert isinstance(truth, SeenDrawer)
    return truth


def contents(state: State, _seat: Seat, honest: Any) -> Any:
    return honest.drawers | {Drawer.B2: inside(state, Drawer.B2)}


def emptiness(state: State, _seat: Seat, honest: Any) -> Any:
    """Not what lies in a drawer, only that it is empty."""
    nothing = SeenDrawer(Front(), Front(), None)
    empty = inside(state, Drawer.A4) == nothing
    return honest.drawers | ({Drawer.A4: nothing} if empty else {})


def secret(state: State, _seat: Seat, honest: Any) -> Any:
    """The secret compartment of the drawer that stands open, unsearched."""
    shown = honest.drawers[state.turn.drawer] if state.turn.drawer else HIDDEN
    if state.turn.drawer is None or shown is HIDDEN or shown.secret is not HIDDEN:
        return honest.drawers
    return honest.drawers | {state.turn.drawer: inside(state, state.turn.drawer)}


def stuck(state: State, _seat: Seat, honest: Any) -> Any:
    """What sticks below the drawer that stands open."""
    if state.turn.drawer is None or not lower(state.box, state.turn.drawer):
        return honest.drawers
    return honest.drawers | {state.turn.drawer: "something sticks"}


def open_for_all(state: State, _seat: Seat, _honest: Any) -> Any:
    """The drawer that only its opener may look into."""
    return meisterdiebe.view(state, state.turn_queue[0] if state.turn_queue else SPECTATOR).drawers


def numbers(state: State, _seat: Seat, honest: Any) -> Any:
    return (state.hands[0], *honest.hands[1:])


def hand_without_laid(state: State, seat: Seat, honest: Any) -> Any:
    """Others' characters without the card that lies face down: it can be worked out."""
    hands = [
        hand if owner == seat else tuple(SeenCard(card.character) for card in state.hands[owner])
        for owner, hand in enumerate(honest.hands)
    ]
    return tuple(hands)


def laid_cards(state: State, _seat: Seat, _honest: Any) -> Any:
    return state.cards


def laid_characters(state: State, _seat: Seat, honest: Any) -> Any:
    shown = zip(honest.chosen, state.cards, strict=True)
    return tuple(
        SeenCard(card.character) if seen is HIDDEN and card else seen for seen, card in shown
    )


def sum_of_rubies_above(state: State, _seat: Seat, honest: Any) -> int:
    """A score that somehow depends on what is hidden."""
    hidden = sum(drawer.ruby == "head" for drawer in state.box.drawers)
    return cast(int, honest.round) + hidden


@pytest.mark.parametrize(
    ("leak", "changes"),
    [
        (with_view(drawers=contents), {}),
        (with_view(drawers=emptiness), {}),
        (with_view(drawers=secret), {}),
        (with_view(drawers=stuck), {"sticky_drawers": 0.5}),
        (with_view(drawers=open_for_all), {"open_visibility": "opener"}),
        (with_view(hands=numbers), {}),
        (with_view(hands=hand_without_laid), {}),
        (with_view(chosen=laid_cards), {}),
        (with_view(chosen=laid_characters), {}),
        (with_view(round=sum_of_rubies_above), {}),
    ],
    ids=[
        "contents of a closed drawer",
        "emptiness of a closed drawer",
        "an unsearched secret",
        "what sticks below",
        "a drawer for its opener only",
        "numbers of a hand",
        "a hand short of the laid card",
        "laid cards",
        "characters of laid cards",
        "a number that depends on rubies",
    ],
)
def test_a_leak_in_the_view_is_found(
    leak: Callable[[State, Seat], Any], changes: dict[str, Any]
) -> None:
    table = table_of("zoch", 4, **changes)
    assert is_found(leaking("meisterdiebe", view=leak), table)


def unchanged(*kinds: type) -> Callable[[Any, Seat], Any]:
    """An `observe` that shows events of some kinds to everyone as they are."""

    def observe(event: Any, seat: Seat) -> Any:
        return event if isinstance(event, kinds) else meisterdiebe.observe(event, seat)

    return observe


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (Chose, {}),
        (Opened, {"open_visibility": "opener"}),
        (Searched, {"open_visibility": "opener"}),
        (Filled, {"open_visibility": "opener"}),
        (Pulled, {"open_visibility": "opener"}),
    ],
)
def test_a_leak_in_what_is_observed_is_found(kind: type, changes: dict[str, Any]) -> None:
    table = table_of("zoch", 3, **changes)
    game = leaking("meisterdiebe", observe=unchanged(kind))
    assert is_found(game, table, games=40)


def test_a_card_turned_up_too_soon_is_found() -> None:
    """M-27: only the smugglers turn up their cards."""

    def play(state: State, seat: Seat, action: Any) -> Any:
        events, after = meisterdiebe.play(state, seat, action)
        told = [
            TurnedUp(event.clauses, after.cards) if isinstance(event, TurnedUp) else event
            for event in events
        ]
        return tuple(told), after

    assert is_found(leaking("meisterdiebe", play=play), table_of("zoch", 4))


def test_a_dealt_hand_shown_to_all_is_told_apart() -> None:
    """M-15."""
    deals = Deals(3)
    one, other = (Dealt(("M-15",), deals[number].hands) for number in (0, 1))
    honest, leak = game_named("meisterdiebe"), leaking("meisterdiebe", observe=unchanged(Dealt))
    assert observed(leak, [one], SPECTATOR) != observed(leak, [other], SPECTATOR)
    assert observed(honest, [one], SPECTATOR) == observed(honest, [other], SPECTATOR)


def test_an_offer_that_betrays_a_stuck_alarm_is_found() -> None:
    """OQ-M37: refusing to lay an alarm over a stuck one would betray it."""

    def awaiting(state: State) -> tuple[Decision[Any], ...]:
        asked = meisterdiebe.awaiting(state)
        if state.phase is not Phase.PLACE or state.turn.drawer is None:
            return asked
        if lower(state.box, state.turn.drawer).alarm is None:
            return asked
        fewer = [tuple(a for a in ask.choices if not _with_alarm(a)) for ask in asked]
        return tuple(
            replace(ask, choices=choices) for ask, choices in zip(asked, fewer, strict=True)
        )

    table = table_of("zoch", 2, sticky_drawers=0.5)
    assert is_found(leaking("meisterdiebe", awaiting=awaiting), table, games=60, moments=60)


def _with_alarm(action: Any) -> bool:
    return isinstance(action, Place) and action.alarm


def test_a_refusal_that_tells_too_much_is_found() -> None:
    def decide(state: State, seat: Seat, action: Any) -> Any:
        try:
            return meisterdiebe.decide(state, seat, action)
        except IllegalMove as refusal:
            hidden = inside(state, Drawer.C1)
            raise IllegalMove(refusal.clause, f"{refusal.reason}; C1 has {hidden}") from None

    assert is_found(leaking("meisterdiebe", decide=decide), table_of("zoch", 3))


def test_a_refusal_whose_sentence_tells_too_much_is_found() -> None:
    def decide(state: State, seat: Seat, action: Any) -> Any:
        try:
            return meisterdiebe.decide(state, seat, action)
        except IllegalMove as refusal:
            told = str(inside(state, Drawer.C1))
            raise IllegalMove(refusal.clause, refusal.reason, refusal.says, told=told) from None

    assert is_found(leaking("meisterdiebe", decide=decide), table_of("zoch", 3))


def test_the_mixture_that_new_tables_refuse_is_a_leak() -> None:
    """P-15: a smuggler's fall into the upper front betrays that no detective lies face down."""
    table = table_of("zoch", 3, fall_no_detective="upper", alarms="off")
    assert is_found(table.game, table, games=60, moments=60)


@pytest.mark.parametrize("part", ["chosen", "chests", "scores"])
def test_a_leak_in_the_view_of_diamant_is_found(part: str) -> None:
    """D-8, D-20."""

    def view(state: Any, seat: Seat) -> Any:
        truth = {"chosen": state.chosen, "chests": state.chests, "scores": state.chests}
        return replace(diamant.view(state, seat), **{part: truth[part]})

    options = diamant.options("diamant", {"chests": "closed"})
    table = Table(game_named("diamant"), options, 4)
    assert is_found(leaking("diamant", view=view), table)
    assert not is_found(table.game, table, games=2)


def test_an_opened_fist_is_found() -> None:
    """D-8."""
    table = Table(game_named("diamant"), diamant.EDITIONS["diamant"], 4)
    assert is_found(leaking("diamant", observe=lambda event, _seat: event), table)


def test_a_view_is_told_by_its_bytes() -> None:
    """Byte-identical is what is compared: a closed drawer is `?` and nothing else."""
    state = meisterdiebe.from_position({}, meisterdiebe.EDITIONS["zoch"], 2)
    view = msgspec.json.decode(seen(game_named("meisterdiebe"), state, SPECTATOR))[0]
    assert set(view["drawers"].values()) == {"?"}
