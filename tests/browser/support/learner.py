"""Who plays lessons: by keys alone, and with a wrong try where something can be wrong."""

import random
import re
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, expect

from browser.support import page_player
from browser.support.keyboard import BY_KEYS, key_of_fist, walk_to
from browser.support.visitors import PATIENCE
from schatulle.lang import language
from schatulle.lessons.lesson import ANY, Lesson, Step

PANEL: Final = ".ls-panel"
CHARACTERS: Final = ("smuggler", "jeweller", "jewelress", "thief", "masterthief", "detective")
GEMS: Final = {"d": "1", "s": "2"}
TURNS: Final = ("top-", "top+", "two-", "two+", "flip")
#: What else might be tried, by the kind of question.
TRIES: Final = {
    "choose": [f"choose {character}" for character in CHARACTERS],
    "open": [f"open {level}{side}" for level in "CBA" for side in "1234"],
    "place": ["place d", "place s", "place 3d"],
    "turn": ["turn top+", "turn"],
    "rob": ["plunder", "search"],
    "take": ["take d", "take s"],
    "decide": ["stay", "leave"],
}
#: The step, and what it waits for: its button, an answer, or nothing more; null while others play.
STANDING: Final = f"""() => {{
    const panel = document.querySelector("{PANEL}");
    if (panel?.matches(".ls-end")) return ["", "over"];
    if (panel?.querySelector(".ls-next")) return [panel.dataset.step, "read"];
    const asked = ({page_player.OFFERED})();
    return panel && asked && [panel.dataset.step, asked];
}}"""
LEFT: Final = f"""(step) => document.querySelector("{PANEL}")?.dataset.step !== step"""
#: So many milliseconds later a key was not heard.
HEARD_WITHIN: Final = 1_000
#: What is pointed at and cannot be seen, because it is out of sight or under the lesson's words.
UNSEEN: Final = """(points) => points.filter((name) => {
    const shown = [...document.querySelectorAll(`[data-point="${name}"]`)]
        .filter((it) => it.getClientRects().length);
    return !shown.some((it) => {
        const { left, right, top, bottom, width, height } = it.getBoundingClientRect();
        const [from, to] = [[Math.max(0, left), Math.max(0, top)],
                            [Math.min(innerWidth, right), Math.min(innerHeight, bottom)]];
        const above = document.elementFromPoint((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
        const seen = (to[0] - from[0]) * (to[1] - from[1]) / (width * height);
        return seen > 0.6 && !above?.closest(".ls-panel");
    });
})"""

SEEN: Final = f"(points) => ({UNSEEN})(points).length === 0"


class Learner:
    """Somebody before a lesson at its table."""

    def __init__(self, page: Page, lesson: Lesson, code: str) -> None:
        self._page = page
        self._lesson = lesson
        self._words = language(code)
        self._chance = random.Random(lesson.id)
        self._steps = {step.name: step for step in lesson.steps}
        #: Every step that was come to, in order.
        self.seen: list[str] = []

    def standing(self) -> tuple[str, str]:
        """The step, and what it waits for; what is played until then is cut short."""
        found = page_player.look(self._page, STANDING, patience=PATIENCE)
        assert found, "the lesson does not go on"
        step, awaits = found
        return step, awaits

    def learn(self, most: int = 1000) -> list[str]:
        """To the end, or so many steps; gives what was pointed at and not to be seen."""
        unseen: list[str] = []
        while (standing := self.standing())[1] != "over" and len(self.seen) < most:
            name, awaits = standing
            step = self._steps[name]
            if name not in self.seen:
                self.seen.append(name)
                unseen += self._look(step)
                if awaits != "read":
                    self._try(step, awaits)
            self._go_on(step, awaits)
        return unseen

    def _look(self, step: Step) -> list[str]:
        expect(self._page.locator(".ls-text")).to_contain_text(self._said(step))
        points = list(step.point)
        # The page brings them into sight after it has drawn the step.
        page_player.look(self._page, SEEN, points, patience=HEARD_WITHIN, hurries=False)
        return [f"{step.name}: {it}" for it in self._page.evaluate(UNSEEN, points)]

    def _said(self, step: Step, part: str | None = None) -> str:
        key = f"lesson-{self._lesson.id.replace('/', '-')}-{step.name}"
        return self._words.message(f"{key}.{part}" if part else key)

    def _try(self, step: Step, kind: str) -> None:
        """One wrong try for everything that is said to wrong tries."""
        for pattern, part in step.wrong.items():
            tries = TRIES[kind] if ANY in pattern else [pattern]
            for move in tries:
                if not step.wants(move) and step.said_to(move) == part and self._able(move):
                    self._play(move)
                    answer = self._page.locator(".ls-answer")
                    expect(answer).to_have_text(self._said(step, part))
                    assert self.standing() == (step.name, kind)
                    break
            else:
                raise AssertionError(f"{step.name}: nothing can be tried that is {pattern!r}")

    def _able(self, move: str) -> bool:
        kind, _, what = move.partition(" ")
        button = {
            "open": f"[data-drawer='{what}']{page_player.ABLE}",
            "choose": f"[data-point='card {what}']{page_player.ABLE}",
        }
        return kind not in button or self._page.locator(button[kind]).count() > 0

    def _go_on(self, step: Step, awaits: str) -> None:
        if awaits == "read":
            self._page.keyboard.press(self._chance.choice(["Enter", "n"]))
        elif step.moves == (ANY,):
            BY_KEYS[awaits](self._page, self._chance)
        else:
            move = step.moves[0].replace(f"{ANY}flip{ANY}", " flip")
            self._play(move)
            self._leave(step, move)
            return
        if step.until is None:
            self._leave(step)

    def _leave(self, step: Step, move: str | None = None) -> None:
        for _ in range(PATIENCE // HEARD_WITHIN):
            if page_player.look(self._page, LEFT, step.name, patience=HEARD_WITHIN):
                return
            if move and self.standing()[0] == step.name:
                # A key that comes while the last answer is still on its way is not heard.
                self._play(move)
        raise AssertionError(f"{step.name} does not end")

    def _play(self, move: str) -> None:
        for key in self._keys(move):
            self._page.keyboard.press(key)

    def _keys(self, move: str) -> Iterator[str]:
        kind, *words = move.split()
        match kind:
            case "choose":
                yield str(CHARACTERS.index(words[0]) + 1)
                yield "Enter"
            case "open":
                walk_to(self._page, f"[data-drawer='{words[0]}']", self._chance)
                yield "Enter"
            case "place":
                yield "Backspace"
                gems, *alarm = words
                yield from gems_as_keys(gems)
                yield from ("3" for _ in alarm)
                yield "Enter"
            case "turn":
                yield from ["Backspace"] * 3
                yield from (str(TURNS.index(word) + 1) for word in words)
                yield "Enter"
            case "plunder" | "take":
                yield "1" if words != ["s"] else "2"
            case "search":
                yield "2"
            case "stay" | "leave":
                yield key_of_fist(self._page, kind)


def gems_as_keys(gems: str) -> Iterator[str]:
    """`1d2s` or `s`, gem by gem."""
    for count, kind in re.findall(r"([0-9]*)([ds])", gems):
        yield from GEMS[kind] * int(count or 1)
