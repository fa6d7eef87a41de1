# The words around the table on the page; "tu" for the reader, and wordings that suit every name.

table-brand = Schatulle
table-rules = Règles
table-sound-on = Son activé
table-sound-off = Son coupé
table-menu = Menu
table-close = Fermer
table-home = Schatulle, vers la page d’accueil
table-loading = En route vers la table…
table-called = Tout le monde tire les cartes ensemble…
table-gone-title = Cette table n’existe pas
table-gone = Peut-être a-t-elle été rangée parce que personne n’a commencé. Ou bien le lien est incomplet.
table-damaged-title = Cette table est endommagée
table-damaged = Le serveur ne peut plus la lire. La personne qui le gère peut restaurer une sauvegarde ; toutes les autres tables continuent.
table-to-start = Vers l’accueil
table-no-spectators = Cette table est fermée aux spectateurs.
table-unknown-game = Cette page ne connaît pas le jeu { $game } : recharge la page, ou joue à ce jeu dans le terminal.

## The line to the server

table-line-lost = La connexion est perdue. Nouvel essai…
table-line-kept = Ton choix est gardé et partira dès que tu seras de nouveau en ligne.
table-line-back-soon = Le serveur redémarre.
table-line-unsure = Le serveur ne sait pas encore si ton dernier choix est enregistré. Il vérifie…
table-outdated = Cette page est plus ancienne que son serveur.
table-reload = Recharger

## Questions

table-wait-nobody = Regarde ce qui se passe…
table-won =
    { $count ->
        [one] Victoire pour { $winners }
       *[other] Victoire partagée : { $winners }
    }
table-sending = Ton choix est en route…
table-waiting-for = On attend { $names }.
table-waiting-for-you = On t’attend.
table-waiting-for-you-and = On vous attend, toi et { $names }.
table-have-chosen =
    { $count ->
        [one] { $names } a choisi.
       *[other] { $names } ont choisi.
    }
table-away =
    { $count ->
        [one] { $names } n’est pas là ; un bot joue à sa place.
       *[other] { $names } ne sont pas là ; des bots jouent à leur place.
    }
table-clock =
    { $unit ->
        [days] Encore { $count } jours
        [hours] Encore { $count } heures
        [minutes] Encore { $count } minutes
       *[seconds] Encore { $count } s
    }, puis { $default ->
        [chance] le hasard décide
       *[other] le jeu choisit pour toi
    }

## The log

table-log = Journal
table-log-fading = Les derniers tours
table-log-full = Tout jusqu’ici
table-log-fades = s’efface
table-log-empty = Il ne s’est encore rien passé.
table-clause = Règle { $clause }

## One device for several people

table-pass-title = Passe l’appareil à { $name }
table-pass-hint = Personne d’autre ne doit regarder.
table-pass-button = Je suis { $name }

## Signs

table-signs = Réactions
table-sign =
    { $sign ->
        [hello] Salut !
        [thanks] Merci !
        [well_done] Bien joué !
        [surprise] Oh !
        [laugh] Ha ha !
        [oops] Oups…
        [hurry] Allez !
       *[think] Hum…
    }
table-signed = { $name } : { $sign }

## The menu

table-menu-invite = Invités et spectateurs
table-menu-code = Code
table-menu-copy = Copier le lien
table-menu-copied = Copié
table-menu-language = Langue
table-menu-motion = Animations
table-menu-motion-system = selon l’appareil
table-menu-motion-reduced = réduites
table-menu-motion-full = toutes
table-menu-keys = Les touches répondent aussitôt
    .about = Chiffres, lettres et Entrée choisissent sans qu’un bouton ait le focus.
table-menu-quality = Le coffret
table-menu-quality-auto = automatique
table-menu-quality-full = beau
table-menu-quality-lite = simple
table-menu-quality-off = à plat
table-menu-fair = Hasard équitable
table-menu-fair-sealed = Tout ce qui dépend du hasard dans cette partie a été scellé avant la première carte. Le sceau :
table-menu-fair-added =
    { $count ->
        [0] Personne n’a rien ajouté : tout vient du serveur.
       *[other] Ces joueurs ont ajouté leur propre hasard, scellé lui aussi avant le début : { $names }. Personne n’a donc pu choisir les cartes.
    }
table-menu-fair-left-out = Scellé, mais pas montré à temps et laissé de côté : { $names }.
table-menu-fair-plain = Ton navigateur ne peut rien sceller ici : il lui faut https.
table-menu-fair-open = La partie est terminée et le sceau est ouvert. Le secret qu’il protégeait :
table-menu-record = Télécharger la partie
table-menu-leave = Quitter la table
table-menu-leave-hint = Ta place reste à toi ; un bot joue pour toi jusqu’à ton retour.
table-menu-leave-slow = Ta place reste à toi. Personne ne joue pour toi avant la fin de ton temps.
