/** The game on the table, through one pair of eyes. */
import { useState } from "preact/hooks";
import { headingOf } from "../../calling/useCalling";
import { isHand } from "../../client/hands";
import type { TableClient } from "../../client/table";
import { usePlay } from "../../games";
import { t } from "../../i18n";
import { lazy } from "../../lazy";
import type { Lobby } from "../../wire/types";
import { Notices } from "../people/Notices";
import { EndedTogether, Results, ShowResults } from "../results/Results";
import { Announcer, Log } from "./Log";
import { seatName } from "./names";
import { Pass } from "./Pass";
import { PromptLine } from "./PromptLine";
import { headline } from "./prompt";
import { Signs } from "./Signs";
import { TopBar } from "./TopBar";
import { type SeenProps, useBoard } from "./useBoard";
import { useCall } from "./useCall";
import { useFocusKept } from "./useFocusKept";
import { useViewer } from "./useViewer";

const HandTable = lazy(async () => (await import("../hand/HandTable")).HandTable, "page-screen");
const LessonPanel = lazy(
  async () => (await import("../lessons/LessonPanel")).LessonPanel,
  "page-lessons",
  "*/lessons",
);

export function Playing({ client, lobby }: { client: TableClient; lobby: Lobby }) {
  const { viewer, next, take } = useViewer(client);
  const game = usePlay(lobby.setting.game);
  const now = viewer.shown.value;
  if (!now && viewer.seat === null && !lobby.setting.spectators && !client.yours.value.length) {
    return <p class="tb-loading">{t("table-no-spectators")}</p>;
  }
  if (now && game?.Hand && viewer.seat !== null && next === null && isHand(lobby.id)) {
    return <HandTable key={lobby.id} {...{ game, client, lobby, viewer, now }} />;
  }
  return (
    <div class={lobby.setting.lesson ? "tb tb-lesson" : "tb"}>
      <h1 class="visually-hidden">{headingOf(lobby)}</h1>
      {now && game ? (
        <Seen key={`${lobby.id} ${viewer.seat}`} {...{ game, client, lobby, viewer, now }} />
      ) : (
        <p class="tb-loading">{t("table-loading")}</p>
      )}
      <Notices client={client} lobby={lobby} />
      {next !== null && <Pass seat={next} name={seatName(lobby, next)} take={() => take(next)} />}
    </div>
  );
}

function Seen(props: SeenProps) {
  const { game, client, lobby, viewer, now } = props;
  const { asking, board } = useBoard(props);
  const { names, asked } = asking;
  const lesson = now.lesson ?? null;
  useCall(asked !== null, now.outcome !== null);
  const [results, setResults] = useState(true);
  const over = lobby.abandoned || (now.outcome !== null && !lesson);
  const focus = useFocusKept(asked?.id ?? 0);
  const slots = {
    prompt: lesson ? (
      <LessonPanel {...{ client, viewer, asking, lesson }} />
    ) : (
      <PromptLine asking={asking} viewer={viewer}>
        {over && !results && <ShowResults onPress={() => setResults(true)} />}
      </PromptLine>
    ),
    log: <Log game={game} lobby={lobby} viewer={viewer} names={names} />,
  };
  return (
    <>
      <TopBar game={game} client={client} lobby={lobby} view={now.view} names={names} />
      <Announcer
        {...{ game, lobby, viewer, names }}
        prompt={lesson?.moves === false ? "" : headline(asking)}
      />
      <main class="tb-board" ref={focus} tabIndex={-1}>
        <game.Board {...board} slots={slots} />
      </main>
      <Signs client={client} names={names} />
      {lobby.abandoned && results && (
        <EndedTogether client={client} lobby={lobby} onClose={() => setResults(false)} />
      )}
      {now.outcome && !lesson && results && (
        <Results
          {...{ game, client, lobby, names }}
          outcome={now.outcome}
          view={now.view}
          onClose={() => setResults(false)}
        />
      )}
    </>
  );
}
