"""The rules in the terminal: a clause, a ruling, an option, a word, or the whole contents."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.constrain import Constrain
from rich.text import Text

from schatulle import rulebook
from schatulle.lang import message
from schatulle.rulebook import Clause, Entry, Option, Ruling

# Longer lines are hard to read, however wide the terminal is.
LINE = 92

#: The option values of each edition, by the edition's name.
Editions = Mapping[str, Struct]


class Line(Struct, frozen=True):
    """A line of text, set in by some columns also where it wraps, without trailing blanks."""

    text: Text
    indent: int = 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.wrap(console, options.max_width - self.indent):
            line.rstrip()
            yield Text(" " * self.indent) + line if line else Text()


Lines = Iterator[Line]


class NotInTheRulesError(LookupError):
    """Nothing in the rules matches; the message says so in the reader's language."""


def run(query: str | None, lang: str, console: Console, editions: Editions | None = None) -> None:
    """Print what the rules say about the query, or their contents without one."""
    console.print(Constrain(rules_text(query, lang, editions), LINE))


def rules_text(query: str | None, lang: str, editions: Editions | None = None) -> Group:
    """What the rules say about the query; with `editions`, options tell their defaults."""
    reader = Reader(lang, editions or {})
    query = (query or "").strip()
    return Group(*(reader.answer(query) if query else reader.contents()))


class Reader(Struct, frozen=True):
    """Someone who reads the rules: in a language, with the defaults of the editions at hand."""

    lang: str
    editions: Editions

    def answer(self, query: str) -> Lines:
        """The entry that the query names, or else every entry that has the word."""
        entry = rulebook.named(query)
        return self.page(entry) if entry else self.word(query)

    def contents(self) -> Lines:
        """What each part is about, its chapters with their clauses, then the options."""
        part = ""
        for chapter in rulebook.catalogue().chapters:
            if chapter.part != part:
                part = chapter.part
                yield _bold(self._say(f"part-{part}").upper() + "\n")
                yield from self._beginning(part)
            yield _bold(rulebook.text(chapter, self.lang))
            yield from _indented(self._listed(rulebook.chapter_clauses(chapter)))
            yield _plain("")
        yield _bold(self._say("reader-options"))
        yield from _indented(self._listed(rulebook.catalogue().options))
        yield _plain("\n" + self._say("reader-hint"))

    def _beginning(self, part: str) -> Lines:
        aim = rulebook.aim(part, self.lang)
        if aim:
            summary = rulebook.summary(part, self.lang)
            for title, paragraphs in (("reader-aim", (aim,)), ("reader-summary", summary)):
                yield _bold(self._say(title))
                for paragraph in paragraphs:
                    yield from _indented([_plain(paragraph)])
                    yield _plain("")

    def page(self, entry: Entry) -> Lines:
        """An entry with everything that touches it."""
        yield from self._told(entry)
        match entry:
            case Clause():
                yield from self._around_clause(entry)
            case Ruling():
                yield from self._around_ruling(entry)
            case Option():
                yield from self._around_option(entry)

    def word(self, word: str) -> Lines:
        """Every entry that has the word, with the sentence where it stands."""
        found = rulebook.search(word, self.lang)
        if not found:
            raise NotInTheRulesError(self._nothing_about(word))
        yield _plain(self._say("reader-found", count=len(found), word=word) + "\n")
        for entry in found:
            yield self._heading(entry)
            yield from _indented([_plain(rulebook.sentence_with(entry, word, self.lang))])

    def _around_clause(self, clause: Clause) -> Lines:
        rulings = map(rulebook.ruling, clause.rulings)
        options = map(rulebook.option, clause.options)
        related = map(rulebook.clause, clause.related)
        yield from self._section("reader-sources", self._sources(clause))
        yield from self._section("reader-rulings", self._all_told(rulings))
        yield from self._section("reader-options", self._all_told(options))
        yield from self._section("reader-related", self._listed(related))
        yield from self._section("reader-links", map(_plain, clause.links))

    def _around_ruling(self, ruling: Ruling) -> Lines:
        options = map(rulebook.option, ruling.options)
        yield from self._section("reader-touches", self._listed(rulebook.touched_by(ruling)))
        yield from self._section("reader-options", self._all_told(options))
        yield from self._section("reader-links", map(_plain, ruling.links))

    def _around_option(self, option: Option) -> Lines:
        rulings = (r for r in rulebook.catalogue().rulings if option.id in r.options)
        yield from self._section("reader-touches", self._listed(rulebook.touched_by(option)))
        yield from self._section("reader-rulings", self._all_told(rulings))
        # A name without underscores is a word that readers look up for its own sake.
        if "_" not in option.id:
            yield _plain("")
            yield from self.word(option.id)

    def _told(self, entry: Entry) -> Lines:
        yield self._heading(entry)
        yield from _indented([_plain(rulebook.text(entry, self.lang))])
        match entry:
            case Ruling():
                why = rulebook.why(entry, self.lang)
                yield from _indented([_plain(self._say("reader-why", why=why))])
            case Option():
                yield from _indented(self._values(entry))

    def _all_told(self, entries: Iterable[Entry]) -> Lines:
        return (line for entry in entries for line in self._told(entry))

    def _values(self, option: Option) -> Lines:
        for value in option.values:
            label = rulebook.value_label(value, self.lang)
            meaning = rulebook.value_text(option, value, self.lang)
            yield Line(Text.assemble((label, "bold"), ": ", meaning))
        for default, editions in self._defaults(option).items():
            yield _plain(self._say("reader-default", value=default, editions=", ".join(editions)))

    def _defaults(self, option: Option) -> dict[str, list[str]]:
        defaults: dict[str, list[str]] = {}
        for edition, options in self.editions.items():
            value = getattr(options, option.id, None)
            if value is not None:
                shown = str(value).lower() if isinstance(value, bool) else str(value)
                defaults.setdefault(shown, []).append(edition)
        return defaults

    def _sources(self, clause: Clause) -> Lines:
        for source in rulebook.catalogue().sources:
            if source.id in clause.sources:
                yield _plain(rulebook.text(source, self.lang))
        if clause.inferred:
            yield _plain(self._say("reader-inferred"))
        if not clause.sources:
            yield _plain(self._say("reader-no-source"))

    def _section(self, key: str, lines: Lines) -> Lines:
        body = tuple(_indented(lines))
        if body:
            yield _bold("\n" + self._say(key))
            yield from body

    def _listed(self, entries: Iterable[Entry]) -> Lines:
        return map(self._heading, entries)

    def _heading(self, entry: Entry) -> Line:
        title = rulebook.title(entry, self.lang)
        return Line(Text.assemble((entry.id, "bold cyan"), "  ", (title, "bold")))

    def _nothing_about(self, word: str) -> str:
        close = ", ".join(rulebook.close_matches(word, self.lang))
        key = "reader-did-you-mean" if close else "reader-not-found"
        return self._say(key, query=word, close=close)

    def _say(self, key: str, **args: object) -> str:
        return message(key, self.lang, **args)


def _plain(text: str) -> Line:
    return Line(Text(text))


def _bold(text: str) -> Line:
    return Line(Text(text, "bold"))


def _indented(lines: Iterable[Line]) -> Lines:
    return (Line(line.text, line.indent + 2) for line in lines)
