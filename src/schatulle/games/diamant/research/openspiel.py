"""Diamant in OpenSpiel: chance turns up cards, explorers decide at once."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from schatulle.core import NATURE, Game, Seat
from schatulle.games.diamant import action_codes as codes
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.actions import TURN_UP, Choice
from schatulle.games.diamant.rules.cards import CAVE_CARDS, HAZARDS, STONES, Card
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.view import View
from schatulle.research.openspiel import table_game
from schatulle.research.openspiel.observer import Fields, flags, one_hot, row
from schatulle.research.openspiel.spiel import pyspiel

NAME: Final = "python_schatulle_diamant"
#: The printed rules for three; any of them may be said otherwise.
PARAMETERS: Final[Mapping[str, Any]] = {
    "players": 3,
    "path_split": "pooled",
    "hazard_removal": "one",
    "first_card_decision": False,
    "expeditions": 5,
    "allow_two": False,
}
#: Chance outcomes are numbered by the kinds of card.
KINDS: Final = tuple(Card)
TREASURES: Final = tuple(card for card in CAVE_CARDS if card in STONES)
#: D-13: all treasures and one hazard of each kind can lie on a path that goes on.
LONGEST_PATH: Final = len(TREASURES) + len(HAZARDS)

TYPE: Final = table_game.game_type(
    NAME,
    diamant,
    # D-8, D-20: between two choices everything lies open.
    pyspiel.GameType.Information.PERFECT_INFORMATION,
    PARAMETERS,
)


def shown(said: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The parameters that differ from the printed rules, as the game's name shows them."""
    unlike = {name: value for name, value in said.items() if value != PARAMETERS[name]}
    return {"players": seats, **unlike}


def longest(options: Options) -> int:
    """The most joint choices of a game.

    D-8, D-13: in each expedition at most one choice after every card of the longest path, and one
    before the first card where the table decides then too.
    """
    return options.expeditions * (LONGEST_PATH + options.first_card_decision)


class DiamantState(table_game.TableState):
    """A state of Diamant: a card to turn up, a choice of all explorers, or the end."""

    rules: ClassVar[Game] = diamant
    #: D-8.
    at_once: ClassVar[str] = "decide"

    def legal_codes(self, player: int) -> list[int]:
        """D-8: explorers stay or leave; a seat outside has no move and its number is ignored."""
        return [codes.STAYING, codes.LEAVING] if self.truth.inside[player] else []

    def chances(self) -> list[tuple[int, float]]:
        """D-7: every card of the deck is equally likely on top."""
        deck = Counter(self.truth.deck)
        return [
            (kind, deck[card] / deck.total()) for kind, card in enumerate(KINDS) if deck[card] > 0
        ]

    def move(self, player: int, code: int) -> Any:
        """Nature's card, or a seat's choice."""
        return TURN_UP[KINDS[code]] if player == NATURE else codes.MOVES[code]

    def wording(self, player: int, code: int) -> str:
        """A card, `stay` or `leave`; `outside` for a seat that is not asked."""
        if player >= 0 and not self.truth.inside[player]:
            return "outside"
        return diamant.format_move(self.move(player, code))

    def tell(self, seat: Seat, code: int) -> None:
        """D-9, D-12: the card that chance turned up."""
        self._check(seat, code, [kind for kind, _ in self.chances()])
        self._answer(seat, self.move(seat, code))

    def fields(self, viewer: Seat) -> Fields:
        """A player's view as numbers."""
        return fields(self, viewer)


def fields(state: DiamantState, player: Seat) -> Fields:
    """A player's view as numbers; seats are absolute, `player` says which one looks on.

    player, deciding, inside: a flag for each seat. unsafe, chests, scores: stones for each seat.
    expedition, deck: a count. over: a flag. treasures: for each of the fifteen treasure cards
    whether it lies on the path, and its stones. hazards: how many of each kind lie on the path.
    removed: how many of each kind are out of the game. chosen: for each seat stay, leave.
    """
    view, seats = diamant.view(state.truth, player), state.num_players()
    path = [step.card for step in view.path]
    return {
        "player": row(one_hot(player, seats)),
        "expedition": row([view.expedition]),
        "over": row([view.phase == "over"]),
        "deciding": row(flags(view.deciding, seats)),
        "inside": row(view.inside),
        "unsafe": row(view.unsafe),
        "chests": row(view.chests),
        "treasures": row(treasures(view)),
        "hazards": row([path.count(hazard) for hazard in HAZARDS]),
        "removed": row([view.removed.count(hazard) for hazard in HAZARDS]),
        "deck": row([view.deck]),
        "scores": row(view.scores),
        "chosen": row([[choice is Choice.STAY, choice is Choice.LEAVE] for choice in view.chosen]),
    }


def treasures(view: View) -> list[tuple[bool, int]]:
    """Each treasure card: on the path or not, and its stones; like cards in the order laid."""
    on_path = {card: [step.stones for step in view.path if step.card is card] for card in STONES}
    return [(True, on_path[card].pop(0)) if on_path[card] else (False, 0) for card in TREASURES]


class DiamantGame(table_game.TableGame):
    """Diamant with its options; raises BadOptions where the rules do not offer them."""

    state_type = DiamantState

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        said = {**PARAMETERS, **(params or {})}
        seats = said.pop("players")
        options = diamant.options("diamant", said)
        start = diamant.setup(options, seats)
        info = table_game.game_info(seats, codes.COUNT, len(KINDS), longest(options))
        super().__init__(TYPE, info, shown(said, seats), start)

    def max_chance_nodes_in_history(self) -> int:
        """D-13: a card for each step of the longest path, and the hazard that ends it."""
        return int(self._start.options.expeditions * (LONGEST_PATH + 1))


pyspiel.register_game(TYPE, DiamantGame)
