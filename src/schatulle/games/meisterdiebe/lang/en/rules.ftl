# The rules of Meisterdiebe, clause by clause, in our own words.

## What each part is about

aim-meisterdiebe = Get rid of your imitations and collect real gems. At the end, what lies on your white cushion is fake and costs points. What lies on your black cushion is real and scores: a diamond 1, a sapphire 2, a ruby 4. The most points win.
summary-meisterdiebe =
    The box has three levels with four drawers each. A drawer has room above its floor and below it. Open a
    drawer, and whatever lies below falls out.

    A round goes like this: everyone chooses one of six characters, in secret. First the smugglers turn up their
    cards and have their turns, then all the others, in the order of the overview card.

    On your turn, open one drawer. If gems fall, you are caught: they go to the red cushion, and your character
    does nothing. If nothing falls, do what your character does.

    Then you may rotate the top level or the top two, and flip the whole box. Once it is flipped, what lay above
    lies below, and whoever opens that drawer next is caught. So remember where everything is!

    If there are at least as many smugglers as detectives, the smugglers share the gems on the red cushion. If
    not, the detectives take them at the end of the round.

    After six rounds, a cycle, your six cards go to your left-hand neighbour. The game ends with the round
    in which somebody’s white cushion becomes empty or the last ruby is found.
    .roles =
        Smuggler: { md-does-smuggler }

        Jeweller: { md-does-jeweller }

        Jewelress: { md-does-jewelress }

        Thief: { md-does-thief }

        Master thief: { md-does-masterthief }

        Detective: { md-does-detective }
aim-prototype = Get rid of your imitations and collect real gems. At the end, each imitation on your white cushion costs a point. What lies on your black cushion is real and scores: a diamond 1, a sapphire 2, a ruby 4. The most points win.
summary-prototype =
    The box has three levels with four drawers each. A drawer has room above its floor and below it. Open a
    drawer, and whatever lies below falls out.

    A round goes like this: everyone chooses one of six characters, in secret. Then all cards are turned up
    together. Turns go from the jeweller to the detective, as listed here.

    On your turn, open one drawer. If gems fall, you are caught, and your character does nothing. The gems go to
    the red cushion if there is a detective this round; if not, they go back in above. If nothing
    falls, do what your character does. Then you may rotate and flip the box.

    At the end of the round the detectives take what lies on the red cushion. Players of the same character swap
    those cards. After six rounds, a cycle, you take up your cards again. There are no alarms.

    When somebody’s last imitation is gone or the sixth ruby is found, this is the last round. A winner
    with three rubies is King of the master thieves.
    .roles =
        Jeweller: { md-does-jeweller-prototype }

        Jewelress: { md-does-jewelress }

        Smuggler: { md-does-smuggler-prototype }

        Thief: { md-does-thief }

        Master thief: { md-does-masterthief-prototype }

        Detective: { md-does-detective-prototype }

# Words that other rulebooks and readers have, each with ours for the same thing: the search knows both.
meisterdiebe-synonyms = pillow: cushion; booty: loot; jewelry box: box; jewellery box: box; cube: box; jewel: gem; fake: imitation; counterfeit: imitation; white store: white cushion; black store: black cushion; cloth: cushion; storey: level; ring: level; power: ability; policeman: detective; goal: score

## Parts and chapters

part-box = The box
part-meisterdiebe = { game-meisterdiebe }
part-prototype = { game-meisterdiebe }, the author’s prototype
chapter-box = How the box works
chapter-material = What is in the game
chapter-drawers = Levels and drawers
chapter-setup = Getting ready
chapter-round = A round
chapter-turn = A turn
chapter-smuggler = The smuggler
chapter-loot = The loot
chapter-jeweller = The jeweller and the alarms
chapter-jewelress = The jewelress
chapter-thief = The thief
chapter-masterthief = The master thief
chapter-detective = The detective
chapter-end = The end and the score
chapter-prototype-material = What is in the prototype
chapter-prototype-setup = Getting ready
chapter-prototype-round = A round
chapter-prototype-turn = A turn
chapter-prototype-characters = The characters
chapter-prototype-box = Moving the box
chapter-prototype-end = The end and the score

## The rulebooks

source-000_d2fd = the Dutch rules of the Zoch edition (2004), translated by Sven Talboom
source-001_31ef-FR = the French rules of the Zoch edition, translated by Birgit Janka
source-001_31ef-EN = the last page of the English rules (Rio Grande)
source-003_9146 = the German rules of the author’s prototype (Frank Czarnetzki)
source-004_cbe6 = a second Dutch translation of the Zoch rules, by an unnamed hand

## The box

G-1 =
    The box is a stack of three levels: A, B and C. Each level has four drawers, one on each side: A1 to A4, B1
    to B4 and C1 to C4. Drawers 1 and 3 are long and face each other. Drawers 2 and 4 are short and face each
    other. When the rubies are in and the game begins, A is on top, B in the middle and C at the bottom. On
    every level, drawer 1 looks north, 2 east, 3 south and 4 west.
    .title = Levels, drawers and where they stand at first
G-2 =
    Every drawer can hold things above its floor and below it: it has an upper and a lower front
    compartment. A long drawer has a second pair behind that, the upper and the lower secret compartment.
    Twelve drawers make 24 front compartments, six long ones make 12 secret ones: 36 hiding places in all.
    .title = Thirty-six hiding places
G-3 =
    To rotate, take the level that is on top right now, or the top two together, and give them a quarter
    turn. Seen from above, + is clockwise, so that a drawer looking north now looks east, and - is the other
    way round. Nothing inside a drawer moves, and what was above stays above.
    .title = Rotating
G-4 =
    To flip, turn the whole box upside down. The top level is now at the bottom and the bottom level on
    top; the middle one stays in the middle. In all twelve drawers, what lay above now lies below and the
    other way round, in the secret compartments too. North and south change places; east and west stay.
    .title = Flipping
G-5 =
    Level B is always the middle one. How often each level has been rotated, and which way up the box is, says
    everything about how it stands. There are 128 ways, or 32 if you don’t mind from which side of the table you
    look. All of them can be reached.

    If you may both rotate and flip, you have fourteen ways to do so, and one of them is to do nothing. They
    lead to fourteen positions. Ten of these are really different if you may walk round the table. It makes no
    difference whether you rotate or flip first: flip and then rotate the top level, and you get the same as
    when you rotate the top two levels and then flip.

    If only one of the two is allowed, there are six ways: nothing, four rotations and the flip.
    .title = What follows from rotating and flipping

## Meisterdiebe: what is in the game

M-1 = One box of three levels with twelve drawers. Six of the drawers have a secret compartment.
    .title = The box
M-2 = Seventeen cushions: eight white, eight black and one red.
    .title = The cushions
M-3 = 102 gems: 6 red rubies, 16 blue sapphires and 80 clear diamonds.
    .title = The gems
M-4 =
    48 cards: each of the six characters has eight of them, numbered 1 to 8. No number occurs twice
    within a character.
    .title = The character cards
M-5 = The six characters are the smuggler, the jeweller, the jewelress, the thief, the master thief and the detective.
    .title = The six characters
M-6 =
    Eight overview cards and eight alarm discs, one of each in every player’s colour. In play we simply call the
    disc the alarm.
    .title = Overview cards and alarms
M-7 = For two to eight players from about ten years of age. Allow an hour to an hour and a quarter.
    .title = Players, age and time

## Meisterdiebe: levels and drawers

M-8 = Each level turns on its own about the middle of the box; magnets hold the levels together.
    .title = The levels turn
M-9 = Every level has two long and two short drawers. The long ones face each other, and so do the short ones.
    .title = Long and short drawers
M-10 =
    A drawer’s floor lies halfway up, so there is room above it and room below it. Every drawer therefore
    has an upper and a lower front compartment.
    .title = Drawers with two sides
M-11 = Behind the front of a long drawer lies its secret compartment, and that too has an upper and a lower side.
    .title = Secret compartments
M-12 = No two drawer fronts have the same grain. You may use it to remember which drawer is which.
    .title = Know the grain
M-13 = A compartment is never full: there is no limit to the gems it may hold.
    .title = Always room for more

## Meisterdiebe: getting ready

M-14 = Put the box in the middle of the table and the red cushion, empty, beside it.
    .title = The table
M-15 =
    Sort the cards by character into six piles of eight. Shuffle each pile and deal every player one card
    from it. Everyone now holds six cards, one of each character, and every number is down to luck. Cards
    left over go back to the game box and nobody looks at them.
    .title = Dealing the cards
M-16 =
    Every player takes an overview card, an alarm disc, a white cushion and a black cushion. Your alarm waits on
    your overview card, next to the jeweller.
    .title = What each player takes
M-17 =
    Put eight diamonds and two sapphires on each white cushion: those are your ten imitations. Your black
    cushion starts empty.
    .title = Your imitations
M-18 =
    A gem is an imitation only while it lies on a white cushion. In a drawer, on the red cushion or on a
    black one it is real, and so is a gem that has just fallen. Where it came from no longer matters.
    .title = Imitation or real?
M-19 =
    Rotate the levels until the long drawers stand above one another. On one of the two long sides, put a
    ruby into the upper secret compartment of each of the three drawers. Flip the box. Now do the same on
    the opposite side with the other three rubies.
    .title = Hiding the rubies
M-20 =
    Every long drawer now has one ruby. On one side of the box all three lie in upper secret compartments,
    on the opposite side all three in lower ones, so each level has one up and one down. With our names
    for the drawers: up in A1, B1 and C1, down in A3, B3 and C3.
    .title = Where the rubies lie
M-21 =
    Share out twelve diamonds as evenly as you can. It doesn’t matter if some players get one more. The bigger
    shares go to those who fill the box first.

    2 players: 6 each · 3 players: 4 each · 4 players: 3 each · 5 players: 3, 3, 2, 2, 2 · 6 players: 2 each · 7
    players: 2, 2, 2, 2, 2, 1, 1 · 8 players: 2, 2, 2, 2, 1, 1, 1, 1.
    .title = Diamonds for the box
M-22 =
    Clockwise, each player in turn puts all of their own diamonds into drawers: all in one, or spread over
    several, as they like. Open only the front, put them in the upper front compartment and close it again.
    .title = Filling the box
M-23 =
    When your diamonds are in, you may rotate the top level or the top two by a quarter turn, either way,
    and you may flip the box once. You may do both, one or neither.
    .title = Moving the box after filling
M-24 =
    If diamonds fall when you open a drawer to fill it, they go to the red cushion straight away. You still put
    your own diamonds in.
    .title = When diamonds fall while filling
M-25 = Gems that nobody has been given stay out of the game.
    .title = Spare gems

## Meisterdiebe: a round

M-26 = Everyone picks a card from their hand and lays it face down. You all choose at the same time and in secret.
    .title = Choosing a card
M-26a = Each character has an ability, and you may use it on your turn.
    .title = Characters and their abilities
M-27 = Smugglers show themselves first, all at once. Every other card stays face down until they have finished.
    .title = Smugglers turn up first
M-28 = Smugglers take their turns from the lowest number to the highest.
    .title = Smugglers in order
M-29 =
    After the last smuggler’s turn, all other players turn up their cards together. If nobody is a
    smuggler, this happens straight away.
    .title = The others turn up
M-30 = If there was a smuggler, the loot is settled now (M-57 to M-62), before anyone else has a turn.
    .title = Loot before everything else
M-31 =
    Then the others take their turns in the order of the overview card: jeweller, jewelress, thief, master
    thief, detective.
    .title = The order of turns
M-32 =
    Among players of the same character, the lower number goes first. There are no ties: no character has the
    same number twice.

    An example: Ann turns up smuggler 6, Ben smuggler 2, Carl jeweller 3, Dora thief 8 and Emma thief 4. Ben
    goes first, then Ann. Now the smugglers share the loot. Then Carl has his turn, then Emma, and Dora is last.
    .title = Same character, lower number first
M-33 =
    When all turns are done and the detectives have collected (M-84 to M-87), the round is over. Now see
    whether the game ends (M-89, M-90).
    .title = The end of a round
M-34 =
    Turn your played card face down and leave it in front of you. It stays out of your hand until all six
    are played, so you choose from six cards in the first round, from five in the second, and so on.
    .title = Played cards rest
M-35 =
    These six rounds are a cycle. When it is over, pick up your six cards and hand them all to your left-hand
    neighbour. You get six from your right: again one of each character, but with new numbers. Then the next
    cycle begins.
    .title = Hands move to the left

## Meisterdiebe: a turn

M-36 =
    Every turn but the detective’s runs like this: open a drawer, see what falls, do what your character
    does if you may, close the drawer, move the box if you like.
    .title = The steps of a turn
M-37 = You open one drawer on your turn, on any level and any side. You have to open one, and you may not open a second.
    .title = One drawer a turn
M-38 = Until you have opened your drawer, you may neither rotate nor flip the box.
    .title = Open first, move later
M-39 =
    Pull the drawer out until all of the front compartment can be seen and whatever lay in the lower
    front has dropped out.
    .title = Open it all the way
M-40 = Nobody but the master thief may pull a drawer further, as far as its secret compartment.
    .title = Secrets are for the master thief
M-41 =
    If gems fall when you open your drawer, you are caught: your character does nothing this turn. Close
    the drawer; you may still rotate and flip the box, and then your turn is over. The jewelress alone
    carries on regardless (M-74).
    .title = Caught
M-42 = Gems that fall go to the red cushion, unless another player’s alarm fell with them (M-70).
    .title = Where fallen gems go
M-43 =
    At the end of your turn you may rotate once: the top level, or the top two together, a quarter turn
    either way. You may also flip the box upside down once. Do both, one or neither.
    .title = Rotate and flip
M-44 =
    The top level is the one that is on top when you reach for it. If you flip first, the level that was
    at the bottom is now the top one.
    .title = Which level is on top
M-45 = If you do both, you may rotate first or flip first.
    .title = In either order
M-46 = As a detective you leave the box as it stands: no rotating, no flipping.
    .title = Detectives keep their hands off
M-47 =
    When a drawer is opened, whatever lies below falls out, and things are only ever put in above. So there
    should never be something both above and below in the front of a drawer.
    .title = Never both sides at once
M-48 =
    Perhaps a drawer was not opened all the way, and now gems fall although there are gems above, too. Then the
    player who opens it gets the benefit of the doubt: what fell goes to the red cushion, and the turn goes on
    as if nothing had happened. This happens only with the option “{ option-sticky_drawers.title }”.
    .title = When a drawer has stuck

## Meisterdiebe: the smuggler

M-49 =
    As the smuggler, if you were not caught, take all gems from the upper front and put them on the red cushion.
    They are the loot.
    .title = Smuggling gems out
M-50 = Then put one imitation from your white cushion, diamond or sapphire as you choose, into the same upper front.
    .title = Leaving an imitation
M-51 = You put your imitation in even if the upper front was empty.
    .title = In an empty drawer too
M-52 = If an alarm lies in the upper front, you leave it there.
    .title = The alarm stays
M-53 = A caught smuggler takes nothing, puts nothing in and has no share in this round’s loot.
    .title = A caught smuggler
M-54 = When smugglers and detectives are counted, a caught smuggler still counts.
    .title = Still one of the gang
M-55 =
    What fell when the smuggler was caught goes to the red cushion as always, or, if another player’s alarm
    fell with it, to the owner of that alarm (M-70).
    .title = What the caught smuggler dropped
M-56 = At the end of your turn you may rotate and flip the box, before the next smuggler’s turn begins.
    .title = Smugglers move the box too

## Meisterdiebe: the loot

M-57 = Count the smugglers of this round, those who were caught included, and count the detectives.
    .title = Gang against law
M-58 = If there are more detectives than smugglers, the smugglers get nothing. All gems stay on the red cushion.
    .title = More detectives
M-59 =
    If there are at least as many smugglers as detectives, the smugglers now share everything on the red
    cushion, including what is left from earlier rounds or from filling the box.
    .title = At least as many smugglers
M-60 =
    Starting with the lowest number, each smuggler who was not caught takes one gem; then they start again
    from the lowest, until the red cushion is empty.
    .title = Gem by gem
M-61 = Whoever takes a gem chooses which, and puts it on their black cushion.
    .title = You choose your gem
M-62 = If every smuggler was caught, nobody shares. The gems stay on the red cushion.
    .title = All of them caught

## Meisterdiebe: the jeweller and the alarms

M-63 =
    As the jeweller, if you were not caught, put one imitation of your choice into the upper front of the
    drawer. It doesn’t matter if there are gems already.
    .title = The jeweller’s imitation
M-64 =
    You may add your alarm disc to it, if you have it at hand and no alarm lies in this drawer.
    .title = Setting an alarm
M-65 = A drawer takes only one alarm. One that lies there may not be moved or exchanged.
    .title = One alarm a drawer
M-66 = A caught jeweller puts in neither an imitation nor an alarm.
    .title = A caught jeweller
M-67 =
    If the alarm lies in the upper front when the drawer is opened, it is switched off. Whoever opened
    the drawer does what their character does, as usual.
    .title = An alarm above is switched off
M-68 =
    What if there is no gem left beside the alarm after that? In the Dutch rules it stays in the drawer. In the
    French rules its owner takes it back at once, and our English edition follows them. The option “{
    option-alarm_alone.title }” decides.
    .title = An alarm left alone
M-69 = If the alarm falls, it goes off. Its owner takes it back straight away and may use it again.
    .title = An alarm goes off
M-70 =
    If you open a drawer and another player’s alarm falls, the gems that fell go to that player’s black
    cushion. If a gem fell, you are caught.
    .title = Another player’s alarm
M-71 =
    If your own alarm falls, you take it back, but the gems that fell go to the red cushion. If a gem
    fell, you are caught.
    .title = Your own alarm
M-72 = If only an alarm falls and no gem, you are not caught: carry on with your turn.
    .title = An alarm falls alone
M-73 = An alarm works for its owner whatever character they have played this round, even if it is the detective.
    .title = Alarms work for their owners

## Meisterdiebe: the jewelress

M-74 = Put one imitation of your choice into the upper front of the drawer. Nothing stops you, not even gems that fall.
    .title = The jewelress’s imitation
M-75 =
    For every detective of this round you may put one more imitation into the same drawer. How many of these you
    use is up to you.
    .title = One more for each detective
M-76 = You can only put in what you still have on your white cushion. Diamonds or sapphires: you choose each time.
    .title = No more than you have
M-77 =
    Gems that fall go where they always go: to the red cushion or, if another player’s alarm fell with them, to
    that player. As the jewelress you cannot set your alarm.
    .title = Falls, and no alarm

## Meisterdiebe: the thief

M-78 =
    As the thief, if you were not caught, take all gems from the upper front and put them on your black cushion.
    You can’t take an alarm.
    .title = The thief takes all

## Meisterdiebe: the master thief

M-79 =
    As the master thief, if you were not caught, look at the front and choose. Either plunder: take all gems
    from the upper front, as the thief does. Or search: pull the drawer further and look into the secret
    compartment. You may search even if the front is empty, but only a long drawer has a secret compartment.
    .title = Plunder or search
M-80 =
    If a ruby lies in the upper secret compartment, take it and all gems from the upper front, and put
    them on your black cushion.
    .title = You found a ruby
M-81 =
    If a ruby falls out of the lower secret compartment, you get nothing at all. The gems in the front
    stay, and the ruby goes into the upper secret compartment of the same drawer. A ruby never goes to the
    red cushion.
    .title = The ruby falls
M-82 = If the secret compartment is empty above and below, you get nothing, and the gems in the front stay.
    .title = No ruby here
M-83 = A caught master thief neither plunders nor searches.
    .title = A caught master thief

## Meisterdiebe: the detective

M-84 = The detective opens no drawer and does not move the box.
    .title = The detective waits
M-85 =
    If there is only one detective, that player takes all gems from the red cushion at the end of the round and
    puts them on their black cushion.
    .title = One detective takes all
M-86 =
    Several detectives take turns. Starting with the lowest number, each takes one gem of their choice,
    round and round, until the red cushion is empty.
    .title = Several detectives share
M-87 =
    They get whatever is on the red cushion by then: loot that the smugglers did not get, what fell this
    round, and what was left from earlier rounds.
    .title = Everything on the red cushion
M-88 = If there is no detective, everything stays on the red cushion until the next round.
    .title = No detective

## Meisterdiebe: the end and the score

M-89 = If somebody has nothing left on their white cushion when a round is over, the game ends.
    .title = An empty white cushion
M-90 =
    The last of the six rubies ends the game too, once somebody has taken it out of its secret compartment. The
    round is played to its end first. (Not in the English rules: option “{ option-last_ruby_end.title }”.)
    .title = The last ruby
M-91 =
    On your black cushion a diamond is worth 1 point, a sapphire 2 and a ruby 4. For what is left on your
    white cushion you lose 1 point a diamond and 2 a sapphire. The highest score wins.
    .title = The score
M-92 = Gems on the red cushion and in the box count for nobody.
    .title = What does not count
M-93 =
    If scores are level, whoever has more rubies wins; if that is level too, whoever has more sapphires.
    Only the black cushion counts for this. If it is still level, the players share the win.
    .title = When scores are level
M-94 = As a variant, you may do only one thing at the end of your turn: rotate or flip, but not both.
    .title = Variant: rotate or flip

## The prototype: what is in it

P-1 =
    A cube of three levels with twelve drawers, the light-coloured level in the middle; 17 cloths (8 white, 8
    black, 1 red); 96 gems (6 rubies, 24 sapphires, 66 diamonds); 48 cards, eight for each of six characters; 8
    overview cards. There are no alarms. Two to eight players need an hour to an hour and a half. From here on
    we call the cube the box and the cloths cushions, as in the published game.
    .title = What is in the prototype
P-2 = Drawers are as in the published game (M-9 to M-11): two long and two short ones on a level, each with two sides.
    .title = The drawers

## The prototype: getting ready

P-3 = Rubies are hidden as in the published game: each level has one in an upper and one in a lower secret compartment.
    .title = Hiding the rubies
P-4 = Your white cushion starts with seven diamonds and three sapphires. Your black cushion starts empty.
    .title = Your imitations
P-5 = Deal the cards as in the published game (M-15): everyone gets one card of each character.
    .title = Dealing the cards
P-6 =
    Ten diamonds are shared out. Clockwise, each player puts one of them into the upper front of any drawer,
    closes it, and may then rotate and flip the box once. Go round until all ten are in.

    2 players: 5 each · 3 players: 4, 3, 3 · 4 players: 3, 3, 2, 2 · 5 players: 2 each · 6 players: 2, 2, 2, 2,
    1, 1 · 7 players: 2, 2, 2, 1, 1, 1, 1 · 8 players: 2, 2, 1, 1, 1, 1, 1, 1.
    .title = Filling the box, one by one
P-7 = A diamond that falls while the box is being filled goes into the upper front, together with the new one.
    .title = When a diamond falls while filling
P-8 = You may always put something into a drawer that already holds gems.
    .title = On top of other gems

## The prototype: a round

P-9 = Everyone puts a card down in front of them, face down. Then all cards are turned up together, the smugglers’ too.
    .title = All turn up together
P-10 =
    Turns go in this order: jeweller, jewelress, smuggler, thief, master thief, detective. Among players of the
    same character, the lower number goes first.

    An example: Ann turns up smuggler 6, Ben smuggler 2, Carl jeweller 3 and Dora thief 8. Carl goes first, then
    Ben, then Ann, and Dora is last.
    .title = The order of turns
P-11 =
    The overview card shows the idea: the first three characters get rid of imitations, the last three
    collect gems.
    .title = Two kinds of characters
P-12 =
    Played cards stay face down in front of their players. After six rounds, a cycle, you take up the six that
    lie before you, with those you got by swapping. No hands are passed on.
    .title = Your cards come back
P-13 =
    After each round, players who played the same character swap those cards: two of them exchange, three
    or more hand theirs on clockwise among themselves. The card you get lies face down before you until
    you take up your cards again.
    .title = Swapping cards

## The prototype: a turn

P-13a =
    Open a drawer of your choice, let fall what lies below, do what your character does, close the drawer
    and move the box if you like. As in the published game (M-36 to M-40): one drawer, no moving the box
    before it, and only the master thief reaches the secret.
    .title = The steps of a turn
P-14 =
    If gems fall when you open your drawer, you are caught and your character does nothing. The jewelress
    is the exception.
    .title = Caught
P-15 =
    If somebody is a detective this round, gems that fall go to the red cushion. If nobody is, they go into the
    upper front of the same drawer.
    .title = Where fallen gems go

## The prototype: the characters

P-16 = The jeweller, if not caught, puts one imitation, diamond or sapphire, into the upper front of the drawer.
    .title = The jeweller
P-17 = The jewelress puts in one imitation, even if gems fell, and may put in one more for each detective of this round.
    .title = The jewelress
P-18 =
    If there are gems in the upper front, the smuggler may give them away: all of them or none, to the white
    cushions of the other players, shared out in any way. Then the smuggler puts one imitation into the front,
    even if there was nothing to give. A caught smuggler does neither.
    .title = The smuggler
P-19 = The thief, if not caught, takes all gems from the upper front to the black cushion.
    .title = The thief
P-20 =
    The master thief chooses: plunder the front, or search the secret compartment. Searching needs at
    least one gem in the upper front.
    .title = The master thief
P-21 =
    If a ruby lies in the upper secret compartment, the master thief takes it together with the gems of the
    front. If there is no ruby, the master thief gets nothing. If a ruby falls from the lower one, it goes into
    the upper one and the master thief gets nothing either. In both of these cases the gems in the front stay.
    .title = Searching
P-22 = A caught master thief neither plunders nor searches.
    .title = A caught master thief
P-23 =
    The detective opens no drawer but takes the gems on the red cushion to the black cushion. Several detectives
    take one gem each in turn, from the lowest number up, sapphires before diamonds, until nothing is left.
    Rubies are never on the red cushion.
    .title = The detective

## The prototype: moving the box

P-24 =
    At the end of your turn you may rotate the top level or the top two by a quarter turn, left or right,
    and flip the box once. Both are up to you and so is the order. Detectives may do it too.
    .title = Rotate and flip

## The prototype: the end and the score

P-25 =
    As soon as a player is rid of their last imitation, or the sixth ruby has been found, this is the last
    round. It is played to its end either way.
    .title = The last round
P-26 =
    On your black cushion a diamond is worth 1 point, a sapphire 2 and a ruby 4. Each imitation left costs you 1
    point, whatever its kind.
    .title = The score
P-27 = If scores are level, more rubies win, then more sapphires.
    .title = When scores are level
P-28 =
    A winner with at least three rubies is King of the master thieves. With fewer, the winner is still the
    richest jeweller in town.
    .title = King of the master thieves
P-29 =
    Good advice from the author: Remember one drawer with gems above and one with gems below. Before you flip
    the box, look who comes after you. Play the master thief only when you are sure of a long drawer. Be the
    detective when you think that hardly anybody remembers a drawer. And if you remember nothing at all, be the
    detective or the jewelress.
    .title = Tips

## Rulings: Meisterdiebe

OQ-M1 = North and south change places; east and west stay.
    .title = Over which edge does the box go when it is flipped?
    .why = It changes only what we call the sides, never what a player can reach.
OQ-M2 = Either order is fine. The top level is the one on top at that moment.
    .title = Rotate first or flip first, and which level is on top then?
    .why = The prototype allows any order, and both orders lead to the same positions.
OQ-M3 =
    As evenly as possible, with one more for those who fill the box first. Who starts is drawn by lot.
    .title = How are twelve diamonds shared among five, seven or eight, and who starts?
    .why = The rulebooks say that uneven shares do not matter.
OQ-M4 = Yes. The fallen gems go to the red cushion, and the player may use that same drawer.
    .title = Gems fall while the box is being filled: does the player still put diamonds in?
    .why = Being caught stops a character from acting, and nobody has a character yet.
OQ-M4b = Yes.
    .title = May the last player to fill the box move it as well?
    .why = The same sentence holds for every player.
OQ-M4c =
    Yes, and each opening counts. All the drawers are named before the first is opened, and the box is not
    moved in between, so your own diamonds never fall on you.
    .title = May you open several drawers while filling, or one of them twice?
    .why = The box may be moved only after all your diamonds are in.
OQ-M5 = No. Only the detective opens nothing.
    .title = May you choose not to open a drawer?
    .why = The characters are described as opening one, and a game in which nobody has to might never end.
OQ-M5b = Yes, they must.
    .title = Do the smuggler and the jeweller have to put in an imitation?
    .why =
        The rulebooks mostly say plainly that they do; only for the smuggler’s empty drawer do they say
        that it is allowed.
OQ-M6 =
    Nobody shares. The gems stay on the red cushion: for the detectives at the end of the round, or for
    the next round if there are none.
    .title = What if all smugglers were caught, but there are enough of them to share?
    .why = A caught smuggler gets nothing, come what may, and nobody else is entitled to the loot.
OQ-M6b = They stay on the red cushion and go to the detectives at the end of the round, with whatever falls later.
    .title = Where do the gems go when there are more detectives than smugglers?
    .why = Detectives collect everything that is then on the red cushion.
OQ-M6c = No.
    .title = Is loot shared in a round without smugglers?
    .why = Loot is for smugglers, and there are none.
OQ-M7 =
    The alarm goes back to its owner. Whoever opened the drawer is not caught, and a smuggler keeps their
    share in the loot.
    .title = An alarm falls without any gem: is that a catch?
    .why = It is gems falling that get you caught.
OQ-M8 = She puts in what she has, but at least one.
    .title = What if the jewelress has fewer imitations than she may use?
    .why = She always has one: otherwise the game would have ended before.
OQ-M9 = Nothing. The gems in the front stay where they are.
    .title = The master thief finds an empty secret compartment: what about the gems in front of it?
    .why = Plundering and searching are a choice between two things, and the prototype says so in as many words.
OQ-M9b = No. There the master thief can only plunder.
    .title = May the master thief search a short drawer?
    .why = A short drawer has no secret compartment.
OQ-M9c =
    No. You find out when a master thief pulls it, or you work it out from the way the levels stand.
    .title = Can you see from outside whether a drawer is long?
    .why = The prototype advises playing the master thief only when you are sure of a long drawer.
OQ-M9d = Yes, both.
    .title = If the master thief leaves the secret compartment shut, must they plunder? And must they take a ruby they find?
    .why = Plundering works as it does for the thief, and nobody would leave a ruby lying.
OQ-M10 = The round is finished first, and the detectives still collect.
    .title = Does the sixth ruby end the game at once?
    .why = The prototype says so; the published rules can be read either way.
OQ-M10b = Then the game ends as usual; neither comes first.
    .title = What if both reasons to end the game occur in one round?
    .why = Both lead to the same end, after the same round.
OQ-M11 = Only those on the black cushion.
    .title = Which sapphires count when scores are level?
    .why = Imitations are a penalty and should not help anybody to win.
OQ-M12 = They share the win.
    .title = What if players are still level after rubies and sapphires?
    .why = The rulebooks name nothing else to compare.
OQ-M13 = The player who takes it. A table may let the most valuable gem be taken without asking.
    .title = Who chooses the gem when the red cushion is shared out?
    .why = The French rules say that the player chooses, and a sapphire is always the better gem.
OQ-M14 = Only the imitation is put in. The alarm stays where it is and cannot be set anew.
    .title = A jeweller opens a drawer with their own alarm above: what now?
    .why = An alarm in a drawer may not be moved, and this one is not at hand.
OQ-M15 = Yes.
    .title = Your alarm comes back before your own turn as jeweller: may you use it in this round?
    .why = It goes back to your overview card and may be used again.
OQ-M16 =
    No. An alarm is always set with an imitation, and it goes back as soon as the gems are gone. An alarm can
    fall alone only if alarms stay in their drawers.
    .title = Can an alarm lie alone if lone alarms go back to their owners?
    .why = A jeweller never sets an alarm without an imitation.
OQ-M17 = The gems and the alarm go to the owner, and she still puts in her imitation.
    .title = The jewelress sets off another player’s alarm: what happens?
    .why = The owner is paid as always, and nothing ever stops the jewelress.
OQ-M18 = The gems go to the owner’s black cushion, not to red, and the smuggler has no share in the loot.
    .title = A smuggler sets off another player’s alarm: what happens?
    .why = The alarm is the one exception to falling gems going to the red cushion.
OQ-M19 = Yes.
    .title = May a caught player still rotate and flip the box?
    .why = All complete rulebooks say so; some reviews shortened it.
OQ-M20 = Everybody.
    .title = Who sees what is in an opened drawer?
    .why = The box stands in the middle of the table, and remembering is the game.
OQ-M21 = Your own, yes; those of others, no. Everyone saw the character when it was turned up.
    .title = May you look again at cards that were played?
    .why = The rulebooks do not mention it, and this gives nothing away.
OQ-M22 = Yes.
    .title = May everybody see what lies on the cushions?
    .why = They lie on the table.
OQ-M23 = The two exchange hands. If the game is over, no cards are handed on.
    .title = How are hands passed on between two players, and when the game ends?
    .why = Whether the game ends is checked first.
OQ-M24 = No. With ten imitations each, it ends after 60 rounds at the latest.
    .title = Can a game go on for ever?
    .why = In every six rounds each player is the jewelress once and gets rid of at least one imitation.
OQ-M25 = Yes, both may be done while filling.
    .title = Playing with rotate or flip only: may you still do both while filling the box?
    .why = The variant speaks of turns, and filling the box is not a turn.
OQ-M26 = No.
    .title = May you rotate twice instead of rotating and flipping?
    .why = The two things you may do are named: one rotation, one flip.
OQ-M27 = It is not a move in the game.
    .title = What about turning the whole box round on the table?
    .why = Every side may be opened anyway.
OQ-M28 = They count for nobody.
    .title = What about gems still on the red cushion at the end?
    .why = Only black and white cushions are counted.
OQ-M29 = Every detective turned up this round, whether or not they get anything.
    .title = Which detectives count for the jewelress?
    .why = Her rule speaks of the detectives played, nothing else.
OQ-M30 = All gems that fall with it go to the alarm’s owner.
    .title = A jeweller sets an alarm on gems that others left: which gems does it protect?
    .why = An alarm makes no difference between gems.
OQ-M31 = When their time is up, a card they may play is drawn by lot.
    .title = What if a player does not choose a card?
    .why = It is not a rule of the game, only a way to keep the table going.
OQ-M32 = The alarm stays, because the smuggler’s imitation now lies with it.
    .title = A smuggler takes the gems beside an alarm: what becomes of the alarm?
    .why = It is never without a gem.
OQ-M33 = No. Smugglers turn up first.
    .title = Some reviews say that all cards are turned up together. Is that so?
    .why = Three rulebooks say otherwise; the reviews shortened it or knew the prototype.
OQ-M34 = The owner of the alarm gets the gems that fell. You are caught if there is no gem above, only an alarm.
    .title = A drawer had stuck, and another player’s alarm falls: who gets the gems?
    .why = The alarm is the special rule, and the benefit of the doubt is for gems that lie above.
OQ-M35 = Yes: the smuggler acts and shares the loot.
    .title = A smuggler opens a drawer that had stuck: do they share the loot?
    .why = The French rules say that doubt favours the accused.
OQ-M36 = No. Everybody saw them at the start, and every drawer has its own grain; it is memory that fails.
    .title = Is it a secret which drawers are long and where the rubies were hidden?
    .why =
        The rubies are hidden with everyone watching; the option “{ option-show_long.title }” only changes what
        the screen shows.
OQ-M37 = No. Only what can be seen above and what fell counts. There may then be one alarm above and one below.
    .title = An alarm is stuck below, unseen: does it stop a jeweller from setting one?
    .why = A refusal would betray that it is there.

## Rulings: the prototype

OQ-P1 = No: all or none.
    .title = May the smuggler give away only some of the gems?
    .why = The rulebook leaves open whether to give and to whom, but not how much.
OQ-P2 = No.
    .title = May the smuggler keep some of the gems that are given away?
    .why = They go to the other players.
OQ-P3 = Yes. The round is finished, and the new imitations cost a point each.
    .title = A player’s last imitation is gone, then a smuggler brings new ones: is it still the last round?
    .why = The end is called as soon as the last imitation has gone, and nothing takes that back.
OQ-P4 = Into the upper front of the same drawer, never to red. After every round the red cushion is empty.
    .title = Where do gems fall when there is no detective?
    .why = The prototype’s rules say so.
OQ-P5 = Both the fallen gems and her imitation lie in the upper front.
    .title = The jewelress makes gems fall, and there is no detective: what lies where?
    .why = It follows from the prototype’s rules for falls and for her.
OQ-P6 = Each gives the card to the next player clockwise who played the same character.
    .title = Which way do cards go when three or more players swap?
    .why = The prototype’s rules say clockwise.
OQ-P7 = It could, so after 60 rounds we count the points.
    .title = Can a game of the prototype go on for ever?
    .why = Smugglers may fill up white cushions again and again; the limit is ours, not the rulebook’s.
OQ-P8 = The top one or the top two, by a quarter turn.
    .title = Which levels may be rotated while the box is being filled?
    .why = It is the same as in a turn.
OQ-P9 = No, she always puts it in.
    .title = May the jewelress do without her first imitation?
    .why = The overview says that she may, the rules say that she does; the rules weigh more.
OQ-P10 = Then nothing can be put in, but it cannot happen before the last round is over.
    .title = What if a player has no imitation left on their turn?
    .why = You have one turn a round, and only your own turn can empty your white cushion.
OQ-P11 = They share the win.
    .title = What if players are still level after rubies and sapphires?
    .why = The rulebook names nothing else to compare.
OQ-P12 = Each of them is judged alone.
    .title = Several winners: who is King of the master thieves?
    .why = The title depends on a player’s own rubies.

## Options: Meisterdiebe

option-white_start = How many imitations each player starts with.
    .title = Imitations at the start
    .value-D_S = that many diamonds and that many sapphires, such as 8+2 or 7+3
option-setup_diamonds = How many diamonds the players hide in the box before the game.
    .title = Diamonds in the box
    .value-number = that many diamonds are shared out
option-setup_mode = How the players fill the box.
    .title = Filling the box
    .value-whole_share = each player puts in a whole share and may then rotate and flip the box
    .value-one_by_one = each player puts in one diamond and may then rotate and flip the box, until all are in
option-setup_fall = Where diamonds go that fall while the box is being filled.
    .title = Falls while filling
    .value-red = to the red cushion
    .value-upper = into the upper front of the drawer, with the new ones
option-setup_box_actions = What a player may do with the box after filling it.
    .title = Rotating and flipping while filling
    .value-2 = rotate once and flip once
    .value-1 = rotate or flip, not both
option-quick_setup = Who fills the box. With a quick start you can begin with the first card at once.
    .title = Quick start
    .value-false = the players fill it, as the rulebooks say
    .value-true = the box is filled by chance instead of by the players, unseen
option-reveal = When cards are turned up.
    .title = Turning up
    .value-smugglers_first = smugglers first; the others after the smugglers’ turns
    .value-all = all cards together
option-order = When the smugglers have their turns.
    .title = Order of turns
    .value-smuggler_first = before everybody else
    .value-smuggler_third = third, after jeweller and jewelress
option-smuggler = What the smuggler does with gems from a drawer.
    .title = The smuggler’s trade
    .value-loot = they go to the red cushion as loot, to be shared unless there are more detectives
    .value-distribute = they go to other players’ white cushions, where they are imitations
option-alarms = Whether the players have alarm discs.
    .title = Alarms
    .value-on = every player has one
    .value-off = there are none
option-alarm_alone = What becomes of an alarm in the upper front when no gem is left beside it.
    .title = An alarm left alone
    .value-stay = it stays in the drawer
    .value-return = its owner takes it back at once
option-lone_alarm_blocks = Whether an alarm that falls without a gem stops the player who opened the drawer.
    .title = An alarm that falls alone
    .value-false = no, the turn goes on
    .value-true = yes, it counts as a fall for everyone, its owner too; only the jewelress goes on
option-mt_needs_front_gem = Whether the master thief needs a gem in the front before searching.
    .title = Searching behind an empty front
    .value-false = no, an empty front may be searched too
    .value-true = yes, at least one gem must lie in the upper front
option-mt_empty_secret = What the master thief gets from a secret compartment without a ruby.
    .title = An empty secret
    .value-nothing = nothing; the gems in the front stay
    .value-keep_front = the gems of the upper front
option-fall_no_detective = Where gems fall in a round without a detective.
    .title = Falls without a detective
    .value-red = to the red cushion, where they wait
    .value-upper = into the upper front of the same drawer
option-share_pick = How gems are picked when the red cushion is shared out.
    .title = Sharing out
    .value-choose = whoever takes a gem chooses it
    .value-auto_best = the most valuable gem is taken without asking
    .value-sapphires_first = sapphires go first; in effect the same as the line above
option-detective_moves_box = Whether detectives may rotate and flip the box.
    .title = Detectives and the box
    .value-false = no
    .value-true = yes, after the red cushion has been shared out
option-card_cycle = What happens to the cards after play.
    .title = Cards change hands
    .value-pass_left = after six rounds all six go to the left-hand neighbour
    .value-swap_same = after each round, players of the same character swap those cards
option-box_actions = What a player may do with the box at the end of a turn.
    .title = Rotating and flipping
    .value-2 = rotate once and flip once
    .value-1 = rotate or flip, not both
option-box_order = In which order a player may rotate and flip.
    .title = What comes first
    .value-any = in either order
    .value-rotate_first = rotate before flipping
option-last_ruby_end = Whether the sixth ruby ends the game.
    .title = The last ruby
    .value-end_of_round = yes, when the round is finished
    .value-immediate = yes, at once
    .value-off = no, play goes on
option-penalty = What imitations cost at the end.
    .title = The cost of imitations
    .value-by_value = 1 point for a diamond, 2 for a sapphire
    .value-flat = 1 point for each
option-king_title = Whether a winner with three rubies or more is called King of the master thieves.
    .title = King of the master thieves
    .value-false = no
    .value-true = yes
option-must_open = Whether you have to open a drawer on your turn.
    .title = You must open a drawer
    .value-true = yes
    .value-false = no, you may pass and still rotate and flip the box; a smuggler who passes still shares the loot
option-must_place = Whether the smuggler and the jeweller have to put in an imitation.
    .title = You must leave an imitation
    .value-true = yes
    .value-false = no, but there is no alarm without an imitation, and the jewelress always puts one in
option-open_visibility = Who sees what lies in an opened drawer.
    .title = Who may look
    .value-all = everybody
    .value-opener = only the player who opened it
option-show_long = Whether the screen marks the long drawers. It is no secret which they are, only a matter of memory.
    .title = Long drawers marked
    .value-false = no
    .value-true = yes
option-max_rounds = After how many rounds the game is stopped and scored.
    .title = Longest game
    .value-0 = never
    .value-number = after that many rounds
option-sticky_drawers =
    How likely each gem or alarm below is to stay stuck when a drawer is opened. It brings the rulebook’s
    note about badly opened drawers to life and is not for the prototype.
    .title = Sticky drawers
    .value-0 = never
    .value-chance = that likely, up to 0.5
