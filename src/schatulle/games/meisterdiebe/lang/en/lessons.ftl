# The lessons of Meisterdiebe: for each its title and aim, then its steps, and what is said to a try that does not fit.
# At most 25 words a step. Drawers have no names here: the reader sees which ones are marked.

## The aim and the cushions

lesson-meisterdiebe-aim = The aim
    .about = Turn an imitation into points, and find out what the cushions are for.
lesson-meisterdiebe-aim-white = Ten imitations lie on your white cushion. Each diamond costs you a point, each sapphire two. So you start at minus twelve.
lesson-meisterdiebe-aim-black = Your black cushion is for real gems. They bring points: a diamond one, a sapphire two, a ruby four.
lesson-meisterdiebe-aim-jeweller = First, get rid of an imitation. Choose the jeweller: he puts one into a drawer.
    .other = You’ll meet that character soon. This time, choose the jeweller.
lesson-meisterdiebe-aim-open = It’s your turn. Open the marked drawer.
    .other = Any drawer would do, but you’ll need this one again: open the marked drawer.
lesson-meisterdiebe-aim-place = The drawer is empty. Put in a sapphire: on your white cushion it costs twice as much as a diamond.
    .alarm = The alarm has a lesson of its own. Put in just the sapphire.
    .other = A diamond would do, but a sapphire costs you more. Put that in.
lesson-meisterdiebe-aim-leave = After your turn you may move the box. This time, leave it as it is.
    .other = You’ll do that in the next lesson. For now, leave the box as it is.
lesson-meisterdiebe-aim-real = Two points better already! And in a drawer every gem is real, your sapphire too.
lesson-meisterdiebe-aim-thief = So go and get it. Choose the thief: he takes all the gems that lie above in a drawer.
    .other = That character can’t help you here. Choose the thief.
lesson-meisterdiebe-aim-again = Open your drawer again, before somebody else does!
    .other = Your sapphire isn’t there. Open the marked drawer.
lesson-meisterdiebe-aim-taken = Now the sapphire lies on your black cushion and counts for you: two points more. Move the box if you like.
lesson-meisterdiebe-aim-done = That’s the aim of the game: imitations out, real gems in. Whoever has the most points at the end wins.

## A drawer has two sides

lesson-meisterdiebe-drawers = Above and below
    .about = Open a drawer and see why gems fall out.
lesson-meisterdiebe-drawers-sides = Every drawer has two sides, one above and one below. In each of the marked drawers, two diamonds lie below.
lesson-meisterdiebe-drawers-jeweller = Choose the jeweller, and try to put in an imitation.
    .other = This time we need the jeweller. Choose him.
lesson-meisterdiebe-drawers-open = Open the marked drawer and watch the diamonds.
    .later = That’s the one for later. Open the other one first, the marked one.
    .other = Nothing would fall there. Open the marked drawer.
lesson-meisterdiebe-drawers-caught = They fell out: you’re caught! You can’t put anything in. But flip the box: then what’s below comes up.
    .stay = Then the other two diamonds stay below. Flip the box!
    .other = Only flip the box, don’t rotate it. That makes the other drawer easier to find.
lesson-meisterdiebe-drawers-red = What falls lands on the red cushion. The mouse was a detective this round, and detectives take everything from there.
lesson-meisterdiebe-drawers-thief = You’ve flipped the box, so the diamonds in the marked drawer are above now. Choose the thief.
    .other = That character won’t bring you these diamonds. Choose the thief.
lesson-meisterdiebe-drawers-again = Open the drawer. This time nothing will fall.
    .empty = That one is empty now: its diamonds fell out. Open the marked drawer.
    .other = Your diamonds are in the marked drawer.
lesson-meisterdiebe-drawers-taken = What lies above stays in the drawer, and you get it: two diamonds! Move the box if you like.
lesson-meisterdiebe-drawers-done = Remember: what’s above is safe, what’s below falls out. And every flip swaps the two.

## The thief

lesson-meisterdiebe-thief = The thief
    .about = See who goes first, and take what others leave.
lesson-meisterdiebe-thief-order = Turns go in this order: smuggler, jeweller, jewelress, thief, master thief, detective. Among the same characters, the lower number goes first.
lesson-meisterdiebe-thief-choose = A diamond and a sapphire lie above in the marked drawer. Choose the thief, and watch what the others do.
    .other = You want these two gems for yourself. Choose the thief.
lesson-meisterdiebe-thief-open = The mouse’s thief has a lower number and was faster! But the hedgehog has just put something into another drawer. Which one?
    .empty = The mouse has just emptied that one. Where did the hedgehog put its imitation?
    .other = Not that one. Look at the bottom level: that’s where the hedgehog opened a drawer.
lesson-meisterdiebe-thief-taken = A sapphire and a diamond! What others put in as an imitation is real for you. Move the box if you like.
lesson-meisterdiebe-thief-done = A good thief watches where others put things, and thinks about who goes first.

## The jeweller and his alarm

lesson-meisterdiebe-jeweller = The jeweller and the alarm
    .about = Set a trap, and see when it goes off.
lesson-meisterdiebe-jeweller-alarm = The jeweller puts an imitation into a drawer, even if there are gems already. He may set his alarm on it.
lesson-meisterdiebe-jeweller-choose = Let’s set a trap for the mouse. Choose the jeweller.
    .other = Only the jeweller has an alarm. Choose him.
lesson-meisterdiebe-jeweller-open = Open the marked drawer.
    .other = There’s better bait in the marked drawer.
lesson-meisterdiebe-jeweller-place = Two diamonds: good bait! Put in a sapphire, and your alarm as well.
    .cheap = That’s a trap, too. But a sapphire costs you more: put that in.
    .other = A trap needs an alarm. Put in a sapphire and the alarm.
lesson-meisterdiebe-jeweller-flip = Now flip the box. Then everything lies below, and falls when the next player opens the drawer.
    .other = Then everything stays above, and your alarm stays silent. Flip the box!
lesson-meisterdiebe-jeweller-rang = Your alarm went off! What fell belongs to you, not to the red cushion. And your alarm is back.
lesson-meisterdiebe-jeweller-thief = Next round the mouse wants to set a trap for you. Choose the thief.
    .other = You’d better be quick with your fingers. Choose the thief.
lesson-meisterdiebe-jeweller-silent = The mouse forgot to flip the box! Its alarm lies above. Open the marked drawer all the same.
    .other = Don’t be afraid! Open the marked drawer.
lesson-meisterdiebe-jeweller-taken = An alarm that lies above is silent. The gems are yours, the alarm stays there. Move the box if you like.
lesson-meisterdiebe-jeweller-done = An alarm works only when it falls. So set it where everything will soon be below.

## The jewelress and the detectives

lesson-meisterdiebe-jewelress = The jewelress and the detectives
    .about = Get rid of three imitations at once, and catch what falls.
lesson-meisterdiebe-jewelress-jewelress = The jewelress puts in an imitation even if she’s caught. And for each detective in the round she may add another.
lesson-meisterdiebe-jewelress-choose = Choose the jewelress. Perhaps somebody has chosen the detective.
    .other = Detectives spoil the fun for others, but not for the jewelress. Choose her.
lesson-meisterdiebe-jewelress-open = Two detectives! Open the marked drawer, even though two diamonds lie below.
    .other = Any drawer would do. But see what happens when something falls: open the marked drawer.
lesson-meisterdiebe-jewelress-place = You’re caught, but that doesn’t stop you. You may put in three imitations: choose those that cost you most.
    .cheap = Three is right! But each sapphire costs two points: put in both sapphires and a diamond.
    .few = You may put in three: one, and one more for each detective. Put in both sapphires and a diamond.
lesson-meisterdiebe-jewelress-leave = Five points better at once! The fallen diamonds lie on the red cushion. Leave the box as it is.
    .other = Please leave the box as it is: the next round depends on it.
lesson-meisterdiebe-jewelress-shared = At the end of the round, the detectives shared what lay on the red cushion: one diamond each.
lesson-meisterdiebe-jewelress-detective = Now you be the detective. You open no drawer: you wait for the others to be caught.
    .other = This time let the others work for you. Choose the detective.
lesson-meisterdiebe-jewelress-done = The mouse was caught, and its diamonds went to you! Choose the detective when you think that others will be caught.

## Smugglers against detectives

lesson-meisterdiebe-smugglers = Smugglers against detectives
    .about = Count heads, and see who gets the loot.
lesson-meisterdiebe-smugglers-loot = Smugglers go first. They take all the gems above to the red cushion and leave an imitation in the drawer.
lesson-meisterdiebe-smugglers-choose = Choose the smuggler. The more of you there are, the better.
    .other = The mouse is counting on you. Choose the smuggler.
lesson-meisterdiebe-smugglers-open = The mouse is a smuggler, too, and has brought two diamonds. Now it’s your turn: open the marked drawer.
    .other = The loot you’re after is in the marked drawer.
lesson-meisterdiebe-smugglers-place = Your loot lies on the red cushion. Leave an imitation in the drawer, whichever you like.
lesson-meisterdiebe-smugglers-leave = Leave the box as it is. Then the others turn up their cards, and heads are counted.
    .other = Please leave the box as it is: the next round depends on it.
lesson-meisterdiebe-smugglers-take = Two smugglers, one detective: the loot is yours! You and the mouse take turns. Take the best gem.
    .other = A sapphire is worth two points, a diamond only one. Take the sapphire.
lesson-meisterdiebe-smugglers-counted = The hedgehog was the detective and got nothing. Even one against one, the loot would have gone to the smuggler.
lesson-meisterdiebe-smugglers-detective = Next round only the hedgehog goes smuggling. Stop it, together with the mouse: choose the detective.
    .other = It takes two detectives to stop a smuggler. Choose the detective.
lesson-meisterdiebe-smugglers-done = Two detectives, one smuggler: the smuggler got nothing. You shared the loot with the mouse at the end of the round.

## The master thief and the rubies

lesson-meisterdiebe-masterthief = The master thief and the rubies
    .about = Get a ruby out of its hiding place.
lesson-meisterdiebe-masterthief-long = Six drawers are long. Behind the front they have a secret compartment, and in each a ruby is hidden: four points!
lesson-meisterdiebe-masterthief-choose = Only the master thief gets there. Choose him. The mouse has the same idea, and a lower number.
    .other = Nobody else can search a secret compartment. Choose the master thief.
lesson-meisterdiebe-masterthief-open = The mouse searched, but the ruby lay below, fell, and was put back above. The mouse got nothing. Open the drawer!
    .other = Open the marked drawer: its ruby lies above now.
lesson-meisterdiebe-masterthief-search = Two diamonds lie in front. You could take just these, but there’s something better: search the secret compartment!
    .plunder = Two diamonds would be nice. But a ruby is worth four points: search the secret compartment!
lesson-meisterdiebe-masterthief-taken = The ruby, and both diamonds with it: six points! Move the box if you like.
lesson-meisterdiebe-masterthief-done = A flip swaps above and below for rubies, too. After the round in which the sixth is taken, the game ends.

## What to remember

lesson-meisterdiebe-box = Rotating and flipping
    .about = Keep an eye on one drawer, and spoil another for the hedgehog.
lesson-meisterdiebe-box-look = Two sapphires lie above in the marked drawer. Have a good look at it: it’s going to move.
lesson-meisterdiebe-box-choose = Choose the thief, and keep an eye on your drawer.
    .other = You want these two sapphires. Choose the thief.
lesson-meisterdiebe-box-open = The mouse rotated two levels. Drawers move along, but what’s above stays above. Where are your sapphires now?
    .other = Not that one. Your drawer is still on the top level, but one side further on.
lesson-meisterdiebe-box-flip = Found! The hedgehog is next and saw the mouse fill a drawer with diamonds. Flip the box and spoil it!
    .other = Then the diamonds stay above, and the hedgehog gets them. Flip the box!
lesson-meisterdiebe-box-done = Caught! Rotating moves drawers, flipping swaps above and below. Better remember two drawers well than twelve badly.

## A short whole game

lesson-meisterdiebe-game = A short game
    .about = Play a whole game against the mouse and the hedgehog.
lesson-meisterdiebe-game-short = In this short game everyone has four imitations. It ends when somebody has none left, or after six rounds.
lesson-meisterdiebe-game-fill = Put your four diamonds into drawers, all in one or spread out. Remember where they are!
lesson-meisterdiebe-game-turn = You may rotate the box, flip it, or leave it. Then the others put in their diamonds.
lesson-meisterdiebe-game-choose = You know it all now: choose a character, and play as you like. Good luck!
lesson-meisterdiebe-game-whole = Your game now: play as you like!
    .round = A new round. What have the others already played? They can’t play it again in these six rounds.
    .cards = The cards are up. Who goes before you, and who after? Is there a detective hoping for gems to fall?
    .drawer = What lies above can be taken. What lay below has fallen out, and then you’re caught.
    .taken = The front is empty now. Who comes next, and which drawer will they want?
    .placed = One imitation fewer on a white cushion! Remember the drawer: somebody may come and get it.
    .box = Was the box flipped? Then above and below have been swapped in every drawer.
    .ruby = Somebody is after a ruby! If one fell, it lies above now, and anyone may fetch it.
lesson-meisterdiebe-game-done = That was a whole game, well done! The full one is the same, only longer, with ten imitations each.
