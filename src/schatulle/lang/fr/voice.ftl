# The friendly voice beside whoever learns.

voice-label = Une voix amie
voice-about = Elle dit ce qu’on oublie quand on débute. Une telle partie ne compte pas dans tes statistiques.
voice-marked = Jouée avec une voix amie : cette partie ne compte pas.
