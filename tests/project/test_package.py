"""What a package index shows, what the source archive holds, and what a citation says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import polemos

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")

#: An index shows no file beside the README.
RELATIVE = re.compile(r"\]\((?!https?:|#)[^)]+\)")


@pytest.fixture
def readme(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook without hatchling, which only a build has."""
    plugin: Any = type(sys)("hatchling.metadata.plugin.interface")
    plugin.MetadataHookInterface = object  # all that the hook takes from it
    for name in ("hatchling", "hatchling.metadata", "hatchling.metadata.plugin"):
        monkeypatch.setitem(sys.modules, name, type(sys)(name))
    monkeypatch.setitem(sys.modules, plugin.__name__, plugin)
    monkeypatch.delitem(sys.modules, "hatch_readme", raising=False)
    monkeypatch.syspath_prepend(str(ROOT))
    return import_module("hatch_readme")


def test_no_link_of_the_readme_is_dead_on_an_index(readme: Any) -> None:
    assert RELATIVE.search(README), "else there is nothing to do"
    for repository in ("", "https://example.org/greece/polemos"):
        shown = readme.for_an_index(README, repository)
        assert not RELATIVE.search(shown)
        assert len(shown.splitlines()) == len(README.splitlines())
    assert "](https://example.org/greece/polemos/raw/main/docs/img/hellespont-desktop.jpg)" in shown
    assert "[docs/lab.md](https://example.org/greece/polemos/blob/main/docs/lab.md)" in shown


def test_links_need_a_repository(readme: Any) -> None:
    assert readme.links("") == {}
    assert "Changelog" in readme.links("https://example.org/x")


def test_the_metadata_say_who_what_and_for_whom() -> None:
    told = PROJECT["project"]
    assert told["authors"]
    assert len(told["keywords"]) > 5
    assert "Programming Language :: Python :: 3.11" in told["classifiers"]
    assert not [line for line in told["classifiers"] if line.startswith("License")], "the expression says it"
    for pattern in told["license-files"]:
        assert list(ROOT.glob(pattern)), pattern


def test_every_font_has_its_licence() -> None:
    used = set(re.findall(r"@fontsource/([\w-]+)/", (ROOT / "web/src/fonts.css").read_text(encoding="utf-8")))
    kept = {path.stem for path in (ROOT / "web/public/licenses").glob("*.txt")}
    assert used <= kept
    for name in used:
        text = (ROOT / f"web/public/licenses/{name}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in text.upper()


def test_every_library_in_the_client_has_its_licence() -> None:
    """Those that are built into its files: the texts' own, and Svelte with what it brings along."""
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    bundled = {name.removeprefix("@").replace("/", "-") for name in package["dependencies"]}
    fonts = {name for name in bundled if name.startswith("fontsource")}
    for name in (bundled - fonts) | {"svelte", "esm-env", "clsx"}:
        text = (ROOT / f"web/public/licenses/{name}.txt").read_text(encoding="utf-8")
        assert "Copyright" in text or "Apache License" in text


def test_the_package_asks_for_ranges_and_we_test_exact_versions() -> None:
    """Exact pins in a wheel would break other people's environments."""
    told = PROJECT["project"]
    extras = told["optional-dependencies"]
    asked = [*told["dependencies"], *extras["postgres"], *extras["lab"], *extras["render"]]
    assert [line for line in asked if "==" in line or "<" not in line or ">=" not in line] == []
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if not line.startswith("#"))
    named = {re.split(r"[<>=;\[ ]", line)[0] for line in [*asked, *extras["dev"]]} - {"polemos"}
    assert {_plain(name) for name in named} <= {_plain(name) for name in pinned}
    assert not [line for line in lines if "://" in line or line.startswith("-")], "no addresses of registries"
    assert "-c constraints.txt" in (ROOT / "Makefile").read_text(encoding="utf-8")


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_source_archive_holds_docs_examples_changes_and_tests() -> None:
    included = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert {"docs", "examples", "tests", "CHANGELOG.md", "README.md", "CITATION.cff"} <= set(included)
    assert [name for name in included if not (ROOT / name).exists()] == []


def test_the_citation_is_of_this_version() -> None:
    told = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {polemos.__version__}" in told
    assert PROJECT["project"]["version"] == polemos.__version__


def test_an_old_python_is_told_so() -> None:
    """The check stands before everything that an old Python could not read."""
    trick = "import sys; sys.version_info = (3, 9); import polemos"
    done = subprocess.run([sys.executable, "-c", trick], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Polemos needs Python 3.11 or newer")


def test_the_page_names_a_manifest_with_which_it_can_be_installed() -> None:
    web = ROOT / "web"
    name = re.search(r'rel="manifest" href="\./([^"]+)"', (web / "index.html").read_text("utf-8"))
    assert name is not None
    manifest = json.loads((web / "public" / name[1]).read_text("utf-8"))
    assert manifest["display"] == "standalone"
    assert all((web / "public" / icon["src"]).is_file() for icon in manifest["icons"])
