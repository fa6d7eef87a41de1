# What Diamant is called and said to be, and its editions.

game-diamant = Diamant
    .also = also known as Incan Gold
    .facts = 3–8 players · 30 min · age 8+
    .pitch = Bring home the most stones. Every find in the cave is shared; before each card choose in secret: deeper, or home? If a danger turns up twice, everyone still inside loses what they carry.
    .notes = full, with odds
    .notes-about = The log keeps everything, and the table shows the exact odds of the next card.

edition-diamant-diamant = Schmidt 2005
    .about = The game as it was published.
