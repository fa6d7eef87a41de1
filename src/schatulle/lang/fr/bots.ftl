# Who plays every game.

bot-bot = Bot
    .says = Remplace qui s’absente.
bot-random = Dé
    .says = Joue au hasard, quoi qu’il arrive.
