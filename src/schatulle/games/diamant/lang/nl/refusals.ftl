# Waarom iets niet kan in Diamant: telkens één zin, voor wie het probeerde.

diamant-refused-outside = Je bent uit de grot: nu beslissen alleen de anderen.
diamant-refused-card-first = Eerst wordt er een kaart omgedraaid.
diamant-refused-decided = Je hebt al gekozen.
