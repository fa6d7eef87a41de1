# Bots to choose from: their characters, how strong they are, how well they remember.

bot-choose = Wer sitzt auf Platz { $seat }?
bot-opponents = Alle Bots
bot-mixed = Gemischt
bot-mixed-says = Verschiedene Figuren, die zu dir passen. Tippe auf einen Platz, um zu wählen, wer dort sitzt.
bot-seat = Bot hinsetzen
bot-change = Ändern
bot-which = Wer genau?
bot-level = Stufe { $level } von { $of }
bot-beats = gewinnt { $percent } % der Spiele gegen drei Bots der Stufe darunter
bot-rating =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
bot-measured = Gemessen in vielen Spielen zu viert; das Glück allein gewinnt da 25 %. Stufe 1 hat 0 Punkte; mit 400 mehr sind die Chancen zehnmal so gut.
bot-program = Ein Programm, das auf diesem Server läuft.
bot-memory = Besseres oder schlechteres Gedächtnis
bot-memory-label = Gedächtnis
bot-memory-hint = Die Stärke oben wurde mit dem eigenen Gedächtnis gemessen.
bot-memory-of =
    { $memory ->
        [own] das eigene Gedächtnis
        [goldfish] Goldfisch: vergisst sofort
        [child] merkt sich so viel wie ein Kind von sechs bis acht
        [adult] merkt sich so viel wie die meisten Erwachsenen
        [0.75] merkt sich viel
        [elephant] Elefant: vergisst nichts
       *[other] merkt sich { NUMBER($memory, style: "percent") }
    }
