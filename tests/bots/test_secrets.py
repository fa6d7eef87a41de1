"""Nothing leads from what a bot is handed to what its seat must not know."""

import gc
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, NamedTuple
from weakref import ref

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bots.support.self_play import game_of, new_match
from bots.support.self_play import played as to_the_end
from schatulle.bots import Bot, kind_named, kinds, make
from schatulle.bots.lazy import Lazy
from schatulle.bots.seated import NothingKept, Peeked, SeatedBot, sealed, secrets
from schatulle.core import Decision, Many, Seat
from schatulle.core.registry import game_named
from schatulle.games.diamant.rules.state import Phase as DiamantPhase
from schatulle.games.diamant.rules.state import State as DiamantState
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.box import Drawer, Front, with_fronts
from schatulle.games.meisterdiebe.rules.cards import Card, Hand
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.state import State, is_turned_up
from support.games import Step, Table, played

#: A number that no game has: where it turns up, a secret did.
PLANTED = 7777


def reachable(*roots: object) -> Iterator[object]:
    """Everything that whoever has the roots can get hold of, but for code and classes."""
    seen: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | BuiltinFunctionType):
            continue
        seen[id(thing)] = thing
        yield thing
        waiting.extend(parts_of(thing))


def parts_of(thing: object) -> Iterable[object]:
    """What hangs on a thing; structs hide their fields from the collector of garbage."""
    if isinstance(thing, FunctionType):
        return (thing.__closure__, thing.__defaults__, thing.__kwdefaults__, thing.__dict__)
    if isinstance(thing, Struct):
        return [getattr(thing, field) for field in thing.__struct_fields__]
    if isinstance(thing, ref):
        return (thing(),)
    kept = getattr(thing, "__dict__", None)
    slots = [getattr(thing, name, None) for name in getattr(type(thing), "__slots__", ())]
    return (kept, *slots, *gc.get_referents(thing))


def leads_to_state(*roots: object) -> bool:
    return any(isinstance(thing, secrets()) for thing in reachable(*roots))


def leads_to_the_plant(*roots: object) -> bool:
    return any(is_planted(thing) for thing in reachable(*roots))


def is_planted(thing: object) -> bool:
    if isinstance(thing, str):
        return str(PLANTED) in thing
    return isinstance(thing, int) and thing == PLANTED


# The walk is no fool.


class Numbered(Many[int]):
    """Choices that hold on to whatever they are made of."""

    def __init__(self, made_of: object) -> None:
        self.made_of = made_of

    @property
    def count(self) -> int:
        return 2

    def __getitem__(self, number: int) -> int:
        return number


class Slotted:
    __slots__ = ("within",)

    def __init__(self, within: object) -> None:
        self.within = within


class Followed(Slotted):
    """What a weak reference may follow."""


def generated(within: object) -> Iterator[object]:
    yield 1
    yield within


def begun(within: object) -> Iterator[object]:
    running = generated(within)
    next(running)
    return running


@cache
def a_state() -> Any:
    return new_match("meisterdiebe", "zoch", {}, 3, "planted").state


_followed = Followed(a_state())

HIDING: dict[str, Callable[[Any], object]] = {
    "a question": lambda it: Decision(Seat(0), 1, "open", Numbered(it)),
    "a dictionary's key": lambda it: {(1, it): 2},
    "a closure": lambda it: lambda: it,
    "a default": lambda it: lambda known=it: known,
    "a method": lambda it: Numbered(it).__getitem__,
    "a partial": lambda it: partial(print, it),
    "an iterator": lambda it: map(str, [it]),
    "a generator": begun,
    "slots": Slotted,
    "a weak reference": lambda _: ref(_followed),
}


@pytest.mark.parametrize("place", HIDING)
def test_a_state_that_is_hidden_on_purpose_is_found(place: str) -> None:
    assert leads_to_state(HIDING[place](a_state()))
    assert not leads_to_state(Decision(Seat(0), 1, "open", Numbered(3)))


@pytest.mark.parametrize("secret", [PLANTED, f"open {PLANTED}"])
def test_a_planted_secret_is_found_wherever_it_is(secret: object) -> None:
    assert all(leads_to_the_plant(hide(secret)) for hide in list(HIDING.values())[:-1])


class Peeping:
    """Whoever would look at the state if there was one."""

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], _rng: Random) -> Any:
        raise AssertionError(decision)


def test_a_player_is_never_asked_where_a_state_hangs_on_the_question() -> None:
    bot = SeatedBot(Peeping(), NothingKept(), Seat(0), "")
    with pytest.raises(Peeked, match="hangs on what a player is asked"):
        bot.choose(None, Decision(Seat(0), 1, "fill", Numbered(a_state())))


def test_what_is_sealed_is_a_copy_that_says_the_same() -> None:
    state = a_state()
    (ask,) = meisterdiebe.awaiting(state)
    copy = sealed(ask)
    assert copy.choices is not ask.choices
    assert isinstance(copy.choices, Many)
    assert [copy.choices[number] for number in (0, 9)] == [ask.choices[n] for n in (0, 9)]


# What bots are handed.


def table_of(game: str, edition: str, seats: int, **changes: object) -> Table:
    rules = game_named(game)
    return Table(rules, rules.options(edition, changes), seats, seed=23)


#: Together they have every kind of question, and every kind of secret.
TABLES = (
    table_of("meisterdiebe", "zoch", 4, open_visibility="opener", sticky_drawers=0.3),
    table_of("meisterdiebe", "prototype", 3, share_pick="choose", max_rounds=30),
    table_of("diamant", "diamant", 4, chests="closed"),
)
ASKED = {"fill", "choose", "open", "place", "rob", "give", "take", "turn", "decide"}


class Handed(NamedTuple):
    """What a seat gets when it is asked."""

    kind: str
    things: tuple[object, ...]


def handed(table: Table, step: Step, plant: Callable[[Any, Seat], Any]) -> Iterator[Handed]:
    """To everyone asked before a step: view, question and what was observed of the step."""
    for ask in table.game.awaiting(step.before):
        if ask.seat >= 0:
            state = plant(step.before, ask.seat)
            (own,) = [
                decision for decision in table.game.awaiting(state) if decision.seat == ask.seat
            ]
            observed = [table.game.observe(event, ask.seat) for event in step.events]
            yield Handed(own.kind, (table.game.view(state, ask.seat), own, observed))


def as_it_is(state: Any, _seat: Seat) -> Any:
    return state


def planted(state: Any, seat: Seat) -> Any:
    """Strange numbers wherever the seat must not look."""
    return _in_cave(state, seat) if isinstance(state, DiamantState) else _in_box(state, seat)


def _in_cave(state: DiamantState, seat: Seat) -> DiamantState:
    """D-8, D-20: in the others' fists and chests."""
    assert state.phase is DiamantPhase.DECIDE
    fists: Any = tuple(
        str(PLANTED) if fist and owner != seat else fist for owner, fist in enumerate(state.chosen)
    )
    chests = tuple(
        stones if owner == seat else PLANTED for owner, stones in enumerate(state.chests)
    )
    return replace(state, chosen=fists, chests=chests)


def _in_box(state: State, seat: Seat) -> State:
    """M-12, M-26, OQ-M20: in all drawers but the own open one, and on the others' hidden cards."""
    box, mine = state.box, state.turn_queue[:1] == (seat,)
    for drawer in Drawer:
        if not (mine and drawer is state.turn.drawer):
            box = with_fronts(box, drawer, Front(Gems(PLANTED)), Front(Gems(PLANTED)))

    def strange(owner: int, cards: Hand) -> Hand:
        if owner == seat:
            return cards
        return tuple(Card(card.character, PLANTED) for card in cards)

    def laid(owner: int, card: Card | None) -> Card | None:
        is_open = owner == seat or is_turned_up(state, Seat(owner))
        return card if card is None or is_open else Card(card.character, PLANTED)

    return replace(
        state,
        box=box,
        hands=tuple(strange(owner, cards) for owner, cards in enumerate(state.hands)),
        played=tuple(strange(owner, cards) for owner, cards in enumerate(state.played)),
        cards=tuple(laid(owner, card) for owner, card in enumerate(state.cards)),
    )


def test_no_state_hangs_on_a_view_a_question_or_an_observation() -> None:
    kinds_met = set()
    for table in TABLES:
        for step in played(table):
            for thing in handed(table, step, as_it_is):
                assert not leads_to_state(*thing.things)
                kinds_met.add(thing.kind)
    assert kinds_met == ASKED


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2]], ids=str)
def test_no_planted_secret_hangs_on_a_view_or_a_question(table: Table) -> None:
    for step in played(table):
        for thing in handed(table, step, planted):
            assert not leads_to_the_plant(*thing.things[:2])


def test_a_view_that_tells_too_much_would_be_found() -> None:
    step = next(step for step in played(TABLES[0]) if step.asked.kind == "choose")
    view = meisterdiebe.view(planted(step.before, Seat(1)), Seat(0))
    assert leads_to_the_plant(view)


# What bots keep.


class Searched:
    """A bot that is looked through, and all that it is handed, whenever it has answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.told: list[Any] = []
        self.answers = 0

    def observe(self, event: Any) -> None:
        self.told.append(event)
        self.bot.observe(event)

    def choose(self, view: Any, decision: Decision[Any]) -> Any:
        answer = self.bot.choose(view, decision)
        self.answers += 1
        if self.answers % 5 == 0:
            assert not leads_to_state(self.bot, self.told, view, decision)
        return answer


@pytest.mark.parametrize("game", ["meisterdiebe", "diamant"])
def test_no_bot_ever_holds_a_state(game: str) -> None:
    names = [kind.name for kind in kinds(game) if kind.name != "strong"]
    names += ["fox@goldfish", "fox@0.5"] if game == "meisterdiebe" else []
    made: list[Searched] = []
    for company in (names[:6], names[6:]):
        bots = [Searched(make(name, game, Seat(seat), "")) for seat, name in enumerate(company)]
        play_out(game, bots)
        made += bots
    assert all(bot.answers > 5 for bot in made)


def play_out(game: str, bots: list[Searched]) -> None:
    edition = "zoch" if game == "meisterdiebe" else "diamant"
    options = {"max_rounds": 5} if game == "meisterdiebe" else {}
    to_the_end(new_match(game, edition, options, len(bots), "searched"), bots)


def kept_by(player: object) -> list[tuple[type, str]]:
    """All that hangs on a player: of what kind, and which value where it is plain."""
    plain = (int, float, str, bytes, type(None))
    return [
        (type(thing), repr(thing) if isinstance(thing, plain) else "")
        for thing in reachable(player)
    ]


def wake(names: list[str], game: str) -> None:
    """Those who sleep until they are asked for the first time are there from then on."""
    for name in names:
        player = kind_named(name, game).player
        if isinstance(player, Lazy):
            _ = player._player


@pytest.mark.parametrize("game", ["meisterdiebe", "diamant"])
def test_no_player_keeps_anything_from_one_seat_to_the_next(game: str) -> None:
    """One player sits at many seats: whatever it kept, the others might learn."""
    edition = "zoch" if game == "meisterdiebe" else "diamant"
    options = {"max_rounds": 3} if game == "meisterdiebe" else {}
    names = [kind.name for kind in kinds(game)]
    wake(names, game)
    before = [kept_by(kind.player) for kind in kinds(game)]
    for company in (names[:6], names[4:]):
        game_of(company, game, edition, options)
    assert [kept_by(kind.player) for kind in kinds(game)] == before
