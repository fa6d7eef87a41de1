# The words around the rules when they are read in a terminal.

reader-aim = The aim of the game
reader-summary = In short
reader-sources = Sources
reader-inferred = In part this follows from the rulebooks without being spelled out there.
reader-no-source = No rulebook says this outright.
reader-links = On the web
reader-rulings = Rulings
reader-why = Why: { $why }
reader-options = Options
reader-default = { $value } is the default of { $editions }
reader-related = Related rules
reader-touches = Rules it touches
reader-found =
    { $count ->
        [one] One entry speaks of “{ $word }”:
       *[other] { $count } entries speak of “{ $word }”:
    }
reader-hint = Ask for a rule (M-41), a ruling (OQ-M7), an option (alarm_alone) or any word (detective).
reader-not-found = The rules have nothing about “{ $query }”.
reader-did-you-mean = The rules have nothing about “{ $query }”; close to it are: { $close }.

# Labels of values that stand for many.
value-number = a number
value-chance = a chance
value-D_S = diamonds+sapphires
