# Bots to choose from: their characters, how strong they are, how well they remember.

bot-choose = Wie zit op stoel { $seat }?
bot-opponents = Alle bots
bot-mixed = Gemengd
bot-mixed-says = Verschillende figuren die bij je passen. Tik op een stoel om te kiezen wie daar zit.
bot-seat = Bot neerzetten
bot-change = Wijzigen
bot-which = Wie precies?
bot-level = niveau { $level } van { $of }
bot-beats = wint { $percent }% van de spellen van drie bots een niveau lager
bot-rating =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
bot-measured = Gemeten in veel spellen met vier spelers, waar puur geluk 25% zou winnen. Niveau 1 heeft 0 punten; met 400 meer is je kans tien keer zo groot.
bot-program = Een programma dat op deze server draait.
bot-memory = Een beter of slechter geheugen
bot-memory-label = Geheugen
bot-memory-hint = De sterkte hierboven is met het eigen geheugen gemeten.
bot-memory-of =
    { $memory ->
        [own] het eigen geheugen
        [goldfish] goudvis: vergeet meteen
        [child] onthoudt zoals een kind van zes tot acht
        [adult] onthoudt zoals de meeste volwassenen
        [0.75] onthoudt veel
        [elephant] olifant: vergeet niets
       *[other] onthoudt { NUMBER($memory, style: "percent") }
    }
