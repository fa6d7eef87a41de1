# Why something cannot be done in Diamant: one sentence each, for whoever tried it.

diamant-refused-outside = You have left the cave: now only the others decide.
diamant-refused-card-first = First a card is turned up.
diamant-refused-decided = You have decided already.
