"""What came of a contest, as SVG."""

from schatulle.cli.arena_picture.whole import picture

__all__ = ["picture"]
