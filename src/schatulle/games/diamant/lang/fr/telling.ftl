# One sentence for each thing that happens in Diamant; wordings that suit every name:
# no participle that would have to agree with it, no "de" or "que" before it.

## Words that sentences are made of

# Short, because the card on the path is ten letters wide.
words-hazard =
    { $hazard ->
        [snake] serpent
        [scorpion] scorpion
        [landslide] éboulement
        [gas] gaz
       *[explosion] explosion
    }

## What happens

diamant-decided = { $seat } a choisi de { $choice ->
        [stay] continuer
       *[leave] rentrer
    }.
diamant-decided-secretly = { $seat } a fermé le poing.
diamant-revealed = Les poings s’ouvrent. { $choices }
diamant-revealed-staying = L’aventure continue pour { $seats }.
diamant-revealed-leaving = Retour au camp pour { $seats }.
diamant-revealed-everyone = tout le monde
diamant-returned =
    { $share ->
        [0] Retour au camp pour { $seats } ; le chemin n’a rien donné de plus.
        [one] Retour au camp pour { $seats }, avec 1 pierre ramassée sur le chemin.
        [many] Retour au camp pour { $seats }, avec { $share } de pierres ramassées sur le chemin.
       *[other] Retour au camp pour { $seats }, avec { $share } pierres ramassées sur le chemin.
    }
diamant-returned-each =
    { $share ->
        [0] Retour au camp pour { $seats } ; le chemin n’a rien donné de plus.
        [one] Retour au camp pour { $seats }, avec chacun 1 pierre ramassée sur le chemin.
        [many] Retour au camp pour { $seats }, avec chacun { $share } de pierres ramassées sur le chemin.
       *[other] Retour au camp pour { $seats }, avec chacun { $share } pierres ramassées sur le chemin.
    }
diamant-turned-up-treasure = Diamants : { $stones }. { $each } pour chacun, il en reste { $rest } sur la carte.
diamant-turned-up-hazard = Danger : { $hazard } !
diamant-struck = Et de deux : { $hazard } ! Ce qui se trouvait à côté des coffres est perdu : { $lost }.
diamant-struck-one = { $seat } { $stones }
diamant-struck-nothing = Et de deux : { $hazard } ! Personne n’avait rien à perdre.
diamant-expedition-ended = L’expédition { $expedition } est terminée.
diamant-expedition-ended-removed = L’expédition { $expedition } est terminée. { $count ->
        [one] Une carte quitte le jeu
       *[other] Ces cartes quittent le jeu
    } : { $hazards }.
diamant-game-ended = La partie est terminée. Victoire pour { $winners } !
