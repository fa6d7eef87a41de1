# One sentence for each thing that happens in Diamant.

## Words that sentences are made of

words-hazard =
    { $hazard ->
        [snake] Schlange
        [scorpion] Skorpion
        [landslide] Erdrutsch
        [gas] Gaswolke
       *[explosion] Explosion
    }

## What happens

diamant-decided = { $seat } entschied sich, { $choice ->
        [stay] weiterzugehen
       *[leave] umzukehren
    }.
diamant-decided-secretly = { $seat } schloss die Faust.
diamant-revealed = Die Fäuste öffnen sich. { $choices }
diamant-revealed-staying = Weiter geht es für { $seats }.
diamant-revealed-leaving = Zurück geht es für { $seats }.
diamant-revealed-everyone = alle
diamant-returned =
    { $share ->
        [0] { $seats } kam ins Lager zurück; der Weg gab nichts mehr her.
        [one] { $seats } kam mit 1 Stein vom Weg ins Lager zurück.
       *[other] { $seats } kam mit { $share } Steinen vom Weg ins Lager zurück.
    }
diamant-returned-each =
    { $share ->
        [0] { $seats } kamen ins Lager zurück; der Weg gab nichts mehr her.
        [one] { $seats } kamen mit je 1 Stein vom Weg ins Lager zurück.
       *[other] { $seats } kamen mit je { $share } Steinen vom Weg ins Lager zurück.
    }
diamant-turned-up-treasure = Diamanten: { $stones }. Für alle je { $each }, { $rest } auf der Karte übrig.
diamant-turned-up-hazard = Gefahr: { $hazard }!
diamant-struck = Zum zweiten Mal: { $hazard }! Was neben den Schatzkisten lag, ist verloren: { $lost }.
diamant-struck-one = { $seat } { $stones }
diamant-struck-nothing = Zum zweiten Mal: { $hazard }! Niemand hatte etwas zu verlieren.
diamant-expedition-ended = Expedition { $expedition } ist zu Ende.
diamant-expedition-ended-removed = Expedition { $expedition } ist zu Ende. { $count ->
        [one] Eine Karte verlässt das Spiel
       *[other] Diese Karten verlassen das Spiel
    }: { $hazards }.
diamant-game-ended = Das Spiel ist aus. Der Sieg geht an { $winners }.
