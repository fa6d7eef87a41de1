# One sentence for each thing that happens in Meisterdiebe.
# Gems are always in the nominative (“1 Diamant”): they stand after a colon, or for themselves.

## Words that sentences are made of

words-nothing = nichts
words-diamonds =
    { $count ->
        [one] 1 Diamant
       *[other] { $count } Diamanten
    }
words-sapphires =
    { $count ->
        [one] 1 Saphir
       *[other] { $count } Saphire
    }
words-rubies =
    { $count ->
        [one] 1 Rubin
       *[other] { $count } Rubine
    }
words-character =
    { $character ->
        [smuggler] Schmuggler
        [jeweller] Juwelier
        [jewelress] Juwelierin
        [thief] Dieb
        [masterthief] Meisterdieb
       *[detective] Detektiv
    }
words-card = { words-character } { $number }
words-moves =
    { $move ->
        [none] unverändert
        [topplus] oberste Ebene rechtsherum
        [topminus] oberste Ebene linksherum
        [twoplus] obere zwei Ebenen rechtsherum
        [twominus] obere zwei Ebenen linksherum
       *[flip] gewendet
    }

## The twelve drawer fronts, named for their grain

grain-A1 = ein Astauge
grain-A2 = eine Flamme
grain-A3 = breite Wellen
grain-A4 = lichter Fächer
grain-B1 = zwei Flammen
grain-B2 = feine Wellen
grain-B3 = lichter Regen
grain-B4 = zwei Astaugen
grain-C1 = schräge Wellen
grain-C2 = lichtes Netz
grain-C3 = drei Astaugen
grain-C4 = drei Flammen

## What happens

meisterdiebe-dealt = Die Karten wurden ausgeteilt: für alle eine von jedem Charakter.
meisterdiebe-began = { $seat } füllt die Schatulle als Erstes.
meisterdiebe-pulled = { $seat } öffnete { $drawers }, um die Schatulle zu füllen.
meisterdiebe-filled = In { $drawer } gelegt: { $gems }.
meisterdiebe-filled-secretly = In { $drawer } gelegt: Diamanten.
meisterdiebe-filled-fell = Auf das rote Kissen gefallen: { $gems }.
meisterdiebe-filled-raised = Herausgefallen und oben zurückgelegt: { $gems }.
meisterdiebe-chose = { $seat } legte { $card } verdeckt hin.
meisterdiebe-chose-secretly = { $seat } legte eine Karte verdeckt hin.
meisterdiebe-turned-up = Aufgedeckt: { $cards }.
meisterdiebe-turned-up-one = { $seat } ({ $card })
meisterdiebe-opened = { $seat } öffnete { $drawer } ({ $grain }).
meisterdiebe-opened-nothing-fell = Nichts fiel heraus.
meisterdiebe-opened-fell-red = Auf das rote Kissen gefallen: { $gems }.
meisterdiebe-opened-fell-raised = Herausgefallen und oben zurückgelegt: { $gems }.
meisterdiebe-opened-fell-owner = Der Alarm von { $owner } schlug an: { $gems } für { $owner }.
meisterdiebe-opened-alarm = Der Alarm von { $owner } fiel heraus und kam auf die Übersichtskarte zurück.
meisterdiebe-opened-caught = Erwischt!
meisterdiebe-opened-above = Oben: { $gems }.
meisterdiebe-opened-above-alarm = Oben: { $gems } und der Alarm von { $owner }.
meisterdiebe-opened-above-only-alarm = Oben: nur der Alarm von { $owner }.
meisterdiebe-passed = { $seat } öffnete keine Schublade.
meisterdiebe-front-taken-red = { $seat } schmuggelte auf das rote Kissen: { $gems }.
meisterdiebe-front-taken-black = Gestohlen von { $seat }: { $gems }.
meisterdiebe-front-taken-nothing = { $seat } fand nichts zum Mitnehmen.
meisterdiebe-placed = { $seat } legte in die Schublade: { $gems }.
meisterdiebe-placed-alarm = { $seat } legte in die Schublade: { $gems } und den eigenen Alarm.
meisterdiebe-searched-ruby = { $seat } durchsuchte das Geheimfach und nahm einen Rubin!
meisterdiebe-searched-ruby-gems = { $seat } durchsuchte das Geheimfach und nahm einen Rubin! Dazu: { $gems }.
meisterdiebe-searched-fell = { $seat } durchsuchte das Geheimfach: Ein Rubin fiel heraus und kam oben wieder hinein.
meisterdiebe-searched-empty = { $seat } durchsuchte das Geheimfach: Es war leer.
meisterdiebe-searched-empty-gems = { $seat } durchsuchte das Geheimfach: Es war leer. Aus dem ersten Fach: { $gems }.
meisterdiebe-searched-secretly = { $seat } durchsuchte das Geheimfach und ging ohne Rubin davon.
meisterdiebe-given = { $seat } verteilte: { $shares }.
meisterdiebe-given-one = { $gems } an { $seat }
meisterdiebe-given-nothing = { $seat } ließ die Edelsteine liegen.
meisterdiebe-alarm-returned = Der Alarm von { $seat } kam auf die Übersichtskarte zurück.
meisterdiebe-box-turned = { $seat } bewegte die Schatulle: { $moves }.
meisterdiebe-box-left = { $seat } ließ die Schatulle, wie sie war.
meisterdiebe-loot-shared = { $smugglers ->
        [one] { $smugglers } Schmuggler
       *[other] { $smugglers } Schmuggler
    }, { $detectives ->
        [one] { $detectives } Detektiv
       *[other] { $detectives } Detektive
    }: Die Beute geht an { $sharers }.
meisterdiebe-loot-kept = { $smugglers ->
        [one] { $smugglers } Schmuggler
       *[other] { $smugglers } Schmuggler
    }, { $detectives ->
        [one] { $detectives } Detektiv
       *[other] { $detectives } Detektive
    }: Die Beute bleibt auf dem roten Kissen.
meisterdiebe-gem-taken = Vom roten Kissen an { $seat }: { $gems }.
meisterdiebe-shared-out = Vom roten Kissen: { $shares }.
meisterdiebe-shared-nothing = Das rote Kissen war leer.
meisterdiebe-cards-swapped = Alle mit demselben Charakter tauschten diese Karten.
meisterdiebe-round-ended = Runde { $round } ist zu Ende.
meisterdiebe-hands-passed = Alle gaben ihre sechs Karten nach links weiter.
meisterdiebe-cards-taken-up = Alle nahmen ihre sechs Karten wieder auf die Hand.
meisterdiebe-game-ended = Das Spiel ist aus. Der Sieg geht an { $winners }.
