# What Diamant is called and said to be, and its editions.

game-diamant = Diamant
    .kind = 3–8 joueurs · stop ou encore
    .pitch = Un pas de plus dans la grotte, ou retour au camp avec ce que tu portes.
    .about = Tous ensemble dans la grotte. Continuer, ou rentrer avec ce qu’on a ?

edition-diamant-diamant = Schmidt 2005
    .about = Le jeu tel qu’il a été publié.
