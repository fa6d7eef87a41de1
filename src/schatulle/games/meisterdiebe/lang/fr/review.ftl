# What a review of Meisterdiebe says: one kind sentence for a decision, and questions with answers.

## Words

review-meisterdiebe-character =
    { $character ->
        [smuggler] le contrebandier
        [jeweller] le bijoutier
        [jewelress] la bijoutière
        [thief] le voleur
        [masterthief] le maître voleur
       *[detective] le détective
    }
review-meisterdiebe-best-character =
    { $best_character ->
        [smuggler] le contrebandier
        [jeweller] le bijoutier
        [jewelress] la bijoutière
        [thief] le voleur
        [masterthief] le maître voleur
       *[detective] le détective
    }
review-meisterdiebe-choice =
    { $choice ->
        [gems] des bijoux
        [alarm] une alarme
        [ruby] un rubis
        [nothing] rien
        [nowhere] dans aucun
        [flip] oui
        [stay] non
        [smuggler] contrebandier
        [jeweller] bijoutier
        [jewelress] bijoutière
        [thief] voleur
        [masterthief] maître voleur
        [detective] détective
       *[other] { $choice }
    }
review-meisterdiebe-result =
    { $result ->
        [fell]
            { $count ->
                [one] Un bijou est tombé.
               *[other] { $count } bijoux sont tombés.
            }
        [took]
            { $count ->
                [one] Tu as trouvé un bijou.
               *[other] Tu as trouvé { $count } bijoux.
            }
        [ruby] Tu as trouvé un rubis.
        [card] Ta carte était { review-meisterdiebe-character }.
        [flipped] Tu as retourné le coffret.
        [stayed] Tu n’as pas retourné le coffret.
       *[nothing] Tu n’as rien trouvé.
    }
review-meisterdiebe-seen =
    { $round ->
        [0] Tout le monde regardait quand on a rempli le coffret.
       *[other] À la manche { $round }, tu as vu { $drawer } ouvert.
    }

## Decisions

review-meisterdiebe-well = Bien joué.
review-meisterdiebe-clock = Ton temps était écoulé, alors l’horloge a joué pour toi.
review-meisterdiebe-stand-in = Tu étais ailleurs : un robot a joué ici pour toi.
review-meisterdiebe-away =
    Pendant ton absence, un robot a joué { $moves ->
        [one] un coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    } pour toi. On ne les compte pas ici.
review-meisterdiebe-forgot =
    { $what ->
        [fell] On l’oublie vite : des bijoux étaient dans le bas de { $drawer }. { $best_drawer } valait mieux.
        [alarm] On l’oublie vite : une alarme, posée par { $alarm_seat }, était dans le bas de { $drawer }. { $best_drawer } valait mieux.
        [ruby] On l’oublie vite : il y avait un rubis à prendre dans { $best_drawer }.
        [fuller] On l’oublie vite : il y avait plus en haut de { $best_drawer } que de { $drawer }.
        [drawer] On l’oublie vite : { $best_drawer } valait mieux que { $drawer }.
        [card] Avec tout le coffret en tête, { review-meisterdiebe-best-character } valait mieux que { review-meisterdiebe-character }.
        [flip] Avec tout le coffret en tête, il valait mieux le retourner.
        [stay] Avec tout le coffret en tête, il valait mieux ne pas le retourner.
        [search] On l’oublie vite : un rubis était caché dans le compartiment secret.
        [plunder] On l’oublie vite : aucun rubis n’était caché ici. Il valait mieux prendre le devant.
        [place] Avec tout le coffret en tête, il valait mieux y mettre autre chose.
       *[other] Avec tout le coffret en tête, autre chose valait mieux.
    }
review-meisterdiebe-misjudged =
    { $what ->
        [fell] Pas facile : des bijoux étaient dans le bas de { $drawer }. { $best_drawer } valait mieux.
        [alarm] Pas facile : une alarme, posée par { $alarm_seat }, était dans le bas de { $drawer }. { $best_drawer } valait mieux.
        [ruby] Pas facile : il y avait un rubis à prendre dans { $best_drawer }.
        [fuller] Pas facile : il y avait plus en haut de { $best_drawer } que de { $drawer }.
        [drawer] Pas facile : { $best_drawer } valait mieux que { $drawer }.
        [card] Pas facile : ici, { review-meisterdiebe-best-character } valait mieux que { review-meisterdiebe-character }.
        [flip] Pas facile : il valait mieux retourner le coffret.
        [stay] Pas facile : il valait mieux ne pas retourner le coffret.
        [search] Pas facile : un rubis était caché dans le compartiment secret.
        [plunder] Pas facile : aucun rubis n’était caché ici. Il valait mieux prendre le devant.
        [place] Pas facile : il valait mieux y mettre autre chose.
       *[other] Pas facile : autre chose valait mieux.
    }

## The whole game

review-meisterdiebe-little-at-stake = Dans cette partie, trop peu dépendait de la mémoire pour donner une note.

## Questions

review-meisterdiebe-bottom = Qu’y avait-il dans le bas de { $drawer } ?
    .answer =
        { $answer ->
            [gems] Il y avait des bijoux.
            [alarm] Il y avait une alarme.
           *[nothing] Il n’y avait rien.
        }
    .known = { review-meisterdiebe-seen }
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-ruby = Dans lequel de ces tiroirs y avait-il un rubis à prendre ?
    .answer =
        { $answer ->
            [nowhere] Dans aucun.
           *[other] Dans { $answer }.
        }
    .known = Tu pouvais suivre chaque rubis depuis le début : tu as vu chaque mouvement du coffret.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-fullest = Lequel de ces tiroirs était le plus rempli en haut ?
    .answer = C’était { $answer }.
    .known = { review-meisterdiebe-seen }
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-drawer = Lequel de ces tiroirs valait-il mieux ouvrir ?
    .answer = C’était { $answer }.
    .known = Avec tout ce que tu avais vu, il avait les meilleures chances.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-card = Quelle carte était la meilleure ici ?
    .answer = C’était { review-meisterdiebe-best-character }.
    .known = Avec tout ce que tu avais vu, elle avait les meilleures chances.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-flip = Valait-il mieux retourner le coffret ?
    .answer =
        { $answer ->
            [flip] Oui, cela valait mieux.
           *[stay] Non, cela ne valait pas mieux.
        }
    .known = Tu avais vu ce qui était en haut et ce qui était en bas.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-secret = Un rubis était-il caché dans le compartiment secret de { $drawer } ?
    .answer =
        { $answer ->
            [ruby] Oui, il y en avait un.
           *[nothing] Non, il n’y en avait pas.
        }
    .known = Tu pouvais suivre chaque rubis depuis le début : tu as vu chaque mouvement du coffret.
    .happened = { review-meisterdiebe-result }

## Beside a question

review-meisterdiebe-then =
    Le coffret à ce moment-là. { $count ->
        [one] Le tiroir dont on parle est éclairé.
        [many] Les tiroirs dont on parle sont éclairés.
       *[other] Les tiroirs dont on parle sont éclairés.
    }
