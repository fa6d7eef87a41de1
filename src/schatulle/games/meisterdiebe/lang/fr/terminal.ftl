# Meisterdiebe at the terminal table.

## The table

meisterdiebe-terminal-title-filling = on remplit le coffret
meisterdiebe-terminal-title-round = cycle { $cycle } · manche { $round } sur 6
meisterdiebe-terminal-side-N = Nord
meisterdiebe-terminal-side-E = Est
meisterdiebe-terminal-side-S = Sud
meisterdiebe-terminal-side-W = Ouest
meisterdiebe-terminal-long = long
meisterdiebe-terminal-short = court
meisterdiebe-terminal-open = ouvert
meisterdiebe-terminal-empty = vide
meisterdiebe-terminal-upright = à l’endroit
meisterdiebe-terminal-flipped = à l’envers
meisterdiebe-terminal-red = coussin rouge
meisterdiebe-terminal-white = blanc
meisterdiebe-terminal-black = noir
meisterdiebe-terminal-cards = cartes
meisterdiebe-terminal-score = score
meisterdiebe-terminal-short-character =
    { $character ->
        [smuggler] Co
        [jeweller] Bi
        [jewelress] Bè
        [thief] Vo
        [masterthief] Mv
       *[detective] Dé
    }
meisterdiebe-terminal-choosing = choisit…
meisterdiebe-terminal-face-down = face cachée
meisterdiebe-terminal-hand = Main

## Questions

meisterdiebe-terminal-ask-fill =
    { $count ->
        [one] { $name } : place un diamant dans un tiroir.
        [many] { $name } : place { $count } de diamants dans les tiroirs, répartis à ton gré.
       *[other] { $name } : place { $count } diamants dans les tiroirs, répartis à ton gré.
    }
meisterdiebe-terminal-ask-choose = { $name } : choisis une carte en secret.
meisterdiebe-terminal-ask-open = { $name } ({ $card }) : ouvre un tiroir.
meisterdiebe-terminal-ask-place = { $name } ({ $card }) : quelle imitation places-tu ?
meisterdiebe-terminal-ask-rob = { $name } ({ $card }) : vider le tiroir ou fouiller le secret ?
meisterdiebe-terminal-ask-give = { $name } ({ $card }) : donner tous les bijoux, ou les laisser ?
meisterdiebe-terminal-ask-take = { $name } : quel bijou du coussin rouge prends-tu ?
meisterdiebe-terminal-ask-turn = { $name } : tourner ou retourner le coffret ?
meisterdiebe-terminal-wait-fill = { $name } remplit le coffret…
meisterdiebe-terminal-wait-choose = Les autres choisissent leur carte…
meisterdiebe-terminal-wait-open = { $name } ({ $card }) choisit un tiroir…
meisterdiebe-terminal-wait-place = { $name } ({ $card }) met quelque chose dans le tiroir…
meisterdiebe-terminal-wait-rob = { $name } ({ $card }) regarde dans le tiroir…
meisterdiebe-terminal-wait-give = { $name } ({ $card }) distribue des bijoux…
meisterdiebe-terminal-wait-take = { $name } se sert sur le coussin rouge…
meisterdiebe-terminal-wait-turn = { $name } peut tourner et retourner le coffret…

## Moves on menus

meisterdiebe-terminal-move-pass = n’ouvrir aucun tiroir
meisterdiebe-terminal-move-plunder = vider le premier compartiment
meisterdiebe-terminal-move-search = fouiller le compartiment secret
meisterdiebe-terminal-move-keep = les laisser
meisterdiebe-terminal-move-place-none = rien
meisterdiebe-terminal-move-place-alarm = alarme
meisterdiebe-terminal-move-turn-nothing = ne pas y toucher
meisterdiebe-terminal-move-turn =
    { $move ->
        [topplus] un ↻
        [topminus] un ↺
        [twoplus] deux ↻
        [twominus] deux ↺
       *[flip] retourner
    }

## Keys and states

meisterdiebe-terminal-hint-seats = Places : { $seats }
meisterdiebe-terminal-hint-open = ←↑↓→ et Entrée pour ouvrir { $drawer }, ou tape son nom
meisterdiebe-terminal-hint-fill = ←↑↓→, Espace place un diamant (encore { $left }), Retour arrière en reprend un
meisterdiebe-terminal-hint-filled = Tous sont placés : Entrée pour finir, Retour arrière en reprend un

## Leaving and the end

meisterdiebe-terminal-result-black = noir
meisterdiebe-terminal-result-white = blanc
meisterdiebe-terminal-title-king = Roi des maîtres voleurs
meisterdiebe-terminal-title-richest_jeweller = le plus riche des bijoutiers

## Help

meisterdiebe-terminal-help-key-walk = flèches | parcourir les tiroirs
meisterdiebe-terminal-help-key-enter = Entrée | ouvrir le tiroir choisi
meisterdiebe-terminal-help-key-drawer = B 3 | choisit le tiroir B3
meisterdiebe-terminal-help-key-space = Espace | place un diamant
meisterdiebe-terminal-help-cards = Co contrebandier · Bi bijoutier · Bè bijoutière · Vo voleur · Mv maître voleur · Dé détective
meisterdiebe-terminal-help-gems = ◆ diamant 1 · ■ saphir 2 · ▲ rubis 4 · ⚠ alarme
