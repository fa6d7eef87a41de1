# The help of the commands for players, and the list of bots.

command-schatulle = A table for games about gems: { $titles }.
command-usage = Usage:
command-commands = Commands
command-operators = For operators and researchers
command-parameters = Parameters
command-required = [required]
command-help = Display this message and exit.
command-version = Display application version.

# What stands for something in a line of usage; the names are fixed.
command-words =
    .COMMAND = COMMAND
    .OPTIONS = OPTIONS
    .ARGS = ARGS
    .STR = TEXT
    .INT = NUMBER
    .PATH = FILE

command-each =
    .lang = The language: { $languages }. Otherwise that of this machine.

command-play = Play at the terminal, with people at this device and with bots.
    .game = Which game: { $games }. Without it a screen asks.
    .seats = A number, or names: `ann,fox,mouse@0.5,exec:python my_bot.py` (bots play by themselves; see `schatulle bots`).
    .edition = An edition of the game; otherwise the first.
    .option = An option of the rules, as in `--option box_actions=1`; repeatable.
    .seed = Any word: the same word brings the same chance.
    .save = Where the game is kept, after every move.
    .resume = A game that was kept, to go on with.
    .open-notes = Note down what was seen: drawers, and the odds of Diamant’s next card.

command-learn = List the lessons, or play one at the terminal; one that was left goes on where it was.
    .lesson = A lesson, by its name in the list; otherwise the list.

command-rules = Read the rules: a clause with its sources and rulings, or all that say a word.
    .query = A clause (M-41), a ruling, an option, or a word.

command-review = Tell what a seat of a finished game could have done better, and what was luck.
    .record = A file of records.
    .seat = A seat’s number, from 0.
    .json = Print it as JSON.
    .id = Which game of the file; otherwise the first.

command-bots = List the bots, each with a sentence.
    .game = Which game: { $games }. Otherwise all.

# The heads of the columns in the list of bots.
command-columns =
    .name = name
    .level = level
    .memory = memory
    .rating = rating
    .beats = beats

# What cannot be understood on the command line; $about is the sentence of the help on that parameter.
misuse-command = There is no command { $given }; there are { $allowed }.
misuse-option = `{ $command }` has no option { $given }; it takes { $allowed }.
misuse-too-many = `{ $command }` can do nothing with { $given }; it takes { $allowed }.
misuse-missing = `{ $command }` needs { $parameter }: { $about }
misuse-value = Something must stand after { $parameter }: { $about }
misuse-wrong = { $parameter } cannot be { $given }: { $about }
misuse-twice = { $parameter } may stand there only once.
misuse-other = That cannot be understood; `{ $command } --help` tells what can.
