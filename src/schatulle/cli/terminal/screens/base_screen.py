"""What all screens share: they give way to one sentence where the terminal is too small."""

from typing import Any

from textual.app import ComposeResult, RenderResult
from textual.screen import Screen
from textual.widget import Widget

from schatulle.cli.terminal.wording.phrases import say
from schatulle.cli.terminal.wording.refusals import told
from schatulle.core import BadOptions

LEAST = (80, 24)


def too_small(width: int, height: int) -> BadOptions | None:
    """The refusal that says so, None where there is room enough."""
    if width >= LEAST[0] and height >= LEAST[1]:
        return None
    return BadOptions(
        f"a terminal of {width}×{height}; at least {LEAST[0]}×{LEAST[1]} is needed",
        "terminal-too-small",
        width=width,
        height=height,
        least_width=LEAST[0],
        least_height=LEAST[1],
    )


class TooSmall(Widget):
    """The sentence in place of everything else."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang

    def render(self) -> RenderResult:
        """How large the terminal is, and how large it must be."""
        refusal = too_small(*self.app.size)
        return told(refusal, self._lang) if refusal else ""


class BaseScreen(Screen[Any]):
    """A screen that is hidden, not lost, while the terminal is too small."""

    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 - declared so by textual
        (0, "-narrow"),
        (LEAST[0], "-wide-enough"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012 - declared so by textual
        (0, "-low"),
        (LEAST[1], "-high-enough"),
        (34, "-tall"),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    @property
    def is_hidden(self) -> bool:
        """Whether keys would go to something that nobody sees."""
        return too_small(*self.app.size) is not None

    def compose(self) -> ComposeResult:
        """The page, and the sentence that may stand in for it."""
        yield from self.compose_page()
        yield TooSmall(self.lang)

    def compose_page(self) -> ComposeResult:
        yield from ()

    def say(self, key: str, **args: object) -> str:
        """A message in the reader's language."""
        return say(key, self.lang, **args)
