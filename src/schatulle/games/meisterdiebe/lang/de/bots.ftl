# Who plays Meisterdiebe: what they are called, and a sentence about each.

bot-meisterdiebe-mouse = Maus
    .says = Verträumt. Gute Gesellschaft für ein erstes Spiel.
bot-meisterdiebe-magpie = Elster
    .says = Gierig. Sieht, was glitzert, und sonst niemanden.
bot-meisterdiebe-boar = Keiler
    .says = Kühn. Liebt den großen Fang, der misslingen kann.
bot-meisterdiebe-hedgehog = Igel
    .says = Vorsichtig. Lieber wenig, aber sicher.
bot-meisterdiebe-fox = Fuchs
    .says = Listig. Ahnt, was du spielst, und verdirbt es dir.
bot-meisterdiebe-dragon = Drache
    .says = Hat aus Millionen Spielen gegen sich selbst gelernt.
bot-meisterdiebe-owl = Eule
    .says = Weise. Spielt im Kopf weiter, bevor sie antwortet.
bot-meisterdiebe-bot = Bot
    .says = Merkt sich alles und spielt nach Faustregeln.
bot-meisterdiebe-greedy =
    .says = Nimmt sofort das meiste, als wäre sonst niemand da.
bot-meisterdiebe-strong =
    .says = Die Stärkste, die es gibt: die Eule unter anderem Namen.

# How one of a kind differs from the others.
bot-meisterdiebe-leans-thieving = Ist am liebsten Dieb oder Meisterdieb.
bot-meisterdiebe-leans-smuggling = Hat eine Schwäche für Schmuggler.
bot-meisterdiebe-leans-crafting = Legt gern Imitate hinein, als Juwelier oder als Juwelierin.
bot-meisterdiebe-leans-hunting = Ist öfter Detektiv als die meisten.
bot-meisterdiebe-leans-calm = Bleibt ruhig und überrascht nur selten.
bot-meisterdiebe-leans-lively = Steckt voller Überraschungen.
