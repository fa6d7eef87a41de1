/** Which page is shown for which path. */
import { lazy } from "./lazy";
import { path } from "./router";
import { shownRule } from "./ui/rules/shown";
import { Landing } from "./ui/start/Landing";

const TABLE_WORDS = ["*/bots", "page-table", "page-screen", "page-bots", "page-people", "page-reading"];

const TablePage = lazy(async () => (await import("./ui/table/TablePage")).TablePage, ...TABLE_WORDS);
const JoinPage = lazy(async () => (await import("./ui/start/JoinPage")).JoinPage, "page-table");
const DevicePage = lazy(
  async () => (await import("./ui/people/DevicePage")).DevicePage,
  "page-table",
  "page-people",
);
const ScreenPage = lazy(async () => (await import("./ui/screen/ScreenPage")).ScreenPage, ...TABLE_WORDS);
const RulesPage = lazy(async () => (await import("./ui/rules/RulesPage")).RulesPage, ...TABLE_WORDS);
const RuleDialog = lazy(async () => (await import("./ui/rules/RuleDialog")).RuleDialog, ...TABLE_WORDS);
const GamesPage = lazy(
  async () => (await import("./ui/games/GamesPage")).GamesPage,
  "page-table",
  "page-review",
  "page-reading",
);
const LearnPage = lazy(
  async () => (await import("./ui/lessons/LearnPage")).LearnPage,
  "page-table",
  "page-reading",
  "page-lessons",
  "*/lessons",
);
const ReplayPage = lazy(async () => (await import("./ui/replay/ReplayPage")).ReplayPage, ...TABLE_WORDS);
const ReviewPage = lazy(
  async () => (await import("./ui/review/ReviewPage")).ReviewPage,
  "page-review",
  "review",
  ...TABLE_WORDS,
);
const Nowhere = lazy(async () => (await import("./ui/rules/Nowhere")).Nowhere, "page-table", "page-reading");

export function App() {
  return (
    <>
      <Page />
      {shownRule.value !== null && <RuleDialog />}
    </>
  );
}

/** The pages beside the first, by the first word of their path. */
const PAGES: { readonly [word: string]: { readonly fetched: () => Promise<unknown> } | undefined } = {
  table: TablePage,
  join: JoinPage,
  replay: ReplayPage,
  review: ReviewPage,
  rules: RulesPage,
  learn: LearnPage,
  games: GamesPage,
};

/** Sends for the page of a path while words and letters are still on their way. */
export function sendFor(path: string): void {
  const [, word = ""] = path.split("/");
  // Shown, it is asked for once more, and says what is wrong.
  PAGES[word]?.fetched().catch(() => {});
}

function Page() {
  const [, page = "", name = ""] = path.value.split("/");
  switch (page) {
    case "":
      return <Landing />;
    case "table":
      return <TablePage key={name} id={name} />;
    case "join":
      return <JoinPage key={name} code={name} />;
    case "device":
      return <DevicePage />;
    case "hand":
      return <JoinPage key={name} code={name} hand />;
    case "screen":
      return <ScreenPage name={name} />;
    case "replay":
      return <ReplayPage key={name} id={name} />;
    case "review":
      return <ReviewPage key={name} id={name} />;
    case "rules":
      return <RulesPage name={name} />;
    case "learn":
      return <LearnPage key={name} name={name} />;
    case "games":
      return <GamesPage />;
    default:
      return <Nowhere />;
  }
}
