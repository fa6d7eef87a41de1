# The words around rules, results, replays and one's own games on the page.

read-home = Schatulle, to the first page
read-back = Back
read-to-start = To the first page
read-nowhere-title = Nobody home
read-nowhere = There is nothing at this address
read-nowhere-about = Perhaps there is a typo in it, or the link is incomplete.
read-loading = One moment…
read-offline = The server can’t be reached. Are you online?
read-again = Try again

## The rules

read-rules = The rules
read-rules-of = The rules of { $game }
read-rules-lead = All the rules in our own words, with where we read them.
read-which-game = Which game
read-search = Search the rules
read-search-hint = Word or rule, such as { $example }
read-search-clear = Clear the search
read-found =
    { $count ->
        [0] The rules have nothing about “{ $word }”.
        [one] One entry speaks of “{ $word }”
       *[other] { $count } entries speak of “{ $word }”
    }
read-contents = Contents
read-aim = The aim of the game
read-summary = In short
read-chapter-clauses =
    { $count ->
        [one] one rule
       *[other] { $count } rules
    }
read-questions = Questions and answers
read-questions-count =
    { $count ->
        [one] one question
       *[other] { $count } questions
    }
read-options = Options of a table
read-options-count =
    { $count ->
        [one] one option
       *[other] { $count } options
    }
read-kind-ruling = Question
read-kind-option = Option
read-more = Sources and rulings of { $clause }
read-no-such-rule = The rules have no “{ $name }”.
read-to-contents = To the contents
read-in-rulebook = Open the whole rulebook
read-sources = Where it was read
read-no-source = No rulebook says this outright; it is our reading of them.
read-inferred = Our reading: in part this follows from the rulebooks without being spelled out there.
read-source-language =
    { $language ->
        [nl] Dutch
        [fr] French
        [de] German
       *[en] English
    }
read-links = On the web
read-rulings = Questions it left open
read-why = Why: { $why }
read-touching-options = Options that change it
read-related = Related rules
read-touches = Rules it touches
read-values = What a table may choose
read-value-number = a number
read-value-chance = a chance
read-value-D_S = diamonds+sapphires

## The end

read-over = The game is over
read-show-results = Show the results
read-won-by =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
read-won-you = You win
read-ranking = Ranking
read-place = Place { $place }
read-winner = winner
read-you = you
read-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
read-counted-by = Rules:
read-course-words = { $name }: { $scores }
read-rematch = Rematch
read-join-rematch = Join the rematch
read-watch-replay = Watch the replay
read-review = How did I play?
read-look-back = Looking back
read-copy-replay = Copy the replay’s link
read-download = Download the record
read-new-game = New game

## The replay

read-replay = Replay
read-eyes = Show
read-eyes-truth = everything
read-eyes-spectator = what spectators see
read-position = Scene { $at } of { $of }
read-step-back = One step back
read-step-forward = One step forward
read-play = Play
read-pause = Pause
read-speed = Speed
read-speed-times = { $times }×
read-keys = Press Space to play or pause, and the arrow keys to go step by step.
read-log = What happened
read-log-empty = Nothing yet.
read-link-here = Copy the link to this moment
read-not-over-title = This game isn’t over yet
read-not-over = You can watch the replay once the game is over.
read-to-table = To the table
read-no-table-title = There is no such game
read-no-table = The link may be incomplete, or the table was cleared away because nobody started.
read-no-replay-title = The replay can’t be shown

## Your games

read-games = Your games
read-games-lead = The games you finished in this browser, the latest first.
read-games-none-title = No finished game yet
read-games-none = Every game you finish is kept here, with its replay.
read-played = Played
read-won = Won
read-mean-score = Average score
read-mean-place = Average place
read-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
read-by-seats = By number of players
read-score-course = Your scores, the latest at the right
read-score-course-words = Scores from the first to the latest: { $scores }
read-game-won = won
read-game-place = place { $place } of { $seats }
read-list = All games
