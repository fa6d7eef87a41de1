# Eén zin voor alles wat er in Meisterdiebe gebeurt; de verleden tijd past bij elke naam.

## Woorden waaruit zinnen bestaan

words-nothing = niets
words-diamonds =
    { $count ->
        [one] een diamant
       *[other] { $count } diamanten
    }
words-sapphires =
    { $count ->
        [one] een saffier
       *[other] { $count } saffieren
    }
words-rubies =
    { $count ->
        [one] een robijn
       *[other] { $count } robijnen
    }
words-character =
    { $character ->
        [smuggler] smokkelaar
        [jeweller] juwelier
        [jewelress] juwelierster
        [thief] dief
        [masterthief] meesterdief
       *[detective] detective
    }
words-card = { words-character } { $number }
words-moves =
    { $move ->
        [none] zoals hij stond
        [topplus] bovenste niveau met de klok mee
        [topminus] bovenste niveau tegen de klok in
        [twoplus] bovenste twee niveaus met de klok mee
        [twominus] bovenste twee niveaus tegen de klok in
       *[flip] op zijn kop
    }

## De voorkanten van de twaalf laden, genoemd naar hun nerf

grain-A1 = één knoest
grain-A2 = één vlam
grain-A3 = brede rimpel
grain-A4 = wijde stralen
grain-B1 = twee vlammen
grain-B2 = fijne rimpel
grain-B3 = vallende stralen
grain-B4 = twee knoesten
grain-C1 = schuine rimpel
grain-C2 = geweven stralen
grain-C3 = drie knoesten
grain-C4 = drie vlammen

## Wat er gebeurt

meisterdiebe-dealt = De kaarten zijn gedeeld: voor iedereen één van elk karakter.
meisterdiebe-began = { $seat } vult als eerste de kist.
meisterdiebe-pulled = { $seat } opende { $drawers } om de kist te vullen.
meisterdiebe-filled = In { $drawer } gelegd: { $gems }.
meisterdiebe-filled-secretly = In { $drawer } gelegd: diamanten.
meisterdiebe-filled-fell = Op het rode kussen: { $gems }.
meisterdiebe-filled-raised = Eruit gevallen en bovenin teruggelegd: { $gems }.
meisterdiebe-chose = { $seat } legde { $card } dicht neer.
meisterdiebe-chose-secretly = { $seat } legde een kaart dicht neer.
meisterdiebe-turned-up = Opengelegd: { $cards }.
meisterdiebe-turned-up-one = { $seat } ({ $card })
meisterdiebe-opened = { $seat } opende { $drawer } ({ $grain }).
meisterdiebe-opened-nothing-fell = Er viel niets.
meisterdiebe-opened-fell-red = Op het rode kussen: { $gems }.
meisterdiebe-opened-fell-raised = Gevallen en bovenin teruggelegd: { $gems }.
meisterdiebe-opened-fell-owner = Het alarm van { $owner } ging af: { $gems } voor { $owner }.
meisterdiebe-opened-alarm = Het alarm van { $owner } viel en ging terug naar de overzichtskaart.
meisterdiebe-opened-caught = Betrapt!
meisterdiebe-opened-above = Bovenin: { $gems }.
meisterdiebe-opened-above-alarm = Bovenin: { $gems } en het alarm van { $owner }.
meisterdiebe-opened-above-only-alarm = Bovenin: alleen het alarm van { $owner }.
meisterdiebe-passed = { $seat } opende geen lade.
meisterdiebe-front-taken-red = { $seat } smokkelde { $gems } naar het rode kussen.
meisterdiebe-front-taken-black = { $seat } stal { $gems }.
meisterdiebe-front-taken-nothing = { $seat } vond niets om mee te nemen.
meisterdiebe-placed = { $seat } legde { $gems } in de lade.
meisterdiebe-placed-alarm = { $seat } legde { $gems } en een alarm in de lade.
meisterdiebe-searched-ruby = { $seat } zocht in het geheime vak en nam een robijn!
meisterdiebe-searched-ruby-gems = { $seat } zocht in het geheime vak en nam een robijn en { $gems }!
meisterdiebe-searched-fell = { $seat } zocht in het geheime vak: een robijn viel en werd bovenin teruggelegd.
meisterdiebe-searched-empty = { $seat } zocht in het geheime vak: het was leeg.
meisterdiebe-searched-empty-gems = { $seat } zocht in het geheime vak: het was leeg. Uit het voorste vak: { $gems }.
meisterdiebe-searched-secretly = { $seat } zocht in het geheime vak en vond geen robijn om te nemen.
meisterdiebe-given = { $seat } gaf weg: { $shares }.
meisterdiebe-given-one = { $gems } voor { $seat }
meisterdiebe-given-nothing = { $seat } liet de juwelen liggen.
meisterdiebe-alarm-returned = Het alarm van { $seat } ging terug naar de overzichtskaart.
meisterdiebe-box-turned = { $seat } draaide de kist: { $moves }.
meisterdiebe-box-left = { $seat } liet de kist zoals hij stond.
meisterdiebe-loot-shared = { $smugglers ->
        [one] { $smugglers } smokkelaar
       *[other] { $smugglers } smokkelaars
    }, { $detectives ->
        [one] { $detectives } detective
       *[other] { $detectives } detectives
    }: de buit gaat naar { $sharers }.
meisterdiebe-loot-kept = { $smugglers ->
        [one] { $smugglers } smokkelaar
       *[other] { $smugglers } smokkelaars
    }, { $detectives ->
        [one] { $detectives } detective
       *[other] { $detectives } detectives
    }: de buit blijft op het rode kussen.
meisterdiebe-gem-taken = { $seat } nam { $gems } van het rode kussen.
meisterdiebe-shared-out = Van het rode kussen: { $shares }.
meisterdiebe-shared-nothing = Het rode kussen was leeg.
meisterdiebe-cards-swapped = Spelers met hetzelfde karakter ruilden die kaarten.
meisterdiebe-round-ended = Ronde { $round } is voorbij.
meisterdiebe-hands-passed = Iedereen gaf de zes kaarten door naar links.
meisterdiebe-cards-taken-up = Iedereen nam de zes kaarten weer op.
meisterdiebe-game-ended = Het spel is afgelopen. Gewonnen door { $winners }.
