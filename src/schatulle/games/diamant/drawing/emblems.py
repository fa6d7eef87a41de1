"""The signs of the five hazards, of treasure cards and chests, drawn in a square of 100."""

from typing import Final

from schatulle.drawing.marks import Jewel
from schatulle.games.diamant.rules.cards import Card

#: The stones are drawn like rubies.
STONE: Final = Jewel.RUBY
HAZARDS: Final = {
    Card.SNAKE: (
        '<path d="M24 72q-6-16 14-18t30-4q12-4 6-14t-20-4q-10 4-18-2" fill="none" '
        'stroke="#1d3a1f" stroke-width="13" stroke-linecap="round"/>'
        '<path d="M24 72q-6-16 14-18t30-4q12-4 6-14t-20-4q-10 4-18-2" fill="none" '
        'stroke="#6dbb4a" stroke-width="9" stroke-linecap="round"/>'
        '<path d="M30 60q16-2 28-5" stroke="#d8f08a" stroke-width="3" stroke-dasharray="4 5" '
        'fill="none"/>'
        '<ellipse cx="33" cy="29" rx="11" ry="8" fill="#6dbb4a" stroke="#1d3a1f" '
        'stroke-width="2"/>'
        '<circle cx="30" cy="26" r="2" fill="#16210f"/>'
        '<path d="M22 30l-8 2m0 0l-4-3m4 3l-3 4" stroke="#e8433a" stroke-width="2" '
        'fill="none" stroke-linecap="round"/>'
    ),
    Card.SCORPION: (
        '<g fill="none" stroke="#3a1408" stroke-width="4" stroke-linecap="round">'
        '<path d="M40 50l-16-8M38 57l-18 0M40 64l-14 9M60 50l16-8M62 57l18 0M60 64l14 9"/>'
        '<path d="M44 42q-14-6-12-18M56 42q14-6 12-18"/></g>'
        '<ellipse cx="50" cy="56" rx="13" ry="18" fill="#d8622a" stroke="#3a1408" '
        'stroke-width="2.5"/>'
        '<path d="M39 50h22M38 58h24M41 66h18" stroke="#3a1408" stroke-width="2"/>'
        '<path d="M50 74q0 12 16 10t16-18q0-10-8-14" fill="none" stroke="#3a1408" '
        'stroke-width="9" stroke-linecap="round"/>'
        '<path d="M50 74q0 12 16 10t16-18q0-10-8-14" fill="none" stroke="#d8622a" '
        'stroke-width="5" stroke-linecap="round"/>'
        '<path d="M76 54l-10-5 4 11z" fill="#3a1408"/>'
        '<path d="M25 24q6-10 12-2-2 8-8 6zM75 24q-6-10-12-2 2 8 8 6z" fill="#d8622a" '
        'stroke="#3a1408" stroke-width="2.5"/>'
    ),
    Card.LANDSLIDE: (
        '<path d="M14 80L40 22l22 30 12-14 14 42z" fill="#6d5a4c"/>'
        '<path d="M40 22l10 58H14z" fill="#88725f"/>'
        '<g stroke="#2a1f18" stroke-width="2.5">'
        '<path d="M20 70l8-14 16 2 6 14-10 10H26z" fill="#a89078"/>'
        '<path d="M52 60l14-8 14 8-2 16-16 6-12-8z" fill="#8d7661"/>'
        '<path d="M60 34l10-4 8 8-4 9-11 0z" fill="#b59c82"/></g>'
        '<path d="M30 30l-6 10M70 18l-4 8M84 40l-6 6" stroke="#f3dfc0" stroke-width="3" '
        'stroke-linecap="round"/>'
    ),
    Card.GAS: (
        '<g stroke="#23391b" stroke-width="2.5">'
        '<circle cx="34" cy="60" r="17" fill="#8fb546"/>'
        '<circle cx="64" cy="62" r="19" fill="#7aa038"/>'
        '<circle cx="48" cy="42" r="20" fill="#a9cc5c"/></g>'
        '<path d="M33 60q14 12 34 2v8q-18 12-36 0z" fill="#8fb546"/>'
        '<g fill="#1c2c14">'
        '<ellipse cx="41" cy="44" rx="6" ry="7"/>'
        '<ellipse cx="57" cy="44" rx="6" ry="7"/>'
        '<path d="M49 52l-3 6h6z"/></g>'
        '<path d="M40 64v6M46 65v7M52 65v7M58 64v6" stroke="#1c2c14" stroke-width="3" '
        'stroke-linecap="round"/>'
        '<path d="M20 30q6-6 2-12M80 34q6-6 2-12" stroke="#cfe68e" stroke-width="3" '
        'fill="none" stroke-linecap="round"/>'
    ),
    Card.EXPLOSION: (
        '<path d="M50 12l9 20 20-12-7 22 22 4-19 12 14 18-22-4-3 22-14-17-14 17-3-22-22 4 '
        '14-18L6 46l22-4-7-22 20 12z" fill="#e8432e"/>'
        '<path d="M50 28l6 14 13-7-4 14 14 3-12 8 9 11-14-2-2 13-10-10-10 10-2-13-14 2 '
        '9-11-12-8 14-3-4-14 13 7z" fill="#ffb02e"/>'
        '<circle cx="50" cy="55" r="11" fill="#fff3b8"/>'
    ),
}

#: Rock behind a treasure's number.
ROCK: Final = "M7 70l22-26 14 15 18-30 32 38v17a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z"

CHEST: Final = (
    '<path d="M4 16q0-12 12-12h16q12 0 12 12z" fill="#a56a39"/>'
    '<rect x="4" y="16" width="40" height="20" rx="2" fill="#7d4c27"/>'
    '<path d="M4 17h40M9 6v30M39 6v30" stroke="#e3b866" stroke-width="2.6" fill="none"/>'
    '<rect x="19.5" y="13" width="9" height="10" rx="2" fill="#e3b866"/>'
)
