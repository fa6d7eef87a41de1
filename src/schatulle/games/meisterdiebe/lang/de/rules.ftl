# The rules of Meisterdiebe, clause by clause, in our own words.

## What each part is about

aim-meisterdiebe = Werde deine Imitate los und sammle echte Edelsteine. Was am Ende auf deinem weißen Kissen liegt, ist falsch und kostet Punkte. Was auf deinem schwarzen Kissen liegt, ist echt und bringt Punkte: ein Diamant 1, ein Saphir 2, ein Rubin 4. Wer die meisten Punkte hat, gewinnt.
summary-meisterdiebe =
    Die Schatulle hat drei Ebenen mit je vier Schubladen. In einer Schublade ist über und unter dem Boden Platz.
    Öffnest du eine Schublade, fällt alles heraus, was unten liegt.

    So läuft eine Runde: Alle wählen geheim einen von sechs Charakteren. Zuerst decken die Schmuggler auf und sind
    am Zug, dann alle anderen, in der Reihenfolge der Übersichtskarte.

    In deinem Zug öffnest du eine Schublade. Fallen Edelsteine heraus, bist du erwischt: Sie kommen auf das rote
    Kissen, und dein Charakter tut nichts. Fällt nichts heraus, tust du, was dein Charakter tut.

    Danach darfst du die oberste Ebene oder die beiden oberen drehen und die ganze Schatulle wenden. Nach dem
    Wenden liegt unten, was oben lag, und wer dann diese Schublade öffnet, ist erwischt. Merk dir also, wo alles
    ist!

    Gibt es mindestens so viele Schmuggler wie Detektive, teilen die Schmuggler, was auf dem roten Kissen liegt.
    Wenn nicht, nehmen es die Detektive am Ende der Runde.

    Nach sechs Runden, einem Durchgang, wandern deine sechs Karten nach links. Das Spiel endet mit der Runde,
    in der ein weißes Kissen leer wird oder der letzte Rubin gefunden ist.
    .roles =
        Schmuggler: { md-does-smuggler }

        Juwelier: { md-does-jeweller }

        Juwelierin: { md-does-jewelress }

        Dieb: { md-does-thief }

        Meisterdieb: { md-does-masterthief }

        Detektiv: { md-does-detective }
aim-prototype = Werde deine Imitate los und sammle echte Edelsteine. Jedes Imitat, das am Ende auf deinem weißen Kissen liegt, kostet einen Punkt. Was auf deinem schwarzen Kissen liegt, ist echt und bringt Punkte: ein Diamant 1, ein Saphir 2, ein Rubin 4. Wer die meisten Punkte hat, gewinnt.
summary-prototype =
    Die Schatulle hat drei Ebenen mit je vier Schubladen. In einer Schublade ist über und unter dem Boden Platz.
    Öffnest du eine Schublade, fällt alles heraus, was unten liegt.

    So läuft eine Runde: Alle wählen geheim einen von sechs Charakteren. Dann werden alle Karten gemeinsam
    aufgedeckt. Es geht vom Juwelier bis zum Detektiv, in der Reihenfolge, die hier steht.

    In deinem Zug öffnest du eine Schublade. Fallen Edelsteine heraus, bist du erwischt, und dein Charakter tut
    nichts. Gibt es in dieser Runde einen Detektiv, kommen sie auf das rote Kissen; wenn nicht, kommen sie oben
    wieder hinein. Fällt nichts heraus, tust du, was dein Charakter tut. Danach darfst du die Schatulle
    drehen und wenden.

    Am Ende der Runde nehmen die Detektive, was auf dem roten Kissen liegt. Wer denselben Charakter gespielt hat,
    tauscht diese Karten. Nach sechs Runden, einem Durchgang, nimmst du deine Karten wieder auf. Alarme
    gibt es nicht.

    Ist jemand sein letztes Imitat los oder der sechste Rubin gefunden, ist dies die letzte Runde. Wer mit
    drei Rubinen gewinnt, ist König der Meisterdiebe.
    .roles =
        Juwelier: { md-does-jeweller-prototype }

        Juwelierin: { md-does-jewelress }

        Schmuggler: { md-does-smuggler-prototype }

        Dieb: { md-does-thief }

        Meisterdieb: { md-does-masterthief-prototype }

        Detektiv: { md-does-detective-prototype }

# Words that other rulebooks and readers have, each with ours for the same thing: the search knows both.
meisterdiebe-synonyms = Alarmanlage: Alarm; Tuch: Kissen; Tücher: Kissen; Würfel: Schatulle; Schmuckkasten: Schatulle; Fälschung: Imitat; Juwel: Edelstein; Etage: Ebene; Stockwerk: Ebene; Minusvorrat: weißen Kissen; Plusvorrat: schwarzen Kissen; umdrehen: wenden; bewegen: drehen; Funktion: Fähigkeit; Polizist: Detektiv; Spielziel: Wertung

## Parts and chapters

part-box = Die Schatulle
part-meisterdiebe = { game-meisterdiebe }
part-prototype = { game-meisterdiebe }, der Prototyp des Autors
chapter-box = Wie die Schatulle funktioniert
chapter-material = Das Spielmaterial
chapter-drawers = Ebenen und Schubladen
chapter-setup = Die Vorbereitung
chapter-round = Eine Runde
chapter-turn = Ein Zug
chapter-smuggler = Der Schmuggler
chapter-loot = Die Beute
chapter-jeweller = Der Juwelier und die Alarme
chapter-jewelress = Die Juwelierin
chapter-thief = Der Dieb
chapter-masterthief = Der Meisterdieb
chapter-detective = Der Detektiv
chapter-end = Spielende und Wertung
chapter-prototype-material = Das Material des Prototyps
chapter-prototype-setup = Die Vorbereitung
chapter-prototype-round = Eine Runde
chapter-prototype-turn = Ein Zug
chapter-prototype-characters = Die Charaktere
chapter-prototype-box = Drehen und wenden
chapter-prototype-end = Spielende und Wertung

## The rulebooks

source-000_d2fd = die niederländische Anleitung der Zoch-Ausgabe (2004), übersetzt von Sven Talboom
source-001_31ef-FR = die französische Anleitung der Zoch-Ausgabe, übersetzt von Birgit Janka
source-001_31ef-EN = die letzte Seite der englischen Anleitung (Rio Grande)
source-003_9146 = die deutsche Anleitung zum Prototyp des Autors (Frank Czarnetzki)
source-004_cbe6 = eine zweite niederländische Übersetzung der Zoch-Anleitung, von ungenannter Hand

## The box

G-1 =
    Die Schatulle besteht aus drei Ebenen, die übereinanderliegen: A, B und C. Jede Ebene hat vier Schubladen,
    auf jeder Seite eine: A1 bis A4, B1 bis B4 und C1 bis C4. Die Schubladen 1 und 3 sind lang und liegen
    einander gegenüber. Die Schubladen 2 und 4 sind kurz und liegen einander gegenüber. Wenn die Rubine
    versteckt sind und das Spiel beginnt, ist A oben, B in der Mitte und C unten. Auf jeder Ebene zeigt
    Schublade 1 nach Norden, 2 nach Osten, 3 nach Süden und 4 nach Westen.
    .title = Ebenen, Schubladen und ihre Lage zu Beginn
G-2 =
    In jeder Schublade ist über und unter ihrem Boden Platz: Das erste Fach, gleich hinter der Front, ist
    geteilt in ein oberes und ein unteres Fach. Lange Schubladen haben dahinter ein zweites Paar, das obere
    und das untere Geheimfach. Zwölf Schubladen ergeben 24 Fächer vorn, sechs lange dazu 12 Geheimfächer:
    zusammen 36 Verstecke.
    .title = Sechsunddreißig Verstecke
G-3 =
    Beim Drehen nimmt man die Ebene, die gerade oben liegt, oder die beiden oberen zusammen und dreht sie um
    eine Vierteldrehung. Von oben gesehen ist + im Uhrzeigersinn: Eine Schublade, die nach Norden zeigte, zeigt
    nun nach Osten. Mit - geht es andersherum. In den Schubladen bewegt sich nichts, und was oben lag, bleibt
    oben.
    .title = Drehen
G-4 =
    Beim Wenden stellt man die ganze Schatulle auf den Kopf. Die oberste Ebene ist nun unten und die unterste
    oben; die mittlere bleibt in der Mitte. In allen zwölf Schubladen liegt, was oben war, jetzt unten und
    umgekehrt, auch in den Geheimfächern. Norden und Süden tauschen die Plätze; Osten und Westen bleiben.
    .title = Wenden
G-5 =
    Ebene B ist immer die mittlere. Wie weit jede Ebene gedreht ist und wie herum die Schatulle steht, sagt
    alles über ihre Stellung. Es gibt 128 Stellungen oder 32, wenn es egal ist, von welcher Seite des Tisches
    man schaut. Alle lassen sich erreichen.

    Wer drehen und wenden darf, hat dafür vierzehn Möglichkeiten; eine davon ist, nichts zu tun. Sie führen zu
    vierzehn Stellungen. Zehn davon sind wirklich verschieden, wenn man um den Tisch herumgehen darf. Ob man
    zuerst dreht oder zuerst wendet, ist egal: Wenden und dann die oberste Ebene drehen ergibt dasselbe wie die
    beiden oberen drehen und dann wenden.

    Ist nur eines von beiden erlaubt, gibt es sechs Möglichkeiten: nichts, vier Drehungen und das Wenden.
    .title = Was aus dem Drehen und Wenden folgt

## Meisterdiebe: what is in the game

M-1 = Eine Schatulle aus drei Ebenen mit zwölf Schubladen. Sechs der Schubladen haben ein Geheimfach.
    .title = Die Schatulle
M-2 = Siebzehn Kissen: acht weiße, acht schwarze und ein rotes.
    .title = Die Kissen
M-3 = 102 Edelsteine: 6 rote Rubine, 16 blaue Saphire und 80 klare Diamanten.
    .title = Die Edelsteine
M-4 =
    48 Karten: Von jedem der sechs Charaktere gibt es acht, mit den Nummern 1 bis 8. Innerhalb eines
    Charakters kommt keine Nummer zweimal vor.
    .title = Die Charakterkarten
M-5 = Die sechs Charaktere sind Schmuggler, Juwelier, Juwelierin, Dieb, Meisterdieb und Detektiv.
    .title = Die sechs Charaktere
M-6 =
    Acht Übersichtskarten und acht Alarmscheiben, je eine in jeder Spielerfarbe. Am Tisch heißt die Scheibe
    einfach Alarm oder Alarmanlage.
    .title = Übersichtskarten und Alarme
M-7 = Für zwei bis acht Spieler ab etwa zehn Jahren. Ein Spiel dauert eine bis eineinviertel Stunden.
    .title = Spieler, Alter und Dauer

## Meisterdiebe: levels and drawers

M-8 = Jede Ebene lässt sich für sich um die Mitte der Schatulle drehen; Magnete halten die Ebenen zusammen.
    .title = Drehbare Ebenen
M-9 = Jede Ebene hat zwei lange und zwei kurze Schubladen. Die langen liegen einander gegenüber, die kurzen ebenso.
    .title = Lange und kurze Schubladen
M-10 =
    Der Boden einer Schublade liegt auf halber Höhe, sodass über ihm und unter ihm Platz ist. Vorn hat daher
    jede Schublade ein oberes und ein unteres Fach.
    .title = Schubladen mit zwei Seiten
M-11 =
    Hinter dem ersten Fach einer langen Schublade liegt ihr Geheimfach, und auch das hat eine obere und eine
    untere Seite.
    .title = Geheimfächer
M-12 = Keine zwei Schubladenfronten haben dieselbe Maserung. Man darf sich die Schubladen daran merken.
    .title = Die Maserung kennen
M-13 = Ein Fach ist niemals voll: Es darf beliebig viele Edelsteine enthalten.
    .title = Immer noch Platz

## Meisterdiebe: getting ready

M-14 = Die Schatulle kommt in die Mitte des Tisches, das rote Kissen leer daneben.
    .title = Der Tisch
M-15 =
    Die Karten werden nach Charakteren in sechs Stapel zu acht Karten sortiert. Jeder Stapel wird gemischt, und
    alle erhalten je eine Karte daraus. Nun haben alle sechs Karten auf der Hand, von jedem Charakter eine; die
    Nummern sind Glückssache. Übrige Karten kommen in die Spielschachtel zurück, ohne dass jemand sie ansieht.
    .title = Karten austeilen
M-16 =
    Alle nehmen sich eine Übersichtskarte, eine Alarmscheibe, ein weißes und ein schwarzes Kissen. Der Alarm
    wartet auf der Übersichtskarte neben dem Juwelier.
    .title = Was jeder bekommt
M-17 =
    Auf jedes weiße Kissen kommen acht Diamanten und zwei Saphire: Das sind die zehn Imitate jedes
    Spielers. Die schwarzen Kissen sind zu Beginn leer.
    .title = Die Imitate
M-18 =
    Ein Edelstein ist nur so lange ein Imitat, wie er auf einem weißen Kissen liegt. In einer Schublade, auf
    dem roten Kissen oder auf einem schwarzen ist er echt, und ebenso, wenn er gerade herausgefallen ist.
    Woher er kam, spielt keine Rolle mehr.
    .title = Imitat oder echt?
M-19 =
    Die Ebenen werden so gedreht, dass die langen Schubladen übereinanderstehen. Auf einer der beiden langen
    Seiten legt man in jede der drei Schubladen einen Rubin, und zwar ins obere Geheimfach. Dann wird die
    Schatulle gewendet. Mit den anderen drei Rubinen macht man nun auf der gegenüberliegenden Seite dasselbe.
    .title = Die Rubine verstecken
M-20 =
    Jede lange Schublade enthält jetzt einen Rubin. Auf einer Seite der Schatulle liegen alle drei in oberen
    Geheimfächern, auf der gegenüberliegenden alle drei in unteren; jede Ebene hat also einen oben und einen
    unten. Mit unseren Namen für die Schubladen: oben in A1, B1 und C1, unten in A3, B3 und C3.
    .title = Wo die Rubine liegen
M-21 =
    Zwölf Diamanten werden so gleichmäßig wie möglich aufgeteilt. Es macht nichts, wenn einige einen mehr
    bekommen. Die größeren Anteile gehen an alle, die die Schatulle zuerst füllen.

    2 Spieler: je 6 · 3 Spieler: je 4 · 4 Spieler: je 3 · 5 Spieler: 3, 3, 2, 2, 2 · 6 Spieler: je 2 · 7
    Spieler: 2, 2, 2, 2, 2, 1, 1 · 8 Spieler: 2, 2, 2, 2, 1, 1, 1, 1.
    .title = Diamanten für die Schatulle
M-22 =
    Im Uhrzeigersinn legt ein Spieler nach dem anderen alle seine Diamanten in Schubladen: alle in eine oder
    verteilt auf mehrere, ganz nach Belieben. Man öffnet nur das erste Fach, legt sie in das obere Fach und
    schließt die Schublade wieder.
    .title = Die Schatulle füllen
M-23 =
    Wer seine Diamanten untergebracht hat, darf die oberste Ebene oder die beiden oberen um eine Vierteldrehung
    drehen, egal in welche Richtung, und die Schatulle einmal wenden. Man darf beides tun, eines davon oder
    keines.
    .title = Nach dem Füllen drehen und wenden
M-24 =
    Fallen Diamanten heraus, wenn man zum Füllen eine Schublade öffnet, so kommen sie sofort auf das rote
    Kissen. Die eigenen Diamanten legt man trotzdem hinein.
    .title = Wenn beim Füllen Diamanten fallen
M-25 = Edelsteine, die niemand bekommen hat, kommen nicht ins Spiel.
    .title = Übrige Edelsteine

## Meisterdiebe: a round

M-26 = Alle wählen geheim eine Handkarte und legen sie verdeckt hin. Das geschieht gleichzeitig.
    .title = Eine Karte wählen
M-26a = Jeder Charakter hat eine Fähigkeit, die man in seinem Zug einsetzen darf.
    .title = Charaktere und ihre Fähigkeiten
M-27 =
    Zuerst geben sich die Schmuggler zu erkennen, alle zugleich. Jede andere Karte bleibt verdeckt, bis sie
    fertig sind.
    .title = Schmuggler decken zuerst auf
M-28 = Die Schmuggler sind von der niedrigsten zur höchsten Nummer am Zug.
    .title = Schmuggler der Reihe nach
M-29 =
    Nach dem Zug des letzten Schmugglers decken alle anderen gemeinsam ihre Karten auf. Ist niemand
    Schmuggler, geschieht das sofort.
    .title = Die anderen decken auf
M-30 = Gab es einen Schmuggler, wird nun über die Beute entschieden (M-57 bis M-62), bevor sonst jemand am Zug ist.
    .title = Die Beute zuallererst
M-31 =
    Danach sind die anderen in der Reihenfolge der Übersichtskarte am Zug: Juwelier, Juwelierin, Dieb,
    Meisterdieb, Detektiv.
    .title = Die Zugreihenfolge
M-32 =
    Bei gleichem Charakter beginnt die niedrigere Nummer. Einen Gleichstand gibt es nicht: Bei keinem Charakter
    kommt eine Nummer zweimal vor.

    Ein Beispiel: Anna deckt Schmuggler 6 auf, Ben Schmuggler 2, Carl Juwelier 3, Dora Dieb 8 und Emma Dieb 4.
    Ben beginnt, dann kommt Anna. Nun teilen die Schmuggler die Beute. Danach ist Carl am Zug, dann Emma und
    zuletzt Dora.
    .title = Gleicher Charakter, niedrigere Nummer zuerst
M-33 =
    Sind alle Züge gespielt und haben die Detektive eingesammelt (M-84 bis M-87), ist die Runde zu Ende. Nun
    wird geprüft, ob das Spiel endet (M-89, M-90).
    .title = Das Ende einer Runde
M-34 =
    Die gespielte Karte wird umgedreht und bleibt verdeckt vor ihrem Spieler liegen. Auf die Hand kommt sie
    erst zurück, wenn alle sechs gespielt sind: In der ersten Runde wählt man also aus sechs Karten, in der
    zweiten aus fünf und so fort.
    .title = Gespielte Karten ruhen
M-35 =
    Diese sechs Runden heißen Durchgang. Danach nehmen alle ihre sechs Karten auf und geben alle sechs nach
    links weiter. Von rechts kommen sechs neue: wieder eine von jedem Charakter, aber mit anderen Nummern. Dann
    beginnt der nächste Durchgang.
    .title = Die Karten wandern nach links

## Meisterdiebe: a turn

M-36 =
    Jeder Zug außer dem des Detektivs läuft so ab: eine Schublade öffnen, sehen, was herausfällt, die Aktion des
    Charakters ausführen, falls man darf, die Schublade schließen und, wenn man möchte, die Schatulle drehen und
    wenden.
    .title = Der Ablauf eines Zuges
M-37 =
    In seinem Zug öffnet man eine Schublade, auf beliebiger Ebene und Seite. Eine muss man öffnen, eine zweite
    darf man nicht.
    .title = Eine Schublade pro Zug
M-38 = Bevor man seine Schublade geöffnet hat, darf man die Schatulle weder drehen noch wenden.
    .title = Erst öffnen, dann drehen
M-39 =
    Man zieht die Schublade so weit heraus, bis das erste Fach ganz zu sehen ist und alles, was im unteren
    Fach lag, herausgefallen ist.
    .title = Ganz öffnen
M-40 = Nur der Meisterdieb darf eine Schublade weiter herausziehen, bis zu ihrem Geheimfach.
    .title = Geheimfächer sind Sache des Meisterdiebs
M-41 =
    Fallen beim Öffnen der Schublade Edelsteine heraus, ist man erwischt: Der Charakter tut in diesem Zug
    nichts. Man schließt die Schublade, darf die Schatulle noch drehen und wenden, und dann ist der Zug
    vorbei. Allein die Juwelierin macht unbeirrt weiter (M-74).
    .title = Erwischt
M-42 =
    Herausgefallene Edelsteine kommen auf das rote Kissen, es sei denn, der Alarm eines anderen fiel mit heraus
    (M-70).
    .title = Wohin herausgefallene Edelsteine kommen
M-43 =
    Am Ende seines Zuges darf man einmal drehen: die oberste Ebene oder die beiden oberen zusammen, um eine
    Vierteldrehung, egal in welche Richtung. Außerdem darf man die Schatulle einmal wenden und so auf den Kopf
    stellen. Man tut beides, eines davon oder keines.
    .title = Drehen und wenden
M-44 =
    Die oberste Ebene ist die, die oben liegt, wenn man nach ihr greift. Nach dem Wenden ist die bisher unterste
    Ebene die oberste.
    .title = Welche Ebene die oberste ist
M-45 = Wer beides tut, darf zuerst drehen oder zuerst wenden.
    .title = In beliebiger Reihenfolge
M-46 = Als Detektiv lässt man die Schatulle, wie sie steht: kein Drehen, kein Wenden.
    .title = Detektive lassen die Finger davon
M-47 =
    Was unten liegt, fällt beim Öffnen einer Schublade heraus, und hineingelegt wird immer nur oben. Im ersten
    Fach einer Schublade sollte also nie zugleich über und unter dem Boden etwas liegen.
    .title = Nie oben und unten zugleich
M-48 =
    Vielleicht wurde eine Schublade nicht ganz geöffnet, und nun fallen Edelsteine heraus, obwohl auch oben
    welche liegen. Dann gilt für den, der sie öffnet: im Zweifel für den Angeklagten. Was herausfiel, kommt auf
    das rote Kissen, und der Zug geht weiter, als wäre nichts passiert. Dazu kommt es nur mit der Option „{
    option-sticky_drawers.title }“.
    .title = Wenn eine Schublade klemmte

## Meisterdiebe: the smuggler

M-49 =
    Ein Schmuggler, der nicht erwischt wurde, nimmt alle Edelsteine aus dem oberen Fach und legt sie auf das
    rote Kissen. Das ist die Beute.
    .title = Edelsteine herausschmuggeln
M-50 = Dann legt er ein Imitat von seinem weißen Kissen, nach Wahl Diamant oder Saphir, in dasselbe obere Fach.
    .title = Ein Imitat zurücklassen
M-51 = Das Imitat legt er auch dann hinein, wenn das obere Fach leer war.
    .title = Auch in eine leere Schublade
M-52 = Liegt im oberen Fach ein Alarm, lässt der Schmuggler ihn dort.
    .title = Der Alarm bleibt
M-53 = Ein erwischter Schmuggler nimmt nichts, legt nichts hinein und hat keinen Anteil an der Beute dieser Runde.
    .title = Ein erwischter Schmuggler
M-54 = Werden Schmuggler und Detektive gezählt, zählt ein erwischter Schmuggler trotzdem mit.
    .title = Er gehört noch zur Bande
M-55 =
    Was herausfiel, als der Schmuggler erwischt wurde, geht wie immer auf das rote Kissen oder, wenn der Alarm
    eines anderen mit herausfiel, an den Besitzer dieses Alarms (M-70).
    .title = Was dem erwischten Schmuggler herausfiel
M-56 =
    Am Ende seines Zuges darf ein Schmuggler die Schatulle drehen und wenden, bevor der nächste Schmuggler an
    der Reihe ist.
    .title = Auch Schmuggler drehen und wenden

## Meisterdiebe: the loot

M-57 = Gezählt werden die Schmuggler dieser Runde, die erwischten eingeschlossen, und die Detektive.
    .title = Bande gegen Gesetz
M-58 =
    Gibt es mehr Detektive als Schmuggler, gehen die Schmuggler leer aus. Alle Edelsteine bleiben auf dem roten
    Kissen.
    .title = Mehr Detektive
M-59 =
    Gibt es mindestens so viele Schmuggler wie Detektive, teilen die Schmuggler jetzt alles, was auf dem roten
    Kissen liegt, unter sich auf, auch das, was aus früheren Runden oder vom Füllen der Schatulle übrig ist.
    .title = Mindestens so viele Schmuggler
M-60 =
    Beginnend mit der niedrigsten Nummer nimmt jeder Schmuggler, der nicht erwischt wurde, einen Edelstein; dann
    beginnt es wieder bei der niedrigsten, bis das rote Kissen leer ist.
    .title = Stein um Stein
M-61 = Wer einen Edelstein nimmt, sucht sich aus, welchen, und legt ihn auf sein schwarzes Kissen.
    .title = Man wählt seinen Edelstein
M-62 = Wurden alle Schmuggler erwischt, teilt niemand. Die Edelsteine bleiben auf dem roten Kissen.
    .title = Alle erwischt

## Meisterdiebe: the jeweller and the alarms

M-63 =
    Ein Juwelier, der nicht erwischt wurde, legt ein Imitat seiner Wahl in das obere Fach der Schublade. Es
    macht nichts, wenn dort schon Edelsteine liegen.
    .title = Das Imitat des Juweliers
M-64 = Er darf seine Alarmscheibe dazulegen, wenn er sie zur Hand hat und in dieser Schublade kein Alarm liegt.
    .title = Einen Alarm legen
M-65 =
    In einer Schublade darf nur ein Alarm liegen. Einer, der schon darin liegt, darf weder bewegt noch
    ausgetauscht werden.
    .title = Ein Alarm pro Schublade
M-66 = Ein erwischter Juwelier legt weder ein Imitat noch einen Alarm hinein.
    .title = Ein erwischter Juwelier
M-67 =
    Liegt der Alarm beim Öffnen der Schublade im oberen Fach, ist er ausgeschaltet. Wer die Schublade geöffnet
    hat, führt wie gewohnt die Aktion seines Charakters aus.
    .title = Ein Alarm im oberen Fach ist ausgeschaltet
M-68 =
    Was, wenn danach kein Edelstein mehr bei dem Alarm liegt? Nach den niederländischen Regeln bleibt er in der
    Schublade. Nach den französischen nimmt ihn sein Besitzer sofort zurück, und so hält es auch unsere
    englische Ausgabe. Darüber entscheidet die Option „{ option-alarm_alone.title }“.
    .title = Ein Alarm bleibt allein zurück
M-69 = Fällt der Alarm heraus, wird er ausgelöst. Sein Besitzer nimmt ihn sofort zurück und darf ihn wieder verwenden.
    .title = Ein Alarm wird ausgelöst
M-70 =
    Fällt beim Öffnen der Alarm eines anderen heraus, kommen die herausgefallenen Edelsteine auf dessen
    schwarzes Kissen. Fiel ein Edelstein heraus, ist man erwischt.
    .title = Der Alarm eines anderen
M-71 =
    Fällt der eigene Alarm heraus, nimmt man ihn zurück, doch die herausgefallenen Edelsteine kommen auf das
    rote Kissen. Fiel ein Edelstein heraus, ist man erwischt.
    .title = Der eigene Alarm
M-72 =
    Fällt nur ein Alarm heraus und kein Edelstein, wird niemand erwischt: Wer die Schublade geöffnet hat, macht
    weiter.
    .title = Ein Alarm fällt allein
M-73 =
    Ein Alarm dient seinem Besitzer, egal welchen Charakter er in der Runde gespielt hat, auch wenn es der
    Detektiv ist.
    .title = Alarme dienen ihren Besitzern

## Meisterdiebe: the jewelress

M-74 =
    Die Juwelierin legt ein Imitat ihrer Wahl in das obere Fach der Schublade. Nichts hält sie davon ab, auch
    nicht Edelsteine, die herausfallen.
    .title = Das Imitat der Juwelierin
M-75 =
    Für jeden Detektiv dieser Runde darf sie ein weiteres Imitat in dieselbe Schublade legen. Wie viele davon
    sie nutzt, bleibt ihr überlassen.
    .title = Eines mehr für jeden Detektiv
M-76 =
    Sie kann nur hineinlegen, was noch auf ihrem weißen Kissen liegt. Ob Diamant oder Saphir, entscheidet sie
    jedes Mal neu.
    .title = Nicht mehr, als sie hat
M-77 =
    Herausgefallene Edelsteine gehen dorthin, wohin sie immer gehen: auf das rote Kissen oder, beim Alarm eines
    anderen, an dessen Besitzer. Einen eigenen Alarm kann die Juwelierin nicht legen.
    .title = Was herausfällt, und kein Alarm

## Meisterdiebe: the thief

M-78 =
    Ein Dieb, der nicht erwischt wurde, nimmt alle Edelsteine aus dem oberen Fach und legt sie auf sein
    schwarzes Kissen. Einen Alarm darf er nicht mitnehmen.
    .title = Der Dieb nimmt alles

## Meisterdiebe: the master thief

M-79 =
    Ein Meisterdieb, der nicht erwischt wurde, sieht sich das erste Fach an und wählt. Entweder plündern: Er
    nimmt wie der Dieb alle Edelsteine aus dem oberen Fach. Oder durchsuchen: Er zieht die Schublade weiter
    heraus und schaut in das Geheimfach. Durchsuchen darf er auch, wenn das erste Fach leer ist, doch nur lange
    Schubladen haben ein Geheimfach.
    .title = Plündern oder durchsuchen
M-80 =
    Liegt im oberen Geheimfach ein Rubin, nimmt er ihn und alle Edelsteine aus dem oberen Fach und legt sie auf
    sein schwarzes Kissen.
    .title = Ein Rubin gefunden
M-81 =
    Fällt ein Rubin unten aus dem Geheimfach, geht der Meisterdieb ganz leer aus. Die Edelsteine im ersten Fach
    bleiben, und der Rubin kommt in das obere Geheimfach derselben Schublade. Auf das rote Kissen kommt ein
    Rubin nie.
    .title = Der Rubin fällt
M-82 = Ist das Geheimfach oben und unten leer, bekommt er nichts, und die Edelsteine im ersten Fach bleiben.
    .title = Hier ist kein Rubin
M-83 = Ein erwischter Meisterdieb darf weder plündern noch durchsuchen.
    .title = Ein erwischter Meisterdieb

## Meisterdiebe: the detective

M-84 = Der Detektiv öffnet keine Schublade und lässt die Schatulle, wie sie ist.
    .title = Der Detektiv wartet
M-85 =
    Am Ende der Runde nimmt ein einzelner Detektiv alle Edelsteine vom roten Kissen und legt sie auf sein
    schwarzes.
    .title = Ein Detektiv nimmt alles
M-86 =
    Mehrere Detektive wechseln sich ab. Beginnend mit der niedrigsten Nummer nimmt jeder einen Edelstein seiner
    Wahl, immer reihum, bis das rote Kissen leer ist.
    .title = Mehrere Detektive teilen
M-87 =
    Sie bekommen alles, was dann auf dem roten Kissen liegt: Beute, die den Schmugglern entging, was in dieser
    Runde herausfiel und was aus früheren Runden übrig ist.
    .title = Alles auf dem roten Kissen
M-88 = Gibt es keinen Detektiv, bleibt alles bis zur nächsten Runde auf dem roten Kissen.
    .title = Kein Detektiv

## Meisterdiebe: the end and the score

M-89 = Hat am Ende einer Runde jemand nichts mehr auf seinem weißen Kissen, ist das Spiel zu Ende.
    .title = Ein leeres weißes Kissen
M-90 =
    Auch der letzte der sechs Rubine beendet das Spiel, sobald ihn jemand aus seinem Geheimfach genommen hat.
    Die Runde wird noch zu Ende gespielt. (Nicht nach den englischen Regeln: Option „{
    option-last_ruby_end.title }“.)
    .title = Der letzte Rubin
M-91 =
    Auf dem schwarzen Kissen zählt ein Diamant 1 Punkt, ein Saphir 2 und ein Rubin 4. Was auf dem weißen Kissen
    übrig ist, kostet 1 Punkt je Diamant und 2 je Saphir. Wer die meisten Punkte hat, gewinnt.
    .title = Die Wertung
M-92 = Edelsteine auf dem roten Kissen und in der Schatulle zählen für niemanden.
    .title = Was nicht zählt
M-93 =
    Bei Gleichstand gewinnt, wer mehr Rubine hat; herrscht auch da Gleichstand, wer mehr Saphire hat. Dafür
    zählt nur das schwarze Kissen. Besteht der Gleichstand weiter, teilt man sich den Sieg.
    .title = Bei Gleichstand
M-94 = Als Variante darf man am Ende seines Zuges nur eines tun: drehen oder wenden, aber nicht beides.
    .title = Variante: drehen oder wenden

## The prototype: what is in it

P-1 =
    Ein Würfel aus drei Ebenen mit zwölf Schubladen, die helle Ebene in der Mitte; 17 Tücher (8 weiße, 8
    schwarze, 1 rotes); 96 Edelsteine (6 Rubine, 24 Saphire, 66 Diamanten); 48 Karten, acht für jeden der sechs
    Charaktere; 8 Übersichtskarten. Alarme gibt es nicht. Zwei bis acht Spieler brauchen eine bis anderthalb
    Stunden. Im Folgenden heißt der Würfel Schatulle und die Tücher heißen Kissen, wie im veröffentlichten
    Spiel.
    .title = Das Material des Prototyps
P-2 =
    Die Schubladen sind wie im veröffentlichten Spiel (M-9 bis M-11): zwei lange und zwei kurze pro Ebene, jede
    mit zwei Seiten.
    .title = Die Schubladen

## The prototype: getting ready

P-3 =
    Die Rubine werden wie im veröffentlichten Spiel versteckt: auf jeder Ebene einer in einem oberen und einer
    in einem unteren Geheimfach.
    .title = Die Rubine verstecken
P-4 = Auf dem weißen Kissen liegen zu Beginn sieben Diamanten und drei Saphire. Das schwarze Kissen ist leer.
    .title = Die Imitate
P-5 = Die Karten werden wie im veröffentlichten Spiel ausgeteilt (M-15): Alle bekommen von jedem Charakter eine.
    .title = Karten austeilen
P-6 =
    Zehn Diamanten werden aufgeteilt. Im Uhrzeigersinn legt jeder einen davon oben in eine Schublade seiner
    Wahl, schließt sie und darf dann die Schatulle einmal drehen und einmal wenden. Das geht reihum, bis alle
    zehn untergebracht sind.

    2 Spieler: je 5 · 3 Spieler: 4, 3, 3 · 4 Spieler: 3, 3, 2, 2 · 5 Spieler: je 2 · 6 Spieler: 2, 2, 2, 2, 1, 1
    · 7 Spieler: 2, 2, 2, 1, 1, 1, 1 · 8 Spieler: 2, 2, 1, 1, 1, 1, 1, 1.
    .title = Die Schatulle füllen, Stein um Stein
P-7 = Ein Diamant, der beim Füllen herausfällt, kommt zusammen mit dem neuen in das obere Fach.
    .title = Wenn beim Füllen ein Diamant fällt
P-8 = Man darf immer etwas in eine Schublade legen, in der schon Edelsteine liegen.
    .title = Zu anderen Edelsteinen dazu

## The prototype: a round

P-9 = Alle legen eine Karte verdeckt hin, und dann werden alle Karten gemeinsam aufgedeckt, auch die der Schmuggler.
    .title = Alle decken gemeinsam auf
P-10 =
    Die Zugreihenfolge ist: Juwelier, Juwelierin, Schmuggler, Dieb, Meisterdieb, Detektiv. Bei gleichem
    Charakter beginnt die niedrigere Nummer.

    Ein Beispiel: Anna deckt Schmuggler 6 auf, Ben Schmuggler 2, Carl Juwelier 3 und Dora Dieb 8. Carl beginnt,
    dann kommt Ben, dann Anna und zuletzt Dora.
    .title = Die Zugreihenfolge
P-11 =
    Die Übersichtskarte zeigt den Gedanken dahinter: Die ersten drei Charaktere werden Imitate los, die letzten
    drei sammeln Edelsteine.
    .title = Zwei Arten von Charakteren
P-12 =
    Gespielte Karten bleiben verdeckt vor ihren Spielern liegen. Nach sechs Runden, einem Durchgang, nimmt man
    die sechs Karten auf, die vor einem liegen, auch die eingetauschten. Weitergegeben wird nichts.
    .title = Die Karten kommen zurück
P-13 =
    Nach jeder Runde tauschen die Spieler, die denselben Charakter gespielt haben, diese Karten: Zwei tauschen
    miteinander, drei oder mehr geben ihre Karte untereinander im Uhrzeigersinn weiter. Die erhaltene Karte
    liegt verdeckt vor einem, bis man seine Karten wieder aufnimmt.
    .title = Karten tauschen

## The prototype: a turn

P-13a =
    Man öffnet eine Schublade seiner Wahl, lässt herausfallen, was unten liegt, führt die Aktion seines
    Charakters aus, schließt die Schublade und darf dann die Schatulle drehen und wenden. Es gilt wie im
    veröffentlichten Spiel (M-36 bis M-40): eine Schublade, vorher kein Drehen und kein Wenden, und nur der
    Meisterdieb kommt an das Geheimfach.
    .title = Der Ablauf eines Zuges
P-14 =
    Fallen beim Öffnen der Schublade Edelsteine heraus, ist man erwischt, und der Charakter tut nichts. Die
    Juwelierin ist die Ausnahme.
    .title = Erwischt
P-15 =
    Ist in dieser Runde jemand Detektiv, kommen herausgefallene Edelsteine auf das rote Kissen. Wenn nicht,
    kommen sie in das obere Fach derselben Schublade.
    .title = Wohin herausgefallene Edelsteine kommen

## The prototype: the characters

P-16 = Wurde er nicht erwischt, legt der Juwelier ein Imitat, Diamant oder Saphir, in das obere Fach der Schublade.
    .title = Der Juwelier
P-17 =
    Die Juwelierin legt ein Imitat hinein, auch wenn Edelsteine herausfielen, und darf für jeden Detektiv dieser
    Runde ein weiteres dazulegen.
    .title = Die Juwelierin
P-18 =
    Liegen Edelsteine im oberen Fach, darf der Schmuggler sie verteilen: alle oder keinen, auf die weißen Kissen
    der Mitspieler und in beliebiger Aufteilung. Dann legt der Schmuggler ein Imitat in das Fach, auch wenn es
    nichts zu verteilen gab. Ein erwischter Schmuggler tut weder das eine noch das andere.
    .title = Der Schmuggler
P-19 = Wurde er nicht erwischt, legt der Dieb alle Edelsteine aus dem oberen Fach auf sein schwarzes Kissen.
    .title = Der Dieb
P-20 =
    Der Meisterdieb wählt: das erste Fach plündern oder das Geheimfach durchsuchen. Zum Durchsuchen muss im
    oberen Fach mindestens ein Edelstein liegen.
    .title = Der Meisterdieb
P-21 =
    Liegt im oberen Geheimfach ein Rubin, nimmt ihn der Meisterdieb zusammen mit den Edelsteinen des ersten
    Fachs. Ist kein Rubin da, geht er leer aus. Fällt ein Rubin unten heraus, kommt er in das obere Geheimfach,
    und auch dann gibt es nichts. In diesen beiden Fällen bleiben die Edelsteine im ersten Fach liegen.
    .title = Durchsuchen
P-22 = Ein erwischter Meisterdieb darf weder plündern noch durchsuchen.
    .title = Ein erwischter Meisterdieb
P-23 =
    Der Detektiv öffnet keine Schublade, sondern legt die Edelsteine vom roten Kissen auf sein schwarzes.
    Mehrere Detektive nehmen reihum je einen Edelstein, von der niedrigsten Nummer an, Saphire vor Diamanten,
    bis nichts mehr übrig ist. Rubine liegen nie auf dem roten Kissen.
    .title = Der Detektiv

## The prototype: moving the box

P-24 =
    Am Ende seines Zuges darf man die oberste Ebene oder die beiden oberen um eine Vierteldrehung nach links
    oder rechts drehen und die Schatulle einmal wenden. Beides ist freiwillig und die Reihenfolge beliebig. Auch
    Detektive dürfen das.
    .title = Drehen und wenden

## The prototype: the end and the score

P-25 =
    Sobald jemand sein letztes Imitat los ist oder der sechste Rubin gefunden wurde, ist dies die letzte Runde.
    In beiden Fällen wird sie zu Ende gespielt.
    .title = Die letzte Runde
P-26 =
    Auf dem schwarzen Kissen zählt ein Diamant 1 Punkt, ein Saphir 2 und ein Rubin 4. Jedes übrige Imitat kostet
    1 Punkt, gleich welcher Art.
    .title = Die Wertung
P-27 = Bei Gleichstand entscheiden mehr Rubine, dann mehr Saphire.
    .title = Bei Gleichstand
P-28 =
    Wer mit mindestens drei Rubinen gewinnt, ist König der Meisterdiebe. Mit weniger ist man immer noch der
    reichste Juwelier weit und breit.
    .title = König der Meisterdiebe
P-29 =
    Guter Rat vom Autor: Merk dir eine Schublade mit Edelsteinen oben und eine mit Edelsteinen unten. Sieh nach,
    wer nach dir kommt, bevor du die Schatulle wendest. Spiel den Meisterdieb nur, wenn du dir einer langen
    Schublade sicher bist. Sei Detektiv, wenn du glaubst, dass kaum noch jemand eine Schublade weiß. Und wenn du
    selbst gar nichts mehr weißt, sei Detektiv oder Juwelierin.
    .title = Tipps

## Rulings: Meisterdiebe

OQ-M1 = Norden und Süden tauschen die Plätze; Osten und Westen bleiben.
    .title = Über welche Kante kippt die Schatulle beim Wenden?
    .why = Das ändert nur, wie wir die Seiten nennen, nie, was man erreichen kann.
OQ-M2 = Beide Reihenfolgen sind recht. Die oberste Ebene ist die, die in diesem Augenblick oben liegt.
    .title = Zuerst drehen oder zuerst wenden, und welche Ebene ist dann die oberste?
    .why = Der Prototyp erlaubt jede Reihenfolge, und beide führen zu denselben Stellungen.
OQ-M3 =
    So gleichmäßig wie möglich, mit einem mehr für jene, die die Schatulle zuerst füllen. Wer beginnt, wird
    ausgelost.
    .title = Wie teilt man zwölf Diamanten unter fünf, sieben oder acht auf, und wer beginnt?
    .why = In den Anleitungen steht, dass ungleiche Anteile nichts ausmachen.
OQ-M4 = Ja. Die herausgefallenen Edelsteine kommen auf das rote Kissen, und man darf dieselbe Schublade benutzen.
    .title = Beim Füllen der Schatulle fallen Edelsteine heraus: Legt man seine Diamanten trotzdem hinein?
    .why = Erwischt zu werden hindert einen Charakter an seiner Aktion, und noch hat niemand einen Charakter.
OQ-M4b = Ja.
    .title = Darf auch der Letzte, der die Schatulle füllt, sie drehen und wenden?
    .why = Für alle gilt derselbe Satz.
OQ-M4c =
    Ja, und jedes Öffnen zählt. Alle Schubladen werden genannt, bevor die erste geöffnet wird, und dazwischen
    wird die Schatulle nicht gedreht und nicht gewendet; die eigenen Diamanten fallen einem also nie entgegen.
    .title = Darf man beim Füllen mehrere Schubladen öffnen oder eine davon zweimal?
    .why = Drehen und wenden darf man erst, wenn alle eigenen Diamanten darin sind.
OQ-M5 = Nein. Nur der Detektiv öffnet nichts.
    .title = Darf man darauf verzichten, eine Schublade zu öffnen?
    .why = Die Charaktere öffnen laut Beschreibung eine, und ein Spiel, in dem niemand muss, endet womöglich nie.
OQ-M5b = Ja, sie müssen.
    .title = Müssen Schmuggler und Juwelier ein Imitat hineinlegen?
    .why =
        Die Anleitungen sagen meist schlicht, dass sie es tun; nur bei der leeren Schublade des Schmugglers
        heißt es, er dürfe.
OQ-M6 =
    Niemand teilt. Die Edelsteine bleiben auf dem roten Kissen: für die Detektive am Ende der Runde oder, wenn
    es keine gibt, für die nächste Runde.
    .title = Was, wenn alle Schmuggler erwischt wurden, es aber genug sind, um zu teilen?
    .why = Ein erwischter Schmuggler bekommt auf keinen Fall etwas, und sonst hat niemand ein Recht auf die Beute.
OQ-M6b =
    Sie bleiben auf dem roten Kissen und gehen am Ende der Runde an die Detektive, samt allem, was später noch
    herausfällt.
    .title = Wohin kommen die Edelsteine, wenn es mehr Detektive als Schmuggler gibt?
    .why = Detektive sammeln alles ein, was dann auf dem roten Kissen liegt.
OQ-M6c = Nein.
    .title = Wird in einer Runde ohne Schmuggler Beute geteilt?
    .why = Beute ist für Schmuggler da, und es gibt keine.
OQ-M7 =
    Der Alarm geht an seinen Besitzer zurück. Wer die Schublade geöffnet hat, ist nicht erwischt, und ein
    Schmuggler behält seinen Anteil an der Beute.
    .title = Ein Alarm fällt ganz ohne Edelstein heraus: Ist man damit erwischt?
    .why = Erwischt wird man durch Edelsteine, die herausfallen.
OQ-M8 = Sie legt hinein, was sie hat, aber mindestens eines.
    .title = Was, wenn die Juwelierin weniger Imitate hat, als sie hineinlegen dürfte?
    .why = Eines hat sie immer: Sonst wäre das Spiel schon vorher zu Ende gewesen.
OQ-M9 = Er bekommt nichts. Die Edelsteine im ersten Fach bleiben, wo sie sind.
    .title = Der Meisterdieb findet ein leeres Geheimfach: Was ist mit den Edelsteinen davor?
    .why = Plündern und Durchsuchen ist eine Wahl zwischen zwei Dingen, und der Prototyp sagt es ausdrücklich.
OQ-M9b = Nein. Dort kann der Meisterdieb nur plündern.
    .title = Darf der Meisterdieb eine kurze Schublade durchsuchen?
    .why = Eine kurze Schublade hat kein Geheimfach.
OQ-M9c =
    Nein. Man erfährt es, wenn ein Meisterdieb sie herauszieht, oder man schließt es daraus, wie die Ebenen
    stehen.
    .title = Sieht man einer Schublade von außen an, ob sie lang ist?
    .why = Der Prototyp rät, den Meisterdieb nur zu spielen, wenn man sich einer langen Schublade sicher ist.
OQ-M9d = Ja, beides.
    .title = Muss der Meisterdieb plündern, wenn er das Geheimfach zulässt? Und muss er einen gefundenen Rubin nehmen?
    .why = Geplündert wird wie beim Dieb, und einen Rubin ließe niemand liegen.
OQ-M10 = Die Runde wird zuerst beendet, und die Detektive sammeln noch ein.
    .title = Beendet der sechste Rubin das Spiel sofort?
    .why = Der Prototyp sagt es so; die veröffentlichten Regeln lassen sich so oder so lesen.
OQ-M10b = Dann endet das Spiel wie sonst auch; keiner geht vor.
    .title = Was, wenn in einer Runde beide Gründe für das Spielende eintreten?
    .why = Beide führen zum selben Ende, nach derselben Runde.
OQ-M11 = Nur die auf dem schwarzen Kissen.
    .title = Welche Saphire zählen bei Gleichstand?
    .why = Imitate sind eine Strafe und sollen niemandem zum Sieg verhelfen.
OQ-M12 = Sie teilen sich den Sieg.
    .title = Was, wenn auch nach Rubinen und Saphiren Gleichstand herrscht?
    .why = Die Anleitungen nennen sonst nichts, was man vergleichen könnte.
OQ-M13 = Wer ihn nimmt. Ein Tisch darf festlegen, dass ohne Nachfrage der wertvollste genommen wird.
    .title = Wer sucht den Edelstein aus, wenn das rote Kissen verteilt wird?
    .why = Nach den französischen Regeln wählt der Spieler, und ein Saphir ist immer der bessere Edelstein.
OQ-M14 = Nur das Imitat kommt hinein. Der Alarm bleibt und kann weder aufgenommen noch neu gelegt werden.
    .title = Ein Juwelier öffnet eine Schublade, in der oben sein eigener Alarm liegt: Was nun?
    .why = Ein Alarm in einer Schublade darf nicht bewegt werden, und dieser ist nicht zur Hand.
OQ-M15 = Ja.
    .title = Der Alarm kommt zurück, bevor man selbst als Juwelier am Zug ist: Darf man ihn noch in dieser Runde verwenden?
    .why = Er kommt auf die eigene Übersichtskarte zurück und darf wieder verwendet werden.
OQ-M16 =
    Nein. Ein Alarm wird immer mit einem Imitat hineingelegt, und er geht zurück, sobald die Edelsteine weg
    sind. Nur wenn Alarme in der Schublade bleiben, kann einer allein herausfallen.
    .title = Kann ein Alarm allein liegen, wenn einzelne Alarme an ihre Besitzer zurückgehen?
    .why = Ein Juwelier legt nie einen Alarm ohne ein Imitat.
OQ-M17 = Die Edelsteine und der Alarm gehen an den Besitzer, und sie legt ihr Imitat trotzdem hinein.
    .title = Die Juwelierin löst den Alarm eines anderen aus: Was passiert?
    .why = Der Besitzer wird wie immer bezahlt, und nichts hält die Juwelierin jemals auf.
OQ-M18 =
    Die Edelsteine kommen auf das schwarze Kissen des Besitzers, nicht auf das rote, und der Schmuggler hat
    keinen Anteil an der Beute.
    .title = Ein Schmuggler löst den Alarm eines anderen aus: Was passiert?
    .why = Der Alarm ist die eine Ausnahme davon, dass herausgefallene Edelsteine auf das rote Kissen kommen.
OQ-M19 = Ja.
    .title = Darf man die Schatulle noch drehen und wenden, wenn man erwischt wurde?
    .why = Alle vollständigen Anleitungen sagen das; einige Rezensionen haben es verkürzt.
OQ-M20 = Alle.
    .title = Wer sieht, was in einer geöffneten Schublade liegt?
    .why = Die Schatulle steht mitten auf dem Tisch, und ums Erinnern geht es im Spiel.
OQ-M21 = Die eigenen ja, die der anderen nein. Den Charakter haben beim Aufdecken alle gesehen.
    .title = Darf man gespielte Karten noch einmal ansehen?
    .why = Die Anleitungen erwähnen es nicht, und so wird nichts verraten.
OQ-M22 = Ja.
    .title = Dürfen alle sehen, was auf den Kissen liegt?
    .why = Sie liegen auf dem Tisch.
OQ-M23 = Zu zweit tauscht man die Karten miteinander. Ist das Spiel zu Ende, werden keine Karten weitergegeben.
    .title = Wie werden die Karten zu zweit weitergegeben, und was gilt am Spielende?
    .why = Zuerst wird geprüft, ob das Spiel endet.
OQ-M24 = Nein. Mit je zehn Imitaten endet es spätestens nach 60 Runden.
    .title = Kann ein Spiel ewig dauern?
    .why = In je sechs Runden ist jeder einmal Juwelierin und wird mindestens ein Imitat los.
OQ-M25 = Ja, beim Füllen ist beides erlaubt.
    .title = Gespielt wird nur mit Drehen oder Wenden: Darf man beim Füllen der Schatulle trotzdem beides tun?
    .why = Die Variante spricht von Zügen, und das Füllen der Schatulle ist kein Zug.
OQ-M26 = Nein.
    .title = Darf man zweimal drehen, statt zu drehen und zu wenden?
    .why = Beides, was man tun darf, ist genannt: einmal drehen, einmal wenden.
OQ-M27 = Das ist keine Spielhandlung.
    .title = Was ist, wenn man die ganze Schatulle auf dem Tisch herumdreht?
    .why = Öffnen darf man ohnehin jede Seite.
OQ-M28 = Sie zählen für niemanden.
    .title = Was ist mit Edelsteinen, die am Ende noch auf dem roten Kissen liegen?
    .why = Gewertet werden nur die schwarzen und die weißen Kissen.
OQ-M29 = Alle, die in dieser Runde aufgedeckt wurden, ob sie nun etwas bekommen oder nicht.
    .title = Welche Detektive zählen für die Juwelierin?
    .why = Ihre Regel spricht von den gespielten Detektiven, von nichts anderem.
OQ-M30 = Alle Edelsteine, die mit ihm herausfallen, gehen an den Besitzer des Alarms.
    .title = Ein Juwelier legt einen Alarm zu Edelsteinen, die andere hinterlassen haben: Welche schützt er?
    .why = Ein Alarm macht zwischen Edelsteinen keinen Unterschied.
OQ-M31 = Ist die Zeit abgelaufen, wird eine Karte ausgelost, die gespielt werden darf.
    .title = Was, wenn jemand keine Karte wählt?
    .why = Das ist keine Spielregel, es hält nur den Tisch in Gang.
OQ-M32 = Der Alarm bleibt, denn nun liegt das Imitat des Schmugglers bei ihm.
    .title = Ein Schmuggler nimmt die Edelsteine, die bei einem Alarm liegen: Was wird aus dem Alarm?
    .why = Er ist nie ohne Edelstein.
OQ-M33 = Nein. Die Schmuggler decken zuerst auf.
    .title = In manchen Rezensionen werden alle Karten gemeinsam aufgedeckt. Stimmt das?
    .why = Drei Anleitungen sagen etwas anderes; die Rezensionen haben verkürzt oder kannten den Prototyp.
OQ-M34 =
    Der Besitzer des Alarms bekommt die Edelsteine, die herausfielen. Liegt oben kein Edelstein, sondern nur ein
    Alarm, ist man erwischt.
    .title = Eine Schublade hatte geklemmt, und der Alarm eines anderen fällt heraus: Wer bekommt die Edelsteine?
    .why = Der Alarm ist die Sonderregel, und „im Zweifel für den Angeklagten“ gilt nur, wenn oben Edelsteine liegen.
OQ-M35 = Ja: Der Schmuggler führt seine Aktion aus und hat Anteil an der Beute.
    .title = Ein Schmuggler öffnet eine Schublade, die geklemmt hatte: Hat er Anteil an der Beute?
    .why = Nach den französischen Regeln gilt: im Zweifel für den Angeklagten.
OQ-M36 =
    Nein. Zu Beginn haben es alle gesehen, und jede Schublade hat ihre eigene Maserung; nur das Gedächtnis lässt
    einen im Stich.
    .title = Ist es ein Geheimnis, welche Schubladen lang sind und wo die Rubine versteckt wurden?
    .why =
        Die Rubine werden vor aller Augen versteckt; die Option „{ option-show_long.title }“ bestimmt nur, was
        der Bildschirm zeigt.
OQ-M37 =
    Nein. Es zählt nur, was oben zu sehen ist und was herausfiel. Dann kann oben ein Alarm liegen und unten auch
    einer.
    .title = Unten klemmt ungesehen ein Alarm: Hindert er einen Juwelier daran, einen zu legen?
    .why = Ein Verbot würde verraten, dass er dort liegt.

## Rulings: the prototype

OQ-P1 = Nein: alle oder keinen.
    .title = Darf der Schmuggler nur einen Teil der Edelsteine verteilen?
    .why = Die Anleitung lässt offen, ob und an wen er verteilt, aber nicht, wie viel.
OQ-P2 = Nein.
    .title = Darf der Schmuggler einige der verteilten Edelsteine behalten?
    .why = Sie gehen an die Mitspieler.
OQ-P3 = Ja. Die Runde wird zu Ende gespielt, und die neuen Imitate kosten je einen Punkt.
    .title = Jemand ist sein letztes Imitat los, dann bringt ein Schmuggler neue: Ist es trotzdem die letzte Runde?
    .why = Das Ende steht fest, sobald das letzte Imitat weg ist, und nichts macht das rückgängig.
OQ-P4 = In das obere Fach derselben Schublade, nie auf das rote Kissen. Nach jeder Runde ist das rote Kissen leer.
    .title = Wohin kommen herausgefallene Edelsteine, wenn es keinen Detektiv gibt?
    .why = Die Anleitung des Prototyps sagt es so.
OQ-P5 = Die herausgefallenen Edelsteine und ihr Imitat liegen beide im oberen Fach.
    .title = Bei der Juwelierin fallen Edelsteine heraus, und es gibt keinen Detektiv: Was liegt wo?
    .why = Das folgt aus den Regeln des Prototyps für herausgefallene Edelsteine und für die Juwelierin.
OQ-P6 = Jeder gibt die Karte im Uhrzeigersinn an den Nächsten, der denselben Charakter gespielt hat.
    .title = In welche Richtung wandern die Karten, wenn drei oder mehr tauschen?
    .why = Die Anleitung des Prototyps sagt: im Uhrzeigersinn.
OQ-P7 = Möglich wäre es, darum zählen wir nach 60 Runden die Punkte.
    .title = Kann ein Spiel mit dem Prototyp ewig dauern?
    .why = Schmuggler können weiße Kissen immer wieder auffüllen; die Grenze stammt von uns, nicht aus der Anleitung.
OQ-P8 = Die oberste oder die beiden oberen, um eine Vierteldrehung.
    .title = Welche Ebenen darf man beim Füllen der Schatulle drehen?
    .why = Es ist dasselbe wie in einem Zug.
OQ-P9 = Nein, sie legt es immer hinein.
    .title = Darf die Juwelierin auf ihr erstes Imitat verzichten?
    .why = Laut Übersicht darf sie, laut Regeltext tut sie es; der Regeltext wiegt schwerer.
OQ-P10 = Dann kann man nichts hineinlegen, doch das kann nicht vorkommen, bevor die letzte Runde vorbei ist.
    .title = Was, wenn jemand in seinem Zug kein Imitat mehr hat?
    .why = Man ist einmal pro Runde am Zug, und nur der eigene Zug kann das weiße Kissen leeren.
OQ-P11 = Sie teilen sich den Sieg.
    .title = Was, wenn auch nach Rubinen und Saphiren Gleichstand herrscht?
    .why = Die Anleitung nennt sonst nichts, was man vergleichen könnte.
OQ-P12 = Jeder wird für sich beurteilt.
    .title = Mehrere haben gewonnen: Wer ist König der Meisterdiebe?
    .why = Der Titel hängt von den eigenen Rubinen ab.

## Options: Meisterdiebe

option-white_start = Mit wie vielen Imitaten jeder beginnt.
    .title = Imitate zu Beginn
    .value-D_S = so viele Diamanten und so viele Saphire, etwa 8+2 oder 7+3
option-setup_diamonds = Wie viele Diamanten die Spieler vor dem Spiel in der Schatulle verstecken.
    .title = Diamanten in der Schatulle
    .value-number = so viele Diamanten werden aufgeteilt
option-setup_mode = Wie die Spieler die Schatulle füllen.
    .title = Die Schatulle füllen
    .value-whole_share = jeder legt seinen ganzen Anteil hinein und darf dann die Schatulle drehen und wenden
    .value-one_by_one = jeder legt einen Diamanten hinein und darf dann die Schatulle drehen und wenden, bis alle darin sind
option-setup_fall = Wohin Diamanten kommen, die beim Füllen der Schatulle herausfallen.
    .title = Herausgefallenes beim Füllen
    .value-red = auf das rote Kissen
    .value-upper = in das obere Fach der Schublade, zu den neuen
option-setup_box_actions = Was man nach dem Füllen mit der Schatulle tun darf.
    .title = Drehen und wenden beim Füllen
    .value-2 = einmal drehen und einmal wenden
    .value-1 = drehen oder wenden, nicht beides
option-quick_setup = Wer die Schatulle füllt. Beim Schnellstart geht es sofort mit der ersten Karte los.
    .title = Schnellstart
    .value-false = die Spieler füllen sie, wie es in den Anleitungen steht
    .value-true = statt der Spieler füllt der Zufall die Schatulle, ungesehen
option-reveal = Wann die Karten aufgedeckt werden.
    .title = Aufdecken
    .value-smugglers_first = zuerst die Schmuggler; die anderen nach den Zügen der Schmuggler
    .value-all = alle Karten gemeinsam
option-order = Wann die Schmuggler am Zug sind.
    .title = Zugreihenfolge
    .value-smuggler_first = vor allen anderen
    .value-smuggler_third = als Dritte, nach Juwelier und Juwelierin
option-smuggler = Was der Schmuggler mit Edelsteinen aus einer Schublade macht.
    .title = Das Geschäft des Schmugglers
    .value-loot = sie kommen als Beute auf das rote Kissen und werden geteilt, außer wenn es mehr Detektive gibt
    .value-distribute = sie kommen auf die weißen Kissen der Mitspieler, wo sie Imitate sind
option-alarms = Ob die Spieler Alarmscheiben haben.
    .title = Alarme
    .value-on = jeder hat eine
    .value-off = es gibt keine
option-alarm_alone = Was aus einem Alarm im oberen Fach wird, wenn kein Edelstein mehr bei ihm liegt.
    .title = Ein Alarm bleibt allein zurück
    .value-stay = er bleibt in der Schublade
    .value-return = sein Besitzer nimmt ihn sofort zurück
option-lone_alarm_blocks = Ob ein Alarm, der ohne Edelstein herausfällt, den aufhält, der die Schublade geöffnet hat.
    .title = Ein Alarm, der allein fällt
    .value-false = nein, der Zug geht weiter
    .value-true =
        ja, für alle gilt es, als wäre ein Edelstein herausgefallen, auch für den Besitzer; nur die Juwelierin
        macht weiter
option-mt_needs_front_gem = Ob der Meisterdieb zum Durchsuchen einen Edelstein im ersten Fach braucht.
    .title = Durchsuchen hinter einem leeren Fach
    .value-false = nein, auch hinter einem leeren ersten Fach darf er durchsuchen
    .value-true = ja, im oberen Fach muss mindestens ein Edelstein liegen
option-mt_empty_secret = Was der Meisterdieb aus einem Geheimfach ohne Rubin bekommt.
    .title = Ein leeres Geheimfach
    .value-nothing = nichts; die Edelsteine im ersten Fach bleiben
    .value-keep_front = die Edelsteine aus dem oberen Fach
option-fall_no_detective = Wohin Edelsteine in einer Runde ohne Detektiv fallen.
    .title = Herausgefallenes ohne Detektiv
    .value-red = auf das rote Kissen, wo sie warten
    .value-upper = in das obere Fach derselben Schublade
option-share_pick = Wie Edelsteine ausgesucht werden, wenn das rote Kissen verteilt wird.
    .title = Verteilen
    .value-choose = wer einen Edelstein nimmt, sucht ihn aus
    .value-auto_best = ohne Nachfrage wird der wertvollste genommen
    .value-sapphires_first = Saphire gehen zuerst; im Ergebnis dasselbe wie die Zeile darüber
option-detective_moves_box = Ob Detektive die Schatulle drehen und wenden dürfen.
    .title = Detektive und die Schatulle
    .value-false = nein
    .value-true = ja, nachdem das rote Kissen verteilt wurde
option-card_cycle = Was nach dem Spielen mit den Karten passiert.
    .title = Karten wechseln den Besitzer
    .value-pass_left = nach sechs Runden gehen alle sechs an den linken Nachbarn
    .value-swap_same = nach jeder Runde tauschen Spieler mit demselben Charakter diese Karten
option-box_actions = Was man am Ende seines Zuges mit der Schatulle tun darf.
    .title = Drehen und wenden
    .value-2 = einmal drehen und einmal wenden
    .value-1 = drehen oder wenden, nicht beides
option-box_order = In welcher Reihenfolge man drehen und wenden darf.
    .title = Reihenfolge von Drehen und Wenden
    .value-any = in beliebiger Reihenfolge
    .value-rotate_first = drehen vor dem Wenden
option-last_ruby_end = Ob der sechste Rubin das Spiel beendet.
    .title = Der letzte Rubin
    .value-end_of_round = ja, wenn die Runde beendet ist
    .value-immediate = ja, sofort
    .value-off = nein, das Spiel geht weiter
option-penalty = Was Imitate am Ende kosten.
    .title = Die Kosten der Imitate
    .value-by_value = 1 Punkt für einen Diamanten, 2 für einen Saphir
    .value-flat = 1 Punkt für jedes
option-king_title = Ob König der Meisterdiebe heißt, wer mit drei oder mehr Rubinen gewinnt.
    .title = König der Meisterdiebe
    .value-false = nein
    .value-true = ja
option-must_open = Ob man in seinem Zug eine Schublade öffnen muss.
    .title = Du musst eine Schublade öffnen
    .value-true = ja
    .value-false =
        nein, man darf passen und trotzdem die Schatulle drehen und wenden; ein Schmuggler, der passt, hat
        trotzdem Anteil an der Beute
option-must_place = Ob Schmuggler und Juwelier ein Imitat hineinlegen müssen.
    .title = Du musst ein Imitat zurücklassen
    .value-true = ja
    .value-false = nein, aber ohne Imitat gibt es keinen Alarm, und die Juwelierin legt immer eines hinein
option-open_visibility = Wer sieht, was in einer geöffneten Schublade liegt.
    .title = Wer hineinsehen darf
    .value-all = alle
    .value-opener = nur, wer sie geöffnet hat
option-show_long =
    Ob der Bildschirm die langen Schubladen kennzeichnet. Welche es sind, ist kein Geheimnis, nur eine Frage des
    Gedächtnisses.
    .title = Lange Schubladen gekennzeichnet
    .value-false = nein
    .value-true = ja
option-max_rounds = Nach wie vielen Runden das Spiel abgebrochen und gewertet wird.
    .title = Höchstens so viele Runden
    .value-0 = nie
    .value-number = nach so vielen Runden
option-sticky_drawers =
    Wie wahrscheinlich jeder Edelstein oder Alarm im unteren Fach beim Öffnen einer Schublade stecken bleibt. Das
    erweckt den Hinweis der Anleitung auf schlecht geöffnete Schubladen zum Leben und ist nichts für den
    Prototyp.
    .title = Klemmende Schubladen
    .value-0 = nie
    .value-chance = mit dieser Wahrscheinlichkeit, höchstens 0,5
