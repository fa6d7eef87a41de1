# Le retour sur une partie finie, tel que la ligne de commande le raconte.

review-seat = Place { $number }
review-title = { $game }, vu par { $seat }
review-chances = Chances de gagner, du premier coup au dernier
review-chances-line = { $before } % → { $after } %
review-marks = À regarder encore une fois
review-mark-inaccuracy = Petite imprécision
review-mark-mistake = Erreur
review-mark-blunder = Grosse erreur
review-mark-line = { $mark } au coup { $number } (−{ $percent } %)
review-no-marks = Aucune erreur qui compte. Bien joué !
review-only-slips = Aucune grosse erreur. De petites erreurs ont coûté ensemble environ { $percent } % de la victoire.
review-memory = Mémoire : { $score } sur 100 (entre { $low } et { $high })
review-luck =
    { $percent ->
        [0] Chance : ni bonne ni mauvaise.
       *[other] { $good ->
            [yes] Chance : le hasard t’a aidé, pour environ { $percent } % de la victoire.
           *[no] Chance : le hasard était contre toi, pour environ { $percent } % de la victoire.
        }
    }
review-questions = Que ferais-tu maintenant ?
review-working = La partie est examinée : { $percent } %
