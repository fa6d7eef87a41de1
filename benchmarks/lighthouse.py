"""What Lighthouse thinks of the page on a phone: first page, rules, a player's table, a replay.

Lighthouse is not among the page's packages, since it is larger than all of them: npm puts it into a
folder of its own (`--folder`), once. The page must be built (`make page`). There is no box in three
dimensions unless `--box` is given: drawn by software it would be all that is measured.
"""

import json
import os
import runpy
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from measuring import Figure, arguments, show

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.support.socket_player import Person
from browser.support.visitors import House, found
from schatulle.server.http.clients import COOKIE

ROOT: Final = Path(__file__).parents[1]
LIGHTHOUSE: Final = "lighthouse@12.8.2"
KEPT: Final = Path.home() / ".cache" / "schatulle-lighthouse"
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
TIMES: Final = (
    ("cumulative-layout-shift", "shift"),
    ("first-contentful-paint", "ms"),
    ("largest-contentful-paint", "ms"),
    ("total-blocking-time", "ms"),
)


def installed(folder: Path) -> Path:
    """The command, which npm has put there before or puts there now."""
    command = folder / "node_modules" / ".bin" / "lighthouse"
    if not command.exists():
        folder.mkdir(parents=True, exist_ok=True)
        npm = runpy.run_path(str(ROOT / "tools" / "page.py"))["npm"]()
        subprocess.run(
            [*npm.command, "install", "--silent", "--prefix", str(folder), LIGHTHOUSE],
            env=npm.env,
            check=True,
        )
    return command


def pages(house: House) -> Iterator[tuple[str, str, Person | None]]:
    """What is looked at, where it is, and who looks."""
    ann = Person(house.address)
    over = ann.begin("diamant")
    ann.play(over, "over")
    yield "first page", "/", None
    yield "rules", "/rules", None
    yield "table", f"/table/{ann.begin('meisterdiebe')}", ann
    yield "replay", f"/replay/{over}", ann


def report(command: Path, address: str, who: Person | None, *, box: bool) -> dict[str, Any]:
    """One look at one page; what is said goes through a file."""
    flags = "--headless=new --no-sandbox" + ("" if box else " --disable-3d-apis")
    headers = {"Cookie": f"{COOKIE}={who.cookie}"} if who else {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        call = [
            str(command),
            address,
            "--quiet",
            "--output=json",
            f"--output-path={path}",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={flags}",
            f"--extra-headers={json.dumps(headers)}",
        ]
        subprocess.run(call, env=os.environ | {"CHROME_PATH": found() or ""}, check=True)
        said: dict[str, Any] = json.loads(path.read_bytes())
    return said


def figures(command: Path, repeats: int, *, box: bool) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data))
        for name, path, who in pages(house):
            said = [report(command, house.address + path, who, box=box) for _ in range(repeats)]
            for category in CATEGORIES:
                scores = [100 * it["categories"][category]["score"] for it in said]
                yield Figure(
                    "lighthouse", f"{name}, {category}", statistics.median(scores), "of 100"
                )
            for audit, unit in TIMES:
                values = [it["audits"][audit]["numericValue"] for it in said]
                yield Figure("lighthouse", f"{name}, {audit}", statistics.median(values), unit)
            print(f"{name}: {', '.join(failed(said[0])) or 'nothing failed'}", file=sys.stderr)
        house.kill()


def failed(said: dict[str, Any]) -> list[str]:
    """Audits that are not passed, but for the times themselves."""
    times = {audit for audit, _ in TIMES}
    return [
        key
        for key, audit in said["audits"].items()
        if audit["score"] is not None and audit["score"] < 0.9 and key not in times
    ]


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--folder", type=Path, default=KEPT, help="where Lighthouse is kept")
    parser.add_argument("--box", action="store_true", help="with the box, drawn by software")
    parser.set_defaults(repeats=3)
    args = parser.parse_args()
    show(figures(installed(args.folder), args.repeats, box=args.box), as_json=args.json)


if __name__ == "__main__":
    main()
