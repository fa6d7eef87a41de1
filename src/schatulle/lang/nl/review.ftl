# De terugblik op een gespeeld spel, zoals de opdrachtregel die vertelt.

review-seat = Plaats { $number }
review-title = { $game }, gezien door { $seat }
review-chances = Kans om te winnen, van de eerste zet tot de laatste
review-chances-line = { $before }% → { $after }%
review-marks = Nog eens bekijken
review-mark-inaccuracy = Klein foutje
review-mark-mistake = Fout
review-mark-blunder = Grote fout
review-mark-line = { $mark } bij zet { $number } (−{ $percent }%)
review-no-marks = Geen fout om over te praten. Goed gespeeld!
review-only-slips = Geen grote fout. Kleine foutjes samen kostten ongeveer { $percent }% van de winst.
review-memory = Geheugen: { $score } van 100 (tussen { $low } en { $high })
review-luck =
    { $percent ->
        [0] Geluk: niet goed en niet slecht.
       *[other] { $good ->
            [yes] Geluk: het toeval hielp je, ongeveer { $percent }% van de winst.
           *[no] Geluk: het toeval zat je tegen, ongeveer { $percent }% van de winst.
        }
    }
review-questions = Wat zou je nu doen?
review-working = Het spel wordt bekeken: { $percent }%
