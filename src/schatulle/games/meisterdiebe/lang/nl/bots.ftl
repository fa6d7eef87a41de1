# Who plays Meisterdiebe: what they are called, and a sentence about each.

bot-meisterdiebe-mouse = Muis
    .says = Dromerig. Goed gezelschap voor een eerste spel.
bot-meisterdiebe-magpie = Ekster
    .says = Hebberig. Ziet wat glinstert, en verder niemand.
bot-meisterdiebe-boar = Zwijn
    .says = Stoutmoedig. Houdt van een grote vangst die kan mislukken.
bot-meisterdiebe-hedgehog = Egel
    .says = Voorzichtig. Liever weinig, maar zeker.
bot-meisterdiebe-fox = Vos
    .says = Sluw. Raadt wat jij gaat spelen, en bederft het.
bot-meisterdiebe-dragon = Draak
    .says = Leerde van miljoenen spellen tegen zichzelf.
bot-meisterdiebe-owl = Uil
    .says = Wijs. Speelt in gedachten verder voor hij antwoordt.
bot-meisterdiebe-bot = Bot
    .says = Onthoudt alles en speelt met vuistregels.
bot-meisterdiebe-greedy =
    .says = Pakt meteen zo veel mogelijk, alsof er verder niemand is.
bot-meisterdiebe-strong =
    .says = De sterkste die er is: de uil onder een andere naam.

# How one of a kind differs from the others.
bot-meisterdiebe-leans-thieving = Is het liefst de dief of de meesterdief.
bot-meisterdiebe-leans-smuggling = Heeft een zwak voor smokkelaars.
bot-meisterdiebe-leans-crafting = Legt graag imitaties neer, als juwelier of als juwelierster.
bot-meisterdiebe-leans-hunting = Is vaker de detective dan de meesten.
bot-meisterdiebe-leans-calm = Blijft kalm en verrast zelden.
bot-meisterdiebe-leans-lively = Zit vol verrassingen.
