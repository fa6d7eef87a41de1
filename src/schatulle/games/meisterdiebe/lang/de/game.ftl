# What Meisterdiebe is called and said to be, and its editions.

game-meisterdiebe = Meisterdiebe
    .also = auch: Master Thieves, Maîtres voleurs
    .facts = 2–8 Spieler · 60–75 Min. · ab 10 Jahren
    .pitch = Werde deine Imitate los und hol dir echte Edelsteine. Sechs geheime Charaktere, zwölf doppelseitige Schubladen, eine Schatulle, die sich ständig dreht. Falsche Schublade? Die Steine fallen heraus: erwischt!

edition-meisterdiebe-zoch = Zoch 2004
    .about = Das Spiel, wie es erschienen ist.
edition-meisterdiebe-zoch_fr = Zoch, französische Regeln
    .about = Wie erschienen, aber ein Alarm ohne Edelsteine geht an seinen Besitzer zurück.
edition-meisterdiebe-zoch_en = Zoch, englische Regeln
    .about = Wie erschienen, aber der letzte Rubin beendet das Spiel nicht, und ein Alarm ohne Edelsteine geht an seinen Besitzer zurück.
edition-meisterdiebe-prototype = Prototyp des Autors
    .about = Das Spiel des Erfinders, bevor es erschien: ohne Alarme, und Schmuggler verteilen Edelsteine an die anderen.
