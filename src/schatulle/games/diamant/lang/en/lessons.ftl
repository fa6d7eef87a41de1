# The lessons of Diamant: for each its title and aim, then its steps, and what is said to a try that does not fit.
# At most 25 words a step.

## Sharing, and the path

lesson-diamant-path = Sharing and the path
    .about = Share what is found, and fetch what was left behind.
lesson-diamant-path-share = You’re all in the cave. The first card holds eleven stones: three for each of you, and two stay on it.
lesson-diamant-path-stay = Your stones lie beside your chest and aren’t safe yet. Explore: there’s more to find!
    .other = You’ll return soon. Look at one more card first: explore!
lesson-diamant-path-leave = Seven stones: two each, one stays. Now three lie on the path. Return alone, and you get them all!
    .other = Then somebody else might fetch the stones from the path. Return!
lesson-diamant-path-safe = Your five stones and the three from the path are in your chest. Nobody can take these eight from you.
lesson-diamant-path-together = A new cave, and everybody is in again. You have four stones, and two lie on the path. Return!
    .other = Think of the two stones on the path. Return!
lesson-diamant-path-done = The mouse returned, too, so you shared the path: one stone each. Only those who return alone get it all.

## Dangers, and going home

lesson-diamant-danger = Dangers
    .about = Find out when it’s time to go home.
lesson-diamant-danger-snake = There’s a snake on the path. The first danger of a kind is only a warning. The second one ends the expedition!
lesson-diamant-danger-stay = You have five stones beside your chest. Be brave and explore!
    .other = That would be wise. But this time, see what can happen: explore!
lesson-diamant-danger-more = No snake: another stone for you. Once more! The hedgehog is already looking for the way out.
    .other = You’re right to worry. But see what happens, just this once: explore!
lesson-diamant-danger-struck = The second snake! You and the mouse lose all that you found in this cave. The hedgehog had gone home in time.
lesson-diamant-danger-fresh = A new cave: three stones, and no danger on the path. So the next card can’t drive you out. Explore!
    .other = With no danger on the path, the next card can’t hurt you. Explore!
lesson-diamant-danger-home = A scorpion. From now on, any card might be the second one. Go home with your stones: return!
    .other = You’ve seen how that can end. Return!
lesson-diamant-danger-done = Just in time: the second scorpion came, and the others lost everything. The more you carry, the more you risk.

## A short whole game

lesson-diamant-game = A short game
    .about = Play three caves against the mouse and the hedgehog.
lesson-diamant-game-caves = This game has three caves. Whoever has the most stones in the chest at the end wins.
lesson-diamant-game-whole = Explore or return? Look at what you carry, at the path, and at the dangers. You decide!
    .returned = Somebody is back in camp. Fewer are left to share: every card now brings you more.
    .cave = The next cave: all of you are in again, and the cards have been shuffled. What’s in a chest is safe.
lesson-diamant-game-done = That was a whole game, well done! The full one is the same, with five caves.
