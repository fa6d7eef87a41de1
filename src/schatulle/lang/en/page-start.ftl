# The words of the first page, the set-up, and the way to a table.

start-brand = Schatulle
start-title = Schatulle: two games about gems
start-headline = Two games about gems
start-lede = Play with friends over a link, pass one phone around, or take on bots. No account.
start-links = Pages
start-rules = Rules
start-games = Your games
start-language = Language
start-fair = Every shuffle is sealed before the game and can be checked after it
start-offline-bots = Needs no internet on your own machine

## The two games

start-learn = Learn by playing
    .first = Learn by playing · 3 min
start-play-now = Play now
start-opening = Opening …
start-invite = Invite
start-hotseat = Hot seat
start-set-up-bots = Options

## Tables to come to

start-own-tables = Your tables
start-tables = Tables that look for players
start-go-on =
    { $status ->
        [gathering] Back to the table of { $game }
       *[playing] Go on playing { $game }
    }
start-open-table = Join a table of { $game }
start-open-seats =
    { $free ->
        [one] one of { $seats } seats is free
       *[other] { $free } of { $seats } seats are free
    }
start-join-label = Join with a code
start-join-example = ABCDEF
start-join = Join

## Names and refusals

# Animals that like what glitters, for guests who gave no name. $number is 0 to 7.
start-friendly-name =
    { $number ->
        [0] Raven
        [1] Otter
        [2] Raccoon
        [3] Marten
        [4] Jackdaw
        [5] Squirrel
        [6] Ferret
       *[7] Badger
    }
start-name = Your name
start-name-hint = The others see it at the table.
# All that is said while the others, in refusals.ftl, have not been loaded.
refused = That cannot be done now.
refused-offline = The server cannot be reached right now.

## Joining

start-join-title = Join the table
start-join-looking = Looking for the table …
start-join-none = There is no table with the code { $code }.
start-join-none-hint = Codes have six letters and digits. Perhaps it was mistyped, or nobody came and the table was swept away.
start-join-go = To the table
start-join-sit = Sit down
start-to-start = To the first page

## The set-up

start-set-up = Set up { $game }
start-loading = One moment …
start-chairs = Chairs
start-chair = Chair { $seat }
start-seats =
    { $seats ->
        [one] one player
       *[other] { $seats } players
    }
start-fewer = One player fewer
start-more-seats = One player more
start-chair-me = You
start-chair-here = At this device
# What somebody else at this device is called until they say otherwise.
start-player = Player { $seat }
start-player-name = Name of player { $seat }
start-chair-invited = Somebody you invite
start-agreed = What you agree on
start-edition-label = Edition
start-clock-label = Time to think
start-clock =
    { $seconds ->
        [0] no limit
       *[other] { $seconds } seconds
    }
start-clock-about =
    { $seconds ->
        [0] Everybody takes the time they need.
       *[other] { $seconds } seconds for each decision of a person; then a default choice is played.
    }
start-log-label = Log
start-log =
    { $log ->
        [fading] fading
        [full] full
       *[open_notes] open notes
    }
start-log-about =
    { $log ->
        [fading] The log shows the last turns and forgets, as people do.
        [full] The log keeps everything that you have seen.
       *[open_notes] The log keeps everything, and the page notes for you what you have seen in each drawer.
    }
start-spectators-label = Spectators
start-spectators-about =
    { $on ->
        [true] Anybody with the link may watch what everybody may see.
       *[false] Only those who play see the table.
    }
start-delay-label = They see it
start-delay =
    { $seconds ->
        [0] at once
        [30] 30 seconds later
        [120] 2 minutes later
        [600] 10 minutes later
       *[other] { $seconds } seconds later
    }
start-listed-label = On the public list
start-listed-about =
    { $on ->
        [true] Anybody who comes to the first page can find the table.
       *[false] Only those who have the link or the code come in.
    }
start-options = More options
start-options-changed =
    { $count ->
        [one] one changed
       *[other] { $count } changed
    }
start-clause = Rule { $clause }
start-changed = Changed. The edition says: { $standard }
start-begin = Start the game
start-open = Open the table
start-then-play = The game begins at once.
start-then-hotseat = The game begins at once. The device is passed around.
start-then-watch = The bots begin at once, and you watch.
start-then-invite = Next you get a link, a code and a QR code for the others.

## Gathering at the table

start-gathering = Before the game
start-gathering-title = { $game } at { $host }’s table
start-chair-free = Free
start-chair-waits = for whoever comes
start-chair-person = Free for a person
start-you = you
start-you-host = you, the host
start-at-this-device = at this device
start-host = host
start-guest = guest
start-sit-here = Sit here
start-seat-another = Person at this device
start-move-here = Move here
start-stand = Stand up
start-remove = Remove { $name }
start-swap = Swap chairs { $one } and { $other }
start-waiting-seats =
    { $count ->
        [one] One chair is still free. The game can begin when somebody sits there.
       *[other] { $count } chairs are still free. The game can begin when somebody sits on each of them.
    }
start-all-here = Everybody is here.
start-waiting-host = Everybody is here. { $host } starts the game.
start-fill =
    { $count ->
        [one] Give the free chair to a bot
       *[other] Fill free chairs with bots
    }
start-invite-others = Invite the others
start-invite-code = The code, on Schatulle’s first page:
start-invite-local = This address leads to your own machine only. For others in your network, run: schatulle serve --lan
start-copy = Copy the link
start-share = Share
start-share-words = Come and play { $game }
start-scan = QR code
start-qr = QR code with the link to this table
start-agreed-edition = { $game }, { $edition }
start-agreed-spectators =
    { $on ->
        [true] { $seconds ->
            [0] Spectators may watch.
           *[other] Spectators may watch, { start-delay }.
        }
       *[false] No spectators.
    }
start-agreed-value = { $value } ({ $words })
