# Who plays Diamant: what they are called, and a sentence about each.

bot-diamant-mouse = Muis
    .says = Dromerig. Goed gezelschap voor een eerste spel.
bot-diamant-magpie = Ekster
    .says = Hebberig. Kan niets wat glinstert laten liggen.
bot-diamant-boar = Zwijn
    .says = Stoutmoedig. Stormt door waar anderen omkeren.
bot-diamant-hedgehog = Egel
    .says = Voorzichtig. Rolt zich op en gaat vroeg naar huis.
bot-diamant-fox = Vos
    .says = Sluw. Raadt wat jij gaat doen, en doet het beter.
bot-diamant-dragon = Draak
    .says = Leerde van miljoenen spellen, meestal tegen zichzelf.
bot-diamant-owl = Uil
    .says = Wijs. Speelt in gedachten verder met de kaarten die kunnen komen.
bot-diamant-bot = Bot
    .says = Kijkt één kaart vooruit en rekent, in wisselende stemmingen.
bot-diamant-ev =
    .says = Blijft zolang de volgende kaart meer oplevert dan er op het spel staat.
bot-diamant-leave10 =
    .says = Gaat naar huis met tien stenen naast de schatkist.
bot-diamant-strong =
    .says = De sterkste die meteen antwoordt: de draak.

# How one of a kind differs from the others.
bot-diamant-leans-daring = Durft iets meer dan de anderen van zijn soort.
bot-diamant-leans-wary = Past iets beter op dan de anderen van zijn soort.
bot-diamant-leans-moody = Heeft bij elke kaart een ander humeur.
bot-diamant-leans-steady = Heeft altijd hetzelfde humeur.
bot-diamant-leans-calm = Blijft kalm en verrast zelden.
bot-diamant-leans-lively = Zit vol verrassingen.
