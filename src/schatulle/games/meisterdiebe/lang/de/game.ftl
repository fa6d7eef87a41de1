# What Meisterdiebe is called and said to be, and its editions.

game-meisterdiebe = Meisterdiebe
    .kind = 2–8 Spieler · Gedächtnis und Bluff
    .pitch = Zwölf Schubladen mit zwei Seiten, sechs Charaktere, drei Ebenen, die sich drehen. Merk dir, wo die Edelsteine gelandet sind und wer gleich nachsieht.
    .about = Zwölf Schubladen, sechs geheime Charaktere: Gedächtnis und Bluff.

edition-meisterdiebe-zoch = Zoch 2004
    .about = Das Spiel, wie es erschienen ist.
edition-meisterdiebe-zoch_fr = Zoch, französische Regeln
    .about = Wie erschienen, aber ein Alarm ohne Edelsteine geht an seinen Besitzer zurück.
edition-meisterdiebe-zoch_en = Zoch, englische Regeln
    .about = Wie erschienen, aber der letzte Rubin beendet das Spiel nicht, und ein Alarm ohne Edelsteine geht an seinen Besitzer zurück.
edition-meisterdiebe-prototype = Prototyp des Autors
    .about = Das Spiel des Erfinders, bevor es erschien: ohne Alarme, und Schmuggler verteilen Edelsteine an die anderen.
