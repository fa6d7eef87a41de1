# Diamant at the terminal table.

## De tafel

diamant-terminal-title-expedition = expeditie { $expedition } van { $expeditions }
diamant-terminal-deck = { $count } kaarten in de stapel
# In a line of 44 letters: of so many cards so many end the expedition, are a first danger, are diamonds.
diamant-terminal-odds = { $ends } van { $cards } einde · { $warns } gevaar · { $stones } diamant
diamant-terminal-removed = weg: { $hazards }
diamant-terminal-danger = Op het pad: { $hazards }. Een tweede is het einde.
diamant-terminal-struck = De tweede { $hazards } was het einde.
diamant-terminal-where = waar
diamant-terminal-at-risk = buit
diamant-terminal-chest = kist
diamant-terminal-in-camp = kamp
diamant-terminal-in-cave = grot
diamant-terminal-fist = vuist
diamant-terminal-chose-stay = blijft
diamant-terminal-chose-leave = vertrekt
diamant-terminal-at-stake = Op het spel: { $risk } · op het pad: { $path } · in de schatkist: { $chest }

## Vragen

diamant-terminal-ask-decide = { $name }: verder exploreren, of terugkeren met wat je hebt?
diamant-terminal-wait-decide = De anderen nemen een besluit …

## Zetten in menu’s

diamant-terminal-move-stay = blijven, verder exploreren
diamant-terminal-move-leave = weggaan, terug naar het kamp

## Weggaan en het einde

diamant-terminal-result-chest = schatkist
