meisterdiebe-voice-fill = Verdeel je diamanten over meerdere laden, en onthoud waar ze liggen.
meisterdiebe-voice-choose =
    { $gems ->
        [one] Er ligt nog één imitatie op je witte kussen. Met welk karakter raak je die kwijt?
       *[other] Er liggen { $gems } imitaties op je witte kussen. Met welk karakter raak je er een paar kwijt?
    }
meisterdiebe-voice-ending =
    { $gems ->
        [one] { $seat } heeft nog maar één imitatie: het spel kan gauw afgelopen zijn.
       *[other] { $seat } heeft nog maar { $gems } imitaties: het spel kan gauw afgelopen zijn.
    }
meisterdiebe-voice-red = Er liggen { $gems } juwelen op het rode kussen. Een detective krijgt ze aan het eind van de ronde.
meisterdiebe-voice-open = Kies een lade waar onderin niets ligt: wat onderin ligt, valt eruit, en dan ben je betrapt.
meisterdiebe-voice-smuggle = Kies een lade met juwelen bovenin en niets onderin. Zijn er meer detectives dan smokkelaars, dan krijg je niets.
meisterdiebe-voice-detectives =
    { $detectives ->
        [one] Er is een detective: wat eruit valt, gaat daarheen.
       *[other] Er zijn { $detectives } detectives: wat eruit valt, gaat naar hen.
    }
meisterdiebe-voice-no-detective = Er is geen detective: wat eruit valt, blijft voorlopig op het rode kussen.
meisterdiebe-voice-place = Een valse saffier kost twee keer zo veel als een valse diamant. Raak er een kwijt!
meisterdiebe-voice-take = Een robijn telt 4, een saffier 2, een diamant 1.
meisterdiebe-voice-turn = Keer de kist om, en wat nu bovenin ligt, valt er straks uit. Wie heeft daar iets aan?
