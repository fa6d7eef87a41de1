"""The example in docs/exploitability.md runs as it stands there."""

import re
from pathlib import Path
from typing import Final

import pytest

PAGE: Final = Path(__file__).parents[2] / "docs" / "exploitability.md"


def test_the_example_in_python_tells_a_gain(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(code, {})
    assert capsys.readouterr().out.startswith("Gain(by='search', games=6, ")
