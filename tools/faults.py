"""Faults to plant in the rules, one at a time: `tools/mutants.py` asks which of them no test notices.

A fault is one small change of one expression: a comparison turned, a bound moved by one, a condition dropped,
a branch left out, a constant changed, the smaller for the larger.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
REVERSED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}

#: What never plays: representations, which verbs have gates, and words beside choices.
PASSED_OVER = ("__repr__", "__hash__", "barriers", "notes")


@dataclass(frozen=True)
class Fault:
    """One place and what stands there instead: the `nth` expression of its kind in the module's tree."""

    module: str
    function: str
    line: int
    before: str
    after: str
    #: Where it is in the tree: which node of `ast.walk`, and which of the changes of that node.
    node: int
    change: int
    #: The last line of the statement it stands in (of its head, where a block follows).
    last: int

    @property
    def name(self) -> str:
        """What stays the same when lines above it move."""
        return f"{self.module}.{self.function}: {self.before} -> {self.after}"


def faults_of(path: Path, module: str) -> list[Fault]:
    """Every fault that can be planted in a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside, kept = _functions(tree), _memories(tree)
    found = []
    for number, node in enumerate(ast.walk(tree)):
        function, first, last = inside.get(node, ("__repr__", 0, 0))
        if function.split(".")[-1] in PASSED_OVER or node in kept:
            continue
        for change, after in enumerate(changes(node)):
            fault = Fault(module, function, first, _shown(node), _shown(after), number, change, last)
            found.append(fault)
    return found


def planted(path: Path, fault: Fault) -> ast.Module:
    """The module's tree with the fault in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    target = next(node for number, node in enumerate(ast.walk(tree)) if number == fault.node)
    after = list(changes(target))[fault.change]
    _Replace(target, after).visit(tree)
    return ast.fix_missing_locations(tree)


def sample(faults: list[Fault], count: int, seed: str) -> list[Fault]:
    """Drawn by the hash of their names: a change elsewhere in the rules leaves the sample as it was."""
    return sorted(faults, key=lambda fault: blake2b(f"{seed} {fault.name}".encode()).digest())[:count]


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of an expression or statement, each another fault."""
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    elif isinstance(node, ast.BoolOp):
        yield from _conditions(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, (ast.If, ast.IfExp)):
        yield from _branches(node)
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield _with(node, ifs=node.ifs[1:])
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        yield _with(node, func=ast.Name(SWAPPED[node.func.id], ast.Load()))
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in REVERSED:
        yield _with(node, op=REVERSED[type(node.op)]())


def _comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for place, op in enumerate(node.ops):
        for turned in TURNED[type(op)]:
            yield _with(node, ops=[*node.ops[:place], turned(), *node.ops[place + 1 :]])


def _conditions(node: ast.BoolOp) -> Iterator[ast.AST]:
    """One of the conditions dropped."""
    for place in range(len(node.values)):
        rest = [value for number, value in enumerate(node.values) if number != place]
        yield rest[0] if len(rest) == 1 else _with(node, values=rest)


def _constants(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield _with(node, value=not node.value)
    elif isinstance(node.value, int):
        yield _with(node, value=node.value + 1)


def _branches(node: ast.If | ast.IfExp) -> Iterator[ast.AST]:
    """A branch left out, and one taken always; guards against our own mistakes stay."""
    if isinstance(node, ast.If) and any(isinstance(statement, ast.Raise) for statement in node.body):
        return
    yield _with(node, test=ast.Constant(False))
    if not _remembers(node):
        yield _with(node, test=ast.Constant(True))


def _remembers(node: ast.If | ast.IfExp) -> bool:
    """`if found is None: found = ...`: taken always, what is kept is worked out again, to the same result."""
    if not isinstance(node, ast.If) or not isinstance(node.test, ast.Compare):
        return False
    known = ast.unparse(node.test.left)
    assigned = [target for line in node.body if isinstance(line, ast.Assign) for target in line.targets]
    return ast.unparse(node.test) == f"{known} is None" and known in map(ast.unparse, assigned)


def _memories(tree: ast.Module) -> set[ast.AST]:
    """`if len(known) > MOST_KNOWN: known.clear()`: how much is kept decides nothing."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Compare) and len(node.body) == 1:
            memory = ast.unparse(node.body[0]).removesuffix(".clear()")
            limit = ast.unparse(node.test.comparators[0])
            if ast.unparse(node.test.left) == f"len({memory})" and limit.isupper():
                found.update([node, *ast.walk(node.test)])
    return found


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


class _Replace(ast.NodeTransformer):
    def __init__(self, target: ast.AST, after: ast.AST) -> None:
        self.target = target
        self.after = after

    def visit(self, node: ast.AST) -> ast.AST:
        return self.after if node is self.target else self.generic_visit(node)


#: Where a node stands: its function, and the first and last line of its statement.
Place: TypeAlias = tuple[str, int, int]


def _functions(tree: ast.Module) -> dict[ast.AST, Place]:
    """Every node inside a function -> where it stands; annotations are no rules."""
    inside: dict[ast.AST, Place] = {}
    _enter(tree, ("", 0, 0), False, inside)
    return inside


def _enter(node: ast.AST, place: Place, within: bool, inside: dict[ast.AST, Place]) -> None:
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                own = f"{place[0]}.{child.name}".lstrip(".")
                # what an argument is if nobody gives it matters to whoever calls: to who reaches the body
                lines = child.body[0].lineno, child.end_lineno or child.lineno
                _enter(child, (own, *lines), within or isinstance(child, ast.FunctionDef), inside)
            elif isinstance(child, ast.AST):
                at = (place[0], *_lines(child)) if isinstance(child, ast.stmt) else place
                if within:
                    inside[child] = at
                _enter(child, at, within, inside)


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of its head alone, where a block follows."""
    body = getattr(statement, "body", None)
    if body:
        return statement.lineno, max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, statement.end_lineno or statement.lineno


def _shown(node: ast.AST) -> str:
    """A node as one line for a reader."""
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}: {ast.unparse(node.body[0]).splitlines()[0]}"
    if isinstance(node, ast.comprehension):
        return "".join(f" if {ast.unparse(test)}" for test in node.ifs).strip() or "(no condition)"
    return " ".join(ast.unparse(node).split())
