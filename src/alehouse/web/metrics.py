"""Numbers about the house in the text form of Prometheus. Nothing in them is about anybody's cards."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from ..protocol import CODES

Numbers = Callable[[], Mapping[str, int | float]]

_REFUSED = b'{"type":"refused"'
_CODE = b'"code":"'


BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how many seconds."""

    def __init__(self, name: str, said: str) -> None:
        self._name = name
        self._said = said
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Metric:
        totals = list(accumulate(self._counts))
        names = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(names, map(float, totals), strict=True))
        return HistogramMetricFamily(self._name, self._said, buckets=buckets, sum_value=self._sum)


class Metrics:
    """Plain counters, which cost nothing while nobody looks; `collect` gives them their names."""

    def __init__(self) -> None:
        self.sockets = 0
        self.received = 0
        self.sent = 0
        self.opened = 0
        self.statuses: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.closings: Counter[str] = Counter()
        self.histograms: list[Histogram] = []
        self._sources: list[tuple[str, Numbers, frozenset[str]]] = []
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)

    def add(self, prefix: str, numbers: Numbers, *, only_grow: Iterable[str] = ()) -> None:
        """Somebody else's numbers; those that only grow are counters."""
        self._sources.append((prefix, numbers, frozenset(only_grow)))

    def answered(self, status: int) -> None:
        self.statuses[status] += 1

    def refused(self, code: str) -> None:
        self.refusals[code if code in CODES else "other"] += 1

    def said(self, data: bytes) -> None:
        """A message goes out; of refusals, the code is counted."""
        self.sent += 1
        if data.startswith(_REFUSED):
            start = data.find(_CODE) + len(_CODE)
            self.refused(data[start : data.find(b'"', start)].decode("ascii", "replace"))

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        yield gauge("alehouse_sockets", "Open sockets.", self.sockets)
        yield counter("alehouse_sockets_opened", "Sockets that were opened.", self.opened)
        messages = CounterMetricFamily("alehouse_messages", "Messages over sockets.", labels=["way"])
        messages.add_metric(["in"], self.received)
        messages.add_metric(["out"], self.sent)
        yield messages
        yield labelled("alehouse_refusals", "Requests that were refused.", "code", self.refusals)
        yield labelled("alehouse_closings", "Sockets that the server has closed.", "code", self.closings)
        yield labelled("alehouse_http_answers", "Answers over HTTP.", "status", self.statuses)
        yield from (one.collect() for one in self.histograms)
        for prefix, numbers, only_grow in self._sources:
            for name, value in numbers().items():
                kind = counter if name in only_grow else gauge
                yield kind(f"alehouse_{prefix}{name}", name.replace("_", " ").capitalize() + ".", value)


def gauge(name: str, said: str, value: float) -> Metric:
    return GaugeMetricFamily(name, said, value=value)


def counter(name: str, said: str, value: float) -> Metric:
    return CounterMetricFamily(name, said, value=value)


def labelled(name: str, said: str, label: str, counts: Mapping[str, int] | Mapping[int, int]) -> Metric:
    family = CounterMetricFamily(name, said, labels=[label])
    for key, value in sorted(counts.items()):
        family.add_metric([str(key)], value)
    return family
