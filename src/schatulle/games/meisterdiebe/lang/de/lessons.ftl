# Die Lektionen von Meisterdiebe: zu jeder Titel und Ziel, dann die Schritte, und was zu einem Versuch gesagt wird, der nicht passt.
# Höchstens 25 Wörter je Schritt. Schubladen haben hier keine Namen: Man sieht, welche markiert sind.

## Das Ziel und die Kissen

lesson-meisterdiebe-aim = Das Ziel
    .about = Mach aus einem Imitat Punkte und finde heraus, wozu die Kissen da sind.
lesson-meisterdiebe-aim-white = Auf deinem weißen Kissen liegen zehn Imitate. Jeder Diamant kostet dich einen Punkt, jeder Saphir zwei. Du beginnst also mit minus zwölf.
lesson-meisterdiebe-aim-black = Dein schwarzes Kissen ist für echte Edelsteine. Sie bringen Punkte: ein Diamant einen, ein Saphir zwei, ein Rubin vier.
lesson-meisterdiebe-aim-jeweller = Zuerst wirst du ein Imitat los. Wähle den Juwelier: Er legt eines in eine Schublade.
    .other = Den Charakter lernst du bald kennen. Wähle diesmal den Juwelier.
lesson-meisterdiebe-aim-open = Du bist am Zug. Öffne die markierte Schublade.
    .other = Jede wäre gut, aber diese brauchst du gleich wieder: Öffne die markierte Schublade.
lesson-meisterdiebe-aim-place = Die Schublade ist leer. Leg einen Saphir hinein: Auf deinem weißen Kissen kostet er doppelt so viel wie ein Diamant.
    .alarm = Der Alarm hat eine eigene Lektion. Leg nur den Saphir hinein.
    .other = Ein Diamant ginge auch, aber ein Saphir kostet dich mehr. Leg ihn hinein.
lesson-meisterdiebe-aim-leave = Am Ende deines Zuges darfst du die Schatulle drehen und wenden. Lass sie diesmal so stehen.
    .other = Das machst du in der nächsten Lektion. Lass die Schatulle jetzt so stehen.
lesson-meisterdiebe-aim-real = Schon zwei Punkte gewonnen! Und in einer Schublade ist jeder Edelstein echt, auch dein Saphir.
lesson-meisterdiebe-aim-thief = Also hol ihn dir. Wähle den Dieb: Er nimmt alle Edelsteine, die in einer Schublade oben liegen.
    .other = Der Charakter hilft dir hier nicht. Wähle den Dieb.
lesson-meisterdiebe-aim-again = Öffne deine Schublade wieder, bevor es jemand anders tut!
    .other = Dort liegt dein Saphir nicht. Öffne die markierte Schublade.
lesson-meisterdiebe-aim-taken = Jetzt liegt der Saphir auf deinem schwarzen Kissen und zählt für dich: zwei Punkte mehr. Beweg die Schatulle, wenn du magst.
lesson-meisterdiebe-aim-done = Das ist das Ziel des Spiels: Imitate raus, echte Edelsteine rein. Wer am Ende die meisten Punkte hat, gewinnt.

## Eine Schublade hat zwei Seiten

lesson-meisterdiebe-drawers = Oben und unten
    .about = Öffne eine Schublade und sieh, warum Edelsteine herausfallen.
lesson-meisterdiebe-drawers-sides = Jede Schublade hat zwei Seiten, eine oben und eine unten. In den beiden markierten liegen je zwei Diamanten unten.
lesson-meisterdiebe-drawers-jeweller = Wähle den Juwelier und versuch, ein Imitat in eine Schublade zu legen.
    .other = Diesmal brauchen wir den Juwelier. Wähle ihn.
lesson-meisterdiebe-drawers-open = Öffne die markierte Schublade und achte auf die Diamanten.
    .later = Die heben wir uns auf. Öffne zuerst die andere, die markierte.
    .other = Dort fällt nichts. Öffne die markierte Schublade.
lesson-meisterdiebe-drawers-caught = Sie fallen heraus: erwischt! Du darfst nichts hineinlegen. Aber wende die Schatulle: Dann kommt nach oben, was unten liegt.
    .stay = Dann bleiben die anderen zwei Diamanten unten. Wende die Schatulle!
    .other = Nur wenden, nicht drehen! Dann findest du die andere Schublade leichter wieder.
lesson-meisterdiebe-drawers-red = Was fällt, kommt auf das rote Kissen. Die Maus war in dieser Runde Detektiv, und Detektive nehmen alles, was dort liegt.
lesson-meisterdiebe-drawers-thief = Du hast die Schatulle gewendet, also liegen die Diamanten in der markierten Schublade jetzt oben. Wähle den Dieb.
    .other = Mit dem Charakter bekommst du diese Diamanten nicht. Wähle den Dieb.
lesson-meisterdiebe-drawers-again = Öffne die Schublade. Diesmal fällt nichts.
    .empty = Die ist leer: Ihre Diamanten sind schon herausgefallen. Öffne die markierte Schublade.
    .other = Deine Diamanten liegen in der markierten Schublade.
lesson-meisterdiebe-drawers-taken = Was oben liegt, bleibt in der Schublade, und du bekommst es: zwei Diamanten! Beweg die Schatulle, wenn du magst.
lesson-meisterdiebe-drawers-done = Merk dir: Was oben liegt, ist sicher, was unten liegt, fällt heraus. Und jedes Wenden vertauscht die beiden.

## Der Dieb

lesson-meisterdiebe-thief = Der Dieb
    .about = Sieh, wer zuerst dran ist, und nimm, was andere hineinlegen.
lesson-meisterdiebe-thief-order = Die Reihenfolge: Schmuggler, Juwelier, Juwelierin, Dieb, Meisterdieb, Detektiv. Beim gleichen Charakter kommt die niedrigere Zahl zuerst.
lesson-meisterdiebe-thief-choose = In der markierten Schublade liegen oben ein Diamant und ein Saphir. Wähle den Dieb, und achte darauf, was die anderen tun.
    .other = Die zwei Edelsteine willst du selbst haben. Wähle den Dieb.
lesson-meisterdiebe-thief-open = Der Dieb der Maus hat die niedrigere Zahl und war schneller! Aber der Igel hat eben etwas in eine andere Schublade gelegt. In welche?
    .empty = Die hat die Maus gerade geleert. Wohin hat der Igel sein Imitat gelegt?
    .other = Die nicht. Such auf der untersten Ebene: Dort hat der Igel eine Schublade geöffnet.
lesson-meisterdiebe-thief-taken = Ein Saphir und ein Diamant! Was andere als Imitat hineinlegen, ist für dich echt. Beweg die Schatulle, wenn du magst.
lesson-meisterdiebe-thief-done = Ein guter Dieb achtet darauf, wo andere etwas hineinlegen, und überlegt, wer vor ihm dran ist.

## Der Juwelier und sein Alarm

lesson-meisterdiebe-jeweller = Der Juwelier und der Alarm
    .about = Stell eine Falle und sieh, wann sie zuschnappt.
lesson-meisterdiebe-jeweller-alarm = Der Juwelier legt ein Imitat in eine Schublade, auch wenn schon Edelsteine darin liegen. Er darf seinen Alarm dazulegen.
lesson-meisterdiebe-jeweller-choose = Wir stellen der Maus eine Falle. Wähle den Juwelier.
    .other = Nur der Juwelier hat einen Alarm. Wähle ihn.
lesson-meisterdiebe-jeweller-open = Öffne die markierte Schublade.
    .other = In der markierten Schublade liegt der bessere Köder.
lesson-meisterdiebe-jeweller-place = Zwei Diamanten: ein guter Köder! Leg einen Saphir hinein und deinen Alarm dazu.
    .cheap = Das ist auch eine Falle. Aber ein Saphir kostet dich mehr: Leg den hinein.
    .other = Keine Falle ohne Alarm! Leg einen Saphir und den Alarm hinein.
lesson-meisterdiebe-jeweller-flip = Wende jetzt die Schatulle. Dann liegt alles unten und fällt, sobald der Nächste die Schublade öffnet.
    .other = Dann bleibt alles oben liegen und dein Alarm still. Wende die Schatulle!
lesson-meisterdiebe-jeweller-rang = Dein Alarm ist losgegangen! Was fiel, gehört dir und kommt nicht auf das rote Kissen. Und deinen Alarm hast du wieder.
lesson-meisterdiebe-jeweller-thief = In der nächsten Runde will die Maus dir eine Falle stellen. Wähle den Dieb.
    .other = Jetzt sind flinke Finger gefragt. Wähle den Dieb.
lesson-meisterdiebe-jeweller-silent = Die Maus hat vergessen, die Schatulle zu wenden! Ihr Alarm liegt oben. Öffne die markierte Schublade trotzdem.
    .other = Nur keine Angst! Öffne die markierte Schublade.
lesson-meisterdiebe-jeweller-taken = Ein Alarm, der oben liegt, bleibt still. Die Edelsteine gehören dir, der Alarm bleibt liegen. Beweg die Schatulle, wenn du magst.
lesson-meisterdiebe-jeweller-done = Ein Alarm wirkt nur, wenn er fällt. Leg ihn also dorthin, wo bald alles unten liegt.

## Die Juwelierin und die Detektive

lesson-meisterdiebe-jewelress = Die Juwelierin und die Detektive
    .about = Werde drei Imitate auf einmal los und fang auf, was fällt.
lesson-meisterdiebe-jewelress-jewelress = Die Juwelierin legt ein Imitat hinein, auch wenn sie erwischt wird. Und für jeden Detektiv der Runde darf sie noch eines dazulegen.
lesson-meisterdiebe-jewelress-choose = Wähle die Juwelierin. Vielleicht hat ja jemand den Detektiv gewählt.
    .other = Detektive verderben anderen den Spaß, der Juwelierin aber nicht. Wähle sie.
lesson-meisterdiebe-jewelress-open = Zwei Detektive! Öffne die markierte Schublade, auch wenn dort zwei Diamanten unten liegen.
    .other = Jede wäre gut. Aber sieh, was passiert, wenn etwas fällt: Öffne die markierte Schublade.
lesson-meisterdiebe-jewelress-place = Erwischt, aber dich hält das nicht auf. Du darfst drei Imitate hineinlegen: Nimm die, die dich am meisten kosten.
    .cheap = Drei stimmt! Aber jeder Saphir kostet zwei Punkte: Leg beide Saphire und einen Diamanten hinein.
    .few = Drei dürfen es sein: eines, und eines für jeden Detektiv. Leg beide Saphire und einen Diamanten hinein.
lesson-meisterdiebe-jewelress-leave = Fünf Punkte auf einmal! Die gefallenen Diamanten liegen auf dem roten Kissen. Lass die Schatulle so stehen.
    .other = Lass die Schatulle bitte so stehen: Die nächste Runde hängt davon ab.
lesson-meisterdiebe-jewelress-shared = Am Ende der Runde haben die Detektive geteilt, was auf dem roten Kissen lag: jeder einen Diamanten.
lesson-meisterdiebe-jewelress-detective = Jetzt bist du der Detektiv. Du öffnest keine Schublade: Du wartest, bis die anderen erwischt werden.
    .other = Lass diesmal die anderen für dich arbeiten. Wähle den Detektiv.
lesson-meisterdiebe-jewelress-done = Die Maus wurde erwischt, und die Diamanten gehören dir! Wähle den Detektiv, wenn du glaubst, dass andere erwischt werden.

## Schmuggler gegen Detektive

lesson-meisterdiebe-smugglers = Schmuggler gegen Detektive
    .about = Zähl die Köpfe und sieh, wer die Beute bekommt.
lesson-meisterdiebe-smugglers-loot = Schmuggler sind zuerst dran. Alle Edelsteine, die oben liegen, bringen sie auf das rote Kissen und lassen ein Imitat zurück.
lesson-meisterdiebe-smugglers-choose = Wähle den Schmuggler. Je mehr Schmuggler ihr seid, desto besser.
    .other = Die Maus rechnet mit dir. Wähle den Schmuggler.
lesson-meisterdiebe-smugglers-open = Auch die Maus schmuggelt und hat schon zwei Diamanten erbeutet. Jetzt du: Öffne die markierte Schublade.
    .other = Deine Beute liegt in der markierten Schublade.
lesson-meisterdiebe-smugglers-place = Deine Beute liegt auf dem roten Kissen. Lass ein Imitat in der Schublade zurück, ganz wie du willst.
lesson-meisterdiebe-smugglers-leave = Lass die Schatulle so stehen. Dann decken die anderen ihre Karten auf, und die Köpfe werden gezählt.
    .other = Lass die Schatulle bitte so stehen: Die nächste Runde hängt davon ab.
lesson-meisterdiebe-smugglers-take = Zwei Schmuggler, ein Detektiv: Die Beute gehört euch! Die Maus und du nehmt abwechselnd. Nimm den besten Edelstein.
    .other = Ein Saphir ist zwei Punkte wert, ein Diamant nur einen. Nimm den Saphir.
lesson-meisterdiebe-smugglers-counted = Der Igel war der Detektiv und ging leer aus. Auch bei einem gegen einen hätte der Schmuggler die Beute bekommen.
lesson-meisterdiebe-smugglers-detective = In der nächsten Runde schmuggelt nur der Igel. Halte ihn auf, zusammen mit der Maus: Wähle den Detektiv.
    .other = Es braucht zwei Detektive, um einen Schmuggler aufzuhalten. Wähle den Detektiv.
lesson-meisterdiebe-smugglers-done = Zwei Detektive, ein Schmuggler: Der Schmuggler ging leer aus. Am Ende der Runde hast du mit der Maus die Beute geteilt.

## Der Meisterdieb und die Rubine

lesson-meisterdiebe-masterthief = Der Meisterdieb und die Rubine
    .about = Hol einen Rubin aus seinem Versteck.
lesson-meisterdiebe-masterthief-long = Sechs Schubladen sind lang. Hinter dem vorderen Fach haben sie ein Geheimfach, und in jedem steckt ein Rubin: vier Punkte!
lesson-meisterdiebe-masterthief-choose = Nur der Meisterdieb kommt da heran. Wähle ihn. Die Maus hat dieselbe Idee und die niedrigere Zahl.
    .other = Niemand sonst darf ein Geheimfach durchsuchen. Wähle den Meisterdieb.
lesson-meisterdiebe-masterthief-open = Die Maus suchte, aber der Rubin lag unten, fiel und liegt jetzt wieder oben. Die Maus bekam nichts. Öffne die Schublade!
    .other = Öffne die markierte Schublade: Dort liegt der Rubin jetzt oben.
lesson-meisterdiebe-masterthief-search = Vorne liegen zwei Diamanten. Die könntest du plündern, aber du weißt etwas Besseres: Durchsuche das Geheimfach!
    .plunder = Zwei Diamanten wären nett. Aber ein Rubin ist vier Punkte wert: Durchsuche das Geheimfach!
lesson-meisterdiebe-masterthief-taken = Der Rubin, und beide Diamanten dazu: sechs Punkte! Beweg die Schatulle, wenn du magst.
lesson-meisterdiebe-masterthief-done = Auch für Rubine vertauscht das Wenden oben und unten. Nach der Runde, in der der sechste gefunden wird, ist Schluss.

## Was man sich merkt

lesson-meisterdiebe-box = Drehen und wenden
    .about = Behalte eine Schublade im Auge und verdirb dem Igel eine andere.
lesson-meisterdiebe-box-look = In der markierten Schublade liegen oben zwei Saphire. Sieh sie dir gut an: Gleich wandert sie weiter.
lesson-meisterdiebe-box-choose = Wähle den Dieb, und behalte deine Schublade im Auge.
    .other = Du willst doch die zwei Saphire. Wähle den Dieb.
lesson-meisterdiebe-box-open = Die Maus hat zwei Ebenen gedreht. Schubladen drehen sich mit, aber was oben liegt, bleibt oben. Wo sind deine Saphire jetzt?
    .other = Die nicht. Deine Schublade ist noch auf der obersten Ebene, nur eine Seite weiter.
lesson-meisterdiebe-box-flip = Gefunden! Nach dir kommt der Igel. Er hat gesehen, wohin die Maus Diamanten legte. Wende die Schatulle und verdirb es ihm!
    .other = Dann bleiben die Diamanten oben, und der Igel bekommt sie. Wende die Schatulle!
lesson-meisterdiebe-box-done = Erwischt! Drehen bewegt Schubladen, Wenden vertauscht oben und unten. Merk dir lieber zwei Schubladen gut als zwölf schlecht.

## Ein kurzes ganzes Spiel

lesson-meisterdiebe-game = Ein kurzes Spiel
    .about = Spiel ein ganzes Spiel gegen die Maus und den Igel.
lesson-meisterdiebe-game-short = In diesem kurzen Spiel haben alle vier Imitate. Es endet, wenn jemand keine mehr hat, oder nach sechs Runden.
lesson-meisterdiebe-game-fill = Leg deine vier Diamanten in Schubladen, alle in eine oder verteilt. Merk dir, wo sie liegen!
lesson-meisterdiebe-game-turn = Du darfst die Schatulle drehen, wenden oder so stehen lassen. Dann legen die anderen ihre Diamanten hinein.
lesson-meisterdiebe-game-choose = Jetzt weißt du alles: Wähle einen Charakter und spiel, wie du willst. Viel Glück!
lesson-meisterdiebe-game-whole = Jetzt ist es dein Spiel: Mach, was du willst!
    .round = Eine neue Runde. Was haben die anderen schon gespielt? Das können sie in diesen sechs Runden nicht noch einmal spielen.
    .cards = Die Karten sind aufgedeckt. Wer kommt vor dir, wer nach dir? Hofft ein Detektiv, dass etwas herausfällt?
    .drawer = Was oben liegt, kann man nehmen. Was unten lag, ist herausgefallen, und dann ist man erwischt.
    .taken = Vorne ist die Schublade jetzt leer. Wer kommt als Nächster, und welche Schublade will er?
    .placed = Ein Imitat weniger auf einem weißen Kissen! Merk dir die Schublade: Vielleicht holt es sich jemand.
    .box = Wurde die Schatulle gewendet? Dann sind in jeder Schublade oben und unten vertauscht.
    .ruby = Jemand sucht einen Rubin! Ist einer gefallen, liegt er jetzt oben, und jeder kann ihn holen.
lesson-meisterdiebe-game-done = Das war ein ganzes Spiel, gut gemacht! Das richtige geht genauso, nur länger, mit zehn Imitaten für jeden.
