# The friendly voice beside whoever learns.

voice-label = Een vriendelijke stem
voice-about = Die zegt wat beginners over het hoofd zien. Zo’n partij telt niet mee in je statistieken.
voice-marked = Gespeeld met een vriendelijke stem: deze partij telt niet mee.
