# Diamant at the terminal table.

## The table

diamant-terminal-title-expedition = Expedition { $expedition } von { $expeditions }
diamant-terminal-deck = Karten im Stapel: { $count }
# In a line of 44 letters: of so many cards so many end the expedition, are a first danger, are diamonds.
diamant-terminal-odds = { $ends } von { $cards } Ende · { $warns } Gefahr · { $stones } Diamanten
diamant-terminal-removed = Karten weg: { $hazards }
diamant-terminal-danger = Auf dem Weg: { $hazards }. Beim zweiten Mal ist Schluss.
diamant-terminal-struck = Zum zweiten Mal: { $hazards }. Schluss.
diamant-terminal-where = wo
diamant-terminal-at-risk = Fund
diamant-terminal-chest = Kiste
diamant-terminal-in-camp = im Lager
diamant-terminal-in-cave = drinnen
diamant-terminal-fist = bereit
diamant-terminal-chose-stay = weiter
diamant-terminal-chose-leave = zurück
diamant-terminal-at-stake = In Gefahr: { $risk } · auf dem Weg: { $path } · in der Schatzkiste: { $chest }

## Questions

diamant-terminal-ask-decide = { $name }: Gehst du weiter, oder kehrst du mit deinem Fund um?
diamant-terminal-wait-decide = Die anderen überlegen noch …

## Moves on menus

diamant-terminal-move-stay = weitergehen, tiefer in die Höhle
diamant-terminal-move-leave = umkehren, zurück ins Lager
diamant-terminal-about-stay = Die nächste Karte wird aufgedeckt. Diamanten teilen alle, die noch drinnen sind. Eine zweite Gefahr derselben Art nimmt dir alles, was du trägst.
diamant-terminal-about-leave = Was du trägst, kommt in deine Schatzkiste und ist sicher bis zum Ende. Wer gleichzeitig umkehrt, teilt sich, was auf dem Weg liegt.

## Leaving and the end

diamant-terminal-result-chest = Schatzkiste
