"""PettingZoo, or a sentence that says how to get it."""

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped] # comes without types
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped] # comes without types
except ImportError as error:
    raise ImportError(
        "schatulle.research.zoo needs PettingZoo: pip install schatulle[research]"
    ) from error

__all__ = ["AECEnv", "ParallelEnv", "spaces", "wrappers"]
