"""A player's view of Meisterdiebe as numbers."""

from typing import Final, get_args

from schatulle.core import Hidden, Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.action_codes import FILL, GIVE, MOST_OTHERS
from schatulle.games.meisterdiebe.rules.box import EMPTY_FRONT, Drawer
from schatulle.games.meisterdiebe.rules.cards import PLACE, Card, Character
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.state import ShownPhase
from schatulle.games.meisterdiebe.rules.view import Secret, SeenDrawer, SeenHand, View
from schatulle.research.openspiel.observer import Fields, flags, one_hot, row
from schatulle.research.openspiel.table_game import TableState

PHASES: Final = get_args(ShownPhase)
Row = list[int]


def fields(state: TableState, player: Seat) -> Fields:
    """All fields of the view; seats are absolute, `player` says which one looks on.

    player, deciding, alarms: a flag for each seat. round: a count. phase: a flag for each phase of
    the notation. flipped: a flag. north: for each level a flag for the drawer that faces north.
    drawers: see `drawer`. red: diamonds, sapphires. white, black: for each seat diamonds,
    sapphires, rubies. hands: for each seat a flag for each character that may be in hand.
    numbers: the own cards' numbers by character, 0 for none. scores: for each seat. chosen: see
    `chosen`. told: of a move half told, diamonds by drawer and gems by how far to the left.
    """
    view, seats = meisterdiebe.view(state.truth, player), state.num_players()
    return {
        "player": row(one_hot(player, seats)),
        "round": row([view.round]),
        "phase": row([view.phase == phase for phase in PHASES]),
        "deciding": row(flags(view.deciding, seats)),
        "flipped": row([view.flipped]),
        "north": row([one_hot(number - 1, 4) for number in view.north.values()]),
        "drawers": row(drawers(view, seats)),
        "red": row(bag(view.red)[:2]),
        "white": row([bag(gems) for gems in view.white]),
        "black": row([bag(gems) for gems in view.black]),
        "alarms": row(view.alarms),
        "hands": row([hand(cards) for cards in view.hands]),
        "numbers": row(numbers(view.hands[player])),
        "scores": row(view.scores),
        "chosen": row([chosen(card) for card in view.chosen]),
        "told": row(told(state, player)),
    }


def drawers(view: View, seats: int) -> list[Row]:
    """A row for each drawer."""
    return [drawer(view.drawers[name], seats) for name in Drawer]


def drawer(inside: SeenDrawer | Hidden, seats: int) -> Row:
    """Front seen; its diamonds and sapphires, whose alarm; secret seen; a ruby up, a ruby down."""
    seen = isinstance(inside, SeenDrawer)
    front = inside.upper if isinstance(inside, SeenDrawer) else EMPTY_FRONT
    secret = inside.secret if isinstance(inside, SeenDrawer) else None
    return [
        int(seen),
        front.gems.diamonds,
        front.gems.sapphires,
        *flags([front.alarm], seats),
        int(isinstance(secret, Secret)),
        int(secret is Secret.UPPER),
        int(secret is Secret.LOWER),
    ]


def bag(gems: Gems) -> Row:
    """Diamonds, sapphires, rubies."""
    return [gems.diamonds, gems.sapphires, gems.rubies]


def hand(cards: SeenHand) -> Row:
    """A flag for each character."""
    held = {card.character for card in cards}
    return [int(character in held) for character in Character]


def numbers(cards: SeenHand) -> Row:
    """The number of each character's card, 0 where it is not in hand."""
    held = {card.character: card.number for card in cards if isinstance(card, Card)}
    return [held.get(character, 0) for character in Character]


def chosen(card: Card | Hidden | None) -> Row:
    """Face down; a flag for the character that lies open; its number."""
    if not isinstance(card, Card):
        return [int(isinstance(card, Hidden)), *[0] * len(Character), 0]
    return [0, *one_hot(PLACE[card.character], len(Character)), card.number]


def told(state: TableState, player: Seat) -> Row:
    """M-22, P-18: the own diamonds by drawer, then gems by how far to the left they go."""
    steps = state.steps if state.half_told(player) else ()
    named = [*range(FILL, FILL + len(Drawer)), *range(GIVE, GIVE + MOST_OTHERS)]
    return [steps.count(step) for step in named]
