# Lessons at the terminal.

learn-you = Jij
learn-state-done = klaar
learn-state-begun = begonnen
learn-begin = Hierna: schatulle learn { $lesson }
learn-resume = Ga verder met: schatulle learn { $lesson }
learn-done = Klaar: { $title }
terminal-read-on = Lees dit en druk op Enter.
terminal-keys-reading = Enter gaat verder · ? hulp · q weggaan
