"""Files of scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.scenario import files
from server.scenario.errors import BadScenario


def test_each_kind_of_file_is_read(tmp_path: Path) -> None:
    """scenario-format.md: .yaml and .json hold one scenario or a list, .jsonl one per line; folders are searched in order."""
    (tmp_path / "one.yaml").write_text("name: one\n")
    (tmp_path / "list.yml").write_text("- {name: two}\n- {name: three}\n")
    (tmp_path / "a.json").write_text('[{"name": "four"}]')
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "lines.jsonl").write_text('{"name": "five"}\n\n{"name": "six"}\n')
    (tmp_path / "empty.yaml").write_text("# nothing\n")
    (tmp_path / "notes.txt").write_text("no scenario")
    found = [written for path in files.find([tmp_path]) for written in files.read(path)]
    assert [written.name for written in found] == ["four", "two", "three", "one", "five", "six"]
    assert found[2].where == f"{tmp_path / 'list.yml'}#1" and found[3].where == str(tmp_path / "one.yaml")


def test_a_key_written_twice_is_an_error(tmp_path: Path) -> None:
    """Of two equal keys YAML would silently keep one: what was meant is unknown."""
    path = tmp_path / "twice.yaml"
    path.write_text("name: a\nlife: {A: 3}\nlife: {B: 4}\n")
    with pytest.raises(BadScenario, match=r"line 3: 'life' is written twice"):
        list(files.read(path))


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A broken file is an error that names it."""
    path = tmp_path / "broken.yaml"
    path.write_text("name: [\n")
    with pytest.raises(BadScenario, match=r"broken\.yaml"):
        list(files.read(path))
    with pytest.raises(BadScenario, match="no such file"):
        files.find([tmp_path / "missing.yaml"])
