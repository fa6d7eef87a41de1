# Bots to choose from: their characters, how strong they are, how well they remember.

bot-choose = Wer sitzt auf Platz { $seat }?
bot-opponents = Alle Bots
bot-mixed = Gemischt
bot-mixed-says = Verschieden stark. Tippe auf einen Platz, um zu wählen, wer dort sitzt.
bot-seat = Bot hinsetzen
bot-change = Ändern
bot-level = Stufe { $level } von { $of }
bot-beats = gewinnt { $percent } % gegen drei der Stufe darunter
bot-rating =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
bot-measured = Gemessen an Vierertischen, wo 25 % gerecht wären. Die erste Stufe hat 0 Punkte; 400 mehr bedeuten zehnfache Gewinnchancen.
bot-program = Ein Programm, das auf diesem Server läuft.
bot-memory = Besseres oder schlechteres Gedächtnis
bot-memory-label = Gedächtnis
bot-memory-hint = Die Stärke oben wurde mit dem eigenen Gedächtnis gemessen.
bot-memory-of =
    { $memory ->
        [own] das eigene Gedächtnis
        [goldfish] Goldfisch: vergisst sofort
        [0.25] vergesslich
        [0.5] merkt sich so viel wie die meisten
        [0.75] merkt sich viel
        [elephant] Elefant: vergisst nichts
       *[other] merkt sich { $memory } von 1
    }
