# Why something cannot be done: one sentence each, for whoever tried it.

## At the table

refused-chair = place { $chair }
refused-over = La partie est terminée.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-over = Attends la fin de la partie.
refused-not-your-turn = Ce n’est pas ton tour. On attend { $seats }.
refused-answered = Cette question a déjà sa réponse.
refused-first = Réponds d’abord à la question.
refused-turn-over = Ton tour est fini.
refused-chance = Seul le hasard en décide.
refused-no-move = Ce n’est pas un coup. Tape le début, et Tab le complète.
refused-not-yours = Ce n’est pas ta place.
refused-seat-lost = Quelqu’un d’autre a cette place maintenant.
refused-nobody-plays = Personne ne joue à cette place maintenant.
refused-away = Un bot y joue déjà.
refused-not-away = Tu as déjà repris ta place.
refused-lesson-waits = Une leçon attend la personne qui apprend.
refused-nothing-to-read = Il n’y a rien à lire maintenant.
refused-read-first = Lis d’abord ce qui est écrit, puis continue.
refused-others-first = D’abord, les autres jouent.
refused-lesson-over = Cette leçon est terminée.
refused-rematch-players = Il faut avoir joué pour demander une revanche.
refused-rematch-there = La revanche a déjà sa table.
refused-wave = Un seul signe à la fois, s’il te plaît.
refused-voice-alone = La voix amie est réservée aux parties contre des bots seulement.
refused-voice-playing = La voix amie est réservée à une partie en cours.
refused-no-spectators = Cette table est fermée aux spectateurs.
refused-watched = Tu regardes déjà.
refused-sees-later = Sans place, tu vois tout un peu plus tard ici.
refused-one-seat = Tu as déjà une place ici.
refused-host-already = C’est déjà toi l’hôte.
refused-host-players = Il faut jouer pour être l’hôte.
refused-host-here = { $name } est l’hôte, et est là.
refused-not-gone = { $name } peut encore revenir. Attends une absence de { $minutes } minutes.
refused-end-players = Il faut jouer pour mettre fin à la partie.
refused-lesson-alone = Une leçon n’est que pour toi.
refused-devices-many = Cette place est déjà jouée sur { $most } autres appareils. Retires-en un d’abord.
refused-device-code = Ce lien ne vaut plus. Crées-en un nouveau sur le premier appareil.
refused-device-plays = Cet appareil joue déjà à cette table.
refused-device-gone = Cet appareil n’est plus là.
refused-no-result = Une partie sans résultat ne peut pas être analysée.
refused-shared-screen = Un écran partagé ne montre que ce que tout le monde peut voir.

## Before the game

refused-begun = La partie a commencé : les places ne changent plus.
refused-no-chair = Cette place n’existe pas à cette table.
refused-chair-bot = Cette place est pour un bot.
refused-chair-taken = { $name } occupe déjà cette place.
refused-chair-empty = Il n’y a personne à cette place.
refused-same-chair = Choisis deux places différentes.
refused-chairs-free =
    { $chairs ->
        [one] Il reste une place libre. Mets-y d’abord quelqu’un, ou un bot.
        [many] Il reste { $chairs } de places libres. Mets-y d’abord des gens, ou des bots.
       *[other] Il reste { $chairs } places libres. Mets-y d’abord des gens, ou des bots.
    }
refused-host = Seul l’hôte peut le faire : { $name }.
refused-share-late = Ta part de hasard arrive trop tard pour cette partie.
refused-share-other = Ce n’est pas la part de hasard que tu as scellée.

## What a table agrees on

refused-game = Aucun jeu ne s’appelle { $name } ; il y a { $allowed }.
refused-lesson = Aucune leçon ne s’appelle { $name } ; il y a { $allowed }.
refused-edition = Aucune édition ne s’appelle { $name } ; il y a { $allowed }.
refused-option = Aucune option ne s’appelle { $name } ; il y a { $allowed }.
refused-value-whole = { $option } : prends un nombre entier, { $least } au moins et { $most } au plus.
refused-value-number = { $option } : prends un nombre, { $least } au moins et { $most } au plus.
refused-value-listed = { $option } : choisis parmi { $values }.
refused-value-written = { $option } : écris par exemple { $example }.
refused-mixture = Ces options ne vont pas ensemble ainsi : { $options }.
refused-option-edition = Cette édition ne connaît pas l’option { $option }.
refused-seats = Ce jeu se joue de { $least } à { $most } joueurs.
refused-bot = Aucun bot ne s’appelle { $name } ; il y a { $allowed }.
refused-memory = Aucune mémoire ne s’appelle { $name } ; prends elephant, adult, child, goldfish, ou un nombre entre 0 et 1.
refused-no-memory = Les bots de ce jeu n’ont pas de mémoire à choisir.
refused-program = Impossible de lancer le programme { $command }.

## Names and codes

refused-nobody = Dis d’abord comment tu t’appelles.
refused-name = Un nom a de 1 à { $most } lettres ou chiffres.
refused-same-name = Deux personnes s’appellent { $name }. Chacun a besoin d’un nom à lui.
refused-no-code = Aucune table n’a ce code.
refused-no-table = Cette table n’existe pas.

## The server

refused-nothing-here = Il n’y a rien ici.
refused-message = La page et son serveur ne se comprennent pas. Recharge la page.
refused-elsewhere = Cette page est ouverte à une adresse inconnue de son serveur.
refused-too-often =
    { $seconds ->
        [one] C’était beaucoup à la fois. Réessaie dans une seconde.
        [many] C’était beaucoup à la fois. Réessaie dans { $seconds } de secondes.
       *[other] C’était beaucoup à la fois. Réessaie dans { $seconds } secondes.
    }
refused-not-saved = Impossible d’enregistrer ; rien n’a changé. Réessaie.
refused-maybe-saved = On ne sait pas encore si c’est enregistré. Regarde à nouveau dans un instant.
refused-damaged = Le serveur ne peut plus lire cette table.
refused-went-wrong = Quelque chose a mal tourné sur le serveur. Rien n’est perdu.

## At the terminal

refused-player = { $name } ne peut pas s’asseoir. Prends un nom, { $most } lettres au plus, ou { $bots }.
refused-players-written = Écris les joueurs ainsi : --seats ann,fox,mouse
refused-option-written = Écris les options ainsi : --option box_actions=1
refused-no-game-named = Nomme d’abord un jeu : { $games }.
refused-file-there = { $path } existe déjà. Nomme un autre fichier, ou reprends cette partie.
refused-no-game-kept = { $path } ne contient aucune partie à reprendre. Pour savoir pourquoi : schatulle check { $path }
refused-games-kept = { $path } contient { $games } parties ; on ne reprend qu’un fichier d’une seule partie.
refused-resume-only = La partie reprend telle quelle : seuls --seats et --save vont avec --resume.
refused-resume-seats =
    { $seats_due ->
        [one] La partie a une place : nomme un joueur.
        [many] La partie a { $seats_due } de places : nomme autant de joueurs.
       *[other] La partie a { $seats_due } places : nomme autant de joueurs.
    }
refused-resume-program = { $name } y jouait, et un fichier ne lance aucun programme. Dis qui joue : --seats
