# Lessen: hun lijst, en wat de tafel in een les zegt.

learn-title = Spelend leren
learn-game = { $game }: spelend leren
learn-lead = Korte lessen aan de echte tafel: je speelt, en elke stap vertelt waar het om gaat. Je kunt altijd weggaan en later verdergaan.
learn-progress = { $done } van de { $all } klaar
learn-number = Les { $number }
learn-state =
    { $state ->
        [begun] Verdergaan
        [done] Klaar
       *[new] Beginnen
    }
learn-none = Hier zijn geen lessen.

## Aan de tafel

learn-panel = De les
learn-step = Stap { $step } van { $steps }
learn-marked = Gemarkeerd: { $things }.
learn-next = Verder
learn-finish = Klaar
learn-over = Goed gedaan!
learn-over-about = Je hebt de les “{ $title }” af.
learn-over-last = Dat was de laatste les. Nu kun je spelen.
learn-next-lesson = Volgende: { $title }
learn-all = Alle lessen
