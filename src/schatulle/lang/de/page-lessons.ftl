# Lektionen: ihre Liste, und was der Tisch in einer sagt.

learn-title = Spielend lernen
learn-game = { $game }: spielend lernen
learn-lead = Kurze Lektionen am echten Tisch: Du spielst, und jeder Schritt sagt dir, worum es geht. Du kannst jederzeit gehen und später weitermachen.
learn-progress = { $done } von { $all } geschafft
learn-number = Lektion { $number }
learn-state =
    { $state ->
        [begun] Weitermachen
        [done] Geschafft
       *[new] Anfangen
    }
learn-none = Hier gibt es keine Lektionen.

## Am Tisch

learn-panel = Die Lektion
learn-step = Schritt { $step } von { $steps }
learn-marked = Markiert: { $things }.
learn-next = Weiter
learn-finish = Fertig
learn-over = Gut gemacht!
learn-over-about = Du hast die Lektion „{ $title }“ geschafft.
learn-over-last = Das war die letzte Lektion. Jetzt kannst du spielen.
learn-next-lesson = Als Nächstes: { $title }
learn-all = Alle Lektionen
