/** The words that parts of the page ask for, book by book: a list that is loaded when the first one is asked for. */
export default import.meta.glob<string>(
  [
    "../../../src/schatulle/lang/*/{bots,page-table,page-bots,page-lessons,page-people,page-reading,page-review,page-screen,review,refusals,voice}.ftl",
    "../../../src/schatulle/games/*/lang/*/{bots,page,telling,explained,rules,lessons,refusals,voice,review}.ftl",
  ],
  { query: "?raw", import: "default" },
);
