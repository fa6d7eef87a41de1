"""A network as it is shipped: a few small matrices in half precision."""

from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schatulle.core.registry import game_names, wing

Vector = NDArray[np.float32]
Layer = tuple[NDArray[np.float32], Vector]
Network = tuple[Layer, ...]


@cache
def shipped() -> list[str]:
    """The names of all networks that come with the package; a game may have none."""
    folders = [folder for game in game_names() if (folder := weights_of(game)).is_dir()]
    there = [file.name for folder in folders for file in folder.iterdir()]
    return sorted(name.removesuffix(".npz") for name in there if name.endswith(".npz"))


@cache
def loaded(name: str) -> Network:
    """The network of that name."""
    with as_file(weights_of(name.partition("-")[0]) / f"{name}.npz") as path:
        return kept(path)


def kept(path: Path) -> Network:
    """The network in a file; only numbers are read, nothing in the file can run."""
    with np.load(path, allow_pickle=False) as arrays:
        count = len(arrays.files) // 2
        return tuple(
            (
                arrays[f"weights_{layer}"].astype(np.float32),
                arrays[f"bias_{layer}"].astype(np.float32),
            )
            for layer in range(count)
        )


def weights_of(game: str) -> Traversable:
    """The folder of a game's networks; a game may have none."""
    return files(wing(game)) / "bots" / "weights"


def said(network: Network, features: Vector, numpy: Any = np) -> tuple[Any, Any]:
    """float32[.., actions] how good each action seems, and float32[..] the position's value.

    Layers follow each other; a game whose networks are built otherwise brings its own function.
    At school `numpy` is JAX's.
    """
    signal = features
    for weights, bias in network[:-1]:
        signal = numpy.maximum(signal @ weights + bias, 0)
    weights, bias = network[-1]
    last = signal @ weights + bias
    return last[..., :-1], last[..., -1]


def odds(logits: Vector) -> Vector:
    """How likely each action is."""
    grown = np.exp(logits - logits.max())
    return np.asarray(grown / grown.sum(), np.float32)
