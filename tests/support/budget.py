"""How much of something is tried: few and the same examples every time, and more in long runs."""

import os
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

#: `make long` tries more of everything that is a sample.
LONG: Final = os.environ.get("SCHATULLE_LONG") == "1"


def examples(count: int) -> settings:
    """A property's budget: so many examples, always the same ones."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def long_mode(normal: int, long: int) -> int:
    """How much of something is tried."""
    return long if LONG else normal


def only_long(what: str) -> pytest.MarkDecorator:
    """A test that only long runs make."""
    return pytest.mark.skipif(not LONG, reason=f"make long {what}")
