# One sentence for each thing that happens in Meisterdiebe; wordings that suit every name:
# no participle that would have to agree with it, no "de" or "que" before it.

## Words that sentences are made of

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
        [topplus] étage du haut en sens horaire
        [topminus] étage du haut en sens antihoraire
        [twoplus] deux étages du haut en sens horaire
        [twominus] deux étages du haut en sens antihoraire
       *[flip] tête en bas
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

## What happens

meisterdiebe-dealt = Les cartes sont distribuées : une de chaque personnage pour tout le monde.
meisterdiebe-began = { $seat } commence à remplir le coffret.
meisterdiebe-pulled = { $seat } a ouvert { $drawers } pour remplir le coffret.
meisterdiebe-filled = Le tiroir { $drawer } a reçu { $gems }.
meisterdiebe-filled-secretly = Le tiroir { $drawer } a reçu des diamants.
meisterdiebe-filled-fell = Tombé sur le coussin rouge : { $gems }.
meisterdiebe-filled-raised = Tombé et remis au-dessus : { $gems }.
meisterdiebe-chose = { $seat } a posé une carte face cachée : { $card }.
meisterdiebe-chose-secretly = { $seat } a posé une carte face cachée.
meisterdiebe-turned-up = Cartes retournées : { $cards }.
meisterdiebe-turned-up-one = { $seat } ({ $card })
meisterdiebe-opened = { $seat } a ouvert { $drawer } ({ $grain }).
meisterdiebe-opened-nothing-fell = Rien n’est tombé.
meisterdiebe-opened-fell-red = Tombé sur le coussin rouge : { $gems }.
meisterdiebe-opened-fell-raised = Tombé et remis au-dessus : { $gems }.
meisterdiebe-opened-fell-owner = L’alarme posée par { $owner } s’est déclenchée : { $gems } pour { $owner }.
meisterdiebe-opened-alarm = L’alarme posée par { $owner } est tombée et revient sur son tableau sommaire.
meisterdiebe-opened-caught = Pris sur le fait !
meisterdiebe-opened-above = Au-dessus : { $gems }.
meisterdiebe-opened-above-alarm = Au-dessus, à côté de l’alarme posée par { $owner } : { $gems }.
meisterdiebe-opened-above-only-alarm = Au-dessus : rien que l’alarme posée par { $owner }.
meisterdiebe-passed = { $seat } n’a ouvert aucun tiroir.
meisterdiebe-front-taken-red = { $seat } a passé { $gems } en contrebande sur le coussin rouge.
meisterdiebe-front-taken-black = { $seat } a volé { $gems }.
meisterdiebe-front-taken-nothing = { $seat } n’a rien trouvé à prendre.
meisterdiebe-placed = { $seat } a placé dans le tiroir : { $gems }.
meisterdiebe-placed-alarm = { $seat } a placé dans le tiroir : { $gems } et une alarme.
meisterdiebe-searched-ruby = { $seat } a fouillé le compartiment secret et pris un rubis !
meisterdiebe-searched-ruby-gems = { $seat } a fouillé le compartiment secret et pris un rubis, plus { $gems } !
meisterdiebe-searched-fell = { $seat } a fouillé le compartiment secret : un rubis est tombé et a été remis au-dessus.
meisterdiebe-searched-empty = { $seat } a fouillé le compartiment secret : il était vide.
meisterdiebe-searched-empty-gems = { $seat } a fouillé le compartiment secret : il était vide. Pris dans le premier compartiment : { $gems }.
meisterdiebe-searched-secretly = { $seat } a fouillé le compartiment secret et n’en a tiré aucun rubis.
meisterdiebe-given = { $seat } a distribué { $shares }.
meisterdiebe-given-one = { $gems } à { $seat }
meisterdiebe-given-nothing = { $seat } a laissé les bijoux à leur place.
meisterdiebe-alarm-returned = { $seat } a récupéré son alarme.
meisterdiebe-box-turned = { $seat } a tourné le coffret : { $moves }.
meisterdiebe-box-left = { $seat } n’a pas touché au coffret.
meisterdiebe-loot-shared = { $smugglers ->
        [one] { $smugglers } contrebandier
        [many] { $smugglers } de contrebandiers
       *[other] { $smugglers } contrebandiers
    }, { $detectives ->
        [one] { $detectives } détective
        [many] { $detectives } de détectives
       *[other] { $detectives } détectives
    } : le butin va à { $sharers }.
meisterdiebe-loot-kept = { $smugglers ->
        [one] { $smugglers } contrebandier
        [many] { $smugglers } de contrebandiers
       *[other] { $smugglers } contrebandiers
    }, { $detectives ->
        [one] { $detectives } détective
        [many] { $detectives } de détectives
       *[other] { $detectives } détectives
    } : le butin reste sur le coussin rouge.
meisterdiebe-gem-taken = { $seat } a pris { $gems } sur le coussin rouge.
meisterdiebe-shared-out = Partage du coussin rouge : { $shares }.
meisterdiebe-shared-nothing = Le coussin rouge était vide.
meisterdiebe-cards-swapped = Ceux qui ont joué le même personnage ont échangé leurs cartes.
meisterdiebe-round-ended = La manche { $round } est terminée.
meisterdiebe-hands-passed = Les six cartes de chacun sont passées à gauche.
meisterdiebe-cards-taken-up = Chacun a repris ses six cartes en main.
meisterdiebe-game-ended = La partie est terminée. Victoire pour { $winners } !
