meisterdiebe-voice-fill = Spread your diamonds over several drawers, and remember where you put them.
meisterdiebe-voice-choose =
    { $gems ->
        [one] One fake is left on your white cushion. Which character gets rid of it?
       *[other] { $gems } fakes lie on your white cushion. Which character gets rid of some?
    }
meisterdiebe-voice-ending =
    { $gems ->
        [one] { $seat } has only one fake left: the game may end soon.
       *[other] { $seat } has only { $gems } fakes left: the game may end soon.
    }
meisterdiebe-voice-red = { $gems } gems lie on the red cushion. A detective gets them at the end of the round.
meisterdiebe-voice-open = Choose a drawer with nothing below: what lies below falls out, and you are caught.
meisterdiebe-voice-smuggle = Choose a drawer with gems above and nothing below. More detectives than smugglers, and you get none.
meisterdiebe-voice-detectives =
    { $detectives ->
        [one] A detective is out: gems that fall go to them.
       *[other] { $detectives } detectives are out: gems that fall go to them.
    }
meisterdiebe-voice-no-detective = No detective is out: gems that fall stay on the red cushion for now.
meisterdiebe-voice-place = Fake sapphires cost twice as much as fake diamonds. Get rid of one!
meisterdiebe-voice-take = Rubies count 4, sapphires 2, diamonds 1.
meisterdiebe-voice-turn = Flip the box, and what lies above will fall out. Whom does that help?
