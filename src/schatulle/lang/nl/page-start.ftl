# De woorden van de startpagina, het klaarzetten en de weg naar een tafel.

start-brand = Schatulle
start-title = Schatulle: twee spellen over juwelen
start-headline = Twee spellen over juwelen
start-lede = Speel met vrienden via een link, geef één telefoon door, of neem het op tegen bots. Zonder account.
start-links = Pagina’s
start-rules = Regels
start-games = Je spellen
start-screen = Op een groot scherm
start-language = Taal
start-fair = Het schudden ligt vooraf vast en is achteraf te controleren
start-offline-bots = Werkt op je eigen computer ook zonder internet
start-offline = Je bent offline. Wat je opent heeft de server nodig; je tafels wachten op je.

## De twee spellen

start-learn = Leer al spelend
    .first = Leer al spelend · 3 min
start-play-now = Speel nu
start-opening = Openen …
start-invite = Nodig uit
start-hotseat = Op één apparaat
start-set-up-bots = Opties

## Tafels om aan te schuiven

start-own-tables = Je tafels
start-tables = Tafels die spelers zoeken
start-go-on =
    { $status ->
        [gathering] Terug aan tafel: { $game }
       *[playing] Speel verder: { $game }
    }
start-go-on-asked = { $unit ->
        [days] Jouw beurt · nog { $count } dagen
        [hours] Jouw beurt · nog { $count } uur
        [minutes] Jouw beurt · nog { $count } minuten
        [seconds] Jouw beurt · nog heel even
       *[none] Jouw beurt
    }
start-go-on-sleeps =
    { $days ->
        [one] slaapt al een dag
       *[other] slaapt al { $days } dagen
    }
start-open-table = Schuif aan bij { $game }
start-open-seats =
    { $free ->
        [one] één van de { $seats } stoelen is vrij
       *[other] { $free } van de { $seats } stoelen zijn vrij
    }
start-join-label = Doe mee met een code
start-join-example = ABCDEF
start-join = Doe mee

## Namen en weigeringen

# Dieren die van glinsteren houden, voor gasten die geen naam gaven. $number is 0 tot en met 7.
start-friendly-name =
    { $number ->
        [0] Raaf
        [1] Otter
        [2] Wasbeer
        [3] Marter
        [4] Kauw
        [5] Eekhoorn
        [6] Fret
       *[7] Das
    }
start-name = Je naam
start-name-hint = De anderen zien hem aan tafel.
# All that is said while the others, in refusals.ftl, have not been loaded.
refused = Dat kan nu niet.
refused-offline = De server is nu niet bereikbaar.

## Meedoen

start-join-title = Schuif aan
start-join-looking = De tafel wordt gezocht …
start-join-none = Er is geen tafel met de code { $code }.
start-join-none-hint = Een code heeft zes letters en cijfers. Misschien zit er een tikfout in, of kwam er niemand en is de tafel opgeruimd.
start-join-go = Naar de tafel
start-join-sit = Ga zitten
start-to-start = Naar de startpagina

## Het klaarzetten

start-set-up = Zet { $game } klaar
start-loading = Een ogenblik …
start-chairs = Stoelen
start-chair = Stoel { $seat }
start-seats =
    { $seats ->
        [one] één speler
       *[other] { $seats } spelers
    }
start-fewer = Een speler minder
start-more-seats = Een speler erbij
start-chair-me = Jij
start-chair-here = Op dit apparaat
# Zo heet iemand anders op dit apparaat, tot die een andere naam opgeeft.
start-player = Speler { $seat }
start-player-name = Naam van speler { $seat }
start-chair-invited = Iemand die je uitnodigt
start-agreed = Afspraken
start-edition-label = Uitgave
start-clock-label = Bedenktijd
start-clock =
    { $seconds ->
        [0] geen limiet
        [43200] 12 uur
        [86400] 1 dag
        [259200] 3 dagen
       *[other] { $seconds } seconden
    }
start-clock-about =
    { $seconds ->
        [0] Neem zoveel tijd als je nodig hebt.
        [43200] 12 uur voor elke keuze: een spel over dagen. Duurt het langer, dan kiest het spel voor je.
        [86400] Een dag voor elke keuze: een spel over dagen. Duurt het langer, dan kiest het spel voor je.
        [259200] Drie dagen voor elke keuze: een spel over weken. Duurt het langer, dan kiest het spel voor je.
       *[other] { $seconds } seconden voor elke keuze. Duurt het langer, dan kiest het spel voor je.
    }
start-log-label = Logboek
start-log =
    { $log ->
        [fading] vervaagt
        [full] volledig
       *[open_notes] open notities
    }
start-log-about =
    { $log ->
        [fading] Het logboek toont de laatste beurten en vergeet ze dan, net als mensen.
        [full] Het logboek bewaart alles wat je hebt gezien.
       *[open_notes] Het logboek bewaart alles, en de pagina noteert wat je in elke lade hebt gezien.
    }
start-spectators-label = Toeschouwers
start-spectators-about =
    { $on ->
        [true] Wie de link heeft, mag meekijken naar wat iedereen mag zien.
       *[false] Alleen wie meespeelt, ziet de tafel.
    }
start-delay-label = Vertraging voor toeschouwers
start-delay =
    { $seconds ->
        [0] geen
        [30] 30 seconden
        [120] 2 minuten
        [600] 10 minuten
       *[other] { $seconds } seconden
    }
start-listed-label = Op de openbare lijst
start-listed-about =
    { $on ->
        [true] Wie op de startpagina komt, kan de tafel vinden.
       *[false] Alleen wie de link of de code heeft, komt binnen.
    }
start-options = Meer opties
start-options-changed =
    { $count ->
        [one] één gewijzigd
       *[other] { $count } gewijzigd
    }
start-clause = Regel { $clause }
start-changed = Gewijzigd. De uitgave zegt: { $standard }
start-begin = Start het spel
start-open = Open de tafel
start-then-play = Het spel begint meteen.
start-then-hotseat = Het spel begint meteen. Het apparaat gaat rond.
start-then-watch = De bots beginnen meteen, en jij kijkt toe.
start-then-invite = Hierna krijg je een link, een code en een QR-code voor de anderen.

## Bijeenkomen aan de tafel

start-gathering = Vóór het spel
start-gathering-title = { $game } aan de tafel van { $host }
start-chair-free = Vrij
start-chair-waits = voor wie maar komt
start-chair-person = Vrij voor een speler
start-you = jij
start-you-host = jij, de host
start-at-this-device = op dit apparaat
start-host = host
start-guest = gast
start-sit-here = Hier zitten
start-seat-another = Iemand op dit apparaat
start-move-here = Hierheen
start-stand = Sta op
start-remove = Verwijder { $name }
start-swap = Verwissel de stoelen { $one } en { $other }
start-waiting-seats =
    { $count ->
        [one] Eén stoel is nog vrij. Het spel kan beginnen als daar iemand zit.
       *[other] { $count } stoelen zijn nog vrij. Het spel kan beginnen als er op elke stoel iemand zit.
    }
start-all-here = Iedereen is er.
start-waiting-host = Iedereen is er. { $host } start het spel.
start-fill =
    { $count ->
        [one] Zet een bot op de vrije stoel
       *[other] Zet bots op de vrije stoelen
    }
start-invite-others = Nodig de anderen uit
start-invite-code = De code, op de startpagina van Schatulle:
start-invite-local = Dit adres leidt alleen naar je eigen computer. Voor anderen in je netwerk start je: schatulle serve --lan
start-copy = Kopieer de link
start-share = Delen
start-share-words = Kom { $game } spelen
start-scan = QR-code
start-qr = QR-code met de link naar deze tafel
start-agreed-edition = { $game }, { $edition }
start-agreed-spectators =
    { $on ->
        [true] { $seconds ->
            [0] Toeschouwers mogen meekijken.
           *[other] Toeschouwers mogen meekijken, met vertraging: { start-delay }.
        }
       *[false] Geen toeschouwers.
    }
start-agreed-value = { $value } ({ $words })
