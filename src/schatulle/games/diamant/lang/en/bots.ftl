# Who plays Diamant: what they are called, and a sentence about each.

bot-diamant-mouse = Mouse
    .says = Dreamy. Good company for a first game.
bot-diamant-magpie = Magpie
    .says = Greedy. Cannot leave anything shiny on the path.
bot-diamant-boar = Boar
    .says = Bold. Charges on where others turn back.
bot-diamant-hedgehog = Hedgehog
    .says = Careful. Curls up and goes home early.
bot-diamant-fox = Fox
    .says = Sly. Guesses what you will do, and does better.
bot-diamant-dragon = Dragon
    .says = Learned from millions of games, mostly against itself.
bot-diamant-owl = Owl
    .says = Wise. Plays on in its mind with the cards that may come.
bot-diamant-bot = Bot
    .says = Looks one card ahead and counts, in changing moods.
bot-diamant-ev =
    .says = Stays while the next card brings more than it risks.
bot-diamant-leave10 =
    .says = Goes home with ten stones beside the chest.
bot-diamant-strong =
    .says = The strongest that answers at once: the dragon.

# How one of a kind differs from the others.
bot-diamant-leans-daring = Dares a little more than the others of its kind.
bot-diamant-leans-wary = Is a little more careful than the others of its kind.
bot-diamant-leans-moody = Changes its mood from card to card.
bot-diamant-leans-steady = Always in the same mood.
bot-diamant-leans-calm = Keeps a cool head and seldom surprises.
bot-diamant-leans-lively = Full of surprises.
