"""JSON to read: what fits on a line stays on it."""

import json

from lessons.api.json_types import JSONValue

WIDTH = 88


def pretty(value: JSONValue, indent: int = 0) -> str:
    """
    >>> print(pretty({"dealer": "E", "calls": ["1D", "1H"], "sentence": "It is now West to call. " * 3}))
    {
      "dealer": "E",
      "calls": ["1D", "1H"],
      "sentence": "It is now West to call. It is now West to call. It is now West to call. "
    }
    """
    line = json.dumps(value, ensure_ascii=False)
    if indent + len(line) <= WIDTH or not isinstance(value, list | dict):
        return line
    deeper = indent + 2
    if isinstance(value, dict):
        members = [f"{json.dumps(name)}: {pretty(member, deeper)}" for name, member in value.items()]
    else:
        members = [pretty(item, deeper) for item in value]
    start, end = "{}" if isinstance(value, dict) else "[]"
    between = ",\n" + " " * deeper
    return f"{start}\n{' ' * deeper}{between.join(members)}\n{' ' * indent}{end}"
