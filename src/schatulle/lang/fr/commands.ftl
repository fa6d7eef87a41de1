# L’aide des commandes pour les joueurs, et la liste des robots.

command-schatulle = Une table pour des jeux de pierres précieuses : { $titles }.
command-usage = Utilisation :
command-commands = Commandes
command-operators = Pour exploitants et chercheurs (en anglais)
command-parameters = Ce que tu peux préciser
command-required = [obligatoire]
command-help = Afficher cette aide.
command-version = Afficher la version.

# Ce qui tient lieu de quelque chose dans une ligne d’utilisation ; les noms sont fixes.
command-words =
    .COMMAND = COMMANDE
    .OPTIONS = OPTIONS
    .ARGS = QUOI
    .STR = TEXTE
    .INT = NOMBRE
    .PATH = FICHIER

command-each =
    .lang = La langue : { $languages }. Sinon, celle de cet ordinateur.

command-play = Jouer dans le terminal, avec des gens devant cet appareil et avec des robots.
    .game = Quel jeu : { $games }. Sinon, un écran le demande.
    .seats = Un nombre, ou des noms : `ann,fox,mouse@0.5,exec:python my_bot.py` (les robots jouent tout seuls ; voir `schatulle bots`).
    .edition = Une édition du jeu ; sinon, la première.
    .option = Une option des règles, comme dans `--option box_actions=1`, autant de fois que tu veux.
    .seed = N’importe quel mot : le même mot donne le même hasard.
    .save = Où la partie est enregistrée, après chaque coup.
    .resume = Une partie enregistrée, à reprendre.
    .open-notes = Noter ce que tu as vu : les tiroirs, et les chances de la prochaine carte de Diamant.

command-learn = Afficher les leçons, ou en jouer une dans le terminal ; une leçon quittée reprend où tu en étais.
    .lesson = Une leçon, par son nom dans la liste ; sinon, la liste.

command-rules = Lire les règles : une règle avec ses sources et ses décisions, ou toutes celles qui contiennent un mot.
    .query = Une règle (M-41), une décision, une option ou un mot.

command-review = Dire ce qu’un joueur aurait pu mieux faire dans une partie finie, et ce qui était de la chance.
    .record = Un fichier de parties enregistrées.
    .seat = Le numéro de la place, à partir de 0.
    .json = L’afficher en JSON.
    .id = Quelle partie du fichier ; sinon, la première.

command-bots = Afficher les robots, chacun avec une phrase.
    .game = Quel jeu : { $games }. Sinon, tous.

# Les têtes des colonnes dans la liste des robots.
command-columns =
    .name = nom
    .level = niveau
    .memory = mémoire
    .rating = points
    .beats = gagne

# What cannot be understood on the command line; $about is the sentence of the help on that parameter.
misuse-command = Il n’y a pas de commande { $given } ; il y a { $allowed }.
misuse-option = `{ $command }` n’a pas d’option { $given } ; il y a { $allowed }.
misuse-too-many = `{ $command }` ne sait que faire de { $given } ; il y a { $allowed }.
misuse-missing = `{ $command }` a besoin de { $parameter } : { $about }
misuse-value = Il manque quelque chose après { $parameter } : { $about }
misuse-wrong = { $parameter } ne peut pas être { $given } : { $about }
misuse-twice = { $parameter } ne peut être là qu’une fois.
misuse-other = Impossible de comprendre ; `{ $command } --help` dit ce qui est possible.
