"""YAML whose values know the line they stand on."""

from pathlib import Path
from typing import Any

import yaml

from lessons.web.content_files.problems import Problem


class Lined(dict[str, Any]):
    """A mapping with the line it begins on and that of each of its keys, counted from 1."""

    line: int
    lines: dict[str, int]

    def line_of(self, key: str) -> int:
        """The line of a key, or where the mapping begins when it is not there."""
        return self.lines.get(key, self.line)


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # libyaml's, ten times as fast
    pass


def _mapping(loader: _Loader, node: yaml.MappingNode) -> Lined:
    made = Lined()
    made.line, made.lines = node.start_mark.line + 1, {}
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, str):
            raise yaml.constructor.ConstructorError(None, None, "a key must be a word", key_node.start_mark)
        if key in made:
            raise yaml.constructor.ConstructorError(None, None, f"{key!r} stands twice", key_node.start_mark)
        made[key] = loader.construct_object(value_node, deep=True)
        made.lines[key] = key_node.start_mark.line + 1
    return made


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def read_yaml(path: Path) -> tuple[Lined | None, list[Problem]]:
    """The mapping a file holds, or None and what is wrong."""
    try:
        found = yaml.load(path.read_text(encoding="utf-8"), _Loader)  # noqa: S506, it is a safe loader
    except FileNotFoundError:
        return None, [Problem(path, 1, "the file is missing")]
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        return None, [Problem(path, line, error.problem or "not YAML")]
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        return None, [Problem(path, 1, f"not YAML in UTF-8: {error}")]
    if not isinstance(found, Lined):
        return None, [Problem(path, 1, "the file must hold a mapping")]
    return found, []
