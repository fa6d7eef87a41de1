# L’écran partagé, et les téléphones qui servent de mains.

screen-title = Une table sur grand écran
screen-lede = L’écran est le plateau que tout le monde voit. Vos téléphones sont vos mains.
screen-open = Ouvrir une table ici
screen-open-about = L’écran affiche un code. Chacun le scanne et s’assoit avec son téléphone, ou joue sur l’écran lui-même.
screen-show-one = Afficher une table déjà ouverte
screen-code-label = Son code
screen-show = Afficher
screen-name = Nom de cet écran
# Le nom d’un écran tant que personne n’en donne un autre.
screen-called = Grand écran
screen-then = L’écran affiche ensuite un code, et chacun s’assoit avec son téléphone.

## Avant la partie

screen-scan = Scanne et assieds-toi
screen-address = Ou ouvre { $address } et entre avec le code
screen-sit = S’asseoir à cet écran
screen-chairs = Changer les places
screen-show-big = Afficher sur un grand écran
screen-show-how = Sur la télévision ou la tablette, ouvre { $address } et tape le code { $code }.
screen-show-here = Afficher sur cet appareil

## La partie

screen-full = Plein écran
screen-smaller = Quitter le plein écran
screen-late = Les spectateurs voient cette table avec { $seconds } secondes de retard, et cet écran aussi. Il est à l’heure si quelqu’un y joue.
screen-shut = Cette table est fermée aux spectateurs. Seul l’appareil de quelqu’un qui joue peut l’afficher.
screen-answer-here =
    { $count ->
        [one] { $names } répond sur cet écran
       *[other] { $names } répondent sur cet écran
    }
screen-hide = Recouvrir
screen-rematch = Chaque téléphone peut lancer la revanche.

## Les téléphones comme mains

hand-look = Regarde l’écran
hand-whole = Afficher toute la table
hand-switch = Ce téléphone est ma main
hand-switch-about = Il montre ce qui est à toi et ce que tu peux choisir. Le plateau est sur le grand écran.
