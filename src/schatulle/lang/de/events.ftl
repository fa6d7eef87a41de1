# One sentence for each thing that happens in the two games.
# Gems are always in the accusative (“einen Diamanten”), whatever their number: sentences are built for that.

## Words that sentences are made of

words-and = { $first } und { $last }
words-comma = { $first }, { $next }
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
words-hazard =
    { $hazard ->
        [snake] Schlange
        [scorpion] Skorpion
        [landslide] Erdrutsch
        [gas] Gaswolke
       *[explosion] Explosion
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

## Meisterdiebe

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
meisterdiebe-turned-up-one = { $seat } { $card }
meisterdiebe-opened = { $seat } öffnete { $drawer }, { $grain }.
meisterdiebe-opened-nothing-fell = Nichts fiel heraus.
meisterdiebe-opened-fell-red = Das rote Kissen fing { $gems } auf.
meisterdiebe-opened-fell-raised = Die Schublade verlor { $gems }; alles kam oben wieder hinein.
meisterdiebe-opened-fell-owner = Der Alarm von { $owner } fiel heraus und brachte { $owner } { $gems } ein.
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
meisterdiebe-loot-shared = Schmuggler { $smugglers }, Detektive { $detectives }: Die Beute geht an { $sharers }.
meisterdiebe-loot-kept = Schmuggler { $smugglers }, Detektive { $detectives }: Die Beute bleibt auf dem roten Kissen.
meisterdiebe-gem-taken = { $seat } nahm { $gems } vom roten Kissen.
meisterdiebe-shared-out = Das rote Kissen gab { $shares } ab.
meisterdiebe-shared-nothing = Das rote Kissen war leer.
meisterdiebe-cards-swapped = Alle mit demselben Charakter tauschten ihre Karten untereinander.
meisterdiebe-round-ended = Runde { $round } ist zu Ende.
meisterdiebe-hands-passed = Alle gaben ihre sechs Karten nach links weiter.
meisterdiebe-cards-taken-up = Alle nahmen ihre sechs Karten wieder auf die Hand.
meisterdiebe-game-ended = Das Spiel ist aus. Der Sieg geht an { $winners }.

## Diamant

diamant-decided = { $seat } entschied sich, { $choice ->
        [stay] weiterzugehen
       *[leave] umzukehren
    }.
diamant-decided-secretly = { $seat } schloss die Faust.
diamant-revealed = Die Fäuste öffnen sich – { $choices }.
diamant-revealed-staying = für { $seats } geht es weiter
diamant-revealed-leaving = für { $seats } geht es zurück
diamant-revealed-everyone = alle
diamant-returned =
    { $share ->
        [0] { $seats } kam ins Lager zurück; der Weg gab nichts mehr her.
        [one] { $seats } kam mit 1 Stein vom Weg ins Lager zurück.
       *[other] { $seats } kam mit { $share } Steinen vom Weg ins Lager zurück.
    }
diamant-returned-each =
    { $share ->
        [0] { $seats } kamen ins Lager zurück; der Weg gab nichts mehr her.
        [one] { $seats } kamen mit je 1 Stein vom Weg ins Lager zurück.
       *[other] { $seats } kamen mit je { $share } Steinen vom Weg ins Lager zurück.
    }
diamant-turned-up-treasure = Ein Schatz von { $stones }: { $each } für jeden, { $rest } auf der Karte übrig.
diamant-turned-up-hazard = Gefahr: { $hazard }!
diamant-struck = Zum zweiten Mal: { $hazard }! Was neben den Schatzkisten lag, ist verloren: { $lost }.
diamant-struck-one = { $seat } { $stones }
diamant-struck-nothing = Zum zweiten Mal: { $hazard }! Niemand hatte etwas zu verlieren.
diamant-expedition-ended = Expedition { $expedition } ist zu Ende.
diamant-expedition-ended-removed = Expedition { $expedition } ist zu Ende. Aus dem Spiel: { $hazards }.
diamant-game-ended = Das Spiel ist aus. Der Sieg geht an { $winners }.
