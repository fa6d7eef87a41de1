# The words for people who come and go: the host, second devices, and being called.

people-title = People
people-host = host
people-away = away
people-free = free chair
people-make-host = Make { $name } the host
people-hand-on = Hand on the host’s role
people-host-away = { $host } started this table and is away.
people-take-over = Be the host
people-replace = Replace { $name }
people-replace-how = Who plays on for { $name }? { $name } cannot take the seat back.
people-replace-bot = A bot
people-replace-person = Somebody new
people-cancel = Cancel
people-lost = You were away for long: somebody else plays on from your chair. You can watch.
people-free-chair = A chair is free. Whoever sits down plays on from where the game stands.
people-sit = Sit down
people-who-hosts = Who is the host when you leave?
people-nobody = Leave, and stay the host

## An early end

people-end = End the game
people-end-sure = End it for everyone
people-end-about =
    { $people ->
        [one] The game ends without a result and counts nowhere.
       *[other] The game ends when everyone who is here wants that. There is no result, and it counts nowhere.
    }
people-end-wanted =
    { $count ->
        [one] { $names } wants to end the game.
       *[other] { $names } want to end the game.
    }
people-end-mine = You want to end the game. It goes on until the others want that, too.
people-end-too = End it, too
people-end-not = Play on
people-ended = The game was ended
people-ended-about = You ended it together. There is no result, and it counts nowhere. Everything can be watched again.

## The same seat on a second device

device-title = Play on another device
device-about = Scan the code with the other device, or open the link there. It works once, within five minutes. Then both play your seat.
device-show = Show code and link
device-again = Show a new one
device-qr = QR code for your other device
device-left =
    { $minutes ->
        [0] Less than a minute left
        [one] One minute left
       *[other] { $minutes } minutes left
    }
device-take-back = Take it back
device-list = Other devices at your seat
device-kind =
    { $kind ->
        [phone] Phone
        [tablet] Tablet
       *[computer] Computer
    }
device-since = since { $time }
device-remove = Remove this device: { $device }
device-lent = This device plays { $name }’s seat, too.
device-leave = Stop playing on this device
device-come-title = Play here, too
device-come = This device will play the seat that showed you the link. The first device keeps it as well.
device-come-button = Play on this device
device-come-incomplete = This link is incomplete. Scan the code once more.

## A turn that calls

call-your-turn = Your turn – { $game }
call-over = The game is over – { $game }
call-body = The game waits for you at { $host }’s table.
call-me = Call me when it’s my turn
call-about =
    { $state ->
        [off] A notification, whenever this page is not in front of you.
        [on] You get a notification whenever this page is not in front of you.
        [denied] Your browser doesn’t allow notifications from here. You can change that in its settings for this page.
        [insecure] Notifications need a safe address (https).
       *[unsupported] This browser knows no notifications. On an iPhone or iPad, first add the page to the home screen.
    }

## Following into a rematch

people-follow = They play again. You are taken along…
people-follow-stay = Stay here
people-follow-go = Go there now
