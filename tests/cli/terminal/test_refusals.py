"""Whatever a person tries and may not do is refused in a sentence of its own, in four languages."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from schatulle.cli.terminal.game.setup import TableSetup, open_table
from schatulle.cli.terminal.screens.base_screen import LEAST
from schatulle.cli.terminal.wording.refusals import refusing_in, told
from schatulle.core import BadOptions, Detail, Game, IllegalMove, Refusal, Seat
from schatulle.core.registry import game_named, game_names
from schatulle.lang import LANGUAGES, has, roots
from support.games import Table, random_game
from support.universe import universe

SOURCE: Final = Path(str(files("schatulle")))
NAMES: Final = ("Ann", "Ben", "Cleo", "Dirk", "Eva", "Fien", "Gijs", "Hugo")

#: What makes a refusal, and the place of its sentence among what it is given.
KINDS: Final = {
    **dict.fromkeys(("Refusal", "BadNotation", "BadOptions"), 1),
    **dict.fromkeys(("NotNow", "NotYours", "Repeated", "NotThere"), 1),
    "IllegalMove": 2,
}
#: What nobody at a table meets: who runs, researches or trains does, or a bot.
FOR_OPERATORS: Final = (
    *("arena", "critic", "research", "training", "bots/external", "server/bots"),
    *("server/folder", "server/keyrings", "server/serving", "server/live/clock"),
    *(f"games/{game}/arrays" for game in game_names()),
    *("games/diamant/training", "games/meisterdiebe/research"),
    *(f"cli/{name}" for name in ("arena", "bench", "bots", "check", "critic", "league")),
    *(f"cli/{name}" for name in ("main", "move_data", "new_key", "serve", "swept", "train")),
    *(f"cli/{name}" for name in ("verify", "view")),
)
#: Files of positions, records and cases: whoever writes one checks it with commands.
OF_FILES: Final = (
    *("cli/files", "core/notation", "table/cases", "table/expectations", "table/record"),
    *("games/meisterdiebe/rules/box_text", "lessons/lesson", "lessons/rehearsal"),
)
#: Parts of positions, chance's own answers, and rooms that a wing lacks.
NOT_FOR_PEOPLE: Final = {
    "core/registry": {"room"},
    "games/diamant/rules/exploring": {"why_not_turn_up"},
    "games/diamant/rules/notation": {
        *("from_position", "_expedition", "_path", "_deck"),
        *("parse_card", "parse_step"),
    },
    "games/meisterdiebe/rules/cards": {"parse_card"},
    "games/meisterdiebe/rules/filling": {"why_not_deal", "why_not_begin"},
    "games/meisterdiebe/rules/notation": {
        *("parse_hand", "_round", "_bag", "_no_rubies", "_alarms")
    },
    "games/meisterdiebe/rules/opening": {"why_not_fall"},
    "lessons/library": {"named_by", "_of_game"},
}


class Made(NamedTuple):
    """A place in the source where a refusal is made."""

    module: str
    function: str
    line: int
    #: None where no sentence is named, empty where it is worked out.
    says: str | None
    about: frozenset[str]


class Sources(ast.NodeVisitor):
    """All refusals that a module makes."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.function = ""
        self.made: list[Made] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        above, self.function = self.function, node.name
        self.generic_visit(node)
        self.function = above

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment] # noqa: N815

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        if name in KINDS:
            place = KINDS[name]
            spread = [given for given in node.args if isinstance(given, ast.Starred)]
            says = [*spread, *node.args[place:], None][0]
            constant = says.value if isinstance(says, ast.Constant) else ""
            about = frozenset(given.arg or "**" for given in node.keywords)
            self.made.append(
                Made(
                    self.module,
                    self.function,
                    node.lineno,
                    None if says is None else str(constant),
                    about,
                )
            )


@cache
def made() -> tuple[Made, ...]:
    """Every refusal that the source makes for people."""
    found: list[Made] = []
    for path in sorted(SOURCE.rglob("*.py")):
        module = str(path.relative_to(SOURCE).with_suffix(""))
        sources = Sources(module)
        sources.visit(ast.parse(path.read_text(encoding="utf-8")))
        found += sources.made
    return tuple(found)


def is_for_people(place: Made) -> bool:
    if place.module.startswith((*FOR_OPERATORS, *OF_FILES)):
        return False
    return place.function not in NOT_FOR_PEOPLE.get(place.module, ())


class Variables(Visitor):
    """What a message has to be given, also by way of others that it names."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.visit(messages()[node.id.name])


@cache
def messages() -> dict[str, fluent.Message]:
    """All English messages by their ids; the others ask for the same (tests/lang)."""
    books = [book for root in roots(game_names()) for book in (root / "en").iterdir()]
    entries = [
        entry
        for book in books
        for entry in FluentParser().parse(book.read_text(encoding="utf-8")).body
    ]
    return {entry.id.name: entry for entry in entries if isinstance(entry, fluent.Message)}


def asked(says: str) -> frozenset[str]:
    found = Variables()
    found.visit(messages()[says])
    return frozenset(found.names)


def sentences() -> set[str]:
    """The ids of all sentences that refuse something."""
    return {name for name in messages() if name == "refused" or "refused-" in name}


def test_every_refusal_that_a_person_can_meet_names_a_sentence() -> None:
    places = [place for place in made() if is_for_people(place)]
    assert len(places) > 100
    assert [place for place in places if place.says is None] == []


def test_every_refusal_gives_its_sentence_what_it_asks_for() -> None:
    places = [place for place in made() if place.says and "**" not in place.about]
    assert len(places) > 100
    assert [place for place in places if place.says not in messages()] == []
    assert [place for place in places if asked(place.says or "") != place.about] == []


def test_every_problem_of_the_server_names_a_sentence() -> None:
    """Those that no refusal stands behind: a missing table, too many requests, a full disk."""
    tree = ast.parse("\n".join(code(module) for module in ("error_handlers", "guards")))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    problems = [call for call in calls if getattr(call.func, "id", "") == "Problem"]
    assert len(problems) > 8
    for problem in problems:
        given = {keyword.arg: keyword.value for keyword in problem.keywords}
        says = given["says"]
        if isinstance(says, ast.Constant):
            about = given.get("about")
            names = about.keys if isinstance(about, ast.Dict) else []
            filled = {name.value for name in names if isinstance(name, ast.Constant)}
            assert asked(str(says.value)) == filled


def code(module: str) -> str:
    return (SOURCE / "server" / "http" / f"{module}.py").read_text(encoding="utf-8")


def test_what_is_left_out_still_refuses_something() -> None:
    modules = {place.module for place in made()}
    for prefix in (*FOR_OPERATORS, *OF_FILES):
        assert any(module.startswith(prefix) for module in modules), prefix
    functions = {(place.module, place.function) for place in made() if place.says is None}
    named = {(module, name) for module, names in NOT_FOR_PEOPLE.items() for name in names}
    assert named <= functions


def test_every_sentence_is_said_by_something() -> None:
    code = [*SOURCE.rglob("*.py"), *(SOURCE.parents[1] / "web" / "src").rglob("*.ts*")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in code)
    assert {says for says in sentences() if f'"{says}"' not in text} == set()


# What is said at tables.


def table(game: str, edition: str, seats: int, **options: Any) -> Table:
    rules = game_named(game)
    return Table(rules, rules.options(edition, options), seats, seed=1)


TABLES: Final = (
    *(table("meisterdiebe", edition, 4) for edition in game_named("meisterdiebe").EDITIONS),
    table("meisterdiebe", "zoch", 3, box_actions=1, max_rounds=6),
    table("meisterdiebe", "zoch", 5, box_order="rotate_first", must_place=False),
    table("diamant", "diamant", 3),
)
#: At so many questions of each kind somebody tries all sorts of things.
MOST: Final = 20
#: And so many of each kind of answer.
TRIED: Final = 8
#: Typed by somebody who does not know how.
TYPED: Final = (
    *(
        "",
        "open",
        "open Z9",
        "open A1 A2",
        "choose",
        "choose king",
        "place",
        "place x",
        "place d d",
    ),
    *("take", "take dd", "take x", "give", "give 1", "give 1:x", "turn", "turn round", "fill Z9"),
    *("pass now", "search all", "run", "stay!", "leave now", "éa", "0: stay"),
)
#: What chance alone decides is refused elsewhere.
CHANCES: Final = ("DealHands", "Begin", "Fall", "TurnUp")


def mistyped(game: Game) -> Iterator[Refusal]:
    """All refusals of what is no move of a game."""
    for text in TYPED:
        try:
            game.parse_move(text)
        except Refusal as refusal:
            yield refusal


def refused(game: Game, state: Any, seat: Seat, rng: Random) -> Iterator[Refusal]:
    """All refusals to a seat that tries all sorts of things."""
    kinds: dict[type, list[Any]] = {}
    for action in universe(game, state):
        kinds.setdefault(type(action), []).append(action)
    tried = [rng.sample(kind, min(TRIED, len(kind))) for kind in kinds.values()]
    for action in chain.from_iterable(tried):
        try:
            game.decide(state, seat, action)
        except Refusal as refusal:
            if type(action).__name__ not in CHANCES:
                yield refusal


Heard = tuple[str, str, tuple[tuple[str, Detail], ...]]


def heard(table: Table) -> set[Heard]:
    """What is refused at a table: its clause, its sentence, and what it is about."""
    rng = Random(table.seed)
    refusals = list(mistyped(table.game))
    asked_so_far: Counter[str] = Counter()
    for step in random_game(table):
        asked_so_far[step.asked.kind] += 1
        if asked_so_far[step.asked.kind] > MOST:
            continue
        for seat in {max(step.asked.seat, Seat(0)), Seat(asked_so_far.total() % table.seats)}:
            refusals += refused(table.game, step.before, seat, rng)
    return {
        (
            refusal.clause if isinstance(refusal, IllegalMove) else "",
            refusal.says,
            tuple(refusal.about.items()),
        )
        for refusal in refusals
    }


@cache
def heard_at_tables() -> frozenset[Heard]:
    return frozenset[Heard]().union(*map(heard, TABLES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_tried_at_a_table_is_refused_in_words_for_people(language: str) -> None:
    for clause, says, about in heard_at_tables():
        assert has(says, language), says
        refusal = (
            IllegalMove(clause, "", says, **dict(about))
            if clause
            else Refusal("", says, **dict(about))
        )
        sentence = told(refusal, language, NAMES)
        assert says != "refused"
        assert len(sentence) <= LEAST[0], sentence
        assert sentence.endswith(f" ({clause})" if clause else (".", "!")), sentence
        assert not set("_{}$") & set(sentence), sentence


def test_every_sentence_of_the_rules_is_heard_at_some_table() -> None:
    """But for those about what a table agrees on, and a second alarm in a drawer, which is rare."""
    rare = {
        f"meisterdiebe-refused-{why}" for why in ("no-imitations", "too-few-gems", "alarm-there")
    }
    own = {says for says in sentences() if says.startswith(game_names())}
    assert own - rare == {says for _, says, _ in heard_at_tables()} & own - rare


# What is said of a table that cannot be.


AGREED: Final[tuple[dict[str, Any], ...]] = (
    {"game": "chess"},
    {"game": "meisterdiebe", "edition": "deluxe"},
    {"game": "meisterdiebe", "options": {"speed": 9}},
    {"game": "meisterdiebe", "options": {"max_rounds": 5000}},
    {"game": "meisterdiebe", "options": {"max_rounds": "many"}},
    {"game": "meisterdiebe", "options": {"sticky_drawers": 0.7}},
    {"game": "meisterdiebe", "options": {"white_start": "much"}},
    {"game": "meisterdiebe", "options": {"alarms": "loud"}},
    {"game": "meisterdiebe", "options": {"quick_setup": 3}},
    {"game": "meisterdiebe", "options": {"white_start": "0+0"}},
    {"game": "meisterdiebe", "options": {"white_start": "30+9"}},
    {"game": "meisterdiebe", "options": {"order": "smuggler_third"}},
    {"game": "meisterdiebe", "options": {"fall_no_detective": "upper"}},
    {"game": "meisterdiebe", "edition": "prototype", "options": {"sticky_drawers": 0.2}},
    {"game": "diamant", "players": ("Ann", "bot")},
    {"game": "diamant", "players": ("Ann", "ann", "bot")},
    {"game": "diamant", "players": ("Ann", "A" * 30, "bot")},
    {"game": "diamant", "players": ("Ann", "mouse@fish", "bot")},
    {"game": "meisterdiebe", "players": ("Ann", "mouse@fish", "bot")},
    {"game": "diamant", "players": ("Ann", "exec:nowhere-to-be-found", "bot")},
)


@pytest.mark.parametrize("wishes", AGREED, ids=str)
def test_a_table_that_cannot_be_is_refused_in_words_for_people(wishes: dict[str, Any]) -> None:
    told_in = set()
    for language in LANGUAGES:
        with pytest.raises(Refusal) as refused, refusing_in(language):
            open_table(TableSetup(**wishes))
        sentence = refused.value.reason
        assert refused.value.says != "refused"
        assert not {"{", "}", "$"} & set(sentence), sentence
        titles = [f"{option}: " for option in wishes.get("options", {})]
        assert not any(title in sentence for title in titles), "options have titles"
        told_in.add(sentence)
    assert len(told_in) == len(LANGUAGES)


def test_seats_are_told_by_the_names_of_those_who_sit_there() -> None:
    refusal = Refusal("", "refused-not-your-turn", seats=(0, 2))
    assert told(refusal, "en", NAMES).endswith("The game waits for Ann and Cleo.")
    assert told(refusal, "fr", NAMES).endswith("On attend Ann et Cleo.")
    assert told(refusal, "de").endswith("Gewartet wird auf Platz 1 und Platz 3.")


def test_what_was_typed_is_told_again_but_not_without_end() -> None:
    refusal = Refusal("", "refused-game", name="\ud800" * 9000, allowed=("diamant",))
    assert told(refusal, "en").startswith("There is no game called ????")
    assert len(told(refusal, "en")) < 300


def test_options_are_told_by_their_titles() -> None:
    refusal = BadOptions("", "refused-mixture", options=("reveal", "order"))
    assert told(refusal, "nl") == "Deze opties gaan zo niet samen: Openleggen en Beurtvolgorde."
