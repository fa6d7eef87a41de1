"""Every state that a page can be in: a table, who sits at it, and what is pressed."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from playwright.sync_api import Page

from browser.support.socket_player import Person, as_a

MEISTERDIEBE: Final = "meisterdiebe"
DIAMANT: Final = "diamant"


class People:
    """Two guests at a server, whose names may be as long as names get."""

    def __init__(self, address: str, names: tuple[str, str] = ("Ann", "Ben")) -> None:
        self.ann, self.ben = (Person(address, name) for name in names)


class State(NamedTuple):
    """Where it is; whoever is asked opens what must be there and gives the path."""

    path: Callable[[People], str]
    #: What is there once it is shown.
    sign: str
    press: Callable[[Page], None] | None = None


def _at(path: str) -> Callable[[People], str]:
    return lambda _: path


def _gathering(people: People) -> str:
    table = people.ann.open(MEISTERDIEBE, chairs="pppb")
    people.ben.sit(table, 1)
    return f"/table/{table}"


def _join(people: People) -> str:
    table = people.ben.open(DIAMANT, chairs="ppb")
    return f"/join/{people.ben.lobby(table)['code']}"


def _asked(kind: str, character: str) -> Callable[[People], str]:
    def path(people: People) -> str:
        table = people.ann.begin(MEISTERDIEBE, chairs="pbbb")
        if kind == "turn":
            people.ann.play(table, "choose")
        people.ann.play(table, kind, way=as_a(character))
        return f"/table/{table}"

    return path


def _waiting(game: str) -> Callable[[People], str]:
    def path(people: People) -> str:
        table = people.ben.open(game, chairs="ppbb")
        people.ann.sit(table, 1)
        people.ben.start(table)
        return f"/table/{table}"

    return path


def _cave(chairs: str) -> Callable[[People], str]:
    def path(people: People) -> str:
        table = people.ann.begin(DIAMANT, chairs=chairs)
        with people.ann.at(table) as hand:
            hand.answer_once(lambda _, __: "stay", patience=5)
        return f"/table/{table}"

    return path


def _over(game: str, page: str = "table") -> Callable[[People], str]:
    short = {MEISTERDIEBE: {"max_rounds": 1}, DIAMANT: {"expeditions": 2}}[game]

    def path(people: People) -> str:
        table = people.ann.begin(game, chairs="pbbb", options=short)
        people.ann.play(table, "over")
        return f"/{page}/{table}"

    return path


def _closed(page: Page) -> None:
    page.locator(".read-results").wait_for()
    page.keyboard.press("Escape")


def _options(game: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.locator(f".st-card-{game} .st-ways button").nth(1).click()
        page.locator(".su-more > summary").click()

    return press


def _menu(page: Page) -> None:
    page.locator(".tb-bar > button").last.click()
    page.locator(".tb-fair summary").click()


def _lesson(lesson: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f"[data-lesson='{lesson}']").click()


def _picked(page: Page) -> None:
    page.locator(".md-hand .md-card:not([disabled])").first.click()


STATES: Final[Mapping[str, State]] = {
    "landing": State(_at("/"), ".st-cards"),
    "setup": State(_at("/"), "form.su", _options(MEISTERDIEBE)),
    "gathering": State(_gathering, ".ga-chairs"),
    "join": State(_join, ".ga-chairs"),
    "fill": State(_asked("fill", "thief"), ".md-actions-fill"),
    "choose": State(_asked("choose", "thief"), ".md-actions-choose"),
    "chosen": State(_asked("choose", "thief"), ".md-card-wished", _picked),
    "open": State(_asked("open", "thief"), ".md-actions-open"),
    "place": State(_asked("place", "jeweller"), ".md-actions-place"),
    "turn": State(_asked("turn", "thief"), ".md-actions-turn"),
    "waiting": State(_waiting(MEISTERDIEBE), ".tb-prompt"),
    "thieves-over": State(_over(MEISTERDIEBE), ".read-results"),
    "thieves-end": State(_over(MEISTERDIEBE), ".read-reopen", _closed),
    "thieves-replay": State(_over(MEISTERDIEBE, "replay"), "main .md-board"),
    "cave": State(_cave("pbbbb"), ".dm-choice"),
    "crowded-cave": State(_cave("pbbbbbbb"), ".dm-choice"),
    "cave-over": State(_over(DIAMANT), ".read-results"),
    "cave-end": State(_over(DIAMANT), ".read-reopen", _closed),
    "cave-replay": State(_over(DIAMANT, "replay"), "main .dm-board"),
    "menu": State(_asked("fill", "thief"), ".tb-menu code", _menu),
    "rules": State(_at("/rules"), "main h2"),
    "clause": State(_at("/rules/M-41"), "main h2"),
    "games": State(_at("/games"), "main"),
    "learn": State(_at("/learn/meisterdiebe"), ".learn-lessons"),
    "lesson": State(_at("/learn/meisterdiebe"), ".ls-next", _lesson("meisterdiebe/drawers")),
    "cave-lesson": State(_at("/learn/diamant"), ".ls-next", _lesson("diamant/path")),
    "nowhere": State(_at("/elsewhere"), "main"),
}


def show(page: Page, state: State, people: People) -> None:
    """Opens it as Ann sees it, and waits until it is there."""
    page.goto(state.path(people))
    if state.press:
        state.press(page)
    page.locator(state.sign).first.wait_for()
