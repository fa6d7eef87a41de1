/** The game on a shared screen: the board as everyone may see it, what was told last, and who is waited for. */
import { answerHere } from "../../client/hands";
import type { TableClient } from "../../client/table";
import { usePlay } from "../../games";
import type { GamePlay } from "../../games/contract";
import { gameName } from "../../games/names";
import { listed, t } from "../../i18n";
import type { GameView, Lobby } from "../../wire/types";
import { Who } from "../bots/Face";
import { Icon } from "../parts/icons";
import { Announcer, type LogProps, linesOf } from "../table/Log";
import { seatName } from "../table/names";
import { PromptLine } from "../table/PromptLine";
import { headline } from "../table/prompt";
import { Signs } from "../table/Signs";
import { SoundButton } from "../table/TopBar";
import { type SeenProps, useBoard } from "../table/useBoard";
import { useCall } from "../table/useCall";
import { Curtain } from "./Curtain";
import { FullScreenButton } from "./FullScreenButton";
import { SmallJoining } from "./Joining";
import { Lateness } from "./Lateness";
import { MenuButton } from "./MenuButton";
import { ScreenEnd } from "./ScreenEnd";
import { answerAt, type PeopleHere, usePeopleHere } from "./usePeopleHere";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
}

export function ScreenPlaying({ client, lobby }: Props) {
  const game = usePlay(lobby.setting.game);
  const viewer = client.viewer(null);
  const people = usePeopleHere(lobby.id, client.yours.value);
  const now = viewer.shown.value;
  const shut = !lobby.setting.spectators && client.yours.value.length === 0;
  if (shut) return <p class="tb-loading">{t("screen-shut")}</p>;
  if (!now || !game) return <p class="tb-loading">{t("table-loading")}</p>;
  return <Watched {...{ game, client, lobby, viewer, now, people }} />;
}

function Watched({ people, ...seen }: SeenProps & { readonly people: PeopleHere }) {
  const { game, client, lobby, viewer, now } = seen;
  const { asking, board } = useBoard(seen);
  const { open, secret } = sorted(people, game, lobby, now.view);
  const answering = useAnswering(people, open, seen);
  const { names } = asking;
  useCall(open !== undefined || secret.length > 0, now.outcome !== null);
  const slots = {
    prompt: (
      <>
        <PromptLine asking={asking} viewer={open?.viewer ?? viewer} />
        <Lateness lobby={lobby} seated={client.yours.value.length > 0} />
      </>
    ),
    log: <LastLines {...{ game, lobby, viewer, names }} />,
  };
  return (
    <>
      <Bar {...{ game, client, lobby, names }} view={now.view} />
      <Announcer {...{ game, lobby, viewer, names }} prompt={headline(asking)} />
      <main class="sc-board">
        <game.Board {...board} {...answering} afar slots={slots} />
      </main>
      {now.outcome ? (
        <ScreenEnd {...{ game, client, lobby, names }} outcome={now.outcome} view={now.view} />
      ) : (
        <SmallJoining lobby={lobby} />
      )}
      <Signs client={client} names={names} />
      {people.client && <Curtain {...{ game, lobby, secret }} client={people.client} />}
    </>
  );
}

/** Whom the screen itself asks: what all may see is answered on the board, everything else behind a curtain. */
function sorted({ asked }: PeopleHere, game: GamePlay, { setting }: Lobby, view: GameView) {
  // The board may be a moment behind.
  const due = asked.filter(({ seat }) => view.deciding.includes(seat));
  const isOpen = (it: (typeof due)[number]) => game.isOpen?.(it.asked, setting) ?? false;
  return { open: due.find(isOpen), secret: due.filter((it) => !isOpen(it)) };
}

/** The board stays as everyone sees it; of the seat it has the question alone. */
function useAnswering(people: PeopleHere, open: PeopleHere["asked"][number] | undefined, seen: SeenProps) {
  const asking = useBoard({
    ...seen,
    client: people.client ?? seen.client,
    viewer: open?.viewer ?? seen.viewer,
  });
  if (!open) return {};
  const { seat, asked, sending, draft, answer } = asking.board;
  return { seat, asked, sending, draft, answer };
}

interface BarProps extends Props {
  readonly game: GamePlay;
  readonly view: GameView;
  readonly names: readonly string[];
}

function Bar({ game, client, lobby, view, names }: BarProps) {
  const cycle = game.cycle?.(view);
  const where = [gameName(lobby.setting.game), cycle, game.whereabouts(view, lobby.setting)];
  return (
    <header class="sc-bar">
      <h1 class="sc-where">{where.filter(Boolean).join(" · ")}</h1>
      {game.Track && <game.Track lobby={lobby} view={view} names={names} />}
      <People client={client} lobby={lobby} />
      <SoundButton />
      <FullScreenButton />
      <MenuButton game={game} client={client} lobby={lobby} />
    </header>
  );
}

/** Whether those who came with this device answer on the screen, or in a window beside it. */
function People({ client, lobby }: Props) {
  const seats = client.yours.value;
  if (seats.length === 0) return null;
  const here = answerAt(lobby.id, seats);
  const names = listed(seats.map((seat) => seatName(lobby, seat)));
  const words = t("screen-answer-here", { names, count: seats.length });
  return (
    <button
      type="button"
      class="btn ghost"
      aria-pressed={here}
      aria-label={words}
      title={words}
      onClick={() => answerHere(lobby.id, !here)}
    >
      <Icon name="person" />
    </button>
  );
}

const LINES = 2;

/** The newest line is the largest. */
function LastLines(props: LogProps) {
  const lines = linesOf(props).slice(-LINES);
  return (
    <section class="sc-log" aria-label={t("table-log")}>
      {lines.map((line) => (
        <p key={line.key}>
          {line.seat !== null && <Who lobby={props.lobby} seat={line.seat} />}
          {line.text}
        </p>
      ))}
    </section>
  );
}
