"""What a table is at."""

from enum import StrEnum


class Status(StrEnum):
    """A table gathers people, plays, and is over."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
