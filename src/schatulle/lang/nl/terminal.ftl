# De woorden van de tafel in de terminal.

## De tafel

terminal-brand = Schatulle
terminal-shared-view = De gedeelde tafel: wat iedereen mag zien.

## Vragen

terminal-ask = { $name }: wat doe je?
terminal-wait = { $name } denkt na …
terminal-watch = Kijk wat er gebeurt …
terminal-over = Het spel is afgelopen.

## Toetsen en toestanden

terminal-hint-typed = Te veel keuzes voor een menu: typ je zet.
terminal-keys-menu = ←→ en Enter, of de toets van de zet · : zet typen · ? hulp · q weggaan
terminal-keys-walk = pijltjes om te kiezen · : zet typen · ? hulp · q weggaan
terminal-keys-waiting = Spatie meteen verder · ? hulp · q weggaan
terminal-keys-watching = Spatie pauze · Enter één stap · ? hulp · q weggaan
terminal-keys-paused = Spatie verder · Enter één stap · ? hulp · q weggaan
terminal-keys-typing = Enter zet spelen · Tab aanvullen · Esc terug naar het bord
terminal-keys-voice = v stem
terminal-voice-on = De vriendelijke stem staat aan. Deze partij telt niet mee.
terminal-type-here = typ een zet, bijvoorbeeld { $move }
terminal-not-saved = Niet bewaard, het spel gaat door: { $reason }
terminal-too-small = De terminal is { $width }×{ $height }; er is minstens { $least_width }×{ $least_height } nodig.
terminal-no-terminal = De tafel heeft een eigen terminal nodig; deze uitvoer gaat ergens anders heen.

## Het gordijn

terminal-curtain-pass = Geef het apparaat aan
terminal-curtain-enter = Druk op Enter als niemand anders kijkt.
terminal-curtain-news = Wat iedereen heeft gezien

## Weggaan en het einde

terminal-leave-title = De tafel verlaten?
terminal-leave-kept = Het spel is bewaard, en je kunt later verder spelen.
terminal-leave-keys = Enter weggaan · Esc blijven
terminal-farewell-kept = Spel bewaard in { $path }
terminal-farewell-resume = Verder spelen: schatulle play --resume { $path }
terminal-farewell-not-kept = Het spel kon niet worden bewaard in { $path }: { $reason }
terminal-result-title = Het spel is afgelopen
terminal-result-won = Gewonnen door { $winners }
terminal-result-record = Spel bewaard in { $path }
terminal-result-keys = n nieuw spel met dezelfde mensen · q weggaan

## Hulp

terminal-help-keys = Toetsen
terminal-help-key-walk = pijltjes | door het menu gaan
terminal-help-key-enter = Enter | de gekozen zet spelen
terminal-help-key-own = toets van een zet | speelt die meteen
terminal-help-key-space = Spatie | gaat meteen verder terwijl anderen spelen
terminal-help-key-pace = + - | bots spelen sneller of langzamer
terminal-help-key-voice = v | een vriendelijke stem, alleen tegen bots: zegt wat beginners over het hoofd zien
terminal-help-key-type = : of / | een zet typen: { $move }
terminal-help-key-leave = q, Ctrl+C | weggaan; het spel wordt bewaard
terminal-help-rules = De regels bij deze vraag
terminal-help-close = Esc sluiten · ↑↓ bladeren

## Het openingsscherm

terminal-open-title = Een tafel voor twee spellen over juwelen
terminal-open-choose = ←→ kiezen, Enter
terminal-open-seats = Stoelen
terminal-open-edition = Uitgave
terminal-open-seat = Stoel { $number }
terminal-open-play = Spelen
terminal-open-person = Speler { $number }
terminal-open-kind =
    { $kind ->
        [person] een mens
        [bot] een verstandige bot
       *[random] een willekeurige bot
    }
terminal-open-keys = ↑↓ regel · ←→ wijzigen · typ een naam · Enter spelen · Esc terug · q weggaan
