# The rules of Diamant, clause by clause, in our own words.
# A clause has a title and a text; a ruling has a question, an answer and a reason (why);
# an option has a title, a sentence and a line for each of its values.

## Parts and chapters

part-diamant = Diamant
aim-diamant = Bring mehr Steine nach Hause als alle anderen. Es zählt nur, was nach fünf Expeditionen in deiner Schatzkiste ist.
summary-diamant =
    Alle gehen gemeinsam in die Höhle, und Karte um Karte wird aufgedeckt. Eine Diamantkarte wird gleichmäßig unter
    allen in der Höhle geteilt. Was sich nicht teilen lässt, bleibt auf dem Weg.

    Vor jeder weiteren Karte wählen alle in der Höhle geheim: weitergehen oder ins Lager umkehren?

    Kehrst du um, kommt dein Fund in deine Schatzkiste und ist sicher. Du nimmst auch die Steine vom Weg mit; kehren
    mehrere zugleich um, teilen sie sich diese.

    Die erste Gefahr einer Art ist nur eine Warnung. Die zweite derselben Art beendet die Expedition, und alle, die
    noch in der Höhle sind, verlieren, was sie tragen. Eine der beiden Karten verlässt das Spiel.

# Words that other rulebooks and readers have, each with ours for the same thing: the search knows both.
diamant-synonyms = Schatz: Diamanten; explorieren: weitergehen; zurückkehren: umkehren; Juwel: Stein; Edelstein: Stein; Spielziel: gewinnt
chapter-diamant-material = Spieler, Karten und Steine
chapter-diamant-expedition = Fünf Expeditionen
chapter-diamant-diamonds = Diamanten finden
chapter-diamant-hazards = Gefahren
chapter-diamant-leaving = Umkehren
chapter-diamant-after = Nach einer Expedition
chapter-diamant-end = Schatzkisten und Sieg

## The rulebooks

source-002_c50b = die niederländische Anleitung von Diamant (Schmidt, 2005)

## Diamant: players, cards and stones

D-1 = Für drei bis acht Spieler ab etwa acht Jahren. Ein Spiel dauert eine halbe Stunde.
    .title = Spieler, Alter und Dauer
D-2 =
    Ein Spielplan mit einem Lager und fünf Höhleneingängen, 30 Höhlenkarten, 75 Steine (45 rote im Wert von 1,
    30 weiße im Wert von 5), 8 Abenteurer, 8 Schatzkisten und die Marken 1 bis 5 für die Eingänge.
    .title = Das Spielmaterial
D-3 =
    Fünfzehn Höhlenkarten zeigen Diamanten: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 und 17, zusammen 124.
    Fünfzehn zeigen Gefahren: Schlange, Skorpion, Erdrutsch, Gaswolke und Explosion, je drei.
    .title = Die Höhlenkarten
D-4 =
    Die fünf Eingänge werden nebeneinandergelegt, die Steine daneben. Jeder nimmt sich einen Abenteurer und eine
    Schatzkiste in derselben Farbe. Alle dreißig Karten werden gemischt und verdeckt bereitgelegt.
    .title = Die Vorbereitung
D-5 = Es gibt fünf Expeditionen, für jeden Eingang eine. Alle fünf verlaufen gleich.
    .title = Fünf Expeditionen
D-6 = Zu Beginn einer Expedition gehen alle in die Höhle.
    .title = Alle gehen gemeinsam hinein
D-7 =
    Die erste Karte wird aufgedeckt, ohne jemanden zu fragen. An einem echten Tisch tut das, wer den Karten am
    nächsten sitzt.
    .title = Die erste Karte
D-8 =
    Vor jeder weiteren Karte entscheiden alle, die noch in der Höhle sind, geheim und gleichzeitig: weitergehen
    oder ins Lager umkehren. An einem echten Tisch streckt man die Faust vor: Ist sie leer, geht man weiter; ist
    der Abenteurer darin, kehrt man um.
    .title = Weitergehen oder umkehren
D-9 =
    Wird eine Diamantkarte aufgedeckt, werden ihre Steine gleichmäßig unter den Spielern in der Höhle verteilt.
    Was sich nicht teilen lässt, bleibt auf der Karte. Eine Karte mit 11 bringt fünf Spielern je 2, und 1 bleibt
    darauf liegen.
    .title = Einen Fund teilen
D-10 =
    Die eigenen Funde liegen neben der Schatzkiste und sind dort nicht sicher. Sie gehören einem erst, wenn man
    aus freien Stücken umgekehrt ist.
    .title = Noch nicht sicher
D-11 = Man darf jederzeit fünf rote Steine gegen einen weißen tauschen oder umgekehrt.
    .title = Steine wechseln
D-12 =
    Auch eine Gefahrenkarte wird an den Weg angelegt, und der Weg biegt dort ab. Die erste ihrer Art in einer
    Expedition ist nur eine Warnung.
    .title = Eine Warnung
D-13 =
    Taucht in einer Expedition eine Gefahr zum zweiten Mal auf, ist die Expedition sofort zu Ende, ganz gleich,
    was dazwischen kam. Alle, die noch in der Höhle sind, verlieren, was neben ihrer Schatzkiste liegt. Was in
    einer Schatzkiste ist, ist sicher.
    .title = Die Gefahr schlägt zu
D-14 =
    Wer umkehrt, legt die Steine neben seiner Schatzkiste hinein und sammelt außerdem alle Steine ein, die auf
    dem Weg liegen. Dann ist die Expedition für ihn vorbei.
    .title = Umkehren
D-15 =
    Kehren mehrere gleichzeitig um, werden alle Steine auf dem Weg zusammengelegt und gleichmäßig unter ihnen
    verteilt. Was sich nicht teilen lässt, bleibt auf einer Diamantkarte des Weges.
    .title = Gemeinsam umkehren
D-16 =
    Wer umkehrt, tut es, bevor die nächste Karte aufgedeckt wird. Diese Karte nützt ihm nicht und schadet ihm
    nicht.
    .title = Draußen vor der nächsten Karte
D-17 =
    Eine Expedition endet, wenn niemand mehr in der Höhle ist oder wenn eine Gefahr zuschlägt (D-13). Dann wird
    die Marke ihres Eingangs entfernt.
    .title = Das Ende einer Expedition
D-18 =
    Zwischen zwei Expeditionen kommen Steine, die noch auf dem Weg liegen, in den Vorrat zurück, und alle
    Höhlenkarten werden wieder zusammengemischt.
    .title = Aufräumen
D-19 =
    Hat eine Gefahr zugeschlagen, wird eine der beiden gleichen Karten für den Rest des Spiels verdeckt
    weggelegt.
    .title = Eine Gefahr weniger
D-20 =
    Die Anleitung empfiehlt, die Schatzkisten für alle sichtbar offen zu lassen. Man darf vorher vereinbaren,
    sie geschlossen zu halten.
    .title = Offene Schatzkisten
D-21 = Gehen die Steine aus, zählt man mit irgendetwas anderem weiter.
    .title = Wenn die Steine ausgehen
D-22 =
    Nach der fünften Expedition zählt man, was in den Schatzkisten ist: 1 für einen roten Stein, 5 für einen
    weißen. Wer am meisten hat, gewinnt. Haben mehrere gleich viel, gewinnen sie alle.
    .title = Der Sieg

## Rulings: Diamant

OQ-D1 = Nein. Alle gehen gemeinsam hinein, und die erste Karte wird aufgedeckt.
    .title = Entscheidet man sich vor der ersten Karte?
    .why = Die Anleitung schickt alle gemeinsam hinein, und noch hat niemand etwas zu verlieren.
OQ-D2 = Ja, wie immer.
    .title = Die erste Karte ist eine Gefahr: Entscheidet man sich vor der zweiten?
    .why = Nur die erste Karte kommt ohne Entscheidung.
OQ-D3 = Auf der letzten Diamantkarte des Weges.
    .title = Auf welcher Karte bleibt der Rest, wenn mehrere gemeinsam umkehren?
    .why = Wenn alle Steine zusammengelegt werden, macht es keinen Unterschied.
OQ-D4 = Zurück in den Vorrat.
    .title = Die Letzten kehren gemeinsam um, und ein Rest bleibt: Wohin kommt er?
    .why = Was nach einer Expedition noch auf dem Weg liegt, kommt dorthin.
OQ-D5 = Weder noch.
    .title = Wenn alle umgekehrt sind: Wird noch eine Karte aufgedeckt oder eine Gefahr weggelegt?
    .why = Die Expedition ist vorbei, und keine Gefahr hat zugeschlagen.
OQ-D6 = Hier gehen sie nie aus.
    .title = Was, wenn die Steine ausgehen?
    .why = Die Anleitung erlaubt, mit etwas anderem zu zählen, also genügt eine Zahl.
OQ-D7 = Nein. Die zweite beendet die Expedition, also bleibt die dritte im Stapel.
    .title = Können in einer Expedition drei gleiche Gefahren auftauchen?
    .why = Die zweite schlägt zu.
OQ-D8 = Höchstens zweimal.
    .title = Wie oft kann eine Art von Gefahr in einem Spiel zuschlagen?
    .why = Jedes Mal wird eine ihrer Karten weggelegt: Aus drei werden zwei, und dann ist nur noch eine da.
OQ-D9 =
    Nicht innerhalb von fünf Expeditionen: Spätestens Karte 21 beendet eine. Sollte es doch einmal dazu
    kommen, kehren alle um, die noch in der Höhle sind.
    .title = Können die Karten ausgehen?
    .why =
        Ohne Wiederholung können höchstens 15 Diamantkarten und 5 verschiedene Gefahren auf dem Weg liegen, und
        der Stapel hat immer mehr.
OQ-D10 = Nach der Anleitung nicht, aber ein Tisch darf es erlauben.
    .title = Kann man zu zweit spielen?
    .why = Es geht gut genug.
OQ-D11 = Alle ihre Steine bleiben auf der Karte.
    .title = Was, wenn eine Karte weniger Steine hat, als Spieler da sind?
    .why = Niemandem kann man einen gleichen Anteil geben.
OQ-D12 = Ja, alle kennen ihre Art.
    .title = Ist bekannt, welche Gefahr weggelegt wurde?
    .why = Sie lag für alle sichtbar da.
OQ-D13 = Sie kommen in den Vorrat; niemand bekommt sie.
    .title = Was wird aus den Steinen auf dem Weg, wenn eine Gefahr zuschlägt?
    .why = Was nach einer Expedition noch auf dem Weg liegt, kommt dorthin.
OQ-D14 = Ja.
    .title = Darf man mit leeren Händen umkehren?
    .why = Nichts verbietet es.
OQ-D15 = Das macht keinen Unterschied mehr.
    .title = Die letzte Expedition endet durch eine Gefahr: Wird eine Karte weggelegt?
    .why = Es folgt keine weitere Expedition.
OQ-D16 = Sie gewinnen alle.
    .title = Was, wenn mehrere gleich viel haben?
    .why = Die Anleitung sagt es so.
OQ-D17 = Ja, vor jeder Karte.
    .title = Entscheidet auch, wer allein in der Höhle ist?
    .why = Alle, die noch in der Höhle sind, entscheiden vor jeder Karte.

## Options: Diamant

option-path_split = Wie sich die, die gemeinsam umkehren, die Steine auf dem Weg teilen.
    .title = Den Weg teilen
    .value-pooled = alle Steine werden zusammengelegt und geteilt
    .value-per_card = jede Karte wird für sich geteilt, und ihr Rest bleibt darauf
option-hazard_removal = Wie viele der beiden gleichen Karten weggelegt werden, nachdem eine Gefahr zugeschlagen hat.
    .title = Gefahren weglegen
    .value-one = eine davon
    .value-both = beide
    .value-none = keine
option-first_card_decision = Ob sich die Spieler vor der ersten Karte einer Expedition entscheiden.
    .title = Entscheidung vor der ersten Karte
    .value-false = nein, die erste Karte wird einfach aufgedeckt
    .value-true = ja, wie vor jeder anderen Karte
option-chests = Ob alle sehen können, wie viel in den Schatzkisten ist.
    .title = Schatzkisten
    .value-open = ja
    .value-closed = nein, jeder sieht nur in seine eigene
option-allow_two = Ob auch zu zweit gespielt werden darf.
    .title = Ein Spiel zu zweit
    .value-false = nein, mindestens zu dritt
    .value-true = ja
option-expeditions = Wie viele Expeditionen ein Spiel hat.
    .title = Anzahl der Expeditionen
    .value-number = so viele, fünf nach der Anleitung
