# The words of the first page, the set-up, and the way to a table.

start-brand = Schatulle
start-title = Schatulle: two games about gems
start-headline = Two games about gems
start-lede = Play with friends over a link, pass one phone around, or take on bots. No account.
start-links = Pages
start-rules = Rules
start-games = Your games
start-screen = On a big screen
start-language = Language
start-fair = The shuffle is fixed before the game, and you can check it afterwards
start-offline-bots = Also runs on your own computer, without internet
start-offline = You are offline. What you open needs the server; your tables wait for you.

## The two games

start-learn = Learn by playing
    .first = Learn by playing · 3 min
start-play-now = Play now
start-opening = Opening…
start-invite = Invite
start-hotseat = Pass & play
start-set-up-bots = Options

## Tables to come to

start-own-tables = Your tables
start-tables = Tables looking for players
start-go-on =
    { $status ->
        [gathering] Back to your { $game } table
       *[playing] Continue { $game }
    }
start-go-on-asked = { $unit ->
        [days] Your turn · { $count } days left
        [hours] Your turn · { $count } hours left
        [minutes] Your turn · { $count } minutes left
        [seconds] Your turn · only a moment left
       *[none] Your turn
    }
start-go-on-sleeps =
    { $days ->
        [one] asleep for a day
       *[other] asleep for { $days } days
    }
start-open-table = Join a { $game } table
start-open-seats =
    { $free ->
        [one] one of { $seats } chairs is free
       *[other] { $free } of { $seats } chairs are free
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
start-join-looking = Looking for the table…
start-join-none = There is no table with the code { $code }.
start-join-none-hint = A code has six letters and digits. Perhaps there is a typo, or nobody came and the table was cleared away.
start-join-go = To the table
start-join-sit = Sit down
start-to-start = To the first page

## The set-up

start-set-up = Set up { $game }
start-loading = One moment…
start-chairs = Chairs
start-chair = Chair { $seat }
start-seats =
    { $seats ->
        [one] one player
       *[other] { $seats } players
    }
start-fewer = Remove a player
start-more-seats = Add a player
start-chair-me = You
start-chair-here = On this device
# What somebody else at this device is called until they say otherwise.
start-player = Player { $seat }
start-player-name = Name of player { $seat }
start-chair-invited = Somebody you invite
start-agreed = Your rules
start-edition-label = Edition
start-clock-label = Time to think
start-clock =
    { $seconds ->
        [0] no limit
        [43200] 12 hours
        [86400] 1 day
        [259200] 3 days
       *[other] { $seconds } seconds
    }
start-clock-about =
    { $seconds ->
        [0] Take as long as you need.
        [43200] 12 hours for each choice: a game over days. If you take longer, the game chooses for you.
        [86400] A day for each choice: a game over days. If you take longer, the game chooses for you.
        [259200] Three days for each choice: a game over weeks. If you take longer, the game chooses for you.
       *[other] { $seconds } seconds for each choice. If you take longer, the game chooses for you.
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
        [fading] The log shows the last turns and then forgets them, as people do.
        [full] The log keeps everything you have seen.
       *[open_notes] The log keeps everything, and the page notes what you have seen in each drawer.
    }
start-spectators-label = Spectators
start-spectators-about =
    { $on ->
        [true] Anybody with the link may watch what all players can see.
       *[false] Only those who play see the table.
    }
start-delay-label = Delay for spectators
start-delay =
    { $seconds ->
        [0] none
        [30] 30 seconds
        [120] 2 minutes
        [600] 10 minutes
       *[other] { $seconds } seconds
    }
start-listed-label = On the public list
start-listed-about =
    { $on ->
        [true] Anybody on the first page can find the table.
       *[false] Only people with the link or the code can come in.
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
start-then-hotseat = The game begins at once. You pass the device around.
start-then-watch = The bots begin at once, and you watch.
start-then-invite = Next you get a link, a code and a QR code for the others.

## Gathering at the table

start-gathering = Before the game
start-gathering-title = { $game } at { $host }’s table
start-chair-free = Free
start-chair-waits = for anyone who comes
start-chair-person = Free for a person
start-you = you
start-you-host = you, the host
start-at-this-device = on this device
start-host = host
start-guest = guest
start-sit-here = Sit here
start-seat-another = Somebody on this device
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
start-invite-local = This address leads to your own computer only. For others in your network, run: schatulle serve --lan
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
           *[other] Spectators may watch, with a delay: { start-delay }.
        }
       *[false] No spectators.
    }
start-agreed-value = { $value } ({ $words })
