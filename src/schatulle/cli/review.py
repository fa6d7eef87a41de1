"""`schatulle review`: a finished game of a record seen once more from a seat, with better ways."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schatulle.cli.files import pick_record
from schatulle.cli.terminal.wording.phrases import game_name
from schatulle.core import BadNotation, Refusal
from schatulle.lang import message
from schatulle.reviews import Question, Review, Tell, review_of
from schatulle.reviews.telling import answered, asked, choice, why, with_sentences
from schatulle.table.records import Record

#: A chance from none to sure.
_STEPS = " ▁▂▃▄▅▆▇█"
#: So many columns a curve may have.
_WIDTH = 60


def run(path: Path, seat: int, name: str | None, as_json: bool, lang: str) -> int:
    """Prints the review of a game of the file; raises Refusal where there can be none."""
    record = pick_record(path, name)
    with _progress(lang) as tell:
        try:
            review = review_of(record, seat, tell)
        except Refusal as refusal:
            reason = f"{path}, game {record.id}: {refusal}"
            raise BadNotation(reason, refusal.says, **refusal.about) from None
    names = names_of(record, lang)
    if as_json:
        print(msgspec.json.encode(with_sentences(review, names, lang)).decode())
    else:
        _Sheet(Console(), review, names, lang).print()
    return 0


def names_of(record: Record, lang: str) -> tuple[str, ...]:
    """Who sat where; where nobody is named, the seats."""
    if record.players:
        return tuple(map(_plain, record.players))
    return tuple(message("review-seat", lang, number=seat) for seat in range(record.seats))


@contextmanager
def _progress(lang: str) -> Iterator[Tell]:
    """A line on standard error; where nobody looks, one for every tenth."""
    errors, told = Console(stderr=True), -1
    every = 1 if errors.is_terminal else 10

    def tell(done: float) -> None:
        nonlocal told
        percent = int(100 * done)
        if percent // every == told:
            return
        told = percent // every
        line = message("review-working", lang, percent=percent)
        errors.print(line, end="\r" if errors.is_terminal else "\n", highlight=False, markup=False)

    yield tell
    if errors.is_terminal and told >= 0:
        errors.print(" " * errors.width, end="\r")


class _Sheet:
    """A review on paper."""

    def __init__(self, out: Console, review: Review, names: Sequence[str], lang: str) -> None:
        self._out = out
        self._review = review
        self._names = names
        self._lang = lang

    def print(self) -> None:
        review = self._review
        game = game_name(review.game, self._lang)
        self._head("title", game=game, seat=self._names[review.seat])
        self._chances()
        self._marks()
        self._whole()
        if review.questions:
            self._head("questions")
            for question in review.questions:
                self._question(question)

    def _chances(self) -> None:
        self._head("chances")
        grid = Table.grid(padding=(0, 2))
        for seat, name in enumerate(self._names):
            shares = [told.shares[seat] for told in self._review.chances]
            ends = self._say("chances-line", before=_percent(shares[0]), after=_percent(shares[-1]))
            style = "bold" if seat == self._review.seat else ""
            grid.add_row(Text(name), curve(shares), ends, style=style)
        self._line(grid)

    def _marks(self) -> None:
        self._head("marks")
        marked = [decision for decision in self._review.decisions if decision.mark]
        if not marked:
            slips = _percent(self._review.slips)
            self._line(self._say("only-slips", percent=slips) if slips else self._say("no-marks"))
        for decision in marked:
            line = self._say(
                "mark-line",
                mark=self._say(f"mark-{decision.mark}"),
                number=decision.move_number,
                percent=_percent(decision.loss),
            )
            self._line(line)
            self._line(why(self._review.game, decision, self._names, self._lang), deeper=True)

    def _whole(self) -> None:
        self._out.print()
        review = self._review
        if review.memory is not None:
            memory = review.memory
            parts = {part: _percent(getattr(memory, part)) for part in ("score", "low", "high")}
            self._line(self._say("memory", **parts))
        for remark in review.remarks:
            self._line(why(review.game, remark, self._names, self._lang))
        good = "yes" if review.luck > 0 else "no"
        self._line(self._say("luck", percent=_percent(abs(review.luck)), good=good))

    def _question(self, question: Question) -> None:
        game = self._review.game
        self._line(asked(game, question, self._names, self._lang))
        choices = [choice(game, code, self._lang) for code in question.choices]
        self._line(" · ".join(choices), deeper=True)
        for line in answered(game, question, self._names, self._lang):
            self._line(line, deeper=True)

    def _say(self, key: str, **args: object) -> str:
        return message(f"review-{key}", self._lang, **args)

    def _head(self, key: str, **args: object) -> None:
        self._out.print()
        self._out.print(Text(self._say(key, **args), "bold"))

    def _line(self, content: str | Table, deeper: bool = False) -> None:
        told = Text(content) if isinstance(content, str) else content
        self._out.print(Padding(told, (0, 0, 0, 4 if deeper else 2)))


def curve(shares: Sequence[float]) -> str:
    """Shares from left to right, as high as they are; of very many some."""
    every = -(-len(shares) // _WIDTH)
    return "".join(_STEPS[round(share * (len(_STEPS) - 1))] for share in shares[::every])


def _percent(share: float) -> int:
    return round(100 * share)


def _plain(line: str) -> str:
    """Whatever a record holds: its words must not steer the terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)
