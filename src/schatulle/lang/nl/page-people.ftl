# The words for people who come and go: the host, second devices, and being called.

people-title = Mensen
people-host = host
people-away = weg
people-free = vrije stoel
people-make-host = Maak { $name } de host
people-hand-on = Geef de rol van host door
people-host-away = { $host } is de host en is weg.
people-take-over = Word de host
people-replace = Vervang { $name }
people-replace-how = Wie speelt verder voor { $name }? { $name } kan de stoel niet terugnemen.
people-replace-bot = Een bot
people-replace-person = Iemand anders
people-cancel = Annuleren
people-lost = Je was lang weg: op je stoel speelt nu iemand anders verder. Je kunt meekijken.
people-free-chair = Er is een stoel vrij. Wie gaat zitten, speelt verder vanaf hier.
people-sit = Ga zitten
people-who-hosts = Wie is de host als je weggaat?
people-nobody = Weggaan en host blijven

## An early end

people-end = Beëindig het spel
people-end-sure = Beëindig het voor iedereen
people-end-about =
    { $people ->
        [one] Het spel eindigt zonder uitslag en telt nergens mee.
       *[other] Het spel eindigt als iedereen die er is dat wil. Er is dan geen uitslag, en het telt nergens mee.
    }
people-end-wanted =
    { $count ->
        [one] { $names } wil het spel beëindigen.
       *[other] { $names } willen het spel beëindigen.
    }
people-end-mine = Je wilt het spel beëindigen. Het gaat door tot de anderen dat ook willen.
people-end-too = Ook beëindigen
people-end-not = Verder spelen
people-ended = Het spel is beëindigd
people-ended-about = Jullie hebben het samen beëindigd. Er is geen uitslag, en het telt nergens mee. Alles is terug te kijken.

## The same seat on a second device

device-title = Speel op een ander apparaat
device-about = Scan de code met het andere apparaat, of open daar de link. Hij werkt één keer, vijf minuten lang. Daarna spelen beide op jouw stoel.
device-show = Toon code en link
device-again = Toon een nieuwe
device-qr = QR-code voor je andere apparaat
device-left =
    { $minutes ->
        [0] Minder dan een minuut over
        [one] Nog één minuut
       *[other] Nog { $minutes } minuten
    }
device-take-back = Neem terug
device-list = Andere apparaten op jouw stoel
device-kind =
    { $kind ->
        [phone] Telefoon
        [tablet] Tablet
       *[computer] Computer
    }
device-since = sinds { $time }
device-remove = Verwijder dit apparaat: { $device }
device-lent = Dit apparaat speelt mee op de stoel van { $name }.
device-leave = Niet meer spelen op dit apparaat
device-come-title = Speel hier ook
device-come = Dit apparaat speelt op de stoel die je de link liet zien. Het eerste apparaat houdt hem ook.
device-come-button = Speel op dit apparaat
device-come-incomplete = Deze link is onvolledig. Scan de code nog eens.

## A turn that calls

call-your-turn = Jouw beurt – { $game }
call-over = Het spel is afgelopen – { $game }
call-body = Het spel wacht op je, aan de tafel van { $host }.
call-me = Roep me als ik aan de beurt ben
call-about =
    { $state ->
        [off] Met een melding, als je deze pagina niet voor je hebt.
        [on] Je krijgt een melding als je deze pagina niet voor je hebt.
        [denied] Je browser staat van hier geen meldingen toe. Dat kun je veranderen in de instellingen voor deze pagina.
        [insecure] Meldingen hebben een veilig adres nodig (https).
       *[unsupported] Deze browser kent geen meldingen. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
    }

## Following into a rematch

people-follow = Ze spelen opnieuw. Je gaat mee…
people-follow-stay = Hier blijven
people-follow-go = Ga nu mee
