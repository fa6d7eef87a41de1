meisterdiebe-voice-fill = Répartis tes diamants dans plusieurs tiroirs, et souviens-toi où ils sont.
meisterdiebe-voice-choose =
    { $gems ->
        [one] Il reste une imitation sur ton coussin blanc. Quel personnage t’en débarrasse ?
       *[other] Il y a { $gems } imitations sur ton coussin blanc. Quel personnage t’en débarrasse ?
    }
meisterdiebe-voice-ending =
    { $gems ->
        [one] Il ne reste qu’une imitation à { $seat } : la partie peut bientôt finir.
       *[other] Il ne reste que { $gems } imitations à { $seat } : la partie peut bientôt finir.
    }
meisterdiebe-voice-red = Il y a { $gems } bijoux sur le coussin rouge. Un détective les prend à la fin de la manche.
meisterdiebe-voice-open = Choisis un tiroir dont le dessous est vide : ce qui est dessous tombe, et on te prend sur le fait.
meisterdiebe-voice-smuggle = Choisis un tiroir avec des bijoux dessus et rien dessous. S’il y a plus de détectives que de contrebandiers, tu n’auras rien.
meisterdiebe-voice-detectives =
    { $detectives ->
        [one] Il y a un détective : ce qui tombe est pour lui.
       *[other] Il y a { $detectives } détectives : ce qui tombe est pour eux.
    }
meisterdiebe-voice-no-detective = Il n’y a pas de détective : ce qui tombe reste pour l’instant sur le coussin rouge.
meisterdiebe-voice-place = Un faux saphir coûte deux fois plus qu’un faux diamant. Débarrasse-t’en !
meisterdiebe-voice-take = Un rubis vaut 4, un saphir 2, un diamant 1.
meisterdiebe-voice-turn = Retourne le coffret, et ce qui est dessus tombera. À qui cela sert-il ?
