# The words of the terminal table.

## The table

terminal-brand = Schatulle
terminal-shared-view = The shared table: what everyone may see.

## Questions

terminal-ask = { $name }: what do you do?
terminal-wait = { $name } is thinking …
terminal-watch = See what happens …
terminal-over = The game is over.

## Keys and states

terminal-hint-typed = Too many ways for a menu: type yours below.
terminal-keys-menu = ←→ and Enter, or the move’s key · : type a move · ? help · q leave
terminal-keys-walk = arrows walk · : type a move · ? help · q leave
terminal-keys-waiting = Space goes on at once · ? help · q leave
terminal-keys-watching = Space pauses · Enter shows one step · ? help · q leave
terminal-keys-paused = Space goes on · Enter shows one step · ? help · q leave
terminal-keys-typing = Enter plays it · Tab completes · Esc back to the board
terminal-type-here = type a move, for instance { $move }
terminal-not-saved = Not saved, the game goes on: { $reason }
terminal-too-small = The terminal is { $width }×{ $height }; at least { $least_width }×{ $least_height } is needed.
terminal-no-terminal = The table needs a terminal of its own; this output goes elsewhere.

## The curtain

terminal-curtain-pass = Pass the device to
terminal-curtain-enter = Press Enter when nobody else looks.
terminal-curtain-news = What everyone has seen

## Leaving and the end

terminal-leave-title = Leave the table?
terminal-leave-kept = The game is kept and can be resumed.
terminal-leave-keys = Enter leaves · Esc stays
terminal-farewell-kept = The game lies in { $path }
terminal-farewell-resume = Go on with: schatulle play --resume { $path }
terminal-farewell-not-kept = The game could not be kept in { $path }: { $reason }
terminal-result-title = The game is over
terminal-result-won = Won by { $winners }
terminal-result-record = The record lies in { $path }
terminal-result-keys = n a new game with the same people · q leave

## Help

terminal-help-keys = Keys
terminal-help-key-walk = arrows | walk along the menu
terminal-help-key-enter = Enter | plays the lit move
terminal-help-key-own = a move’s own key | plays it at once
terminal-help-key-space = Space | goes on at once while others play
terminal-help-key-pace = + - | bots play faster or slower
terminal-help-key-type = : or / | type a move: { $move }
terminal-help-key-leave = q, Ctrl+C | leave; the game is kept
terminal-help-rules = The rules of this question
terminal-help-close = Esc closes · ↑↓ scrolls

## The opening screen

terminal-open-title = A table for two games about gems
terminal-open-choose = ←→ choose, Enter
terminal-open-seats = Seats
terminal-open-edition = Edition
terminal-open-seat = Seat { $number }
terminal-open-play = Play
terminal-open-person = Player { $number }
terminal-open-kind =
    { $kind ->
        [person] a person
        [bot] a sensible bot
       *[random] a random bot
    }
terminal-open-keys = ↑↓ walk · ←→ change · type a name · Enter plays · Esc back · q leave
