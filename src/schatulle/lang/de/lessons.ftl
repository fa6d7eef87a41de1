# Lessons at the terminal.

learn-you = Du
learn-state-done = fertig
learn-state-begun = begonnen
learn-begin = Als Nächstes: schatulle learn { $lesson }
learn-resume = Weiter mit: schatulle learn { $lesson }
learn-done = Fertig: { $title }
terminal-read-on = Lies das und drück Enter.
terminal-keys-reading = Enter geht weiter · ? Hilfe · q verlassen
