"""What always holds in Meisterdiebe (docs/invariants.md), at every step of whole random games."""

from collections import Counter
from types import NoneType
from typing import Any, ClassVar, Final

import pytest
from hypothesis import given

from schatulle.core import NATURE, BadOptions
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules import events
from schatulle.games.meisterdiebe.rules.box import Contents, Drawer, Move, lower, upper
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.ending import scores
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gems
from schatulle.games.meisterdiebe.rules.options import Options, gem_set, white_cushion
from schatulle.games.meisterdiebe.rules.state import Phase, Stage, State, players_of
from schatulle.games.meisterdiebe.rules.view import Secret, SeenDrawer
from support.budget import examples
from support.games import MEISTERDIEBE, Step, Table, meisterdiebe_tables, played, random_game
from support.invariants import Invariant, hold


class BoxInvariant(Invariant):
    """Of this game alone."""

    options: Options


def fronts(state: State) -> Gems:
    """The gems in all front compartments."""
    return poured(
        [face.gems for drawer in state.box.drawers for face in (drawer.head, drawer.tail)]
    )


def in_play(state: State) -> Gems:
    """The gems in fronts and on all cushions."""
    return poured([fronts(state), state.red, *state.black, *state.white])


def poured(bags: list[Gems]) -> Gems:
    """All bags in one, counted without the rules' own arithmetic."""
    return Gems(
        sum([bag.diamonds for bag in bags]),
        sum([bag.sapphires for bag in bags]),
        sum([bag.rubies for bag in bags]),
    )


def rubies_in_box(state: State) -> int:
    return sum(drawer.ruby is not None for drawer in state.box.drawers)


class Conserved(BoxInvariant):
    """INV-1, INV-2: box, red, black and white cushions hold the gems that were brought into play.

    Diamonds of the set-up count from the moment they lie in the box.
    """

    placed = 0

    def see(self, step: Step) -> None:
        self.placed += sum(
            event.diamonds or 0 for event in step.events if isinstance(event, events.Filled)
        )
        state: State = step.after
        white = white_cushion(self.options)
        total = in_play(state)
        n = self.seats
        assert total.diamonds == n * white.diamonds + self.placed
        assert total.sapphires == n * white.sapphires
        assert total.rubies + rubies_in_box(state) == 6
        if state.stage is not Stage.FILLING:
            assert self.placed == self.options.setup_diamonds


class Supplied(BoxInvariant):
    """INV-3: no more gems are in play than the edition's set has."""

    def see(self, step: Step) -> None:
        total, there_are = in_play(step.after), gem_set(self.options)
        assert total.diamonds <= there_are.diamonds
        assert total.sapphires <= there_are.sapphires


class OneFace(BoxInvariant):
    """INV-4, M-47: in each drawer at most one face of the front has gems or an alarm."""

    def see(self, step: Step) -> None:
        if self.options.sticky_drawers == 0:
            assert not any(drawer.head and drawer.tail for drawer in step.after.box.drawers)


class Secrets(BoxInvariant):
    """INV-5: secret compartments hold only rubies, at most one in a long drawer."""

    def see(self, step: Step) -> None:
        if [drawer.ruby for drawer in step.before.box.drawers] == [
            drawer.ruby for drawer in step.after.box.drawers
        ] and step.before.box.flipped == step.after.box.flipped:
            return
        for name, inside in meisterdiebe.laid_open(step.after).drawers.items():
            assert isinstance(inside, SeenDrawer)
            assert isinstance(inside.secret, Secret if name[1] in "13" else NoneType)


class Rubies(BoxInvariant):
    """INV-6: a ruby is in its first drawer's secret or on black; none comes back into the box."""

    def see(self, step: Step) -> None:
        before: tuple[Contents, ...] = step.before.box.drawers
        after: tuple[Contents, ...] = step.after.box.drawers
        for had, has in zip(before, after, strict=True):
            assert had.ruby is not None or has.ruby is None
        state: State = step.after
        assert rubies_in_box(state) + sum(bag.rubies for bag in state.black) == 6
        assert poured([fronts(state), state.red, *state.white]).rubies == 0


class Alarms(BoxInvariant):
    """INV-7, M-65: an alarm is with its owner or in one drawer, at most one in each.

    M-68, OQ-M16: where a lone alarm returns, one in a closed drawer lies with a gem.
    OQ-M37: with sticky drawers there may be one on each face.
    """

    def see(self, step: Step) -> None:
        state: State = step.after
        sticky = self.options.sticky_drawers > 0
        lying: Counter[int] = Counter()
        for drawer, contents in zip(Drawer, state.box.drawers, strict=True):
            laid = [face for face in (contents.head, contents.tail) if face.alarm is not None]
            assert len(laid) <= 1 or sticky
            lying.update(face.alarm for face in laid if face.alarm is not None)
            closed = drawer is not state.turn.drawer
            if self.options.alarm_alone == "return" and not sticky and closed:
                assert all(face.gems for face in laid)
        for seat, in_hand in enumerate(state.alarms):
            there_is_one = self.options.alarms == "on"
            assert lying[seat] + in_hand == there_is_one


class Cushions(BoxInvariant):
    """INV-8: black cushions never lose gems; without distribution white ones never gain any."""

    def see(self, step: Step) -> None:
        for had, has in zip(step.before.black, step.after.black, strict=True):
            assert_no_less(has, had)
        if self.options.smuggler == "loot":
            for had, has in zip(step.before.white, step.after.white, strict=True):
                assert_no_less(had, has)


def assert_no_less(more: Gems, less: Gems) -> None:
    assert more.diamonds >= less.diamonds
    assert more.sapphires >= less.sapphires
    assert more.rubies >= less.rubies


class TurningMovesNothing(BoxInvariant):
    """INV-9, G-3, G-4: turning the box moves no content, and nothing else turns the box."""

    def see(self, step: Step) -> None:
        before, after = step.before.box, step.after.box
        turned = [event for event in step.events if isinstance(event, events.BoxTurned)]
        if not turned:
            assert (before.flipped, before.north) == (after.flipped, after.north)
            return
        flips = turned[0].moves.count(Move.FLIP)
        was = meisterdiebe.position(step.before).drawers
        now = meisterdiebe.position(step.after).drawers
        for name in Drawer:
            assert now[name] == (upside_down(was[name]) if flips else was[name])
        assert (before.flipped != after.flipped) == (flips == 1)


def upside_down(drawer: str) -> str:
    """A drawer's text with up and down exchanged, in front and secret."""
    return " ".join("/".join(reversed(pair.split("/"))) for pair in drawer.split(" "))


class OpenedIsEmptyBelow(BoxInvariant):
    """INV-10, M-39: a drawer's lower front is empty from its opening to the next flip."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.opened: set[Drawer] = set()

    def see(self, step: Step) -> None:
        for event in step.events:
            if isinstance(event, events.Opened | events.Filled):
                self.opened.add(event.drawer)
            elif isinstance(event, events.BoxTurned) and Move.FLIP in event.moves:
                self.opened.clear()
        if self.options.sticky_drawers == 0:
            assert not any(lower(step.after.box, drawer) for drawer in self.opened)


class RedIsSharedOut(BoxInvariant):
    """INV-11, M-59, M-85: red is empty after a shared loot and after a round with a detective.

    OQ-P4: with both kinds of fall into the upper front it is empty after every round.
    """

    sharing = False

    def see(self, step: Step) -> None:
        red = step.after.red
        self.sharing |= any(
            isinstance(e, events.LootSettled) and bool(e.sharers) for e in step.events
        )
        if self.sharing and step.after.phase is not Phase.TAKE:
            self.sharing = False
            assert red == NOTHING
        if round_is_complete(step):
            upper_only = (self.options.setup_fall, self.options.fall_no_detective) == ("upper",) * 2
            if upper_only or players_of(laid_before_the_end(step), Character.DETECTIVE):
                assert red == NOTHING


def round_is_complete(step: Step) -> bool:
    """Whether the step ended a round, also the last one; not where a ruby cut it short."""
    ended = any(isinstance(event, events.RoundEnded | events.GameEnded) for event in step.events)
    cut_short = step.after.phase is Phase.OVER and step.before.phase is Phase.ROB
    return ended and not cut_short


def laid_before_the_end(step: Step) -> State:
    """The state in which the round's cards still lie open."""
    state: State = step.before
    for event in step.events:
        if isinstance(event, events.RoundEnded | events.GameEnded):
            break
        state = meisterdiebe.evolve(state, event)
    return state


class Cards(BoxInvariant):
    """INV-12, M-34, M-35: each plays each character once a cycle; the cards stay the same ones."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.dealt: set[Card] = set()
        self.chosen: list[list[str]] = [[] for _ in range(table.seats)]

    def see(self, step: Step) -> None:
        for event in step.events:
            if isinstance(event, events.Dealt):
                self.dealt = {card for hand in event.hands if hand for card in hand}
                assert len(self.dealt) == 6 * self.seats
            elif isinstance(event, events.Chose):
                assert event.card is not None
                self.chosen[event.seat].append(event.card.character)
            elif isinstance(event, events.HandsPassed | events.CardsTakenUp):
                assert all(sorted(row) == sorted(Character) for row in self.chosen)
                self.chosen = [[] for _ in range(self.seats)]
        assert sorted(cards_in_play(step.after)) == sorted(self.dealt)


def cards_in_play(state: State) -> list[Card]:
    piles = (*state.hands, *state.played)
    return [card for pile in piles for card in pile] + [card for card in state.cards if card]


class SomethingToPlace(BoxInvariant):
    """INV-13, OQ-P10: who is on turn has at least one imitation."""

    def see(self, step: Step) -> None:
        if step.after.phase is Phase.OPEN:
            assert step.after.white[step.after.turn_queue[0]]


class Ends(BoxInvariant):
    """INV-14, OQ-M24: six rounds for each imitation at most, where all must open and whites
    never grow; OQ-P7: never more rounds than `max_rounds`.

    M-74: each cycle everyone plays the jewelress and sheds an imitation.
    """

    def see(self, step: Step) -> None:
        shrinking = self.options.must_open and self.options.smuggler == "loot"
        white = white_cushion(self.options)
        if shrinking:
            assert step.after.round <= 6 * (white.diamonds + white.sapphires)
        if self.options.max_rounds:
            assert step.after.round <= self.options.max_rounds
        for event in step.events:
            if isinstance(event, events.Placed) and is_jewelress(step, event.seat):
                assert event.gems


def is_jewelress(step: Step, seat: int) -> bool:
    return played_by(step, seat) is Character.JEWELRESS


def played_by(step: Step, seat: int) -> Character | None:
    card = step.before.cards[seat]
    return None if card is None else card.character


class Scores(BoxInvariant):
    """INV-15: the scores begin at the price of the imitations and never exceed all gems."""

    def see(self, step: Step) -> None:
        white, n = white_cushion(self.options), self.seats
        if step.before.stage is Stage.FILLING:
            price = white.diamonds + (1 if self.options.penalty == "flat" else 2) * white.sapphires
            assert sum(scores(step.after)) == -n * price
        elif (step.before.white, step.before.black) != (step.after.white, step.after.black):
            worth = n * white.diamonds + self.options.setup_diamonds + 2 * n * white.sapphires + 24
            assert sum(scores(step.after)) <= worth


class DetectivesLeaveTheBoxAlone(BoxInvariant):
    """INV-16, M-46, M-84: detectives change neither how the box stands nor what it holds."""

    def see(self, step: Step) -> None:
        if self.options.detective_moves_box or step.before.stage is Stage.FILLING:
            return
        seat = step.asked.seat
        if seat != NATURE and step.asked.kind != "choose" and is_detective(step, seat):
            assert step.before.box == step.after.box


def is_detective(step: Step, seat: int) -> bool:
    return played_by(step, seat) is Character.DETECTIVE


INVARIANTS: Final[tuple[type[BoxInvariant], ...]] = tuple(BoxInvariant.__subclasses__())


@pytest.mark.parametrize("table", MEISTERDIEBE, ids=str)
@pytest.mark.parametrize("invariant", INVARIANTS, ids=lambda kind: kind.__name__)
def test_the_invariant_holds_in_every_edition_with_every_number_of_seats(
    invariant: type[BoxInvariant], table: Table
) -> None:
    hold([invariant], table, played(table))


@given(table=meisterdiebe_tables())
@examples(100)
def test_all_invariants_hold_with_any_options(table: Table) -> None:
    hold(INVARIANTS, table, random_game(table))


@given(
    table=meisterdiebe_tables(
        must_open=True,
        max_rounds=0,
        smuggler="loot",
        order="smuggler_first",
        reveal="smugglers_first",
        fall_no_detective="red",
    )
)
@examples(30)
def test_without_a_cap_the_game_ends_by_itself(table: Table) -> None:
    """INV-14, M-89, M-90: whites only shrink and everyone plays the jewelress each cycle."""
    *_, last = random_game(table)
    assert last.after.phase is Phase.OVER
    assert meisterdiebe.outcome(last.after) is not None


class TestComponents:
    """INV-1, INV-2, INV-3: the gems in play and to spare, for each number of players."""

    #: n: Zoch D, S, total, spare D, S; prototype D, S, total, spare D, S.
    TABLE: ClassVar[dict[int, tuple[int, ...]]] = {
        2: (28, 4, 38, 52, 12, 24, 6, 36, 42, 18),
        3: (36, 6, 48, 44, 10, 31, 9, 46, 35, 15),
        4: (44, 8, 58, 36, 8, 38, 12, 56, 28, 12),
        5: (52, 10, 68, 28, 6, 45, 15, 66, 21, 9),
        6: (60, 12, 78, 20, 4, 52, 18, 76, 14, 6),
        7: (68, 14, 88, 12, 2, 59, 21, 86, 7, 3),
        8: (76, 16, 98, 4, 0, 66, 24, 96, 0, 0),
    }

    @pytest.mark.parametrize("table", MEISTERDIEBE, ids=str)
    def test_gems_in_play_and_spare_are_those_of_the_table(self, table: Table) -> None:
        """INV-1..INV-3, M-3, M-17, M-25, P-1, P-4: after the set-up."""
        state = next(step.after for step in played(table) if step.after.round == 1)
        gems = in_play(state)
        spare = gem_set(table.options) - gems
        row = self.TABLE[table.seats]
        expected = row[5:] if table.options.edition == "prototype" else row[:5]
        total = gems.diamonds + gems.sapphires + rubies_in_box(state)
        came = (gems.diamonds, gems.sapphires, total, spare.diamonds, spare.sapphires)
        assert came == expected
        assert rubies_in_box(state) == 6

    @pytest.mark.parametrize(
        ("edition", "changes", "seats"),
        [
            ("zoch", {"white_start": "9+2"}, 8),
            ("zoch", {"setup_diamonds": 17}, 8),
            ("zoch", {"white_start": "8+3"}, 6),
            ("prototype", {"setup_diamonds": 11}, 8),
            ("prototype", {"white_start": "7+4"}, 7),
            ("zoch", {"white_start": "0+0"}, 2),
        ],
    )
    def test_more_gems_than_the_set_has_are_refused(
        self, edition: str, changes: dict[str, Any], seats: int
    ) -> None:
        """INV-3: a choice that needs more gems than the edition's set is refused."""
        options = meisterdiebe.options(edition, changes)
        with pytest.raises(BadOptions, match="white_start"):
            meisterdiebe.setup(options, seats)

    @pytest.mark.parametrize("seats", [-1, 0, 1, 9])
    def test_two_to_eight_play(self, seats: int) -> None:
        """M-7."""
        with pytest.raises(BadOptions, match="allowed: 2 to 8"):
            meisterdiebe.setup(meisterdiebe.EDITIONS["zoch"], seats)


@pytest.mark.parametrize("table", MEISTERDIEBE, ids=str)
def test_the_rubies_lie_as_the_rules_put_them(table: Table) -> None:
    """G-1, G-2, M-19, M-20, P-3: 24 front and 12 secret compartments, a ruby in six of them."""
    state = table.game.setup(table.options, table.seats)
    drawers = table.game.position(state).drawers  # type: ignore[attr-defined]
    sides = [
        side for text in drawers.values() for pair in text.split(" ") for side in pair.split("/")
    ]
    assert len(sides) == 24 + 12
    assert sides.count("1r") == 6
    up = [name for name in Drawer if drawers[name].endswith("1r/.")]
    down = [name for name in Drawer if drawers[name].endswith("./1r")]
    assert (up, down) == (["A1", "B1", "C1"], ["A3", "B3", "C3"])
    assert not any(upper(state.box, drawer) for drawer in Drawer)
