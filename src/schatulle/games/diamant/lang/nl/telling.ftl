# Eén zin voor alles wat er in Diamant gebeurt; de verleden tijd past bij elke naam.

## Woorden waaruit zinnen bestaan

words-hazard =
    { $hazard ->
        [snake] slang
        [scorpion] schorpioen
        [landslide] aardverschuiving
        [gas] gaswolk
       *[explosion] explosie
    }

## Wat er gebeurt

diamant-decided =
    { $seat } koos: { $choice ->
        [stay] verder
       *[leave] terug
    }.
diamant-decided-secretly = { $seat } sloot de vuist.
diamant-revealed = De vuisten gaan open. { $choices }
diamant-revealed-staying = Verder: { $seats }.
diamant-revealed-leaving = Terug: { $seats }.
diamant-revealed-everyone = iedereen
diamant-returned =
    { $share ->
        [0] { $seats } keerde terug naar het kamp; het pad leverde niets meer op.
        [one] { $seats } keerde terug naar het kamp met 1 steen van het pad.
       *[other] { $seats } keerde terug naar het kamp met { $share } stenen van het pad.
    }
diamant-returned-each =
    { $share ->
        [0] { $seats } keerden terug naar het kamp; het pad leverde niets meer op.
        [one] { $seats } keerden terug naar het kamp met elk 1 steen van het pad.
       *[other] { $seats } keerden terug naar het kamp met elk { $share } stenen van het pad.
    }
diamant-turned-up-treasure = Diamanten: { $stones }. Ieder { $each }, { $rest } over op de kaart.
diamant-turned-up-hazard = Gevaar: { $hazard }!
diamant-struck = De tweede { $hazard }! Wat naast de schatkisten lag, is verloren: { $lost }.
diamant-struck-one = { $seat } { $stones }
diamant-struck-nothing = De tweede { $hazard }! Niemand had iets te verliezen.
diamant-expedition-ended = Expeditie { $expedition } is voorbij.
diamant-expedition-ended-removed = Expeditie { $expedition } is voorbij. { $count ->
        [one] Eén kaart gaat uit het spel
       *[other] Deze kaarten gaan uit het spel
    }: { $hazards }.
diamant-game-ended = Het spel is afgelopen. Gewonnen door { $winners }.
