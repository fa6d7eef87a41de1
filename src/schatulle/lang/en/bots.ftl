# Who plays every game.

bot-bot = Bot
    .says = Stands in for whoever is away.
bot-random = Dice
    .says = Takes any choice, whatever comes of it.
