"""Files: where scenarios come from: .yaml, .yml and .json hold one or a list of them, .jsonl one a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .document import Value
from .errors import BadScenario
from .plain import items

SUFFIXES = (".yaml", ".yml", ".json", ".jsonl")

_BASE: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_BASE):  # type: ignore[misc]
    """Reads YAML as plain data and refuses a key that is written twice, which YAML would let silently win."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = []
        for key, _ in node.value:
            name = self.construct_object(key, deep=True)
            if name in seen:
                raise BadScenario(f"line {key.start_mark.line + 1}: {name!r} is written twice")
            seen.append(name)
        made: dict[Any, Any] = super().construct_mapping(node, deep)
        return made


@dataclass(frozen=True, slots=True)
class Written:
    """A scenario as it stands in a file, not parsed yet; `where` names it: the file, and its number there from 0. A file that
    cannot be read is one that has only a fault."""

    where: str
    data: Value
    fault: str = ""

    @property
    def name(self) -> str:
        """Its name, or where it is if it has none."""
        name = self.data.get("name") if isinstance(self.data, dict) else None
        return name if isinstance(name, str) else self.where


def find(paths: list[Path]) -> list[Path]:
    """The files that the paths name, folders searched through, in order. Raises BadScenario for a path that is not there."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES and p.is_file())
        elif path.is_file():
            found.append(path)
        else:
            raise BadScenario(f"{path}: there is no such file or folder")
    return found


def all_of(paths: list[Path]) -> list[Written]:
    """The scenarios of all these files and folders. Raises BadScenario for a path that is not there; a file that cannot be read
    takes no other down."""
    found: list[Written] = []
    for path in find(paths):
        try:
            found += read(path)
        except (BadScenario, OSError) as error:
            found.append(Written(str(path), None, str(error)))
    return found


def read(path: Path) -> Iterator[Written]:
    """The scenarios of a file. Raises BadScenario when it is not readable as one of the kinds, or OSError."""
    try:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".jsonl":
            data: Value = [json.loads(line) for line in text.splitlines() if line.strip()]
        elif path.suffix == ".json":
            data = json.loads(text)
        else:
            data = yaml.load(text, _Loader)
    except (yaml.YAMLError, ValueError) as error:
        raise BadScenario(f"{path}: {' '.join(str(error).split())}") from error
    except BadScenario as error:
        raise BadScenario(f"{path}: {error}") from error
    if data is None:
        return
    several = isinstance(data, list)
    for i, item in enumerate(items(data, str(path)) if several else [data]):
        yield Written(f"{path}#{i}" if several else str(path), item)
