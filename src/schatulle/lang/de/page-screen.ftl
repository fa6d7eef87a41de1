# Der gemeinsame Bildschirm und die Handys als Hände daneben.

screen-title = Ein Tisch auf dem großen Bildschirm
screen-lede = Der Bildschirm ist das Brett, das alle sehen. Eure Handys sind eure Hände.
screen-open = Hier einen Tisch öffnen
screen-open-about = Der Bildschirm zeigt einen Code. Alle scannen ihn und setzen sich mit dem Handy dazu, oder sie spielen am Bildschirm selbst.
screen-show-one = Einen Tisch zeigen, der schon offen ist
screen-code-label = Sein Code
screen-show = Zeigen
screen-name = Name dieses Bildschirms
# So heißt ein Bildschirm, bis jemand etwas anderes sagt.
screen-called = Großer Bildschirm
screen-then = Danach zeigt der Bildschirm einen Code, und alle setzen sich mit dem Handy dazu.

## Vor dem Spiel

screen-scan = Scannen und hinsetzen
screen-address = Oder { $address } öffnen und mit dem Code beitreten
screen-sit = An diesen Bildschirm setzen
screen-chairs = Plätze ändern
screen-show-big = Auf einem großen Bildschirm zeigen
screen-show-how = Öffne auf dem Fernseher oder Tablet { $address } und tippe den Code { $code } ein.
screen-show-here = Auf diesem Gerät zeigen

## Das Spiel

screen-full = Ganzer Bildschirm
screen-smaller = Vollbild verlassen
screen-late = Wer zuschaut, sieht diesen Tisch { $seconds } Sekunden später, also auch dieser Bildschirm. Er ist rechtzeitig, wenn jemand an ihm spielt.
screen-shut = An diesem Tisch darf niemand zuschauen. Nur das Gerät von jemandem, der mitspielt, kann ihn zeigen.
screen-answer-here =
    { $count ->
        [one] { $names } antwortet an diesem Bildschirm
       *[other] { $names } antworten an diesem Bildschirm
    }
screen-hide = Wieder zudecken
screen-rematch = Jedes Handy kann eine Revanche beginnen.

## Handys als Hände

hand-look = Schau auf den Bildschirm
hand-whole = Den ganzen Tisch zeigen
hand-switch = Dieses Handy ist meine Hand
hand-switch-about = Es zeigt, was dir gehört und was du wählen kannst. Das Brett ist auf dem großen Bildschirm.
