# Lessons at the terminal.

learn-you = Toi
learn-state-done = terminée
learn-state-begun = commencée
learn-begin = Ensuite : schatulle learn { $lesson }
learn-resume = Pour continuer : schatulle learn { $lesson }
learn-done = Terminé : { $title }
terminal-read-on = Lis ceci, puis appuie sur Entrée.
terminal-keys-reading = Entrée pour continuer · ? aide · q quitter
