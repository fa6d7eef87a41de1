"""How long tables are kept that nobody comes back to."""

from math import inf
from typing import Final

from schatulle.store.port import Patience

DAY: Final = 86_400.0
#: How often the house is kept, in seconds.
HOUSEKEEPING: Final = 300.0

PATIENCE: Final = Patience(
    gathering=DAY,
    playing=30 * DAY,
    over=inf,
    swept=30 * DAY,
    # A clock that jumps has served no more than this.
    step=2 * HOUSEKEEPING,
)
