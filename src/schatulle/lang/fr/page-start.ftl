# The words of the first page, the set-up, and the way to a table.
# Nothing that would have to agree with a name, no "de" or "que" before it.

start-brand = Schatulle
start-title = Schatulle : deux jeux de pierres précieuses
start-headline = Deux jeux de pierres précieuses
start-lede = Joue avec des amis par un simple lien, fais tourner un téléphone ou affronte des bots. Sans compte.
start-links = Pages
start-rules = Règles
start-games = Tes parties
start-screen = Sur grand écran
start-language = Langue
start-fair = Le mélange est fixé avant la partie, et on peut le vérifier après
start-offline-bots = Marche aussi sur ton ordinateur, sans Internet
start-offline = Tu es hors ligne. Ce que tu ouvres a besoin du serveur ; tes tables t’attendent.

## The two games

start-learn = Apprendre en jouant
    .first = Apprendre en jouant · 3 min
start-play-now = Jouer
start-opening = Ouverture…
start-invite = Inviter
start-hotseat = Même écran
start-set-up-bots = Options

## Tables to come to

start-own-tables = Tes tables
start-tables = Tables qui cherchent des joueurs
start-go-on =
    { $status ->
        [gathering] Retour à la table de { $game }
       *[playing] Continuer la partie de { $game }
    }
start-go-on-asked = { $unit ->
        [days] À toi de jouer · encore { $count } jours
        [hours] À toi de jouer · encore { $count } heures
        [minutes] À toi de jouer · encore { $count } minutes
        [seconds] À toi de jouer · encore un instant
       *[none] À toi de jouer
    }
start-go-on-sleeps =
    { $days ->
        [one] dort depuis un jour
        [many] dort depuis { $days } de jours
       *[other] dort depuis { $days } jours
    }
start-open-table = Rejoindre une table de { $game }
start-open-seats =
    { $free ->
        [0] aucune place libre sur { $seats }
        [one] une place libre sur { $seats }
        [many] { $free } de places libres sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
# Label, field and button stand side by side on a phone.
start-join-label = Avec un code
start-join-example = ABCDEF
start-join = Rejoindre

## Names and refusals

# Animals that like what glitters, for guests who gave no name. $number is 0 to 7.
# The last is a crow: to be called a badger is an insult in French.
start-friendly-name =
    { $number ->
        [0] Corbeau
        [1] Loutre
        [2] Raton laveur
        [3] Martre
        [4] Choucas
        [5] Écureuil
        [6] Furet
       *[7] Corneille
    }
start-name = Ton nom
start-name-hint = Les autres le voient à la table.
# All that is said while the others, in refusals.ftl, have not been loaded.
refused = Ce n’est pas possible maintenant.
refused-offline = Le serveur est injoignable pour l’instant.

## Joining

start-join-title = Rejoindre la table
start-join-looking = On cherche la table…
start-join-none = Aucune table n’a le code { $code }.
start-join-none-hint = Un code a six lettres et chiffres. Il y a peut-être une faute de frappe, ou personne n’est venu et la table a été rangée.
start-join-go = À la table
start-join-sit = S’asseoir
start-to-start = Vers l’accueil

## The set-up

start-set-up = Préparer { $game }
start-loading = Un instant…
start-chairs = Places
start-chair = Place { $seat }
start-seats =
    { $seats ->
        [one] un joueur
        [many] { $seats } de joueurs
       *[other] { $seats } joueurs
    }
start-fewer = Un joueur de moins
start-more-seats = Un joueur de plus
start-chair-me = Toi
start-chair-here = Sur cet appareil
# What somebody else at this device is called until they say otherwise.
start-player = Joueur { $seat }
start-player-name = Nom du joueur { $seat }
start-chair-invited = Quelqu’un que tu invites
start-agreed = Vos règles
start-edition-label = Édition
start-clock-label = Temps de réflexion
start-clock =
    { $seconds ->
        [0] sans limite
        [43200] 12 heures
        [86400] 1 jour
        [259200] 3 jours
       *[other] { $seconds } secondes
    }
start-clock-about =
    { $seconds ->
        [0] Prends tout le temps qu’il te faut.
        [43200] 12 heures pour chaque choix : une partie sur plusieurs jours. Si tu tardes, le jeu choisit pour toi.
        [86400] Un jour pour chaque choix : une partie sur plusieurs jours. Si tu tardes, le jeu choisit pour toi.
        [259200] Trois jours pour chaque choix : une partie sur des semaines. Si tu tardes, le jeu choisit pour toi.
       *[other] { $seconds } secondes pour chaque choix. Si tu tardes, le jeu choisit pour toi.
    }
start-log-label = Journal
start-log =
    { $log ->
        [fading] éphémère
        [full] complet
       *[open_notes] avec notes
    }
start-log-about =
    { $log ->
        [fading] Le journal montre les derniers tours, puis les oublie, comme tout le monde.
        [full] Le journal garde tout ce que tu as vu.
       *[open_notes] Le journal garde tout, et la page note ce que tu as vu dans chaque tiroir.
    }
start-spectators-label = Spectateurs
start-spectators-about =
    { $on ->
        [true] Toute personne qui a le lien peut regarder ce que tous les joueurs voient.
       *[false] Seuls ceux qui jouent voient la table.
    }
start-delay-label = Retard pour les spectateurs
start-delay =
    { $seconds ->
        [0] aucun
        [30] 30 secondes
        [120] 2 minutes
        [600] 10 minutes
       *[other] { $seconds } secondes
    }
start-listed-label = Sur la liste publique
start-listed-about =
    { $on ->
        [true] Toute personne sur la page d’accueil peut trouver la table.
       *[false] Seuls ceux qui ont le lien ou le code peuvent entrer.
    }
start-options = Autres options
start-options-changed =
    { $count ->
        [one] une modifiée
        [many] { $count } de modifiées
       *[other] { $count } modifiées
    }
start-clause = Règle { $clause }
start-changed = Modifié. L’édition dit : { $standard }
start-begin = Lancer la partie
start-open = Ouvrir la table
start-then-play = La partie commence tout de suite.
start-then-hotseat = La partie commence tout de suite. L’appareil passe de main en main.
start-then-watch = Les bots commencent tout de suite, et tu regardes.
start-then-invite = Tu reçois ensuite un lien, un code et un code QR pour les autres.

## Gathering at the table

start-gathering = Avant la partie
start-gathering-title = { $game } chez { $host }
start-chair-free = Libre
start-chair-waits = pour qui viendra
start-chair-person = Libre, pour quelqu’un
start-you = toi
start-you-host = toi, l’hôte
start-at-this-device = sur cet appareil
start-host = hôte
start-guest = invité
start-sit-here = S’asseoir ici
start-seat-another = Quelqu’un sur cet appareil
start-move-here = Venir ici
start-stand = Se lever
start-remove = Retirer { $name }
start-swap = Échanger les places { $one } et { $other }
start-waiting-seats =
    { $count ->
        [one] Une place est encore libre. La partie pourra commencer quand elle sera prise.
        [many] { $count } de places sont encore libres. La partie pourra commencer quand elles seront toutes prises.
       *[other] { $count } places sont encore libres. La partie pourra commencer quand elles seront toutes prises.
    }
start-all-here = Tout le monde est là.
start-waiting-host = Tout le monde est là. { $host } lance la partie.
start-fill =
    { $count ->
        [one] Donner la place libre à un bot
       *[other] Donner les places libres à des bots
    }
start-invite-others = Inviter les autres
start-invite-code = Le code, sur la page d’accueil de Schatulle :
start-invite-local = Cette adresse ne mène qu’à ton propre ordinateur. Pour les autres personnes sur ton réseau, lance : schatulle serve --lan
start-copy = Copier le lien
start-share = Partager
start-share-words = Viens jouer à { $game }
start-scan = Code QR
start-qr = Code QR avec le lien de cette table
start-agreed-edition = { $game }, { $edition }
start-agreed-spectators =
    { $on ->
        [true] { $seconds ->
            [0] Les spectateurs peuvent regarder.
           *[other] Les spectateurs peuvent regarder, avec un retard : { start-delay }.
        }
       *[false] Pas de spectateurs.
    }
start-agreed-value = { $value } ({ $words })
