"""Colours of the house: paper and brass on dark cloth, and those of the seats.

Pictures and the terminal take them from here; the page has them in `web/src/style/tokens.css`.
"""

from typing import Final

#: Dark cloth, from the deepest shade to the one that stands out most.
INKS: Final = ("#080d0f", "#0d1517", "#142023", "#1c2c30", "#294045")
CLOTH, PANEL, RAISED = INKS[1:4]
LINE: Final = "#3a4a4d"
#: Letters, from the brightest on.
PAPERS: Final = ("#f6eedd", "#d3cab8", "#a39d90")
PAPER, PAPER_2, PAPER_3 = PAPERS
BRASS: Final = "#e3b866"
ON_BRASS: Final = "#241607"
GO: Final = "#3fbf8f"
WARN: Final = "#ffb454"
STOP: Final = "#ff7a6b"
#: A colour for each seat; a shape goes with it wherever it is shown.
SEATS: Final = (
    "#ffa300",
    "#68ddff",
    "#33c493",
    "#bfe098",
    "#7f83ff",
    "#f7600a",
    "#b77bb9",
    "#f7f4ee",
)
