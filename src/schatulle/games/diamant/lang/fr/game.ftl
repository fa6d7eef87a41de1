# What Diamant is called and said to be, and its editions.

game-diamant = Diamant
    .also = ou Incan Gold
    .facts = 3–8 joueurs · 30 min · dès 8 ans
    .pitch = Rapporte le plus de pierres. Chaque trouvaille se partage ; avant chaque carte, choisis en secret : plus loin, ou retour ? Si un danger apparaît deux fois, ceux qui sont encore dedans perdent ce qu’ils portent.
    .notes = complet, avec les chances
    .notes-about = Le journal garde tout, et la table montre les chances exactes de la prochaine carte.

edition-diamant-diamant = Schmidt 2005
    .about = Le jeu tel qu’il a été publié.
