# What Meisterdiebe is called and said to be, and its editions.

game-meisterdiebe = Meisterdiebe
    .kind = 2–8 spelers · geheugen en bluf
    .pitch = Twaalf laden met twee kanten, zes karakters, drie niveaus die draaien. Onthoud waar de juwelen bleven, en wie er zo gaat kijken.
    .about = Twaalf laden, zes karakters in het geheim: geheugen en bluf.

edition-meisterdiebe-zoch = Zoch 2004
    .about = Het spel zoals het is uitgegeven.
edition-meisterdiebe-zoch_fr = Zoch, Franse regels
    .about = Zoals uitgegeven, maar een alarm zonder juwelen gaat terug naar zijn eigenaar.
edition-meisterdiebe-zoch_en = Zoch, Engelse regels
    .about = Zoals uitgegeven, maar de laatste robijn maakt geen einde aan het spel, en een alarm zonder juwelen gaat terug naar zijn eigenaar.
edition-meisterdiebe-prototype = prototype van de auteur
    .about = Het spel van de auteur zelf, van vóór de uitgave: geen alarmen, en smokkelaars die juwelen weggeven.
