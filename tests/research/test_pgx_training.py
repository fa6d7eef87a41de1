"""The training example learns something, and can be stopped at any time."""

import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import jax
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_diamant.py"
config: Any = jax.config


@pytest.fixture(autouse=True, scope="module")
def compiled_well() -> Iterator[None]:
    """Whoever learns plays thousands of games."""
    before = config.read("jax_disable_most_optimizations")
    config.update("jax_disable_most_optimizations", False)
    yield
    config.update("jax_disable_most_optimizations", before)


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("train_diamant", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_lessons_beat_random_players(
    example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["--lessons", "10", "--games", "512", "--seed", "1"]
    monkeypatch.setattr(sys, "argv", ["train_diamant.py", *wanted])
    mean, within = example.main()
    assert mean - within > 0.6
    said = capsys.readouterr().out
    assert "lesson 10/10" in said
    assert f"win share against random players: {mean:.3f} ± {within:.3f} (fair: 0.333)" in said


def test_an_interrupted_training_keeps_its_last_result(
    example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learnt = [("weights", "bias")]
    answers = iter([(learnt, (), 0.5)])

    def lesson(*_: Any) -> Any:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(example, "lesson", lesson)
    assert example.train(jax.random.key(0), lessons=9, games=4) is learnt
    assert "interrupted" in capsys.readouterr().out
