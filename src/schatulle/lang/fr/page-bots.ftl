# Bots to choose from: their characters, how strong they are, how well they remember.

bot-choose = Qui prend la place { $seat } ?
bot-opponents = Tous les bots
bot-mixed = Variés
bot-mixed-says = Des caractères variés, à ta mesure. Touche une place pour choisir qui s’y assied.
bot-seat = Asseoir un bot
bot-change = Changer
bot-which = Qui au juste ?
bot-level = niveau { $level } sur { $of }
bot-beats = gagne { $percent } % des parties contre trois bots du niveau inférieur
bot-rating =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bot-measured = Mesuré sur de nombreuses parties à quatre, où la chance seule gagnerait 25 %. Le niveau 1 a 0 point ; avec 400 de plus, on a dix fois plus de chances de gagner.
bot-program = Un programme qui tourne sur ce serveur.
bot-memory = Une mémoire meilleure ou moins bonne
bot-memory-label = Mémoire
bot-memory-hint = La force ci-dessus a été mesurée avec sa propre mémoire.
bot-memory-of =
    { $memory ->
        [own] sa propre mémoire
        [goldfish] poisson rouge : oublie aussitôt
        [child] retient comme un enfant de six à huit ans
        [adult] retient comme la plupart des adultes
        [0.75] retient bien
        [elephant] éléphant : n’oublie rien
       *[other] retient { NUMBER($memory, style: "percent") }
    }
