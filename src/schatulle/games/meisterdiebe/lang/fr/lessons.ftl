# Les leçons de Meisterdiebe : pour chacune son titre et son but, puis ses étapes, et ce qui est dit d’un essai qui ne convient pas.
# Au plus 25 mots par étape. Ici les tiroirs n’ont pas de nom : on voit lesquels sont marqués.

## Le but et les coussins

lesson-meisterdiebe-aim = Le but
    .about = Transforme une imitation en points, et découvre à quoi servent les coussins.
lesson-meisterdiebe-aim-white = Sur ton coussin blanc, il y a dix imitations. Chaque diamant te coûte un point, chaque saphir deux. Tu commences donc à moins douze.
lesson-meisterdiebe-aim-black = Ton coussin noir est pour les vrais bijoux. Ils rapportent : un diamant un point, un saphir deux, un rubis quatre.
lesson-meisterdiebe-aim-jeweller = D’abord, débarrasse-toi d’une imitation. Choisis le bijoutier : il en place une dans un tiroir.
    .other = Tu rencontreras bientôt ce personnage. Cette fois, choisis le bijoutier.
lesson-meisterdiebe-aim-open = C’est ton tour. Ouvre le tiroir marqué.
    .other = N’importe quel tiroir irait, mais tu auras encore besoin de celui-ci : ouvre le tiroir marqué.
lesson-meisterdiebe-aim-place = Le tiroir est vide. Places-y un saphir : sur ton coussin blanc, il coûte deux fois plus qu’un diamant.
    .alarm = L’alarme a sa propre leçon. Place seulement le saphir.
    .other = Un diamant irait aussi, mais un saphir te coûte plus cher. Place le saphir.
lesson-meisterdiebe-aim-leave = À la fin de ton tour, tu peux tourner et retourner le coffret. Cette fois, laisse-le tel quel.
    .other = Tu le feras dans la prochaine leçon. Pour l’instant, laisse le coffret tel quel.
lesson-meisterdiebe-aim-real = Déjà deux points de gagnés ! Et dans un tiroir, tous les bijoux sont vrais, même ton saphir.
lesson-meisterdiebe-aim-thief = Va donc le chercher. Choisis le voleur : il prend tous les bijoux qui sont dessus dans un tiroir.
    .other = Ce personnage ne t’aidera pas ici. Choisis le voleur.
lesson-meisterdiebe-aim-again = Rouvre ton tiroir, avant qu’un autre ne le fasse !
    .other = Ton saphir n’est pas là. Ouvre le tiroir marqué.
lesson-meisterdiebe-aim-taken = Le saphir est maintenant sur ton coussin noir et compte pour toi : deux points de plus. Bouge le coffret si tu veux.
lesson-meisterdiebe-aim-done = Voilà le but du jeu : se débarrasser des imitations, prendre de vrais bijoux. Qui a le plus de points à la fin gagne.

## Un tiroir a deux faces

lesson-meisterdiebe-drawers = Dessus et dessous
    .about = Ouvre un tiroir et vois pourquoi des bijoux tombent.
lesson-meisterdiebe-drawers-sides = Chaque tiroir a deux faces, un dessus et un dessous. Dans chacun des tiroirs marqués, deux diamants sont dessous.
lesson-meisterdiebe-drawers-jeweller = Choisis le bijoutier, et essaie de placer une imitation dans un tiroir.
    .other = Cette fois, il nous faut le bijoutier. Choisis-le.
lesson-meisterdiebe-drawers-open = Ouvre le tiroir marqué et regarde bien les diamants.
    .later = Celui-là, c’est pour plus tard. Ouvre d’abord l’autre, celui qui est marqué.
    .other = Là, rien ne tomberait. Ouvre le tiroir marqué.
lesson-meisterdiebe-drawers-caught = Ils tombent : flagrant délit ! Tu ne peux rien placer. Mais retourne le coffret : ce qui est dessous passera dessus.
    .stay = Alors les deux autres diamants restent dessous. Retourne le coffret !
    .other = Retourne seulement le coffret, sans tourner d’étage. Tu retrouveras plus facilement l’autre tiroir.
lesson-meisterdiebe-drawers-red = Ce qui tombe va sur le coussin rouge. La souris était détective, et les détectives prennent tout ce qui s’y trouve.
lesson-meisterdiebe-drawers-thief = Tu as retourné le coffret : dans le tiroir marqué, les diamants sont maintenant dessus. Choisis le voleur.
    .other = Ce personnage ne te donnera pas ces diamants. Choisis le voleur.
lesson-meisterdiebe-drawers-again = Ouvre le tiroir. Cette fois, rien ne tombera.
    .empty = Celui-là est vide : ses diamants sont déjà tombés. Ouvre le tiroir marqué.
    .other = Tes diamants sont dans le tiroir marqué.
lesson-meisterdiebe-drawers-taken = Ce qui est dessus reste dans le tiroir, et c’est pour toi : deux diamants ! Bouge le coffret si tu veux.
lesson-meisterdiebe-drawers-done = Retiens bien : dessus, c’est à l’abri ; dessous, ça tombe. Et retourner le coffret échange les deux.

## Le voleur

lesson-meisterdiebe-thief = Le voleur
    .about = Vois qui joue en premier, et prends ce que les autres laissent.
lesson-meisterdiebe-thief-order = L’ordre : contrebandier, bijoutier, bijoutière, voleur, maître voleur, détective. Pour un même personnage, le plus petit numéro passe d’abord.
lesson-meisterdiebe-thief-choose = Un diamant et un saphir sont dessus dans le tiroir marqué. Choisis le voleur, et observe ce que font les autres.
    .other = Ces deux bijoux, tu les veux pour toi. Choisis le voleur.
lesson-meisterdiebe-thief-open = La souris a un plus petit numéro : elle est passée avant toi ! Mais où le hérisson a-t-il placé son imitation ?
    .empty = La souris vient de le vider. Pense plutôt au tiroir du hérisson.
    .other = Pas celui-là. Cherche à l’étage du bas : c’est là que le hérisson a ouvert un tiroir.
lesson-meisterdiebe-thief-taken = Un saphir et un diamant ! L’imitation des autres devient un vrai bijou pour toi. Bouge le coffret si tu veux.
lesson-meisterdiebe-thief-done = Un bon voleur regarde où les autres placent quelque chose, et pense à qui joue avant lui.

## Le bijoutier et son alarme

lesson-meisterdiebe-jeweller = Le bijoutier et l’alarme
    .about = Tends un piège, et vois quand il se déclenche.
lesson-meisterdiebe-jeweller-alarm = Le bijoutier place une imitation dans un tiroir, même s’il y a déjà des bijoux. Il peut y ajouter son alarme.
lesson-meisterdiebe-jeweller-choose = Tendons un piège à la souris. Choisis le bijoutier.
    .other = Seul le bijoutier a une alarme. Choisis-le.
lesson-meisterdiebe-jeweller-open = Ouvre le tiroir marqué.
    .other = Il y a un meilleur appât dans le tiroir marqué.
lesson-meisterdiebe-jeweller-place = Deux diamants : un bon appât ! Ajoute un saphir, et ton alarme avec.
    .cheap = C’est aussi un piège. Mais un saphir te coûte plus cher : place plutôt le saphir.
    .other = Pas de piège sans alarme ! Place un saphir et l’alarme.
lesson-meisterdiebe-jeweller-flip = Retourne maintenant le coffret. Tout sera dessous, et tombera dès que le prochain ouvrira le tiroir.
    .other = Alors tout reste dessus, et ton alarme reste muette. Retourne le coffret !
lesson-meisterdiebe-jeweller-rang = Ton alarme a sonné ! Ce qui est tombé est pour toi, et non pour le coussin rouge. Et tu as récupéré ton alarme.
lesson-meisterdiebe-jeweller-thief = À la prochaine manche, la souris veut te tendre un piège. Choisis le voleur.
    .other = Il te faut des doigts agiles. Choisis le voleur.
lesson-meisterdiebe-jeweller-silent = La souris a oublié de retourner le coffret ! Son alarme est dessus. Ouvre quand même le tiroir marqué.
    .other = N’aie pas peur ! Ouvre le tiroir marqué.
lesson-meisterdiebe-jeweller-taken = Dessus, une alarme reste muette. Les bijoux sont à toi, l’alarme reste là. Bouge le coffret si tu veux.
lesson-meisterdiebe-jeweller-done = Une alarme ne sert que si elle tombe. Place-la donc là où tout sera bientôt dessous.

## La bijoutière et les détectives

lesson-meisterdiebe-jewelress = La bijoutière et les détectives
    .about = Débarrasse-toi de trois imitations d’un coup, et attrape ce qui tombe.
lesson-meisterdiebe-jewelress-jewelress = La bijoutière place une imitation même si elle est prise sur le fait. Et elle peut en ajouter une par détective de la manche.
lesson-meisterdiebe-jewelress-choose = Choisis la bijoutière. Quelqu’un a peut-être choisi le détective.
    .other = Les détectives gênent tout le monde, sauf la bijoutière. Choisis-la.
lesson-meisterdiebe-jewelress-open = Deux détectives ! Ouvre le tiroir marqué, même si deux diamants y sont dessous.
    .other = N’importe quel tiroir irait. Mais vois ce qui se passe quand ça tombe : ouvre le tiroir marqué.
lesson-meisterdiebe-jewelress-place = Des bijoux tombent, mais rien ne t’arrête. Tu peux placer trois imitations : choisis celles qui te coûtent le plus.
    .cheap = Trois, c’est juste ! Mais chaque saphir coûte deux points : place les deux saphirs et un diamant.
    .few = Tu peux en placer trois : une, plus une par détective. Place les deux saphirs et un diamant.
lesson-meisterdiebe-jewelress-leave = Cinq points de gagnés d’un coup ! Les diamants tombés sont sur le coussin rouge. Laisse le coffret tel quel.
    .other = Laisse le coffret tel quel : la prochaine manche en dépend.
lesson-meisterdiebe-jewelress-shared = À la fin de la manche, les détectives se sont partagé le coussin rouge : un diamant chacun.
lesson-meisterdiebe-jewelress-detective = À toi d’être détective. Tu n’ouvres aucun tiroir : tu attends que les autres soient pris sur le fait.
    .other = Cette fois, laisse les autres travailler pour toi. Choisis le détective.
lesson-meisterdiebe-jewelress-done = La souris a été prise, et ses diamants sont pour toi ! Choisis le détective quand tu penses que d’autres seront pris.

## Contrebandiers contre détectives

lesson-meisterdiebe-smugglers = Contrebandiers contre détectives
    .about = Compte les têtes, et vois à qui va le butin.
lesson-meisterdiebe-smugglers-loot = Les contrebandiers jouent en premier. Ils mettent tous les bijoux du dessus sur le coussin rouge, et laissent une imitation.
lesson-meisterdiebe-smugglers-choose = Choisis le contrebandier. Plus vous êtes de contrebandiers, mieux c’est.
    .other = La souris compte sur toi. Choisis le contrebandier.
lesson-meisterdiebe-smugglers-open = La souris aussi est contrebandière et a déjà pris deux diamants. À toi : ouvre le tiroir marqué.
    .other = Le butin qu’il te faut est dans le tiroir marqué.
lesson-meisterdiebe-smugglers-place = Ton butin est sur le coussin rouge. Laisse une imitation dans le tiroir, celle que tu veux.
lesson-meisterdiebe-smugglers-leave = Laisse le coffret tel quel. Les autres vont montrer leurs cartes, et on comptera les têtes.
    .other = Laisse le coffret tel quel : la prochaine manche en dépend.
lesson-meisterdiebe-smugglers-take = Deux contrebandiers, un détective : le butin est à vous ! La souris et toi prenez à tour de rôle. Prends le meilleur bijou.
    .other = Un saphir vaut deux points, un diamant un seul. Prends le saphir.
lesson-meisterdiebe-smugglers-counted = Le hérisson, le détective, n’a rien reçu. Même à un contre un, le butin serait allé au contrebandier.
lesson-meisterdiebe-smugglers-detective = À la prochaine manche, seul le hérisson sera contrebandier. Arrête-le avec l’aide de la souris : choisis le détective.
    .other = Il faut deux détectives pour arrêter un contrebandier. Choisis le détective.
lesson-meisterdiebe-smugglers-done = Deux détectives, un contrebandier : il ne reçoit rien. À la fin de la manche, tu as partagé le butin avec la souris.

## Le maître voleur et les rubis

lesson-meisterdiebe-masterthief = Le maître voleur et les rubis
    .about = Sors un rubis de sa cachette.
lesson-meisterdiebe-masterthief-long = Six tiroirs sont longs. Au fond, ils ont un compartiment secret, et chacun cache un rubis : quatre points !
lesson-meisterdiebe-masterthief-choose = Seul le maître voleur peut l’atteindre. Choisis-le. La souris a la même idée, et un numéro plus petit.
    .other = Personne d’autre ne peut fouiller un compartiment secret. Choisis le maître voleur.
lesson-meisterdiebe-masterthief-open = La souris a fouillé, mais le rubis était dessous : il est tombé, elle n’a rien eu. Maintenant il est dessus. Ouvre le tiroir !
    .other = Ouvre le tiroir marqué : son rubis est maintenant dessus.
lesson-meisterdiebe-masterthief-search = Devant, il y a deux diamants. Tu pourrais les prendre, mais il y a mieux : fouille le compartiment secret !
    .plunder = Deux diamants, c’est bien. Mais un rubis vaut quatre points : fouille le compartiment secret !
lesson-meisterdiebe-masterthief-taken = Le rubis, et les deux diamants avec : six points ! Bouge le coffret si tu veux.
lesson-meisterdiebe-masterthief-done = Retourner le coffret échange aussi dessus et dessous pour les rubis. Après la manche où le sixième est pris, c’est fini.

## Ce qu’il faut retenir

lesson-meisterdiebe-box = Tourner et retourner
    .about = Suis un tiroir des yeux, et gâche le plan d’un autre.
lesson-meisterdiebe-box-look = Deux saphirs sont dessus dans le tiroir marqué. Regarde-le bien : il va changer de place.
lesson-meisterdiebe-box-choose = Choisis le voleur, et ne quitte pas ton tiroir des yeux.
    .other = Ces deux saphirs, tu les veux. Choisis le voleur.
lesson-meisterdiebe-box-open = La souris a tourné deux étages. Les tiroirs suivent, mais ce qui est dessus reste dessus. Où sont tes saphirs maintenant ?
    .other = Pas celui-là. Ton tiroir est toujours à l’étage du haut, mais un côté plus loin.
lesson-meisterdiebe-box-flip = Trouvé ! Après toi, le hérisson veut les diamants que la souris a placés sous ses yeux. Retourne le coffret pour l’en empêcher !
    .other = Alors les diamants restent dessus, et le hérisson les prend. Retourne le coffret !
lesson-meisterdiebe-box-done = Pris ! Tourner déplace les tiroirs, retourner échange dessus et dessous. Mieux vaut bien retenir deux tiroirs que mal en retenir douze.

## Une courte partie entière

lesson-meisterdiebe-game = Une courte partie
    .about = Joue une partie entière contre la souris et le hérisson.
lesson-meisterdiebe-game-short = Dans cette courte partie, chacun a quatre imitations. Elle finit quand quelqu’un n’en a plus, ou après six manches.
lesson-meisterdiebe-game-fill = Place tes quatre diamants dans des tiroirs, tous dans le même ou répartis. Retiens où ils sont !
lesson-meisterdiebe-game-turn = Tu peux tourner le coffret, le retourner ou le laisser tel quel. Ensuite, les autres placent leurs diamants.
lesson-meisterdiebe-game-choose = Tu sais tout maintenant : choisis un personnage, et joue comme tu veux. Bonne chance !
lesson-meisterdiebe-game-whole = À toi de jouer, comme tu veux !
    .round = Nouvelle manche. Qu’ont déjà joué les autres ? Ils ne pourront pas le rejouer pendant ces six manches.
    .cards = Les cartes sont dévoilées. Qui joue avant toi, qui après ? Un détective espère-t-il que des bijoux tombent ?
    .drawer = Ce qui est dessus, on peut le prendre. Ce qui était dessous est tombé, et alors on est pris.
    .taken = Le devant du tiroir est vide maintenant. Qui joue ensuite, et quel tiroir voudra-t-il ?
    .placed = Une imitation de moins sur un coussin blanc ! Retiens le tiroir : quelqu’un viendra peut-être la chercher.
    .box = Le coffret a-t-il été retourné ? Alors, dans chaque tiroir, dessus et dessous sont échangés.
    .ruby = Quelqu’un cherche un rubis ! S’il en est tombé un, il est dessus maintenant, et chacun peut venir le prendre.
lesson-meisterdiebe-game-done = Voilà une partie entière, bravo ! La vraie est pareille, en plus long, avec dix imitations chacun.
