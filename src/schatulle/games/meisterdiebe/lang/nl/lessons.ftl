# De lessen van Meisterdiebe: van elke les titel en doel, dan de stappen, en wat er gezegd wordt als een poging niet past.
# Hoogstens 25 woorden per stap. Laden hebben hier geen namen: je ziet welke gemarkeerd zijn.

## Het doel en de kussens

lesson-meisterdiebe-aim = Het doel
    .about = Maak van een imitatie punten, en ontdek waar de kussens voor zijn.
lesson-meisterdiebe-aim-white = Op je witte kussen liggen tien imitaties. Elke diamant kost je één punt, elke saffier twee. Je begint dus met min twaalf.
lesson-meisterdiebe-aim-black = Je zwarte kussen is voor echte juwelen. Die leveren punten op: een diamant één, een saffier twee, een robijn vier.
lesson-meisterdiebe-aim-jeweller = Eerst raak je een imitatie kwijt. Kies de juwelier: hij legt er een in een lade.
    .other = Dat karakter leer je gauw kennen. Kies nu de juwelier.
lesson-meisterdiebe-aim-open = Je bent aan de beurt. Open de gemarkeerde lade.
    .other = Elke lade is goed, maar deze heb je straks weer nodig: open de gemarkeerde.
lesson-meisterdiebe-aim-place = De lade is leeg. Leg er een saffier in: op je witte kussen kost die twee keer zoveel als een diamant.
    .alarm = Het alarm krijgt een eigen les. Leg alleen de saffier erin.
    .other = Een diamant mag ook, maar een saffier kost je meer. Leg die erin.
lesson-meisterdiebe-aim-leave = Na je beurt mag je de kist draaien en omkeren. Laat alles deze keer zo staan.
    .other = Dat doe je in de volgende les. Laat de kist nu zo staan.
lesson-meisterdiebe-aim-real = Dat scheelt al twee punten! En in een lade is elk juweel echt, dus jouw saffier ook.
lesson-meisterdiebe-aim-thief = Haal hem dus terug. Kies de dief: hij neemt alle juwelen die boven in een lade liggen.
    .other = Dat karakter helpt je nu niet. Kies de dief.
lesson-meisterdiebe-aim-again = Open je lade weer, voordat iemand anders het doet!
    .other = Daar ligt jouw saffier niet. Open de gemarkeerde lade.
lesson-meisterdiebe-aim-taken = Nu ligt de saffier op je zwarte kussen en telt hij voor jou: weer twee punten erbij. Beweeg de kist als je wilt.
lesson-meisterdiebe-aim-done = Dat is het doel van het spel: imitaties eruit, echte juwelen erin. Wie aan het eind de meeste punten heeft, wint.

## Een lade heeft twee kanten

lesson-meisterdiebe-drawers = Boven en onder
    .about = Open een lade en zie waarom er juwelen uit vallen.
lesson-meisterdiebe-drawers-sides = Elke lade heeft twee kanten, een boven en een onder. In beide gemarkeerde laden liggen twee diamanten onderin.
lesson-meisterdiebe-drawers-jeweller = Kies de juwelier, en probeer een imitatie in een lade te leggen.
    .other = Nu hebben we de juwelier nodig. Kies hem.
lesson-meisterdiebe-drawers-open = Open de gemarkeerde lade en let op de diamanten.
    .later = Die bewaren we voor straks. Open eerst de andere, de gemarkeerde.
    .other = Daar valt niets. Open de gemarkeerde lade.
lesson-meisterdiebe-drawers-caught = Ze vielen eruit: betrapt! Je mag niets in de lade leggen. Maar keer de kist om: dan komt boven wat onder ligt.
    .stay = Dan blijven de twee andere diamanten onder liggen. Keer de kist om!
    .other = Keer de kist alleen om, zonder te draaien. Dan vind je de andere lade makkelijker terug.
lesson-meisterdiebe-drawers-red = Wat valt, komt op het rode kussen. De muis was deze ronde detective, en detectives nemen alles wat daar ligt.
lesson-meisterdiebe-drawers-thief = Jij hebt de kist omgekeerd, dus in de gemarkeerde lade liggen de diamanten nu boven. Kies de dief.
    .other = Met dat karakter krijg je die diamanten niet. Kies de dief.
lesson-meisterdiebe-drawers-again = Open de lade. Nu valt er niets.
    .empty = Die is leeg: de diamanten zijn er al uit gevallen. Open de gemarkeerde lade.
    .other = Jouw diamanten liggen in de gemarkeerde lade.
lesson-meisterdiebe-drawers-taken = Wat boven ligt, blijft in de lade, en jij krijgt het: twee diamanten! Beweeg de kist als je wilt.
lesson-meisterdiebe-drawers-done = Onthoud: boven ligt veilig, onder valt eruit. En elke keer dat de kist wordt omgekeerd, wisselen die twee.

## De dief

lesson-meisterdiebe-thief = De dief
    .about = Kijk wie het eerst aan de beurt is, en pak wat anderen achterlaten.
lesson-meisterdiebe-thief-order = De volgorde is: smokkelaar, juwelier, juwelierster, dief, meesterdief, detective. Bij hetzelfde karakter gaat het laagste nummer voor.
lesson-meisterdiebe-thief-choose = In de gemarkeerde lade liggen een diamant en een saffier boven. Kies de dief, en let op wat de anderen doen.
    .other = Die twee juwelen wil je zelf hebben. Kies de dief.
lesson-meisterdiebe-thief-open = De dief van de muis heeft een lager nummer en was sneller! Maar de egel legde net iets in een andere lade. In welke?
    .empty = Die heeft de muis net leeggehaald. Waar legde de egel een imitatie?
    .other = Die niet. Zoek op het onderste niveau: daar opende de egel een lade.
lesson-meisterdiebe-thief-taken = Een saffier en een diamant! Wat een ander als imitatie in een lade legt, is voor jou echt. Beweeg de kist als je wilt.
lesson-meisterdiebe-thief-done = Een goede dief let op waar anderen iets in leggen, en bedenkt wie er voor hem aan de beurt is.

## De juwelier en zijn alarm

lesson-meisterdiebe-jeweller = De juwelier en het alarm
    .about = Zet een val, en zie wanneer het alarm afgaat.
lesson-meisterdiebe-jeweller-alarm = De juwelier legt een imitatie in een lade, ook als er al juwelen liggen. Hij mag zijn alarm erbij leggen.
lesson-meisterdiebe-jeweller-choose = We zetten een val voor de muis. Kies de juwelier.
    .other = Alleen de juwelier heeft een alarm. Kies hem.
lesson-meisterdiebe-jeweller-open = Open de gemarkeerde lade.
    .other = In de gemarkeerde lade ligt beter lokaas.
lesson-meisterdiebe-jeweller-place = Twee diamanten: goed lokaas! Leg er een saffier in, met je alarm erbij.
    .cheap = Dat is ook een val. Maar een saffier kost je meer: leg die erin.
    .other = Geen val zonder alarm. Leg een saffier én het alarm erin.
lesson-meisterdiebe-jeweller-flip = Keer nu de kist om. Dan ligt alles onder, en valt het eruit zodra de volgende de lade opent.
    .other = Dan blijft alles boven liggen, en je alarm blijft stil. Keer de kist om!
lesson-meisterdiebe-jeweller-rang = Je alarm ging af! Wat viel, is voor jou en niet voor het rode kussen. En je hebt je alarm terug.
lesson-meisterdiebe-jeweller-thief = In de volgende ronde wil de muis een val zetten voor jou. Kies de dief.
    .other = Nu komt het op vlugge vingers aan. Kies de dief.
lesson-meisterdiebe-jeweller-silent = De muis is vergeten de kist om te keren! Het alarm ligt boven. Open de gemarkeerde lade toch maar.
    .other = Niet bang zijn! Open de gemarkeerde lade.
lesson-meisterdiebe-jeweller-taken = Een alarm dat boven ligt, blijft stil. De juwelen zijn voor jou, het alarm blijft liggen. Beweeg de kist als je wilt.
lesson-meisterdiebe-jeweller-done = Een alarm werkt alleen als het valt. Zet het dus waar straks alles onder ligt.

## De juwelierster en de detectives

lesson-meisterdiebe-jewelress = De juwelierster en de detectives
    .about = Raak drie imitaties tegelijk kwijt, en vang op wat valt.
lesson-meisterdiebe-jewelress-jewelress = De juwelierster legt een imitatie in een lade, ook als ze betrapt wordt. En voor elke detective deze ronde nog een.
lesson-meisterdiebe-jewelress-choose = Kies de juwelierster. Misschien heeft iemand de detective gekozen.
    .other = Detectives bederven het plezier van de anderen, maar niet dat van de juwelierster. Kies haar.
lesson-meisterdiebe-jewelress-open = Twee detectives! Open de gemarkeerde lade, ook al liggen daar twee diamanten onder.
    .other = Elke lade is goed. Maar kijk eens wat er gebeurt als er iets valt: open de gemarkeerde.
lesson-meisterdiebe-jewelress-place = Je bent betrapt, maar dat houdt je niet tegen. Je mag drie imitaties in de lade leggen: kies de duurste.
    .cheap = Drie klopt! Maar elke saffier kost je twee punten: leg beide saffieren en een diamant in de lade.
    .few = Je mag er drie: één, en nog één per detective. Leg beide saffieren en een diamant in de lade.
lesson-meisterdiebe-jewelress-leave = Dat scheelt in één keer vijf punten! De gevallen diamanten liggen op het rode kussen. Laat de kist zo staan.
    .other = Laat de kist zo staan: de volgende ronde hangt ervan af.
lesson-meisterdiebe-jewelress-shared = Aan het eind van de ronde deelden de detectives wat er op het rode kussen lag: elk één diamant.
lesson-meisterdiebe-jewelress-detective = Nu ben jij detective. Je opent geen lade: je wacht tot de anderen worden betrapt.
    .other = Laat deze keer de anderen voor je werken. Kies de detective.
lesson-meisterdiebe-jewelress-done = De muis werd betrapt, en de diamanten gingen naar jou! Kies de detective als je denkt dat anderen worden betrapt.

## Smokkelaars tegen detectives

lesson-meisterdiebe-smugglers = Smokkelaars tegen detectives
    .about = Tel de neuzen, en zie wie de buit krijgt.
lesson-meisterdiebe-smugglers-loot = Smokkelaars zijn het eerst aan de beurt. Ze leggen alle juwelen die boven liggen op het rode kussen, en laten een imitatie achter.
lesson-meisterdiebe-smugglers-choose = Kies de smokkelaar. Hoe meer smokkelaars, hoe beter voor jullie.
    .other = De muis rekent op je. Kies de smokkelaar.
lesson-meisterdiebe-smugglers-open = De muis smokkelt ook en heeft al twee diamanten buitgemaakt. Nu jij: open de gemarkeerde lade.
    .other = De buit die je zoekt, ligt in de gemarkeerde lade.
lesson-meisterdiebe-smugglers-place = Je buit ligt op het rode kussen. Laat een imitatie achter in de lade, welke je maar wilt.
lesson-meisterdiebe-smugglers-leave = Laat de kist zo staan. Dan laten de anderen hun kaarten zien, en tellen we de neuzen.
    .other = Laat de kist zo staan: de volgende ronde hangt ervan af.
lesson-meisterdiebe-smugglers-take = Twee smokkelaars, één detective: de buit is voor jullie! De muis en jij mogen om de beurt. Neem het beste juweel.
    .other = Een saffier is twee punten waard, een diamant maar één. Neem de saffier.
lesson-meisterdiebe-smugglers-counted = De egel was detective en kreeg niets. Ook bij één tegen één was de buit voor de smokkelaar geweest.
lesson-meisterdiebe-smugglers-detective = In de volgende ronde smokkelt alleen de egel. Houd hem tegen, samen met de muis: kies de detective.
    .other = Er zijn twee detectives nodig om één smokkelaar tegen te houden. Kies de detective.
lesson-meisterdiebe-smugglers-done = Twee detectives, één smokkelaar: de smokkelaar kreeg niets. Jij en de muis deelden de buit aan het eind van de ronde.

## De meesterdief en de robijnen

lesson-meisterdiebe-masterthief = De meesterdief en de robijnen
    .about = Haal een robijn uit zijn schuilplaats.
lesson-meisterdiebe-masterthief-long = Zes laden zijn lang. Die hebben achterin een geheim vak, en in elk ligt een robijn verstopt: vier punten!
lesson-meisterdiebe-masterthief-choose = Alleen de meesterdief komt daar bij. Kies hem. De muis heeft hetzelfde plan, en een lager nummer.
    .other = Niemand anders mag in een geheim vak zoeken. Kies de meesterdief.
lesson-meisterdiebe-masterthief-open = De muis zocht, maar de robijn lag onder: hij viel en ligt nu weer boven. De muis kreeg niets. Open de lade!
    .other = Open de gemarkeerde lade: daar ligt de robijn nu boven.
lesson-meisterdiebe-masterthief-search = Vooraan liggen twee diamanten. Die kun je plunderen, maar jij weet iets beters: doorzoek het geheime vak!
    .plunder = Twee diamanten, best mooi. Maar een robijn is vier punten waard: doorzoek het geheime vak!
lesson-meisterdiebe-masterthief-taken = De robijn, en de twee diamanten erbij: zes punten! Beweeg de kist als je wilt.
lesson-meisterdiebe-masterthief-done = Ook robijnen gaan bij het omkeren van boven naar onder. Na de ronde waarin de zesde wordt gevonden, is het spel uit.

## Wat je moet onthouden

lesson-meisterdiebe-box = Draaien en omkeren
    .about = Houd één lade in het oog, en verpest er een voor de egel.
lesson-meisterdiebe-box-look = In de gemarkeerde lade liggen twee saffieren boven. Kijk goed: die lade verandert zo van plaats.
lesson-meisterdiebe-box-choose = Kies de dief, en houd je lade in het oog.
    .other = Jij wilt die twee saffieren. Kies de dief.
lesson-meisterdiebe-box-open = De muis heeft twee niveaus gedraaid. Laden draaien mee, maar wat boven ligt, blijft boven. Waar zijn je saffieren nu?
    .other = Die niet. Je lade zit nog op het bovenste niveau, maar één kant verder.
lesson-meisterdiebe-box-flip = Gevonden! Nu komt de egel, en die zag de muis diamanten in een lade leggen. Keer de kist om en verpest het!
    .other = Dan blijven de diamanten boven liggen, en krijgt de egel ze. Keer de kist om!
lesson-meisterdiebe-box-done = Betrapt! Draaien verplaatst laden, omkeren verwisselt boven en onder. Onthoud liever twee laden goed dan twaalf slecht.

## Een kort, heel spel

lesson-meisterdiebe-game = Een kort spel
    .about = Speel een heel spel tegen de muis en de egel.
lesson-meisterdiebe-game-short = In dit korte spel heeft iedereen vier imitaties. Het eindigt als iemand er geen meer heeft, of na zes rondes.
lesson-meisterdiebe-game-fill = Leg je vier diamanten in laden, allemaal in één of verdeeld. Onthoud waar ze liggen!
lesson-meisterdiebe-game-turn = Je mag de kist draaien, omkeren of zo laten staan. Daarna leggen de anderen hun diamanten in de kist.
lesson-meisterdiebe-game-choose = Nu weet je alles: kies een karakter, en speel zoals je wilt. Succes!
lesson-meisterdiebe-game-whole = Nu is het jouw spel: doe wat je wilt!
    .round = Een nieuwe ronde. Wat hebben de anderen al gespeeld? Dat kunnen ze in deze zes rondes niet nog eens spelen.
    .cards = De kaarten zijn open. Wie komt er vóór jou, wie na jou? Hoopt er een detective dat er juwelen vallen?
    .drawer = Wat boven ligt, kun je pakken. Wat onder lag, is gevallen, en dan ben je betrapt.
    .taken = Vooraan is de lade nu leeg. Wie komt er nu, en welke lade wil die hebben?
    .placed = Weer een imitatie minder op een wit kussen! Onthoud de lade: misschien komt iemand hem halen.
    .box = Is de kist omgekeerd? Dan zijn in elke lade boven en onder verwisseld.
    .ruby = Iemand zoekt een robijn! Is er een gevallen, dan ligt hij nu boven, en kan iedereen hem halen.
lesson-meisterdiebe-game-done = Dat was een heel spel, goed gedaan! Het echte gaat net zo, maar langer, met elk tien imitaties.
