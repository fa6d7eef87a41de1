"""How people play: by what a page offers them, and nothing else."""

import json
import random
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.support.visitors import PATIENCE

ABLE = ":not([disabled], [aria-disabled='true'])"
PRIMARY = f".md-actions .md-wide-button{ABLE}"
DRAWER = f".md-drawer{ABLE}"
CHOICE = f".dm-choice{ABLE}"
#: Whatever a page can wait for: the results, the next person at this device, or a question.
OFFERS = f".read-results, .read-reopen, .tb-pass button, {CHOICE}, .md-actions:not([aria-busy])"
#: Milliseconds: who plays here is in a hurry, and has as much patience as everything else.
GLANCE = 25
KIND = """
it => it.closest(".read-results, .read-reopen") ? "over"
    : it.closest(".tb-pass") ? "pass"
    : it.matches(".dm-choice") ? "decide"
    : [...it.classList].at(-1).split("-").at(-1)
"""
OFFERED = f"""() => {{
    const found = document.querySelector({json.dumps(OFFERS)});
    return found && ({KIND})(found);
}}"""


def play_now(page: Page, game: str) -> None:
    """From the first page to a table with bots in one click."""
    card(page, game).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/**")


def card(page: Page, game: str) -> Locator:
    """A game's, by the name that all languages share."""
    return page.locator(f".st-card-{game.lower()}")


def set_up(
    page: Page,
    game: str,
    way: str = "Options",
    *,
    name: str = "Ann",
    seats: int = 3,
    options: Mapping[str, Any] | None = None,
) -> None:
    """Through the set-up to a table; `options` are named as the page names them."""
    card(page, game).get_by_role("button", name=way).click()
    form = page.get_by_role("dialog")
    form.get_by_label("Your name").fill(name)
    chairs = form.locator("ol > li")
    while (count := chairs.count()) > seats:
        form.get_by_role("button", name="Remove a player").click()
        expect(chairs).to_have_count(count - 1)
    for label, value in (options or {}).items():
        choose_option(form, label, value)
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/table/**")


def choose_option(form: Locator, label: str, value: Any) -> None:
    field = form.get_by_label(label, exact=True)
    if not field.is_visible():
        form.get_by_text("More options").click()
    if isinstance(value, bool):
        field.set_checked(value, force=True)
    elif field.evaluate("it => it.tagName") == "SELECT":
        field.select_option(value)
    else:
        field.fill(str(value))


def join(page: Page, code: str, name: str) -> None:
    """By the code that somebody has told."""
    page.get_by_label("Join with a code").fill(code)
    page.get_by_role("button", name="Join").click()
    sit_down(page, name)


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("you", exact=True)).to_be_visible()


def code_of(page: Page) -> str:
    return page.locator(".ga-code").inner_text()


def table_of(page: Page) -> str:
    return page.url.split("/table/")[1]


Answer = Callable[[Page, random.Random], None]
#: What cuts short what is played.
Hurry = Callable[[Page], None]


def press(button: Locator) -> None:
    """Phones are tapped, everything else is clicked."""
    size = button.page.viewport_size
    if size and size["width"] < 500:
        button.tap()
    else:
        button.click()


def decide(page: Page, chance: random.Random) -> None:
    press(page.locator(CHOICE).nth(chance.choice([0, 0, 1])))


def choose(page: Page, chance: random.Random) -> None:
    press(any_of(page, ".md-hand .md-card:not([disabled])", chance))
    press(page.locator(PRIMARY))


def open_drawer(page: Page, chance: random.Random) -> None:
    press(any_of(page, DRAWER, chance))


def fill(page: Page, chance: random.Random) -> None:
    while not page.locator(PRIMARY).count():
        press(any_of(page, DRAWER, chance))
    press(page.locator(PRIMARY))


def place(page: Page, chance: random.Random) -> None:
    """Steppers, gems and the alarm; a placing that is none yet grows until it is one."""
    for _ in range(chance.choice([1, 2, 3])):
        press(any_of(page, f".md-picks button{ABLE}", chance))
    while not page.locator(PRIMARY).count():
        press(any_of(page, f".md-picks :is(.md-stepper button:last-child, .md-pick){ABLE}", chance))
    press(page.locator(PRIMARY))


def give(page: Page, chance: random.Random) -> None:
    while not page.locator(PRIMARY).count():
        press(any_of(page, f".md-gift .md-stepper button:last-child{ABLE}", chance))
    press(page.locator(PRIMARY))


def pick_one(page: Page, chance: random.Random) -> None:
    press(any_of(page, f".md-actions .md-half{ABLE}", chance))


def turn(page: Page, chance: random.Random) -> None:
    for _ in range(chance.choice([0, 1, 2])):
        moves = page.locator(f".md-move{ABLE}")
        if count := moves.count():
            press(moves.nth(chance.randrange(count)))
    press(page.locator(PRIMARY))


def take_device(page: Page, _: random.Random) -> None:
    press(page.locator(".tb-pass button"))


BY_HAND: Mapping[str, Answer] = {
    "pass": take_device,
    "decide": decide,
    "fill": fill,
    "choose": choose,
    "open": open_drawer,
    "place": place,
    "rob": pick_one,
    "give": give,
    "take": pick_one,
    "turn": turn,
}


def any_of(page: Page, selector: str, chance: random.Random) -> Locator:
    found = page.locator(selector)
    found.first.wait_for()
    return found.nth(chance.randrange(found.count()))


def look(page: Page, found: str, of: Any = None, *, patience: int, hurries: bool = True) -> Any:
    """Looks for so many milliseconds until something is found, and gives it.

    The page itself does, which is cheaper than asking it again and again; who hurries presses
    Escape before each further look.
    """
    return page.evaluate(
        f"""([of, patience, hurries]) => new Promise((done) => {{
            const late = performance.now() + patience;
            const escape = {{ key: "Escape", bubbles: true, cancelable: true }};
            const look = () => {{
                const found = ({found})(of);
                if (found || performance.now() >= late) return done(found);
                setTimeout(() => {{
                    if (hurries) document.body.dispatchEvent(new KeyboardEvent("keydown", escape));
                    look();
                }}, {GLANCE});
            }};
            look();
        }})""",
        [of, patience, hurries],
    )


def offer(page: Page, patience: int = GLANCE, *, hurries: bool = False) -> str | None:
    """The kind of what the page offers within so many milliseconds; None if it offers nothing."""
    kind: str | None = look(page, OFFERED, patience=patience, hurries=hurries)
    return kind


def by_key(page: Page) -> None:
    page.keyboard.press("Escape")


def by_tap(page: Page) -> None:
    """A tap where nothing lies, whatever has come up in this very moment."""
    page.touchscreen.tap(195, 230)


def awaited(page: Page, hurry: Hurry | None = None) -> str:
    """The kind of what is offered next; what is played until then is cut short."""
    if hurry is None:
        kind = offer(page, PATIENCE, hurries=True)
        assert kind, "nothing is asked any more"
        return kind
    for _ in range(PATIENCE // GLANCE):
        if kind := offer(page):
            return kind
        hurry(page)
    raise AssertionError("nothing is asked any more")


def play_on(
    page: Page,
    chance: random.Random,
    answers: Mapping[str, Answer] = BY_HAND,
    most: int = 2000,
    hurry: Hurry | None = None,
) -> list[str]:
    """Answers what is asked until the results are there, or so often; gives the kinds asked."""
    asked: list[str] = []
    while len(asked) < most and (kind := awaited(page, hurry)) != "over":
        answers[kind](page, chance)
        asked.append(kind)
    return asked


def play_together(pages: Iterable[Page], chance: random.Random, until: str = "over") -> None:
    """Whoever is asked answers, until all see the results or somebody is asked such a question."""
    playing = deque(pages)
    while playing:
        page = playing.popleft()
        kind = offer(page, hurries=True)
        if kind == "over":
            continue
        if kind == until:
            return
        if kind:
            BY_HAND[kind](page, chance)
        playing.append(page)


def ranking(page: Page) -> list[tuple[str, int]]:
    """Everybody with their points, in the order of the results."""
    if page.locator(".read-reopen").is_visible():
        page.locator(".read-reopen").click()
    rows = page.get_by_role("list", name="Ranking").get_by_role("listitem")
    rows.first.wait_for()
    return [
        (
            row.locator(".read-name b").inner_text(),
            int(row.locator(".read-score .visually-hidden").inner_text().split()[0]),
        )
        for row in rows.all()
    ]


def is_true(page: Page) -> None:
    """The results on the page are those that the server has."""
    shown = ranking(page)
    replay = page.request.get(f"/api/tables/{table_of(page)}/replay").json()
    scores, winners = replay["outcome"]["scores"], replay["outcome"]["winners"]
    assert sorted(score for _, score in shown) == sorted(scores)
    for person, score in zip(replay["lobby"]["people"], scores, strict=True):
        assert person["name"] is None or (person["name"], score) in shown
    assert sorted(score for _, score in shown[: len(winners)]) == sorted(
        scores[seat] for seat in winners
    )
    expect(page.locator(".read-rank.read-winner")).to_have_count(len(winners))
