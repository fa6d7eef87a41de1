# The rules of Meisterdiebe, clause by clause, in our own words.

## What each part is about

aim-meisterdiebe = Débarrasse-toi de tes imitations et ramasse de vrais bijoux. À la fin, ce qui est sur ton coussin blanc est faux et coûte des points. Ce qui est sur ton coussin noir est vrai et en rapporte : un diamant 1, un saphir 2, un rubis 4. Le plus de points gagne.
summary-meisterdiebe =
    Le coffret a trois étages de quatre tiroirs. Un tiroir a de la place au-dessus de son fond et au-dessous. Ouvre
    un tiroir, et tout ce qui est au-dessous tombe.

    Voici une manche : chacun choisit en secret un des six personnages. Les contrebandiers retournent d’abord leur
    carte et jouent leur tour, puis tous les autres, dans l’ordre du tableau sommaire.

    À ton tour, ouvre un tiroir. Si des bijoux tombent, tu es pris sur le fait : ils vont sur le coussin rouge, et
    ton personnage ne fait rien. Si rien ne tombe, fais ce que fait ton personnage.

    Ensuite, tu peux tourner l’étage du haut, seul ou avec le suivant, et retourner tout le coffret. Une fois
    retourné, ce qui était dessus est dessous, et gare à celui qui ouvre ce tiroir. Retiens donc où tout se trouve !

    S’il y a au moins autant de contrebandiers que de détectives, les contrebandiers se partagent le coussin rouge.
    Sinon, les détectives le prennent à la fin de la manche.

    Après six manches, un cycle, tes six cartes passent à ton voisin de gauche. La partie se termine avec la
    manche où un coussin blanc se vide ou le dernier rubis est trouvé.
    .roles =
        Contrebandier : { md-does-smuggler }

        Bijoutier : { md-does-jeweller }

        Bijoutière : { md-does-jewelress }

        Voleur : { md-does-thief }

        Maître voleur : { md-does-masterthief }

        Détective : { md-does-detective }
aim-prototype = Débarrasse-toi de tes imitations et ramasse de vrais bijoux. À la fin, chaque imitation sur ton coussin blanc coûte un point. Ce qui est sur ton coussin noir est vrai et en rapporte : un diamant 1, un saphir 2, un rubis 4. Le plus de points gagne.
summary-prototype =
    Le coffret a trois étages de quatre tiroirs. Un tiroir a de la place au-dessus de son fond et au-dessous. Ouvre
    un tiroir, et tout ce qui est au-dessous tombe.

    Voici une manche : chacun choisit en secret un des six personnages. Puis toutes les cartes sont retournées
    ensemble. On joue du bijoutier au détective, dans l’ordre de cette page.

    À ton tour, ouvre un tiroir. Si des bijoux tombent, tu es pris sur le fait, et ton personnage ne fait rien. Les
    bijoux vont sur le coussin rouge s’il y a un détective dans la manche ; sinon, on les remet au-dessus. Si rien ne tombe, fais ce que fait ton personnage. Ensuite, tu peux tourner et retourner le coffret.

    À la fin de la manche, les détectives prennent ce qui est sur le coussin rouge. Ceux qui ont joué le même
    personnage échangent ces cartes. Après six manches, un cycle, tu reprends tes cartes. Il n’y a pas
    d’alarmes.

    Quand quelqu’un n’a plus d’imitations ou que le sixième rubis est trouvé, c’est la dernière manche. Un
    gagnant qui a trois rubis est le Roi des maîtres voleurs.
    .roles =
        Bijoutier : { md-does-jeweller-prototype }

        Bijoutière : { md-does-jewelress }

        Contrebandier : { md-does-smuggler-prototype }

        Voleur : { md-does-thief }

        Maître voleur : { md-does-masterthief-prototype }

        Détective : { md-does-detective-prototype }

# Words that other rulebooks and readers have, each with ours for the same thing: the search knows both.
meisterdiebe-synonyms = faux: imitation; fausse: imitation; fonction: pouvoir; fonction spéciale: pouvoir; capacité: pouvoir; veinure: veinage; cube: coffret; étoffe: coussin; réserve blanche: coussin blanc; réserve noire: coussin noir; pierre précieuse: bijou; joyau: bijou; niveau: étage; policier: détective; manipuler: tourner; premier compartiment supérieur: dessus du premier compartiment

## Parts and chapters

part-box = Le coffret
part-meisterdiebe = { game-meisterdiebe }
part-prototype = { game-meisterdiebe }, le prototype de l’auteur
chapter-box = Comment fonctionne le coffret
chapter-material = Le matériel
chapter-drawers = Étages et tiroirs
chapter-setup = Les préparatifs
chapter-round = Une manche
chapter-turn = Un tour
chapter-smuggler = Le contrebandier
chapter-loot = Le butin
chapter-jeweller = Le bijoutier et les alarmes
chapter-jewelress = La bijoutière
chapter-thief = Le voleur
chapter-masterthief = Le maître voleur
chapter-detective = Le détective
chapter-end = Fin de la partie et score
chapter-prototype-material = Le matériel du prototype
chapter-prototype-setup = Les préparatifs
chapter-prototype-round = Une manche
chapter-prototype-turn = Un tour
chapter-prototype-characters = Les personnages
chapter-prototype-box = Tourner et retourner le coffret
chapter-prototype-end = Fin de la partie et score

## The rulebooks

source-000_d2fd = la règle néerlandaise de l’édition Zoch (2004), traduite par Sven Talboom
source-001_31ef-FR = la règle française de l’édition Zoch, traduite par Birgit Janka
source-001_31ef-EN = la dernière page de la règle anglaise (Rio Grande)
source-003_9146 = la règle allemande du prototype de l’auteur (Frank Czarnetzki)
source-004_cbe6 = une seconde traduction néerlandaise de la règle Zoch, d’une main anonyme

## The box

G-1 =
    Le coffret à bijoux est une pile de trois étages : A, B et C. Chaque étage a quatre tiroirs, un par côté :
    A1 à A4, B1 à B4 et C1 à C4. Les tiroirs 1 et 3 sont longs et se font face. Les tiroirs 2 et 4 sont courts
    et se font face. Quand les rubis sont en place et que la partie commence, A est en haut, B au milieu et C en
    bas. À chaque étage, le tiroir 1 regarde vers le nord, le 2 vers l’est, le 3 vers le sud et le 4 vers
    l’ouest.
    .title = Étages, tiroirs et position de départ
G-2 =
    Chaque tiroir peut contenir quelque chose au-dessus et au-dessous de son fond : son premier compartiment a
    un dessus et un dessous. Un tiroir long a encore un compartiment derrière, le compartiment secret, lui aussi
    avec un dessus et un dessous. Douze tiroirs font 24 cachettes dans les premiers compartiments, six tiroirs
    longs en font 12 dans les compartiments secrets : 36 cachettes en tout.
    .title = Trente-six cachettes
G-3 =
    Pour tourner, on prend l’étage qui se trouve alors en haut, ou les deux du haut ensemble, et on leur fait
    faire un quart de tour. Vu d’en haut, + est le sens des aiguilles d’une montre : un tiroir qui regardait
    vers le nord regarde maintenant vers l’est. Avec -, c’est l’autre sens. À l’intérieur des tiroirs, rien ne
    bouge, et ce qui était au-dessus reste au-dessus.
    .title = Tourner des étages
G-4 =
    Pour retourner le coffret, on le met tout entier la tête en bas. L’étage du haut est maintenant en bas et
    celui du bas en haut ; celui du milieu reste au milieu. Dans les douze tiroirs, ce qui était au-dessus se
    trouve maintenant au-dessous, et inversement, dans les compartiments secrets aussi. Le nord et le sud
    échangent leurs places ; l’est et l’ouest ne changent pas.
    .title = Retourner le coffret
G-5 =
    L’étage B est toujours celui du milieu. Si l’on sait de combien chaque étage a été tourné et si le coffret
    est à l’endroit ou à l’envers, on sait tout de sa position. Il y en a 128, ou 32 si peu importe de quel côté
    de la table on regarde. On peut toutes les atteindre.

    Si l’on a le droit de tourner et de retourner, il y a quatorze façons de faire, et l’une d’elles est de ne
    rien faire. Elles mènent à quatorze positions. Dix sont vraiment différentes si l’on peut faire le tour de
    la table. Tourner d’abord ou retourner d’abord, c’est pareil : retourner le coffret puis tourner l’étage du
    haut donne la même chose que tourner les deux étages du haut puis retourner le coffret.

    Si une seule des deux actions est permise, il y a six possibilités : rien, quatre rotations et le
    retournement.
    .title = Ce qui en découle

## Meisterdiebe: what is in the game

M-1 = Un coffret à bijoux de trois étages avec douze tiroirs. Six des tiroirs ont un compartiment secret.
    .title = Le coffret à bijoux
M-2 = Dix-sept coussins : huit blancs, huit noirs et un rouge.
    .title = Les coussins
M-3 = 102 bijoux : 6 rubis rouges, 16 saphirs bleus et 80 diamants transparents.
    .title = Les bijoux
M-4 =
    48 cartes : chacun des six personnages en a huit, numérotées de 1 à 8. Pour un même personnage, aucun
    numéro ne figure deux fois.
    .title = Les cartes de rôle
M-5 = Les six personnages sont le contrebandier, le bijoutier, la bijoutière, le voleur, le maître voleur et le détective.
    .title = Les six personnages
M-6 =
    Huit tableaux sommaires et huit dispositifs d’alarme, un de chaque dans la couleur de chaque joueur. À
    table, on dit simplement l’alarme.
    .title = Tableaux sommaires et alarmes
M-7 = Pour deux à huit joueurs à partir d’environ dix ans. Compter une heure à une heure et quart.
    .title = Joueurs, âge et durée

## Meisterdiebe: levels and drawers

M-8 = Chaque étage tourne séparément autour du centre du coffret ; des aimants tiennent les étages ensemble.
    .title = Les étages tournent
M-9 = À chaque étage, il y a deux tiroirs longs et deux tiroirs courts. Les longs se font face, les courts aussi.
    .title = Tiroirs longs et tiroirs courts
M-10 =
    Le fond d’un tiroir se trouve à mi-hauteur : il y a de la place au-dessus et au-dessous. Le premier
    compartiment de chaque tiroir a donc un dessus et un dessous.
    .title = Des tiroirs à deux faces
M-11 =
    Derrière le premier compartiment d’un tiroir long se trouve son compartiment secret, lui aussi avec un
    dessus et un dessous.
    .title = Les compartiments secrets
M-12 = Il n’y a pas deux façades de tiroir au veinage pareil. On peut s’y fier pour se rappeler quel tiroir est lequel.
    .title = Lire le veinage
M-13 = Un compartiment n’est jamais plein : il peut contenir autant de bijoux qu’on veut.
    .title = Toujours de la place

## Meisterdiebe: getting ready

M-14 = Poser le coffret au milieu de la table et, à côté, le coussin rouge, vide.
    .title = La table
M-15 =
    Trier les cartes par personnage en six piles de huit. Mélanger chaque pile et en distribuer une carte à
    chaque joueur. Chacun a maintenant six cartes en main, une de chaque personnage, dont les numéros sont
    le fruit du hasard. Les cartes restantes retournent dans la boîte du jeu et personne ne les regarde.
    .title = Distribuer les cartes
M-16 =
    Chaque joueur prend un tableau sommaire, un dispositif d’alarme, un coussin blanc et un coussin noir.
    L’alarme attend sur le tableau sommaire, à côté du bijoutier.
    .title = Ce que prend chaque joueur
M-17 =
    Poser huit diamants et deux saphirs sur chaque coussin blanc : ce sont les dix imitations du joueur. Son
    coussin noir est vide au début.
    .title = Les imitations
M-18 =
    Un bijou n’est une imitation que tant qu’il se trouve sur un coussin blanc. Dans un tiroir, sur le
    coussin rouge ou sur un coussin noir, il est authentique ; un bijou qui vient de tomber l’est aussi.
    Peu importe d’où il vient.
    .title = Imitation ou authentique ?
M-19 =
    Tourner les étages jusqu’à ce que les tiroirs longs soient les uns au-dessus des autres. D’un des deux côtés
    à tiroirs longs, placer un rubis sur le dessus du compartiment secret de chacun des trois tiroirs. Retourner
    le coffret. Faire maintenant de même du côté opposé avec les trois autres rubis.
    .title = Cacher les rubis
M-20 =
    Chaque tiroir long contient maintenant un rubis. D’un côté du coffret, tous les trois se trouvent sur le
    dessus des compartiments secrets ; du côté opposé, tous les trois au-dessous ; chaque étage en a donc un en
    haut et un en bas. Avec nos noms de tiroirs : en haut dans A1, B1 et C1, en bas dans A3, B3 et C3.
    .title = Où se trouvent les rubis
M-21 =
    Répartir douze diamants entre les joueurs le plus également possible. Ce n’est pas grave si certains en ont
    un de plus. Les plus grandes parts sont pour ceux qui remplissent le coffret en premier.

    2 joueurs : 6 chacun · 3 joueurs : 4 chacun · 4 joueurs : 3 chacun · 5 joueurs : 3, 3, 2, 2, 2 · 6 joueurs :
    2 chacun · 7 joueurs : 2, 2, 2, 2, 2, 1, 1 · 8 joueurs : 2, 2, 2, 2, 1, 1, 1, 1.
    .title = Les diamants du coffret
M-22 =
    En sens horaire, les joueurs placent l’un après l’autre tous leurs diamants dans des tiroirs : tous dans un
    seul ou répartis entre plusieurs, comme ils veulent. On n’ouvre que le premier compartiment, on les place
    sur le dessus et on referme.
    .title = Remplir le coffret
M-23 =
    Quand ses diamants sont en place, le joueur peut faire pivoter l’étage du haut, seul ou avec le suivant,
    d’un quart de tour, dans un sens ou dans l’autre, et il peut retourner le coffret une fois. Il peut faire
    les deux, l’un des deux ou ni l’un ni l’autre.
    .title = Tourner et retourner après avoir rempli
M-24 =
    Si des diamants tombent quand un joueur ouvre un tiroir pour le remplir, ils vont aussitôt sur le
    coussin rouge. Le joueur place quand même ses propres diamants.
    .title = Quand des diamants tombent pendant le remplissage
M-25 = Les bijoux qui n’ont été donnés à personne restent hors du jeu.
    .title = Les bijoux en trop

## Meisterdiebe: a round

M-26 = Chacun choisit une carte de sa main et la pose face cachée. Tous choisissent en même temps et en secret.
    .title = Choisir une carte
M-26a = Chaque personnage a un pouvoir, que le joueur peut utiliser à son tour.
    .title = Les personnages et leur pouvoir
M-27 =
    Les contrebandiers se montrent d’abord, tous à la fois. Toutes les autres cartes restent face cachée jusqu’à
    ce qu’ils aient fini.
    .title = Les contrebandiers se montrent d’abord
M-28 = Les contrebandiers jouent leur tour du plus petit numéro au plus grand.
    .title = L’ordre des contrebandiers
M-29 =
    Après le tour du dernier contrebandier, tous les autres joueurs retournent leur carte ensemble. Si
    personne n’est contrebandier, cela se fait tout de suite.
    .title = Les autres se montrent
M-30 = S’il y avait un contrebandier, le sort du butin se règle maintenant (M-57 à M-62), avant tout autre tour.
    .title = Le butin avant tout le reste
M-31 =
    Ensuite, les autres jouent leur tour dans l’ordre du tableau sommaire : bijoutier, bijoutière, voleur,
    maître voleur, détective.
    .title = L’ordre des tours
M-32 =
    Entre joueurs du même personnage, le plus petit numéro passe d’abord. Il n’y a pas d’égalité : aucun
    personnage n’a deux fois le même numéro.

    Un exemple : Anna retourne le contrebandier 6, Ben le contrebandier 2, Carl le bijoutier 3, Dora le voleur 8
    et Emma le voleur 4. Ben commence, puis vient Anna. Les contrebandiers se partagent alors le butin. Ensuite,
    c’est le tour de Carl, puis d’Emma, et enfin de Dora.
    .title = Même personnage : le plus petit numéro d’abord
M-33 =
    Quand tous les tours sont joués et que les détectives ont ramassé leur dû (M-84 à M-87), la manche est
    finie. On vérifie alors si la partie se termine (M-89, M-90).
    .title = La fin d’une manche
M-34 =
    Chacun remet la carte jouée face cachée et la laisse devant soi. Elle reste hors de la main jusqu’à
    ce que les six soient jouées : on choisit donc entre six cartes à la première manche, entre cinq à la
    deuxième, et ainsi de suite.
    .title = Les cartes jouées se reposent
M-35 =
    Ces six manches forment un cycle. Quand il est fini, chacun reprend ses six cartes et les donne toutes à son
    voisin de gauche. On en reçoit six de la droite : de nouveau une de chaque personnage, mais avec d’autres
    numéros. Puis le cycle suivant commence.
    .title = Les mains passent à gauche

## Meisterdiebe: a turn

M-36 =
    Tous les tours, sauf celui du détective, se déroulent ainsi : ouvrir un tiroir, voir ce qui tombe, faire ce
    que fait son personnage, si l’on y a droit, refermer le tiroir et, si l’on veut, tourner et retourner le
    coffret.
    .title = Les étapes d’un tour
M-37 = Pendant son tour, on ouvre un tiroir, à n’importe quel étage et de n’importe quel côté. Il faut en ouvrir un, et il est interdit d’en ouvrir un second.
    .title = Un tiroir par tour
M-38 = Tant qu’on n’a pas ouvert son tiroir, on n’a le droit ni de tourner des étages ni de retourner le coffret.
    .title = D’abord ouvrir, ensuite tourner
M-39 = On tire le tiroir jusqu’à voir tout le premier compartiment ; ce qui se trouvait dessous doit tomber.
    .title = Ouvrir jusqu’au bout
M-40 = Seul le maître voleur a le droit de tirer un tiroir plus loin, jusqu’à son compartiment secret.
    .title = Les secrets sont pour le maître voleur
M-41 =
    Si des bijoux tombent à l’ouverture du tiroir, c’est le flagrant délit : le joueur est pris sur le fait
    et son personnage ne fait rien pendant ce tour. Il referme le tiroir ; il peut encore tourner et
    retourner le coffret, puis son tour est fini. Seule la bijoutière continue comme si de rien n’était
    (M-74).
    .title = Pris sur le fait
M-42 = Les bijoux tombés vont sur le coussin rouge, sauf si l’alarme d’un autre joueur est tombée avec eux (M-70).
    .title = Où vont les bijoux tombés
M-43 =
    À la fin de son tour, on peut faire pivoter une fois l’étage du haut, seul ou avec le suivant, d’un quart de
    tour dans un sens ou dans l’autre. On peut aussi retourner une fois le coffret la tête en bas. On fait les
    deux, l’un des deux ou ni l’un ni l’autre.
    .title = Tourner et retourner
M-44 =
    L’étage du haut est celui qui est en haut au moment où l’on y met la main. Si l’on retourne d’abord le
    coffret, c’est l’ancien étage du bas qui est maintenant en haut.
    .title = Quel étage est en haut
M-45 = Si l’on fait les deux, on peut commencer par tourner ou par retourner.
    .title = Dans un ordre ou dans l’autre
M-46 = Le détective laisse le coffret comme il est : il ne tourne rien et ne retourne rien.
    .title = Les détectives n’y touchent pas
M-47 =
    À l’ouverture d’un tiroir, tout ce qui est au-dessous tombe, et l’on ne place jamais rien qu’au-dessus. Il
    ne devrait donc jamais y avoir quelque chose au-dessus et au-dessous à la fois dans un premier compartiment.
    .title = Jamais des deux côtés à la fois
M-48 =
    Il se peut qu’un tiroir n’ait pas été ouvert jusqu’au bout et que des bijoux tombent alors qu’il y en a
    aussi au-dessus. Dans ce cas, le doute profite au joueur qui l’ouvre : ce qui est tombé va sur le coussin
    rouge, et le tour continue comme si de rien n’était. Cela n’arrive qu’avec l’option « {
    option-sticky_drawers.title } ».
    .title = Quand un tiroir s’est coincé

## Meisterdiebe: the smuggler

M-49 =
    S’il n’est pas pris sur le fait, le contrebandier sort tous les bijoux du dessus du premier compartiment et
    les pose sur le coussin rouge. C’est le butin.
    .title = Sortir les bijoux en contrebande
M-50 =
    Le contrebandier place ensuite une imitation de son coussin blanc, diamant ou saphir à son choix, au même
    endroit du tiroir.
    .title = Laisser une imitation
M-51 = Le contrebandier place son imitation même s’il n’y avait rien sur le dessus du premier compartiment.
    .title = Dans un tiroir vide aussi
M-52 = Si une alarme se trouve sur le dessus du premier compartiment, le contrebandier l’y laisse.
    .title = L’alarme reste
M-53 = Un contrebandier pris sur le fait ne prend rien, ne place rien et n’a pas de part au butin de cette manche.
    .title = Un contrebandier pris sur le fait
M-54 = Quand on compte contrebandiers et détectives, un contrebandier pris sur le fait compte quand même.
    .title = Toujours de la bande
M-55 =
    Ce qui est tombé quand le contrebandier a été pris sur le fait va comme toujours sur le coussin rouge
    ou, si l’alarme d’un autre joueur est tombée en même temps, au propriétaire de cette alarme (M-70).
    .title = Ce que le contrebandier a fait tomber
M-56 = À la fin de son tour, un contrebandier peut tourner et retourner le coffret, avant que le contrebandier suivant commence le sien.
    .title = Les contrebandiers aussi tournent le coffret

## Meisterdiebe: the loot

M-57 = On compte les contrebandiers de la manche, y compris ceux qui ont été pris sur le fait, et l’on compte les détectives.
    .title = La bande contre la loi
M-58 =
    S’il y a plus de détectives que de contrebandiers, les contrebandiers ne reçoivent rien. Tous les bijoux
    restent sur le coussin rouge.
    .title = Plus de détectives
M-59 =
    S’il y a au moins autant de contrebandiers que de détectives, les contrebandiers se partagent maintenant
    tout ce qui est sur le coussin rouge, y compris ce qui y est resté de manches précédentes ou du
    remplissage du coffret.
    .title = Au moins autant de contrebandiers
M-60 =
    En commençant par le plus petit numéro, chaque contrebandier qui n’a pas été pris sur le fait prend un
    bijou ; puis on recommence par le plus petit, jusqu’à ce que le coussin rouge soit vide.
    .title = Bijou par bijou
M-61 = Celui qui prend un bijou choisit lequel et le pose sur son coussin noir.
    .title = Chacun choisit son bijou
M-62 = Si tous les contrebandiers ont été pris sur le fait, personne ne partage. Les bijoux restent sur le coussin rouge.
    .title = Tous pris sur le fait

## Meisterdiebe: the jeweller and the alarms

M-63 =
    S’il n’est pas pris sur le fait, le bijoutier place une imitation de son choix sur le dessus du premier
    compartiment. Ce n’est pas grave s’il y a déjà des bijoux.
    .title = L’imitation du bijoutier
M-64 =
    Le bijoutier peut y ajouter son alarme, s’il l’a à sa disposition et s’il n’y a pas encore d’alarme dans ce
    tiroir.
    .title = Poser une alarme
M-65 = Un tiroir n’accepte qu’une seule alarme. Celle qui s’y trouve ne peut être ni déplacée ni échangée.
    .title = Une alarme par tiroir
M-66 = Un bijoutier pris sur le fait ne place ni imitation ni alarme.
    .title = Un bijoutier pris sur le fait
M-67 =
    Si l’alarme se trouve sur le dessus du premier compartiment quand on ouvre le tiroir, elle ne se déclenche
    pas. Celui qui a ouvert le tiroir fait normalement ce que fait son personnage.
    .title = Au-dessus, l’alarme ne se déclenche pas
M-68 =
    Et si, après cela, il n’y a plus de bijou à côté de l’alarme ? Selon la règle néerlandaise, elle reste dans
    le tiroir. Selon la règle française, son propriétaire la reprend aussitôt, et notre édition anglaise fait de
    même. C’est l’option « { option-alarm_alone.title } » qui décide.
    .title = Une alarme restée seule
M-69 = Si l’alarme tombe, elle se déclenche. Son propriétaire la reprend sur-le-champ ; elle pourra resservir.
    .title = Une alarme se déclenche
M-70 =
    Si un joueur ouvre un tiroir et que l’alarme d’un autre joueur tombe, les bijoux tombés vont sur le
    coussin noir de cet autre joueur. Si un bijou est tombé, celui qui a ouvert est pris sur le fait.
    .title = L’alarme d’un autre joueur
M-71 =
    Si sa propre alarme tombe, le joueur la récupère, mais les bijoux tombés vont sur le coussin rouge. Si un
    bijou est tombé, il est pris sur le fait.
    .title = Sa propre alarme
M-72 = Si une alarme tombe seule, sans bijou, personne n’est pris sur le fait : celui qui a ouvert le tiroir continue.
    .title = Une alarme tombe seule
M-73 =
    Une alarme travaille pour son propriétaire, quel que soit le personnage qu’il a joué dans la manche, même
    s’il a joué le détective.
    .title = Les alarmes travaillent pour leur propriétaire

## Meisterdiebe: the jewelress

M-74 =
    La bijoutière place une imitation de son choix sur le dessus du premier compartiment. Rien ne l’arrête, pas
    même des bijoux qui tombent.
    .title = L’imitation de la bijoutière
M-75 =
    Pour chaque détective de la manche, la bijoutière peut placer une imitation de plus dans le même tiroir.
    Elle décide combien elle en utilise.
    .title = Une de plus par détective
M-76 =
    La bijoutière ne peut placer que ce qu’elle a encore sur son coussin blanc. Diamants ou saphirs : elle
    choisit à chaque fois.
    .title = Pas plus que ce qu’elle a
M-77 =
    Les bijoux qui tombent vont là où ils vont toujours : sur le coussin rouge ou, si l’alarme d’un autre joueur
    est tombée avec eux, à ce joueur. La bijoutière ne peut pas poser d’alarme elle-même.
    .title = Des chutes, et pas d’alarme

## Meisterdiebe: the thief

M-78 =
    S’il n’est pas pris sur le fait, le voleur prend tous les bijoux du dessus du premier compartiment et les
    pose sur son coussin noir. Une alarme ne se prend pas.
    .title = Le voleur prend tout

## Meisterdiebe: the master thief

M-79 =
    S’il n’est pas pris sur le fait, le maître voleur regarde le premier compartiment et choisit. Ou bien il le
    vide : il prend tous les bijoux du dessus, comme le voleur. Ou bien il fouille : il tire le tiroir plus loin
    et regarde dans le compartiment secret. Il peut fouiller même si le premier compartiment est vide, mais seul
    un tiroir long a un compartiment secret.
    .title = Vider ou fouiller
M-80 =
    Si un rubis se trouve sur le dessus du compartiment secret, le maître voleur le prend avec tous les bijoux
    du dessus du premier compartiment et pose le tout sur son coussin noir.
    .title = Un rubis trouvé
M-81 =
    Si un rubis tombe du dessous du compartiment secret, le maître voleur repart les mains vides. Les bijoux du
    premier compartiment restent en place, et le rubis passe sur le dessus du compartiment secret, dans le même
    tiroir. Un rubis ne va jamais sur le coussin rouge.
    .title = Le rubis tombe
M-82 =
    Si le compartiment secret est vide dessus comme dessous, le maître voleur ne reçoit rien, et les bijoux du
    premier compartiment restent en place.
    .title = Pas de rubis ici
M-83 = Un maître voleur pris sur le fait ne vide ni ne fouille.
    .title = Un maître voleur pris sur le fait

## Meisterdiebe: the detective

M-84 = Le détective n’ouvre pas de tiroir et laisse le coffret comme il est.
    .title = Le détective attend
M-85 =
    S’il n’y a qu’un détective, il prend à la fin de la manche tous les bijoux du coussin rouge et les pose sur
    son coussin noir.
    .title = Un seul détective prend tout
M-86 =
    S’il y a plusieurs détectives, ils se servent à tour de rôle. En commençant par le plus petit numéro,
    chacun prend un bijou de son choix, encore et encore, jusqu’à ce que le coussin rouge soit vide.
    .title = Plusieurs détectives partagent
M-87 =
    Tout ce qui est alors sur le coussin rouge va aux détectives : le butin que les contrebandiers n’ont pas eu,
    ce qui est tombé pendant la manche et ce qui restait des manches d’avant.
    .title = Tout ce qui est sur le coussin rouge
M-88 = Sans détective, ce qui est sur le coussin rouge attend la manche suivante.
    .title = Pas de détective

## Meisterdiebe: the end and the score

M-89 = Si, à la fin d’une manche, quelqu’un n’a plus rien sur son coussin blanc, la partie se termine.
    .title = Un coussin blanc vide
M-90 =
    Le dernier des six rubis met aussi fin à la partie, dès que quelqu’un l’a retiré de son compartiment secret.
    La manche est d’abord jouée jusqu’au bout. (Pas dans la règle anglaise : option « {
    option-last_ruby_end.title } ».)
    .title = Le dernier rubis
M-91 =
    Sur le coussin noir, un diamant vaut 1 point, un saphir 2 et un rubis 4. Ce qui reste sur le coussin blanc
    coûte 1 point par diamant et 2 par saphir. Le score le plus élevé l’emporte.
    .title = Le score
M-92 = Les bijoux restés sur le coussin rouge et dans le coffret ne comptent pour personne.
    .title = Ce qui ne compte pas
M-93 =
    En cas d’égalité, celui qui a le plus de rubis gagne ; s’il y a encore égalité, celui qui a le plus de
    saphirs. On ne compte pour cela que le coussin noir. Si l’égalité reste, les joueurs partagent la victoire.
    .title = En cas d’égalité
M-94 = En variante, on ne fait qu’une seule chose à la fin de son tour : tourner ou retourner, mais pas les deux.
    .title = Variante : tourner ou retourner

## The prototype: what is in it

P-1 =
    Un cube de trois étages avec douze tiroirs, l’étage clair au milieu ; 17 étoffes (8 blanches, 8 noires, 1
    rouge) ; 96 bijoux (6 rubis, 24 saphirs, 66 diamants) ; 48 cartes, huit pour chacun des six personnages ; 8
    tableaux sommaires. Il n’y a pas d’alarmes. De deux à huit joueurs, pour une heure à une heure et demie.
    Dans la suite, comme dans le jeu publié, nous appelons le cube coffret et les étoffes coussins.
    .title = Le contenu du prototype
P-2 = Les tiroirs sont ceux du jeu publié (M-9 à M-11) : deux longs et deux courts par étage, chacun à deux faces.
    .title = Les tiroirs

## The prototype: getting ready

P-3 =
    On cache les rubis comme dans le jeu publié : chaque étage en a un sur le dessus d’un compartiment secret et
    un au-dessous d’un autre.
    .title = Cacher les rubis
P-4 = Sur le coussin blanc de chaque joueur, il y a au début sept diamants et trois saphirs. Son coussin noir est vide.
    .title = Les imitations
P-5 = On distribue les cartes comme dans le jeu publié (M-15) : chacun reçoit une carte de chaque personnage.
    .title = Distribuer les cartes
P-6 =
    On répartit dix diamants. En sens horaire, chaque joueur en place un sur le dessus du premier compartiment
    d’un tiroir de son choix, le referme, puis peut tourner et retourner le coffret une fois. On continue
    jusqu’à ce que les dix soient placés.

    2 joueurs : 5 chacun · 3 joueurs : 4, 3, 3 · 4 joueurs : 3, 3, 2, 2 · 5 joueurs : 2 chacun · 6 joueurs : 2,
    2, 2, 2, 1, 1 · 7 joueurs : 2, 2, 2, 1, 1, 1, 1 · 8 joueurs : 2, 2, 1, 1, 1, 1, 1, 1.
    .title = Remplir le coffret, un par un
P-7 = Un diamant qui tombe pendant le remplissage va sur le dessus du premier compartiment, avec le nouveau.
    .title = Quand un diamant tombe pendant le remplissage
P-8 = On peut toujours placer quelque chose dans un tiroir qui contient déjà des bijoux.
    .title = Avec d’autres bijoux

## The prototype: a round

P-9 = Chacun pose une carte face cachée, puis toutes les cartes sont retournées ensemble, celles des contrebandiers aussi.
    .title = Tous se montrent ensemble
P-10 =
    On joue dans cet ordre : bijoutier, bijoutière, contrebandier, voleur, maître voleur, détective. Entre
    joueurs du même personnage, le plus petit numéro passe d’abord.

    Un exemple : Anna retourne le contrebandier 6, Ben le contrebandier 2, Carl le bijoutier 3 et Dora le voleur
    8. Carl commence, puis vient Ben, puis Anna, et enfin Dora.
    .title = L’ordre des tours
P-11 =
    Le tableau sommaire montre l’idée : les trois premiers personnages se débarrassent d’imitations, les
    trois derniers collectionnent des bijoux.
    .title = Deux sortes de personnages
P-12 =
    Les cartes jouées restent face cachée devant leurs joueurs. Après six manches, un cycle, chacun reprend les
    six cartes qui sont devant lui, y compris celles reçues par échange. On ne passe pas sa main au voisin.
    .title = Chacun reprend ses cartes
P-13 =
    Après chaque manche, les joueurs qui ont joué le même personnage échangent ces cartes : à deux, ils se les
    donnent ; à trois ou plus, ils se les passent dans le sens des aiguilles d’une montre. La carte reçue reste
    face cachée devant le joueur jusqu’à ce qu’il reprenne ses cartes.
    .title = Échanger des cartes

## The prototype: a turn

P-13a =
    Ouvrir un tiroir de son choix, laisser tomber ce qui est au-dessous, faire ce que fait son personnage,
    refermer le tiroir et, si l’on veut, tourner et retourner le coffret. Comme dans le jeu publié (M-36 à
    M-40) : un seul tiroir, le coffret ne bouge pas avant, et seul le maître voleur accède au compartiment
    secret.
    .title = Les étapes d’un tour
P-14 =
    Si des bijoux tombent à l’ouverture du tiroir, le joueur est pris sur le fait et son personnage ne fait
    rien. La bijoutière est l’exception.
    .title = Pris sur le fait
P-15 =
    S’il y a un détective dans cette manche, les bijoux qui tombent vont sur le coussin rouge. S’il n’y en a
    pas, ils vont sur le dessus du premier compartiment du même tiroir.
    .title = Où vont les bijoux tombés

## The prototype: the characters

P-16 =
    S’il n’est pas pris sur le fait, le bijoutier place une imitation, diamant ou saphir, sur le dessus du
    premier compartiment.
    .title = Le bijoutier
P-17 =
    La bijoutière place une imitation, même si des bijoux sont tombés, et peut en placer une de plus pour
    chaque détective de la manche.
    .title = La bijoutière
P-18 =
    S’il y a des bijoux sur le dessus du premier compartiment, le contrebandier peut les donner : tous ou aucun,
    sur les coussins blancs des autres joueurs, répartis comme il veut. Puis il place une imitation dans le
    premier compartiment, même s’il n’y avait rien à donner. Pris sur le fait, il ne fait ni l’un ni l’autre.
    .title = Le contrebandier
P-19 =
    S’il n’est pas pris sur le fait, le voleur prend tous les bijoux du dessus du premier compartiment et les
    pose sur son coussin noir.
    .title = Le voleur
P-20 =
    Le maître voleur choisit : vider le premier compartiment ou fouiller le compartiment secret. Pour fouiller,
    il faut au moins un bijou sur le dessus du premier compartiment.
    .title = Le maître voleur
P-21 =
    Si un rubis se trouve sur le dessus du compartiment secret, le maître voleur le prend avec les bijoux du
    premier compartiment. S’il n’y a pas de rubis, il ne reçoit rien. Si un rubis tombe du dessous, on le met
    sur le dessus et le maître voleur ne reçoit rien non plus. Dans ces deux cas, les bijoux du premier
    compartiment restent en place.
    .title = Fouiller
P-22 = Un maître voleur pris sur le fait ne vide ni ne fouille.
    .title = Un maître voleur pris sur le fait
P-23 =
    Le détective n’ouvre pas de tiroir, mais prend les bijoux du coussin rouge et les pose sur son coussin noir.
    S’il y a plusieurs détectives, chacun prend à son tour un bijou, en commençant par le plus petit numéro, les
    saphirs avant les diamants, jusqu’à ce qu’il ne reste rien. Il n’y a jamais de rubis sur le coussin rouge.
    .title = Le détective

## The prototype: moving the box

P-24 =
    À la fin de son tour, on peut faire pivoter l’étage du haut, seul ou avec le suivant, d’un quart de tour, à
    gauche ou à droite, et retourner le coffret une fois. Rien n’est obligatoire, et l’ordre est libre. Les
    détectives y ont droit aussi.
    .title = Tourner et retourner

## The prototype: the end and the score

P-25 =
    Dès qu’un joueur s’est débarrassé de sa dernière imitation ou que le sixième rubis a été trouvé, la manche
    en cours est la dernière. Dans les deux cas, elle est jouée jusqu’au bout.
    .title = La dernière manche
P-26 =
    Sur le coussin noir, un diamant vaut 1 point, un saphir 2 et un rubis 4. Chaque imitation qui reste coûte 1
    point, quelle que soit sa sorte.
    .title = Le score
P-27 = En cas d’égalité, le plus grand nombre de rubis l’emporte, puis le plus grand nombre de saphirs.
    .title = En cas d’égalité
P-28 =
    Un gagnant qui a au moins trois rubis est le Roi des maîtres voleurs. S’il en a moins, il reste tout de même
    le plus riche bijoutier du quartier.
    .title = Roi des maîtres voleurs
P-29 =
    Les bons conseils de l’auteur : retenir un tiroir avec des bijoux au-dessus et un autre avec des bijoux
    au-dessous. Avant de retourner le coffret, regarder qui joue ensuite. Ne jouer le maître voleur que si l’on
    est sûr d’un tiroir long. Être détective quand on pense que presque personne ne se souvient d’un tiroir. Et
    si l’on n’a soi-même rien retenu du tout, être le détective ou la bijoutière.
    .title = Conseils

## Rulings: Meisterdiebe

OQ-M1 = Le nord et le sud échangent leurs places ; l’est et l’ouest ne changent pas.
    .title = Par-dessus quel bord le coffret bascule-t-il quand on le retourne ?
    .why = Cela ne change que le nom des côtés, jamais ce qu’un joueur peut atteindre.
OQ-M2 = Les deux ordres sont permis. L’étage du haut est celui qui est en haut à ce moment-là.
    .title = Tourner d’abord ou retourner d’abord, et quel étage est alors en haut ?
    .why = Le prototype permet n’importe quel ordre, et les deux mènent aux mêmes positions.
OQ-M3 =
    Le plus également possible, avec un de plus pour ceux qui remplissent le coffret en premier. On tire au
    sort qui commence.
    .title = Comment partager douze diamants à cinq, sept ou huit, et qui commence ?
    .why = Selon les règles imprimées, des parts inégales n’ont pas d’importance.
OQ-M4 = Oui. Les bijoux tombés vont sur le coussin rouge, et le joueur peut utiliser ce même tiroir.
    .title = Des bijoux tombent pendant le remplissage : le joueur place-t-il quand même ses diamants ?
    .why = Être pris sur le fait empêche un personnage d’agir, et personne n’a encore de personnage.
OQ-M4b = Oui.
    .title = Le dernier joueur à remplir le coffret peut-il lui aussi le tourner et le retourner ?
    .why = La même phrase vaut pour chaque joueur.
OQ-M4c =
    Oui, et chaque ouverture compte. Tous les tiroirs sont désignés avant que le premier soit ouvert, et le
    coffret ne bouge pas entre-temps ; on ne fait donc jamais tomber ses propres diamants.
    .title = Peut-on ouvrir plusieurs tiroirs pendant le remplissage, ou le même deux fois ?
    .why = Le coffret ne peut bouger qu’une fois tous les diamants du joueur en place.
OQ-M5 = Non. Seul le détective n’ouvre rien.
    .title = Peut-on choisir de ne pas ouvrir de tiroir ?
    .why = Les règles décrivent des personnages qui en ouvrent un, et une partie où personne n’y est tenu pourrait ne jamais finir.
OQ-M5b = Oui, ils le doivent.
    .title = Le contrebandier et le bijoutier sont-ils obligés de placer une imitation ?
    .why =
        Les règles imprimées disent le plus souvent sans détour qu’ils le font ; ce n’est que pour le tiroir
        vide du contrebandier qu’elles disent que c’est permis.
OQ-M6 =
    Personne ne partage. Les bijoux ne quittent pas le coussin rouge : ils sont pour les détectives à la fin de
    la manche ou, s’il n’y en a pas, pour la manche suivante.
    .title = Et si tous les contrebandiers ont été pris sur le fait, mais sont assez nombreux pour partager ?
    .why = Un contrebandier pris sur le fait ne reçoit rien, quoi qu’il arrive, et personne d’autre n’a droit au butin.
OQ-M6b = Ils restent sur le coussin rouge et vont aux détectives à la fin de la manche, avec ce qui tombe encore ensuite.
    .title = Où vont les bijoux quand il y a plus de détectives que de contrebandiers ?
    .why = Les détectives ramassent tout ce qui est alors sur le coussin rouge.
OQ-M6c = Non.
    .title = Partage-t-on le butin dans une manche sans contrebandier ?
    .why = Le butin est pour les contrebandiers, et il n’y en a pas.
OQ-M7 =
    L’alarme retourne à son propriétaire. Celui qui a ouvert le tiroir n’est pas pris sur le fait, et un
    contrebandier garde sa part du butin.
    .title = Une alarme tombe sans aucun bijou : est-on pris sur le fait ?
    .why = Ce sont les bijoux tombés qui trahissent le joueur.
OQ-M8 = Elle place ce qu’elle a, mais au moins une.
    .title = Et si la bijoutière a moins d’imitations qu’elle n’a le droit d’en placer ?
    .why = Elle en a toujours une : sinon, la partie serait déjà finie.
OQ-M9 = Rien. Les bijoux du premier compartiment restent où ils sont.
    .title = Le maître voleur trouve un compartiment secret vide : et les bijoux qui sont devant ?
    .why = Vider ou fouiller : on choisit l’un des deux, et le prototype le dit en toutes lettres.
OQ-M9b = Non. Là, le maître voleur ne peut que vider le premier compartiment.
    .title = Le maître voleur peut-il fouiller un tiroir court ?
    .why = Un tiroir court n’a pas de compartiment secret.
OQ-M9c =
    Non. On le découvre quand un maître voleur le tire, ou on le déduit de la position des étages.
    .title = Voit-on de l’extérieur si un tiroir est long ?
    .why = Le prototype conseille de ne jouer le maître voleur que si l’on est sûr d’un tiroir long.
OQ-M9d = Oui, dans les deux cas.
    .title =
        Le maître voleur doit-il vider le premier compartiment s’il ne fouille pas ? Et doit-il prendre un rubis
        trouvé ?
    .why = Le maître voleur vide comme le voleur, et personne ne laisserait traîner un rubis.
OQ-M10 = On finit d’abord la manche, et les détectives ramassent encore leur dû.
    .title = Le sixième rubis met-il fin à la partie sur-le-champ ?
    .why = Le prototype le dit ainsi ; la règle publiée peut se lire des deux façons.
OQ-M10b = La partie se termine alors comme d’habitude ; aucune des deux ne passe avant l’autre.
    .title = Et si les deux raisons de finir la partie surviennent dans la même manche ?
    .why = Toutes deux mènent à la même fin, après la même manche.
OQ-M11 = Seulement ceux du coussin noir.
    .title = Quels saphirs comptent en cas d’égalité ?
    .why = Les imitations sont une pénalité et ne devraient aider personne à gagner.
OQ-M12 = Ils partagent la victoire.
    .title = Et si des joueurs sont encore à égalité après les rubis et les saphirs ?
    .why = Les règles imprimées ne nomment rien d’autre à comparer.
OQ-M13 = Le joueur qui le prend. Une table peut convenir que le bijou le plus précieux est pris sans demander.
    .title = Qui choisit le bijou quand on partage le coussin rouge ?
    .why = La règle française dit que le joueur choisit, et un saphir est toujours le meilleur choix.
OQ-M14 = Il ne place que l’imitation. L’alarme reste et ne peut être ni reprise ni reposée.
    .title = Un bijoutier ouvre un tiroir avec sa propre alarme au-dessus : que se passe-t-il ?
    .why = Une alarme dans un tiroir ne peut être déplacée, et celle-ci n’est pas à sa disposition.
OQ-M15 = Oui.
    .title = L’alarme d’un bijoutier lui revient avant son propre tour : peut-il l’utiliser dans cette manche ?
    .why = Elle retourne sur son tableau sommaire et peut resservir.
OQ-M16 =
    Non. On pose toujours une alarme avec une imitation, et elle repart dès que les bijoux sont partis. Une
    alarme ne peut tomber seule que si les alarmes restent dans leur tiroir.
    .title = Une alarme peut-elle se trouver seule si les alarmes seules retournent à leur propriétaire ?
    .why = Un bijoutier ne pose jamais d’alarme sans imitation.
OQ-M17 = Les bijoux et l’alarme vont au propriétaire, et elle place quand même son imitation.
    .title = La bijoutière déclenche l’alarme d’un autre joueur : que se passe-t-il ?
    .why = Le propriétaire est payé comme toujours, et rien n’arrête jamais la bijoutière.
OQ-M18 = Les bijoux vont sur le coussin noir du propriétaire, pas sur le rouge, et le contrebandier n’a pas de part au butin.
    .title = Un contrebandier déclenche l’alarme d’un autre joueur : que se passe-t-il ?
    .why = L’alarme est la seule exception à la règle qui envoie les bijoux tombés sur le coussin rouge.
OQ-M19 = Oui.
    .title = Un joueur pris sur le fait peut-il encore tourner et retourner le coffret ?
    .why = Toutes les règles complètes le disent ; certaines critiques l’ont abrégé.
OQ-M20 = Tout le monde.
    .title = Qui voit ce que contient un tiroir ouvert ?
    .why = Le coffret est au milieu de la table, et tout le jeu est de s’en souvenir.
OQ-M21 = Les siennes, oui ; celles des autres, non. Tout le monde a vu le personnage quand la carte a été retournée.
    .title = Peut-on regarder de nouveau les cartes jouées ?
    .why = Les règles imprimées n’en parlent pas, et cela ne trahit rien.
OQ-M22 = Oui.
    .title = Tout le monde peut-il voir ce qu’il y a sur les coussins ?
    .why = Ils sont sur la table.
OQ-M23 = Les deux joueurs échangent leurs mains. Si la partie est finie, on ne passe plus de cartes.
    .title = Comment les mains passent-elles à deux joueurs, et à la fin de la partie ?
    .why = On vérifie d’abord si la partie se termine.
OQ-M24 = Non. Avec dix imitations chacun, elle se termine au plus tard après 60 manches.
    .title = Une partie peut-elle durer indéfiniment ?
    .why = En six manches, chaque joueur est une fois la bijoutière et se débarrasse d’au moins une imitation.
OQ-M25 = Oui, les deux sont permis pendant le remplissage.
    .title = Avec la variante « tourner ou retourner », peut-on encore faire les deux en remplissant le coffret ?
    .why = La variante parle de tours, et remplir le coffret n’est pas un tour.
OQ-M26 = Non.
    .title = Peut-on tourner deux fois au lieu de tourner et de retourner ?
    .why = Les deux actions permises sont nommées : une rotation, un retournement.
OQ-M27 = Ce n’est pas un coup du jeu.
    .title = Et si l’on fait pivoter tout le coffret sur la table ?
    .why = De toute façon, on peut ouvrir n’importe quel côté.
OQ-M28 = Ils ne comptent pour personne.
    .title = Et les bijoux encore sur le coussin rouge à la fin ?
    .why = On ne compte que les coussins noirs et blancs.
OQ-M29 = Chaque détective révélé dans la manche, qu’il reçoive quelque chose ou non.
    .title = Quels détectives comptent pour la bijoutière ?
    .why = Sa règle parle des détectives joués, de rien d’autre.
OQ-M30 = Tous les bijoux qui tombent avec elle vont au propriétaire de l’alarme.
    .title = Un bijoutier pose une alarme sur des bijoux laissés par d’autres : lesquels protège-t-elle ?
    .why = Une alarme ne fait pas de différence entre les bijoux.
OQ-M31 = Quand son temps est écoulé, une carte qu’il a le droit de jouer est tirée au sort.
    .title = Et si un joueur ne choisit pas de carte ?
    .why = Ce n’est pas une règle du jeu, seulement un moyen de ne pas bloquer la table.
OQ-M32 = L’alarme reste, car l’imitation du contrebandier se trouve maintenant avec elle.
    .title = Un contrebandier prend les bijoux à côté d’une alarme : que devient l’alarme ?
    .why = Elle n’est jamais sans bijou.
OQ-M33 = Non. Les contrebandiers se montrent d’abord.
    .title = Selon certaines critiques, toutes les cartes sont retournées ensemble. Est-ce exact ?
    .why = Trois règles imprimées disent le contraire ; les critiques ont abrégé ou connaissaient le prototype.
OQ-M34 =
    Le propriétaire de l’alarme reçoit les bijoux tombés. S’il n’y a pas de bijou au-dessus, mais seulement une
    alarme, on est pris sur le fait.
    .title = Un tiroir s’était coincé et l’alarme d’un autre joueur tombe : à qui vont les bijoux ?
    .why = L’alarme est la règle particulière, et le doute ne profite au joueur que s’il y a des bijoux au-dessus.
OQ-M35 = Oui : le contrebandier agit et partage le butin.
    .title = Un contrebandier ouvre un tiroir qui s’était coincé : a-t-il part au butin ?
    .why = La règle française dit que le doute profite à l’accusé.
OQ-M36 =
    Non. Tout le monde les a vus au début, et chaque tiroir se reconnaît à son veinage ; c’est la mémoire qui
    flanche.
    .title = Les tiroirs longs et les cachettes des rubis sont-ils secrets ?
    .why =
        On cache les rubis sous les yeux de tous ; l’option « { option-show_long.title } » change seulement ce
        que montre l’écran.
OQ-M37 =
    Non. Seul compte ce qu’on voit au-dessus et ce qui est tombé. Il peut alors y avoir une alarme au-dessus et
    une au-dessous.
    .title = Une alarme est coincée au-dessous, sans qu’on la voie : empêche-t-elle un bijoutier d’en poser une ?
    .why = Un refus trahirait qu’elle est là.

## Rulings: the prototype

OQ-P1 = Non : tous ou aucun.
    .title = Le contrebandier peut-il ne donner qu’une partie des bijoux ?
    .why = La règle laisse libre de donner ou non, et à qui, mais pas combien.
OQ-P2 = Non.
    .title = Le contrebandier peut-il garder une partie des bijoux donnés ?
    .why = Ils vont aux autres joueurs.
OQ-P3 = Oui. La manche est jouée jusqu’au bout, et les nouvelles imitations coûtent un point chacune.
    .title = La dernière imitation d’un joueur est partie, puis un contrebandier lui en apporte de nouvelles : est-ce encore la dernière manche ?
    .why = La fin est annoncée dès que la dernière imitation est partie, et rien ne l’annule.
OQ-P4 =
    Sur le dessus du premier compartiment du même tiroir, jamais sur le rouge. Après chaque manche, le coussin
    rouge est vide.
    .title = Où vont les bijoux tombés quand il n’y a pas de détective ?
    .why = La règle du prototype le dit.
OQ-P5 = Les bijoux tombés et son imitation se trouvent tous sur le dessus du premier compartiment.
    .title = La bijoutière fait tomber des bijoux et il n’y a pas de détective : où se trouve quoi ?
    .why = Cela découle des règles du prototype sur les chutes et sur la bijoutière.
OQ-P6 = Chacun donne la carte au prochain joueur, dans le sens des aiguilles d’une montre, qui a joué le même personnage.
    .title = Dans quel sens vont les cartes quand trois joueurs ou plus échangent ?
    .why = La règle du prototype dit : dans le sens des aiguilles d’une montre.
OQ-P7 = Elle le pourrait ; c’est pourquoi on compte les points après 60 manches.
    .title = Une partie du prototype peut-elle durer indéfiniment ?
    .why = Les contrebandiers peuvent regarnir sans cesse les coussins blancs ; cette limite vient de nous, pas de la règle.
OQ-P8 = L’étage du haut, seul ou avec le suivant, d’un quart de tour.
    .title = Quels étages peut-on tourner pendant le remplissage du coffret ?
    .why = C’est comme pendant un tour.
OQ-P9 = Non, elle la place toujours.
    .title = La bijoutière peut-elle renoncer à sa première imitation ?
    .why = Le tableau sommaire dit qu’elle le peut, la règle dit qu’elle le fait ; la règle a plus de poids.
OQ-P10 = Alors rien ne peut être placé, mais cela ne peut arriver avant la fin de la dernière manche.
    .title = Et si un joueur n’a plus d’imitation à son tour ?
    .why = On joue un tour par manche, et seul son propre tour peut vider le coussin blanc d’un joueur.
OQ-P11 = Ils partagent la victoire.
    .title = Et si des joueurs sont encore à égalité après les rubis et les saphirs ?
    .why = La règle ne nomme rien d’autre à comparer.
OQ-P12 = Chacun d’eux est jugé pour lui-même.
    .title = Plusieurs gagnants : qui est le Roi des maîtres voleurs ?
    .why = Le titre dépend des rubis de chaque joueur.

## Options: Meisterdiebe

option-white_start = Avec combien d’imitations chaque joueur commence-t-il ?
    .title = Imitations au départ
    .value-D_S = autant de diamants et autant de saphirs, par exemple 8+2 ou 7+3
option-setup_diamonds = Combien de diamants les joueurs cachent-ils dans le coffret avant la partie ?
    .title = Diamants dans le coffret
    .value-number = ce nombre de diamants est réparti
option-setup_mode = Comment les joueurs remplissent-ils le coffret ?
    .title = Remplir le coffret
    .value-whole_share = chaque joueur place toute sa part et peut ensuite tourner et retourner le coffret
    .value-one_by_one =
        chaque joueur place un diamant et peut ensuite tourner et retourner le coffret, jusqu’à ce que tous
        soient placés
option-setup_fall = Où vont les diamants qui tombent pendant le remplissage du coffret ?
    .title = Chutes pendant le remplissage
    .value-red = sur le coussin rouge
    .value-upper = sur le dessus du premier compartiment, avec les nouveaux
option-setup_box_actions = Que peut faire un joueur du coffret après l’avoir rempli ?
    .title = Tourner et retourner pendant le remplissage
    .value-2 = tourner une fois et retourner une fois
    .value-1 = tourner ou retourner, pas les deux
option-quick_setup = Qui remplit le coffret ? Avec un départ rapide, on commence tout de suite par la première carte.
    .title = Départ rapide
    .value-false = les joueurs le remplissent, comme le disent les règles imprimées
    .value-true = c’est le hasard qui remplit le coffret à la place des joueurs, à l’abri des regards
option-reveal = Quand les cartes sont-elles retournées ?
    .title = Retourner les cartes
    .value-smugglers_first = d’abord les contrebandiers ; les autres après les tours des contrebandiers
    .value-all = toutes les cartes ensemble
option-order = Quand les contrebandiers jouent-ils leur tour ?
    .title = Ordre des tours
    .value-smuggler_first = avant tous les autres
    .value-smuggler_third = en troisième, après le bijoutier et la bijoutière
option-smuggler = Que fait le contrebandier des bijoux d’un tiroir ?
    .title = Le métier de contrebandier
    .value-loot = ils vont sur le coussin rouge comme butin, à partager sauf s’il y a plus de détectives
    .value-distribute = ils vont sur les coussins blancs d’autres joueurs, où ce sont des imitations
option-alarms = Les joueurs ont-ils des dispositifs d’alarme ?
    .title = Alarmes
    .value-on = chaque joueur en a un
    .value-off = il n’y en a pas
option-alarm_alone = Que devient une alarme du dessus d’un premier compartiment quand il n’y a plus de bijou à côté ?
    .title = Une alarme restée seule
    .value-stay = elle reste dans le tiroir
    .value-return = son propriétaire la reprend aussitôt
option-lone_alarm_blocks = Une alarme qui tombe sans bijou arrête-t-elle le joueur qui a ouvert le tiroir ?
    .title = Une alarme qui tombe seule
    .value-false = non, le tour continue
    .value-true = oui, cela compte comme une chute pour tous, même pour son propriétaire ; seule la bijoutière continue
option-mt_needs_front_gem = Faut-il au maître voleur un bijou dans le premier compartiment pour pouvoir fouiller ?
    .title = Fouiller derrière un premier compartiment vide
    .value-false = non, on peut fouiller aussi derrière un premier compartiment vide
    .value-true = oui, il faut au moins un bijou sur le dessus du premier compartiment
option-mt_empty_secret = Que tire le maître voleur d’un compartiment secret sans rubis ?
    .title = Un secret vide
    .value-nothing = rien ; les bijoux du premier compartiment restent en place
    .value-keep_front = les bijoux du dessus du premier compartiment
option-fall_no_detective = Où vont les bijoux qui tombent dans une manche sans détective ?
    .title = Chutes sans détective
    .value-red = sur le coussin rouge, où ils attendent
    .value-upper = sur le dessus du premier compartiment du même tiroir
option-share_pick = Comment les bijoux sont-ils choisis quand on partage le coussin rouge ?
    .title = Le partage
    .value-choose = celui qui prend un bijou le choisit
    .value-auto_best = le bijou le plus précieux est pris sans demander
    .value-sapphires_first = les saphirs d’abord ; au fond, la même chose que la ligne au-dessus
option-detective_moves_box = Les détectives peuvent-ils tourner et retourner le coffret ?
    .title = Les détectives et le coffret
    .value-false = non
    .value-true = oui, après le partage du coussin rouge
option-card_cycle = Que deviennent les cartes jouées ?
    .title = Les cartes changent de mains
    .value-pass_left = après six manches, toutes les six vont au voisin de gauche
    .value-swap_same = après chaque manche, les joueurs du même personnage échangent ces cartes
option-box_actions = Que peut faire un joueur du coffret à la fin de son tour ?
    .title = Tourner et retourner le coffret
    .value-2 = tourner une fois et retourner une fois
    .value-1 = tourner ou retourner, pas les deux
option-box_order = Dans quel ordre un joueur peut-il tourner et retourner ?
    .title = Dans quel ordre
    .value-any = dans un ordre ou dans l’autre
    .value-rotate_first = tourner avant de retourner
option-last_ruby_end = Le sixième rubis met-il fin à la partie ?
    .title = Le dernier rubis
    .value-end_of_round = oui, quand la manche est finie
    .value-immediate = oui, sur-le-champ
    .value-off = non, la partie continue
option-penalty = Que coûtent les imitations à la fin ?
    .title = Le prix des imitations
    .value-by_value = 1 point par diamant, 2 par saphir
    .value-flat = 1 point pour chacune
option-king_title = Un gagnant qui a trois rubis ou plus est-il nommé Roi des maîtres voleurs ?
    .title = Roi des maîtres voleurs
    .value-false = non
    .value-true = oui
option-must_open = Faut-il ouvrir un tiroir pendant son tour ?
    .title = Il faut ouvrir un tiroir
    .value-true = oui
    .value-false =
        non, on peut passer et quand même tourner et retourner le coffret ; un contrebandier qui passe a quand
        même part au butin
option-must_place = Le contrebandier et le bijoutier doivent-ils placer une imitation ?
    .title = Il faut laisser une imitation
    .value-true = oui
    .value-false = non, mais pas d’alarme sans imitation, et la bijoutière en place toujours une
option-open_visibility = Qui voit ce que contient un tiroir ouvert ?
    .title = Qui peut regarder
    .value-all = tout le monde
    .value-opener = seulement le joueur qui l’a ouvert
option-show_long = L’écran signale-t-il les tiroirs longs ? Ce n’est pas un secret, seulement une affaire de mémoire.
    .title = Tiroirs longs signalés
    .value-false = non
    .value-true = oui
option-max_rounds = Après combien de manches arrête-t-on la partie pour compter les points ?
    .title = Nombre de manches au plus
    .value-0 = jamais
    .value-number = après ce nombre de manches
option-sticky_drawers =
    Avec quelle probabilité un bijou ou une alarme du dessous reste-t-il coincé quand on ouvre un tiroir ? Cela
    donne vie à la remarque de la règle sur les tiroirs mal ouverts et ne vaut pas pour le prototype.
    .title = Tiroirs qui coincent
    .value-0 = jamais
    .value-chance = cette probabilité, 0,5 au plus
