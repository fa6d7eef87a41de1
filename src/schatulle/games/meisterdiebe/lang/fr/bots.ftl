# Who plays Meisterdiebe: what they are called, and a sentence about each.

bot-meisterdiebe-mouse = Souris
    .says = Rêveuse. De bonne compagnie pour une première partie.
bot-meisterdiebe-magpie = Pie
    .says = Avide. Voit ce qui brille, et personne d’autre.
bot-meisterdiebe-boar = Sanglier
    .says = Téméraire. Aime les grosses prises qui peuvent échouer.
bot-meisterdiebe-hedgehog = Hérisson
    .says = Prudent. Préfère peu, mais sûr.
bot-meisterdiebe-fox = Renard
    .says = Rusé. Devine ce que tu vas jouer, et le gâche.
bot-meisterdiebe-dragon = Dragon
    .says = A appris de millions de parties contre lui-même.
bot-meisterdiebe-owl = Chouette
    .says = Sage. Poursuit la partie dans sa tête avant de répondre.
bot-meisterdiebe-bot = Bot
    .says = Se souvient de tout et joue selon des règles simples.
bot-meisterdiebe-greedy =
    .says = Prend tout de suite le plus possible, comme s’il n’y avait personne d’autre.
bot-meisterdiebe-strong =
    .says = La plus forte qui soit : la chouette sous un autre nom.

# How one of a kind differs from the others.
bot-meisterdiebe-leans-thieving = Aime jouer le voleur ou le maître voleur.
bot-meisterdiebe-leans-smuggling = A un faible pour les contrebandiers.
bot-meisterdiebe-leans-crafting = Aime glisser des imitations, en bijoutier ou en bijoutière.
bot-meisterdiebe-leans-hunting = Joue le détective plus souvent que les autres.
bot-meisterdiebe-leans-calm = Garde son calme et surprend rarement.
bot-meisterdiebe-leans-lively = Te réserve bien des surprises.
