# The rules of Diamant, clause by clause, in our own words.
# A clause has a title and a text; a ruling has a question, an answer and a reason (why);
# an option has a title, a sentence and a line for each of its values.

## Parts and chapters

part-diamant = Diamant
aim-diamant = Rapporte plus de pierres que tous les autres. Seul compte ce qui est dans ton coffre après cinq expéditions.
summary-diamant =
    Tous entrent ensemble dans la grotte, et l’on retourne carte après carte. Une carte diamant se partage également
    entre tous ceux qui sont dans la grotte. Ce qu’on ne peut pas partager reste sur le chemin.

    Avant chaque nouvelle carte, tous ceux qui sont dans la grotte choisissent en secret : continuer ou rentrer au
    camp ?

    Si tu rentres, tes trouvailles vont dans ton coffre et sont à l’abri. Tu ramasses aussi les pierres du chemin ;
    si plusieurs rentrent en même temps, ils se les partagent.

    Le premier danger d’une sorte n’est qu’un avertissement. Le second de la même sorte met fin à l’expédition, et
    ceux qui sont encore dans la grotte perdent ce qu’ils portent. Une des deux cartes quitte le jeu.

# Words that other rulebooks and readers have, each with ours for the same thing: the search knows both.
diamant-synonyms = piège: danger; trésor: diamants; explorer: continuer; partir: rentrer; bijou: pierre
chapter-diamant-material = Joueurs, cartes et pierres
chapter-diamant-expedition = Cinq expéditions
chapter-diamant-diamonds = Trouver des diamants
chapter-diamant-hazards = Les dangers
chapter-diamant-leaving = Rentrer au camp
chapter-diamant-after = Après une expédition
chapter-diamant-end = Coffres et victoire

## The rulebooks

source-002_c50b = la règle néerlandaise de Diamant (Schmidt, 2005)

## Diamant: players, cards and stones

D-1 = Pour trois à huit joueurs à partir d’environ huit ans. Compter une demi-heure.
    .title = Joueurs, âge et durée
D-2 =
    Un plateau avec un camp et cinq entrées de grotte, 30 cartes grotte, 75 pierres (45 rouges qui valent 1,
    30 blanches qui valent 5), 8 aventuriers, 8 coffres et des marqueurs 1 à 5 pour les entrées.
    .title = Le matériel
D-3 =
    Quinze cartes grotte montrent des diamants : 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 et 17, soit 124
    en tout. Quinze montrent des dangers : serpent, scorpion, éboulement, nuage de gaz et explosion, trois
    fois chacun.
    .title = Les cartes grotte
D-4 =
    Poser les cinq entrées côte à côte et les pierres à côté. Chaque joueur prend un aventurier et un coffre
    de la même couleur. Mélanger les trente cartes et les poser face cachée.
    .title = Les préparatifs
D-5 = Il y a cinq expéditions, une par entrée. Toutes se déroulent de la même façon.
    .title = Cinq expéditions
D-6 = Quand une expédition commence, tous les joueurs entrent dans la grotte.
    .title = Tous entrent ensemble
D-7 = La première carte est retournée sans demander l’avis de personne. À une vraie table, c’est le joueur le plus proche des cartes qui le fait.
    .title = La première carte
D-8 =
    Avant chaque nouvelle carte, tous ceux qui sont encore dans la grotte décident en secret et en même
    temps : continuer ou rentrer au camp. À une vraie table, on tend le poing : vide, on reste ; avec son
    aventurier dedans, on part.
    .title = Continuer ou rentrer
D-9 =
    Quand une carte diamant apparaît, ses pierres sont partagées également entre les joueurs qui sont dans la
    grotte. Ce qu’on ne peut pas partager reste sur la carte. À cinq joueurs, une carte de 11 en donne 2 à
    chacun, et il en reste 1 dessus.
    .title = Partager une trouvaille
D-10 =
    Ce que trouve un joueur reste à côté de son coffre et n’y est pas en sécurité. Ces pierres ne sont à lui que
    s’il rentre à temps, de son plein gré.
    .title = Pas encore en sécurité
D-11 = On peut changer cinq pierres rouges contre une blanche, ou l’inverse, quand on veut.
    .title = Changer des pierres
D-12 =
    Une carte danger se pose aussi sur le chemin, et le chemin y fait un coude. La première de sa sorte dans
    une expédition n’est qu’un avertissement.
    .title = Un avertissement
D-13 =
    Quand un second danger de la même sorte apparaît, l’expédition est aussitôt finie, peu importe ce qui est
    venu entre-temps. Tous ceux qui sont encore dans la grotte perdent ce qui se trouve à côté de leur coffre.
    Ce qui est dans un coffre est en sécurité.
    .title = Le danger frappe
D-14 =
    Celui qui part met dans son coffre les pierres qui sont à côté et ramasse en outre toutes les pierres
    restées sur le chemin. L’expédition est alors finie pour lui.
    .title = Partir
D-15 =
    Si plusieurs joueurs partent en même temps, toutes les pierres du chemin sont réunies et partagées également
    entre eux. Ce qu’on ne peut pas partager reste sur une carte diamant du chemin.
    .title = Partir ensemble
D-16 = Ceux qui partent le font avant que la carte suivante soit retournée. Cette carte ne leur apporte rien et ne leur nuit pas.
    .title = Dehors avant la carte suivante
D-17 =
    Une expédition se termine quand il n’y a plus personne dans la grotte ou quand un danger frappe (D-13). Le
    marqueur de son entrée est alors retiré.
    .title = La fin d’une expédition
D-18 =
    Entre deux expéditions, les pierres encore sur le chemin retournent à la réserve, et toutes les cartes
    grotte sont de nouveau mélangées ensemble.
    .title = Ranger
D-19 =
    Si un danger a frappé, l’une des deux cartes identiques est écartée face cachée pour le reste de la
    partie.
    .title = Un danger de moins
D-20 = Il est conseillé de laisser les coffres ouverts à la vue de tous. On peut convenir d’avance de les garder fermés.
    .title = Coffres ouverts
D-21 = S’il n’y a plus assez de pierres, on compte avec n’importe quoi d’autre.
    .title = Quand les pierres manquent
D-22 =
    Après la cinquième expédition, on compte ce qui est dans les coffres : 1 par pierre rouge, 5 par pierre
    blanche. Le joueur qui en a le plus l’emporte. Si plusieurs en ont autant, ils gagnent tous.
    .title = La victoire

## Rulings: Diamant

OQ-D1 = Non. Tous entrent ensemble et la première carte est retournée.
    .title = Décide-t-on avant la première carte ?
    .why = La règle fait entrer tout le monde ensemble, et personne n’a encore rien à perdre.
OQ-D2 = Oui, comme toujours.
    .title = La première carte est un danger : décide-t-on avant la deuxième ?
    .why = Seule la première carte vient sans décision.
OQ-D3 = Sur la dernière carte diamant du chemin.
    .title = Sur quelle carte le reste demeure-t-il quand des joueurs partent ensemble ?
    .why = Quand toutes les pierres sont réunies, cela ne fait aucune différence.
OQ-D4 = À la réserve.
    .title = Les derniers joueurs partent ensemble et il y a un reste : où va-t-il ?
    .why = Tout ce qui reste sur le chemin après une expédition y retourne.
OQ-D5 = Ni l’un ni l’autre.
    .title = Quand tous sont partis, retourne-t-on encore une carte, ou écarte-t-on un danger ?
    .why = L’expédition est finie, et aucun danger n’a frappé.
OQ-D6 = Ici, elles ne manquent jamais.
    .title = Et s’il n’y a plus assez de pierres ?
    .why = La règle permet de compter avec autre chose ; un nombre fait donc l’affaire.
OQ-D7 = Non. Le deuxième met fin à l’expédition, le troisième reste donc dans la pile.
    .title = Trois dangers de la même sorte peuvent-ils apparaître dans une expédition ?
    .why = C’est le deuxième qui frappe.
OQ-D8 = Deux fois au plus.
    .title = Combien de fois une sorte de danger peut-elle frapper dans une partie ?
    .why = Chaque fois, une de ses cartes est écartée : de trois on passe à deux, puis il n’en reste qu’une.
OQ-D9 =
    Pas en cinq expéditions : la 21e carte au plus tard en termine une. Si cela devait arriver, tous les
    joueurs encore dans la grotte rentrent au camp.
    .title = Les cartes peuvent-elles s’épuiser ?
    .why =
        Au plus 15 cartes diamant et 5 dangers différents peuvent se trouver sur le chemin sans répétition, et
        la pile en compte toujours davantage.
OQ-D10 = Pas selon la règle, mais une table peut le permettre.
    .title = Peut-on jouer à deux ?
    .why = Cela marche assez bien.
OQ-D11 = Toutes ses pierres restent sur la carte.
    .title = Et si une carte a moins de pierres qu’il n’y a de joueurs ?
    .why = On ne peut donner à personne une part égale.
OQ-D12 = Oui, tout le monde connaît sa sorte.
    .title = Sait-on quel danger a été écarté ?
    .why = Il était là, à la vue de tous.
OQ-D13 = Elles vont à la réserve ; personne ne les reçoit.
    .title = Que deviennent les pierres du chemin quand un danger frappe ?
    .why = Tout ce qui reste sur le chemin après une expédition y retourne.
OQ-D14 = Oui.
    .title = Peut-on partir les mains vides ?
    .why = Rien ne l’interdit.
OQ-D15 = Cela n’a plus d’importance.
    .title = La dernière expédition se termine par un danger : écarte-t-on une carte ?
    .why = Aucune autre expédition ne suit.
OQ-D16 = Ils gagnent tous.
    .title = Et si des joueurs sont à égalité ?
    .why = La règle le dit.
OQ-D17 = Oui, avant chaque carte.
    .title = Un joueur seul dans la grotte décide-t-il encore ?
    .why = Tous ceux qui sont encore dans la grotte décident avant chaque carte.

## Options: Diamant

option-path_split = Comment les joueurs qui partent ensemble partagent-ils les pierres du chemin ?
    .title = Partager le chemin
    .value-pooled = toutes les pierres sont réunies et partagées
    .value-per_card = chaque carte est partagée séparément, et son reste demeure dessus
option-hazard_removal = Combien des deux cartes identiques écarte-t-on après qu’un danger a frappé ?
    .title = Écarter des dangers
    .value-one = une des deux
    .value-both = les deux
    .value-none = aucune
option-first_card_decision = Les joueurs décident-ils avant la première carte d’une expédition ?
    .title = Décider avant la première carte
    .value-false = non, la première carte est simplement retournée
    .value-true = oui, comme avant toute autre carte
option-chests = Tout le monde peut-il voir combien il y a dans les coffres ?
    .title = Coffres
    .value-open = oui
    .value-closed = non, chacun ne voit que le sien
option-allow_two = Peut-on jouer à deux ?
    .title = Une partie à deux
    .value-false = non, trois au moins
    .value-true = oui
option-expeditions = Combien d’expéditions compte une partie ?
    .title = Nombre d’expéditions
    .value-number = autant, cinq selon la règle
