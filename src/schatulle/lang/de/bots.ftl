# Who plays every game.

bot-bot = Bot
    .says = Springt für Abwesende ein.
bot-random = Würfel
    .says = Spielt auf gut Glück, komme, was wolle.
