# The words around the rules when they are read in a terminal.

reader-aim = Le but du jeu
reader-summary = En bref
reader-sources = Sources
reader-inferred = Cela découle en partie des règles imprimées, sans y figurer en toutes lettres.
reader-no-source = Aucune règle imprimée ne le dit expressément.
reader-links = Sur le web
reader-rulings = Décisions
reader-why = Pourquoi : { $why }
reader-options = Options
reader-default = { $value } est la valeur par défaut pour { $editions }
reader-related = Règles voisines
reader-touches = Règles concernées
reader-found =
    { $count ->
        [0] Aucune entrée ne parle de « { $word } ».
        [one] Une entrée parle de « { $word } » :
        [many] { $count } d’entrées parlent de « { $word } » :
       *[other] { $count } entrées parlent de « { $word } » :
    }
reader-hint = Demande une règle (M-41), une décision (OQ-M7), une option (alarm_alone) ou n’importe quel mot (détective).
reader-not-found = Les règles ne disent rien sur « { $query } ».
reader-did-you-mean = Les règles ne disent rien sur « { $query } » ; ce qui s’en rapproche : { $close }.

# Labels of values that stand for many.
value-number = un nombre
value-chance = une probabilité
value-D_S = diamants+saphirs
