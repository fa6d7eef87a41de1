# De hulp bij de opdrachten voor spelers, en de lijst van bots.

command-schatulle = Een tafel voor spellen over edelstenen: { $titles }.
command-usage = Gebruik:
command-commands = Opdrachten
command-operators = Voor beheerders en onderzoekers (in het Engels)
command-parameters = Wat je erbij kunt zeggen
command-required = [verplicht]
command-help = Toon deze hulp.
command-version = Toon de versie.

# Wat in een regel over het gebruik voor iets staat; de namen liggen vast.
command-words =
    .COMMAND = OPDRACHT
    .OPTIONS = OPTIES
    .ARGS = WAT
    .STR = TEKST
    .INT = GETAL
    .PATH = BESTAND

command-each =
    .lang = De taal: { $languages }. Anders die van deze computer.

command-play = Speel in de terminal, met mensen aan dit apparaat en met bots.
    .game = Welk spel: { $games }. Zonder spel vraagt een scherm ernaar.
    .seats = Een getal, of namen: `ann,fox,mouse@0.5,exec:python my_bot.py` (bots spelen zelf; zie `schatulle bots`).
    .edition = Een uitgave van het spel; anders de eerste.
    .option = Een optie van de regels, zoals in `--option box_actions=1`; mag vaker.
    .seed = Een willekeurig woord: hetzelfde woord brengt hetzelfde toeval.
    .save = Waar het spel wordt bewaard, na elke zet.
    .resume = Een bewaard spel om mee verder te spelen.
    .open-notes = Noteer wat je hebt gezien: laden, en de kansen van de volgende kaart van Diamant.

command-learn = Toon de lessen, of speel er een in de terminal; een les die je verliet, gaat verder waar je was.
    .lesson = Een les, met haar naam uit de lijst; anders de lijst.

command-rules = Lees de regels: een regel met zijn bronnen en uitspraken, of alles waarin een woord voorkomt.
    .query = Een regel (M-41), een uitspraak, een optie of een woord.

command-review = Vertel wat een speler in een afgelopen spel beter had kunnen doen, en wat geluk was.
    .record = Een bestand met bewaarde spellen.
    .seat = Het nummer van de plaats, vanaf 0.
    .json = Toon het als JSON.
    .id = Welk spel uit het bestand; anders het eerste.

command-bots = Toon de bots, elk met een zin.
    .game = Welk spel: { $games }. Anders allemaal.

# De koppen van de kolommen in de lijst van bots.
command-columns =
    .name = naam
    .level = niveau
    .memory = geheugen
    .rating = punten
    .beats = wint

# What cannot be understood on the command line; $about is the sentence of the help on that parameter.
misuse-command = Er is geen opdracht { $given }; er zijn { $allowed }.
misuse-option = `{ $command }` heeft geen optie { $given }; mogelijk zijn { $allowed }.
misuse-too-many = `{ $command }` kan niets met { $given }; mogelijk zijn { $allowed }.
misuse-missing = `{ $command }` heeft { $parameter } nodig: { $about }
misuse-value = Na { $parameter } moet nog iets staan: { $about }
misuse-wrong = { $parameter } kan niet { $given } zijn: { $about }
misuse-twice = { $parameter } mag er maar één keer staan.
misuse-other = Dat is niet te begrijpen; `{ $command } --help` zegt wat wel kan.
