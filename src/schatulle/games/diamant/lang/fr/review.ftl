# Ce que le retour dit d’un poing dans Diamant, et d’une partie entière.

review-diamant-choice =
    { $choice ->
        [stay] continuer
       *[leave] rentrer
    }

## Un poing

review-diamant-good-stay =
    { $deadly ->
        [0] Continuer était juste : la carte suivante ne pouvait pas arrêter l’expédition.
        [1] Continuer était juste : sur { $deck } cartes, une seule était dangereuse.
       *[other] Continuer était juste, même si { $deadly } cartes sur { $deck } étaient dangereuses.
    }
review-diamant-good-leave = Rentrer était juste : ce que tu avais valait plus que la carte suivante.
review-diamant-early =
    { $deadly ->
        [1] Tu es rentré trop tôt : sur { $deck } cartes, une seule était dangereuse.
       *[other] Tu es rentré trop tôt : { $deadly } cartes sur { $deck } étaient dangereuses, et les autres promettaient plus.
    }
review-diamant-early-safe = Tu es rentré trop tôt : la carte suivante ne pouvait pas arrêter l’expédition.
review-diamant-early-behind = Dans la dernière expédition, tu étais trop loin derrière pour rentrer : il fallait continuer pour pouvoir encore gagner.
review-diamant-late =
    { $unsafe ->
        [0] Ici, rentrer était mieux : { $deadly } cartes sur { $deck } étaient dangereuses.
       *[other] Tu as continué trop longtemps : { $deadly } cartes sur { $deck } pouvaient te prendre tout ce qui était à côté de ton coffre ({ $unsafe }).
    }
review-diamant-late-alone = Tu étais seul dans la grotte : c’était le moment de tout prendre sur le chemin ({ $path }) et de rentrer.
review-diamant-late-ahead = Tu étais en tête : rentrer aurait mis ton avance à l’abri.
review-diamant-clock = Ton temps était écoulé : tu es rentré au camp sans choisir.
review-diamant-stand-in = Tu étais ailleurs : un robot a joué ici pour toi.
review-diamant-away =
    Pendant ton absence, un robot a joué { $moves ->
        [one] un coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    } pour toi. On ne les compte pas ici.

## Un poing demandé encore une fois

review-diamant-fist = Expédition { $expedition }. À côté de ton coffre : { $unsafe }. Sur le chemin : { $path }. Cartes dangereuses : { $deadly } sur { $deck }. Continuer, ou rentrer ?
    .answer =
        { $answer ->
            [stay] Continuer était mieux.
           *[leave] Rentrer était mieux.
        }
    .known = Continuer gagne environ { $stay } parties comme celle-ci sur 100, rentrer { $leave }.
    .happened =
        { $played ->
            [stay] Tu as continué.
           *[leave] Tu es rentré.
        } { $came ->
            [treasure] La carte suivante était un trésor ({ $stones }).
            [hazard] La carte suivante était un danger, mais le premier de sa sorte.
            [end] La carte suivante a arrêté l’expédition.
           *[nothing] Plus aucune carte n’a été retournée.
        }

## Une partie entière

review-diamant-risk-good = Tu as bien pesé chaque risque.
review-diamant-risk-early =
    { $times ->
        [1] Tu es rentré trop tôt une fois. Cela a coûté environ { $percent } % de la victoire.
       *[other] Tu es rentré trop tôt { $times } fois. Cela a coûté environ { $percent } % de la victoire.
    } { $stones ->
        [0] En diamants, cela n’a rien coûté.
       *[other] En moyenne, cela a aussi coûté des diamants : { $stones }.
    }
review-diamant-risk-late =
    { $times ->
        [1] Tu as continué trop longtemps une fois. Cela a coûté environ { $percent } % de la victoire.
       *[other] Tu as continué trop longtemps { $times } fois. Cela a coûté environ { $percent } % de la victoire.
    } { $stones ->
        [0] En diamants, cela n’a rien coûté.
       *[other] En moyenne, cela a aussi coûté des diamants : { $stones }.
    }

## On the page

review-diamant-known = La carte suivante mettait fin à l’expédition avec { $percent } % de chances. Continuer gagne environ { $stay } parties sur 100, rentrer { $leave }.
review-diamant-table = Ce que pouvait être la carte suivante, et combien de fois chaque choix gagne à partir de là. Le meilleur est en vert.
review-diamant-table-fist = Choix
review-diamant-table-next = La carte suivante
review-diamant-table-you = Toi
review-diamant-table-open = Choix { $number } : revoir ce moment
review-diamant-odds =
    { $kind ->
        [treasure] un trésor
        [hazard] un danger, le premier de sa sorte
       *[end] la fin de l’expédition
    }
review-diamant-course-early = Rentré trop tôt : coût en % de la victoire
review-diamant-course-late = Continué trop longtemps : coût en % de la victoire
