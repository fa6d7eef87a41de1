diamant-voice-safe = Noch liegt keine Gefahr am Weg: Die nächste Karte kann dir nichts tun. Geh weiter!
diamant-voice-nothing = Du trägst noch nichts, also hast du nichts zu verlieren.
diamant-voice-danger =
    { $bad } von { $cards } Karten beenden jetzt diese Höhle, und { $stones ->
        [0] du trägst noch nichts
        [one] dein einer Stein wäre weg
       *[other] deine { $stones } Steine wären weg
    }.
diamant-voice-alone =
    Alles, was du findest, gehört dir. Aber { $bad } von { $cards } Karten beenden diese Höhle{ $stones ->
        [0] .
        [one] , und dein Stein wäre weg.
       *[other] , und deine { $stones } Steine wären weg.
    }
