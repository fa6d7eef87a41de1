# The words of the terminal table.

## The table

terminal-brand = Schatulle
terminal-shared-view = The shared table: what everyone may see.

## Questions

terminal-ask = { $name }: what do you do?
terminal-wait = { $name } is thinking…
terminal-watch = Watch what happens…
terminal-over = The game is over.

## Keys and states

terminal-hint-typed = Too many choices for a menu: type your move.
terminal-keys-menu = ←→ and Enter, or the move’s key · : type a move · ? help · q leave
terminal-keys-walk = arrows move · : type a move · ? help · q leave
terminal-keys-waiting = Space skips the wait · ? help · q leave
terminal-keys-watching = Space pauses · Enter shows one step · ? help · q leave
terminal-keys-paused = Space goes on · Enter shows one step · ? help · q leave
terminal-keys-typing = Enter plays it · Tab completes · Esc back to the board
terminal-keys-voice = v voice
terminal-voice-on = The friendly voice is on. This game does not count.
terminal-type-here = type a move, for instance { $move }
terminal-not-saved = Not saved, the game goes on: { $reason }
terminal-too-small = The terminal is { $width }×{ $height }; at least { $least_width }×{ $least_height } is needed.
terminal-no-terminal = The table needs a terminal to itself; this output goes somewhere else.

## The curtain

terminal-curtain-pass = Pass the device to
terminal-curtain-enter = Press Enter when nobody else is looking.
terminal-curtain-news = What everyone has seen

## Leaving and the end

terminal-leave-title = Leave the table?
terminal-leave-kept = The game is saved, and you can continue it later.
terminal-leave-keys = Enter leaves · Esc stays
terminal-farewell-kept = Game saved to { $path }
terminal-farewell-resume = Continue with: schatulle play --resume { $path }
terminal-farewell-not-kept = The game could not be saved to { $path }: { $reason }
terminal-result-title = The game is over
terminal-result-won = Won by { $winners }
terminal-result-record = Game saved to { $path }
terminal-result-keys = n new game with the same people · q leave

## Help

terminal-help-keys = Keys
terminal-help-key-walk = arrows | move along the menu
terminal-help-key-enter = Enter | plays the chosen move
terminal-help-key-own = a move’s own key | plays it at once
terminal-help-key-space = Space | skips the wait while others play
terminal-help-key-pace = + - | bots play faster or slower
terminal-help-key-voice = v | a friendly voice, against bots alone: it says what beginners overlook
terminal-help-key-type = : or / | type a move: { $move }
terminal-help-key-leave = q, Ctrl+C | leave; the game is saved
terminal-help-rules = The rules of this question
terminal-help-close = Esc closes · ↑↓ scrolls

## The opening screen

terminal-open-title = A table for two games about gems
terminal-open-choose = ←→ choose, then Enter
terminal-open-seats = Chairs
terminal-open-edition = Edition
terminal-open-seat = Chair { $number }
terminal-open-play = Play
terminal-open-person = Player { $number }
terminal-open-kind =
    { $kind ->
        [person] a person
        [bot] a sensible bot
       *[random] a random bot
    }
terminal-open-keys = ↑↓ line · ←→ change · type a name · Enter plays · Esc back · q leave
