# One sentence for each thing that happens in Meisterdiebe.
# Gems are always in the accusative (“einen Diamanten”), whatever their number: sentences are built for that.

## Words that sentences are made of

words-nothing = nichts
words-diamonds =
    { $count ->
        [one] einen Diamanten
       *[other] { $count } Diamanten
    }
words-sapphires =
    { $count ->
        [one] einen Saphir
       *[other] { $count } Saphire
    }
words-rubies =
    { $count ->
        [one] einen Rubin
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
meisterdiebe-began = Als Erstes füllt { $seat } die Schatulle.
meisterdiebe-pulled = { $seat } öffnete { $drawers }, um die Schatulle zu füllen.
meisterdiebe-filled = { $drawer } bekam { $gems }.
meisterdiebe-filled-secretly = { $drawer } bekam Diamanten.
meisterdiebe-filled-fell = Das rote Kissen fing { $gems } auf.
meisterdiebe-filled-raised = Die Schublade verlor { $gems }; alles kam oben wieder hinein.
meisterdiebe-chose = { $seat } legte { $card } verdeckt ab.
meisterdiebe-chose-secretly = { $seat } legte eine Karte verdeckt ab.
meisterdiebe-turned-up = Aufgedeckt: { $cards }.
meisterdiebe-turned-up-one = { $seat } ({ $card })
meisterdiebe-opened = { $seat } öffnete { $drawer }, { $grain }.
meisterdiebe-opened-nothing-fell = Nichts fiel heraus.
meisterdiebe-opened-fell-red = Das rote Kissen fing { $gems } auf.
meisterdiebe-opened-fell-raised = Die Schublade verlor { $gems }; alles kam oben wieder hinein.
meisterdiebe-opened-fell-owner = Der Alarm von { $owner } schlug an und brachte { $owner } { $gems } ein.
meisterdiebe-opened-alarm = Der Alarm von { $owner } fiel heraus und kam auf die Übersichtskarte zurück.
meisterdiebe-opened-caught = Erwischt!
meisterdiebe-opened-above = Oben gab es { $gems }.
meisterdiebe-opened-above-alarm = Oben gab es neben dem Alarm von { $owner } { $gems }.
meisterdiebe-opened-above-only-alarm = Oben gab es nur den Alarm von { $owner }.
meisterdiebe-passed = { $seat } öffnete keine Schublade.
meisterdiebe-front-taken-red = { $seat } schmuggelte { $gems } auf das rote Kissen.
meisterdiebe-front-taken-black = { $seat } stahl { $gems }.
meisterdiebe-front-taken-nothing = { $seat } fand nichts zum Mitnehmen.
meisterdiebe-placed = { $seat } legte { $gems } in die Schublade.
meisterdiebe-placed-alarm = { $seat } legte { $gems } und einen Alarm in die Schublade.
meisterdiebe-searched-ruby = { $seat } durchsuchte das Geheimfach und nahm einen Rubin!
meisterdiebe-searched-ruby-gems = { $seat } durchsuchte das Geheimfach und nahm einen Rubin, dazu { $gems }!
meisterdiebe-searched-fell = { $seat } durchsuchte das Geheimfach; ein Rubin fiel heraus und kam oben wieder hinein.
meisterdiebe-searched-empty = { $seat } durchsuchte das Geheimfach; es war leer.
meisterdiebe-searched-empty-gems = { $seat } durchsuchte das Geheimfach; es war leer. Das erste Fach brachte { $gems } ein.
meisterdiebe-searched-secretly = { $seat } durchsuchte das Geheimfach und ging ohne Rubin davon.
meisterdiebe-given = { $seat } verteilte { $shares }.
meisterdiebe-given-one = { $gems } an { $seat }
meisterdiebe-given-nothing = { $seat } ließ die Edelsteine liegen.
meisterdiebe-alarm-returned = Der Alarm von { $seat } kam auf die Übersichtskarte zurück.
meisterdiebe-box-turned = { $seat } bewegte die Schatulle: { $moves }.
meisterdiebe-box-left = { $seat } ließ die Schatulle stehen, wie sie stand.
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
meisterdiebe-gem-taken = { $seat } nahm { $gems } vom roten Kissen.
meisterdiebe-shared-out = Das rote Kissen gab { $shares } ab.
meisterdiebe-shared-nothing = Das rote Kissen war leer.
meisterdiebe-cards-swapped = Alle mit demselben Charakter tauschten ihre Karten untereinander.
meisterdiebe-round-ended = Runde { $round } ist zu Ende.
meisterdiebe-hands-passed = Alle gaben ihre sechs Karten nach links weiter.
meisterdiebe-cards-taken-up = Alle nahmen ihre sechs Karten wieder auf die Hand.
meisterdiebe-game-ended = Das Spiel ist aus. Der Sieg geht an { $winners }.
