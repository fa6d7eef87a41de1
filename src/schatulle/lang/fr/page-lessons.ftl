# Les leçons : leur liste, et ce que dit la table pendant une leçon.

learn-title = Apprendre en jouant
learn-game = { $game } : apprendre en jouant
learn-lead = Des leçons courtes à la vraie table : tu joues, et chaque étape t’explique ce qui se passe. Tu peux partir et revenir quand tu veux.
learn-progress = { $done } sur { $all }
learn-number = Leçon { $number }
learn-state =
    { $state ->
        [begun] Continuer
        [done] Terminée
       *[new] Commencer
    }
learn-none = Il n’y a pas de leçons ici.

## À la table

learn-panel = La leçon
learn-step = Étape { $step } sur { $steps }
learn-marked = Repères : { $things }.
learn-next = Suite
learn-finish = Terminer
learn-over = Bravo !
learn-over-about = Tu as terminé la leçon « { $title } ».
learn-over-last = C’était la dernière leçon. Maintenant, à toi de jouer !
learn-next-lesson = Ensuite : { $title }
learn-all = Toutes les leçons
