"""A position of Meisterdiebe in words, for those who hear the picture."""

from typing import Final

from schatulle.research.drawing.heading import waiting
from schatulle.research.drawing.inside import Inside, Shown, box_of, inside_of
from schatulle.research.drawing.marks import piles
from schatulle.rules.meisterdiebe.box import Front, sides, stack
from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.gems import Gem, Gems, parse_gems
from schatulle.rules.meisterdiebe.view import HIDDEN, View

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
    Gem.DIAMOND: ("diamond", "diamonds"),
    Gem.SAPPHIRE: ("sapphire", "sapphires"),
    Gem.RUBY: ("ruby", "rubies"),
}
_UNKNOWN: Final = "unknown"
FACE_DOWN: Final = "face down"


def moment(shown: Shown) -> str:
    """The round, or that there is none yet."""
    return f"round {shown.round}" if shown.round else "before the first round"


def question(shown: Shown) -> str:
    """What is asked; where nobody is, chance comes next."""
    asked = PHASES[shown.phase]
    return asked if shown.deciding or shown.phase == "over" else "Chance comes next"


def headline(shown: Shown) -> str:
    """The picture's name."""
    return f"{GAME}, {moment(shown)}: {question(shown).lower()}"


def described(shown: Shown) -> str:
    """Everything that the picture shows, one sentence after another."""
    standing = "upside down" if shown.flipped else "upright"
    seats = [_seat(shown, seat) for seat in range(len(shown.white))]
    return " ".join(
        [
            waiting(question(shown), shown.deciding),
            f"The box stands {standing}.",
            *_levels(shown),
            f"Red cushion: {bag_in_words(parse_gems(shown.red))}.",
            *seats,
        ]
    )


def bag_in_words(gems: Gems) -> str:
    """`2 diamonds and 1 ruby`."""
    counts = [f"{count} {GEMS[gem][count != 1]}" for gem, count in piles(gems)]
    return " and ".join(counts) or "nothing"


def _levels(shown: Shown) -> list[str]:
    """Level by level from the top, side by side from the north."""
    box = box_of(shown)
    return [
        f"{height.capitalize()} level {level}: "
        + "; ".join(
            f"{side.lower()} {_drawer(inside_of(shown, box, drawer))}"
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


def _seat(shown: Shown, seat: int) -> str:
    alarm = "alarm at hand" if shown.alarms[seat] else "no alarm at hand"
    hand = ", ".join(map(card_in_words, shown.hands[seat])) or "none"
    white, black = (bag_in_words(parse_gems(row[seat])) for row in (shown.white, shown.black))
    return (
        f"Seat {seat}: white cushion {white}; black cushion {black}; {alarm};"
        f"{_chosen(shown, seat)} hand: {hand}; score {shown.scores[seat]}."
    )


def _chosen(shown: Shown, seat: int) -> str:
    """A position does not tell the cards of this round apart."""
    if not isinstance(shown, View):
        return ""
    card = shown.chosen[seat]
    words = "none" if card is None else FACE_DOWN if card == HIDDEN else card_in_words(card)
    return f" card of this round: {words};"


def card_in_words(card: str) -> str:
    """`Thief 5`, or the character alone where the number is hidden."""
    character, _, number = card.partition(" ")
    name = CHARACTERS[Character(character)]
    return name if number == HIDDEN else f"{name} {number}"
