# What Diamant is called and said to be, and its editions.

game-diamant = Diamant
    .also = ook bekend als Incan Gold
    .facts = 3–8 spelers · 30 min · vanaf 8 jaar
    .pitch = Breng de meeste stenen thuis. Elke vondst in de grot wordt gedeeld; vóór elke kaart kies je in het geheim: verder, of naar huis? Duikt een gevaar twee keer op, dan raakt iedereen die nog binnen is alles kwijt wat hij draagt.
    .notes = volledig, met kansen
    .notes-about = Het logboek bewaart alles, en de tafel toont de precieze kansen van de volgende kaart.

edition-diamant-diamant = Schmidt 2005
    .about = Het spel zoals het is uitgegeven.
