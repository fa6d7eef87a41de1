# What things and characters are for, in a sentence each. The arguments are the options of the table, as code names.

## The six characters

md-characters = Les six personnages
md-characters-lead = Dans l’ordre de leurs tours. Chacun a une carte de chaque personnage et en joue une par manche, en secret.
md-does-smuggler = Prend les bijoux d’un tiroir pour le coussin rouge et laisse une imitation. Les contrebandiers partagent le butin, sauf s’il y a plus de détectives.
md-does-jeweller = Place une imitation dans un tiroir et peut y ajouter une alarme.
md-does-jewelress = Place une imitation et, si elle veut, une de plus par détective. Rien de ce qui tombe ne l’arrête.
md-does-thief = Prend tous les bijoux du premier compartiment d’un tiroir.
md-does-masterthief = Vide le premier compartiment d’un tiroir, ou cherche un rubis dans le compartiment secret, derrière.
md-does-detective = N’ouvre pas de tiroir, et prend ce qui est sur le coussin rouge.
# Where the author’s prototype has another rule.
md-does-smuggler-prototype = Donne les bijoux d’un tiroir aux autres comme imitations, puis y laisse une des siennes.
md-does-jeweller-prototype = Place une imitation dans un tiroir.
md-does-masterthief-prototype = Vide le premier compartiment d’un tiroir ou, s’il y a un bijou, cherche un rubis dans le compartiment secret, derrière.
md-does-detective-prototype = { md-does-detective } Peut tourner et retourner le coffret.

## Cards at the table: by its options, what a character does there

md-characters-see = Touche une carte pour voir ce qu’elle fait.
md-card-smuggler =
    { $smuggler ->
        [distribute] { md-does-smuggler-prototype }
       *[loot] { md-does-smuggler }
    }
md-card-jeweller =
    { $alarms ->
        [off] { md-does-jeweller-prototype }
       *[on] { md-does-jeweller }
    }
md-card-jewelress = { md-does-jewelress }
md-card-thief = { md-does-thief }
md-card-masterthief =
    { $mt_needs_front_gem ->
        [true] { md-does-masterthief-prototype }
       *[false] { md-does-masterthief }
    }
md-card-detective =
    { $detective_moves_box ->
        [true] { md-does-detective-prototype }
       *[false] { md-does-detective }
    }

## Cushions, points and rounds

md-explain-white =
    { $penalty ->
        [flat] Coussin blanc : des imitations. Chacune qui reste à la fin coûte un point. Débarrasse-t’en !
       *[by_value] Coussin blanc : des imitations. Ce qui reste à la fin coûte des points : diamant 1, saphir 2. Débarrasse-t’en !
    }
md-explain-black = Coussin noir : de vrais bijoux. Ils comptent à la fin : diamant 1, saphir 2, rubis 4.
md-explain-red =
    { $smuggler ->
        [distribute] Coussin rouge : ce qui est tombé du coffret. Les détectives le prennent à la fin de la manche.
       *[loot] Coussin rouge : ce qui est tombé ou sorti en contrebande. Contrebandiers ou détectives se le partagent à la fin de la manche.
    }
md-explain-score = Les vrais bijoux du coussin noir, moins les imitations du blanc. Tout le monde commence sous zéro. { md-explain-end }
md-explain-ruby =
    { $last_ruby_end ->
        [off] La partie finit quand quelqu’un n’a plus d’imitations.
       *[end_of_round] La partie finit quand quelqu’un n’a plus d’imitations, ou quand le dernier rubis est trouvé.
    }
md-explain-end =
    { $max_rounds ->
        [0] { md-explain-ruby }
       *[other] { md-explain-ruby } Elle finit au plus tard après la manche { $max_rounds }.
    }
md-explain-cycle =
    { $card_cycle ->
        [swap_same] Six manches font un cycle. Tu joues chacune de tes six cartes une fois, puis tu les reprends toutes.
       *[pass_left] Six manches font un cycle. Tu joues chacune de tes six cartes une fois, puis les six vont à ton voisin de gauche.
    }
