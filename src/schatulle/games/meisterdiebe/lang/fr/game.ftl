# What Meisterdiebe is called and said to be, and its editions.

game-meisterdiebe = Maîtres voleurs
    .also = ou Meisterdiebe
    .facts = 2–8 joueurs · 60–75 min · dès 10 ans
    .pitch = Débarrasse-toi de tes imitations et empoche de vrais bijoux. Six personnages secrets, douze tiroirs à deux faces, un coffret qui tourne sans cesse. Mauvais tiroir ? Les bijoux tombent : pris sur le fait !

edition-meisterdiebe-zoch = Zoch 2004
    .about = Le jeu tel qu’il a été publié.
edition-meisterdiebe-zoch_fr = Zoch, règles françaises
    .about = Comme publié, mais une alarme restée sans bijou revient à son propriétaire.
edition-meisterdiebe-zoch_en = Zoch, règles anglaises
    .about = Comme publié, mais le dernier rubis ne met pas fin à la partie, et une alarme restée sans bijou revient à son propriétaire.
edition-meisterdiebe-prototype = prototype de l’auteur
    .about = Le jeu de l’auteur, d’avant sa publication : pas d’alarmes, et des contrebandiers qui donnent les bijoux à d’autres.
