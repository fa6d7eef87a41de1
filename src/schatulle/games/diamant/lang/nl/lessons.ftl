# De lessen van Diamant: van elke les titel en doel, dan de stappen, en wat er gezegd wordt als een poging niet past.
# Hoogstens 25 woorden per stap.

## Delen, en het pad

lesson-diamant-path = Delen en het pad
    .about = Deel wat gevonden wordt, en haal op wat bleef liggen.
lesson-diamant-path-share = Jullie zijn allemaal in de grot. Op de eerste kaart lagen elf stenen: drie voor ieder, en twee bleven liggen.
lesson-diamant-path-stay = Je stenen liggen naast je schatkist en zijn nog niet veilig. Ga verder: er is meer te vinden!
    .other = Terugkeren doe je zo meteen. Bekijk eerst nog een kaart: ga verder!
lesson-diamant-path-leave = Zeven stenen: elk twee, en één blijft liggen. Nu liggen er drie op het pad. Keer alleen terug, dan krijg je ze alle drie!
    .other = Dan haalt misschien een ander de stenen van het pad. Keer terug!
lesson-diamant-path-safe = Je vijf stenen en de drie van het pad liggen in je schatkist. Die acht pakt niemand je meer af.
lesson-diamant-path-together = Een nieuwe grot, en iedereen doet weer mee. Je hebt vier stenen, en er liggen er twee op het pad. Keer terug!
    .other = Denk aan de twee stenen op het pad. Keer terug!
lesson-diamant-path-done = De muis keerde ook terug, dus jullie deelden het pad: elk één steen. Alleen wie als enige terugkeert, krijgt alles.

## Gevaren, en naar huis gaan

lesson-diamant-danger = Gevaren
    .about = Ontdek wanneer het tijd is om naar huis te gaan.
lesson-diamant-danger-snake = Er ligt een slang op het pad. Het eerste gevaar van een soort is een waarschuwing. Bij het tweede is de expeditie voorbij!
lesson-diamant-danger-stay = Naast je schatkist liggen vijf stenen. Wees dapper en ga verder!
    .other = Dat zou verstandig zijn. Maar kijk nu eens wat er kan gebeuren: ga verder!
lesson-diamant-danger-more = Geen slang: weer een steen voor jou. Nog een keer! De egel kijkt al waar de uitgang is.
    .other = Je hebt gelijk dat je twijfelt. Maar kijk eens wat er gebeurt: ga verder!
lesson-diamant-danger-struck = De tweede slang! Jij en de muis zijn alles uit deze grot kwijt. De egel was op tijd naar huis gegaan.
lesson-diamant-danger-fresh = Een nieuwe grot: drie stenen, en geen gevaar op het pad. De volgende kaart kan je dus niet verjagen. Ga verder!
    .other = Zonder gevaar op het pad kan de volgende kaart je niets doen. Ga verder!
lesson-diamant-danger-home = Een schorpioen. Vanaf nu kan elke kaart de tweede zijn. Breng je stenen naar huis: keer terug!
    .other = Je hebt gezien hoe dat kan aflopen. Keer terug!
lesson-diamant-danger-done = Net op tijd: de tweede schorpioen kwam, en de anderen raakten alles kwijt. Hoe meer je draagt, hoe meer je waagt.

## Een kort, heel spel

lesson-diamant-game = Een kort spel
    .about = Speel drie grotten tegen de muis en de egel.
lesson-diamant-game-caves = Dit spel heeft drie grotten. Wie aan het eind de meeste stenen in zijn schatkist heeft, wint.
lesson-diamant-game-whole = Verder of terug? Kijk wat je draagt, wat er op het pad ligt, en welke gevaren er zijn. Jij beslist!
    .returned = Er is iemand terug in het kamp. Nu zijn jullie met minder om te delen: elke kaart brengt meer op.
    .cave = De volgende grot: jullie doen allemaal weer mee, en de kaarten zijn geschud. Wat in een schatkist ligt, is veilig.
lesson-diamant-game-done = Dat was een heel spel, goed gedaan! Het echte gaat net zo, met vijf grotten.
