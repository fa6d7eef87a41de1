# Les leçons de Diamant : pour chacune son titre et son but, puis ses étapes, et ce qui est dit d’un essai qui ne convient pas.
# Au plus 25 mots par étape.

## Partager, et le chemin

lesson-diamant-path = Le partage et le chemin
    .about = Partage ce qu’on trouve, et ramasse ce qui est resté.
lesson-diamant-path-share = Vous êtes tous dans la grotte. Sur la première carte, onze pierres : trois pour chacun, et deux restent là.
lesson-diamant-path-stay = Tes pierres sont à côté de ton coffre, pas encore à l’abri. Explore : il y en a d’autres à trouver !
    .other = Tu rentreras bientôt. Vois d’abord encore une carte : explore !
lesson-diamant-path-leave = Sept pierres : deux chacun, une reste. Il y en a maintenant trois sur le chemin. Rentre en solitaire, et elles sont à toi !
    .other = Alors un autre ramassera peut-être les pierres du chemin. Rentre !
lesson-diamant-path-safe = Tes cinq pierres et les trois du chemin sont dans ton coffre. Ces huit-là, personne ne te les prendra.
lesson-diamant-path-together = Une nouvelle grotte, et tout le monde y retourne. Tu as quatre pierres, et deux sont sur le chemin. Rentre !
    .other = Pense aux deux pierres sur le chemin. Rentre !
lesson-diamant-path-done = La souris est rentrée aussi : vous avez partagé le chemin, une pierre chacun. On n’a tout que si l’on rentre seul.

## Les dangers, et le retour

lesson-diamant-danger = Les dangers
    .about = Découvre quand il est temps de rentrer.
lesson-diamant-danger-snake = Il y a un serpent sur le chemin. Le premier danger d’une sorte n’est qu’un avertissement. Au second, l’expédition est finie !
lesson-diamant-danger-stay = Tu as cinq pierres à côté de ton coffre. Courage, explore !
    .other = Ce serait prudent. Mais cette fois, vois ce qui peut arriver : explore !
lesson-diamant-danger-more = Pas de serpent : encore une pierre pour toi. Une fois de plus ! Le hérisson cherche déjà la sortie.
    .other = Tu as raison de te méfier. Mais vois ce qui se passe : explore !
lesson-diamant-danger-struck = Le second serpent ! La souris et toi perdez tout ce qui vient de cette grotte. Le hérisson était rentré à temps.
lesson-diamant-danger-fresh = Une nouvelle grotte : trois pierres, aucun danger sur le chemin. La prochaine carte ne peut donc pas te chasser. Explore !
    .other = Sans danger sur le chemin, la prochaine carte ne peut rien te faire. Explore !
lesson-diamant-danger-home = Un scorpion. Désormais, chaque carte peut être le second. Mets tes pierres à l’abri : rentre !
    .other = Tu as vu comment cela peut finir. Rentre !
lesson-diamant-danger-done = Juste à temps : le second scorpion est venu, et les autres ont tout perdu. Plus tu portes, plus tu risques.

## Une courte partie entière

lesson-diamant-game = Une courte partie
    .about = Joue trois grottes contre la souris et le hérisson.
lesson-diamant-game-caves = Cette partie compte trois grottes. Qui a le plus de pierres dans son coffre à la fin gagne.
lesson-diamant-game-whole = Explorer ou rentrer ? Regarde ce que tu portes, ce qui est sur le chemin, et les dangers. À toi de décider !
    .returned = Quelqu’un est rentré au camp. Vous êtes moins à partager : chaque carte te rapporte davantage.
    .cave = La grotte suivante : vous y êtes tous de nouveau, et les cartes ont été mélangées. Ce qui est dans un coffre est à l’abri.
lesson-diamant-game-done = Voilà une partie entière, bravo ! La vraie est pareille, avec cinq grottes.
