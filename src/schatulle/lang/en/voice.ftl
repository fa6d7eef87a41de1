# The friendly voice beside whoever learns.

voice-label = A friendly voice
voice-about = It says what beginners overlook. Such a game does not count in your statistics.
voice-marked = Played with a friendly voice: this game does not count.
