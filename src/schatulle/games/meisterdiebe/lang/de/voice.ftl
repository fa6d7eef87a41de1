meisterdiebe-voice-fill = Verteil deine Diamanten auf mehrere Schubladen, und merk dir, wo sie liegen.
meisterdiebe-voice-choose =
    { $gems ->
        [one] Ein Imitat liegt noch auf deinem weißen Kissen. Mit welchem Charakter wirst du es los?
       *[other] { $gems } Imitate liegen auf deinem weißen Kissen. Mit welchem Charakter wirst du welche los?
    }
meisterdiebe-voice-ending =
    { $gems ->
        [one] { $seat } hat nur noch ein Imitat: Das Spiel kann bald aus sein.
       *[other] { $seat } hat nur noch { $gems } Imitate: Das Spiel kann bald aus sein.
    }
meisterdiebe-voice-red = { $gems } Edelsteine liegen auf dem roten Kissen. Ein Detektiv bekommt sie am Ende der Runde.
meisterdiebe-voice-open = Nimm eine Schublade, in der unten nichts liegt: Was unten liegt, fällt heraus, und du bist erwischt.
meisterdiebe-voice-smuggle = Nimm eine Schublade mit Edelsteinen oben und nichts unten. Gibt es mehr Detektive als Schmuggler, gehst du leer aus.
meisterdiebe-voice-detectives =
    { $detectives ->
        [one] Ein Detektiv ist unterwegs: Was herausfällt, bekommt er.
       *[other] { $detectives } Detektive sind unterwegs: Was herausfällt, bekommen sie.
    }
meisterdiebe-voice-no-detective = Kein Detektiv ist unterwegs: Was herausfällt, bleibt erst einmal auf dem roten Kissen.
meisterdiebe-voice-place = Ein falscher Saphir kostet doppelt so viel wie ein falscher Diamant. Werde einen los!
meisterdiebe-voice-take = Ein Rubin zählt 4, ein Saphir 2, ein Diamant 1.
meisterdiebe-voice-turn = Wende die Schatulle, und was oben liegt, fällt beim nächsten Mal heraus. Wem nützt das?
