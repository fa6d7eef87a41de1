# Bots to choose from: their characters, how strong they are, how well they remember.

bot-choose = Who sits on chair { $seat }?
bot-opponents = All bots
bot-mixed = Mixed
bot-mixed-says = Of different strengths. Tap a chair to choose who sits there.
bot-seat = Seat a bot
bot-change = Change
bot-level = level { $level } of { $of }
bot-beats = wins { $percent } % against three of the level below
bot-rating =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
bot-measured = Measured at tables of four, where 25 % would be fair. The first level has 0 points; 400 more mean ten times the chances to win.
bot-program = A program that runs on this server.
bot-memory = A better or worse memory
bot-memory-label = Memory
bot-memory-hint = The strength above was measured with its own memory.
bot-memory-of =
    { $memory ->
        [own] its own memory
        [goldfish] goldfish: forgets at once
        [0.25] forgetful
        [0.5] remembers like most people
        [0.75] remembers well
        [elephant] elephant: forgets nothing
       *[other] remembers { $memory } of 1
    }
