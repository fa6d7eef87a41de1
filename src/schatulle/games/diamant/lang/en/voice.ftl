diamant-voice-safe = No danger lies on the path yet, so the next card cannot hurt you. Go on!
diamant-voice-nothing = You carry nothing yet, so you have nothing to lose.
diamant-voice-danger =
    { $bad } of { $cards } cards would end this cave now, and { $stones ->
        [0] you carry nothing yet
        [one] your one stone would be lost
       *[other] your { $stones } stones would be lost
    }.
diamant-voice-alone =
    All you find is yours. But { $bad } of { $cards } cards would end this cave{ $stones ->
        [0] .
        [one] , and your one stone would be lost.
       *[other] , and your { $stones } stones would be lost.
    }
