# What Meisterdiebe is called and said to be, and its editions.

game-meisterdiebe = Meesterdieven
    .also = ook bekend als Meisterdiebe
    .facts = 2–8 spelers · 60–75 min · vanaf 10 jaar
    .pitch = Raak je imitaties kwijt en pak echte juwelen. Zes geheime karakters, twaalf laden met twee kanten, een kist die steeds draait. Open je de verkeerde lade, dan vallen de juwelen eruit: betrapt!

edition-meisterdiebe-zoch = Zoch 2004
    .about = Het spel zoals het is uitgegeven.
edition-meisterdiebe-zoch_fr = Zoch, Franse regels
    .about = Zoals uitgegeven, maar een alarm zonder juwelen gaat terug naar zijn eigenaar.
edition-meisterdiebe-zoch_en = Zoch, Engelse regels
    .about = Zoals uitgegeven, maar de laatste robijn maakt geen einde aan het spel, en een alarm zonder juwelen gaat terug naar zijn eigenaar.
edition-meisterdiebe-prototype = prototype van de auteur
    .about = Het spel van de auteur zelf, van vóór de uitgave: geen alarmen, en smokkelaars die juwelen weggeven.
