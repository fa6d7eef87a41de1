"""What the server counts about itself, for Prometheus; no label is an id or a name."""

from collections import Counter as Count
from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

_LATENCIES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Metrics:
    """The counters of one server; whoever knows of something counts it."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.tables = Gauge("schatulle_tables", "Live tables.", ["status"], registry=own)
        self.sockets = Gauge("schatulle_sockets", "Open sockets.", registry=own)
        self.frames = Frames()
        own.register(self.frames)
        self.accepted = Counter("schatulle_accepted", "Answers accepted.", registry=own)
        self.refused = Counter("schatulle_refused", "Refusals.", ["clause"], registry=own)
        self.bot_moves = Counter("schatulle_bot_moves", "Moves of bots.", registry=own)
        self.floods = Counter("schatulle_floods", "Refused as too many.", ["what"], registry=own)
        self.errors = Counter("schatulle_errors", "Unexpected errors.", registry=own)
        self.append = Histogram(
            "schatulle_append_seconds", "Until on disk.", buckets=_LATENCIES, registry=own
        )

    def name(self, node: str, version: str) -> None:
        """Says whose counters these are."""
        Info("schatulle_node", "This node.", registry=self.registry).info(
            {"node": node, "version": version}
        )

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


class Frames(Collector):
    """Frames by their kind: so many that each is counted without a lock, by the loop alone."""

    def __init__(self) -> None:
        self.sent: Count[str] = Count()

    def collect(self) -> Iterator[Metric]:
        """The counts as Prometheus wants them."""
        family = CounterMetricFamily("schatulle_frames", "Frames sent.", labels=["kind"])
        for kind, number in self.sent.items():
            family.add_metric([kind], number)
        yield family
