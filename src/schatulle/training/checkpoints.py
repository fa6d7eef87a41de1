"""Networks and half-done lessons on disk: numbers only, written whole or not at all."""

from pathlib import Path
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np

from schatulle.bots.network import loaded, shipped
from schatulle.core import BadOptions
from schatulle.training.network import Layer, Network

T = TypeVar("T")


def keep_network(network: Network, path: Path) -> None:
    """A network as the table reads it: half precision."""
    arrays = {
        f"{name}_{place}": np.asarray(array, np.float16)
        for place, layer in enumerate(network)
        for name, array in layer._asdict().items()
    }
    _written(path, arrays)


def kept_network(path: Path) -> Network:
    """A network that was kept for the table."""
    with np.load(path, allow_pickle=False) as arrays:
        found = {name: jnp.asarray(arrays[name], jnp.float32) for name in arrays.files}
    layers = range(len(found) // 2)
    return tuple(Layer(found[f"weights_{place}"], found[f"bias_{place}"]) for place in layers)


def network_named(name: str) -> Network:
    """A shipped network by its name, or one in a file; raises BadOptions."""
    if name in shipped():
        return tuple(
            Layer(jnp.asarray(weights), jnp.asarray(bias)) for weights, bias in loaded(name)
        )
    if not Path(name).is_file():
        raise BadOptions(f"there is no network {name!r}; allowed: a file, {', '.join(shipped())}")
    return kept_network(Path(name))


def keep(tree: Any, path: Path) -> None:
    """Everything that a lesson needs to go on."""
    leaves = jax.tree.leaves(tree)
    _written(path, {f"leaf_{place}": np.asarray(leaf) for place, leaf in enumerate(leaves)})


def kept(path: Path, like: T) -> T:
    """What was kept, in the shape of its like; raises ValueError where it is of another kind."""
    leaves, shape = jax.tree.flatten(like)
    with np.load(path, allow_pickle=False) as arrays:
        found = [arrays[name] for name in arrays.files]
    if [array.shape for array in found] != [leaf.shape for leaf in leaves]:
        raise ValueError(f"{path} was kept by another recipe")
    tree: T = jax.tree.unflatten(shape, [jnp.asarray(array) for array in found])
    return tree


def _written(path: Path, arrays: dict[str, Any]) -> None:
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        np.savez_compressed(file, **arrays)
    half.replace(path)
