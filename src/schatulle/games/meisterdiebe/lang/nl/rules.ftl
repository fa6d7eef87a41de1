# De regels van Meisterdiebe, regel voor regel, in onze eigen woorden.

## Waar elk deel over gaat

aim-meisterdiebe = Raak je imitaties kwijt en verzamel echte juwelen. Wat aan het einde op je witte kussen ligt, is nep en kost punten. Wat op je zwarte kussen ligt, is echt en levert punten op: een diamant 1, een saffier 2, een robijn 4. Wie de meeste punten heeft, wint.
summary-meisterdiebe =
    De kist heeft drie niveaus met elk vier laden. In een lade is plaats boven de bodem en eronder. Open je een
    lade, dan valt alles eruit wat onderin ligt.

    Zo gaat een ronde: iedereen kiest in het geheim één van zes karakters. Eerst leggen de smokkelaars hun kaart
    open en zijn zij aan de beurt, dan alle anderen, in de volgorde van de overzichtskaart.

    In je beurt open je één lade. Vallen er juwelen, dan ben je betrapt: ze gaan naar het rode kussen, en je
    karakter doet niets. Valt er niets, dan doe je wat je karakter doet.

    Daarna mag je het bovenste niveau of de bovenste twee draaien, en de hele kist omkeren. Na het omkeren ligt
    wat boven lag onder, en wie dan die lade opent, is betrapt. Onthoud dus waar alles ligt!

    Zijn er minstens evenveel smokkelaars als detectives, dan delen de smokkelaars wat er op het rode kussen
    ligt. Anders nemen de detectives het aan het einde van de ronde.

    Na zes rondes, een cyclus, gaan je zes kaarten naar je linkerbuur. Het spel eindigt met de ronde waarin
    iemands witte kussen leeg raakt of de laatste robijn is gevonden.
    .roles =
        Smokkelaar: { md-does-smuggler }

        Juwelier: { md-does-jeweller }

        Juwelierster: { md-does-jewelress }

        Dief: { md-does-thief }

        Meesterdief: { md-does-masterthief }

        Detective: { md-does-detective }
aim-prototype = Raak je imitaties kwijt en verzamel echte juwelen. Elke imitatie die aan het einde op je witte kussen ligt, kost een punt. Wat op je zwarte kussen ligt, is echt en levert punten op: een diamant 1, een saffier 2, een robijn 4. Wie de meeste punten heeft, wint.
summary-prototype =
    De kist heeft drie niveaus met elk vier laden. In een lade is plaats boven de bodem en eronder. Open je een
    lade, dan valt alles eruit wat onderin ligt.

    Zo gaat een ronde: iedereen kiest in het geheim één van zes karakters. Dan gaan alle kaarten tegelijk open.
    De beurten gaan van de juwelier tot de detective, zoals ze hier staan.

    In je beurt open je één lade. Vallen er juwelen, dan ben je betrapt en doet je karakter niets. Is er deze
    ronde een detective, dan gaan de juwelen naar het rode kussen; zo niet, dan gaan ze bovenin terug. Valt er niets, dan doe je wat je karakter doet. Daarna mag je de kist draaien en omkeren.

    Aan het einde van de ronde nemen de detectives wat er op het rode kussen ligt. Spelers met hetzelfde karakter
    ruilen die kaarten. Na zes rondes, een cyclus, neem je je kaarten weer op. Er zijn geen alarmen.

    Is iemands laatste imitatie weg of de zesde robijn gevonden, dan is dit de laatste ronde. Een winnaar
    met drie robijnen is Koning der meesterdieven.
    .roles =
        Juwelier: { md-does-jeweller-prototype }

        Juwelierster: { md-does-jewelress }

        Smokkelaar: { md-does-smuggler-prototype }

        Dief: { md-does-thief }

        Meesterdief: { md-does-masterthief-prototype }

        Detective: { md-does-detective-prototype }

# Woorden uit andere spelregels en van lezers, elk met ons woord voor hetzelfde: zoeken kent ze allebei.
meisterdiebe-synonyms = schuiflade: lade; schuifla: lade; alarminstallatie: alarm; alarmsysteem: alarm; omdraaien: omkeren; kubus: kist; doek: kussen; voorraad: kussen; nep: imitatie; namaak: imitatie; verdekt: dicht; edelsteen: juweel; edelstenen: juwelen; functie: eigenschap; vaardigheid: eigenschap; verdieping: niveau; politie: detective; doorzoeken: verder zoeken; doel: puntentelling

## Delen en hoofdstukken

part-box = De smokkelaarkist
part-meisterdiebe = { game-meisterdiebe }
part-prototype = { game-meisterdiebe }, het prototype van de auteur
chapter-box = Hoe de smokkelaarkist werkt
chapter-material = Het spelmateriaal
chapter-drawers = Niveaus en laden
chapter-setup = De spelvoorbereiding
chapter-round = Een ronde
chapter-turn = Een beurt
chapter-smuggler = De smokkelaar
chapter-loot = De buit
chapter-jeweller = De juwelier en de alarmen
chapter-jewelress = De juwelierster
chapter-thief = De dief
chapter-masterthief = De meesterdief
chapter-detective = De detective
chapter-end = Speleinde en puntentelling
chapter-prototype-material = Het materiaal van het prototype
chapter-prototype-setup = De spelvoorbereiding
chapter-prototype-round = Een ronde
chapter-prototype-turn = Een beurt
chapter-prototype-characters = De karakters
chapter-prototype-box = De kist draaien en omkeren
chapter-prototype-end = Speleinde en puntentelling

## De spelregels waaruit is geput

source-000_d2fd = de Nederlandse spelregels van de uitgave van Zoch (2004), vertaald door Sven Talboom
source-001_31ef-FR = de Franse spelregels van de uitgave van Zoch, vertaald door Birgit Janka
source-001_31ef-EN = de laatste bladzijde van de Engelse spelregels (Rio Grande)
source-003_9146 = de Duitse spelregels van het prototype van de auteur (Frank Czarnetzki)
source-004_cbe6 = een tweede Nederlandse vertaling van de spelregels van Zoch, van een onbekende hand

## De smokkelaarkist

G-1 =
    De smokkelaarkist is een stapel van drie niveaus: A, B en C. Elk niveau heeft vier laden, aan elke kant één:
    A1 tot en met A4, B1 tot en met B4 en C1 tot en met C4. De laden 1 en 3 zijn lang en liggen tegenover
    elkaar. De laden 2 en 4 zijn kort en liggen ook tegenover elkaar. Als de robijnen erin zitten en het spel
    begint, ligt A boven, B in het midden en C onder. Op elk niveau kijkt lade 1 naar het noorden, 2 naar het
    oosten, 3 naar het zuiden en 4 naar het westen.
    .title = Niveaus, laden en hun beginstand
G-2 =
    In elke lade is boven en onder de bodem plaats: het voorste vak heeft een bovenste en een onderste helft.
    Een lange lade heeft daarachter nog zo’n vak, het geheime vak, en ook dat heeft een bovenste en een onderste
    helft. Twaalf laden geven 24 plaatsen in de voorste vakken, zes lange laden 12 in de geheime: samen 36
    schuilplaatsen.
    .title = Zesendertig schuilplaatsen
G-3 =
    Om te draaien neem je het niveau dat op dat moment bovenop ligt, of de bovenste twee samen, en geef je het
    een kwartslag. Van bovenaf gezien is + met de klok mee: een lade die naar het noorden keek, kijkt nu naar
    het oosten. Met - gaat het de andere kant op. In de laden verschuift niets, en wat boven lag, blijft boven.
    .title = Draaien
G-4 =
    Keer je om, dan zet je de hele kist op zijn kop. Het bovenste niveau ligt nu onder en het onderste boven;
    het middelste blijft in het midden. In alle twaalf laden ligt wat boven lag nu onder en andersom, ook in de
    geheime vakken. Noord en zuid wisselen van plaats; oost en west blijven.
    .title = Omkeren
G-5 =
    Niveau B is altijd het middelste. Hoe ver elk niveau is gedraaid en welke kant van de kist boven ligt, zegt
    alles over de stand. Er zijn 128 standen, of 32 als het niet uitmaakt vanaf welke kant je kijkt. Je kunt ze
    allemaal bereiken.

    Mag je draaien én omkeren, dan heb je veertien mogelijkheden, en één daarvan is niets doen. Ze leiden tot
    veertien standen. Tien daarvan zijn echt anders als je om de tafel mag lopen. Of je eerst draait of eerst
    omkeert, maakt niet uit: omkeren en dan het bovenste niveau draaien geeft hetzelfde als de bovenste twee
    draaien en dan omkeren.

    Mag maar één van de twee, dan zijn er zes mogelijkheden: niets, vier keer draaien en het omkeren.
    .title = Wat uit draaien en omkeren volgt

## Meisterdiebe: het spelmateriaal

M-1 = Eén smokkelaarkist van drie niveaus met twaalf laden. Zes van die laden hebben een geheim vak.
    .title = De smokkelaarkist
M-2 = Zeventien kussens: acht witte, acht zwarte en één rood.
    .title = De kussens
M-3 = 102 juwelen: 6 rode robijnen, 16 blauwe saffieren en 80 transparante diamanten.
    .title = De juwelen
M-4 =
    48 kaarten: elk van de zes karakters heeft er acht, genummerd van 1 tot en met 8. Binnen een karakter
    komt geen enkel getal twee keer voor.
    .title = De karakterkaarten
M-5 = De zes karakters zijn de smokkelaar, de juwelier, de juwelierster, de dief, de meesterdief en de detective.
    .title = De zes karakters
M-6 =
    Acht overzichtskaarten en acht alarmschijven, van elk één in elke spelerskleur. Aan tafel noemen we de
    schijf, in de spelregels ook alarminstallatie, gewoon het alarm.
    .title = Overzichtskaarten en alarmen
M-7 = Voor twee tot acht spelers vanaf ongeveer tien jaar. Reken op een uur tot vijf kwartier.
    .title = Spelers, leeftijd en duur

## Meisterdiebe: niveaus en laden

M-8 = Elk niveau draait apart om het midden van de kist; magneten houden de niveaus bij elkaar.
    .title = De niveaus draaien
M-9 = Elk niveau heeft twee lange en twee korte laden. De lange liggen tegenover elkaar, en de korte ook.
    .title = Lange en korte laden
M-10 =
    De bodem van een lade zit op halve hoogte, zodat er ruimte boven en ruimte onder is. Elk voorste vak
    heeft dus een bovenste en een onderste helft.
    .title = Laden met twee kanten
M-11 = Achter het voorste vak van een lange lade ligt het geheime vak, en ook dat heeft een boven- en een onderkant.
    .title = Geheime vakken
M-12 = Geen twee laden hebben aan de voorkant dezelfde houtnerf. Daaraan mag je de laden uit elkaar houden.
    .title = Let op de nerf
M-13 = Een vak is nooit vol: er mogen zo veel juwelen in als je wilt.
    .title = Altijd plaats voor meer

## Meisterdiebe: de spelvoorbereiding

M-14 = Zet de kist midden op tafel en leg het rode kussen ernaast. Het is nog leeg.
    .title = De tafel
M-15 =
    Sorteer de kaarten per karakter in zes stapels van acht. Schud elke stapel en geef elke speler er één
    kaart van. Iedereen heeft nu zes kaarten op de hand, één van elk karakter, en welke getallen erop staan,
    is toeval. Overgebleven kaarten gaan ongezien terug in de speldoos.
    .title = De kaarten delen
M-16 =
    Elke speler neemt een overzichtskaart, een alarmschijf, een wit kussen en een zwart kussen. Je alarm wacht
    op je overzichtskaart, naast de juwelier.
    .title = Wat elke speler neemt
M-17 =
    Leg op elk wit kussen acht diamanten en twee saffieren: dat zijn je tien imitaties. Je zwarte kussen is
    in het begin leeg.
    .title = Je imitaties
M-18 =
    Een juweel is alleen een imitatie zolang het op een wit kussen ligt. In een lade, op het rode kussen of
    op een zwart kussen is het echt, en een juweel dat net gevallen is ook. Waar het vandaan kwam, doet er
    niet meer toe.
    .title = Imitatie of echt?
M-19 =
    Draai de niveaus tot de lange laden boven elkaar staan. Leg aan één van de twee lange zijden in elk van
    de drie laden een robijn boven in het geheime vak. Keer de kist om. Doe nu aan de tegenoverliggende zijde
    hetzelfde met de andere drie robijnen.
    .title = De robijnen verstoppen
M-20 =
    Elke lange lade heeft nu één robijn. Aan de ene zijde van de kist liggen ze alle drie boven in het geheime
    vak, aan de andere zijde alle drie onderin, zodat elk niveau er één boven en één onder heeft. In onze
    namen voor de laden: boven in A1, B1 en C1, onder in A3, B3 en C3.
    .title = Waar de robijnen liggen
M-21 =
    Verdeel twaalf diamanten zo eerlijk mogelijk. Het is niet erg als sommige spelers er één meer krijgen. De
    grotere delen zijn voor wie de kist het eerst vult.

    2 spelers: elk 6 · 3 spelers: elk 4 · 4 spelers: elk 3 · 5 spelers: 3, 3, 2, 2, 2 · 6 spelers: elk 2 · 7
    spelers: 2, 2, 2, 2, 2, 1, 1 · 8 spelers: 2, 2, 2, 2, 1, 1, 1, 1.
    .title = Diamanten voor de kist
M-22 =
    Met de klok mee leggen de spelers om de beurt al hun eigen diamanten in laden: allemaal in één lade of
    verdeeld over een aantal laden, net wat ze willen. Open alleen het voorste vak, leg ze er bovenin en sluit
    de lade weer.
    .title = De kist vullen
M-23 =
    Als je diamanten erin liggen, mag je het bovenste niveau of de bovenste twee een kwartslag draaien, welke
    kant op je maar wilt, en mag je de kist één keer omkeren. Je mag beide doen, één van de twee of geen van
    beide.
    .title = De kist draaien en omkeren na het vullen
M-24 =
    Vallen er diamanten uit een lade die je opent om hem te vullen, dan komen die meteen op het rode kussen. Je
    legt je eigen diamanten er gewoon in.
    .title = Als er bij het vullen diamanten vallen
M-25 = Juwelen die aan niemand zijn uitgedeeld, doen niet mee.
    .title = Overgebleven juwelen

## Meisterdiebe: een ronde

M-26 = Iedereen kiest een kaart uit de hand en legt die dicht neer. Jullie kiezen tegelijk en in het geheim.
    .title = Een kaart kiezen
M-26a = Elk karakter heeft een eigenschap die je in je beurt mag gebruiken.
    .title = Karakters en hun eigenschappen
M-27 =
    Eerst leggen alleen de smokkelaars hun kaart open, allemaal tegelijk. Alle andere kaarten blijven dicht tot
    zij klaar zijn.
    .title = Eerst de smokkelaars open
M-28 = De smokkelaars zijn aan de beurt van het laagste naar het hoogste getal.
    .title = De volgorde van de smokkelaars
M-29 =
    Na de beurt van de laatste smokkelaar leggen alle andere spelers hun kaart tegelijk open. Is er geen
    smokkelaar, dan gebeurt dat meteen.
    .title = De anderen leggen open
M-30 = Was er een smokkelaar, dan wordt nu eerst de buit geregeld (M-57 tot en met M-62), voordat een ander aan de beurt komt.
    .title = De buit gaat voor
M-31 =
    Daarna zijn de anderen aan de beurt in de volgorde van de overzichtskaart: juwelier, juwelierster, dief,
    meesterdief, detective.
    .title = De beurtvolgorde
M-32 =
    Bij spelers met hetzelfde karakter gaat het laagste getal voor. Gelijke getallen zijn er niet: elk getal
    komt per karakter maar één keer voor.

    Een voorbeeld: Anna legt smokkelaar 6 open, Ben smokkelaar 2, Carl juwelier 3, Dora dief 8 en Emma dief 4.
    Ben begint, dan komt Anna. Nu delen de smokkelaars de buit. Daarna is Carl aan de beurt, dan Emma, en als
    laatste Dora.
    .title = Zelfde karakter, laagste getal eerst
M-33 =
    Als iedereen aan de beurt is geweest en de detectives de juwelen hebben opgehaald (M-84 tot en met M-87),
    is de ronde voorbij. Kijk nu of het spel eindigt (M-89, M-90).
    .title = Het einde van een ronde
M-34 =
    Leg je gespeelde kaart dicht voor je neer. Je krijgt hem pas terug als alle zes gespeeld zijn: in de eerste
    ronde kies je dus uit zes kaarten, in de tweede uit vijf, enzovoort.
    .title = Gespeelde kaarten rusten
M-35 =
    Deze zes rondes heten een cyclus. Is de cyclus voorbij, dan pak je je zes kaarten op en geef je ze allemaal
    aan je linkerbuur. Van rechts krijg je er zes: weer één van elk karakter, maar met nieuwe getallen. Dan
    begint de volgende cyclus.
    .title = De kaarten gaan naar links

## Meisterdiebe: een beurt

M-36 =
    Elke beurt, behalve die van de detective, gaat zo: open een lade, kijk wat er valt, doe wat je karakter
    doet als dat mag, sluit de lade, en draai de kist en/of keer hem om als je wilt.
    .title = De stappen van een beurt
M-37 = In je beurt open je één lade, op welk niveau en aan welke zijde dan ook. Je moet er één openen, en een tweede mag niet.
    .title = Eén lade per beurt
M-38 = Zolang je je lade niet hebt geopend, mag je de kist niet draaien en niet omkeren.
    .title = Eerst openen, dan pas draaien
M-39 =
    Trek de lade zo ver open dat het voorste vak helemaal te zien is en alles wat er onderin lag eruit is
    gevallen.
    .title = Helemaal open
M-40 = Alleen de meesterdief mag een lade verder opentrekken, tot aan het geheime vak.
    .title = Geheimen zijn voor de meesterdief
M-41 =
    Vallen er juwelen als je je lade opent, dan ben je betrapt: je karakter doet deze beurt niets. Sluit de
    lade; je mag de kist nog wel draaien en omkeren, en dan is je beurt voorbij. Alleen de juwelierster gaat
    gewoon door (M-74).
    .title = Betrapt
M-42 = Gevallen juwelen komen op het rode kussen, behalve als het alarm van een andere speler mee is gevallen (M-70).
    .title = Waar gevallen juwelen heen gaan
M-43 =
    Aan het einde van je beurt mag je één keer draaien: het bovenste niveau of de bovenste twee samen, een
    kwartslag naar links of naar rechts. Ook mag je de kist één keer op zijn kop zetten. Doe beide, één van
    de twee of geen van beide.
    .title = Draaien en omkeren
M-44 =
    Het bovenste niveau is het niveau dat bovenop ligt op het moment dat je het vastpakt. Keer je eerst om, dan
    is het niveau dat onder lag nu het bovenste.
    .title = Welk niveau het bovenste is
M-45 = Doe je beide, dan mag je eerst draaien of eerst omkeren.
    .title = De volgorde is vrij
M-46 = Als detective laat je de kist zoals hij staat: niet draaien en niet omkeren.
    .title = Detectives houden hun handen thuis
M-47 =
    Wat onderin ligt, valt eruit als een lade wordt geopend, en er wordt alleen bovenin iets gelegd. In het
    voorste vak van een lade hoort dus nooit aan beide kanten van de bodem iets te liggen.
    .title = Nooit aan beide kanten tegelijk
M-48 =
    Misschien is een lade niet helemaal geopend, en vallen er nu juwelen terwijl er bovenin ook juwelen liggen.
    Dan krijgt wie de lade opent het voordeel van de twijfel: wat viel, komt op het rode kussen, en de beurt
    gaat verder alsof er niets gebeurd is. Dit komt alleen voor met de optie “{ option-sticky_drawers.title }”.
    .title = Als een lade heeft geklemd

## Meisterdiebe: de smokkelaar

M-49 =
    Ben je als smokkelaar niet betrapt, neem dan alle juwelen die boven in het voorste vak liggen en leg ze op
    het rode kussen. Dat is de buit.
    .title = Juwelen naar buiten smokkelen
M-50 = Leg daarna één imitatie van je witte kussen, een diamant of een saffier naar keuze, boven in hetzelfde voorste vak.
    .title = Een imitatie achterlaten
M-51 = Je legt je imitatie er ook in als er boven in het voorste vak niets lag.
    .title = Ook in een lege lade
M-52 = Ligt er boven in het voorste vak een alarm, dan laat je dat liggen.
    .title = Het alarm blijft
M-53 = Een betrapte smokkelaar neemt niets, legt niets neer en deelt deze ronde niet mee in de buit.
    .title = Een betrapte smokkelaar
M-54 = Bij het tellen van smokkelaars en detectives telt een betrapte smokkelaar gewoon mee.
    .title = Toch lid van de bende
M-55 =
    Wat er viel toen de smokkelaar werd betrapt, komt zoals altijd op het rode kussen, of gaat naar de
    andere speler wiens alarm mee is gevallen (M-70).
    .title = Wat de betrapte smokkelaar liet vallen
M-56 = Aan het einde van je beurt mag je de kist draaien en omkeren, voordat de beurt van de volgende smokkelaar begint.
    .title = Ook smokkelaars draaien en keren om

## Meisterdiebe: de buit

M-57 = Tel de smokkelaars van deze ronde, ook de betrapte, en tel de detectives.
    .title = De bende tegen de wet
M-58 = Zijn er meer detectives dan smokkelaars, dan krijgen de smokkelaars niets. Alle juwelen blijven op het rode kussen.
    .title = Meer detectives dan smokkelaars
M-59 =
    Zijn er minstens evenveel smokkelaars als detectives, dan verdelen de smokkelaars nu alles wat op het rode
    kussen ligt, ook wat er in eerdere rondes of bij het vullen van de kist is blijven liggen.
    .title = Minstens evenveel smokkelaars
M-60 =
    Te beginnen bij het laagste getal neemt elke smokkelaar die niet is betrapt één juweel; dan begint het
    weer bij het laagste, tot het rode kussen leeg is.
    .title = Juweel voor juweel
M-61 = Wie een juweel neemt, kiest welk, en legt het op het eigen zwarte kussen.
    .title = Je kiest je juweel
M-62 = Zijn alle smokkelaars betrapt, dan deelt niemand. De juwelen blijven op het rode kussen.
    .title = Allemaal betrapt

## Meisterdiebe: de juwelier en de alarmen

M-63 =
    Ben je als juwelier niet betrapt, leg dan één imitatie naar keuze boven in het voorste vak van de lade. Het
    maakt niet uit of daar al juwelen liggen.
    .title = De imitatie van de juwelier
M-64 = Je mag je alarm erbij leggen, als je het bij de hand hebt en er in deze lade nog geen alarm ligt.
    .title = Een alarm plaatsen
M-65 = In een lade kan maar één alarm liggen. Een alarm dat er al ligt, mag niet worden verplaatst of verwisseld.
    .title = Eén alarm per lade
M-66 = Een betrapte juwelier legt geen imitatie en geen alarm in de lade.
    .title = Een betrapte juwelier
M-67 =
    Ligt het alarm boven in het voorste vak als de lade wordt geopend, dan is het uitgeschakeld. Wie de lade
    opende, doet gewoon wat bij het karakter hoort.
    .title = Een alarm dat boven ligt, is uitgeschakeld
M-68 =
    En als er daarna bij het alarm geen juweel meer ligt? Volgens de Nederlandse regels blijft het in de lade.
    Volgens de Franse regels neemt de eigenaar het meteen terug, en onze Engelse uitgave doet dat ook. De optie
    “{ option-alarm_alone.title }” beslist.
    .title = Een alarm dat alleen achterblijft
M-69 = Valt het alarm, dan gaat het af. De eigenaar neemt het meteen terug en mag het opnieuw gebruiken.
    .title = Een alarm gaat af
M-70 =
    Open je een lade en valt het alarm van een andere speler, dan gaan de gevallen juwelen naar het zwarte
    kussen van die speler. Is er een juweel gevallen, dan ben je betrapt.
    .title = Het alarm van een andere speler
M-71 =
    Valt je eigen alarm, dan neem je het terug, maar de gevallen juwelen komen op het rode kussen. Is er een
    juweel gevallen, dan ben je betrapt.
    .title = Je eigen alarm
M-72 = Valt alleen een alarm, zonder juweel, dan ben je niet betrapt: je gaat gewoon verder.
    .title = Een alarm valt alleen
M-73 = Een alarm werkt voor zijn eigenaar, welk karakter die deze ronde ook heeft gespeeld, zelfs als het de detective is.
    .title = Alarmen werken voor hun eigenaar

## Meisterdiebe: de juwelierster

M-74 =
    Leg één imitatie naar keuze boven in het voorste vak van de lade. Niets houdt je tegen, zelfs vallende
    juwelen niet.
    .title = De imitatie van de juwelierster
M-75 =
    Voor elke detective van deze ronde mag je nog één imitatie in dezelfde lade leggen. Hoeveel je er daarvan
    gebruikt, bepaal je zelf.
    .title = Nog één voor elke detective
M-76 = Je kunt er alleen in leggen wat je nog op je witte kussen hebt. Diamant of saffier: dat kies je telkens opnieuw.
    .title = Niet meer dan je hebt
M-77 =
    Gevallen juwelen gaan waar ze altijd heen gaan: naar het rode kussen of, als het alarm van een andere speler
    mee is gevallen, naar die speler. Als juwelierster kun je zelf geen alarm plaatsen.
    .title = Vallende juwelen, en geen alarm

## Meisterdiebe: de dief

M-78 =
    Ben je als dief niet betrapt, neem dan alle juwelen die boven in het voorste vak liggen en leg ze op je
    zwarte kussen. Van een alarm blijf je af.
    .title = De dief neemt alles

## Meisterdiebe: de meesterdief

M-79 =
    Ben je als meesterdief niet betrapt, bekijk dan het voorste vak en kies. Of je plundert: je neemt zoals de
    dief alle juwelen die boven in het voorste vak liggen. Of je zoekt verder: je trekt de lade verder open en
    kijkt in het geheime vak. Verder zoeken mag ook als het voorste vak leeg is, maar alleen een lange lade
    heeft een geheim vak.
    .title = Plunderen of verder zoeken
M-80 =
    Ligt er een robijn boven in het geheime vak, neem die dan, samen met alle juwelen die boven in het voorste
    vak liggen, en leg alles op je zwarte kussen.
    .title = Je vindt een robijn
M-81 =
    Valt er een robijn uit de onderkant van het geheime vak, dan krijg je helemaal niets. De juwelen in het
    voorste vak blijven liggen, en de robijn komt boven in het geheime vak van dezelfde lade. Een robijn komt
    nooit op het rode kussen.
    .title = De robijn valt
M-82 = Is het geheime vak boven en onder leeg, dan krijg je niets, en de juwelen in het voorste vak blijven liggen.
    .title = Hier geen robijn
M-83 = Een betrapte meesterdief mag niet plunderen en niet verder zoeken.
    .title = Een betrapte meesterdief

## Meisterdiebe: de detective

M-84 = De detective opent geen lade en laat de kist zoals hij staat.
    .title = De detective wacht af
M-85 =
    Is er maar één detective, dan neemt die aan het einde van de ronde alle juwelen van het rode kussen en legt
    ze op het eigen zwarte kussen.
    .title = Eén detective neemt alles
M-86 =
    Zijn er meerdere detectives, dan gaat het om de beurt. Te beginnen bij het laagste getal neemt ieder één
    juweel naar keuze, rond en nog eens rond, tot het rode kussen leeg is.
    .title = Meerdere detectives delen
M-87 =
    Ze krijgen alles wat er dan op het rode kussen ligt: buit die de smokkelaars niet kregen, wat er deze
    ronde viel en wat er van eerdere rondes over is.
    .title = Alles op het rode kussen
M-88 = Is er geen detective, dan blijft alles tot de volgende ronde op het rode kussen.
    .title = Geen detective

## Meisterdiebe: speleinde en puntentelling

M-89 = Heeft iemand niets meer op het witte kussen als een ronde voorbij is, dan eindigt het spel.
    .title = Een leeg wit kussen
M-90 =
    Ook de laatste van de zes robijnen maakt een einde aan het spel, zodra iemand die uit een geheim vak heeft
    gehaald. De ronde wordt eerst uitgespeeld. (Niet in de Engelse regels: optie “{ option-last_ruby_end.title
    }”.)
    .title = De laatste robijn
M-91 =
    Op je zwarte kussen is een diamant 1 punt waard, een saffier 2 en een robijn 4. Voor wat er nog op je
    witte kussen ligt, verlies je 1 punt per diamant en 2 per saffier. De hoogste score wint.
    .title = De puntentelling
M-92 = Juwelen op het rode kussen en in de kist tellen voor niemand.
    .title = Wat niet telt
M-93 =
    Bij een gelijke stand wint wie de meeste robijnen heeft; is ook dat gelijk, wie de meeste saffieren
    heeft. Daarbij telt alleen het zwarte kussen. Is het dan nog gelijk, dan delen de spelers de overwinning.
    .title = Bij een gelijke stand
M-94 = Als variant mag je aan het einde van je beurt maar één ding doen: draaien of omkeren, maar niet beide.
    .title = Variant: draaien of omkeren

## Het prototype: het materiaal

P-1 =
    Een kubus van drie niveaus met twaalf laden, het lichte niveau in het midden; 17 doeken (8 witte, 8 zwarte,
    1 rode); 96 juwelen (6 robijnen, 24 saffieren, 66 diamanten); 48 kaarten, acht voor elk van de zes
    karakters; 8 overzichtskaarten. Er zijn geen alarmen. Twee tot acht spelers doen er een uur tot anderhalf
    uur over. Hierna noemen we de kubus gewoon de kist en de doeken kussens, zoals in het uitgegeven spel.
    .title = Het materiaal van het prototype
P-2 = De laden zijn als in het uitgegeven spel (M-9 tot en met M-11): twee lange en twee korte per niveau, elk met twee kanten.
    .title = De laden

## Het prototype: de spelvoorbereiding

P-3 = De robijnen worden verstopt als in het uitgegeven spel: elk niveau heeft er één boven in en één onder in een geheim vak.
    .title = De robijnen verstoppen
P-4 = Op je witte kussen liggen in het begin zeven diamanten en drie saffieren. Je zwarte kussen is leeg.
    .title = Je imitaties
P-5 = Deel de kaarten als in het uitgegeven spel (M-15): iedereen krijgt één kaart van elk karakter.
    .title = De kaarten delen
P-6 =
    Er worden tien diamanten verdeeld. Met de klok mee legt elke speler er één boven in het voorste vak van een
    lade naar keuze en sluit die. Daarna mag die speler de kist één keer draaien en één keer omkeren. Ga zo rond
    tot alle tien erin liggen.

    2 spelers: elk 5 · 3 spelers: 4, 3, 3 · 4 spelers: 3, 3, 2, 2 · 5 spelers: elk 2 · 6 spelers: 2, 2, 2, 2, 1,
    1 · 7 spelers: 2, 2, 2, 1, 1, 1, 1 · 8 spelers: 2, 2, 1, 1, 1, 1, 1, 1.
    .title = De kist vullen, één voor één
P-7 = Een diamant die valt terwijl de kist wordt gevuld, komt samen met de nieuwe boven in het voorste vak.
    .title = Als er bij het vullen een diamant valt
P-8 = Je mag altijd iets in een lade leggen waarin al juwelen liggen.
    .title = Bij andere juwelen

## Het prototype: een ronde

P-9 = Iedereen legt een kaart dicht neer, en dan gaan alle kaarten tegelijk open, ook die van de smokkelaars.
    .title = Alles tegelijk open
P-10 =
    De beurten gaan in deze volgorde: juwelier, juwelierster, smokkelaar, dief, meesterdief, detective. Bij
    spelers met hetzelfde karakter gaat het laagste getal voor.

    Een voorbeeld: Anna legt smokkelaar 6 open, Ben smokkelaar 2, Carl juwelier 3 en Dora dief 8. Carl begint,
    dan komt Ben, dan Anna, en als laatste Dora.
    .title = De beurtvolgorde
P-11 =
    De overzichtskaart laat zien hoe het bedoeld is: de eerste drie karakters raken imitaties kwijt, de
    laatste drie verzamelen juwelen.
    .title = Twee soorten karakters
P-12 =
    Gespeelde kaarten blijven dicht voor hun spelers liggen. Na zes rondes, een cyclus, neem je de zes die voor
    je liggen weer op, ook die je door ruilen hebt gekregen. Er wordt niets doorgegeven.
    .title = Je kaarten komen terug
P-13 =
    Na elke ronde ruilen spelers die hetzelfde karakter hebben gespeeld die kaarten: met zijn tweeën wisselen
    ze, met drie of meer geven ze hun kaart onderling met de klok mee door. De kaart die je krijgt, ligt dicht
    voor je tot je je kaarten weer opneemt.
    .title = Kaarten ruilen

## Het prototype: een beurt

P-13a =
    Open een lade naar keuze, laat vallen wat er onderin ligt, doe wat je karakter doet, sluit de lade, en
    draai de kist en/of keer hem om als je wilt. Zoals in het uitgegeven spel (M-36 tot en met M-40): één lade,
    niet draaien of omkeren vóór het openen, en alleen de meesterdief komt bij het geheime vak.
    .title = De stappen van een beurt
P-14 =
    Vallen er juwelen als je je lade opent, dan ben je betrapt en doet je karakter niets. De juwelierster is
    de uitzondering.
    .title = Betrapt
P-15 =
    Is er deze ronde een detective, dan komen gevallen juwelen op het rode kussen. Is er geen, dan komen ze
    boven in het voorste vak van dezelfde lade waaruit ze vielen.
    .title = Waar gevallen juwelen heen gaan

## Het prototype: de karakters

P-16 = Een juwelier die niet is betrapt, legt één imitatie, diamant of saffier, boven in het voorste vak van de lade.
    .title = De juwelier
P-17 =
    De juwelierster legt één imitatie in de lade, ook als er juwelen zijn gevallen, en mag er voor elke
    detective van deze ronde nog één bij leggen.
    .title = De juwelierster
P-18 =
    Liggen er juwelen boven in het voorste vak, dan mag de smokkelaar ze weggeven: alle of geen, op de witte
    kussens van de andere spelers, in elke gewenste verdeling. Daarna legt de smokkelaar één imitatie in het
    voorste vak, ook als er niets weg te geven was. Een betrapte smokkelaar doet geen van beide.
    .title = De smokkelaar
P-19 =
    Een dief die niet is betrapt, neemt alle juwelen die boven in het voorste vak liggen en legt ze op het
    zwarte kussen.
    .title = De dief
P-20 =
    De meesterdief kiest: het voorste vak plunderen of in het geheime vak verder zoeken. Verder zoeken kan
    alleen als er boven in het voorste vak minstens één juweel ligt.
    .title = De meesterdief
P-21 =
    Ligt er een robijn boven in het geheime vak, dan neemt de meesterdief die samen met de juwelen uit het
    voorste vak. Is er geen robijn, dan levert het niets op. Valt er van onderen een robijn uit, dan komt die
    boven in het geheime vak en levert het ook niets op. In die beide gevallen blijven de juwelen in het
    voorste vak liggen.
    .title = Verder zoeken
P-22 = Een betrapte meesterdief mag niet plunderen en niet verder zoeken.
    .title = Een betrapte meesterdief
P-23 =
    De detective opent geen lade, maar legt de juwelen van het rode kussen op het zwarte. Zijn er meerdere
    detectives, dan nemen ze om de beurt één juweel, van het laagste getal naar het hoogste, saffieren vóór
    diamanten, tot er niets over is. Robijnen liggen nooit op het rode kussen.
    .title = De detective

## Het prototype: de kist draaien en omkeren

P-24 =
    Aan het einde van je beurt mag je het bovenste niveau of de bovenste twee een kwartslag draaien, naar
    links of naar rechts, en de kist één keer omkeren. Of je dat doet en in welke volgorde, bepaal je zelf.
    Ook detectives mogen het.
    .title = Draaien en omkeren

## Het prototype: speleinde en puntentelling

P-25 =
    Zodra een speler de laatste imitatie kwijt is of de zesde robijn is gevonden, is dit de laatste ronde. In
    beide gevallen wordt die uitgespeeld.
    .title = De laatste ronde
P-26 =
    Op je zwarte kussen is een diamant 1 punt waard, een saffier 2 en een robijn 4. Elke imitatie die je over
    hebt, kost je 1 punt, van welke soort ook.
    .title = De puntentelling
P-27 = Bij een gelijke stand winnen de meeste robijnen, daarna de meeste saffieren.
    .title = Bij een gelijke stand
P-28 =
    Een winnaar met minstens drie robijnen is Koning der meesterdieven. Met minder is de winnaar toch nog de
    rijkste juwelier van de buurt.
    .title = Koning der meesterdieven
P-29 =
    Goede raad van de auteur: onthoud één lade met juwelen boven en één met juwelen onder. Kijk wie er na je
    komt voordat je de kist omkeert. Speel de meesterdief alleen als je zeker bent van een lange lade. Wees
    detective als je denkt dat bijna niemand nog een lade weet. En weet je zelf helemaal niets meer, wees dan de
    detective of de juwelierster.
    .title = Tips

## Uitspraken: Meisterdiebe

OQ-M1 = Noord en zuid wisselen van plaats; oost en west blijven.
    .title = Over welke rand gaat de kist bij het omkeren?
    .why = Het verandert alleen hoe we de zijden noemen, nooit wat een speler kan bereiken.
OQ-M2 = Beide volgordes zijn goed. Het bovenste niveau is het niveau dat op dat moment bovenop ligt.
    .title = Eerst draaien of eerst omkeren, en welk niveau is dan het bovenste?
    .why = Het prototype laat elke volgorde toe, en beide volgordes leiden tot dezelfde standen.
OQ-M3 =
    Zo gelijk mogelijk, met één extra voor de spelers die de kist als eersten vullen. Wie begint, wordt door
    loting bepaald.
    .title = Hoe worden twaalf diamanten verdeeld met vijf, zeven of acht spelers, en wie begint?
    .why = Volgens de spelregels is een ongelijke verdeling niet erg.
OQ-M4 = Ja. De gevallen juwelen komen op het rode kussen, en de speler mag diezelfde lade gebruiken.
    .title = Er vallen juwelen terwijl de kist wordt gevuld: legt de speler toch nog diamanten in de lade?
    .why = Wie betrapt is, mag niets met het karakter doen, en nog niemand heeft een karakter.
OQ-M4b = Ja.
    .title = Mag ook wie de kist als laatste vult, hem draaien en omkeren?
    .why = Dezelfde zin geldt voor elke speler.
OQ-M4c =
    Ja, en elke keer openen telt. Alle laden worden genoemd voordat de eerste opengaat, en tussendoor wordt de
    kist niet gedraaid of omgekeerd, zodat je eigen diamanten nooit bij jou vallen.
    .title = Mag je bij het vullen meer dan één lade openen, of dezelfde lade twee keer?
    .why = De kist mag pas worden gedraaid of omgekeerd als al je diamanten erin liggen.
OQ-M5 = Nee. Alleen de detective opent niets.
    .title = Mag je ervan afzien een lade te openen?
    .why = Van de karakters staat er dat ze een lade openen, en een spel waarin niemand dat hoeft, zou misschien nooit eindigen.
OQ-M5b = Ja, dat moeten ze.
    .title = Moeten de smokkelaar en de juwelier een imitatie in de lade leggen?
    .why =
        De spelregels zeggen meestal gewoon dat ze het doen; alleen bij de lege lade van de smokkelaar zeggen
        ze dat het mag.
OQ-M6 =
    Niemand deelt. De juwelen blijven op het rode kussen: voor de detectives aan het einde van de ronde, of
    voor de volgende ronde als er geen detectives zijn.
    .title = En als alle smokkelaars zijn betrapt, terwijl er genoeg zijn om te delen?
    .why = Een betrapte smokkelaar krijgt hoe dan ook niets, en niemand anders heeft recht op de buit.
OQ-M6b = Ze blijven op het rode kussen en gaan aan het einde van de ronde naar de detectives, met alles wat er later nog valt.
    .title = Waar gaan de juwelen heen als er meer detectives dan smokkelaars zijn?
    .why = De detectives halen alles op wat er dan op het rode kussen ligt.
OQ-M6c = Nee.
    .title = Wordt er buit verdeeld in een ronde zonder smokkelaars?
    .why = Buit is voor smokkelaars, en die zijn er niet.
OQ-M7 =
    Het alarm gaat terug naar zijn eigenaar. Wie de lade opende, is niet betrapt, en een smokkelaar deelt nog
    steeds mee in de buit.
    .title = Er valt een alarm zonder juweel: ben je dan betrapt?
    .why = Je wordt betrapt door vallende juwelen.
OQ-M8 = Ze legt erin wat ze heeft, maar minstens één imitatie.
    .title = En als de juwelierster minder imitaties heeft dan ze mag gebruiken?
    .why = Ze heeft er altijd één: anders was het spel al eerder geëindigd.
OQ-M9 = Niets. De juwelen in het voorste vak blijven waar ze zijn.
    .title = De meesterdief vindt een leeg geheim vak: wat gebeurt er met de juwelen ervoor?
    .why = Plunderen en verder zoeken: je kiest één van de twee, en het prototype zegt dat met zoveel woorden.
OQ-M9b = Nee. Daar kan de meesterdief alleen plunderen.
    .title = Mag de meesterdief in een korte lade verder zoeken?
    .why = Een korte lade heeft geen geheim vak.
OQ-M9c = Nee. Je merkt het als een meesterdief hem opentrekt, of je leidt het af uit de stand van de niveaus.
    .title = Is van buiten te zien of een lade lang is?
    .why = Het prototype raadt aan de meesterdief alleen te spelen als je zeker bent van een lange lade.
OQ-M9d = Ja, allebei.
    .title = Moet de meesterdief plunderen als hij het geheime vak dicht laat? En moet hij een gevonden robijn meenemen?
    .why = Plunderen gaat zoals bij de dief, en niemand zou een robijn laten liggen.
OQ-M10 = De ronde wordt eerst afgemaakt, en de detectives halen nog op.
    .title = Maakt de zesde robijn meteen een einde aan het spel?
    .why = Het prototype zegt het zo; de uitgegeven regels zijn op beide manieren te lezen.
OQ-M10b = Dan eindigt het spel zoals gewoonlijk; geen van beide gaat voor.
    .title = En als beide redenen voor het speleinde zich in dezelfde ronde voordoen?
    .why = Beide leiden tot hetzelfde einde, na dezelfde ronde.
OQ-M11 = Alleen die op het zwarte kussen.
    .title = Welke saffieren tellen bij een gelijke stand?
    .why = Imitaties zijn een straf en mogen niemand aan de winst helpen.
OQ-M12 = Ze delen de overwinning.
    .title = En als het na robijnen en saffieren nog gelijk staat?
    .why = De spelregels noemen niets anders om te vergelijken.
OQ-M13 = Wie het neemt. Een tafel mag afspreken dat het waardevolste juweel zonder vragen wordt genomen.
    .title = Wie kiest het juweel als het rode kussen wordt verdeeld?
    .why = De Franse regels zeggen dat de speler kiest, en een saffier is altijd het betere juweel.
OQ-M14 = Alleen de imitatie gaat erin. Het alarm blijft en kan niet worden opgepakt of opnieuw geplaatst.
    .title = Een juwelier opent een lade waarin het eigen alarm bovenin ligt: wat nu?
    .why = Een alarm in een lade mag niet worden verplaatst, en dit alarm is niet bij de hand.
OQ-M15 = Ja.
    .title = Je alarm komt terug vóór je eigen beurt als juwelier: mag je het deze ronde nog gebruiken?
    .why = Het gaat terug naar je overzichtskaart en mag opnieuw worden gebruikt.
OQ-M16 =
    Nee. Een alarm wordt altijd met een imitatie neergelegd, en het gaat terug zodra de juwelen weg zijn. Alleen
    als alarmen in de lade blijven, kan er één zonder juweel vallen.
    .title = Kan een alarm alleen liggen als alarmen die alleen achterblijven terug naar hun eigenaar gaan?
    .why = Een juwelier plaatst nooit een alarm zonder imitatie.
OQ-M17 = De juwelen en het alarm gaan naar de eigenaar, en zij legt toch haar imitatie neer.
    .title = De juwelierster laat het alarm van een andere speler afgaan: wat gebeurt er?
    .why = De eigenaar krijgt de juwelen zoals altijd, en niets houdt de juwelierster ooit tegen.
OQ-M18 = De juwelen gaan naar het zwarte kussen van de eigenaar, niet naar rood, en de smokkelaar deelt niet mee in de buit.
    .title = Een smokkelaar laat het alarm van een andere speler afgaan: wat gebeurt er?
    .why = Het alarm is de enige uitzondering op de regel dat gevallen juwelen op het rode kussen komen.
OQ-M19 = Ja.
    .title = Mag een betrapte speler de kist nog draaien en omkeren?
    .why = Alle volledige spelregels zeggen dat; sommige recensies hebben het ingekort.
OQ-M20 = Iedereen.
    .title = Wie ziet wat er in een geopende lade ligt?
    .why = De kist staat midden op tafel, en onthouden is het spel.
OQ-M21 = Je eigen kaarten wel, die van anderen niet. Het karakter zag iedereen toen de kaart openging.
    .title = Mag je gespeelde kaarten nog eens bekijken?
    .why = De spelregels zwijgen erover, en zo wordt er niets verraden.
OQ-M22 = Ja.
    .title = Mag iedereen zien wat er op de kussens ligt?
    .why = Ze liggen op tafel.
OQ-M23 = De twee ruilen hun kaarten. Is het spel voorbij, dan worden er geen kaarten meer doorgegeven.
    .title = Hoe worden kaarten doorgegeven met twee spelers, en als het spel eindigt?
    .why = Eerst wordt gekeken of het spel eindigt.
OQ-M24 = Nee. Met elk tien imitaties eindigt het uiterlijk na 60 rondes.
    .title = Kan een spel eeuwig duren?
    .why = In elke zes rondes is elke speler één keer de juwelierster en raakt dan minstens één imitatie kwijt.
OQ-M25 = Ja, bij het vullen mag allebei.
    .title = Je speelt met alleen draaien of omkeren: mag je bij het vullen van de kist toch beide doen?
    .why = De variant gaat over beurten, en de kist vullen is geen beurt.
OQ-M26 = Nee.
    .title = Mag je twee keer draaien in plaats van draaien en omkeren?
    .why = De twee dingen die je mag doen, worden genoemd: één keer draaien, één keer omkeren.
OQ-M27 = Dat is geen zet in het spel.
    .title = En als je de hele kist op tafel een slag draait?
    .why = Elke zijde mag sowieso worden geopend.
OQ-M28 = Die tellen voor niemand.
    .title = Hoe zit het met juwelen die aan het einde nog op het rode kussen liggen?
    .why = Alleen de zwarte en witte kussens worden geteld.
OQ-M29 = Elke detective die deze ronde open is gelegd, of die nu iets krijgt of niet.
    .title = Welke detectives tellen voor de juwelierster?
    .why = Haar regel heeft het over de gespeelde detectives en over niets anders.
OQ-M30 = Alle juwelen die mee vallen, gaan naar de eigenaar van het alarm.
    .title = Een juwelier plaatst een alarm bij juwelen die anderen daar lieten: welke beschermt het?
    .why = Een alarm maakt geen onderscheid tussen juwelen.
OQ-M31 = Is de tijd om, dan wordt er geloot uit de kaarten die de speler mag spelen.
    .title = En als een speler geen kaart kiest?
    .why = Het is geen spelregel, alleen een manier om de tafel aan de gang te houden.
OQ-M32 = Het alarm blijft, want de imitatie van de smokkelaar ligt er nu bij.
    .title = Een smokkelaar neemt de juwelen weg die bij een alarm liggen: wat gebeurt er met het alarm?
    .why = Het ligt er geen moment zonder juweel.
OQ-M33 = Nee. De smokkelaars leggen als eersten open.
    .title = Volgens sommige recensies gaan alle kaarten tegelijk open. Klopt dat?
    .why = Drie spelregelboekjes zeggen iets anders; de recensies hebben het ingekort of kenden het prototype.
OQ-M34 =
    De eigenaar van het alarm krijgt de gevallen juwelen. Ligt er boven geen juweel, maar alleen een alarm, dan
    ben je betrapt.
    .title = Een lade had geklemd, en het alarm van een andere speler valt: wie krijgt de juwelen?
    .why = Het alarm is de bijzondere regel, en het voordeel van de twijfel geldt voor juwelen die boven liggen.
OQ-M35 = Ja: de smokkelaar mag handelen en deelt mee in de buit.
    .title = Een smokkelaar opent een lade die had geklemd: deelt die mee in de buit?
    .why = De Franse regels zeggen dat twijfel in het voordeel van de verdachte werkt.
OQ-M36 = Nee. Iedereen zag het aan het begin, en elke lade heeft een eigen nerf; het is het geheugen dat tekortschiet.
    .title = Is het geheim welke laden lang zijn en waar de robijnen zijn verstopt?
    .why =
        De robijnen worden verstopt waar iedereen bij is; de optie “{ option-show_long.title }” bepaalt alleen
        wat het scherm toont.
OQ-M37 = Nee. Alleen wat boven te zien is en wat viel, telt. Er kan dan boven een alarm liggen en onder ook één.
    .title = Onderin zit ongezien een alarm vast: houdt dat een juwelier tegen die er een wil plaatsen?
    .why = Een weigering zou verraden dat het daar zit.

## Uitspraken: het prototype

OQ-P1 = Nee: alle of geen.
    .title = Mag de smokkelaar maar een deel van de juwelen weggeven?
    .why = De spelregels laten open of je geeft en aan wie, maar niet hoeveel.
OQ-P2 = Nee.
    .title = Mag de smokkelaar een deel van de weggegeven juwelen zelf houden?
    .why = Ze gaan naar de andere spelers.
OQ-P3 = Ja. De ronde wordt afgemaakt, en de nieuwe imitaties kosten elk een punt.
    .title = De laatste imitatie van een speler is weg, dan brengt een smokkelaar nieuwe: blijft het de laatste ronde?
    .why = Het einde staat vast zodra de laatste imitatie weg is, en niets draait dat terug.
OQ-P4 = Boven in het voorste vak van dezelfde lade, nooit op rood. Na elke ronde is het rode kussen leeg.
    .title = Waar komen gevallen juwelen als er geen detective is?
    .why = De regels van het prototype zeggen dat.
OQ-P5 = Zowel de gevallen juwelen als haar imitatie liggen boven in het voorste vak.
    .title = Bij de juwelierster vallen juwelen, en er is geen detective: wat ligt waar?
    .why = Het volgt uit wat de regels van het prototype over vallende juwelen en over haar zeggen.
OQ-P6 = Ieder geeft de kaart aan de eerstvolgende speler met de klok mee die hetzelfde karakter speelde.
    .title = Welke kant gaan de kaarten op als drie of meer spelers ruilen?
    .why = De regels van het prototype zeggen: met de klok mee.
OQ-P7 = Dat zou kunnen, daarom tellen we na 60 rondes de punten.
    .title = Kan een spel met het prototype eeuwig duren?
    .why = Smokkelaars kunnen witte kussens telkens weer aanvullen; de grens is van ons, niet van de spelregels.
OQ-P8 = Het bovenste of de bovenste twee, een kwartslag.
    .title = Welke niveaus mogen worden gedraaid terwijl de kist wordt gevuld?
    .why = Het is hetzelfde als in een beurt.
OQ-P9 = Nee, die legt ze altijd neer.
    .title = Mag de juwelierster haar eerste imitatie achterwege laten?
    .why = Volgens het overzicht mag ze het, volgens de regels doet ze het; de regels wegen zwaarder.
OQ-P10 = Dan kan er niets worden neergelegd, maar dat kan niet gebeuren voordat de laatste ronde voorbij is.
    .title = En als een speler aan de beurt is en geen imitatie meer heeft?
    .why = Je hebt één beurt per ronde, en alleen in je eigen beurt kan je witte kussen leeg raken.
OQ-P11 = Ze delen de overwinning.
    .title = En als het na robijnen en saffieren nog gelijk staat?
    .why = De spelregels noemen niets anders om te vergelijken.
OQ-P12 = Ieder wordt apart beoordeeld.
    .title = Er zijn meerdere winnaars: wie is Koning der meesterdieven?
    .why = De titel hangt af van de eigen robijnen van een speler.

## Opties: Meisterdiebe

option-white_start = Met hoeveel imitaties elke speler begint.
    .title = Imitaties aan het begin
    .value-D_S = zoveel diamanten en zoveel saffieren, zoals 8+2 of 7+3
option-setup_diamonds = Hoeveel diamanten de spelers vóór het spel in de kist verstoppen.
    .title = Diamanten in de kist
    .value-number = zoveel diamanten worden verdeeld
option-setup_mode = Hoe de spelers de kist vullen.
    .title = De kist vullen
    .value-whole_share = elke speler legt een heel deel in laden en mag dan de kist draaien en omkeren
    .value-one_by_one = elke speler legt één diamant in een lade en mag dan de kist draaien en omkeren, tot alles erin ligt
option-setup_fall = Waar diamanten heen gaan die vallen terwijl de kist wordt gevuld.
    .title = Vallende diamanten bij het vullen
    .value-red = naar het rode kussen
    .value-upper = boven in het voorste vak van de lade, bij de nieuwe
option-setup_box_actions = Wat een speler na het vullen met de kist mag doen.
    .title = Draaien en omkeren bij het vullen
    .value-2 = één keer draaien en één keer omkeren
    .value-1 = draaien of omkeren, niet beide
option-quick_setup = Wie de kist vult. Met een snelle start kun je meteen met de eerste kaart beginnen.
    .title = Snelle start
    .value-false = de spelers vullen hem, zoals de spelregels zeggen
    .value-true = de kist wordt door het toeval gevuld in plaats van door de spelers, ongezien
option-reveal = Wanneer de kaarten opengaan.
    .title = Openleggen
    .value-smugglers_first = eerst de smokkelaars; de anderen na de beurten van de smokkelaars
    .value-all = alle kaarten tegelijk
option-order = Wanneer de smokkelaars aan de beurt zijn.
    .title = Beurtvolgorde
    .value-smuggler_first = vóór alle anderen
    .value-smuggler_third = als derde, na juwelier en juwelierster
option-smuggler = Wat de smokkelaar doet met juwelen uit een lade.
    .title = Het werk van de smokkelaar
    .value-loot = ze komen als buit op het rode kussen en worden verdeeld, behalve als er meer detectives zijn
    .value-distribute = ze gaan naar de witte kussens van andere spelers, waar ze imitaties zijn
option-alarms = Of de spelers alarmschijven hebben.
    .title = Alarmen
    .value-on = elke speler heeft er één
    .value-off = er zijn er geen
option-alarm_alone = Wat er gebeurt met een alarm boven in het voorste vak als er geen juweel meer bij ligt.
    .title = Een alarm dat alleen achterblijft
    .value-stay = het blijft in de lade
    .value-return = de eigenaar neemt het meteen terug
option-lone_alarm_blocks = Of een alarm dat zonder juweel valt, de speler tegenhoudt die de lade opende.
    .title = Een alarm dat alleen valt
    .value-false = nee, de beurt gaat verder
    .value-true = ja, het telt voor iedereen als een gevallen juweel, ook voor de eigenaar; alleen de juwelierster gaat door
option-mt_needs_front_gem = Of de meesterdief een juweel in het voorste vak nodig heeft om verder te mogen zoeken.
    .title = Verder zoeken achter een leeg voorste vak
    .value-false = nee, verder zoeken mag ook achter een leeg voorste vak
    .value-true = ja, boven in het voorste vak moet minstens één juweel liggen
option-mt_empty_secret = Wat de meesterdief krijgt bij een geheim vak zonder robijn.
    .title = Een leeg geheim vak
    .value-nothing = niets; de juwelen in het voorste vak blijven liggen
    .value-keep_front = de juwelen die boven in het voorste vak liggen
option-fall_no_detective = Waar gevallen juwelen komen in een ronde zonder detective.
    .title = Vallende juwelen zonder detective
    .value-red = op het rode kussen, waar ze wachten
    .value-upper = boven in het voorste vak van dezelfde lade
option-share_pick = Hoe juwelen worden gekozen als het rode kussen wordt verdeeld.
    .title = Verdelen
    .value-choose = wie een juweel neemt, kiest het zelf
    .value-auto_best = het waardevolste juweel wordt zonder vragen genomen
    .value-sapphires_first = saffieren gaan voor; in feite hetzelfde als de regel hierboven
option-detective_moves_box = Of detectives de kist mogen draaien en omkeren.
    .title = Detectives en de kist
    .value-false = nee
    .value-true = ja, nadat het rode kussen is verdeeld
option-card_cycle = Wat er na het spelen met de kaarten gebeurt.
    .title = Kaarten wisselen van hand
    .value-pass_left = na zes rondes gaan alle zes naar de linkerbuur
    .value-swap_same = na elke ronde ruilen spelers met hetzelfde karakter die kaarten
option-box_actions = Wat een speler aan het einde van een beurt met de kist mag doen.
    .title = De kist draaien en omkeren
    .value-2 = één keer draaien en één keer omkeren
    .value-1 = draaien of omkeren, niet beide
option-box_order = In welke volgorde een speler mag draaien en omkeren.
    .title = Volgorde van draaien en omkeren
    .value-any = in elke volgorde
    .value-rotate_first = eerst draaien, dan omkeren
option-last_ruby_end = Of de zesde robijn een einde aan het spel maakt.
    .title = De laatste robijn
    .value-end_of_round = ja, als de ronde is afgemaakt
    .value-immediate = ja, meteen
    .value-off = nee, het spel gaat door
option-penalty = Wat imitaties aan het einde kosten.
    .title = De prijs van imitaties
    .value-by_value = 1 punt voor een diamant, 2 voor een saffier
    .value-flat = 1 punt per stuk
option-king_title = Of een winnaar met drie of meer robijnen Koning der meesterdieven wordt genoemd.
    .title = Koning der meesterdieven
    .value-false = nee
    .value-true = ja
option-must_open = Of je in je beurt een lade moet openen.
    .title = Je moet een lade openen
    .value-true = ja
    .value-false = nee, je mag passen en de kist toch draaien en omkeren; een smokkelaar die past, deelt nog steeds mee in de buit
option-must_place = Of smokkelaar en juwelier een imitatie in de lade moeten leggen.
    .title = Je moet een imitatie achterlaten
    .value-true = ja
    .value-false = nee, maar zonder imitatie geen alarm, en de juwelierster legt er altijd een neer
option-open_visibility = Wie ziet wat er in een geopende lade ligt.
    .title = Wie mag kijken
    .value-all = iedereen
    .value-opener = alleen de speler die de lade opende
option-show_long = Of het scherm de lange laden aangeeft. Welke dat zijn, is niet geheim, alleen een kwestie van onthouden.
    .title = Lange laden aangegeven
    .value-false = nee
    .value-true = ja
option-max_rounds = Na hoeveel rondes het spel wordt gestopt en de punten worden geteld.
    .title = Hoogstens zoveel rondes
    .value-0 = nooit
    .value-number = na zoveel rondes
option-sticky_drawers =
    Hoe groot de kans is dat elk juweel of alarm dat onderin ligt, blijft vastzitten als een lade wordt
    geopend. Dit brengt de opmerking in de spelregels over slecht geopende laden tot leven en is niet voor
    het prototype.
    .title = Klemmende laden
    .value-0 = nooit
    .value-chance = zo groot is de kans, tot 0,5
