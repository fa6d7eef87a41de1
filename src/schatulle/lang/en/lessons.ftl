# Lessons at the terminal.

learn-you = You
learn-state-done = done
learn-state-begun = begun
learn-begin = Next: schatulle learn { $lesson }
learn-resume = Go on with: schatulle learn { $lesson }
learn-done = Done: { $title }
terminal-read-on = Read this, then press Enter.
terminal-keys-reading = Enter goes on · ? help · q leave
