# De woorden rond de tafel op de pagina.

table-brand = Schatulle
table-rules = Regels
table-sound-on = Geluid staat aan
table-sound-off = Geluid staat uit
table-menu = Menu
table-close = Sluiten
table-home = Schatulle, naar de startpagina
table-loading = Naar de tafel …
table-called = Iedereen trekt nu samen de kaarten …
table-gone-title = Deze tafel bestaat niet
table-gone = Misschien is de tafel opgeruimd omdat niemand begon. De link kan ook onvolledig zijn.
table-damaged-title = Deze tafel is beschadigd
table-damaged = De server kan hem niet meer lezen. Wie de server beheert, kan een reservekopie terugzetten. Alle andere tafels gaan door.
table-to-start = Naar de startpagina
table-no-spectators = Aan deze tafel mag niemand meekijken.
table-unknown-game = Deze pagina kent het spel { $game } niet: laad de pagina opnieuw, of speel het spel in de terminal.

## De lijn naar de server

table-line-lost = De verbinding is weg. We proberen het opnieuw …
table-line-kept = Je keuze is bewaard en wordt verstuurd zodra je weer online bent.
table-line-back-soon = De server start opnieuw.
table-line-unsure = De server weet nog niet of je laatste keuze is opgeslagen. Even kijken …
table-outdated = Deze pagina is ouder dan de server.
table-reload = Opnieuw laden

## Vragen

table-wait-nobody = Kijk wat er gebeurt …
table-won =
    { $count ->
        [one] Gewonnen door { $winners }
       *[other] Samen gewonnen door { $winners }
    }
table-sending = Je keuze is onderweg …
table-waiting-for = Wachten op { $names }.
table-waiting-for-you = Wachten op jou.
table-waiting-for-you-and = Wachten op jou en op { $names }.
table-have-chosen =
    { $count ->
        [one] { $names } heeft gekozen.
       *[other] { $names } hebben gekozen.
    }
table-away =
    { $count ->
        [one] { $names } is weg; een bot valt in.
       *[other] { $names } zijn weg; bots vallen in.
    }
table-clock =
    { $unit ->
        [days] Nog { $count } dagen
        [hours] Nog { $count } uur
        [minutes] Nog { $count } minuten
       *[seconds] Nog { $count } s
    }, dan { $default ->
        [chance] beslist het toeval
       *[other] kiest het spel voor je
    }

## Het logboek

table-log = Logboek
table-log-fading = De laatste beurten
table-log-full = Alles tot nu toe
table-log-fades = vervaagt
table-log-empty = Er is nog niets gebeurd.
table-clause = Regel { $clause }

## Eén apparaat voor meer mensen

table-pass-title = Geef het apparaat aan { $name }
table-pass-hint = Nu mag niemand anders kijken.
table-pass-button = Ik ben { $name }

## Gebaren

table-signs = Reacties
table-sign =
    { $sign ->
        [hello] Hallo!
        [thanks] Dank je!
        [well_done] Goed gedaan!
        [surprise] O!
        [laugh] Haha!
        [oops] Oeps …
        [hurry] Kom op!
       *[think] Hm …
    }
table-signed = { $name }: { $sign }

## Het menu

table-menu-invite = Uitnodigen en meekijken
table-menu-code = Code
table-menu-copy = Kopieer de link
table-menu-copied = Gekopieerd
table-menu-language = Taal
table-menu-motion = Animaties
table-menu-motion-system = zoals op het apparaat
table-menu-motion-reduced = weinig
table-menu-motion-full = allemaal
table-menu-keys = Toetsen antwoorden meteen
    .about = Cijfers, letters en Enter kiezen zonder dat een knop de focus heeft.
table-menu-quality = De kist
table-menu-quality-auto = automatisch
table-menu-quality-full = mooi
table-menu-quality-lite = eenvoudig
table-menu-quality-off = alleen plat
table-menu-fair = Eerlijk toeval
table-menu-fair-sealed = Alles wat in dit spel van het toeval afhangt, is vóór de eerste kaart verzegeld. Het zegel:
table-menu-fair-added =
    { $count ->
        [0] Niemand heeft iets toegevoegd: alles komt van de server.
       *[other] Deze spelers hebben eigen toeval toegevoegd, ook vóór het begin verzegeld: { $names }. Zo kon niemand de kaarten kiezen.
    }
table-menu-fair-left-out = Verzegeld, maar niet op tijd getoond en weggelaten: { $names }.
table-menu-fair-plain = Je browser kan hier niets verzegelen: daarvoor is https nodig.
table-menu-fair-open = Het spel is afgelopen en het zegel is verbroken. Het geheim erachter:
table-menu-record = Download het verslag
table-menu-leave = Verlaat de tafel
table-menu-leave-hint = Je stoel blijft van jou. Een bot valt in tot je terugkomt.
table-menu-leave-slow = Je stoel blijft van jou. Niemand speelt voor je zolang je tijd niet om is.
