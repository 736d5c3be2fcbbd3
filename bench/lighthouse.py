"""What Lighthouse thinks of the pages: the score for performance, as on a phone and on a desktop.

    npm install --prefix /tmp/lighthouse lighthouse        (it is no dependency of ours)
    python bench/lighthouse.py --bin /tmp/lighthouse/node_modules/.bin/lighthouse

A phone is simulated: a slow network and a processor four times as slow as this one (`--slow` says another
factor: on a machine that others use too, four times is more than four times). Beside the score: first and
largest paint, time blocked, all in milliseconds, and how far the page jumps. Chromium and the built client
are needed; medians of `--runs`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.web.house import House  # the path above is needed first

AUDITS = {
    "first": "first-contentful-paint",
    "largest": "largest-contentful-paint",
    "blocked": "total-blocking-time",
    "jumps": "cumulative-layout-shift",
}


def pages(url: str, game: str) -> dict[str, str]:
    """Name -> address; the match is watched, which draws all that a seat would see."""
    with httpx.Client(base_url=url, timeout=60) as client:
        seats = dict.fromkeys(client.get(f"api/games/{game}").json()["roles"], "here")
        match = client.post("api/matches", json={"game": game, "seats": seats}).json()["match"]
    return {
        "lobby": f"{url}#/",
        "new match": f"{url}#/new/{game}",
        "rules": f"{url}#/rules/{game}",
        "match": f"{url}#/m/{match}",
    }


def looked_at(page: str, desktop: bool, args: argparse.Namespace, out: Path) -> dict[str, float]:
    """One run of Lighthouse."""
    command = [args.bin, page, "--quiet", "--output=json", f"--output-path={out}"]
    command += ["--only-categories=performance", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    if desktop:
        command += ["--preset=desktop"]
    elif args.slow:
        command += [f"--throttling.cpuSlowdownMultiplier={args.slow}"]
    chromium = shutil.which("chromium") or shutil.which("google-chrome") or ""
    subprocess.run(command, check=True, timeout=400, env={**os.environ, "CHROME_PATH": chromium})
    told: dict[str, Any] = json.loads(out.read_text())
    if args.keep:
        shutil.copy(out, Path(args.keep) / f"{out.stem}.json")
    found = {name: float(told["audits"][audit].get("numericValue") or 0) for name, audit in AUDITS.items()}
    return {"score": 100 * (told["categories"]["performance"]["score"] or 0), **found}


def line(name: str, form: str, runs: list[dict[str, float]]) -> str:
    middle = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
    scores = sorted(run["score"] for run in runs)
    return (
        f"{name:<10} {form:<8} {middle['score']:4.0f} ({scores[0]:.0f} to {scores[-1]:.0f})"
        f"  first {middle['first']:5.0f}  largest {middle['largest']:5.0f}"
        f"  blocked {middle['blocked']:5.0f}  jumps {middle['jumps']:.3f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bin", default="lighthouse", help="the program")
    parser.add_argument("--game", default="hellespont")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--slow", type=float, help="how many times slower a phone is (Lighthouse: 4)")
    parser.add_argument("--only", nargs="*", help="these pages: lobby, 'new match', rules, match")
    parser.add_argument("--forms", nargs="*", default=["phone", "desktop"])
    parser.add_argument("--keep", help="a folder for the last report of each page")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "matches.sqlite3")
        house.open()
        try:
            for name, page in pages(house.url, args.game).items():
                for form in args.forms if not args.only or name in args.only else ():
                    out = Path(folder) / f"{name.replace(' ', '_')}-{form}.json"
                    runs = [looked_at(page, form == "desktop", args, out) for _ in range(args.runs)]
                    print(line(name, form, runs), flush=True)
        finally:
            house.close()


if __name__ == "__main__":
    main()
