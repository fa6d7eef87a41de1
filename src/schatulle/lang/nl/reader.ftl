# De woorden rond de regels als die in een terminal worden gelezen.

reader-aim = Het doel van het spel
reader-summary = In het kort
reader-sources = Bronnen
reader-inferred = Deels volgt dit uit de spelregels zonder dat het er met zoveel woorden staat.
reader-no-source = Geen van de spelregels zegt dit met zoveel woorden.
reader-links = Op het web
reader-rulings = Uitspraken
reader-why = Waarom: { $why }
reader-options = Opties
reader-default = { $value } is de standaard van { $editions }
reader-related = Verwante regels
reader-touches = Regels waar dit aan raakt
reader-found =
    { $count ->
        [one] Op één plaats komt “{ $word }” voor:
       *[other] Op { $count } plaatsen komt “{ $word }” voor:
    }
reader-hint = Vraag naar een regel (M-41), een uitspraak (OQ-M7), een optie (alarm_alone) of een willekeurig woord (detective).
reader-not-found = In de regels staat niets over “{ $query }”.
reader-did-you-mean = In de regels staat niets over “{ $query }”; wat erop lijkt: { $close }.

# Namen van waarden die voor veel andere staan.
value-number = een getal
value-chance = een kans
value-D_S = diamanten+saffieren
