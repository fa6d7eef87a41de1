diamant-voice-safe = Er ligt nog geen gevaar op het pad: de volgende kaart kan je niets doen. Ga verder!
diamant-voice-nothing = Je draagt nog niets, dus je hebt niets te verliezen.
diamant-voice-danger =
    { $bad } van de { $cards } kaarten maken nu een einde aan deze grot, en { $stones ->
        [0] je draagt nog niets
        [one] dan ben je je ene steen kwijt
       *[other] dan ben je je { $stones } stenen kwijt
    }.
diamant-voice-alone =
    Alles wat je vindt is voor jou. Maar door { $bad } van { $cards } kaarten is het afgelopen{ $stones ->
        [0] .
        [one] , en ben je je steen kwijt.
       *[other] , en ben je je { $stones } stenen kwijt.
    }
