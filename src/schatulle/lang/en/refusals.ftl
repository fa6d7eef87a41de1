# Why something cannot be done: one sentence each, for whoever tried it.

## At the table

refused-chair = chair { $chair }
refused-over = The game is over.
refused-not-begun = The game has not begun yet.
refused-not-over = Wait until the game is over.
refused-not-your-turn = It’s not your turn. The game waits for { $seats }.
refused-answered = That question has been answered already.
refused-first = First answer the question.
refused-turn-over = Your turn is over.
refused-chance = Only chance decides that.
refused-no-move = That is not a move. Type its beginning, and Tab completes it.
refused-not-yours = That is not your chair.
refused-seat-lost = Somebody else has that chair now.
refused-nobody-plays = Nobody plays from that chair now.
refused-away = A bot is standing in there already.
refused-not-away = You are back at the table already.
refused-lesson-waits = A lesson waits for whoever learns.
refused-nothing-to-read = There is nothing to read now.
refused-read-first = First read what stands there, and go on.
refused-others-first = First the others play.
refused-lesson-over = This lesson is over.
refused-rematch-players = Only those who played can ask for a rematch.
refused-rematch-there = The rematch has its own table already.
refused-wave = One sign at a time, please.
refused-voice-alone = The friendly voice is for games against bots alone.
refused-voice-playing = The friendly voice is for a game that is being played.
refused-no-spectators = Nobody may watch at this table.
refused-watched = You are watching already.
refused-sees-later = Without a chair you see everything a little later here.
refused-one-seat = You have a seat here already.
refused-host-already = You are the host already.
refused-host-players = Only those who play can be the host.
refused-host-here = { $name } is the host, and is here.
refused-not-gone = { $name } may still come back. Wait until { $name } has been away for { $minutes } minutes.
refused-end-players = Only those who play can end the game.
refused-lesson-alone = A lesson is for you alone.
refused-devices-many = That seat is played on { $most } other devices already. Remove one of them first.
refused-device-code = This link no longer counts. Make a new one on the first device.
refused-device-plays = This device plays at this table already.
refused-device-gone = That device is not there any more.
refused-no-result = A game without a result has no review.
refused-shared-screen = A shared screen shows only what everyone may see.

## Before the game

refused-begun = The game has begun: the chairs stay as they are.
refused-no-chair = There is no such chair at this table.
refused-chair-bot = This chair is for a bot.
refused-chair-taken = { $name } is sitting there.
refused-chair-empty = Nobody is sitting there.
refused-same-chair = Choose two different chairs.
refused-chairs-free =
    { $chairs ->
        [one] One chair is still free. Seat a person or a bot there first.
       *[other] { $chairs } chairs are still free. Seat people or bots there first.
    }
refused-host = Only the host can do that: { $name }.
refused-share-late = Your own bit of chance came too late for this game.
refused-share-other = That is not the bit of chance that you sealed.

## What a table agrees on

refused-game = There is no game called { $name }; there are { $allowed }.
refused-lesson = There is no lesson called { $name }; there are { $allowed }.
refused-edition = There is no edition called { $name }; there are { $allowed }.
refused-option = There is no option called { $name }; there are { $allowed }.
refused-value-whole = { $option }: take a whole number from { $least } to { $most }.
refused-value-number = { $option }: take a number from { $least } to { $most }.
refused-value-listed = { $option }: take one of { $values }.
refused-value-written = { $option }: write it like { $example }.
refused-mixture = These options do not go together like that: { $options }.
refused-option-edition = This edition has no place for the option { $option }.
refused-seats = This game is for { $least } to { $most } players.
refused-bot = There is no bot called { $name }; there are { $allowed }.
refused-memory = There is no memory { $name }; take elephant, adult, child, goldfish, or a number from 0 to 1.
refused-no-memory = The bots of this game have no memory to choose.
refused-program = The program { $command } cannot be started.

## Names and codes

refused-nobody = First say what you are called.
refused-name = A name has 1 to { $most } letters or digits.
refused-same-name = Two people are called { $name }. Everyone needs a name of their own.
refused-no-code = There is no table with this code.
refused-no-table = There is no such table.

## The server

refused-nothing-here = There is nothing here.
refused-message = The page and its server do not understand each other. Reload the page.
refused-elsewhere = This page was opened at an address that its server does not know.
refused-too-often =
    { $seconds ->
        [one] That was a lot at once. Try again in one second.
       *[other] That was a lot at once. Try again in { $seconds } seconds.
    }
refused-not-saved = That could not be saved, and nothing has changed. Try again.
refused-maybe-saved = It is not clear yet whether that was saved. Look again in a moment.
refused-damaged = The server cannot read this table any more.
refused-went-wrong = Something went wrong on the server. Nothing was lost.

## At the terminal

refused-player = { $name } cannot sit down. Take a name of up to { $most } letters, or { $bots }.
refused-players-written = Write players like this: --seats ann,fox,mouse
refused-option-written = Write options like this: --option box_actions=1
refused-no-game-named = Name a game first: { $games }.
refused-file-there = { $path } is there already. Name a new file, or go on with that game.
refused-no-game-kept = { $path } holds no game that can go on. To see why: schatulle check { $path }
refused-games-kept = { $path } holds { $games } games; only a file with one can go on.
refused-resume-only = The game goes on as it was: only --seats and --save go with --resume.
refused-resume-seats =
    { $seats_due ->
        [one] The game has one chair: name one player.
       *[other] The game has { $seats_due } chairs: name as many players.
    }
refused-resume-program = { $name } played there, and a file starts no program. Say who plays: --seats
