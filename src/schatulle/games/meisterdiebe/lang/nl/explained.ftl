# What things and characters are for, in a sentence each. The arguments are the options of the table, as code names.

## De zes karakters

md-characters = De zes karakters
md-characters-lead = In de volgorde van hun beurten. Iedereen heeft van elk één kaart en speelt er elke ronde één, in het geheim.
md-does-smuggler = Haalt de juwelen uit een lade naar het rode kussen en laat een imitatie achter. De smokkelaars delen de buit, behalve als er meer detectives zijn.
md-does-jeweller = Legt een imitatie in een lade, en mag er een alarm bij leggen.
md-does-jewelress = Legt een imitatie in een lade, en als ze wil nog één voor elke detective. Niets wat valt, houdt haar tegen.
md-does-thief = Neemt alle juwelen uit het voorste vak van een lade.
md-does-masterthief = Plundert het voorste vak van een lade, of zoekt in het geheime vak erachter naar een robijn.
md-does-detective = Opent geen lade, en neemt wat er op het rode kussen ligt.
# Waar het prototype van de auteur een andere regel heeft.
md-does-smuggler-prototype = Geeft de juwelen uit een lade als imitaties aan anderen en laat er zelf één achter.
md-does-jeweller-prototype = Legt een imitatie in een lade.
md-does-masterthief-prototype = Plundert het voorste vak van een lade of zoekt, als daar een juweel in ligt, in het geheime vak erachter naar een robijn.
md-does-detective-prototype = { md-does-detective } Mag de kist draaien en omkeren.

## Cards at the table: by its options, what a character does there

md-characters-see = Tik op een kaart om te zien wat hij doet.
md-card-smuggler =
    { $smuggler ->
        [distribute] { md-does-smuggler-prototype }
       *[loot] { md-does-smuggler }
    }
md-card-jeweller =
    { $alarms ->
        [off] { md-does-jeweller-prototype }
       *[on] { md-does-jeweller }
    }
md-card-jewelress = { md-does-jewelress }
md-card-thief = { md-does-thief }
md-card-masterthief =
    { $mt_needs_front_gem ->
        [true] { md-does-masterthief-prototype }
       *[false] { md-does-masterthief }
    }
md-card-detective =
    { $detective_moves_box ->
        [true] { md-does-detective-prototype }
       *[false] { md-does-detective }
    }

## Cushions, points and rounds

md-explain-white =
    { $penalty ->
        [flat] Wit kussen: imitaties. Elke die aan het eind over is, kost een punt. Raak ze kwijt!
       *[by_value] Wit kussen: imitaties. Wat aan het eind over is, kost punten: een diamant 1, een saffier 2. Raak ze kwijt!
    }
md-explain-black = Zwart kussen: echte juwelen. Die tellen aan het eind: een diamant 1, een saffier 2, een robijn 4.
md-explain-red =
    { $smuggler ->
        [distribute] Rood kussen: wat uit de kist is gevallen. Detectives nemen het aan het eind van de ronde.
       *[loot] Rood kussen: wat gevallen of gesmokkeld is. Smokkelaars of detectives verdelen het aan het eind van de ronde.
    }
md-explain-score = De echte juwelen op zwart, min de imitaties op wit. Iedereen begint onder nul. { md-explain-end }
md-explain-ruby =
    { $last_ruby_end ->
        [off] Het spel eindigt als iemand geen imitaties meer heeft.
       *[end_of_round] Het spel eindigt als iemand geen imitaties meer heeft, of als de laatste robijn gevonden is.
    }
md-explain-end =
    { $max_rounds ->
        [0] { md-explain-ruby }
       *[other] { md-explain-ruby } Het eindigt uiterlijk na ronde { $max_rounds }.
    }
md-explain-cycle =
    { $card_cycle ->
        [swap_same] Zes rondes zijn een cyclus. Je speelt elk van je zes kaarten één keer en neemt ze daarna allemaal terug.
       *[pass_left] Zes rondes zijn een cyclus. Je speelt elk van je zes kaarten één keer, daarna gaan ze alle zes naar je linkerbuur.
    }
