# One sentence for each thing that happens in the two games; wordings that suit every name:
# no participle that would have to agree with it, no "de" or "que" before it.

## Words that sentences are made of

words-and = { $first } et { $last }
words-comma = { $first }, { $next }
words-nothing = rien
words-diamonds =
    { $count ->
        [0] aucun diamant
        [one] un diamant
        [many] { $count } de diamants
       *[other] { $count } diamants
    }
words-sapphires =
    { $count ->
        [0] aucun saphir
        [one] un saphir
        [many] { $count } de saphirs
       *[other] { $count } saphirs
    }
words-rubies =
    { $count ->
        [0] aucun rubis
        [one] un rubis
        [many] { $count } de rubis
       *[other] { $count } rubis
    }
words-character =
    { $character ->
        [smuggler] contrebandier
        [jeweller] bijoutier
        [jewelress] bijoutière
        [thief] voleur
        [masterthief] maître voleur
       *[detective] détective
    }
words-card = { words-character } { $number }
words-moves =
    { $move ->
        [none] rien de changé
        [topplus] étage supérieur en sens horaire
        [topminus] étage supérieur en sens inverse
        [twoplus] deux étages supérieurs en sens horaire
        [twominus] deux étages supérieurs en sens inverse
       *[flip] tête en bas
    }
# Short, because the card on the path is ten letters wide.
words-hazard =
    { $hazard ->
        [snake] serpent
        [scorpion] scorpion
        [landslide] éboulement
        [gas] gaz
       *[explosion] explosion
    }

## The twelve drawer fronts, named for their grain
## The last word stands on a line of its own where the front is narrow: nine letters at most.

grain-A1 = un nœud
grain-A2 = une flamme
grain-A3 = onde large
grain-A4 = éventail de rayons
grain-B1 = deux flammes
grain-B2 = onde fine
grain-B3 = pluie de rayons
grain-B4 = deux nœuds
grain-C1 = onde oblique
grain-C2 = dentelle de rayons
grain-C3 = trois nœuds
grain-C4 = trois flammes

## Meisterdiebe

meisterdiebe-dealt = Les cartes sont distribuées : une de chaque personnage pour tout le monde.
meisterdiebe-began = { $seat } commence à remplir le coffret.
meisterdiebe-pulled = { $seat } a ouvert { $drawers } pour remplir le coffret.
meisterdiebe-filled = Le tiroir { $drawer } a reçu { $gems }.
meisterdiebe-filled-secretly = Le tiroir { $drawer } a reçu des diamants.
meisterdiebe-filled-fell = Il en est tombé { $gems } sur le coussin rouge.
meisterdiebe-filled-raised = Il en est tombé { $gems } ; tout a été remis au-dessus.
meisterdiebe-chose = { $seat } a posé une carte face cachée : { $card }.
meisterdiebe-chose-secretly = { $seat } a posé une carte face cachée.
meisterdiebe-turned-up = Cartes retournées : { $cards }.
meisterdiebe-turned-up-one = { $seat } { $card }
meisterdiebe-opened = { $seat } a ouvert { $drawer }, { $grain }.
meisterdiebe-opened-nothing-fell = Rien n’est tombé.
meisterdiebe-opened-fell-red = Il est tombé { $gems } sur le coussin rouge.
meisterdiebe-opened-fell-raised = Il est tombé { $gems } ; tout a été remis au-dessus.
meisterdiebe-opened-fell-owner = L’alarme posée par { $owner } est tombée avec { $gems } : tout est revenu à { $owner }.
meisterdiebe-opened-alarm = L’alarme posée par { $owner } est tombée et revient sur son tableau sommaire.
meisterdiebe-opened-caught = Flagrant délit !
meisterdiebe-opened-above = Au-dessus : { $gems }.
meisterdiebe-opened-above-alarm = Au-dessus, à côté de l’alarme posée par { $owner } : { $gems }.
meisterdiebe-opened-above-only-alarm = Au-dessus : rien que l’alarme posée par { $owner }.
meisterdiebe-passed = { $seat } n’a ouvert aucun tiroir.
meisterdiebe-front-taken-red = { $seat } a passé { $gems } en contrebande sur le coussin rouge.
meisterdiebe-front-taken-black = { $seat } a volé { $gems }.
meisterdiebe-front-taken-nothing = { $seat } n’a rien trouvé à prendre.
meisterdiebe-placed = { $seat } a placé dans le tiroir : { $gems }.
meisterdiebe-placed-alarm = { $seat } a placé dans le tiroir : { $gems } et une alarme.
meisterdiebe-searched-ruby = { $seat } a fouillé le compartiment secret et pris un rubis !
meisterdiebe-searched-ruby-gems = { $seat } a fouillé le compartiment secret et pris un rubis, plus { $gems } !
meisterdiebe-searched-fell = { $seat } a fouillé le compartiment secret ; un rubis est tombé et a été remis au-dessus.
meisterdiebe-searched-empty = { $seat } a fouillé le compartiment secret ; il était vide.
meisterdiebe-searched-empty-gems = { $seat } a fouillé le compartiment secret ; il était vide. Pris dans le premier compartiment : { $gems }.
meisterdiebe-searched-secretly = { $seat } a fouillé le compartiment secret et n’en a tiré aucun rubis.
meisterdiebe-given = { $seat } a distribué { $shares }.
meisterdiebe-given-one = { $gems } à { $seat }
meisterdiebe-given-nothing = { $seat } a laissé les bijoux à leur place.
meisterdiebe-alarm-returned = { $seat } a récupéré son alarme.
meisterdiebe-box-turned = { $seat } a tourné le coffret : { $moves }.
meisterdiebe-box-left = { $seat } n’a pas touché au coffret.
meisterdiebe-loot-shared = Contrebandiers : { $smugglers }, détectives : { $detectives }. Le butin va à { $sharers }.
meisterdiebe-loot-kept = Contrebandiers : { $smugglers }, détectives : { $detectives }. Le butin reste sur le coussin rouge.
meisterdiebe-gem-taken = { $seat } a pris { $gems } sur le coussin rouge.
meisterdiebe-shared-out = Partage du coussin rouge : { $shares }.
meisterdiebe-shared-nothing = Le coussin rouge était vide.
meisterdiebe-cards-swapped = Ceux qui ont joué le même personnage ont échangé leurs cartes.
meisterdiebe-round-ended = La manche { $round } est terminée.
meisterdiebe-hands-passed = Les six cartes de chacun sont passées à gauche.
meisterdiebe-cards-taken-up = Chacun a repris ses six cartes en main.
meisterdiebe-game-ended = La partie est terminée. Victoire pour { $winners } !

## Diamant

diamant-decided = { $seat } a choisi de { $choice ->
        [stay] continuer
       *[leave] rentrer
    }.
diamant-decided-secretly = { $seat } a fermé le poing.
diamant-revealed = Les poings s’ouvrent : { $choices }.
diamant-revealed-staying = l’aventure continue pour { $seats }
diamant-revealed-leaving = retour au camp pour { $seats }
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
diamant-turned-up-treasure = Un trésor de { $stones } : { $each } pour chacun, il en reste { $rest } sur la carte.
diamant-turned-up-hazard = Danger : { $hazard } !
diamant-struck = Et de deux : { $hazard } ! Ce qui se trouvait à côté des coffres est perdu : { $lost }.
diamant-struck-one = { $seat } { $stones }
diamant-struck-nothing = Et de deux : { $hazard } ! Personne n’avait rien à perdre.
diamant-expedition-ended = L’expédition { $expedition } est terminée.
diamant-expedition-ended-removed = L’expédition { $expedition } est terminée. Hors jeu : { $hazards }.
diamant-game-ended = La partie est terminée. Victoire pour { $winners } !
