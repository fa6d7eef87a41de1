# The words around the table on the page.

table-brand = Schatulle
table-rules = Rules
table-sound-on = Sound is on
table-sound-off = Sound is off
table-menu = Menu
table-close = Close
table-home = Schatulle, to the first page
table-loading = Coming to the table …
table-called = The last bit of chance is being drawn together …
table-gone-title = There is no such table
table-gone = Perhaps it was swept away because nobody began. The link may also be incomplete.
table-damaged-title = This table is damaged
table-damaged = The server cannot read it any more. Whoever runs the server can restore it from a backup; all other tables go on.
table-to-start = To the first page
table-no-spectators = This table is closed to spectators.
table-unknown-game = This page does not know the game { $game }: reload the page, or play the game at the terminal.

## The line to the server

table-line-lost = The connection is lost. Coming back by itself …
table-line-kept = Your choice is kept and goes out as soon as the line is back.
table-line-back-soon = The server said goodbye and will be back.
table-line-unsure = The server does not know yet whether the last choice was saved, and is finding out …
table-outdated = This page is older than its server.
table-reload = Reload

## Questions

table-wait-nobody = See what happens …
table-won =
    { $count ->
        [one] Won by { $winners }
       *[other] Won together by { $winners }
    }
table-sending = Your choice is on its way …
table-waiting-for = Waiting for { $names }.
table-waiting-for-you = Waiting for you.
table-waiting-for-you-and = Waiting for you, and for { $names }.
table-have-chosen =
    { $count ->
        [one] { $names } has chosen.
       *[other] { $names } have chosen.
    }
table-away =
    { $count ->
        [one] { $names } is away; a bot stands in.
       *[other] { $names } are away; bots stand in.
    }
table-clock = { $left } s left, then { $default ->
        [chance] chance decides
        [careful] the careful choice is played
       *[first] the first choice is played
    }

## The log

table-log = Log
table-log-fading = The last turns
table-log-full = Everything so far
table-log-fades = fades
table-log-empty = Nothing has happened yet.
table-clause = Rule { $clause }

## One device for several people

table-pass-title = Pass the device to { $name }
table-pass-hint = Nobody else should look now.
table-pass-button = I am { $name }

## Signs

table-signs = Signs
table-sign =
    { $sign ->
        [hello] Hello!
        [thanks] Thank you!
        [well_done] Well done!
        [surprise] Oh!
        [laugh] Ha ha!
        [oops] Oops …
        [hurry] Come on!
       *[think] Hm …
    }
table-signed = { $name }: { $sign }

## The menu

table-menu-invite = Invite and watch
table-menu-code = Code
table-menu-copy = Copy the link
table-menu-copied = Copied
table-menu-language = Language
table-menu-motion = Movement
table-menu-motion-system = as the device says
table-menu-motion-reduced = little
table-menu-motion-full = all of it
table-menu-quality = The box
table-menu-quality-auto = whatever runs smoothly
table-menu-quality-full = beautiful
table-menu-quality-lite = simple
table-menu-quality-off = flat only
table-menu-fair = Fair chance
table-menu-fair-sealed = All chance of this game was sealed before its first card. The seal:
table-menu-fair-added =
    { $count ->
        [0] No player added chance of their own: all of it is the server’s.
       *[other] Chance of their own, sealed before the start as well: { $names }. So nobody could choose the cards.
    }
table-menu-fair-left-out = Sealed, but not shown in time, and left out: { $names }.
table-menu-fair-plain = Your browser cannot seal any here: that takes https.
table-menu-fair-open = The game is over and the seal is open. The secret behind it:
table-menu-record = Download the record
table-menu-leave = Leave the table
table-menu-leave-hint = Your seat stays yours; a bot stands in until you come back.
