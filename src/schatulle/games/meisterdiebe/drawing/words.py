"""A position of Meisterdiebe in words, for those who hear the picture."""

from typing import Final

from schatulle.drawing.heading import waiting
from schatulle.drawing.marks import Jewel
from schatulle.games.meisterdiebe.drawing.inside import Inside, box_of, inside_of
from schatulle.games.meisterdiebe.drawing.marks import piles
from schatulle.games.meisterdiebe.rules.box import Front, sides, stack
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.view import SeenCard, View

GAME: Final = "Meisterdiebe"
PHASES: Final = {
    "fill": "Fill the drawers",
    "choose": "Choose a card in secret",
    "open": "Open a drawer",
    "place": "Place gems in the open drawer",
    "rob": "Plunder the front or search the secret compartment",
    "give": "Give gems away",
    "take": "Take a gem from the red cushion",
    "turn": "Turn the box",
    "over": "The game is over",
}
CHARACTERS: Final = {
    Character.SMUGGLER: "Smuggler",
    Character.JEWELLER: "Jeweller",
    Character.JEWELRESS: "Jewelress",
    Character.THIEF: "Thief",
    Character.MASTERTHIEF: "Master thief",
    Character.DETECTIVE: "Detective",
}
SIDES: Final = ("North", "East", "South", "West")
HEIGHTS: Final = ("top", "middle", "bottom")
KEY: Final = (
    "upper and lower side",
    "edged in brass: secret",
    "bell: alarm of that seat",
    "?: hidden",
    "dashed: not there",
)
GEMS: Final = {
    Jewel.DIAMOND: ("diamond", "diamonds"),
    Jewel.SAPPHIRE: ("sapphire", "sapphires"),
    Jewel.RUBY: ("ruby", "rubies"),
}
_UNKNOWN: Final = "unknown"
FACE_DOWN: Final = "face down"


def moment(view: View) -> str:
    """The round, or that there is none yet."""
    return f"round {view.round}" if view.round else "before the first round"


def question(view: View) -> str:
    """What is asked; where nobody is, chance comes next."""
    asked = PHASES[view.phase]
    return asked if view.deciding or view.phase == "over" else "Chance comes next"


def headline(view: View) -> str:
    return f"{GAME}, {moment(view)}: {question(view).lower()}"


def described(view: View) -> str:
    """Everything that the picture shows, one sentence after another."""
    standing = "upside down" if view.flipped else "upright"
    seats = [_seat(view, seat) for seat in range(len(view.white))]
    return " ".join(
        [
            waiting(question(view), view.deciding),
            f"The box stands {standing}.",
            *_levels(view),
            f"Red cushion: {bag_in_words(view.red)}.",
            *seats,
        ]
    )


def bag_in_words(gems: Gems) -> str:
    """`2 diamonds and 1 ruby`."""
    counts = [f"{count} {GEMS[gem][count != 1]}" for gem, count in piles(gems)]
    return " and ".join(counts) or "nothing"


def _levels(view: View) -> list[str]:
    """Level by level from the top, side by side from the north."""
    box = box_of(view)
    return [
        f"{height.capitalize()} level {level}: "
        + "; ".join(
            f"{side.lower()} {_drawer(inside_of(view, drawer))}"
            for side, drawer in zip(SIDES, sides(box, level), strict=True)
        )
        + "."
        for height, level in zip(HEIGHTS, stack(box), strict=True)
    ]


def _drawer(inside: Inside) -> str:
    places = [f"above {_front(inside.upper)}", f"below {_front(inside.lower)}"]
    if inside.is_long:
        places.append(f"secret {_secret(inside.secret)}")
    state = ", open" if inside.is_open else ""
    return f"{inside.drawer}{state}: {', '.join(places)}"


def _front(front: Front | None) -> str:
    if front is None:
        return _UNKNOWN
    alarm = [] if front.alarm is None else [f"the alarm of seat {front.alarm}"]
    gems = [bag_in_words(front.gems)] if front.gems or not alarm else []
    return " and ".join(gems + alarm)


def _secret(secret: tuple[Gems, Gems] | None) -> str:
    if secret is None:
        return _UNKNOWN
    above, below = map(bag_in_words, secret)
    return f"above {above}, below {below}"


def _seat(view: View, seat: int) -> str:
    alarm = "alarm at hand" if view.alarms[seat] else "no alarm at hand"
    hand = ", ".join(map(card_in_words, view.hands[seat])) or "none"
    white, black = (bag_in_words(row[seat]) for row in (view.white, view.black))
    return (
        f"Seat {seat}: white cushion {white}; black cushion {black}; {alarm};"
        f"{_chosen(view, seat)} hand: {hand}; score {view.scores[seat]}."
    )


def _chosen(view: View, seat: int) -> str:
    """A position does not tell the cards of this round apart."""
    if not view.chosen:
        return ""
    card = view.chosen[seat]
    words = card_in_words(card) if isinstance(card, Card) else FACE_DOWN if card else "none"
    return f" card of this round: {words};"


def card_in_words(card: Card | SeenCard) -> str:
    """`Thief 5`, or the character alone where the number is hidden."""
    name = CHARACTERS[card.character]
    return f"{name} {card.number}" if isinstance(card, Card) else name


def number_in_words(card: Card | SeenCard) -> str:
    """A card's number as the picture shows it."""
    return str(card.number) if isinstance(card, Card) else card.number.value
