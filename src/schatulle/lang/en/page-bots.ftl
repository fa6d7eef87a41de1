# Bots to choose from: their characters, how strong they are, how well they remember.

bot-choose = Who sits on chair { $seat }?
bot-opponents = All bots
bot-mixed = Mixed
bot-mixed-says = Different characters who suit you. Tap a chair to choose who sits there.
bot-seat = Seat a bot
bot-change = Change
bot-which = Which one?
bot-level = level { $level } of { $of }
bot-beats = wins { $percent }% of games against three bots one level down
bot-rating =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
bot-measured = Measured in many games of four, where luck alone would win 25%. Level 1 has 0 points; with 400 more, your chances are ten times as good.
bot-program = A program that runs on this server.
bot-memory = A better or worse memory
bot-memory-label = Memory
bot-memory-hint = The strength above was measured with its own memory.
bot-memory-of =
    { $memory ->
        [own] its own memory
        [goldfish] goldfish: forgets at once
        [child] remembers like a child of six to eight
        [adult] remembers like most grown-ups
        [0.75] remembers well
        [elephant] elephant: forgets nothing
       *[other] remembers { NUMBER($memory, style: "percent") }
    }
