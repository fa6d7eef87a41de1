"""Linear programming, or a sentence that says how to get it."""

try:
    from scipy.optimize import linprog  # type: ignore[import-untyped] # comes without types
except ImportError as error:
    raise ImportError(
        "schatulle.research.solving needs SciPy: pip install schatulle[research]"
    ) from error

__all__ = ["linprog"]
