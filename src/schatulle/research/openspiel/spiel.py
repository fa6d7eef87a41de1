"""OpenSpiel, or a sentence that says how to get it."""

try:
    import pyspiel  # type: ignore[import-not-found]  # OpenSpiel comes without types
except ImportError as error:
    raise ImportError(
        "schatulle.research.openspiel needs OpenSpiel: pip install schatulle[research]"
    ) from error

__all__ = ["pyspiel"]
