"""PettingZoo, or a sentence that says how to get it."""

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped] # comes without types
    from pettingzoo.utils import (  # type: ignore[import-untyped] # comes without types
        conversions,
        wrappers,
    )
except ImportError as error:
    raise ImportError(
        "schatulle.research.zoo needs PettingZoo: pip install schatulle[research]"
    ) from error

__all__ = ["AECEnv", "ParallelEnv", "conversions", "spaces", "wrappers"]
