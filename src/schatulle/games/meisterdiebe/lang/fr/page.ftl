# The board of Meisterdiebe on the page; no "de" or "que" before a name.

## The box, unrolled

md-box = Le coffret déplié
md-box-order = de haut en bas
md-side =
    { $side ->
        [N] Nord
        [E] Est
        [S] Sud
       *[W] Ouest
    }
md-level =
    { $level ->
        [top] étage du haut
        [middle] étage du milieu
       *[bottom] étage du bas
    }
md-drawer = { $code }, { $grain }, { $level }, { $side }
md-drawer-long = { $drawer }, long
md-drawer-open = { $drawer } ; ouvert : { $gems }
md-drawer-open-alarm = { $drawer } ; ouvert, à côté de l’alarme posée par { $owner } : { $gems }
md-drawer-open-only-alarm = { $drawer } ; ouvert : l’alarme posée par { $owner }
md-drawer-filled =
    { $count ->
        [one] { $drawer } ; tu y places un diamant
        [many] { $drawer } ; tu y places { $count } de diamants
       *[other] { $drawer } ; tu y places { $count } diamants
    }
md-drawer-noted = { $drawer } ; noté : { $note }
md-note = au-dessus { $upper }, au-dessous { $lower }
md-note-secret = { $front } ; compartiment secret : au-dessus { $upper }, au-dessous { $lower }
md-note-side-alarm = { $gems } à côté de l’alarme posée par { $owner }
md-note-side-only-alarm = l’alarme posée par { $owner }
md-note-unknown = inconnu
md-scene = Le coffret à bijoux en trois dimensions. Tous ses tiroirs sont des boutons dans le coffret déplié.
md-red = Coussin rouge
md-red-holds = Coussin rouge : { $gems }

## Seats

md-seats = Joueurs
md-count-white = { $count } sur le coussin blanc
md-count-black = { $count } sur le coussin noir
md-white = Coussin blanc : { $gems }
md-black = Coussin noir : { $gems }
md-own-white = Ton coussin blanc : { $gems }
md-own-black = Ton coussin noir : { $gems }
md-score =
    { $score ->
        [one] { $score } point
        [many] { $score } de points
       *[other] { $score } points
    }
md-alarm-home = alarme prête
md-bot = un bot joue
md-used-cards =
    { $count ->
        [0] aucune carte jouée
        [one] 1 carte jouée
        [many] { $count } de cartes jouées
       *[other] { $count } cartes jouées
    }
md-card-down = une carte face cachée
md-card-none = pas encore de carte
md-state =
    { $state ->
        [acting] joue
        [filling] remplit le coffret
        [taking] prend un bijou
        [choosing] choisit
        [chosen] a choisi
        [done] a joué
        [waiting] va jouer
        [won] a gagné
       *[idle] { "" }
    }
md-away = pas là, un bot joue

## The order of play

md-order = Ordre des tours
md-order-nobody = { $character } : personne
md-order-played = { $character } : { $names }
md-order-now = { $character }, en ce moment : { $names }

## Own cards

md-hand = Tes cartes
md-hand-card = { $card }
md-hand-chosen = { $card }, ton choix
md-hand-played = { $card }, en jeu
md-hand-used = { $character }, carte jouée dans ce cycle
md-tag-choice = ton choix
md-tag-play = en jeu
md-tag-used = carte jouée dans ce cycle
md-log = Journal

## Moves

md-actions = Ton coup
md-sending = Envoi…
md-undo = Annuler
md-then = puis
md-choose-first = Choisis une carte
md-choose-lock = Valider : { $card }
md-choose-keys = pour choisir, Entrée valide
md-open-hint = Choisis le tiroir à ouvrir
md-open-pass = N’en ouvrir aucun
md-fill-hint =
    { $left ->
        [one] Encore 1 diamant : choisis un tiroir
        [many] Encore { $left } de diamants : choisis les tiroirs
       *[other] Encore { $left } diamants : choisis les tiroirs
    }
md-fill-hint-open = Choisis un tiroir par diamant
md-fill-done =
    { $count ->
        [one] Placer le diamant
        [many] Placer { $count } de diamants
       *[other] Placer { $count } diamants
    }
md-place-hint = Choisis ce qui va dans le tiroir
md-place-nothing = Rien
md-place-alarm = Alarme
md-place-done = Placer { $gems }
md-place-done-alarm = Placer { $gems } et ton alarme
md-place-done-nothing = Ne rien placer
md-place-less = Un { $gem ->
        [d] diamant
        [s] saphir
       *[r] rubis
    } de moins
md-place-more = Un { $gem ->
        [d] diamant
        [s] saphir
       *[r] rubis
    } de plus
md-gem =
    { $gem ->
        [d] Diamant
        [s] Saphir
       *[r] Rubis
    }
md-rob-plunder =
    { $count ->
        [0] Fermer le tiroir
        [one] Prendre le bijou
        [many] Prendre { $count } de bijoux
       *[other] Prendre les { $count } bijoux
    }
md-rob-search = Fouiller le compartiment secret
md-give-hint = Encore à donner : { $gems }
md-give-row = Bijoux pour { $name }
md-give-less = Un { $gem ->
        [d] diamant
        [s] saphir
       *[r] rubis
    } de moins pour { $name }
md-give-more = Un { $gem ->
        [d] diamant
        [s] saphir
       *[r] rubis
    } de plus pour { $name }
md-give-done = Tout donner
md-give-keep = Les laisser là
md-take = Prendre { $gems }
md-turn-leave = Laisser le coffret tel quel
md-turn-done = Fin du tour
md-turn-name =
    { $move ->
        [topminus] Tourner l’étage du haut dans l’autre sens ↺
        [topplus] Tourner l’étage du haut en sens horaire ↻
        [twominus] Tourner les deux étages du haut dans l’autre sens ↺
        [twoplus] Tourner les deux étages du haut en sens horaire ↻
       *[flip] Retourner le coffret
    }
md-turn-short =
    { $move ->
        [top] un étage
        [two] deux
       *[flip] retourner
    }
md-turn-tiny =
    { $move ->
        [top] un
        [two] deux
       *[flip] retourner
    }

## The end

meisterdiebe-page-title =
    { $title ->
        [king] Roi des maîtres voleurs
       *[richest_jeweller] Le plus riche des bijoutiers
    }
md-imitations = Reste en imitations : { $gems }
md-worth = Un diamant vaut 1, un saphir 2, un rubis 4. Les imitations restées sur le coussin blanc coûtent des points.
md-course = Points de chacun après chaque manche

md-filling = remplissage
md-cycle = cycle { $cycle }
md-round = manche { $round } sur 6

## Questions

meisterdiebe-page-ask-fill =
    { $count ->
        [one] Place un diamant dans un tiroir
        [many] Place { $count } de diamants dans les tiroirs
       *[other] Place { $count } diamants dans les tiroirs
    }
meisterdiebe-page-ask-choose = Choisis un personnage en secret
meisterdiebe-page-ask-open = À toi, { $card } : ouvre un tiroir
meisterdiebe-page-ask-place = { $card } : quelle imitation places-tu ?
meisterdiebe-page-ask-rob = { $card } : vider le premier compartiment, ou fouiller le secret ?
meisterdiebe-page-ask-give = { $card } : donner tous les bijoux, ou les laisser ?
meisterdiebe-page-ask-take = Quel bijou du coussin rouge prends-tu ?
meisterdiebe-page-ask-turn = Tourner ou retourner le coffret ?
meisterdiebe-page-wait-fill = { $name } remplit le coffret
meisterdiebe-page-wait-choose = Tout le monde choisit un personnage en secret
meisterdiebe-page-wait-open = { $name } ({ $card }) choisit un tiroir
meisterdiebe-page-wait-place = { $name } ({ $card }) met quelque chose dans le tiroir
meisterdiebe-page-wait-rob = { $name } ({ $card }) regarde dans le tiroir
meisterdiebe-page-wait-give = { $name } ({ $card }) distribue des bijoux
meisterdiebe-page-wait-take = { $name } se sert sur le coussin rouge
meisterdiebe-page-wait-turn = { $name } peut tourner et retourner le coffret
