"""A game's data files: read, checked, and merged with a player's own files of the same layout."""

from __future__ import annotations

from pathlib import Path
from sys import intern
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.engine.meta import Clause

#: What an entry may say about itself in a player's file, whether or not ours says it too.
ABOUT: Final[tuple[str, ...]] = ("tag", "tags", "note", "notes", "why", "confidence")

#: Mappings that are one value: a player's set-up takes the place of ours instead of joining it.
WHOLE: Final[tuple[str, ...]] = ("setup",)

#: Our explanations of the rules are no data of the box: nobody has other ones.
RULES: Final = "rules"

#: In the ledger of choices: the place of who chooses, where nobody need be asked.
NOBODY_ASKED: Final = "nobody"


def load(folder: Path, name: str, override: Path | None, beside: Path | None = None) -> dict[str, Any]:
    """The data of `folder/name.yaml`, with the entries of `override/name.yaml` merged over it by id.

    Mappings are merged, everything else is replaced. An id or field that ours has not is refused.
    `beside`: a second folder of ours whose files may stand in the same override.
    """
    data = _read_mapping(folder / f"{name}.yaml")
    if override is None:
        return data
    check_names(folder, override, beside)
    own = override / f"{name}.yaml"
    return _merged(data, _read_mapping(own), f"{own}:") if own.is_file() else data


def check_names(folder: Path, override: Path, beside: Path | None = None) -> None:
    """A misspelt file of the player must not be passed over in silence."""
    if not override.is_dir():
        raise BadData(f"data: {override} is not a folder")
    folders = (folder,) if beside is None else (folder, beside)
    known = {path.name for each in folders for path in each.glob("*.yaml")} - {f"{RULES}.yaml"}
    for path in sorted(override.glob("*.yaml")):
        if path.name not in known:
            raise BadData(f"{path}: is not a data file of this game (there are: {', '.join(sorted(known))})")


def load_rules(folder: Path) -> dict[str, Clause]:
    """The paragraph index `folder/rules.yaml`: clause id -> clause, in the order of the rulebook."""
    path = folder / f"{RULES}.yaml"
    entries = read(path)
    if not isinstance(entries, list):
        raise BadData(f"{path}: a list of clauses is expected")
    rules: dict[str, Clause] = {}
    for number, entry in enumerate(entries):
        clause = _clause(entry, f"{path}: clause {number + 1}")
        if clause.id in rules:
            raise BadData(f"{path}: clause {clause.id} stands twice")
        rules[clause.id] = clause
    return rules


def _clause(entry: object, where: str) -> Clause:
    if not isinstance(entry, dict):
        raise BadData(f"{where}: a mapping is expected")
    for field in ("id", "title", "title_fr", "rule", "rule_fr", "kind", "phase", "who", "test"):
        if field not in entry:
            raise BadData(f"{where} ({entry.get('id', 'no id')}): {field} is missing")
    choice, unasked = _choice(entry.get("choice", {}), f"{where} ({entry['id']}): choice")
    return Clause(
        str(entry["id"]),
        {"en": str(entry["title"]), "fr": str(entry["title_fr"])},
        {"en": str(entry["rule"]), "fr": str(entry["rule_fr"])},
        str(entry["kind"]),
        str(entry["phase"]),
        str(entry["who"]),
        bool(entry["test"]),
        str(entry.get("ruling", "")),
        str(entry.get("open", "")),
        tuple(str(other) for other in entry.get("depends", ())),
        choice,
        unasked,
    )


def _choice(entry: object, where: str) -> tuple[dict[str, tuple[str, ...]], str]:
    """A line of the ledger of choices: `{owner: [retreat]}`, or `{nobody: why nobody is asked}`."""
    if not isinstance(entry, dict):
        raise BadData(f"{where}: who chooses, and his verbs, are expected")
    if NOBODY_ASKED in entry:
        if len(entry) > 1 or not str(entry[NOBODY_ASKED] or ""):
            raise BadData(f"{where}: either somebody chooses, or nobody and a reason")
        return {}, str(entry[NOBODY_ASKED])
    for who, verbs in entry.items():
        if not isinstance(verbs, list) or not verbs:
            raise BadData(f"{where}.{who}: a list of verbs is expected")
    return {str(who): tuple(str(verb) for verb in verbs) for who, verbs in entry.items()}, ""


def read(path: Path) -> object:
    """The content of a YAML file; a mistake in it is named with file and line."""
    import yaml

    loader_class = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        loader = loader_class(path.read_bytes())
        try:
            node = loader.get_single_node()
            _no_twins(node, path)
            _same_names(node)
            return loader.construct_document(node) if node is not None else {}
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise BadData(f"{path}, line {line}: {error.problem}") from None
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadData(f"{path}: {error}") from None


def _read_mapping(path: Path) -> dict[str, Any]:
    data = read(path)
    if not isinstance(data, dict):
        raise BadData(f"{path}: a mapping is expected at the top")
    return data


def _no_twins(node: Any, path: Path) -> None:
    """YAML lets the second of two equal keys win; a proofreader wants to hear of it."""
    children = [] if node is None or isinstance(node.value, str) else node.value
    seen: set[str] = set()
    for child in children:
        if not isinstance(child, tuple):
            _no_twins(child, path)
            continue
        key, value = child
        if str(key.value) in seen:
            raise BadData(f"{path}, line {key.start_mark.line + 1}: {key.value} stands twice")
        seen.add(str(key.value))
        _no_twins(value, path)


def _same_names(node: Any) -> None:
    """One string for each name, however often it stands in our files and in our code: a dictionary finds the
    very key it holds faster than an equal one."""
    if node is None:
        return
    if isinstance(node.value, str):
        node.value = intern(node.value)
        return
    for child in node.value:
        for part in child if isinstance(child, tuple) else (child,):
            _same_names(part)


def _merged(data: dict[str, Any], own: dict[str, Any], where: str) -> dict[str, Any]:
    merged = dict(data)
    for key, value in own.items():
        entry = f"{where} {key}" if where.endswith(":") else f"{where}.{key}"
        if key in data:
            merged[key] = _replaced(str(key), data[key], value, entry)
        elif key in ABOUT:
            merged[key] = value
        else:
            raise BadData(f"{entry}: is not a known id or field")
    return merged


def _replaced(key: str, old: Any, new: Any, where: str) -> Any:
    if key in ABOUT:
        return {**old, **new} if isinstance(old, dict) and isinstance(new, dict) else new
    if _shape(old) != _shape(new):
        raise BadData(f"{where}: {_shape(old)} is expected, not {_shape(new)}")
    return _merged(old, new, where) if isinstance(old, dict) and key not in WHOLE else new


def _shape(value: object) -> str:
    """The kind of a value, in words; whole and decimal numbers are one kind."""
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, (int, float)):
        return "a number"
    names = {"dict": "a mapping", "list": "a list", "str": "a text", "NoneType": "nothing"}
    return names.get(type(value).__name__, type(value).__name__)
