# Who plays every game.

bot-bot = Bot
    .says = Valt in voor wie er even niet is.
bot-random = Dobbelsteen
    .says = Kiest willekeurig, wat er ook van komt.
