"""How many examples a property is tried on: few and the same ones every time, so runs compare."""

from hypothesis import HealthCheck, settings


def examples(count: int) -> settings:
    """A property's budget: so many examples, always the same ones."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
