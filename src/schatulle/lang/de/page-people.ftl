# The words for people who come and go: the host, second devices, and being called.

people-title = Leute
people-host = leitet den Tisch
people-away = weg
people-free = freier Platz
people-make-host = Tischleitung an { $name } geben
people-hand-on = Tischleitung abgeben
people-host-away = { $host } leitet den Tisch und ist weg.
people-take-over = Tischleitung übernehmen
people-replace = { $name } ersetzen
people-replace-how = Wer spielt für { $name } weiter? { $name } kann den Platz nicht zurücknehmen.
people-replace-bot = Ein Bot
people-replace-person = Jemand Neues
people-cancel = Abbrechen
people-lost = Du warst lange weg: Auf deinem Platz spielt jetzt jemand anders. Du kannst zuschauen.
people-free-chair = Ein Platz ist frei. Wer sich setzt, spielt von hier an weiter.
people-sit = Hinsetzen
people-who-hosts = Wer leitet den Tisch, wenn du gehst?
people-nobody = Gehen und die Leitung behalten

## An early end

people-end = Spiel beenden
people-end-sure = Für alle beenden
people-end-about =
    { $people ->
        [one] Das Spiel endet ohne Ergebnis und zählt nirgends.
       *[other] Das Spiel endet, wenn alle, die da sind, das wollen. Es hat dann kein Ergebnis und zählt nirgends.
    }
people-end-wanted =
    { $count ->
        [one] { $names } will das Spiel beenden.
       *[other] { $names } wollen das Spiel beenden.
    }
people-end-mine = Du willst das Spiel beenden. Es geht weiter, bis die anderen das auch wollen.
people-end-too = Auch beenden
people-end-not = Weiterspielen
people-ended = Das Spiel wurde beendet
people-ended-about = Ihr habt es gemeinsam beendet. Es hat kein Ergebnis und zählt nirgends. Alles lässt sich noch einmal ansehen.

## The same seat on a second device

device-title = Auf einem anderen Gerät spielen
device-about = Scanne den Code mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal und fünf Minuten lang. Danach spielen beide auf deinem Platz.
device-show = Code und Link zeigen
device-again = Neuen Code zeigen
device-qr = QR-Code für dein anderes Gerät
device-left =
    { $minutes ->
        [0] Weniger als eine Minute übrig
        [one] Noch eine Minute
       *[other] Noch { $minutes } Minuten
    }
device-take-back = Zurücknehmen
device-list = Andere Geräte auf deinem Platz
device-kind =
    { $kind ->
        [phone] Handy
        [tablet] Tablet
       *[computer] Computer
    }
device-since = seit { $time }
device-remove = Dieses Gerät entfernen: { $device }
device-lent = Dieses Gerät spielt mit auf dem Platz von { $name }.
device-leave = Auf diesem Gerät nicht mehr spielen
device-come-title = Hier mitspielen
device-come = Dieses Gerät spielt dann auf dem Platz, der dir den Link gezeigt hat. Das erste Gerät behält ihn auch.
device-come-button = Auf diesem Gerät spielen
device-come-incomplete = Dieser Link ist unvollständig. Scanne den Code noch einmal.

## A turn that calls

call-your-turn = Du bist dran – { $game }
call-over = Das Spiel ist aus – { $game }
call-body = Das Spiel wartet auf dich, am Tisch von { $host }.
call-me = Ruf mich, wenn ich dran bin
call-about =
    { $state ->
        [off] Mit einer Mitteilung, wenn du diese Seite gerade nicht siehst.
        [on] Du bekommst eine Mitteilung, wenn du diese Seite gerade nicht siehst.
        [denied] Dein Browser erlaubt von hier keine Mitteilungen. In seinen Einstellungen für diese Seite kannst du das ändern.
        [insecure] Mitteilungen brauchen eine sichere Adresse (https).
       *[unsupported] Dieser Browser kennt keine Mitteilungen. Auf iPhone und iPad leg die Seite zuerst auf den Home-Bildschirm.
    }

## Following into a rematch

people-follow = Es gibt eine Revanche. Du kommst mit …
people-follow-stay = Hierbleiben
people-follow-go = Gleich hingehen
