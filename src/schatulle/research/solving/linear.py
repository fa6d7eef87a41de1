"""Linear programming, or a sentence that says how to get it.

It is loaded where it is needed: two by two matrices can do without.
"""

from importlib import import_module
from typing import Any


def linprog(**problem: Any) -> Any:
    """SciPy's."""
    try:
        scipy = import_module("scipy.optimize")
    except ImportError as error:
        raise ImportError(
            "schatulle.research.solving needs SciPy: pip install schatulle[research]"
        ) from error
    return scipy.linprog(**problem)
