"""What an elephant believes to be in the box, move by move."""

from typing import Any

import pytest
from msgspec.structs import replace

from bots.support.self_play import new_match
from bots.support.watched_games import as_side, believed, diamonds_in_box, seen_by, show, true_sides
from schatulle.bots import make
from schatulle.core import Decision, Game, Seat
from schatulle.core.registry import game_named
from schatulle.games.meisterdiebe.bots import Belief, Side
from schatulle.games.meisterdiebe.bots.belief import above, below, ruby_above, within
from schatulle.games.meisterdiebe.bots.memories import Elephant
from schatulle.games.meisterdiebe.rules.box import Drawer, Face, upper
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.table.match import Match


class Watched:
    """A match that an elephant watches from its seat, move by move."""

    def __init__(self, match: Match, seat: int = 0) -> None:
        self.match = match
        self.seat = Seat(seat)
        self.memory = Elephant(self.seat)
        show(self.memory, match.log, self.seat)

    @property
    def belief(self) -> Belief:
        return self.memory.recall(seen_by(self.match.state, self.seat))

    def play(self, *lines: str) -> None:
        for line in lines:
            show(self.memory, self.match.play_line(line), self.seat)

    def play_at_random(self, seed: str) -> None:
        decision = self.match.awaiting()[0]
        bot = make("random", "meisterdiebe", decision.seat, seed)
        view = self.match.game.view(self.match.state, decision.seat)
        events = self.match.play(decision.seat, bot.choose(view, decision))
        show(self.memory, events, self.seat)

    def sides(self, drawer: str) -> tuple[Side, Side]:
        """What is believed above and below in a drawer, as the box stands."""
        inside = within(self.belief, Drawer(drawer))
        return above(inside, self.belief.flipped), below(inside, self.belief.flipped)


class FromDeal:
    """Nature whose deal is always the same: seat i holds number i+1, and seat 0 begins."""

    def __init__(self, rules: Game, start: State) -> None:
        self._dealer = rules.Dealer(rules.Deal(), start)

    def answer(self, state: State, decision: Decision[Any]) -> Any:
        return self._dealer.answer(state, decision.kind)


def watched(edition: str = "zoch", seats: int = 2, seat: int = 0, **options: object) -> Watched:
    rules = game_named("meisterdiebe")
    start = rules.setup(rules.options(edition, options), seats)
    return Watched(Match(rules, start, FromDeal(rules, start)), seat)


def test_everyone_knows_where_the_rubies_are_at_the_start() -> None:
    belief = watched().belief
    ups = {drawer for drawer in Drawer if ruby_above(within(belief, drawer), False)}
    downs = {drawer for drawer in Drawer if ruby_above(within(belief, drawer), True)}
    assert ups == {"A1", "B1", "C1"}
    assert downs == {"A3", "B3", "C3"}


@pytest.mark.parametrize("edition", ["zoch_en", "prototype"])
def test_what_is_believed_hangs_on_what_happened_and_not_on_the_clauses_that_it_cites(
    edition: str,
) -> None:
    changes = {"max_rounds": 12, "open_visibility": "opener"}
    match = new_match("meisterdiebe", edition, changes, 4, "cited")
    seat, options = Seat(0), match.state.options
    honest, misled = Elephant(seat, options), Elephant(seat, options)
    told = 0
    while match.outcome is None:
        decision = match.awaiting()[0]
        bot = make("random", "meisterdiebe", decision.seat, f"{told}")
        match.play(decision.seat, bot.choose(match.game.view(match.state, decision.seat), decision))
        events, told = match.log[told:], len(match.log)
        show(honest, events, seat)
        show(misled, [replace(event, clauses=("G-1",)) for event in events], seat)
        sight = seen_by(match.state, seat)
        assert misled.recall(sight) == honest.recall(sight)
    assert told > 150


def test_a_fill_a_flip_and_an_opening_are_followed() -> None:
    table = watched()
    table.play("0: fill A1 A1 A2 B2 C4 C4", "0: turn top+ flip")
    assert table.sides("A1") == (Side(), Side(2))
    table.play("1: fill A1 A1 A1 B3 B3 B3", "1: turn flip")
    assert table.sides("A1") == (Side(), Side(3))
    assert table.sides("C4") == (Side(2), Side())
    table.play("0: choose thief", "1: choose detective", "0: open C4")
    assert table.sides("C4") == (Side(), Side())
    assert table.match.state.black[0].diamonds == 2


def test_an_alarm_and_an_imitation_are_remembered_below() -> None:
    table = watched(seat=1)
    table.play("0: fill A2 A2 A2 A2 A2 A2", "0: turn", "1: fill B2 B2 B2 B2 B2 B2", "1: turn")
    table.play("0: choose jeweller", "1: choose detective", "0: open A2", "0: place s alarm")
    table.play("0: turn two- flip")
    assert table.sides("A2") == (Side(), Side(6, 1, Seat(0)))


def test_a_ruby_that_fell_is_believed_above() -> None:
    table = watched(seat=1)
    table.play("0: fill A2 A2 A2 A2 A2 A2", "0: turn", "1: fill B2 B2 B2 B2 B2 B2", "1: turn")
    table.play("0: choose masterthief", "1: choose detective", "0: open A3", "0: search")
    assert ruby_above(within(table.belief, Drawer.A3), table.belief.flipped)


def test_a_box_that_chance_filled_unseen_is_doubtful_but_for_its_rubies() -> None:
    table = Watched(new_match("meisterdiebe", "zoch", {"quick_setup": True}, 3, "quick"))
    inside = [sum(side.count for side in table.sides(drawer)) for drawer in Drawer]
    assert inside == pytest.approx([diamonds_in_box(table.match.state) / 12] * 12)
    assert within(table.belief, Drawer.A1).ruby is Face.HEAD
    assert within(table.belief, Drawer.A1).sure < 1
    assert table.belief.flipped == table.match.state.box.flipped


def test_uncounted_diamonds_are_believed_to_be_some() -> None:
    table = watched(seat=1, open_visibility="opener")
    table.play("0: fill A2 A2 A2 A2 B4 C2")
    assert table.sides("A2")[0].diamonds > 1
    assert table.sides("A3") == (Side(), Side())


def test_the_view_is_trusted_more_than_the_belief() -> None:
    table = watched()
    table.play("0: fill A2 A2 A2 A2 A2 A2", "0: turn", "1: fill B2 B2 B2 B2 B2 B2", "1: turn")
    table.play("0: choose jeweller", "1: choose detective", "0: open A2")
    late = Elephant(Seat(0)).recall(seen_by(table.match.state, Seat(0)))
    assert above(within(late, Drawer.A2), late.flipped) == Side(6)
    assert below(within(late, Drawer.A2), late.flipped) == Side()


@pytest.mark.parametrize("edition", ["zoch", "zoch_fr", "zoch_en", "prototype"])
def test_with_everything_open_the_belief_is_the_truth_all_game_long(edition: str) -> None:
    table = Watched(new_match("meisterdiebe", edition, {}, 4, edition), seat=2)
    while table.match.awaiting():
        table.play_at_random(edition)
        assert believed(table.belief) == true_sides(table.match.state)
        assert table.belief.flipped == table.match.state.box.flipped


def test_where_drawers_stick_the_open_one_is_believed_as_it_is_seen() -> None:
    options: dict[str, object] = {"sticky_drawers": 0.4}
    table = Watched(new_match("meisterdiebe", "zoch", options, 4, "sticky"))
    while table.match.awaiting():
        table.play_at_random("sticky")
        if table.belief.open is not None:
            true = upper(table.match.state.box, table.belief.open)
            assert table.sides(table.belief.open)[0] == as_side(true)
    assert table.belief.sticky
