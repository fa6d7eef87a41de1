# What Meisterdiebe is called and said to be, and its editions.

game-meisterdiebe = Meisterdiebe
    .kind = 2–8 players · memory and bluff
    .pitch = Twelve two-sided drawers, six characters, three levels that turn. Remember where the gems went, and who is about to look.
    .about = Twelve drawers, six characters in secret: memory and bluff.

edition-meisterdiebe-zoch = Zoch 2004
    .about = The game as it was published.
edition-meisterdiebe-zoch_fr = Zoch, French rules
    .about = As published, but an alarm left without gems goes back to its owner.
edition-meisterdiebe-zoch_en = Zoch, English rules
    .about = As published, but the last ruby does not end the game, and an alarm left without gems goes back to its owner.
edition-meisterdiebe-prototype = author’s prototype
    .about = The inventor’s own game from before it was published: no alarms, and smugglers who hand gems on.
