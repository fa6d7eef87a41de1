"""The reviewer of Diamant: nothing has to be remembered there, so it judges risks."""

import os
from importlib import import_module
from typing import Final

from schatulle.core import Seat
from schatulle.reviews import Course, Review, Tell

VERSION: Final = 1


def reviewed(course: Course, seat: Seat, tell: Tell) -> Review:
    """The review of a finished game; numpy is loaded when the first one is made."""
    # A small network is no faster on many cores, and other processes want some too.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    review: Review = import_module(f"{__name__}.reviewer").reviewed(course, seat, tell)
    return review
