"""What a viewer may not know is a value of its own."""

from enum import Enum
from typing import Final


class Hidden(Enum):
    """It is there, and the viewer may not know what it is."""

    HIDDEN = "?"


HIDDEN: Final = Hidden.HIDDEN
