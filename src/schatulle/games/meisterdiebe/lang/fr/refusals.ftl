# Why something cannot be done in Meisterdiebe: one sentence each, for whoever tried it.

## Out of turn

meisterdiebe-refused-filling = D’abord, on remplit le coffret.
meisterdiebe-refused-choosing = D’abord, chacun choisit une carte.
meisterdiebe-refused-no-fill = Ce n’est pas le moment de remplir le coffret.
meisterdiebe-refused-no-choice = Tu n’as pas de carte à choisir maintenant.
meisterdiebe-refused-no-pass = Tu ne peux pas passer maintenant.
meisterdiebe-refused-no-plunder = Il n’y a rien à vider maintenant.
meisterdiebe-refused-no-secret = Il n’y a pas de compartiment secret à fouiller ici.
meisterdiebe-refused-no-gift = Tu n’as pas de bijoux à distribuer.
meisterdiebe-refused-no-take = Ce n’est pas le moment de prendre un bijou.
meisterdiebe-refused-give-first = D’abord, donne les bijoux ou laisse-les.
meisterdiebe-refused-open-first = Ouvre d’abord un tiroir. Ensuite tu pourras tourner le coffret.
meisterdiebe-refused-turn-after-filling = Place d’abord tes diamants, puis tourne le coffret.

## Cards and characters

meisterdiebe-refused-not-in-hand = Tu n’as pas cette carte en main : { words-character }.
meisterdiebe-refused-detective = Un détective n’ouvre rien.
meisterdiebe-refused-detective-box = Un détective ne touche pas au coffret.
meisterdiebe-refused-masterthief = Seul un maître voleur fouille les compartiments secrets.
meisterdiebe-refused-caught = Flagrant délit ! Ne touche plus à ce tiroir.

## Drawers and gems

meisterdiebe-refused-must-open = Il faut ouvrir un tiroir.
meisterdiebe-refused-one-drawer = Un seul tiroir par tour.
meisterdiebe-refused-front-gem = On ne fouille que derrière un bijou, et il n’y en a pas devant.
meisterdiebe-refused-fill =
    { $due ->
        [one] Place exactement un diamant, pas { $placed }.
        [many] Place exactement { $due } de diamants, pas { $placed }.
       *[other] Place exactement { $due } diamants, pas { $placed }.
    }
meisterdiebe-refused-place-most =
    { $most ->
        [one] Tu ne peux placer qu’une imitation.
        [many] Tu peux placer au plus { $most } d’imitations.
       *[other] Tu peux placer au plus { $most } imitations.
    }
meisterdiebe-refused-place-least = Place au moins une imitation.
meisterdiebe-refused-place-lacks = Tu n’as pas cela sur ton coussin blanc.
meisterdiebe-refused-alarm-jewelress = La bijoutière ne pose pas d’alarme.
meisterdiebe-refused-alarm-there = Il y a déjà une alarme dans ce tiroir.
meisterdiebe-refused-alarm-jeweller = Seul un bijoutier qui a encore son alarme peut la poser.
meisterdiebe-refused-alarm-alone = Une alarme se pose seulement avec une imitation.
meisterdiebe-refused-give-others = Les bijoux vont aux autres joueurs seulement.
meisterdiebe-refused-give-once = Nomme chacun une seule fois, avec au moins un bijou.
meisterdiebe-refused-give-all = Donne tous les bijoux, ou aucun.
meisterdiebe-refused-take-lacks = Ce bijou n’est pas sur le coussin rouge.
meisterdiebe-refused-turn-twice = Tourne une fois au plus, et retourne une fois au plus.
meisterdiebe-refused-turn-one = À cette table, on tourne ou on retourne, pas les deux.
meisterdiebe-refused-turn-order = À cette table, on tourne d’abord, puis on retourne.

## What a table agrees on

meisterdiebe-refused-no-imitations = Chacun commence avec au moins une imitation.
meisterdiebe-refused-too-few-gems = Il n’y a pas assez de bijoux : moins de joueurs, ou moins pour { $options }.

## Moves that are typed

meisterdiebe-refused-character = Écris smuggler, jeweller, jewelress, thief, masterthief ou detective.
meisterdiebe-refused-drawer = Écris un tiroir, A1 à C4, comme dans open B3.
meisterdiebe-refused-gems = Écris par exemple 2d1s : d diamants, s saphirs, r rubis.
meisterdiebe-refused-one-gem = Prends exactement un bijou, comme dans take s.
meisterdiebe-refused-give = Écris qui reçoit quoi, comme dans give 1:2d 2:1s.
meisterdiebe-refused-turn = Écris top+, top-, two+, two- ou flip, comme dans turn top+ flip.
meisterdiebe-refused-no-more-words = Rien ne suit ce mot.
