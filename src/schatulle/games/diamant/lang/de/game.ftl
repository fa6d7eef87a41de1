# What Diamant is called and said to be, and its editions.

game-diamant = Diamant
    .also = auch: Incan Gold
    .facts = 3–8 Spieler · 30 Min. · ab 8 Jahren
    .pitch = Bring die meisten Steine nach Hause. Jeder Fund in der Höhle wird geteilt; vor jeder Karte wählst du geheim: weiter oder heim? Taucht eine Gefahr zweimal auf, verlieren alle, die noch drin sind, was sie tragen.
    .notes = vollständig, mit Chancen
    .notes-about = Das Protokoll behält alles, und der Tisch zeigt die genauen Chancen der nächsten Karte.

edition-diamant-diamant = Schmidt 2005
    .about = Das Spiel, wie es erschienen ist.
