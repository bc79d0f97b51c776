"""Measures one piece of work done by us and by others: one process, turn about, the best round of each."""

import gc
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

ROUNDS = 400
ROUND_SECONDS = 0.001  # a round repeats the work so long: short, so that some rounds are disturbed by nothing


@dataclass(frozen=True)
class Comparison:
    """The same work, done `units` times by each function."""

    work: str
    units: int
    ours: Callable[[], object]
    peers: dict[str, Callable[[], object]]
    wanted: dict[str, float]  # how many times faster than a peer we want to be; peers not named are for interest

    def measured(self) -> dict[str, float]:
        """Seconds a unit, for "ours" and each peer."""
        contestants = {"ours": self.ours, **self.peers}
        repeats = {name: _repeats(function) for name, function in contestants.items()}
        best = dict.fromkeys(contestants, float("inf"))
        gc.disable()
        for _ in range(ROUNDS):
            for name, function in contestants.items():
                best[name] = min(best[name], _seconds(function, repeats[name]) / repeats[name])
        gc.enable()
        return {name: seconds / self.units for name, seconds in best.items()}


def report(comparison: Comparison) -> bool:
    """Print the times and ratios of a comparison; are all of them as wanted?"""
    seconds = comparison.measured()
    print(f"{comparison.work}\n  {'Bridge School':16}{seconds['ours'] * 1e6:8.3f} µs")
    right = True
    for peer in comparison.peers:
        ratio, wanted = seconds[peer] / seconds["ours"], comparison.wanted.get(peer)
        verdict = "" if wanted is None else f"   wanted {wanted:g}: {'yes' if ratio >= wanted else 'NO'}"
        right &= wanted is None or ratio >= wanted
        print(f"  {peer:16}{seconds[peer] * 1e6:8.3f} µs{ratio:8.1f} times ours{verdict}")
    return right


def _seconds(function: Callable[[], object], repeats: int) -> float:
    start = perf_counter()
    for _ in range(repeats):
        function()
    return perf_counter() - start


def _repeats(function: Callable[[], object]) -> int:
    function()
    return max(1, round(ROUND_SECONDS / max(_seconds(function, 1), 1e-9)))
