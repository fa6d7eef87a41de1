/** The words that every page needs, of the house and of the games, in one piece. */
export default import.meta.glob<string>(
  [
    "../../../../src/schatulle/lang/fr/{words,page-start}.ftl",
    "../../../../src/schatulle/games/*/lang/fr/game.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
