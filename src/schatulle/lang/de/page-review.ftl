# Der Rückblick auf ein beendetes Spiel, auf der Seite.

review-page-title = Rückblick
review-page-lead = In diesem Rückblick ist „du“ { $name }.
review-seen-by = Gespielt von
review-not-yet = Zurückblicken kannst du am Ende: Bis dahin behalten alle ihre Geheimnisse.
review-may-leave = Du kannst ruhig etwas anderes tun: Der Rückblick wartet hier auf dich.
review-not-made = Der Rückblick ist nicht gelungen
review-percent = { $percent } %

## Questions

review-questions-title =
    { $count ->
        [one] Weißt du es noch?
       *[other] Weißt du es noch? { $count } Fragen
    }
review-questions-lead = Auf diese Momente kam es besonders an. Erst raten, dann schauen.
review-show-answer = Zeig es mir
review-look-before = Ansehen, was du damals gesehen hast
review-right-one = (richtig)
review-right = Ja, das stimmt!
review-not-right = Nicht ganz. So war es:
review-truth = So war es
review-known = Was du wissen konntest
review-happened = Was geschah
review-see-moment = In der Wiederholung ansehen

## Chances

review-chances-title = Wer lag vorn?
review-chances-slider = Moment des Spiels
review-chance = { $name } { $percent } %
review-chances-words = { $where }. Gewinnchancen: { $chances }

## Figures

review-memory-title = Dein Gedächtnis
review-memory-of = von 100
review-goldfish = 0: ein Goldfisch
review-elephant = 100: ein Elefant
review-memory-means =
    { $level ->
        [elephant] Du hast dir fast alles gemerkt, worauf es ankam. Wie ein Elefant!
        [much] Du hast dir das meiste gemerkt, worauf es ankam.
        [some] Du hast dir einen guten Teil von dem gemerkt, worauf es ankam.
       *[little] Sich so viel zu merken ist nicht leicht. Jedes Spiel ist eine gute Übung!
    }
review-memory-between = Ein einziges Spiel sagt nicht alles. Der wahre Wert liegt irgendwo zwischen { $low } und { $high }.
review-memory-none = In diesem Spiel hing kaum etwas vom Gedächtnis ab. Darum gibt es keinen Wert.
review-luck-title = Dein Glück
review-remarks-title = Deine Risiken
review-cost = kostete { $percent } % des Sieges
review-answer-first = Dazu gibt es eine Frage. Beantworte sie zuerst!
review-all = Alle deine Entscheidungen

## Beside the replay

review-mark-before = Die Anmerkung davor
review-mark-next = Die nächste Anmerkung
review-back = Zum Rückblick
review-nothing-asked = { $name } hatte hier nichts zu entscheiden.
review-played = Was du gespielt hast
review-verdict = Im Rückblick

## Many games

review-memory-course = Dein Gedächtnis: 0 ist ein Goldfisch, 100 ein Elefant
review-memory-bots = Zum Vergleich Bots (gestrichelt): ein vergesslicher { $little }, einer, der sich so viel merkt wie die meisten { $half }, einer, der sich viel merkt { $much }
review-course-words = Vom ersten bis zum letzten: { $values }
