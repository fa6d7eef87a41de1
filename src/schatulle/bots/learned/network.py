"""A network as it is shipped: a few small matrices in half precision."""

from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schatulle.bots.learned import boxmind

Vector = NDArray[np.float32]
Layer = tuple[NDArray[np.float32], Vector]


@cache
def shipped() -> list[str]:
    """The names of all networks that come with the package."""
    there = (files(__package__) / "weights").iterdir()
    return sorted(it.name.removesuffix(".npz") for it in there if it.name.endswith(".npz"))


@cache
def loaded(name: str) -> tuple[Layer, ...]:
    """The network of that name; only numbers are read, nothing in the file can run."""
    with as_file(files(__package__) / "weights" / f"{name}.npz") as path:
        arrays: Any = np.load(path, allow_pickle=False)
        count = len(arrays.files) // 2
        return tuple(
            (arrays[f"weights_{it}"].astype(np.float32), arrays[f"bias_{it}"].astype(np.float32))
            for it in range(count)
        )


def said(network: tuple[Layer, ...], features: Vector, numpy: Any = np) -> tuple[Any, Any]:
    """float32[.., actions] how good each action seems, and float32[..] the position's value.

    The networks of Meisterdiebe are known by their many layers. At school `numpy` is JAX's.
    """
    if len(network) == len(boxmind.Mind._fields):
        return boxmind.said(network, features, numpy)
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
