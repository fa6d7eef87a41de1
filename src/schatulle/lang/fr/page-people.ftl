# The words for people who come and go: the host, second devices, and being called.

people-title = Les gens
people-host = hôte
people-away = absent
people-free = place libre
people-make-host = Nommer { $name } hôte
people-hand-on = Passer le rôle d’hôte
people-host-away = { $host } est l’hôte de la table et n’est pas là.
people-take-over = Devenir l’hôte
people-replace = Remplacer { $name }
people-replace-how = Qui continue pour { $name } ? { $name } ne pourra pas reprendre sa place.
people-replace-bot = Un bot
people-replace-person = Quelqu’un d’autre
people-cancel = Annuler
people-lost = Ton absence a été longue : quelqu’un d’autre joue à ta place. Tu peux regarder.
people-free-chair = Une place est libre. On y continue la partie là où elle en est.
people-sit = S’asseoir
people-who-hosts = Qui sera l’hôte quand tu pars ?
people-nobody = Partir et rester l’hôte

## An early end

people-end = Mettre fin à la partie
people-end-sure = Y mettre fin pour tout le monde
people-end-about =
    { $people ->
        [one] La partie finit sans résultat et ne compte nulle part.
       *[other] La partie finit quand toutes les personnes présentes le veulent. Elle n’a alors pas de résultat et ne compte nulle part.
    }
people-end-wanted =
    { $count ->
        [one] { $names } veut mettre fin à la partie.
       *[other] { $names } veulent mettre fin à la partie.
    }
people-end-mine = Tu veux mettre fin à la partie. Elle continue jusqu’à ce que les autres le veuillent aussi.
people-end-too = Y mettre fin aussi
people-end-not = Continuer
people-ended = La partie est interrompue
people-ended-about = Vous y avez mis fin ensemble. Elle n’a pas de résultat et ne compte nulle part. On peut tout revoir.

## The same seat on a second device

device-title = Jouer sur un autre appareil
device-about = Scanne le code avec l’autre appareil, ou ouvres-y le lien. Il sert une seule fois, pendant cinq minutes. Ensuite, les deux jouent à ta place.
device-show = Montrer le code et le lien
device-again = En montrer un nouveau
device-qr = Code QR pour ton autre appareil
device-left =
    { $minutes ->
        [0] Moins d’une minute
        [one] Encore une minute
       *[other] Encore { $minutes } minutes
    }
device-take-back = Reprendre
device-list = Autres appareils à ta place
device-kind =
    { $kind ->
        [phone] Téléphone
        [tablet] Tablette
       *[computer] Ordinateur
    }
device-since = depuis { $time }
device-remove = Retirer cet appareil : { $device }
device-lent = Cet appareil joue aussi à la place de { $name }.
device-leave = Ne plus jouer sur cet appareil
device-come-title = Jouer ici aussi
device-come = Cet appareil jouera à la place qui t’a montré le lien. Le premier appareil la garde aussi.
device-come-button = Jouer sur cet appareil
device-come-incomplete = Ce lien est incomplet. Scanne le code encore une fois.

## A turn that calls

call-your-turn = À toi de jouer – { $game }
call-over = La partie est terminée – { $game }
call-body = La partie t’attend chez { $host }.
call-me = M’appeler quand c’est mon tour
call-about =
    { $state ->
        [off] Par une notification, quand cette page n’est pas devant toi.
        [on] Tu reçois une notification quand cette page n’est pas devant toi.
        [denied] Ton navigateur n’autorise pas de notifications d’ici. Tu peux le changer dans ses réglages pour cette page.
        [insecure] Les notifications demandent une adresse sûre (https).
       *[unsupported] Ce navigateur ne connaît pas les notifications. Sur un iPhone ou un iPad, ajoute d’abord la page à l’écran d’accueil.
    }

## Following into a rematch

people-follow = Il y a une revanche. On t’y emmène…
people-follow-stay = Rester ici
people-follow-go = Y aller maintenant
