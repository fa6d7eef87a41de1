# The shared screen, and phones as hands beside it.

screen-title = A table on a big screen
screen-lede = The screen is the board that everyone sees. Your phones are your hands.
screen-open = Open a table here
screen-open-about = The screen shows a code. Everyone scans it and sits down with a phone, or plays at the screen itself.
screen-show-one = Show a table that is already open
screen-code-label = Its code
screen-show = Show it
screen-name = Name of this screen
# What a screen is called until somebody says otherwise.
screen-called = Big screen
screen-then = The screen then shows a code, and everyone sits down with a phone.

## Before the game

screen-scan = Scan and sit down
screen-address = Or open { $address } and join with the code
screen-sit = Sit at this screen
screen-chairs = Change the chairs
screen-show-big = Show on a big screen
screen-show-how = On the television or tablet, open { $address } and type the code { $code }.
screen-show-here = Show it on this device

## The game

screen-full = Fill the screen
screen-smaller = Leave full screen
screen-late = Spectators see this table { $seconds } seconds late, and so does this screen. It is on time if somebody plays at it.
screen-shut = Nobody may watch at this table, so only the device of somebody who plays can show it.
screen-answer-here =
    { $count ->
        [one] { $names } answers on this screen
       *[other] { $names } answer on this screen
    }
screen-hide = Cover it again
screen-rematch = Any phone can start a rematch.

## Phones as hands

hand-look = Look at the screen
hand-whole = Show the whole table
hand-switch = This phone is my hand
hand-switch-about = It shows what is yours and what you can choose. The board is on the big screen.
