# Het gedeelde scherm, met telefoons als handen ernaast.

screen-title = Een tafel op een groot scherm
screen-lede = Het scherm is het bord dat iedereen ziet. Jullie telefoons zijn jullie handen.
screen-open = Open hier een tafel
screen-open-about = Het scherm toont een code. Iedereen scant die en gaat met een telefoon zitten, of speelt aan het scherm zelf.
screen-show-one = Toon een tafel die al open is
screen-code-label = De code
screen-show = Toon de tafel
screen-name = Naam van dit scherm
# Zo heet een scherm tot iemand iets anders zegt.
screen-called = Groot scherm
screen-then = Daarna toont het scherm een code en gaat iedereen met een telefoon zitten.

## Voor het spel

screen-scan = Scan en ga zitten
screen-address = Of open { $address } en doe mee met de code
screen-sit = Aan dit scherm gaan zitten
screen-chairs = Stoelen wijzigen
screen-show-big = Op een groot scherm tonen
screen-show-how = Open op de televisie of tablet { $address } en typ de code { $code }.
screen-show-here = Op dit apparaat tonen

## Het spel

screen-full = Volledig scherm
screen-smaller = Volledig scherm verlaten
screen-late = Toeschouwers zien deze tafel { $seconds } seconden later, en dit scherm dus ook. Het is op tijd als er iemand aan speelt.
screen-shut = Aan deze tafel mag niemand meekijken. Alleen het apparaat van iemand die meespeelt kan haar tonen.
screen-answer-here =
    { $count ->
        [one] { $names } antwoordt op dit scherm
       *[other] { $names } antwoorden op dit scherm
    }
screen-hide = Weer afdekken
screen-rematch = Elke telefoon kan een revanche beginnen.

## Telefoons als handen

hand-look = Kijk naar het scherm
hand-whole = De hele tafel tonen
hand-switch = Deze telefoon is mijn hand
hand-switch-about = Hij toont wat van jou is en wat je kunt kiezen. Het bord staat op het grote scherm.
