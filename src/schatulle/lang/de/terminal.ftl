# The words of the terminal table.

## The table

terminal-brand = Schatulle
terminal-shared-view = Der gemeinsame Tisch: was alle sehen dürfen.

## Questions

terminal-ask = { $name }: Was tust du?
terminal-wait = { $name } denkt nach …
terminal-watch = Mal sehen, was passiert …
terminal-over = Das Spiel ist aus.

## Keys and states

terminal-hint-typed = Zu viele Möglichkeiten für ein Menü: Tippe deinen Zug.
terminal-keys-menu = ←→ und Enter oder Taste des Zugs · : Zug eintippen · ? Hilfe · q verlassen
terminal-keys-walk = Pfeiltasten wählen · : Zug eintippen · ? Hilfe · q verlassen
terminal-keys-waiting = Leertaste macht gleich weiter · ? Hilfe · q verlassen
terminal-keys-watching = Leertaste hält an · Enter zeigt einen Schritt · ? Hilfe · q verlassen
terminal-keys-paused = Leertaste macht weiter · Enter zeigt einen Schritt · ? Hilfe · q verlassen
terminal-keys-typing = Enter spielt den Zug · Tab ergänzt · Esc zurück zum Tisch
terminal-keys-voice = v Stimme
terminal-voice-on = Die freundliche Stimme ist an. Diese Partie zählt nicht.
terminal-type-here = tippe einen Zug, zum Beispiel { $move }
terminal-not-saved = Nicht gespeichert, das Spiel geht weiter: { $reason }
terminal-too-small = Das Terminal hat { $width }×{ $height } Zeichen; nötig sind mindestens { $least_width }×{ $least_height }.
terminal-no-terminal = Der Tisch braucht ein eigenes Terminal; diese Ausgabe geht anderswohin.

## The curtain

terminal-curtain-pass = Gib das Gerät weiter an
terminal-curtain-enter = Drücke Enter, wenn sonst niemand hinschaut.
terminal-curtain-news = Was alle gesehen haben

## Leaving and the end

terminal-leave-title = Den Tisch verlassen?
terminal-leave-kept = Das Spiel ist gespeichert, und du kannst später weiterspielen.
terminal-leave-keys = Enter verlassen · Esc bleiben
terminal-farewell-kept = Spiel gespeichert in { $path }
terminal-farewell-resume = Weiter geht es mit: schatulle play --resume { $path }
terminal-farewell-not-kept = Das Spiel konnte nicht in { $path } gespeichert werden: { $reason }
terminal-result-title = Das Spiel ist aus
terminal-result-won = Der Sieg geht an { $winners }
terminal-result-record = Spiel gespeichert in { $path }
terminal-result-keys = n neues Spiel mit denselben Leuten · q verlassen

## Help

terminal-help-keys = Tasten
terminal-help-key-walk = Pfeiltasten | durch das Menü gehen
terminal-help-key-enter = Enter | spielt den gewählten Zug
terminal-help-key-own = Taste eines Zugs | spielt ihn sofort
terminal-help-key-space = Leertaste | macht gleich weiter, während andere spielen
terminal-help-key-pace = + - | Bots spielen schneller oder langsamer
terminal-help-key-voice = v | eine freundliche Stimme, nur gegen Bots: Sie sagt, was man am Anfang übersieht
terminal-help-key-type = : oder / | einen Zug eintippen: { $move }
terminal-help-key-leave = q, Strg+C | verlassen; das Spiel ist gespeichert
terminal-help-rules = Die Regeln zu dieser Frage
terminal-help-close = Esc schließt · ↑↓ blättert

## The opening screen

terminal-open-title = Ein Tisch für zwei Spiele um Edelsteine
terminal-open-choose = ←→ wählen, Enter
terminal-open-seats = Plätze
terminal-open-edition = Ausgabe
terminal-open-seat = Platz { $number }
terminal-open-play = Spielen
terminal-open-person = Spieler { $number }
terminal-open-kind =
    { $kind ->
        [person] ein Mensch
        [bot] ein besonnener Bot
       *[random] ein Zufallsbot
    }
terminal-open-keys = ↑↓ Zeile · ←→ ändern · Name tippen · Enter spielt · Esc zurück · q Ende
