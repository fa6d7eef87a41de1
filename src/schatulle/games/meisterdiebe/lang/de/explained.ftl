# What things and characters are for, in a sentence each. The arguments are the options of the table, as code names.

## The six characters

md-characters = Die sechs Charaktere
md-characters-lead = In der Zugreihenfolge. Alle haben von jedem eine Karte und spielen jede Runde geheim eine aus.
md-does-smuggler = Holt die Edelsteine aus einer Schublade auf das rote Kissen und lässt ein Imitat zurück. Die Schmuggler teilen die Beute, außer wenn es mehr Detektive gibt.
md-does-jeweller = Legt ein Imitat in eine Schublade und darf einen Alarm dazulegen.
md-does-jewelress = Legt ein Imitat hinein und, wenn sie will, für jeden Detektiv noch eines. Nichts, was herausfällt, hält sie auf.
md-does-thief = Nimmt alle Edelsteine aus dem ersten Fach einer Schublade.
md-does-masterthief = Plündert das erste Fach einer Schublade oder sucht im Geheimfach dahinter nach einem Rubin.
md-does-detective = Öffnet keine Schublade und nimmt, was auf dem roten Kissen liegt.
# Where the author’s prototype has another rule.
md-does-smuggler-prototype = Verteilt die Edelsteine einer Schublade als Imitate an die anderen und legt selbst eines hinein.
md-does-jeweller-prototype = Legt ein Imitat in eine Schublade.
md-does-masterthief-prototype = Plündert das erste Fach einer Schublade oder sucht, wenn ein Edelstein darin liegt, im Geheimfach dahinter nach einem Rubin.
md-does-detective-prototype = { md-does-detective } Darf die Schatulle drehen und wenden.

## Cards at the table: by its options, what a character does there

md-characters-see = Tippe eine Karte an: Sie sagt dir, was sie tut.
md-card-smuggler =
    { $smuggler ->
        [distribute] { md-does-smuggler-prototype }
       *[loot] { md-does-smuggler }
    }
md-card-jeweller =
    { $alarms ->
        [off] { md-does-jeweller-prototype }
       *[on] { md-does-jeweller }
    }
md-card-jewelress = { md-does-jewelress }
md-card-thief = { md-does-thief }
md-card-masterthief =
    { $mt_needs_front_gem ->
        [true] { md-does-masterthief-prototype }
       *[false] { md-does-masterthief }
    }
md-card-detective =
    { $detective_moves_box ->
        [true] { md-does-detective-prototype }
       *[false] { md-does-detective }
    }

## Cushions, points and rounds

md-explain-white =
    { $penalty ->
        [flat] Weißes Kissen: Imitate. Jedes, das am Ende übrig ist, kostet einen Punkt. Werde sie los!
       *[by_value] Weißes Kissen: Imitate. Was am Ende übrig ist, kostet Punkte: ein Diamant 1, ein Saphir 2. Werde sie los!
    }
md-explain-black = Schwarzes Kissen: echte Edelsteine. Sie zählen am Ende: ein Diamant 1, ein Saphir 2, ein Rubin 4.
md-explain-red =
    { $smuggler ->
        [distribute] Rotes Kissen: was aus der Schatulle gefallen ist. Detektive nehmen es am Ende der Runde.
       *[loot] Rotes Kissen: was herausfiel oder geschmuggelt wurde. Schmuggler oder Detektive teilen es am Ende der Runde.
    }
md-explain-score = Die echten Edelsteine auf Schwarz, weniger die Imitate auf Weiß. Alle fangen unter null an. { md-explain-end }
md-explain-ruby =
    { $last_ruby_end ->
        [off] Das Spiel endet, wenn jemand keine Imitate mehr hat.
       *[end_of_round] Das Spiel endet, wenn jemand keine Imitate mehr hat oder der letzte Rubin gefunden ist.
    }
md-explain-end =
    { $max_rounds ->
        [0] { md-explain-ruby }
       *[other] { md-explain-ruby } Spätestens endet es nach Runde { $max_rounds }.
    }
md-explain-cycle =
    { $card_cycle ->
        [swap_same] Sechs Runden sind ein Durchgang. Du spielst jede deiner sechs Karten einmal, dann nimmst du alle zurück.
       *[pass_left] Sechs Runden sind ein Durchgang. Du spielst jede deiner sechs Karten einmal, dann gehen alle sechs an deinen linken Nachbarn.
    }
