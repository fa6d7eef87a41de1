# Why something cannot be done in Diamant: one sentence each, for whoever tried it.

diamant-refused-outside = Tu as quitté la grotte : seuls les autres décident.
diamant-refused-card-first = D’abord, on retourne une carte.
diamant-refused-decided = Tu as déjà choisi.
