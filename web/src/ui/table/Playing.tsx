/** The game on the table, through one pair of eyes. */
import { useEffect, useMemo } from "preact/hooks";
import { kept } from "../../client/kept";
import type { TableClient } from "../../client/table";
import type { Viewer } from "../../client/viewer";
import { DiamantBoard } from "../../games/diamant/Board";
import { MeisterdiebeBoard } from "../../games/meisterdiebe/Board";
import { t } from "../../i18n";
import { sound } from "../../sound";
import type { DiamantView, Lobby, MeisterdiebeView, Now } from "../../wire/types";
import { Results } from "../results/Results";
import { useEyes } from "./eyes";
import { Announcer, Log } from "./Log";
import { seatName, seatNames } from "./names";
import { Pass } from "./Pass";
import { PromptLine } from "./PromptLine";
import { type Asking, headline } from "./prompt";
import { Signs } from "./Signs";
import { TopBar } from "./TopBar";

export function Playing({ client, lobby }: { client: TableClient; lobby: Lobby }) {
  const { viewer, next, take } = useEyes(client);
  const now = viewer.shown.value;
  if (!now && viewer.seat === null && !lobby.setting.spectators && !client.yours.value.length) {
    return <p class="tb-loading">{t("table-no-spectators")}</p>;
  }
  return (
    <div class="tb">
      {now ? (
        <Seen key={`${lobby.id} ${viewer.seat}`} client={client} lobby={lobby} viewer={viewer} now={now} />
      ) : (
        <p class="tb-loading">{t("table-loading")}</p>
      )}
      {next !== null && <Pass seat={next} name={seatName(lobby, next)} take={() => take(next)} />}
    </div>
  );
}

interface SeenProps {
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly viewer: Viewer;
  readonly now: Now;
}

function Seen({ client, lobby, viewer, now }: SeenProps) {
  const names = seatNames(lobby);
  const sending = viewer.pending.value !== null;
  const caughtUp = viewer.truth.value?.number === now.number;
  const asked = caughtUp && !sending ? viewer.question() : null;
  const id = asked?.id ?? 0;
  const draft = useMemo(() => kept(`draft.${lobby.id}.${viewer.seat}.${id}`, ""), [lobby.id, viewer, id]);
  const asking: Asking = {
    lobby,
    names,
    seat: viewer.seat,
    view: now.view,
    asked,
    sending,
    outcome: now.outcome,
  };
  useCall(asked !== null, now.outcome !== null);
  const board = {
    lobby,
    viewer,
    seat: viewer.seat,
    names,
    outcome: now.outcome,
    asked,
    sending,
    draft,
    answer: (move: string) => {
      if (asked && viewer.seat !== null) client.answer(viewer.seat, asked.id, move);
    },
    stage: (stage: Viewer["stage"]) => {
      viewer.stage = stage;
    },
    slots: {
      prompt: <PromptLine asking={asking} viewer={viewer} />,
      log: <Log lobby={lobby} viewer={viewer} names={names} />,
    },
  };
  return (
    <>
      <TopBar client={client} lobby={lobby} view={now.view} names={names} />
      <Announcer lobby={lobby} viewer={viewer} names={names} prompt={headline(asking)} />
      <main class="tb-board">
        {lobby.setting.game === "diamant" ? (
          <DiamantBoard {...board} view={now.view as DiamantView} />
        ) : (
          <MeisterdiebeBoard {...board} view={now.view as MeisterdiebeView} notes={now.notes} />
        )}
      </main>
      <Signs client={client} names={names} />
      {now.outcome && (
        <Results client={client} lobby={lobby} names={names} outcome={now.outcome} view={now.view} />
      )}
    </>
  );
}

/** Two brass notes when it is one's turn, a last one at the end. */
function useCall(asked: boolean, over: boolean): void {
  useEffect(() => {
    if (asked) sound("your-turn");
  }, [asked]);
  useEffect(() => {
    if (over) sound("game-over");
  }, [over]);
}
