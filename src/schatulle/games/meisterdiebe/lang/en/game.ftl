# What Meisterdiebe is called and said to be, and its editions.

game-meisterdiebe = Master Thieves
    .also = also known as Meisterdiebe
    .facts = 2–8 players · 60–75 min · age 10+
    .pitch = Get rid of your fake gems and grab real ones. Six secret characters, twelve two-sided drawers, a box that keeps turning. Open the wrong drawer and the gems fall out: caught!

edition-meisterdiebe-zoch = Zoch 2004
    .about = The game as it was published.
edition-meisterdiebe-zoch_fr = Zoch, French rules
    .about = As published, but an alarm left without gems goes back to its owner.
edition-meisterdiebe-zoch_en = Zoch, English rules
    .about = As published, but the last ruby does not end the game, and an alarm left without gems goes back to its owner.
edition-meisterdiebe-prototype = author’s prototype
    .about = The inventor’s own game from before it was published: no alarms, and smugglers who give gems away.
