# Diamant at the terminal table.

## The table

diamant-terminal-title-expedition = expédition { $expedition } sur { $expeditions }
diamant-terminal-deck = pile de cartes : { $count }
# In a line of 44 letters: of so many cards so many end the expedition, are a first danger, are diamonds.
diamant-terminal-odds = { $ends } sur { $cards } fin · { $warns } danger · { $stones } diamants
diamant-terminal-removed = cartes en moins : { $hazards }
diamant-terminal-danger = En chemin : { $hazards }. Au doublon, c’est fini.
diamant-terminal-struck = Et de deux : { $hazards }. C’est fini.
diamant-terminal-where = où
# Five letters at most for each of these two: they head narrow columns.
diamant-terminal-at-risk = péril
diamant-terminal-chest = abri
diamant-terminal-in-camp = au camp
diamant-terminal-in-cave = dedans
diamant-terminal-fist = choisi
diamant-terminal-chose-stay = continue
diamant-terminal-chose-leave = rentre
diamant-terminal-at-stake = En péril : { $risk } · sur le chemin : { $path } · à l’abri dans le coffre : { $chest }

## Questions

diamant-terminal-ask-decide = { $name } : continuer, ou rentrer avec ce que tu as ?
diamant-terminal-wait-decide = Les autres se décident…

## Moves on menus

diamant-terminal-move-stay = continuer dans la grotte
diamant-terminal-move-leave = rentrer au camp
diamant-terminal-about-stay = On retourne la carte suivante. Les diamants se partagent entre tous ceux qui restent ; un deuxième danger du même genre prend tout ce que tu portes.
diamant-terminal-about-leave = Ce que tu portes va dans ton coffre, à l’abri jusqu’à la fin. Ceux qui rentrent en même temps se partagent ce qui est sur le chemin.

## Leaving and the end

diamant-terminal-result-chest = coffre
