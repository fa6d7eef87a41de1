# The rules of Diamant, clause by clause, in our own words.
# A clause has a title and a text; a ruling has a question, an answer and a reason (why);
# an option has a title, a sentence and a line for each of its values.

## Parts and chapters

part-diamant = Diamant
aim-diamant = Bring home more stones than anybody else. Only what is in your chest after five expeditions counts.
summary-diamant =
    All go into the cave together, and card after card is turned up. A diamond card is shared equally among
    everyone in the cave. What cannot be shared stays on the path.

    Before each next card, everyone in the cave chooses in secret: explore further, or return to camp?

    If you return, your finds go into your chest and are safe. You also collect the stones on the path; if several
    return at once, they share them.

    The first hazard of a kind is only a warning. A second one of the same kind ends the expedition, and everyone
    still in the cave loses what they carry. One of the two cards leaves the game.

# Words that other rulebooks and readers have, each with ours for the same thing: the search knows both.
diamant-synonyms = danger: hazard; go home: return; tunnel: path; treasure: diamond; trap: hazard; goal: most wins
chapter-diamant-material = Players, cards and stones
chapter-diamant-expedition = Five expeditions
chapter-diamant-diamonds = Finding diamonds
chapter-diamant-hazards = Hazards
chapter-diamant-leaving = Going home
chapter-diamant-after = After an expedition
chapter-diamant-end = Chests and winning

## The rulebooks

source-002_c50b = the Dutch rules of Diamant (Schmidt, 2005)

## Diamant: players, cards and stones

D-1 = For three to eight players from about eight years of age. Allow half an hour.
    .title = Players, age and time
D-2 =
    A board with a camp and five cave entrances, 30 cave cards, 75 stones (45 red ones worth 1, 30 white ones
    worth 5), 8 adventurers, 8 chests, and markers 1 to 5 for the entrances.
    .title = What is in the game
D-3 =
    Fifteen cave cards show diamonds: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 and 17, which makes 124.
    Fifteen show hazards: snake, scorpion, landslide, gas cloud and explosion, three of each.
    .title = The cave cards
D-4 =
    Lay the five entrances side by side and the stones next to them. Each player takes an adventurer and a chest
    of the same colour. Shuffle all thirty cards and put them face down.
    .title = Getting ready
D-5 = There are five expeditions, one for each entrance. All five work in the same way.
    .title = Five expeditions
D-6 = When an expedition starts, all players go into the cave.
    .title = All go in together
D-7 = The first card is turned up without asking anybody. At a real table, whoever sits closest to the cards does it.
    .title = The first card
D-8 =
    Before each further card, everyone still in the cave decides in secret and at the same time: explore
    further, or return to camp. At a real table you hold out a fist: if it is empty, you stay; if your
    adventurer is in it, you leave.
    .title = Stay or leave
D-9 =
    When a diamond card turns up, its stones are shared equally among the players in the cave. What cannot
    be shared stays on the card. A card worth 11 gives five players 2 each, and 1 is left on it.
    .title = Sharing a find
D-10 = Your finds lie beside your chest and are not safe there. They are yours only once you have left of your own free will.
    .title = Not safe yet
D-11 = You may change five red stones for a white one, or back, whenever you like.
    .title = Changing stones
D-12 =
    A hazard card is laid on the path too, and the path bends there. The first of its kind in an
    expedition is only a warning.
    .title = A warning
D-13 =
    When a second hazard of the same kind turns up, the expedition is over at once, no matter what came in
    between. Everyone still in the cave loses whatever lies beside their chest. What is in a chest is safe.
    .title = The hazard strikes
D-14 =
    If you leave, you put the stones beside your chest into it and collect all the stones lying on the
    path as well. Then the expedition is over for you.
    .title = Leaving
D-15 =
    If several players leave at once, all the stones on the path are put together and shared equally among
    them. What cannot be shared stays on a diamond card of the path.
    .title = Leaving together
D-16 = Those who leave do so before the next card is turned. That card neither helps nor harms them.
    .title = Out before the next card
D-17 =
    An expedition ends when nobody is left in the cave, or when a hazard strikes (D-13). Then its entrance
    marker is taken away.
    .title = The end of an expedition
D-18 =
    Between two expeditions, stones still on the path go back to the supply, and all the cave cards are
    shuffled together again.
    .title = Clearing up
D-19 =
    If a hazard struck, one of the two cards that matched is put away face down for the rest of the game.
    .title = One hazard fewer
D-20 = The rulebook suggests leaving the chests open for all to see. You may agree beforehand to keep them closed.
    .title = Open chests
D-21 = If the stones run out, use anything else to count with.
    .title = When stones run out
D-22 =
    After the fifth expedition, count what is in the chests: 1 for a red stone, 5 for a white one. Whoever
    has most wins. If several have the same, they all win.
    .title = Winning

## Rulings: Diamant

OQ-D1 = No. All go in together and the first card is turned.
    .title = Do you decide before the first card?
    .why = The rulebook sends everybody in together, and nobody has anything to lose yet.
OQ-D2 = Yes, as always.
    .title = The first card is a hazard: do you decide before the second?
    .why = Only the first card comes without a decision.
OQ-D3 = On the last diamond card of the path.
    .title = On which card does the rest stay when players leave together?
    .why = When all stones are put together, it makes no difference.
OQ-D4 = Back to the supply.
    .title = The last players leave together and a rest remains: where does it go?
    .why = Whatever is left on the path after an expedition goes there.
OQ-D5 = Neither.
    .title = When all have left, is another card turned, or a hazard put away?
    .why = The expedition is over, and no hazard has struck.
OQ-D6 = They never do here.
    .title = What if the stones run out?
    .why = The rulebook lets you count with something else, so a number will do.
OQ-D7 = No. The second ends the expedition, so the third stays in the pile.
    .title = Can three hazards of a kind turn up in one expedition?
    .why = The second one strikes.
OQ-D8 = Twice at most.
    .title = How often can one kind of hazard strike in a game?
    .why = Each time one of its cards is put away: from three to two, and then only one is left.
OQ-D9 =
    Not within five expeditions: the 21st card at the latest ends one. Should it ever happen, all
    players left in the cave go home.
    .title = Can the cards run out?
    .why =
        At most 15 diamond cards and 5 different hazards can lie on the path without a repeat, and the pile
        always has more.
OQ-D10 = Not by the rulebook, but a table may allow it.
    .title = May two players play?
    .why = It works well enough.
OQ-D11 = All of its stones stay on the card.
    .title = What if a card has fewer stones than there are players?
    .why = Nobody can be given an equal share.
OQ-D12 = Yes, everyone knows its kind.
    .title = Is it known which hazard was put away?
    .why = It was lying there for all to see.
OQ-D13 = They go to the supply; nobody gets them.
    .title = What becomes of the stones on the path when a hazard strikes?
    .why = Whatever is left on the path after an expedition goes there.
OQ-D14 = Yes.
    .title = May you leave with nothing?
    .why = Nothing forbids it.
OQ-D15 = It makes no difference any more.
    .title = The last expedition ends with a hazard: is a card put away?
    .why = No further expedition follows.
OQ-D16 = They all win.
    .title = What if players are level?
    .why = The rulebook says so.
OQ-D17 = Yes, before every card.
    .title = Does a player who is alone in the cave still decide?
    .why = Everyone still in the cave decides before each card.

## Options: Diamant

option-path_split = How players who leave together share the stones on the path.
    .title = Sharing the path
    .value-pooled = all stones are put together and shared
    .value-per_card = each card is shared on its own, and its rest stays on it
option-hazard_removal = How many of the two matching cards are put away after a hazard has struck.
    .title = Putting hazards away
    .value-one = one of them
    .value-both = both of them
    .value-none = none
option-first_card_decision = Whether the players decide before the first card of an expedition.
    .title = Deciding before the first card
    .value-false = no, the first card is simply turned up
    .value-true = yes, as before any other card
option-chests = Whether everybody can see how much is in the chests.
    .title = Chests
    .value-open = yes
    .value-closed = no, only your own
option-allow_two = Whether two players may play.
    .title = A game for two
    .value-false = no, three at least
    .value-true = yes
option-expeditions = How many expeditions a game has.
    .title = Number of expeditions
    .value-number = that many, five by the rulebook
