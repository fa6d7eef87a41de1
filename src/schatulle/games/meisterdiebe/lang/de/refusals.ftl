# Why something cannot be done in Meisterdiebe: one sentence each, for whoever tried it.

## Out of turn

meisterdiebe-refused-filling = Zuerst wird die Schatulle gefüllt.
meisterdiebe-refused-choosing = Zuerst wählen alle eine Karte.
meisterdiebe-refused-no-fill = Du füllst die Schatulle gerade nicht.
meisterdiebe-refused-no-choice = Du hast jetzt keine Karte zu wählen.
meisterdiebe-refused-no-pass = Du kannst jetzt nicht passen.
meisterdiebe-refused-no-plunder = Hier gibt es jetzt nichts zu plündern.
meisterdiebe-refused-no-secret = Hier gibt es kein Geheimfach zu durchsuchen.
meisterdiebe-refused-no-gift = Du hast keine Edelsteine zu verteilen.
meisterdiebe-refused-no-take = Du nimmst jetzt keinen Edelstein.
meisterdiebe-refused-give-first = Verteile zuerst die Edelsteine, oder lass sie liegen.
meisterdiebe-refused-open-first = Öffne zuerst eine Schublade. Danach darfst du die Schatulle bewegen.
meisterdiebe-refused-turn-after-filling = Lege zuerst deine Diamanten hinein, dann beweg die Schatulle.

## Cards and characters

meisterdiebe-refused-not-in-hand = Diese Karte hast du nicht auf der Hand: { words-character }.
meisterdiebe-refused-detective = Ein Detektiv öffnet nichts.
meisterdiebe-refused-detective-box = Ein Detektiv bewegt die Schatulle nicht.
meisterdiebe-refused-masterthief = Nur ein Meisterdieb durchsucht Geheimfächer.
meisterdiebe-refused-caught = Du bist erwischt: Finger weg von dieser Schublade.

## Drawers and gems

meisterdiebe-refused-must-open = Du musst eine Schublade öffnen.
meisterdiebe-refused-one-drawer = Nur eine Schublade pro Zug.
meisterdiebe-refused-front-gem = Durchsucht wird nur hinter einem Edelstein, und vorn liegt keiner.
meisterdiebe-refused-fill =
    { $due ->
        [one] Lege genau einen Diamanten hinein, nicht { $placed }.
       *[other] Lege genau { $due } Diamanten hinein, nicht { $placed }.
    }
meisterdiebe-refused-place-most =
    { $most ->
        [one] Du darfst nur ein Imitat hineinlegen.
       *[other] Du darfst höchstens { $most } Imitate hineinlegen.
    }
meisterdiebe-refused-place-least = Lege mindestens ein Imitat hinein.
meisterdiebe-refused-place-lacks = Das liegt nicht auf deinem weißen Kissen.
meisterdiebe-refused-alarm-jewelress = Die Juwelierin legt keinen Alarm.
meisterdiebe-refused-alarm-there = In dieser Schublade liegt schon ein Alarm.
meisterdiebe-refused-alarm-jeweller = Nur ein Juwelier, der seinen Alarm noch hat, kann ihn legen.
meisterdiebe-refused-alarm-alone = Ein Alarm kommt nur mit einem Imitat hinein.
meisterdiebe-refused-give-others = Edelsteine gehen nur an die anderen Spieler.
meisterdiebe-refused-give-once = Nenne alle nur einmal, mit mindestens einem Edelstein.
meisterdiebe-refused-give-all = Verteile alle Edelsteine, oder keinen.
meisterdiebe-refused-take-lacks = So ein Edelstein liegt nicht auf dem roten Kissen.
meisterdiebe-refused-turn-twice = Dreh höchstens einmal, und wende höchstens einmal.
meisterdiebe-refused-turn-one = An diesem Tisch drehst du oder wendest, nicht beides.
meisterdiebe-refused-turn-order = An diesem Tisch drehst du zuerst und wendest dann.

## What a table agrees on

meisterdiebe-refused-no-imitations = Alle beginnen mit mindestens einem Imitat.
meisterdiebe-refused-too-few-gems = So viele Edelsteine gibt es nicht: weniger Spieler, oder weniger bei { $options }.

## Moves that are typed

meisterdiebe-refused-character = Schreib smuggler, jeweller, jewelress, thief, masterthief oder detective.
meisterdiebe-refused-drawer = Schreib eine Schublade von A1 bis C4, wie in open B3.
meisterdiebe-refused-gems = Schreib Edelsteine wie 2d1s: d Diamanten, s Saphire, r Rubine.
meisterdiebe-refused-one-gem = Nimm genau einen Edelstein, wie in take s.
meisterdiebe-refused-give = Schreib, wer was bekommt, wie in give 1:2d 2:1s.
meisterdiebe-refused-turn = Schreib top+, top-, two+, two- oder flip, wie in turn top+ flip.
meisterdiebe-refused-no-more-words = Nach diesem Wort kommt nichts mehr.
