# Die Lektionen von Diamant: zu jeder Titel und Ziel, dann die Schritte, und was zu einem Versuch gesagt wird, der nicht passt.
# Höchstens 25 Wörter je Schritt.

## Teilen, und der Weg

lesson-diamant-path = Teilen und der Weg
    .about = Teile, was gefunden wird, und hol dir, was liegen blieb.
lesson-diamant-path-share = Ihr seid alle in der Höhle. Auf der ersten Karte lagen elf Steine: drei für jeden, und zwei blieben liegen.
lesson-diamant-path-stay = Deine Steine liegen neben deiner Schatzkiste und sind noch nicht sicher. Geh weiter: Es gibt noch mehr zu finden!
    .other = Umkehren wirst du gleich. Sieh dir erst noch eine Karte an: Geh weiter!
lesson-diamant-path-leave = Sieben Steine: zwei für jeden, einer bleibt. Jetzt liegen drei auf dem Weg. Kehr allein um, dann bekommst du alle drei!
    .other = Dann holt sich vielleicht ein anderer die Steine vom Weg. Kehr um!
lesson-diamant-path-safe = Deine fünf Steine und die drei vom Weg liegen in deiner Schatzkiste. Diese acht nimmt dir keiner mehr.
lesson-diamant-path-together = Eine neue Höhle, und alle sind wieder dabei. Du hast vier Steine, und zwei liegen auf dem Weg. Kehr um!
    .other = Denk an die zwei Steine auf dem Weg. Kehr um!
lesson-diamant-path-done = Die Maus ist auch umgekehrt, also habt ihr den Weg geteilt: jeder einen Stein. Nur wer allein umkehrt, bekommt alles.

## Gefahren, und der Heimweg

lesson-diamant-danger = Gefahren
    .about = Finde heraus, wann es Zeit ist, umzukehren.
lesson-diamant-danger-snake = Am Weg liegt eine Schlange. Die erste Gefahr einer Art ist nur eine Warnung. Bei der zweiten ist die Expedition zu Ende!
lesson-diamant-danger-stay = Neben deiner Schatzkiste liegen fünf Steine. Sei mutig und geh weiter!
    .other = Das wäre klug. Aber sieh dir diesmal an, was passieren kann: Geh weiter!
lesson-diamant-danger-more = Keine Schlange: noch ein Stein für dich. Und noch einmal! Der Igel sieht sich schon nach dem Ausgang um.
    .other = Vorsicht ist klug. Aber sieh dir an, was passiert: Geh weiter!
lesson-diamant-danger-struck = Die zweite Schlange! Du und die Maus verliert alles aus dieser Höhle. Der Igel war rechtzeitig umgekehrt.
lesson-diamant-danger-fresh = Eine neue Höhle: drei Steine, und keine Gefahr auf dem Weg. Die nächste Karte kann dich also nicht vertreiben. Geh weiter!
    .other = Ohne Gefahr auf dem Weg kann dir die nächste Karte nichts tun. Geh weiter!
lesson-diamant-danger-home = Ein Skorpion. Ab jetzt kann jede Karte der zweite sein. Bring deine Steine in Sicherheit: Kehr um!
    .other = Du hast gesehen, wie das ausgehen kann. Kehr um!
lesson-diamant-danger-done = Gerade noch rechtzeitig: Der zweite Skorpion kam, und die anderen verloren alles. Je mehr du trägst, desto mehr wagst du.

## Ein kurzes ganzes Spiel

lesson-diamant-game = Ein kurzes Spiel
    .about = Spiel drei Höhlen gegen die Maus und den Igel.
lesson-diamant-game-caves = Dieses Spiel hat drei Höhlen. Wer am Ende die meisten Steine in der Schatzkiste hat, gewinnt.
lesson-diamant-game-whole = Weitergehen oder umkehren? Sieh nach, was du trägst, was auf dem Weg liegt und welche Gefahren da sind. Du entscheidest!
    .returned = Jemand ist zurück im Lager. Jetzt teilen sich weniger die Funde: Jede Karte bringt dir mehr.
    .cave = Die nächste Höhle: Alle sind wieder dabei, und die Karten sind neu gemischt. Was in einer Schatzkiste liegt, ist sicher.
lesson-diamant-game-done = Das war ein ganzes Spiel, gut gemacht! Das richtige geht genauso, nur mit fünf Höhlen.
