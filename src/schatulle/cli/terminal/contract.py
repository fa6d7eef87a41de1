"""What a game brings to the terminal table; everything that is particular to it there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct
from rich.text import Text

from schatulle.cli.terminal.wording.teller import Teller
from schatulle.core import Decision, Game, Seat


class MenuItem(Struct, frozen=True):
    """One move on the menu: its key, its label and the move as the notation writes it."""

    key: str
    label: str
    move: str


class Picker(Protocol):
    """How a person picks an answer with keys: from a menu, or on the board."""

    @property
    def choices(self) -> tuple[MenuItem, ...]:
        """The moves on the menu."""

    @property
    def lit(self) -> int:
        """The place of the one that is lit; -1 for none."""

    @property
    def finger(self) -> str | None:
        """Where on the board the finger lies; None where it lies on none."""

    def pressed(self, key: str, character: str | None) -> str | None:
        """The move that this key completes, if it does."""

    def hint(self, lang: str) -> str:
        """What the keys do just now."""


class Shown(Struct, frozen=True):
    """A seat's view and what is needed to draw it; nothing else reaches the screen."""

    game: Game
    view: Any
    viewer: Seat
    names: tuple[str, ...]
    #: A bot's face or sign; nothing for people.
    bots: tuple[str, ...]
    options: Any
    lang: str
    #: What the viewer is about to answer.
    picker: Picker | None = None
    #: At tables with open notes: what the viewer could have noted down, as the game's `Notes`.
    notes: Any | None = None


class Board(Protocol):
    """How a game looks."""

    @property
    def log_beside(self) -> bool:
        """Whether the log stands under the seats rather than under the board."""

    def board_width(self, width: int) -> int:
        """How much of the screen's width the board gets."""

    def title(self, shown: Shown) -> str:
        """How far the game has come."""

    def board(self, shown: Shown, width: int, height: int) -> Text:
        """The middle of the table."""

    def board_height(self, height: int) -> int:
        """How many lines the board takes of those there are."""

    def seats_height(self, seats: int, height: int) -> int | None:
        """How many lines the seats take of those there are; None for all."""

    def seats(self, shown: Shown, width: int, height: int) -> Text:
        """Everyone at the table."""

    def hand(self, shown: Shown, width: int) -> Text:
        """The viewer's own cards."""

    def breakdown(self, view: Any, seat: Seat, score: int, lang: str) -> Text:
        """What a seat's score is made of."""


class Questions(Protocol):
    """How a game asks, and how it is answered."""

    @property
    def secret(self) -> tuple[str, ...]:
        """Kinds of question whose answer nobody sees: there is nothing to wait for."""

    def prompt(self, shown: Shown, ask: Decision[Any]) -> str:
        """What a person is asked."""

    def waiting(self, shown: Shown, ask: Decision[Any]) -> str:
        """What a bot is doing."""

    def clauses(self, shown: Shown, ask: Decision[Any]) -> tuple[str, ...]:
        """What to read about it, for all editions; the table's own are shown."""

    def about(self, shown: Shown, move: str) -> str:
        """What a move on the menu does, in a sentence; empty where its label says enough."""

    def picker(self, ask: Decision[Any], view: Any, finger: str | None, lang: str) -> Picker:
        """How the answer is picked; `finger` is where it lay before."""

    def completions(self, ask: Decision[Any], typed: str) -> list[str]:
        """Moves, or beginnings of moves, that start so."""

    def whole(self, ask: Decision[Any], typed: str) -> str:
        """A move as the notation writes it, from what was typed."""

    def keys(self, lang: str) -> tuple[str, ...]:
        """Help for keys of its own, each `key | what it does`."""

    def legend(self, lang: str) -> tuple[str, ...]:
        """Help for the signs on the board."""


class Telling(Struct, frozen=True):
    """How a game's events are told, and what they mean for the table's pace."""

    #: A sentence for each type of event.
    sentences: Mapping[type, Callable[[Teller, Any], str]] = {}
    #: What everybody stops to look at before what follows by itself; a question is a stop, too.
    beats: tuple[type, ...] = ()
    #: What ends a turn: the log fades by these.
    turn_ends: tuple[type, ...] = ()
    #: What the seats' rows show already.
    quiet: tuple[type, ...] = ()
    #: All at once: the moment everyone waited for.
    reveals: tuple[type, ...] = ()

    def tell(self, event: Any, names: Sequence[str], lang: str) -> str | None:
        """The event as its observer may hear it; None for what has no sentence."""
        sentence = self.sentences.get(type(event))
        return None if sentence is None else sentence(Teller(tuple(names), lang), event)


class Presentation(Struct, frozen=True):
    """A game at the terminal."""

    board: Board
    questions: Questions
    telling: Telling


class Terminal(Protocol):
    """The package `terminal` of a wing."""

    @property
    def PRESENTATION(self) -> Presentation:
        """How the game is shown, asked and told."""
