"""A program that notes all that it is told."""

from pathlib import Path
from typing import Any, Final

import msgspec

from schatulle.bots.external import TimeLimits

RECORDER: Final = Path(__file__).parent / "recorder.py"
PATIENT: Final = TimeLimits(decide=60, start=60, leave=60)


def told(notes: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in notes.read_text().splitlines()]
