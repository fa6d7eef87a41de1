# The friendly voice beside whoever learns.

voice-label = Eine freundliche Stimme
voice-about = Sie sagt, was man am Anfang übersieht. So eine Partie zählt nicht in deiner Statistik.
voice-marked = Mit freundlicher Stimme gespielt: Diese Partie zählt nicht.
