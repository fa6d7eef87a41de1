# The words of the terminal table.

## The table

terminal-brand = Schatulle
terminal-game =
    { $game ->
        [meisterdiebe] Meisterdiebe
       *[diamant] Diamant
    }
terminal-edition =
    { $edition ->
        [zoch] Zoch 2004
        [zoch_fr] Zoch, règles françaises
        [zoch_en] Zoch, règles anglaises
        [prototype] prototype de l’auteur
       *[diamant] Schmidt 2005
    }
terminal-title-filling = on remplit le coffret
terminal-title-round = cycle { $cycle } · manche { $round } sur 6
terminal-title-expedition = expédition { $expedition } sur { $expeditions }
terminal-side-N = Nord
terminal-side-E = Est
terminal-side-S = Sud
terminal-side-W = Ouest
terminal-long = long
terminal-short = court
terminal-open = ouvert
terminal-empty = vide
terminal-upright = à l’endroit
terminal-flipped = à l’envers
terminal-red = coussin rouge
terminal-white = blanc
terminal-black = noir
terminal-cards = cartes
terminal-score = score
terminal-short-character =
    { $character ->
        [smuggler] Co
        [jeweller] Bi
        [jewelress] Bè
        [thief] Vo
        [masterthief] Mv
       *[detective] Dé
    }
terminal-choosing = choisit …
terminal-face-down = face cachée
terminal-hand = Main
terminal-shared-view = La table commune : ce que tout le monde peut voir.
terminal-deck = pile de cartes : { $count }
terminal-removed = hors jeu : { $hazards }
terminal-danger = En chemin : { $hazards }. Au doublon, c’est fini.
terminal-struck = Et de deux : { $hazards }. C’est fini.
terminal-where = où
# Five letters at most for each of these two: they head narrow columns.
terminal-at-risk = péril
terminal-chest = abri
terminal-in-camp = au camp
terminal-in-cave = dedans
terminal-fist = choisi
terminal-chose-stay = continue
terminal-chose-leave = rentre
terminal-at-stake = En péril : { $risk } · sur le chemin : { $path } · à l’abri dans le coffre : { $chest }

## Questions

terminal-ask-fill =
    { $count ->
        [one] { $name } : place un diamant dans un tiroir.
        [many] { $name } : place { $count } de diamants dans les tiroirs, répartis à ton gré.
       *[other] { $name } : place { $count } diamants dans les tiroirs, répartis à ton gré.
    }
terminal-ask-choose = { $name } : choisis une carte en secret.
terminal-ask-open = { $name }, { $card } : ouvre un tiroir.
terminal-ask-place = { $name }, { $card } : que mets-tu dans le tiroir ?
terminal-ask-rob = { $name }, { $card } : vider le tiroir ou fouiller le secret ?
terminal-ask-give = { $name }, { $card } : donner tous les bijoux, ou les laisser ?
terminal-ask-take = { $name } : quel bijou du coussin rouge prends-tu ?
terminal-ask-turn = { $name } : veux-tu tourner le coffret avant le prochain tour ?
terminal-ask-decide = { $name } : continuer, ou rentrer avec ce que tu as ?
terminal-wait-fill = { $name } remplit le coffret …
terminal-wait-choose = Les autres choisissent leur carte …
terminal-wait-open = { $name }, { $card }, cherche un tiroir …
terminal-wait-place = { $name }, { $card }, met quelque chose dans le tiroir …
terminal-wait-rob = { $name }, { $card }, regarde dans le tiroir …
terminal-wait-give = { $name }, { $card }, distribue des bijoux …
terminal-wait-take = { $name } se sert sur le coussin rouge …
terminal-wait-turn = { $name } peut tourner le coffret …
terminal-wait-decide = Les autres se décident …
terminal-watch = Regarde ce qui se passe …
terminal-over = La partie est terminée.

## Moves on menus

terminal-move-pass = n’ouvrir aucun tiroir
terminal-move-plunder = vider le premier compartiment
terminal-move-search = fouiller le compartiment secret
terminal-move-keep = les laisser
terminal-move-stay = continuer l’exploration
terminal-move-leave = rentrer au camp
terminal-move-place-none = rien
terminal-move-place-alarm = alarme
terminal-move-turn-nothing = ne pas y toucher
terminal-move-turn =
    { $move ->
        [topplus] un ↻
        [topminus] un ↺
        [twoplus] deux ↻
        [twominus] deux ↺
       *[flip] retourner
    }

## Keys and states

terminal-hint-typed = Trop de possibilités pour un menu : écris la tienne ci-dessous. Places : { $seats }
terminal-hint-open = ←↑↓→ et Entrée pour ouvrir { $drawer }, ou tape son nom
terminal-hint-fill = ←↑↓→, Espace place un diamant (encore { $left }), Retour arrière en reprend un
terminal-hint-filled = Tous sont placés : Entrée pour finir, Retour arrière en reprend un
terminal-keys-menu = ←→ et Entrée, ou la touche du coup · : écrire un coup · ? aide · q quitter
terminal-keys-walk = flèches pour se déplacer · : écrire un coup · ? aide · q quitter
terminal-keys-waiting = Espace continue tout de suite · ? aide · q quitter
terminal-keys-watching = Espace met en pause · Entrée avance d’un pas · ? aide · q quitter
terminal-keys-paused = Espace reprend · Entrée avance d’un pas · ? aide · q quitter
terminal-keys-typing = Entrée joue le coup · Tab complète · Échap revient au plateau
terminal-example-move = open B3
terminal-type-here = écris un coup, par exemple { $move }
terminal-not-saved = Non sauvegardé, mais la partie continue : { $reason }
terminal-too-small = Ton terminal fait { $width }×{ $height } ; il faut au moins { $least_width }×{ $least_height }.
terminal-no-terminal = La table a besoin d’un terminal à elle ; cette sortie va ailleurs.

## The curtain

terminal-curtain-pass = Passe l’appareil à
terminal-curtain-enter = Appuie sur Entrée quand personne d’autre ne regarde.
terminal-curtain-news = Ce que tout le monde a vu

## Leaving and the end

terminal-leave-title = Quitter la table ?
terminal-leave-kept = La partie est conservée et pourra être reprise.
terminal-leave-keys = Entrée pour quitter · Échap pour rester
terminal-farewell-kept = La partie se trouve dans { $path }
terminal-farewell-resume = Pour la reprendre : schatulle play --resume { $path }
terminal-farewell-not-kept = La partie n’a pas pu être conservée dans { $path } : { $reason }
terminal-result-title = La partie est terminée
terminal-result-won = Victoire pour { $winners }
terminal-result-black = noir
terminal-result-white = blanc
terminal-result-chest = coffre
terminal-result-record = Le compte rendu se trouve dans { $path }
terminal-result-keys = n nouvelle partie avec les mêmes personnes · q quitter
terminal-title-king = Roi des maîtres voleurs
terminal-title-richest_jeweller = le plus riche des bijoutiers

## Help

terminal-help-keys = Touches
terminal-help-key-walk = flèches | parcourir les tiroirs ou le menu
terminal-help-key-enter = Entrée | ouvrir le tiroir, jouer le coup en surbrillance
terminal-help-key-own = touche d’un coup | le joue aussitôt
terminal-help-key-drawer = B 3 | met le doigt sur le tiroir B3
terminal-help-key-space = Espace | place un diamant ; continue tout de suite quand d’autres jouent
terminal-help-key-pace = + - | les bots jouent plus vite ou plus lentement
terminal-help-key-type = : ou / | écrire un coup : { $move }
terminal-help-key-leave = q, Ctrl+C | quitter ; la partie est conservée
terminal-help-cards = Co contrebandier · Bi bijoutier · Bè bijoutière · Vo voleur · Mv maître voleur · Dé détective
terminal-help-gems = ◆ diamant 1 · ■ saphir 2 · ▲ rubis 4 · ⚠ alarme
terminal-help-rules = Les règles de cette question
terminal-help-close = Échap pour fermer · ↑↓ pour défiler

## The opening screen

terminal-open-title = Une table pour deux jeux de pierres précieuses
terminal-open-choose = ←→ pour choisir, puis Entrée
terminal-open-about =
    { $game ->
        [meisterdiebe] Douze tiroirs, six personnages secrets : mémoire et bluff.
       *[diamant] Tous ensemble dans la grotte. Continuer, ou rentrer avec ce qu’on a ?
    }
terminal-open-players = { $least } à { $most } joueurs
terminal-open-seats = Places
terminal-open-edition = Édition
terminal-open-seat = Place { $number }
terminal-open-play = Jouer
terminal-open-person = Joueur { $number }
terminal-open-kind =
    { $kind ->
        [person] une personne
        [bot] un bot sensé
       *[random] un bot qui joue au hasard
    }
terminal-open-keys = ↑↓ ligne · ←→ choix · tape un nom · Entrée joue · Échap retour · q quitter
