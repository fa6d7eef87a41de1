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
