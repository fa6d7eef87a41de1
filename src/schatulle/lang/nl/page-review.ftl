# De terugblik op een gespeeld spel, op de pagina.

review-page-title = Terugblik
review-page-lead = In deze terugblik is “je” { $name }.
review-seen-by = Gespeeld door
review-not-yet = Terugkijken kan na afloop: tot dan houdt iedereen zijn geheimen.
review-may-leave = Je mag gerust iets anders gaan doen: straks vind je de terugblik hier.
review-not-made = De terugblik is niet gelukt
review-percent = { $percent }%

## Questions

review-questions-title =
    { $count ->
        [one] Weet je het nog?
       *[other] Weet je het nog? { $count } vragen
    }
review-questions-lead = Op deze momenten ging het er echt om. Raad eerst, kijk dan.
review-show-answer = Laat zien
review-look-before = Kijk wat je toen zag
review-right-one = (goed)
review-right = Ja, dat klopt!
review-not-right = Niet helemaal. Zo was het:
review-truth = Zo was het
review-known = Wat je kon weten
review-happened = Wat er gebeurde
review-see-moment = Bekijk het in de herhaling

## Chances

review-chances-title = Wie stond voor?
review-chances-slider = Moment van het spel
review-chance = { $name } { $percent }%
review-chances-words = { $where }. Kans om te winnen: { $chances }

## Figures

review-memory-title = Je geheugen
review-memory-of = van 100
review-goldfish = 0: een goudvis
review-elephant = 100: een olifant
review-memory-means =
    { $level ->
        [elephant] Je onthield bijna alles wat ertoe deed. Net een olifant!
        [much] Je onthield het meeste van wat ertoe deed.
        [some] Je onthield een flink deel van wat ertoe deed.
       *[little] Zoveel onthouden is niet makkelijk. Elk spel is een goede oefening!
    }
review-memory-between = Eén spel zegt niet alles. De echte score ligt ergens tussen { $low } en { $high }.
review-memory-none = In dit spel hing bijna niets van het geheugen af. Daarom is er geen score.
review-luck-title = Je geluk
review-remarks-title = Je risico’s
review-cost = kostte { $percent }% van de winst
review-answer-first = Hier gaat een vraag over. Beantwoord die eerst!
review-all = Al je beslissingen

## Beside the replay

review-mark-before = Vorige opmerking
review-mark-next = Volgende opmerking
review-back = Naar de terugblik
review-nothing-asked = { $name } hoefde hier niets te beslissen.
review-played = Wat je speelde
review-verdict = Achteraf gezien

## Many games

review-memory-course = Je geheugen: 0 is een goudvis, 100 een olifant
review-memory-bots = Ter vergelijking bots (gestippeld): een vergeetachtige { $little }, een die onthoudt als de meeste mensen { $half }, een die goed onthoudt { $much }
review-course-words = Van het eerste tot het laatste: { $values }
