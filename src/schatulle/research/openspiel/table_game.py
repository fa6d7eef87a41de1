"""What every game is in OpenSpiel: states that the readable rules move on."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import NATURE, Decision, Game, Outcome, Seat
from schatulle.research.openspiel.observer import Fields, Observer
from schatulle.research.openspiel.short_text import happening, lines
from schatulle.research.openspiel.spiel import pyspiel


def game_type(short_name: str, rules: Game, information: Any, parameters: Mapping[str, Any]) -> Any:
    """What OpenSpiel is told of a game before it is loaded; all games are alike but for this."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=rules.NAME.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.SEATS[-1],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(parameters),
    )


def game_info(seats: int, actions: int, outcomes: int, longest: int) -> Any:
    """The bounds of a game; its length counts answers of players, not chance."""
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=outcomes,
        num_players=seats,
        min_utility=-1 / seats,
        max_utility=1 - 1 / seats,
        utility_sum=0.0,
        max_game_length=longest,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game with its options; a subclass knows its states and the numbers of its views."""

    state_type: ClassVar[type["TableState"]]

    def __init__(self, kind: Any, info: Any, shown: Mapping[str, Any], start: Any) -> None:
        super().__init__(kind, info, dict(shown))
        self._start = start

    def new_initial_state(self) -> "TableState":
        """Before Nature has done anything."""
        return self.state_type(self, self._start)

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> Observer:
        """What a player may see."""
        return Observer(wanted, params, self.new_initial_state())


class GameSoFar(Struct, frozen=True):
    """A game so far: where it stands, all that happened, and the steps of a move half told."""

    state: Any
    events: tuple[Any, ...] = ()
    steps: tuple[int, ...] = ()

    def __deepcopy__(self, _memo: object) -> "GameSoFar":
        """OpenSpiel clones a state by copying its attributes; a value needs no copy."""
        return self


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A state of either game; a subclass knows its moves and its chances as numbers.

    Everything lies in one value, so that a clone costs nothing and a pickle holds it all.
    """

    rules: ClassVar[Game]
    #: The kind of decision that all who are asked answer at once.
    at_once: ClassVar[str]

    def __init__(self, game: Any, start: Any) -> None:
        super().__init__(game)
        self._play = GameSoFar(start)

    @property
    def truth(self) -> Any:
        """The state of the readable rules."""
        return self._play.state

    @property
    def events(self) -> tuple[Any, ...]:
        """All that happened so far, as the readable rules tell it."""
        return self._play.events

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps told so far of a move that takes several."""
        return self._play.steps

    def decisions(self) -> tuple[Decision[Any], ...]:
        return self.rules.awaiting(self.truth)

    def legal_codes(self, player: int) -> list[int]:
        """What the player may answer now, as ascending numbers."""
        raise NotImplementedError

    def chances(self) -> list[tuple[int, float]]:
        """What chance may do now, as ascending numbers with their odds."""
        raise NotImplementedError

    def move(self, player: int, code: int) -> Any:
        """The move of the rules that one number names."""
        raise NotImplementedError

    def wording(self, player: int, code: int) -> str:
        """The move as the notation writes it."""
        raise NotImplementedError

    def tell(self, seat: Seat, code: int) -> None:
        """The state after an answer of one seat, or of chance."""
        raise NotImplementedError

    def fields(self, viewer: Seat) -> Fields:
        """What a player sees now as numbers."""
        raise NotImplementedError

    def half_told(self, _viewer: Seat) -> list[str]:
        """What the viewer has told of a move; nobody else knows of it yet."""
        return []

    def heard(self, viewer: Seat) -> list[str]:
        """All that the viewer has learnt, in order, and the numbers of their own answers.

        The answers are there for moves told in several steps, whose order no event shows.
        """
        told = [happening(self.rules.observe, event, viewer) for event in self.events]
        own = [str(past.action) for past in self.full_history() if past.player == viewer]
        return [line for line in told if line is not None] + [f"answers: {' '.join(own)}"]

    def seen(self, viewer: Seat) -> list[str]:
        """What the viewer sees now."""
        return lines(self.rules.written(self.rules.view(self.truth, viewer))) + self.half_told(
            viewer
        )

    def current_player(self) -> int:
        asked = self.decisions()
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        if asked[0].seat == NATURE:
            return int(pyspiel.PlayerId.CHANCE)
        if asked[0].kind == self.at_once:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return asked[0].seat

    def is_terminal(self) -> bool:
        return self.rules.outcome(self.truth) is not None

    def returns(self) -> list[float]:
        """At the end the share in the win less the fair share, else nothing."""
        outcome = self.rules.outcome(self.truth)
        seats = self.num_players()
        return [0.0] * seats if outcome is None else shares(outcome, seats)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, and how likely it is."""
        return self.chances()

    def __str__(self) -> str:
        told = [f"told: {self.steps}"] if self.steps else []
        return "\n".join(lines(self.rules.position(self.truth)) + told)

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_codes(player)

    def _action_to_string(self, player: int, code: int) -> str:
        return self.wording(player, code)

    def _apply_action(self, code: int) -> None:
        if self.is_simultaneous_node():
            raise ValueError("an answer of one, but several are asked; expected apply_actions")
        self.tell(self.decisions()[0].seat, code)

    def _apply_actions(self, codes: Sequence[int]) -> None:
        """D-8, M-26: all answers at once; what is given for seats that are not asked is ignored."""
        if not self.is_simultaneous_node():
            raise ValueError("a joint answer, but one alone is asked; expected apply_action")
        play = self._play
        for asked in self.decisions():
            self._check(asked.seat, codes[asked.seat], self.legal_codes(asked.seat))
            play = answered(self.rules, play, asked.seat, self.move(asked.seat, codes[asked.seat]))
        self._play = play

    def _answer(self, seat: Seat, move: Any) -> None:
        self._play = answered(self.rules, self._play, seat, move)

    def _check(self, player: int, code: int, allowed: Sequence[int]) -> None:
        if code not in allowed:
            raise ValueError(f"{code} is no answer of player {player} now; allowed: {allowed}")


def answered(rules: Game, play: GameSoFar, seat: Seat, move: Any) -> GameSoFar:
    """The game after an answer and all that it brought about."""
    events, state = rules.play(play.state, seat, move)
    return GameSoFar(state, play.events + events)


def one_step(play: GameSoFar, step: int) -> GameSoFar:
    """The game with one more step of a move told."""
    return replace(play, steps=(*play.steps, step))


def shares(outcome: Outcome, seats: int) -> list[float]:
    """D-22, M-93: those who win together share the win; the sum is always zero."""
    win, fair = 1 / len(outcome.winners), 1 / seats
    return [(win if seat in outcome.winners else 0.0) - fair for seat in range(seats)]
