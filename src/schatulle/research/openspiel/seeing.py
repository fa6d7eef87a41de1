"""A player's view of Meisterdiebe as numbers."""

from typing import Final, get_args

from schatulle.codes.meisterdiebe import FILL, GIVE, MOST_OTHERS
from schatulle.research.openspiel.observing import Fields, flags, one_hot, row
from schatulle.research.openspiel.playing import TableState
from schatulle.rules import meisterdiebe
from schatulle.rules.core import Seat
from schatulle.rules.meisterdiebe.box import Box, Drawer, lower_face, ruby_in, upper, upper_face
from schatulle.rules.meisterdiebe.boxtext import parse_box
from schatulle.rules.meisterdiebe.cards import PLACE, Character
from schatulle.rules.meisterdiebe.gems import parse_gems
from schatulle.rules.meisterdiebe.notation import ShownPhase
from schatulle.rules.meisterdiebe.view import HIDDEN, View

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
    shown = {
        name: text.removesuffix(f" {HIDDEN}")
        for name, text in view.drawers.items()
        if text != HIDDEN
    }
    box = parse_box({"flipped": view.flipped, "drawers": shown}, seats)
    return [drawer(box, name, view.drawers[name], seats) for name in Drawer]


def drawer(box: Box, name: Drawer, text: str, seats: int) -> Row:
    """Front seen; its diamonds and sapphires, whose alarm; secret seen; a ruby up, a ruby down."""
    front, ruby = upper(box, name), ruby_in(box, name)
    seen = text != HIDDEN
    secret = seen and " " in text and not text.endswith(HIDDEN)
    return [
        int(seen),
        front.gems.diamonds,
        front.gems.sapphires,
        *flags([front.alarm], seats),
        int(secret),
        int(ruby is upper_face(box)),
        int(ruby is lower_face(box)),
    ]


def bag(text: str) -> Row:
    """Diamonds, sapphires, rubies."""
    gems = parse_gems(text)
    return [gems.diamonds, gems.sapphires, gems.rubies]


def hand(cards: tuple[str, ...]) -> Row:
    """A flag for each character."""
    held = [card.split()[0] for card in cards]
    return [int(character in held) for character in Character]


def numbers(cards: tuple[str, ...]) -> Row:
    """The number of each character's card, 0 where it is not in hand."""
    held = dict(card.split() for card in cards)
    return [int(held.get(character, 0)) for character in Character]


def chosen(card: str | None) -> Row:
    """Face down; a flag for the character that lies open; its number."""
    if card is None or card == HIDDEN:
        return [int(card == HIDDEN), *[0] * len(Character), 0]
    name, number = card.split()
    return [0, *one_hot(PLACE[Character(name)], len(Character)), int(number)]


def told(state: TableState, player: Seat) -> Row:
    """M-22, P-18: the own diamonds by drawer, then gems by how far to the left they go."""
    steps = state.steps if state.half_told(player) else ()
    named = [*range(FILL, FILL + len(Drawer)), *range(GIVE, GIVE + MOST_OTHERS)]
    return [steps.count(step) for step in named]
