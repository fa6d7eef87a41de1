# What Meisterdiebe is called and said to be, and its editions.

game-meisterdiebe = Meisterdiebe
    .kind = 2–8 joueurs · mémoire et bluff
    .pitch = Douze tiroirs à deux faces, six personnages, trois étages qui tournent. Retiens où sont passés les bijoux, et qui s’apprête à regarder.
    .about = Douze tiroirs, six personnages secrets : mémoire et bluff.

edition-meisterdiebe-zoch = Zoch 2004
    .about = Le jeu tel qu’il a été publié.
edition-meisterdiebe-zoch_fr = Zoch, règles françaises
    .about = Comme publié, mais une alarme restée sans bijou revient à son propriétaire.
edition-meisterdiebe-zoch_en = Zoch, règles anglaises
    .about = Comme publié, mais le dernier rubis ne met pas fin à la partie, et une alarme restée sans bijou revient à son propriétaire.
edition-meisterdiebe-prototype = prototype de l’auteur
    .about = Le jeu de l’auteur, d’avant sa publication : pas d’alarmes, et des contrebandiers qui donnent les bijoux à d’autres.
