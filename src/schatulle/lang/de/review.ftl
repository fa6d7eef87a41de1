# Der Rückblick auf ein beendetes Spiel, wie ihn die Befehlszeile erzählt.

review-seat = Platz { $number }
review-title = { $game }, gesehen von { $seat }
review-chances = Gewinnchancen, vom ersten Zug bis zum letzten
review-chances-line = { $before } % → { $after } %
review-marks = Noch einmal anschauen
review-mark-inaccuracy = Kleine Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = Großer Fehler
review-mark-line = { $mark } bei Zug { $number } (−{ $percent } %)
review-no-marks = Kein Fehler, über den man reden müsste. Gut gespielt!
review-only-slips = Kein großer Fehler. Kleine Ausrutscher haben zusammen etwa { $percent } % des Sieges gekostet.
review-memory = Gedächtnis: { $score } von 100 (zwischen { $low } und { $high })
review-luck =
    { $percent ->
        [0] Glück: weder gutes noch schlechtes.
       *[other] { $good ->
            [yes] Glück: Der Zufall hat dir geholfen, um etwa { $percent } % des Sieges.
           *[no] Glück: Der Zufall war gegen dich, um etwa { $percent } % des Sieges.
        }
    }
review-questions = Was würdest du jetzt tun?
review-working = Das Spiel wird angeschaut: { $percent } %
