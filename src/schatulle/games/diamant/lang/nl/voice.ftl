diamant-voice-safe = Er ligt nog geen gevaar op het pad: de volgende kaart kan je niets doen. Ga verder!
diamant-voice-nothing = Je draagt nog niets, dus je hebt niets te verliezen.
diamant-voice-danger =
    { $bad } van de { $cards } kaarten maken nu een einde aan deze grot, en { $stones ->
        [0] je draagt nog niets
        [one] dan ben je je ene steen kwijt
       *[other] dan ben je je { $stones } stenen kwijt
    }.
diamant-voice-alone =
    Je bent alleen: alles wat je vindt is voor jou. Maar { $bad } van de { $cards } kaarten maken nu een einde aan deze grot{ $stones ->
        [0] .
        [one] , en dan ben je je ene steen kwijt.
       *[other] , en dan ben je je { $stones } stenen kwijt.
    }
