# What Diamant is called and said to be, and its editions.

game-diamant = Diamant
    .kind = 3–8 spelers · waag je geluk
    .pitch = Nog één stap verder de grot in, of naar huis met wat je draagt.
    .about = Samen de grot in. Verder exploreren, of weg met wat je hebt.

edition-diamant-diamant = Schmidt 2005
    .about = Het spel zoals het is uitgegeven.
