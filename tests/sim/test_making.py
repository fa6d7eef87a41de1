"""Environments by name: what is refused, before anything is compiled, and what an import costs."""

import subprocess
import sys
from typing import Any, Final

import jax
import pytest

from schatulle import sim
from schatulle.core import BadOptions, registry
from schatulle.games.diamant.arrays import Diamant
from schatulle.games.meisterdiebe.arrays import Meisterdiebe
from schatulle.sim.registry import games_on_arrays

Bad = tuple[str, dict[str, Any], str]
BAD: Final[tuple[Bad, ...]] = (
    ("chess", {"seats": 2}, "there is no game 'chess'; allowed: meisterdiebe, diamant"),
    ("meisterdiebe", {"seats": 1}, "1 seats; allowed: 2 to 8"),
    ("meisterdiebe", {"seats": 9}, "9 seats; allowed: 2 to 8"),
    (
        "meisterdiebe",
        {"seats": 4, "edition": "ravensburger"},
        "there is no edition 'ravensburger'; allowed: zoch, zoch_fr, zoch_en, prototype",
    ),
    ("meisterdiebe", {"seats": 4, "colour": "red"}, "there is no option 'colour'; allowed: white_"),
    (
        "meisterdiebe",
        {"seats": 4, "reveal": "none"},
        'option reveal cannot be "none"; allowed: smugglers_first, all',
    ),
    (
        "meisterdiebe",
        {"seats": 4, "reveal": "all"},
        "do not go together; allowed: smugglers_first + smuggler_first + loot or all + ",
    ),
    (
        "meisterdiebe",
        {"seats": 3, "fall_no_detective": "upper"},
        "option fall_no_detective cannot be upper with reveal smugglers_first",
    ),
    (
        "meisterdiebe",
        {"seats": 8, "setup_diamonds": 40},
        "need 104d16s6r for 8 seats; edition zoch has 80d16s6r",
    ),
    ("meisterdiebe", {"seats": 4, "sticky_drawers": 0.1}, "option sticky_drawers .* allowed: 0"),
    ("diamant", {"seats": 2}, "2 seats; allowed: 3 to 8"),
    ("diamant", {"seats": 9, "allow_two": True}, "9 seats; allowed: 2 to 8"),
    ("diamant", {"seats": 5, "edition": "zoch"}, "there is no edition 'zoch'; allowed: diamant"),
    ("diamant", {"seats": 5, "chests": "closed"}, "option chests cannot be closed.* allowed: open"),
)


def forbidden(*_given: Any, **_more: Any) -> Any:
    raise AssertionError("nothing may be traced or compiled")


@pytest.mark.parametrize(("game", "wanted", "reason"), BAD, ids=[bad[2][:30] for bad in BAD])
def test_what_no_game_offers_is_refused_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch, game: str, wanted: dict[str, Any], reason: str
) -> None:
    for name in ("jit", "vmap", "make_jaxpr", "eval_shape"):
        monkeypatch.setattr(jax, name, forbidden)
    monkeypatch.setattr("jax._src.core.Primitive.bind", forbidden)
    with pytest.raises(BadOptions, match=reason.replace("+", r"\+")) as refusal:
        sim.make(game, **wanted)
    assert "\n" not in str(refusal.value)


def test_a_game_without_arrays_says_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._WINGS, "lotto", "email")
    with pytest.raises(BadOptions, match=r"^the game lotto has no arrays$"):
        sim.make("lotto", seats=3)
    assert "lotto" not in games_on_arrays()


def test_making_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jax._src.core.Primitive.bind", forbidden)
    assert sim.make("meisterdiebe", seats=4) == Meisterdiebe.with_options(4, "zoch", {})
    assert sim.make("diamant", seats=5, expeditions=3) == Diamant.with_options(
        5, "diamant", {"expeditions": 3}
    )
    with pytest.raises(AssertionError, match="nothing may be traced"):
        sim.make("diamant", seats=5).init(jax.numpy.zeros(2, "uint32"))


def said(program: str) -> str:
    """What a fresh interpreter prints, or complains of."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    "module", ["schatulle", "schatulle.cli.main", "schatulle.games.meisterdiebe.action_codes"]
)
def test_what_needs_no_arrays_loads_none(module: str) -> None:
    heavy = "{'jax', 'jaxlib', 'numpy'} & set(sys.modules)"
    assert said(f"import sys, {module}; print(sorted({heavy}))") == "[]\n"


WITHOUT_JAX: Final = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("jax", "jaxlib"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import schatulle.sim
"""


def test_without_jax_one_sentence_says_what_to_install() -> None:
    last = said(WITHOUT_JAX).strip().splitlines()[-1]
    assert last == (
        'ModuleNotFoundError: the games on arrays need JAX: pip install "schatulle[sim]"'
    )
