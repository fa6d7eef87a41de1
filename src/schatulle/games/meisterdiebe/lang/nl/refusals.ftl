# Waarom iets niet kan in Meisterdiebe: telkens één zin, voor wie het probeerde.

## Niet nu

meisterdiebe-refused-filling = Eerst wordt de kist gevuld.
meisterdiebe-refused-choosing = Eerst kiest iedereen een kaart.
meisterdiebe-refused-no-fill = Je vult de kist nu niet.
meisterdiebe-refused-no-choice = Je hoeft nu geen kaart te kiezen.
meisterdiebe-refused-no-pass = Je kunt nu niet passen.
meisterdiebe-refused-no-plunder = Er valt nu niets uit te halen.
meisterdiebe-refused-no-secret = Hier is geen geheim vak om in te zoeken.
meisterdiebe-refused-no-gift = Je hebt geen juwelen om weg te geven.
meisterdiebe-refused-no-take = Je neemt nu geen juweel.
meisterdiebe-refused-give-first = Geef eerst de juwelen weg, of laat ze liggen.
meisterdiebe-refused-open-first = Open eerst een lade. Daarna mag je de kist draaien.
meisterdiebe-refused-turn-after-filling = De kist draai je pas als je diamanten erin liggen.

## Kaarten en karakters

meisterdiebe-refused-not-in-hand = Die kaart heb je nu niet in je hand: { words-character }.
meisterdiebe-refused-detective = Een detective opent niets.
meisterdiebe-refused-detective-box = Een detective draait de kist niet.
meisterdiebe-refused-masterthief = Alleen een meesterdief zoekt in geheime vakken.
meisterdiebe-refused-caught = Je bent betrapt: handen af van deze lade.

## Laden en juwelen

meisterdiebe-refused-must-open = Je moet een lade openen.
meisterdiebe-refused-one-drawer = Je mag in een beurt maar één lade openen.
meisterdiebe-refused-front-gem = Je mag alleen achter een juweel zoeken, en er ligt er geen.
meisterdiebe-refused-fill =
    { $due ->
        [one] Leg precies één diamant, geen { $placed }.
       *[other] Leg precies { $due } diamanten, geen { $placed }.
    }
meisterdiebe-refused-place-most =
    { $most ->
        [one] Je mag maar één imitatie leggen.
       *[other] Je mag hoogstens { $most } imitaties leggen.
    }
meisterdiebe-refused-place-least = Leg minstens één imitatie.
meisterdiebe-refused-place-lacks = Dat ligt niet op je witte kussen.
meisterdiebe-refused-alarm-jewelress = De juwelierster legt geen alarm.
meisterdiebe-refused-alarm-there = In deze lade ligt al een alarm.
meisterdiebe-refused-alarm-jeweller = Alleen een juwelier die het alarm nog heeft, kan het leggen.
meisterdiebe-refused-alarm-alone = Een alarm leg je alleen samen met een imitatie.
meisterdiebe-refused-give-others = Juwelen gaan alleen naar de andere spelers.
meisterdiebe-refused-give-once = Noem iedereen één keer, met minstens één juweel.
meisterdiebe-refused-give-all = Geef alle juwelen weg, of geen enkel.
meisterdiebe-refused-take-lacks = Zo’n juweel ligt niet op het rode kussen.
meisterdiebe-refused-turn-twice = Draai hoogstens één keer, en keer hoogstens één keer om.
meisterdiebe-refused-turn-one = Aan deze tafel draai je of keer je om, niet allebei.
meisterdiebe-refused-turn-order = Aan deze tafel draai je eerst en keer je dan om.

## Wat een tafel afspreekt

meisterdiebe-refused-no-imitations = Iedereen begint met minstens één imitatie.
meisterdiebe-refused-too-few-gems = Er zijn te weinig juwelen: neem minder spelers, of minder bij { $options }.

## Getypte zetten

meisterdiebe-refused-character = Schrijf smuggler, jeweller, jewelress, thief, masterthief of detective.
meisterdiebe-refused-drawer = Schrijf één lade van A1 tot C4, zoals in open B3.
meisterdiebe-refused-gems = Schrijf juwelen zoals 2d1s: d diamanten, s saffieren, r robijnen.
meisterdiebe-refused-one-gem = Neem precies één juweel, zoals in take s.
meisterdiebe-refused-give = Schrijf wie wat krijgt, zoals in give 1:2d 2:1s.
meisterdiebe-refused-turn = Schrijf top+, top-, two+, two- of flip, zoals in turn top+ flip.
meisterdiebe-refused-no-more-words = Na dat woord komt niets meer.
