"""JSON as Python holds it, for annotations."""

from typing import Any

# A caller may send anything, so nothing is known of a value before a reader has looked at it.
JSONValue = Any
JSONObject = dict[str, Any]
