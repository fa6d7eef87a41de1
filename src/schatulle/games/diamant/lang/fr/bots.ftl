# Who plays Diamant: what they are called, and a sentence about each.

bot-diamant-mouse = Souris
    .says = Rêveuse. De bonne compagnie pour une première partie.
bot-diamant-magpie = Pie
    .says = Avide. Ne peut rien laisser de brillant sur le chemin.
bot-diamant-boar = Sanglier
    .says = Téméraire. Fonce là où les autres rebroussent chemin.
bot-diamant-hedgehog = Hérisson
    .says = Prudent. Se met en boule et rentre tôt.
bot-diamant-fox = Renard
    .says = Rusé. Devine ce que tu vas faire, et fait mieux.
bot-diamant-dragon = Dragon
    .says = A appris de millions de parties, surtout contre lui-même.
bot-diamant-owl = Chouette
    .says = Sage. Poursuit la partie dans sa tête avec les cartes possibles.
bot-diamant-bot = Bot
    .says = Regarde une carte à l’avance et calcule, d’humeur changeante.
bot-diamant-ev =
    .says = Reste tant que la carte suivante rapporte plus qu’elle ne risque.
bot-diamant-leave10 =
    .says = Rentre avec dix pierres à côté du coffre.
bot-diamant-strong =
    .says = Le plus fort qui réponde aussitôt : le dragon.

# How one of a kind differs from the others.
bot-diamant-leans-daring = Ose un peu plus que les autres de son espèce.
bot-diamant-leans-wary = Fait un peu plus attention que les autres de son espèce.
bot-diamant-leans-moody = Change d’humeur à chaque carte.
bot-diamant-leans-steady = Toujours de la même humeur.
bot-diamant-leans-calm = Garde son calme et surprend rarement.
bot-diamant-leans-lively = Te réserve bien des surprises.
