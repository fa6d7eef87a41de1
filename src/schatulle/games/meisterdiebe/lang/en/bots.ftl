# Who plays Meisterdiebe: what they are called, and a sentence about each.

bot-meisterdiebe-mouse = Mouse
    .says = Dreamy. Good company for a first game.
bot-meisterdiebe-magpie = Magpie
    .says = Greedy. Sees what glitters, and nobody else.
bot-meisterdiebe-boar = Boar
    .says = Bold. Loves a big catch that may fail.
bot-meisterdiebe-hedgehog = Hedgehog
    .says = Careful. Would rather have little that is sure.
bot-meisterdiebe-fox = Fox
    .says = Sly. Guesses what you will play, and spoils it.
bot-meisterdiebe-dragon = Dragon
    .says = Learned from millions of games against itself.
bot-meisterdiebe-owl = Owl
    .says = Wise. Plays on in its mind before it answers.
bot-meisterdiebe-bot = Bot
    .says = Remembers everything and plays by rules of thumb.
bot-meisterdiebe-greedy =
    .says = Takes the most at once, as if nobody else were there.
bot-meisterdiebe-strong =
    .says = The strongest there is: the owl under another name.

# How one of a kind differs from the others.
bot-meisterdiebe-leans-thieving = Loves to be the thief, or the master thief.
bot-meisterdiebe-leans-smuggling = Has a soft spot for smugglers.
bot-meisterdiebe-leans-crafting = Loves to slip imitations in, as the jeweller or the jewelress.
bot-meisterdiebe-leans-hunting = Would rather be the detective than most.
bot-meisterdiebe-leans-calm = Keeps a cool head and seldom surprises.
bot-meisterdiebe-leans-lively = Full of surprises.
