# Why something cannot be done in Diamant: one sentence each, for whoever tried it.

diamant-refused-outside = Du bist aus der Höhle heraus: Jetzt entscheiden nur die anderen.
diamant-refused-card-first = Zuerst wird eine Karte aufgedeckt.
diamant-refused-decided = Du hast dich schon entschieden.
