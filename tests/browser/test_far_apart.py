"""Far apart: a second device, a host who hands on and leaves, games over days, and being called."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.support import page_player
from browser.support.visitors import PHONE, House, Visitors

Visit = Callable[..., Page]
DAY: Final = 86_400
SHORT: Final = {"Number of expeditions": 1}


def menu(page: Page) -> Any:
    """The table's menu, open."""
    page.locator(".tb-bar > button").last.click()
    return page.get_by_role("dialog", name="Menu")


def gathered(visit: Visit, **options: Any) -> list[Page]:
    """Ann, Bob and Cleo at browsers of their own, and the game has begun."""
    ann = visit()
    page_player.set_up(ann, "Diamant", "Invite", options=options)
    others = [visit(), visit()]
    for page, name in zip(others, ("Bob", "Cleo"), strict=True):
        page_player.join(page, page_player.code_of(ann), name)
    expect(ann.locator(".ga-who b")).to_have_text(["Ann", "Bob", "Cleo"])
    ann.get_by_role("button", name="Start the game").click()
    return [ann, *others]


def link_shown(page: Page) -> str:
    """What the code on the first device says."""
    part = menu(page)
    part.get_by_text("Play on another device").click()
    with page.expect_response("**/devices") as answer:
        part.get_by_role("button", name="Show code and link").click()
    expect(part.get_by_role("img", name="QR code for your other device")).to_be_visible()
    expect(part).to_contain_text("minutes left")
    page.keyboard.press("Escape")
    return f"/device#{page_player.table_of(page)}.{answer.value.json()['code']}"


def test_a_seat_moves_to_a_second_device_in_mid_game(visit: Visit) -> None:
    desk = visit()
    page_player.set_up(desk, "Diamant", options={"Number of expeditions": 2})
    page_player.play_on(desk, random.Random(71), most=2)
    phone = visit(link_shown(desk), viewport=PHONE, has_touch=True)
    phone.get_by_role("button", name="Play on this device").tap()
    phone.wait_for_url("**/table/**")
    assert "#" not in phone.url
    page_player.play_on(phone, random.Random(72), hurry=page_player.by_tap)
    page_player.awaited(desk)
    assert page_player.ranking(phone) == page_player.ranking(desk)
    page_player.is_true(desk)


def test_a_device_that_is_removed_plays_no_more_and_its_link_is_spent(visit: Visit) -> None:
    desk = visit()
    page_player.play_now(desk, "Diamant")
    page_player.awaited(desk)
    link = link_shown(desk)
    phone, thief = visit(link), visit(link)
    for page in (phone, thief):
        page.get_by_role("button", name="Play on this device").click()
    expect(thief.get_by_text("This link no longer counts.")).to_be_visible()
    assert page_player.awaited(phone) == "decide"
    part = menu(desk)
    part.get_by_text("Play on another device").click()
    part.get_by_role("button", name="Remove this device: Computer").click()
    expect(phone.locator(page_player.CHOICE)).to_have_count(0)


@pytest.fixture(autouse=True)
def refused_on_purpose(visitors: Visitors) -> None:
    """A browser complains of every answer that is no success."""
    visitors.forgiven += ["status of 409", "ERR_CONNECTION_REFUSED", "WebSocket connection"]


def test_a_host_hands_on_and_leaves_and_later_all_end_the_game_together(visit: Visit) -> None:
    ann, bob, cleo = gathered(visit)
    for page in (ann, bob, cleo):
        page_player.awaited(page)
    expect(ann.get_by_role("heading", name="Diamant at Ann’s table")).to_be_attached()
    part = menu(ann)
    part.get_by_role("button", name="Leave the table").click()
    part.get_by_role("button", name="Bob", exact=True).click()
    expect(ann.get_by_role("heading", name="Two games about gems")).to_be_visible()
    expect(bob).to_have_title("Your turn – Diamant")
    part = menu(bob)
    expect(part.get_by_role("button", name="Make Cleo the host")).to_be_visible()
    part.get_by_role("button", name="End the game").click()
    part.get_by_role("button", name="End the game").click()
    bob.keyboard.press("Escape")
    expect(bob.get_by_text("You want to end the game.")).to_be_visible()
    cleo.get_by_role("button", name="End it, too").click()
    own = ann.get_by_role("region", name="Your tables")
    expect(own).to_contain_text("Your turn")
    own.get_by_role("link").click()
    ann.get_by_role("button", name="End it, too").click()
    for page in (ann, bob, cleo):
        expect(page.get_by_role("dialog", name="The game was ended")).to_be_visible()
    ann.get_by_role("link", name="Watch the replay").click()
    expect(ann.get_by_role("slider")).to_be_visible()


# Over days.


@pytest.fixture
def calendar(browser: Browser, tmp_path: Path) -> Iterator[tuple[House, Visitors]]:
    """A house whose clock can be turned, by a restart."""
    house = House(tmp_path)
    visitors = Visitors(browser, house)
    yield house, visitors
    for context in visitors.contexts:
        context.close()
    house.kill()


def test_a_game_over_days_goes_on_by_the_clock_of_its_log(
    calendar: tuple[House, Visitors], tmp_path: Path
) -> None:
    house, visitors = calendar
    page = visitors.visit()
    page_player.set_up(page, "Diamant", options={"Time to think": "1 day"})
    page_player.play_on(page, random.Random(74), most=1)
    page_player.awaited(page)
    expect(page.locator(".tb-clock")).to_contain_text("23 hours left")
    table = page_player.table_of(page)
    assert page.request.get("/api/me/tables").json()[0]["asked"]
    page.goto("/")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text(
        "Your turn · 23 hours left"
    )
    house.kill()
    (tmp_path / "later").write_text(str(DAY + 60))
    house.start()
    page.goto(f"/table/{table}")
    page_player.awaited(page)
    lobby = page.request.get(f"/api/tables/{table}").json()
    assert [who["away"] for who in lobby["people"]] == [False] * 3
    page_player.play_on(page, random.Random(75))
    page_player.is_true(page)
    record = page.request.get(f"/api/tables/{table}/record").json()
    assert len(record["by_clock"]) == 1


# Being called.

#: Chromium without a head allows no notifications; this one asks its owner, who agrees.
WATCHED: Final = """
window.shown = [];
window.permission = "default";
Object.defineProperty(Notification, "permission", { get: () => permission });
Notification.requestPermission = async () => (permission = "granted");
ServiceWorkerRegistration.prototype.showNotification = async (...what) => { shown.push(what); };
"""
HIDDEN: Final = """
Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
"""
DENIED: Final = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
NO_NOTIFICATIONS: Final = "delete window.Notification;"


def test_whoever_allowed_it_is_called_by_a_notification_that_tells_no_more_than_the_turn(
    visit: Visit,
) -> None:
    page = visit(service_workers="allow")
    page.add_init_script(WATCHED)
    page_player.play_now(page, "Diamant")
    page.reload()
    page_player.awaited(page)
    part = menu(page)
    part.get_by_label("Call me when it’s my turn").check()
    expect(part).to_contain_text("You get a notification whenever")
    page.keyboard.press("Escape")
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    page.evaluate(HIDDEN)
    page.locator(page_player.CHOICE).first.click()
    page.wait_for_function("() => shown.length > 0")
    (title, options), *_ = page.evaluate("shown")
    name = page.request.get("/api/me").json()["name"]
    assert title == page.title() == "Your turn – Diamant"
    assert options == {
        "body": f"The game waits for you at {name}’s table.",
        "tag": page_player.table_of(page),
        "icon": "/icon-192.png",
        "data": {"path": f"/table/{page_player.table_of(page)}"},
    }
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-call.svg"


@pytest.mark.parametrize(
    ("script", "words"),
    [(DENIED, "doesn’t allow notifications"), (NO_NOTIFICATIONS, "knows no notifications")],
    ids=["refused", "unsupported"],
)
def test_where_nobody_can_be_called_the_menu_says_why(
    visit: Visit, script: str, words: str
) -> None:
    page = visit()
    page.add_init_script(script)
    page_player.play_now(page, "Diamant")
    page.reload()
    page_player.awaited(page)
    part = menu(page)
    expect(part).to_contain_text(words)
    expect(part.get_by_label("Call me when it’s my turn")).to_be_disabled()
