# De regels van Diamant, regel voor regel, in onze eigen woorden.
# Een regel heeft een titel en een tekst; een uitspraak heeft een vraag, een antwoord en een reden (why);
# een optie heeft een titel, een zin en een regel voor elk van haar waarden.

## Delen en hoofdstukken

part-diamant = Diamant
aim-diamant = Breng meer stenen mee naar huis dan alle anderen. Alleen wat er na vijf expedities in je schatkist zit, telt.
summary-diamant =
    Iedereen gaat samen de grot in, en kaart na kaart gaat open. Een diamantkaart wordt eerlijk verdeeld over
    iedereen in de grot. Wat niet te verdelen is, blijft op het pad.

    Vóór elke volgende kaart kiest iedereen in de grot in het geheim: verder exploreren of terugkeren naar het kamp?

    Keer je terug, dan gaat wat je vond in je schatkist en is het veilig. Je neemt ook de stenen op het pad mee;
    keren meerdere spelers tegelijk terug, dan delen ze die.

    Het eerste gevaar van een soort is alleen een waarschuwing. Een tweede van dezelfde soort maakt een einde aan de
    expeditie, en wie nog in de grot is, verliest wat hij draagt. Eén van de twee kaarten gaat uit het
    spel.

# Woorden uit andere spelregels en van lezers, elk met ons woord voor hetzelfde: zoeken kent ze allebei.
diamant-synonyms = omkeren: terugkeren; verdergaan: verder exploreren; schat: diamantkaart; kaars: fiche; edelsteen: steen; doel: wint
chapter-diamant-material = Spelers, kaarten en stenen
chapter-diamant-expedition = Vijf expedities
chapter-diamant-diamonds = Diamanten vinden
chapter-diamant-hazards = Gevaren
chapter-diamant-leaving = Terugkeren
chapter-diamant-after = Na een expeditie
chapter-diamant-end = Schatkisten en winnen

## De spelregels waaruit is geput

source-002_c50b = de Nederlandse spelregels van Diamant (Schmidt, 2005)

## Diamant: spelers, kaarten en stenen

D-1 = Voor drie tot acht spelers vanaf ongeveer acht jaar. Reken op een half uur.
    .title = Spelers, leeftijd en duur
D-2 =
    Een speelbord met een kamp en vijf grotingangen, 30 grotkaarten, 75 stenen (45 rode met waarde 1, 30 witte
    met waarde 5), 8 avonturiers, 8 schatkisten, en fiches 1 tot en met 5 voor de grotingangen.
    .title = Het spelmateriaal
D-3 =
    Vijftien grotkaarten tonen diamanten: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 en 17, samen 124.
    Vijftien tonen gevaren: slang, schorpioen, aardverschuiving, gaswolk en explosie, van elk drie.
    .title = De grotkaarten
D-4 =
    Leg de vijf grotingangen naast elkaar en de stenen ernaast. Elke speler neemt een avonturier en een
    schatkist van dezelfde kleur. Schud alle dertig kaarten en leg ze dicht neer.
    .title = De spelvoorbereiding
D-5 = Er zijn vijf expedities, één voor elke grotingang. Ze verlopen alle vijf op dezelfde manier.
    .title = Vijf expedities
D-6 = Als een expeditie begint, gaan alle spelers de grot in.
    .title = Samen naar binnen
D-7 = De eerste kaart wordt opengelegd zonder dat iemand iets beslist. Aan een echte tafel doet degene die het dichtst bij de kaarten zit dat.
    .title = De eerste kaart
D-8 =
    Vóór elke volgende kaart beslist iedereen die nog in de grot is, in het geheim en tegelijk: verder
    exploreren of terugkeren naar het kamp. Aan een echte tafel steek je een vuist uit: is hij leeg, dan blijf
    je; zit je avonturier erin, dan ga je weg.
    .title = Blijven of weggaan
D-9 =
    Gaat er een diamantkaart open, dan worden de stenen op die kaart eerlijk verdeeld over de spelers in de
    grot. Wat niet te verdelen is, blijft op de kaart. Een kaart met waarde 11 geeft vijf spelers elk 2, en er
    blijft 1 op liggen.
    .title = Een vondst verdelen
D-10 = Wat je vindt, ligt naast je schatkist en is daar niet veilig. Het is pas van jou als je vrijwillig bent teruggekeerd.
    .title = Nog niet veilig
D-11 = Je mag vijf rode stenen wisselen voor een witte, of andersom, wanneer je maar wilt.
    .title = Stenen wisselen
D-12 =
    Ook een gevarenkaart wordt aan het avonturenpad gelegd, en het pad buigt daar af. De eerste van een soort in
    een expeditie is alleen een waarschuwing.
    .title = Een waarschuwing
D-13 =
    Gaat er in een expeditie een tweede gevarenkaart van dezelfde soort open, dan is de expeditie meteen
    voorbij, wat er ook tussen lag. Iedereen die nog in de grot is, verliest alles wat er naast de eigen
    schatkist ligt. Wat in een schatkist zit, is veilig.
    .title = Het gevaar slaat toe
D-14 =
    Keer je terug, dan leg je de stenen die naast je schatkist liggen erin en pak je ook alle stenen die op
    het pad liggen. Daarmee is de expeditie voor jou voorbij.
    .title = Terugkeren
D-15 =
    Keren meerdere spelers tegelijk terug, dan worden alle stenen op het pad bij elkaar gelegd en eerlijk over
    hen verdeeld. Wat niet te verdelen is, blijft op een diamantkaart van het pad.
    .title = Samen terugkeren
D-16 = Spelers die terugkeren, doen dat voordat de volgende kaart opengaat. Die kaart helpt hen niet en schaadt hen niet.
    .title = Weg vóór de volgende kaart
D-17 =
    Een expeditie eindigt als er niemand meer in de grot is of als een gevaar toeslaat (D-13). Dan wordt het
    fiche van die grotingang weggenomen.
    .title = Het einde van een expeditie
D-18 =
    Tussen twee expedities gaan stenen die nog op het pad liggen terug naar de algemene voorraad, en worden
    alle grotkaarten weer samen geschud.
    .title = Opruimen
D-19 =
    Heeft een gevaar toegeslagen, dan wordt één van de twee gelijke kaarten voor de rest van het spel dicht
    weggelegd.
    .title = Een gevaar minder
D-20 =
    De spelregels raden aan de schatkisten open te laten, zodat iedereen erin kan kijken. Je mag vooraf
    afspreken ze gesloten te houden.
    .title = Open schatkisten
D-21 = Raken de stenen op, gebruik dan iets anders om mee te tellen.
    .title = Als de stenen opraken
D-22 =
    Na de vijfde expeditie tel je wat er in de schatkisten zit: 1 voor een rode steen, 5 voor een witte. Wie het
    meeste heeft, wint. Hebben meerdere spelers evenveel, dan winnen ze allemaal.
    .title = Winnen

## Uitspraken: Diamant

OQ-D1 = Nee. Iedereen gaat samen naar binnen en de eerste kaart gaat open.
    .title = Beslis je vóór de eerste kaart?
    .why = De spelregels sturen iedereen samen naar binnen, en nog niemand heeft iets te verliezen.
OQ-D2 = Ja, zoals altijd.
    .title = De eerste kaart is een gevaar: beslis je vóór de tweede?
    .why = Alleen de eerste kaart komt zonder beslissing.
OQ-D3 = Op de laatste diamantkaart van het pad.
    .title = Op welke kaart blijft de rest als spelers samen terugkeren?
    .why = Als alle stenen bij elkaar worden gelegd, maakt het geen verschil.
OQ-D4 = Terug naar de algemene voorraad.
    .title = De laatste spelers keren samen terug en er blijft een rest: waar gaat die heen?
    .why = Wat er na een expeditie nog op het pad ligt, gaat daarheen.
OQ-D5 = Geen van beide.
    .title = Gaat er, als iedereen weg is, nog een kaart open, of wordt er een gevaar weggelegd?
    .why = De expeditie is voorbij, en er heeft geen gevaar toegeslagen.
OQ-D6 = Dat gebeurt hier nooit.
    .title = En als de stenen opraken?
    .why = Volgens de spelregels mag je met iets anders tellen, dus een getal is genoeg.
OQ-D7 = Nee. De tweede maakt een einde aan de expeditie, dus blijft de derde in de stapel.
    .title = Kan hetzelfde gevaar in één expeditie drie keer opengaan?
    .why = De tweede slaat toe.
OQ-D8 = Hooguit twee keer.
    .title = Hoe vaak kan één soort gevaar in een spel toeslaan?
    .why = Elke keer wordt een van de kaarten weggelegd: van drie naar twee, en dan is er nog maar één over.
OQ-D9 =
    Niet binnen vijf expedities: uiterlijk de 21e kaart maakt een einde aan een expeditie. Mocht het ooit
    gebeuren, dan gaan alle spelers die nog in de grot zijn terug.
    .title = Kunnen de kaarten opraken?
    .why =
        Zonder herhaling kunnen er hooguit 15 diamantkaarten en 5 verschillende gevaren op het pad liggen, en
        de stapel heeft er altijd meer.
OQ-D10 = Volgens de spelregels niet, maar een tafel mag het toestaan.
    .title = Mogen er twee spelers spelen?
    .why = Het werkt goed genoeg.
OQ-D11 = Alle stenen blijven op de kaart.
    .title = En als er op een kaart minder stenen zijn dan er spelers zijn?
    .why = Niemand kan een gelijk deel krijgen.
OQ-D12 = Ja, iedereen weet welke soort het is.
    .title = Is bekend welk gevaar is weggelegd?
    .why = Het lag open voor iedereen.
OQ-D13 = Die gaan naar de algemene voorraad; niemand krijgt ze.
    .title = Wat gebeurt er met de stenen op het pad als een gevaar toeslaat?
    .why = Wat er na een expeditie nog op het pad ligt, gaat daarheen.
OQ-D14 = Ja.
    .title = Mag je met lege handen teruggaan?
    .why = Niets verbiedt het.
OQ-D15 = Het maakt niets meer uit.
    .title = De laatste expeditie eindigt met een gevaar: wordt er een kaart weggelegd?
    .why = Er volgt geen expeditie meer.
OQ-D16 = Ze winnen allemaal.
    .title = En als spelers gelijk staan?
    .why = De spelregels zeggen dat.
OQ-D17 = Ja, vóór elke kaart.
    .title = Beslist een speler die alleen in de grot is ook nog?
    .why = Iedereen die nog in de grot is, beslist vóór elke kaart.

## Opties: Diamant

option-path_split = Hoe spelers die samen terugkeren de stenen op het pad verdelen.
    .title = Het pad verdelen
    .value-pooled = alle stenen worden bij elkaar gelegd en verdeeld
    .value-per_card = elke kaart wordt apart verdeeld, en wat overblijft, blijft erop liggen
option-hazard_removal = Hoeveel van de twee gelijke kaarten worden weggelegd nadat een gevaar heeft toegeslagen.
    .title = Gevaren wegleggen
    .value-one = één van de twee
    .value-both = allebei
    .value-none = geen
option-first_card_decision = Of de spelers vóór de eerste kaart van een expeditie beslissen.
    .title = Beslissen vóór de eerste kaart
    .value-false = nee, de eerste kaart gaat gewoon open
    .value-true = ja, zoals vóór elke andere kaart
option-chests = Of iedereen kan zien hoeveel er in de schatkisten zit.
    .title = Schatkisten
    .value-open = ja
    .value-closed = nee, alleen je eigen schatkist
option-allow_two = Of twee spelers mogen spelen.
    .title = Een spel voor twee
    .value-false = nee, minstens drie
    .value-true = ja
option-expeditions = Hoeveel expedities een spel heeft.
    .title = Aantal expedities
    .value-number = zoveel, vijf volgens de spelregels
