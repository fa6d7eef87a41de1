# Who plays Diamant: what they are called, and a sentence about each.

bot-diamant-mouse = Maus
    .says = Verträumt. Gute Gesellschaft für ein erstes Spiel.
bot-diamant-magpie = Elster
    .says = Gierig. Kann nichts Glitzerndes am Weg liegen lassen.
bot-diamant-boar = Keiler
    .says = Kühn. Stürmt weiter, wo andere umkehren.
bot-diamant-hedgehog = Igel
    .says = Vorsichtig. Rollt sich ein und kehrt früh um.
bot-diamant-fox = Fuchs
    .says = Listig. Ahnt, was du tust, und macht es besser.
bot-diamant-dragon = Drache
    .says = Hat aus Millionen Spielen gelernt, meist gegen sich selbst.
bot-diamant-owl = Eule
    .says = Weise. Spielt im Kopf weiter, mit den Karten, die kommen können.
bot-diamant-bot = Bot
    .says = Schaut eine Karte voraus und rechnet, in wechselnder Laune.
bot-diamant-ev =
    .says = Bleibt, solange die nächste Karte mehr bringt, als auf dem Spiel steht.
bot-diamant-leave10 =
    .says = Kehrt mit zehn Steinen neben der Schatzkiste um.
bot-diamant-strong =
    .says = Der Stärkste, der sofort antwortet: der Drache.

# How one of a kind differs from the others.
bot-diamant-leans-daring = Traut sich etwas mehr als andere seiner Art.
bot-diamant-leans-wary = Passt etwas besser auf als andere seiner Art.
bot-diamant-leans-moody = Hat bei jeder Karte eine andere Laune.
bot-diamant-leans-steady = Hat immer die gleiche Laune.
bot-diamant-leans-calm = Bleibt ruhig und überrascht nur selten.
bot-diamant-leans-lively = Steckt voller Überraschungen.
