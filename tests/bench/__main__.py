"""`make bench`: every subject of this folder, or those named (`make bench SUBJECT=auction`).

A subject is a module with COMPARISONS, or with results() that measures and prints by itself; to add one,
add its file. Ends with 1 when what is wanted is missed.
"""

import importlib
import sys
from pathlib import Path

from tests.bench.harness import report

NOT_SUBJECTS = {"__init__", "__main__", "harness"}


def main(names: list[str]) -> int:
    found = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in NOT_SUBJECTS)
    results = []
    for name in names or found:
        subject = importlib.import_module(f"tests.bench.{name}")
        print(f"\n{(subject.__doc__ or name).strip()}\n")
        own = getattr(subject, "results", None)
        results += own() if own else [report(comparison) for comparison in subject.COMPARISONS]
    return 0 if all(results) else 1


sys.exit(main(sys.argv[1:]))
