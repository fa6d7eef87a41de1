"""The toy is registered for the tests of this folder alone."""

import pytest

from schatulle.core import registry
from support.toy import NAME, WING


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_WINGS", dict(registry._WINGS))
    registry.register(NAME, WING)
