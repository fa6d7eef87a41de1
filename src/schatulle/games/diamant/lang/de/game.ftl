# What Diamant is called and said to be, and its editions.

game-diamant = Diamant
    .kind = 3–8 Spieler · Mut zum Risiko
    .pitch = Noch ein Schritt tiefer in die Höhle oder heim mit dem, was du trägst.
    .about = Gemeinsam in die Höhle. Weitergehen oder mit dem Fund umkehren?

edition-diamant-diamant = Schmidt 2005
    .about = Das Spiel, wie es erschienen ist.
