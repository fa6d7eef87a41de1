diamant-voice-safe = Aucun danger sur le chemin : la prochaine carte ne peut rien te faire. Continue !
diamant-voice-nothing = Tu ne portes encore rien : tu n’as rien à perdre.
diamant-voice-danger =
    Sur { $cards } cartes, { $bad } mettraient fin à cette grotte, et { $stones ->
        [0] tu ne portes encore rien
        [one] tu perdrais ta pierre
       *[other] tu perdrais tes { $stones } pierres
    }.
diamant-voice-alone =
    Tout ce que tu trouves est à toi. Mais { $bad } cartes sur { $cards } mettraient fin à cette grotte{ $stones ->
        [0] .
        [one] , et tu perdrais ta pierre.
       *[other] , et tu perdrais tes { $stones } pierres.
    }
