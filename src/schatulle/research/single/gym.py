"""Gymnasium, or a sentence that says how to get it."""

try:
    from gymnasium import Env, register, spaces
except ImportError as error:
    raise ImportError(
        "schatulle.research.single needs Gymnasium: pip install schatulle[research]"
    ) from error

__all__ = ["Env", "register", "spaces"]
