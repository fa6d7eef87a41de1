# The words of the terminal table.

## The table

terminal-brand = Schatulle
terminal-shared-view = La table commune : ce que tout le monde peut voir.

## Questions

terminal-ask = { $name } : que fais-tu ?
terminal-wait = { $name } réfléchit…
terminal-watch = Regarde ce qui se passe…
terminal-over = La partie est terminée.

## Keys and states

terminal-hint-typed = Trop de choix pour un menu : écris ton coup.
terminal-keys-menu = ←→ et Entrée, ou la touche du coup · : écrire un coup · ? aide · q quitter
terminal-keys-walk = flèches pour choisir · : écrire un coup · ? aide · q quitter
terminal-keys-waiting = Espace continue tout de suite · ? aide · q quitter
terminal-keys-watching = Espace met en pause · Entrée avance d’un pas · ? aide · q quitter
terminal-keys-paused = Espace reprend · Entrée avance d’un pas · ? aide · q quitter
terminal-keys-typing = Entrée joue le coup · Tab complète · Échap revient au plateau
terminal-keys-voice = v voix
terminal-voice-on = La voix amie te parle. Cette partie ne compte pas.
terminal-type-here = écris un coup, par exemple { $move }
terminal-not-saved = Non enregistré, mais la partie continue : { $reason }
terminal-too-small = Ton terminal fait { $width }×{ $height } ; il faut au moins { $least_width }×{ $least_height }.
terminal-no-terminal = La table a besoin d’un terminal à elle ; cette sortie va ailleurs.

## The curtain

terminal-curtain-pass = Passe l’appareil à
terminal-curtain-enter = Appuie sur Entrée quand personne d’autre ne regarde.
terminal-curtain-news = Ce que tout le monde a vu

## Leaving and the end

terminal-leave-title = Quitter la table ?
terminal-leave-kept = La partie est enregistrée, et tu pourras la continuer plus tard.
terminal-leave-keys = Entrée pour quitter · Échap pour rester
terminal-farewell-kept = Partie enregistrée dans { $path }
terminal-farewell-resume = Pour la reprendre : schatulle play --resume { $path }
terminal-farewell-not-kept = La partie n’a pas pu être enregistrée dans { $path } : { $reason }
terminal-result-title = La partie est terminée
terminal-result-won = Victoire pour { $winners }
terminal-result-record = Partie enregistrée dans { $path }
terminal-result-keys = n nouvelle partie avec les mêmes personnes · q quitter

## Help

terminal-help-keys = Touches
terminal-help-key-walk = flèches | parcourir le menu
terminal-help-key-enter = Entrée | jouer le coup choisi
terminal-help-key-own = touche d’un coup | le joue aussitôt
terminal-help-key-space = Espace | continue tout de suite quand d’autres jouent
terminal-help-key-pace = + - | les bots jouent plus vite ou plus lentement
terminal-help-key-voice = v | une voix amie, contre des bots seulement : elle dit ce qu’on oublie quand on débute
terminal-help-key-type = : ou / | écrire un coup : { $move }
terminal-help-key-leave = q, Ctrl+C | quitter ; la partie est enregistrée
terminal-help-rules = Les règles de cette question
terminal-help-close = Échap pour fermer · ↑↓ pour défiler

## The opening screen

terminal-open-title = Une table pour deux jeux de pierres précieuses
terminal-open-choose = ←→ pour choisir, puis Entrée
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
