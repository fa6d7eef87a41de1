# The words around the table on the page.

table-brand = Schatulle
table-rules = Rules
table-sound-on = Sound is on
table-sound-off = Sound is off
table-menu = Menu
table-close = Close
table-home = Schatulle, to the first page
table-loading = Coming to the table…
table-called = Drawing the cards together…
table-gone-title = There is no such table
table-gone = Perhaps it was cleared away because nobody started. The link may also be incomplete.
table-damaged-title = This table is damaged
table-damaged = The server can’t read it any more. Whoever runs the server can restore it from a backup. All other tables go on.
table-to-start = To the first page
table-no-spectators = This table is closed to spectators.
table-unknown-game = This page doesn’t know the game { $game }: reload the page, or play the game in the terminal.

## The line to the server

table-line-lost = Connection lost. Trying again…
table-line-kept = Your choice is kept and will be sent as soon as you are back online.
table-line-back-soon = The server is restarting.
table-line-unsure = The server doesn’t know yet whether your last choice was saved. It is checking…
table-outdated = This page is older than its server.
table-reload = Reload

## Questions

table-wait-nobody = Watch what happens…
table-won =
    { $count ->
        [one] Won by { $winners }
       *[other] Won together by { $winners }
    }
table-sending = Your choice is on its way…
table-waiting-for = Waiting for { $names }.
table-waiting-for-you = Waiting for you.
table-waiting-for-you-and = Waiting for you and { $names }.
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
table-clock =
    { $unit ->
        [days] { $count } days left
        [hours] { $count } hours left
        [minutes] { $count } minutes left
       *[seconds] { $count } s left
    }, then { $default ->
        [chance] chance decides
       *[other] the game chooses for you
    }

## The log

table-log = Log
table-log-fading = The last turns
table-log-full = Everything so far
table-log-fades = fading
table-log-empty = Nothing has happened yet.
table-clause = Rule { $clause }

## One device for several people

table-pass-title = Pass the device to { $name }
table-pass-hint = Nobody else should look now.
table-pass-button = I am { $name }

## Signs

table-signs = Reactions
table-sign =
    { $sign ->
        [hello] Hello!
        [thanks] Thank you!
        [well_done] Well done!
        [surprise] Oh!
        [laugh] Ha ha!
        [oops] Oops…
        [hurry] Come on!
       *[think] Hm…
    }
table-signed = { $name }: { $sign }

## The menu

table-menu-invite = Invite and watch
table-menu-code = Code
table-menu-copy = Copy the link
table-menu-copied = Copied
table-menu-language = Language
table-menu-motion = Animations
table-menu-motion-system = same as device
table-menu-motion-reduced = reduced
table-menu-motion-full = full
table-menu-keys = Keys answer at once
    .about = Digits, letters and Enter choose without a button being focused.
table-menu-quality = The box
table-menu-quality-auto = automatic
table-menu-quality-full = beautiful
table-menu-quality-lite = simple
table-menu-quality-off = flat only
table-menu-fair = Fair chance
table-menu-fair-sealed = Everything that is left to chance in this game was sealed before the first card. The seal:
table-menu-fair-added =
    { $count ->
        [0] No player added anything: all of it comes from the server.
       *[other] These players added chance of their own, sealed before the start as well: { $names }. So nobody could choose the cards.
    }
table-menu-fair-left-out = Sealed, but not shown in time and left out: { $names }.
table-menu-fair-plain = Your browser can’t seal anything here: that takes https.
table-menu-fair-open = The game is over and the seal is open. The secret behind it:
table-menu-record = Download the record
table-menu-leave = Leave the table
table-menu-leave-hint = Your chair stays yours. A bot stands in until you come back.
table-menu-leave-slow = Your chair stays yours. Nobody plays for you before your time runs out.
