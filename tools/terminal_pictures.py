"""Draw the pictures of the terminal table in docs/: a real game, a few moves in."""

import asyncio
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from schatulle.cli.terminal.app import TableApp
from schatulle.cli.terminal.game.setup import TableSetup, open_table

DOCS = Path(__file__).parents[1] / "docs"
SIZE = (120, 36)

MEISTERDIEBE = ("fill A2 B3 C1", "turn", "choose smuggler", "open A2", "place d", "turn flip",
                "choose jeweller", "open B2")  # fmt: skip
DIAMANT = ("stay", "stay", "stay", "stay")


async def picture(game: str, players: tuple[str, ...], seed: str, moves: tuple[str, ...]) -> str:
    """The screen of a seeded game after some moves of the first seat."""
    with TemporaryDirectory() as folder:
        setup = TableSetup(game=game, players=players, seed=seed, save=Path(folder) / "game.jsonl")
        app = TableApp(setup, open_table(setup), pace=0)
        async with app.run_test(size=SIZE) as pilot:
            for move in moves:
                await _settle(pilot.pause)
                app.screen.submit(move)  # type: ignore[attr-defined]
            await _settle(pilot.pause)
            return without_fonts(app.export_screenshot(title="Schatulle"))


async def _settle(pause: object) -> None:
    for _ in range(8):
        await pause()  # type: ignore[operator]


def without_fonts(svg: str) -> str:
    """A picture needs nothing from elsewhere: the reader's own monospaced letters will do."""
    svg = re.sub(r"@font-face\s*{.*?}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    """Writes docs/terminal-meisterdiebe.svg and docs/terminal-diamant.svg."""
    four = ("Ann", "bot", "bot", "bot")
    for game, players, seed, moves in (
        ("meisterdiebe", four, "velvet", MEISTERDIEBE),
        ("diamant", (*four, "bot"), "brass", DIAMANT),
    ):
        file = DOCS / f"terminal-{game}.svg"
        file.write_text(asyncio.run(picture(game, players, seed, moves)), encoding="utf-8")
        print(f"{file.name}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
