# What a review of Meisterdiebe says: one kind sentence for a decision, and questions with answers.

## Words

review-meisterdiebe-character =
    { $character ->
        [smuggler] der Schmuggler
        [jeweller] der Juwelier
        [jewelress] die Juwelierin
        [thief] der Dieb
        [masterthief] der Meisterdieb
       *[detective] der Detektiv
    }
review-meisterdiebe-best-character =
    { $best_character ->
        [smuggler] der Schmuggler
        [jeweller] der Juwelier
        [jewelress] die Juwelierin
        [thief] der Dieb
        [masterthief] der Meisterdieb
       *[detective] der Detektiv
    }
review-meisterdiebe-choice =
    { $choice ->
        [gems] Edelsteine
        [alarm] ein Alarm
        [ruby] ein Rubin
        [nothing] nichts
        [nowhere] in keiner davon
        [flip] ja
        [stay] nein
        [smuggler] Schmuggler
        [jeweller] Juwelier
        [jewelress] Juwelierin
        [thief] Dieb
        [masterthief] Meisterdieb
        [detective] Detektiv
       *[other] { $choice }
    }
review-meisterdiebe-result =
    { $result ->
        [fell]
            { $count ->
                [one] Ein Edelstein fiel heraus.
               *[other] { $count } Edelsteine fielen heraus.
            }
        [took]
            { $count ->
                [one] Du fandest einen Edelstein.
               *[other] Du fandest { $count } Edelsteine.
            }
        [ruby] Du fandest einen Rubin.
        [card] Deine Karte war { review-meisterdiebe-character }.
        [flipped] Du hast die Schatulle gewendet.
        [stayed] Du hast sie nicht gewendet.
       *[nothing] Du fandest nichts.
    }
review-meisterdiebe-seen =
    { $round ->
        [0] Alle haben zugesehen, als die Schatulle gefüllt wurde.
       *[other] In Runde { $round } hast du { $drawer } offen gesehen.
    }

## Decisions

review-meisterdiebe-well = Gut gespielt.
review-meisterdiebe-clock = Deine Zeit war um, darum hat die Uhr für dich gespielt.
review-meisterdiebe-stand-in = Du warst nicht da, darum hat hier ein Bot für dich gespielt.
review-meisterdiebe-away =
    Während du weg warst, hat ein Bot { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } für dich gespielt. Das zählt hier nicht.
review-meisterdiebe-forgot =
    { $what ->
        [fell] Leicht vergessen: Unten in { $drawer } lagen Edelsteine. Besser war { $best_drawer }.
        [alarm] Leicht vergessen: Unten in { $drawer } lag ein Alarm von { $alarm_seat }. Besser war { $best_drawer }.
        [ruby] Leicht vergessen: In { $best_drawer } war ein Rubin zu holen.
        [fuller] Leicht vergessen: In { $best_drawer } lag oben mehr als in { $drawer }.
        [drawer] Leicht vergessen: { $best_drawer } war besser als { $drawer }.
        [card] Mit der ganzen Schatulle im Kopf war { review-meisterdiebe-best-character } besser als { review-meisterdiebe-character }.
        [flip] Mit der ganzen Schatulle im Kopf war es besser, sie zu wenden.
        [stay] Mit der ganzen Schatulle im Kopf war es besser, sie nicht zu wenden.
        [search] Leicht vergessen: Im Geheimfach lag ein Rubin.
        [plunder] Leicht vergessen: Hier war kein Rubin versteckt. Besser war das erste Fach.
        [place] Mit der ganzen Schatulle im Kopf war es besser, etwas anderes hineinzulegen.
       *[other] Mit der ganzen Schatulle im Kopf war etwas anderes besser.
    }
review-meisterdiebe-misjudged =
    { $what ->
        [fell] Knifflig: Unten in { $drawer } lagen Edelsteine. Besser war { $best_drawer }.
        [alarm] Knifflig: Unten in { $drawer } lag ein Alarm von { $alarm_seat }. Besser war { $best_drawer }.
        [ruby] Knifflig: In { $best_drawer } war ein Rubin zu holen.
        [fuller] Knifflig: In { $best_drawer } lag oben mehr als in { $drawer }.
        [drawer] Knifflig: { $best_drawer } war besser als { $drawer }.
        [card] Knifflig: Hier war { review-meisterdiebe-best-character } besser als { review-meisterdiebe-character }.
        [flip] Knifflig: Es war besser, die Schatulle zu wenden.
        [stay] Knifflig: Es war besser, die Schatulle nicht zu wenden.
        [search] Knifflig: Im Geheimfach lag ein Rubin.
        [plunder] Knifflig: Hier war kein Rubin versteckt. Besser war das erste Fach.
        [place] Knifflig: Es war besser, etwas anderes hineinzulegen.
       *[other] Knifflig: Etwas anderes war besser.
    }

## The whole game

review-meisterdiebe-little-at-stake = In diesem Spiel hing zu wenig vom Gedächtnis ab, um es zu bewerten.

## Questions

review-meisterdiebe-bottom = Was lag unten in { $drawer }?
    .answer =
        { $answer ->
            [gems] Dort lagen Edelsteine.
            [alarm] Dort lag ein Alarm.
           *[nothing] Dort lag nichts.
        }
    .known = { review-meisterdiebe-seen }
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-ruby = In welcher dieser Schubladen war ein Rubin zu holen?
    .answer =
        { $answer ->
            [nowhere] In keiner davon.
           *[other] In { $answer }.
        }
    .known = Du konntest jedem Rubin von Anfang an folgen: Du hast jede Drehung gesehen.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-fullest = In welcher dieser Schubladen lag oben am meisten?
    .answer = Es war { $answer }.
    .known = { review-meisterdiebe-seen }
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-drawer = Welche dieser Schubladen war die bessere?
    .answer = Es war { $answer }.
    .known = Nach allem, was du gesehen hattest, waren dort die Aussichten besser.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-card = Welche Karte war hier die beste?
    .answer = Es war { review-meisterdiebe-best-character }.
    .known = Nach allem, was du gesehen hattest, hatte sie die besten Aussichten.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-flip = War es besser, die Schatulle zu wenden?
    .answer =
        { $answer ->
            [flip] Ja, das war besser.
           *[stay] Nein, das war nicht besser.
        }
    .known = Du hattest gesehen, was oben und was unten lag.
    .happened = { review-meisterdiebe-result }
review-meisterdiebe-secret = War im Geheimfach von { $drawer } ein Rubin?
    .answer =
        { $answer ->
            [ruby] Ja, dort war einer.
           *[nothing] Nein, dort war keiner.
        }
    .known = Du konntest jedem Rubin von Anfang an folgen: Du hast jede Drehung gesehen.
    .happened = { review-meisterdiebe-result }

## Beside a question

review-meisterdiebe-then =
    So stand die Schatulle damals. { $count ->
        [one] Die Schublade, um die es geht, leuchtet.
       *[other] Die Schubladen, um die es geht, leuchten.
    }
