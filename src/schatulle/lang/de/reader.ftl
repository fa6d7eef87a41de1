# The words around the rules when they are read in a terminal.

reader-aim = Das Ziel des Spiels
reader-summary = Kurz gesagt
reader-sources = Quellen
reader-inferred = Zum Teil folgt dies aus den Anleitungen, ohne dort ausdrücklich zu stehen.
reader-no-source = Keine Anleitung sagt dies ausdrücklich.
reader-links = Im Netz
reader-rulings = Klarstellungen
reader-why = Warum: { $why }
reader-options = Optionen
reader-default = { $value } ist die Vorgabe für { $editions }
reader-related = Verwandte Regeln
reader-touches = Betroffene Regeln
reader-found =
    { $count ->
        [one] Ein Eintrag erwähnt „{ $word }“:
       *[other] { $count } Einträge erwähnen „{ $word }“:
    }
reader-hint = Frag nach einer Regel (M-41), einer Klarstellung (OQ-M7), einer Option (alarm_alone) oder einem beliebigen Wort (Detektiv).
reader-not-found = In den Regeln steht nichts über „{ $query }“.
reader-did-you-mean = In den Regeln steht nichts über „{ $query }“; ähnlich sind: { $close }.

# Labels of values that stand for many.
value-number = eine Zahl
value-chance = eine Wahrscheinlichkeit
value-D_S = Diamanten+Saphire
