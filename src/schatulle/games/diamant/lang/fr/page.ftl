# The words of the Diamant board; no participle that would have to agree with a name.

dm-log = Journal

## The cave

dm-expeditions = Expédition { $now } sur { $all }
dm-explain-expedition = Une expédition finit quand tout le monde est rentré au camp, ou quand un danger revient une seconde fois. Après l’expédition { $expeditions }, le plus de pierres gagne.
dm-deck =
    { $count ->
        [one] { $count } carte dans la pile
        [many] { $count } de cartes dans la pile
       *[other] { $count } cartes dans la pile
    }
dm-removed = Hors jeu, une carte de chaque : { $hazards }
dm-path = Le chemin
# Which hazards lie there already, each named as it is drawn: "snake or gas cloud".
dm-danger = Encore une fois { $hazards }, et l’expédition est finie.
dm-or = { $first } ou { $last }
# At tables that show the odds of the next card; these are per cent, the exact ones below are cards.
dm-odds = { $ends } fin · { $warns } nouveau danger · { $stones } pierres
dm-odds-label = Chances de la prochaine carte : { $odds }
dm-odds-about = Encore { $cards } cartes, toutes aussi probables. Fin de l’expédition : { $ends }. Un nouveau danger : { $warns }. Diamants : { $stones } ({ $values }).
dm-card-treasure =
    { $left ->
        [0] Diamants : { $value }, il ne reste rien sur la carte
        [one] Diamants : { $value }, il reste 1 pierre sur la carte
        [many] Diamants : { $value }, il reste { $left } de pierres sur la carte
       *[other] Diamants : { $value }, il reste { $left } pierres sur la carte
    }

## The seats

dm-seats = Aventuriers
dm-chest =
    { $stones ->
        [one] { $stones } pierre dans le coffre
        [many] { $stones } de pierres dans le coffre
       *[other] { $stones } pierres dans le coffre
    }
dm-chest-closed = Coffre fermé
dm-at-risk = { $stones } en péril
dm-lost =
    { $stones ->
        [one] { $stones } perdue
       *[other] { $stones } perdues
    }
dm-safe = à l’abri
dm-nothing-yet = encore rien
dm-bot = Bot
dm-away = Pas là
dm-state-cave = dans la grotte
dm-state-camp = au camp
dm-state-deciding = réfléchit…
dm-state-decided = a décidé
dm-state-stay = continue
dm-state-leave = rentre
dm-state-won = a gagné

## The choice

dm-choice = Ton choix
dm-explore = Explorer
# The key for it, one that the word begins with.
dm-explore-key = E
dm-explore-risk =
    { $stones ->
        [0] encore rien à perdre
        [one] risquer 1 pierre pour plus
        [many] risquer { $stones } de pierres pour plus
       *[other] risquer { $stones } pierres pour plus
    }
dm-return = Rentrer
dm-return-key = R
dm-return-gain =
    { $path ->
        [0] { $stones ->
            [0] rien à prendre pour l’instant
           *[other] { $stones } à l’abri
        }
       *[other] { $stones ->
            [0] ta part du chemin
           *[other] { $stones } à l’abri, plus ta part du chemin
        }
    }
dm-chosen = choisi
dm-carry = Sur toi :
dm-carry-nothing = encore rien
dm-on-path = Sur le chemin
dm-on-path-shared =
    { $stones ->
        [0] Il n’y a rien sur le chemin.
        [one] 1 pierre, pour qui rentre en solitaire
        [many] { $stones } de pierres, à partager entre ceux qui rentrent
       *[other] { $stones } pierres, à partager entre ceux qui rentrent
    }
dm-on-path-left =
    { $stones ->
        [0] Il n’est rien resté.
        [one] 1 pierre est restée là.
        [many] { $stones } de pierres sont restées là.
       *[other] { $stones } pierres sont restées là.
    }

## The fists

dm-fist-closed = …
dm-fist-stay = continue
dm-fist-leave = rentre

## The end

dm-in-chest = Dans le coffre : { $count ->
        [0] aucune pierre
        [one] une pierre
        [many] { $count } de pierres
       *[other] { $count } pierres
    }
dm-course = Pierres dans les coffres après chaque expédition

dm-expedition = expédition { $expedition } sur { $expeditions }

## Questions

diamant-page-ask-decide = Continuer, ou rentrer avec ce que tu as ?
diamant-page-wait-decide = Continuer, ou rentrer ?
