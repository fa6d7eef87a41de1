# The words around rules, results, replays and one's own games on the page.

read-home = Schatulle, vers la page d’accueil
read-back = Retour
read-to-start = Vers l’accueil
read-nowhere-title = Il n’y a personne
read-nowhere = Il n’y a rien à cette adresse
read-nowhere-about = Il y a peut-être une faute de frappe, ou le lien est incomplet.
read-loading = Un instant…
read-offline = Le serveur est injoignable. As-tu Internet ?
read-again = Réessayer

## The rules

read-rules = Les règles
read-rules-of = Les règles de { $game }
read-rules-lead = Toutes les règles, dans nos propres mots, avec leurs sources.
read-which-game = Quel jeu
read-search = Chercher dans les règles
read-search-hint = Mot ou règle, comme { $example }
read-search-clear = Effacer la recherche
read-found =
    { $count ->
        [0] Les règles ne disent rien sur « { $word } ».
        [one] Une entrée parle de « { $word } »
        [many] { $count } d’entrées parlent de « { $word } »
       *[other] { $count } entrées parlent de « { $word } »
    }
read-contents = Sommaire
read-aim = Le but du jeu
read-summary = En bref
read-chapter-clauses =
    { $count ->
        [one] une règle
        [many] { $count } de règles
       *[other] { $count } règles
    }
read-questions = Questions et réponses
read-questions-count =
    { $count ->
        [one] une question
        [many] { $count } de questions
       *[other] { $count } questions
    }
read-options = Options d’une table
read-options-count =
    { $count ->
        [one] une option
        [many] { $count } d’options
       *[other] { $count } options
    }
read-kind-ruling = Question
read-kind-option = Option
read-more = Sources et décisions sur { $clause }
read-no-such-rule = Il n’y a pas de « { $name } » dans les règles.
read-to-contents = Vers le sommaire
read-in-rulebook = Ouvrir toutes les règles
read-sources = Où nous l’avons lu
read-no-source = Aucune règle imprimée ne le dit expressément ; c’est notre lecture.
read-inferred = Notre lecture : cela découle en partie des règles imprimées, sans y figurer en toutes lettres.
read-source-language =
    { $language ->
        [nl] Néerlandais
        [fr] Français
        [de] Allemand
       *[en] Anglais
    }
read-links = Sur le web
read-rulings = Questions restées ouvertes
read-why = Pourquoi : { $why }
read-touching-options = Options qui y touchent
read-related = Règles voisines
read-touches = Règles concernées
read-values = Ce qu’une table peut choisir
read-value-number = un nombre
read-value-chance = une probabilité
read-value-D_S = diamants+saphirs

## The end

read-over = La partie est terminée
read-show-results = Voir les résultats
read-won-by =
    { $count ->
        [one] Victoire pour { $names }
       *[other] Victoire partagée : { $names }
    }
read-won-you = Tu as gagné
read-ranking = Classement
read-place = Rang { $place }
read-winner = victoire
read-you = toi
read-points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
read-counted-by = Règles :
read-course-words = { $name } : { $scores }
read-rematch = Revanche
read-join-rematch = Rejoindre la revanche
read-watch-replay = Revoir la partie
read-review = Comment ai-je joué ?
read-look-back = Retour sur la partie
read-copy-replay = Lien pour revoir la partie
read-download = Télécharger la partie
read-new-game = Nouvelle partie

## The replay

read-replay = Revoir la partie
read-eyes = Afficher
read-eyes-truth = tout
read-eyes-spectator = ce que voient les spectateurs
read-position = Scène { $at } sur { $of }
read-step-back = Un pas en arrière
read-step-forward = Un pas en avant
read-play = Lecture
read-pause = Pause
read-speed = Vitesse
read-speed-times = { $times }×
read-keys = Espace lance la lecture ou la met en pause, les flèches vont pas à pas.
read-log = Ce qui s’est passé
read-log-empty = Encore rien.
read-link-here = Copier le lien vers cet instant
read-not-over-title = Cette partie n’est pas encore terminée
read-not-over = Tu pourras revoir la partie quand elle sera terminée.
read-to-table = À la table
read-no-table-title = Cette partie n’existe pas
read-no-table = Le lien est peut-être incomplet, ou la table a été rangée parce que personne n’a commencé.
read-no-replay-title = Impossible de revoir cette partie

## Your games

read-games = Tes parties
read-games-lead = Les parties terminées dans ce navigateur, les plus récentes d’abord.
read-games-none-title = Pas encore de partie terminée
read-games-none = Ce que tu joues jusqu’au bout est gardé ici ; tu pourras le revoir.
read-played = Jouées
read-won = Gagnées
read-mean-score = Score moyen
read-mean-place = Rang moyen
read-players =
    { $count ->
        [one] un joueur
        [many] { $count } de joueurs
       *[other] { $count } joueurs
    }
read-by-seats = Par nombre de joueurs
read-score-course = Tes scores, le plus récent à droite
read-score-course-words = Scores du premier au plus récent : { $scores }
read-game-won = gagnée
read-game-place = rang { $place } sur { $seats }
read-list = Toutes les parties
