/** The words that every page needs, of the house and of the games, in one piece. */
export default import.meta.glob<string>(
  [
    "../../../../src/schatulle/lang/de/{words,page-start}.ftl",
    "../../../../src/schatulle/games/*/lang/de/game.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
