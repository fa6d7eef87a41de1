"""Which version of a bot plays: a word that changes with whatever may change how it plays.

That is the code of its player, its memory and the rules, comments aside, the player's settings, and
the game's networks where the player uses them. What a program does is known by its files alone.
"""

import ast
import shlex
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from pickle import Pickler
from pickletools import genops
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from schatulle.arena.block import is_program
from schatulle.bots.contract import Bots
from schatulle.bots.external import PREFIX, command_of
from schatulle.bots.network import weights_of
from schatulle.bots.registry import kind_named, usual_memory
from schatulle.core.registry import has_room, room, wing

#: Bots are made of code of these packages, and of their game's own.
SHARED: Final = "schatulle.bots"
#: Whoever reaches this plays by networks.
NETWORK: Final = f"{SHARED}.network"
LENGTH: Final = 12


def version_of(name: str, game: str) -> str:
    """The same word as long as the bot plays the same; raises BadOptions."""
    digest = sha256()
    for part in _of_program(name) if is_program(name) else _of_ours(name, game):
        digest.update(sha256(part).digest())
    return digest.hexdigest()[:LENGTH]


def _of_program(name: str) -> Iterator[bytes]:
    """Its command, and the files that stand in it."""
    command = command_of(name.removeprefix(PREFIX))
    yield shlex.join(command).encode()
    yield from (Path(word).read_bytes() for word in command if Path(word).is_file())


def _of_ours(name: str, game: str) -> Iterator[bytes]:
    kind = kind_named(name, game)
    _, at, memory = name.partition("@")
    yield str(memory if at else usual_memory(kind, game)).encode()
    yield (settings := _pickled(kind))
    said = {said for _, said, _ in genops(settings) if isinstance(said, str)}
    modules = _reached({*said, *_always(game)}, (wing(game), SHARED))
    yield from (_read(module).code for module in sorted(modules))
    if NETWORK in modules:
        networks = [file for file in weights_of(game).iterdir() if file.name.endswith(".npz")]
        yield from (file.read_bytes() for file in sorted(networks, key=_name))


def _name(file: Traversable) -> str:
    return file.name


def _pickled(thing: Any) -> bytes:
    """All that a kind is made of; without references, which tell what was the same object."""
    sheet = BytesIO()
    pickler = Pickler(sheet)
    pickler.fast = True
    pickler.dispatch_table = {MappingProxyType: lambda table: (dict, (dict(table),))}
    pickler.dump(thing)
    return sheet.getvalue()


def _always(game: str) -> Iterator[str]:
    """The modules that all bots of a game depend on."""
    yield f"{wing(game)}.rules"
    if has_room(game, "bots"):
        bots: Bots = room(game, "bots")
        if bots.memory_named is not None:
            yield bots.memory_named.__module__


def _reached(roots: set[str], packages: tuple[str, ...]) -> set[str]:
    """The modules of these packages that the roots import, and those import, and so on."""
    found: set[str] = set()
    left = list(roots)
    while left:
        module = left.pop()
        inside = any(module.startswith(f"{package}.") for package in packages)
        if inside and module not in found and _is_module(module):
            found.add(module)
            left += _read(module).words
    return found


@cache
def _is_module(name: str) -> bool:
    try:
        found = find_spec(name)
    except (ImportError, ValueError):
        return False
    return found is not None and str(found.origin).endswith(".py")


class Written(NamedTuple):
    """What a module does, and all words in it that may name another."""

    code: bytes
    words: tuple[str, ...]


@cache
def _read(module: str) -> Written:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return written(Path(spec.origin).read_bytes())


def written(source: bytes) -> Written:
    """Comments, docstrings and the layout do nothing."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                node.value = ast.Constant("")
    return Written(ast.dump(tree).encode(), tuple(_words(tree)))


def _words(tree: ast.AST) -> Iterator[str]:
    """Whatever is imported, and strings: some modules are named so."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(module), names=names):
                # What a package imports is reached by its own names alone.
                paths = [f"{module}.{each.name}" for each in names]
                yield from (path if _is_module(path) else module for path in paths)
            case ast.Constant(value=str(word)):
                yield word
