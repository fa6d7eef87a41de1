# What Diamant is called and said to be, and its editions.

game-diamant = Diamant
    .kind = 3–8 players · press your luck
    .pitch = One step further into the cave, or home with what you carry.
    .about = Into the cave together. Explore on, or leave with what you have.

edition-diamant-diamant = Schmidt 2005
    .about = The game as it was published.
