"""The laws of the house that a reader of the source can check (design.md, "Laws" and "The house")."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import ROOT

PACKAGES = ("server", "protocol", "client_examples")
TOO_LONG = 600

WORLDLY = {
    "asyncio", "anyio", "concurrent", "datetime", "glob", "io", "locale", "logging", "msgpack", "multiprocessing", "os", "pathlib",
    "platform", "queue", "random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile",
    "threading", "time", "uuid", "websockets", "yaml",
}  # fmt: skip
WORLDLY_CALLS = {"open", "print", "input", "hash", "exec", "eval"}

SETS = {"set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet"}
BLIND_TO_ORDER = {"sorted", "set", "frozenset", "len", "any", "all", "sum", "bool"}
KEEPS_ORDER = {"list", "tuple", "iter", "enumerate", "next", "map", "zip", "reversed", "dict"}

SCALAR = re.compile(r"(==|!=|is|is not) *(self\.|state\.|game\.)*active_player\b|active_player *(==|!=)")


def sources(*packages: str) -> list[Path]:
    """All modules of the packages, in order."""
    return [path for package in packages for path in sorted((ROOT / package).rglob("*.py"))]


@cache
def tree(path: Path) -> ast.Module:
    """The module, parsed once."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def where(path: Path, node: ast.AST) -> str:
    """How a finding names its place."""
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def imported(node: ast.AST) -> Iterator[str]:
    """The top-level packages that an import names."""
    if isinstance(node, ast.Import):
        yield from (alias.name.split(".")[0] for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
        yield node.module.split(".")[0]


def name_of(node: ast.AST | None) -> str:
    """The last name of `a`, `a.b` or `a.b[c]`; "" of anything else."""
    if isinstance(node, ast.Subscript):
        return name_of(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_set_type(node: ast.AST | None) -> bool:
    """Whether an annotation says set or frozenset, or one of them among others."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        node = ast.parse(node.value, mode="eval").body
    if isinstance(node, ast.BinOp):
        return is_set_type(node.left) or is_set_type(node.right)
    return name_of(node) in SETS


class Wanderer(ast.NodeVisitor):
    """Finds loops over sets in one module: the order of a set depends on hashes (law 1).

    It knows set displays and calls, and names and `self` attributes that the module gives a set or annotates as one.
    """

    def __init__(self, module: ast.Module) -> None:
        self.found: list[ast.AST] = []
        self.scopes: list[dict[str, bool]] = [{}]
        self.attributes = {
            node.target.attr: is_set_type(node.annotation)
            for node in ast.walk(module)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
        }
        self.visit(module)

    def is_set(self, node: ast.AST) -> bool:
        if isinstance(node, (ast.Set, ast.SetComp)):
            return True
        if isinstance(node, ast.Call):
            return name_of(node.func) in {"set", "frozenset", "union", "intersection", "difference", "symmetric_difference"}
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.BitXor, ast.Sub)):
            return self.is_set(node.left) or self.is_set(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        if isinstance(node, ast.Attribute) and name_of(node.value) == "self":
            return self.attributes.get(node.attr, False)
        return isinstance(node, ast.Name) and any(scope.get(node.id, False) for scope in self.scopes)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        arguments = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
        self.scopes.append({argument.arg: is_set_type(argument.annotation) for argument in arguments})
        self.generic_visit(node)
        self.scopes.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.scopes[-1][target.id] = self.is_set(node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.scopes[-1][node.target.id] = is_set_type(node.annotation)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.walked(node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.walked(node.iter)
        self.generic_visit(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        """A set made of a set has no order to lose."""
        self.blind(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = name_of(node.func)
        for argument in node.args:
            if name in KEEPS_ORDER or name in ("join", "extend"):
                self.walked(argument)
        if isinstance(node.func, ast.Attribute) and name == "pop" and not node.args:
            self.walked(node.func.value)
        if name in BLIND_TO_ORDER and len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp):
            self.blind(node.args[0])
        else:
            self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self.walked(node.value)
        self.generic_visit(node)

    def blind(self, node: ast.SetComp | ast.GeneratorExp) -> None:
        for part in node.generators:
            for inner in (part.iter, *part.ifs):
                self.visit(inner)
        self.visit(node.elt)

    def walked(self, node: ast.AST) -> None:
        if self.is_set(node):
            self.found.append(node)


def test_the_rules_know_no_world() -> None:
    """Law 1: server/engine has no sockets, clock, files, asyncio, dice, or hashes that differ between two processes."""
    found = []
    for path in sources("server/engine"):
        for node in ast.walk(tree(path)):
            found += [f"{where(path, node)} imports {name}" for name in imported(node) if name in WORLDLY]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORLDLY_CALLS:
                found.append(f"{where(path, node)} calls {node.func.id}")
    assert not found


def test_the_rules_never_walk_a_set() -> None:
    """Law 1: nothing depends on hash order."""
    assert not [where(path, node) for path in sources("server/engine") for node in Wanderer(tree(path)).found]


@pytest.mark.parametrize(
    ("code", "loops"),
    [
        ("for x in {1, 2}: pass", 1),
        ("a = set(b)\nfor x in a: pass", 1),
        ("def f(a: frozenset[int]): return [x for x in a]", 1),
        ("def f(a: 'set[int] | None'): return tuple(a)", 1),
        ("a = {1}\nb = [*a]\na.pop()", 2),
        ("class A:\n def __init__(self): self.a: set[int] = set()\n def f(self): return list(self.a)", 1),
        ("a = {1}\nb = sorted(a)\nc = any(x for x in a)\nd = {x for x in a}\ne = 1 in a", 0),
        ("a = {1}\na = sorted(a)\nfor x in a: pass", 0),
        ("for x in {1: 2}: pass", 0),
    ],
)
def test_the_check_for_sets_sees(code: str, loops: int) -> None:
    """The check above finds a loop over a set, and lets sorting, counting and asking pass."""
    assert len(Wanderer(ast.parse(code)).found) == loops


def test_nobody_is_the_active_player() -> None:
    """Law 3: no code compares with a single "active player": turns may be shared (805.4)."""
    found = []
    for path in sources(*PACKAGES, "tests"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if SCALAR.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}")
        for node in ast.walk(tree(path)):
            sides = (node.left, *node.comparators) if isinstance(node, ast.Compare) else ()
            found += [where(path, node) for side in sides if name_of(side) in ("active_player", "active_seat", "active_head")]
    assert not found


def test_files_fit_in_a_head() -> None:
    """House style: a file owns one thing and never grows over 600 lines."""
    long = {str(p.relative_to(ROOT)): n for p in sources(*PACKAGES, "tests") if (n := p.read_text(encoding="utf-8").count("\n")) > TOO_LONG}
    assert not long


def test_every_file_says_what_it_owns() -> None:
    """House style: a module opens by naming what it owns."""
    assert not [str(path.relative_to(ROOT)) for path in sources(*PACKAGES) if not ast.get_docstring(tree(path))]


def test_every_test_says_its_rule() -> None:
    """House style: each test has a docstring."""
    found = []
    for path in sources("tests"):
        for node in ast.walk(tree(path)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_") and not ast.get_docstring(node):
                found.append(f"{where(path, node)} {node.name}")
    assert not found


def test_nothing_sleeps_in_tests() -> None:
    """House style: tests never wait for a clock; `sleep(0)` lets others run and is no waiting."""
    found = []
    for path in sources("tests"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and name_of(node.func) == "sleep" and ast.unparse(node.args[0]) != "0":
                found.append(where(path, node))
    assert not found
