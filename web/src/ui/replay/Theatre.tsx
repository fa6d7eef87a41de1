/** The board of the game with the replay's own bar above and slider below it. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Stage } from "../../client/viewer";
import { DiamantBoard } from "../../games/diamant/Board";
import { MeisterdiebeBoard } from "../../games/meisterdiebe/Board";
import { OrderTrack } from "../../games/meisterdiebe/OrderTrack";
import { t } from "../../i18n";
import type { DiamantView, Lobby, MeisterdiebeView, Now } from "../../wire/types";
import { CopyButton } from "../parts/CopyButton";
import { Icon } from "../parts/icons";
import { seatNames } from "../table/names";
import { PromptLine } from "../table/PromptLine";
import type { Asking } from "../table/prompt";
import { cycle, RulesButton, whereabouts } from "../table/TopBar";
import { Controls } from "./Controls";
import type { Player } from "./player";
import { ReplayLog } from "./ReplayLog";
import "../table/table.css";

interface Props {
  readonly player: Player;
  readonly see: (eyes: string) => void;
}

export function Theatre({ player, see }: Props) {
  const now = useComputed(() => player.viewer.value.shown.value).value;
  const { lobby } = player.replay;
  if (!now) return null;
  return (
    <div class="tb read-theatre">
      <Bar player={player} see={see} now={now} />
      <Board key={player.replay.viewer} player={player} lobby={lobby} now={now} />
      <Controls player={player} />
    </div>
  );
}

function Bar({ player, see, now }: Props & { readonly now: Now }) {
  const { lobby } = player.replay;
  const { game } = lobby.setting;
  const names = seatNames(lobby);
  return (
    <header class="tb-bar">
      <a class="tb-brand" href="/" aria-label={t("read-home")}>
        <Icon name="home" />
        <span>{t("table-brand")}</span>
      </a>
      <span class="tb-where eyebrow">
        <span class="tb-wide">{t("read-game", { game })}</span>
        {cycle(lobby, now.view) && <span class="tb-wide">{cycle(lobby, now.view)}</span>}
        <span>{whereabouts(lobby, now.view)}</span>
      </span>
      <span class="tb-track">
        {game === "meisterdiebe" && (
          <OrderTrack lobby={lobby} view={now.view as MeisterdiebeView} names={names} />
        )}
      </span>
      <Eyes names={names} eyes={player.replay.viewer} see={see} />
      <span class="read-share">
        <CopyButton link={linkOf(player)} label={t("read-link-here")} bare />
      </span>
      <RulesButton game={game} />
    </header>
  );
}

/** The address of the scene that is shown. */
function linkOf(player: Player): string {
  const { lobby, viewer } = player.replay;
  return `${location.origin}/replay/${lobby.id}?seat=${viewer}&at=${player.at.value}`;
}

interface EyesProps {
  readonly names: readonly string[];
  readonly eyes: string;
  readonly see: (eyes: string) => void;
}

function Eyes({ names, eyes, see }: EyesProps) {
  return (
    <label class="read-eyes">
      <Icon name="eye" />
      <span class="visually-hidden">{t("read-eyes")}</span>
      <select value={eyes} onChange={(event) => see(event.currentTarget.value)}>
        <option value="truth">{t("read-eyes-truth")}</option>
        <option value="spectator">{t("read-eyes-spectator")}</option>
        {names.map((name, seat) => (
          <option key={`${seat} ${name}`} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BoardProps {
  readonly player: Player;
  readonly lobby: Lobby;
  readonly now: Now;
}

function Board({ player, lobby, now }: BoardProps) {
  const place = useRef<HTMLElement>(null);
  const stage = useRef<Stage | null>(null);
  const draft = useSignal("");
  const viewer = player.viewer.value;
  const names = seatNames(lobby);
  useEffect(() => {
    player.stage = (beat) => stage.current?.(beat) ?? Promise.resolve();
    // A click on a board hurries what it plays.
    player.hurry = () => (place.current?.firstElementChild as HTMLElement | null)?.click();
  }, [player]);
  const seen = { lobby, names, seat: now.seat, asked: null, sending: false, outcome: now.outcome };
  // Nobody is asked anything, not even the seat that is looked through.
  const asking: Asking = { ...seen, seat: null, view: now.view };
  const board = {
    ...seen,
    viewer,
    draft,
    replay: true,
    answer: () => {},
    stage: (its: Stage | null) => {
      stage.current = its;
    },
    slots: {
      prompt: <PromptLine asking={asking} viewer={viewer} />,
      log: <ReplayLog lobby={lobby} viewer={viewer} names={names} />,
    },
  };
  return (
    <main class="tb-board" ref={place}>
      {lobby.setting.game === "diamant" ? (
        <DiamantBoard {...board} view={now.view as DiamantView} />
      ) : (
        <MeisterdiebeBoard {...board} view={now.view as MeisterdiebeView} notes={now.notes} />
      )}
    </main>
  );
}
