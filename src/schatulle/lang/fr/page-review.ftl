# Le retour sur une partie finie, sur la page.

review-page-title = Retour sur la partie
review-page-lead = Dans ce retour, « tu », c’est { $name }.
review-seen-by = Joué par
review-not-yet = Le retour vient à la fin : jusque-là, chacun garde ses secrets.
review-may-leave = Tu peux faire autre chose : tu retrouveras tout ici.
review-not-made = Le retour n’a pas pu être fait
review-percent = { $percent } %

## Questions

review-questions-title =
    { $count ->
        [one] Tu t’en souviens ?
       *[other] Tu t’en souviens ? { $count } questions
    }
review-questions-lead = Ces moments ont le plus compté. Devine d’abord, regarde ensuite.
review-show-answer = Montre-moi
review-look-before = Revoir ce que tu voyais alors
review-right-one = (juste)
review-right = Oui, c’est juste !
review-not-right = Pas tout à fait. Voici ce qu’il en était :
review-truth = La vérité
review-known = Ce que tu pouvais savoir
review-happened = Ce qui s’est passé
review-see-moment = Revoir ce moment

## Chances

review-chances-title = Qui menait ?
review-chances-slider = Moment de la partie
review-chance = { $name } { $percent } %
review-chances-words = { $where }. Chances de gagner : { $chances }

## Figures

review-memory-title = Ta mémoire
review-memory-of = sur 100
review-goldfish = 0 : un poisson rouge
review-elephant = 100 : un éléphant
review-memory-means =
    { $level ->
        [elephant] Tu as retenu presque tout ce qui comptait. Une mémoire d’éléphant !
        [much] Tu as retenu la plupart de ce qui comptait.
        [some] Tu as retenu une bonne part de ce qui comptait.
       *[little] Tout retenir n’est pas facile. Chaque partie est un bon exercice !
    }
review-memory-between = Une seule partie ne dit pas tout. Le vrai score se trouve entre { $low } et { $high }.
review-memory-none = Dans cette partie, presque rien ne dépendait de la mémoire. Il n’y a donc pas de score.
review-luck-title = Ta chance
review-remarks-title = Tes risques
review-cost = a coûté { $percent } % de la victoire
review-answer-first = Il y a une question là-dessus. Réponds-y d’abord !
review-all = Toutes tes décisions

## Beside the replay

review-mark-before = La remarque d’avant
review-mark-next = La remarque suivante
review-back = Au retour sur la partie
review-nothing-asked = { $name } n’avait rien à décider ici.
review-played = Ce que tu as joué
review-verdict = Avec le recul

## Many games

review-memory-course = Ta mémoire : 0, c’est un poisson rouge, 100, un éléphant
review-memory-bots = Pour comparer, des bots (en pointillé) : un tête en l’air { $little }, un qui retient comme la plupart des gens { $half }, un qui retient bien { $much }
review-course-words = De la première à la dernière : { $values }
