# Diamant at the terminal table.

## De tafel

diamant-terminal-title-expedition = expeditie { $expedition } van { $expeditions }
diamant-terminal-deck =
    { $count ->
        [one] 1 kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
# In a line of 44 letters: of so many cards so many end the expedition, are a first danger, are diamonds.
diamant-terminal-odds = { $ends } van { $cards } einde · { $warns } gevaar · { $stones } diamant
diamant-terminal-removed = kaarten weg: { $hazards }
diamant-terminal-danger = Op het pad: { $hazards }. Een tweede is het einde.
diamant-terminal-struck = De tweede { $hazards } was het einde.
diamant-terminal-where = waar
diamant-terminal-at-risk = buit
diamant-terminal-chest = kist
diamant-terminal-in-camp = kamp
diamant-terminal-in-cave = grot
diamant-terminal-fist = vuist
diamant-terminal-chose-stay = verder
diamant-terminal-chose-leave = terug
diamant-terminal-at-stake = Op het spel: { $risk } · op het pad: { $path } · in de schatkist: { $chest }

## Vragen

diamant-terminal-ask-decide = { $name }: ga je verder, of terug met wat je hebt?
diamant-terminal-wait-decide = De anderen kiezen nog …

## Zetten in menu’s

diamant-terminal-move-stay = verder de grot in
diamant-terminal-move-leave = terug naar het kamp
diamant-terminal-about-stay = De volgende kaart wordt omgedraaid. Diamanten deel je met wie nog in de grot is; een tweede gevaar van dezelfde soort kost je alles wat je draagt.
diamant-terminal-about-leave = Wat je draagt gaat in je schatkist en is veilig tot het einde. Wie tegelijk teruggaat, deelt wat er op het pad ligt.

## Weggaan en het einde

diamant-terminal-result-chest = schatkist
