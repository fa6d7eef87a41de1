"""Every event of both games has its sentence."""

from typing import Any, get_args

import pytest

from schatulle.cli.terminal.presentations import presentation_of
from schatulle.core import Seat
from schatulle.games.diamant.rules import events as cave
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import Card as CaveCard
from schatulle.games.meisterdiebe.rules import events as box
from schatulle.games.meisterdiebe.rules.box import Drawer, Front, Move
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.events import Cushion, Found
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gem, Gems

NAMES = ("Ann", "Bob", "Cleo")
ANN, BOB, CLEO = Seat(0), Seat(1), Seat(2)
THIEF, SMUGGLER = Card(Character.THIEF, 5), Card(Character.MASTERTHIEF, 2)
BAG = Gems(2, 1)
CITED = ("M-1",)


def opened(**changes: Any) -> box.Opened:
    plain: dict[str, Any] = {
        "fell": NOTHING,
        "alarm": None,
        "goes_to": None,
        "put_back": False,
        "caught": False,
        "upper": Front(),
    }
    return box.Opened(CITED, ANN, Drawer.B3, **(plain | changes))


def test_every_event_type_of_both_games_is_told() -> None:
    assert set(presentation_of("meisterdiebe").telling.sentences) == set(get_args(box.Event))
    assert set(presentation_of("diamant").telling.sentences) == set(get_args(cave.Event))


def test_what_is_no_event_is_not_told() -> None:
    assert presentation_of("diamant").telling.tell("nothing", NAMES, "en") is None


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (box.Dealt(CITED, ((THIEF,), None, None)), "The cards were dealt"),
        (box.Began(CITED, BOB), "Bob fills the box first"),
        (box.Pulled(CITED, ANN, (Drawer.A1, Drawer.A1, Drawer.C4)), "Ann opened A1 and C4"),
        (box.Filled(CITED, ANN, Drawer.A1, 2, NOTHING), "2 diamonds went into A1."),
        (box.Filled(CITED, ANN, Drawer.A1, None, Gems(1)), "A diamond fell out of it onto"),
        (box.Filled(CITED, ANN, Drawer.A1, 1, Gems(1), put_back=True), "went back in above"),
        (box.Chose(CITED, ANN, THIEF), "Ann put thief 5 face down."),
        (box.Chose(CITED, ANN, None), "Ann put a card face down."),
        (
            box.TurnedUp(CITED, (THIEF, None, SMUGGLER)),
            "Turned up: Ann (thief 5) and Cleo (master thief 2).",
        ),
        (opened(), "Ann opened B3 (rain of rays). Nothing fell. Above: nothing."),
        (opened(upper=None), "Ann opened B3 (rain of rays). Nothing fell."),
        (opened(fell=BAG, caught=True), "2 diamonds and a sapphire fell onto the red cushion. C"),
        (
            opened(fell=BAG, alarm=BOB, goes_to=BOB, caught=True),
            "Bob’s alarm went off: 2 diamonds and a sapphire for Bob. Caught!",
        ),
        (opened(alarm=BOB), "Bob’s alarm fell and went back to its card."),
        (opened(fell=BAG, put_back=True, caught=True), "fell and went back in above. Caught!"),
        (opened(upper=Front(BAG, BOB)), "Above: 2 diamonds and a sapphire and Bob’s alarm."),
        (box.Passed(CITED, ANN), "Ann opened no drawer."),
        (box.FrontTaken(CITED, ANN, BAG, Cushion.RED), "Ann smuggled 2 diamonds and a sapphire"),
        (box.FrontTaken(CITED, ANN, Gems(1), Cushion.BLACK), "Ann stole a diamond."),
        (box.FrontTaken(CITED, ANN, NOTHING, Cushion.BLACK), "found nothing to take"),
        (box.Placed(CITED, ANN, Gems(1), alarm=False), "Ann put a diamond into the drawer."),
        (box.Placed(CITED, ANN, Gems(0, 1), alarm=True), "a sapphire and an alarm"),
        (box.Searched(CITED, ANN, Found.RUBY, NOTHING), "took a ruby!"),
        (box.Searched(CITED, ANN, Found.RUBY, Gems(1)), "took a ruby and a diamond!"),
        (box.Searched(CITED, ANN, Found.FELL, NOTHING), "a ruby fell"),
        (box.Searched(CITED, ANN, Found.EMPTY, NOTHING), "it was empty."),
        (box.Searched(CITED, ANN, Found.EMPTY, Gems(1)), "From the front: a diamond."),
        (box.Searched(CITED, ANN, None, NOTHING), "came away without a ruby"),
        (box.Given(CITED, ANN, ((BOB, Gems(1)),)), "Ann gave away a diamond to Bob."),
        (box.Given(CITED, ANN, ()), "Ann left the gems where they were."),
        (box.AlarmReturned(CITED, ANN), "Ann’s alarm went back"),
        (
            box.BoxTurned(CITED, ANN, (Move.TOP_PLUS, Move.FLIP)),
            "Ann moved the box: top level clockwise, flipped over.",
        ),
        (box.BoxTurned(CITED, ANN, ()), "Ann left the box as it was."),
        (
            box.LootSettled(CITED, 2, 1, (BOB, CLEO)),
            "2 smugglers, 1 detective: the loot goes to Bob and Cleo.",
        ),
        (box.LootSettled(CITED, 1, 2, ()), "the loot stays"),
        (box.GemTaken(CITED, BOB, Gem.SAPPHIRE), "Bob took a sapphire from the red cushion."),
        (box.SharedOut(CITED, (Gems(1), NOTHING, BAG)), "a diamond to Ann and 2 diamonds and"),
        (box.SharedOut(CITED, (NOTHING,) * 3), "The red cushion was empty."),
        (box.CardsSwapped(CITED, (THIEF,) * 3), "swapped"),
        (box.RoundEnded(CITED, 3), "Round 3 is over."),
        (box.HandsPassed(CITED), "to the left"),
        (box.CardsTakenUp(CITED), "took up"),
        (box.GameEnded(CITED, (1, 2, 2), (BOB, CLEO)), "Won by Bob and Cleo."),
        (cave.Decided(CITED, ANN, Choice.STAY), "Ann chose to explore further."),
        (cave.Decided(CITED, ANN, None), "Ann closed a fist."),
        (
            cave.Revealed(CITED, (Choice.STAY, None, Choice.LEAVE)),
            "The fists open. Exploring further: Ann. Returning: Cleo.",
        ),
        (cave.Revealed(CITED, (Choice.STAY,) * 3), "The fists open. Exploring further: everyone."),
        (cave.Returned(CITED, (ANN,), 4, (0,)), "with 4 stones from the path."),
        (cave.Returned(CITED, (ANN, BOB), 1, (0,)), "Ann and Bob came back to camp with 1 stone e"),
        (cave.Returned(CITED, (ANN,), 0, ()), "the path gave nothing more"),
        (cave.TurnedUp(CITED, CaveCard.T17, 5, 2), "Diamonds: 17. 5 for each, 2 left"),
        (cave.TurnedUp(CITED, CaveCard.GAS, 0, 0), "Danger: gas cloud!"),
        (cave.Struck(CITED, CaveCard.SNAKE, (3, 0, 4)), "lost: Ann 3 and Cleo 4."),
        (cave.Struck(CITED, CaveCard.SNAKE, (0, 0, 0)), "Nobody had anything to lose."),
        (cave.ExpeditionEnded(CITED, 2, ()), "Expedition 2 is over."),
        (cave.ExpeditionEnded(CITED, 2, (CaveCard.GAS,)), "One card leaves the game: gas cloud."),
        (cave.GameEnded(CITED, (1, 2, 3), (CLEO,)), "Won by Cleo."),
    ],
)
def test_an_event_is_told_in_words(event: Any, sentence: str) -> None:
    game = "meisterdiebe" if isinstance(event, get_args(box.Event)) else "diamant"
    told = presentation_of(game).telling.tell(event, NAMES, "en")
    assert told is not None
    assert sentence in told
