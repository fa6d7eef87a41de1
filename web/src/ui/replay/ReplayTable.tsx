/** The board of the game with the replay's own bar above and slider below it. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Staging } from "../../client/viewer";
import { findGame } from "../../games";
import { t } from "../../i18n";
import { lazy } from "../../lazy";
import type { Lobby, Now } from "../../wire/types";
import { CopyButton } from "../parts/CopyButton";
import { Icon } from "../parts/icons";
import { useSettingHere } from "../table/agreed";
import { seatNames } from "../table/names";
import { PromptLine } from "../table/PromptLine";
import type { Asking } from "../table/prompt";
import { RulesButton, Whereabouts } from "../table/TopBar";
import { Controls } from "./Controls";
import { type Player, seatOf } from "./player";
import { ReplayLog } from "./ReplayLog";
import "../table/table.css";

interface Props {
  readonly player: Player;
  readonly see: (eyes: string) => void;
}

const Beside = lazy(async () => (await import("../review/Beside")).Beside, "page-review", "review");

/** `reviewed` is the seat whose review stands beside it. */
export function ReplayTable({ player, see, reviewed }: Props & { readonly reviewed: number | null }) {
  const now = player.viewer.value.shown.value;
  const { lobby } = player.replay;
  useSettingHere(lobby.setting);
  if (!now) return null;
  return (
    <div class="tb read-table-view">
      <Bar player={player} see={see} now={now} reviewed={reviewed} />
      <Board key={player.replay.viewer} player={player} lobby={lobby} now={now} />
      {reviewed !== null && <Beside player={player} seat={reviewed} />}
      <Controls player={player} />
    </div>
  );
}

interface BarProps extends Props {
  readonly now: Now;
  readonly reviewed: number | null;
}

function Bar({ player, see, now, reviewed }: BarProps) {
  const { game, replay } = player;
  const { lobby } = replay;
  const names = seatNames(lobby);
  return (
    <header class="tb-bar">
      <a class="tb-brand" href="/" aria-label={t("read-home")}>
        <Icon name="home" />
        <span>{t("table-brand")}</span>
      </a>
      <Whereabouts game={game} lobby={lobby} view={now.view} />
      <span class="tb-track">{game.Track && <game.Track lobby={lobby} view={now.view} names={names} />}</span>
      <Eyes names={names} eyes={player.replay.viewer} see={see} />
      <span class="read-share">
        <CopyButton link={linkOf(player)} label={t("read-link-here")} bare />
      </span>
      {reviewed === null && findGame(lobby.setting.game)?.loadReview && (
        <a
          class="btn ghost read-back-to"
          href={`/review/${lobby.id}${seatOf(replay) === null ? "" : `?seat=${replay.viewer}`}`}
          aria-label={t("read-look-back")}
        >
          <Icon name="learn" /> <span>{t("read-look-back")}</span>
        </a>
      )}
      <RulesButton setting={lobby.setting} />
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
      <select class="tb-select" value={eyes} onChange={(event) => see(event.currentTarget.value)}>
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
  const stage = useRef<Staging | null>(null);
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
  const asking: Asking = { ...seen, game: player.game, seat: null, view: now.view, advice: null };
  const board = {
    ...seen,
    viewer,
    draft,
    replay: true,
    answer: () => {},
    stage: (its: Staging | null) => {
      stage.current = its;
    },
    slots: {
      prompt: <PromptLine asking={asking} viewer={viewer} />,
      log: <ReplayLog game={player.game} lobby={lobby} viewer={viewer} names={names} />,
    },
  };
  return (
    <main class="tb-board" ref={place}>
      <player.game.Board {...board} view={now.view} notes={now.notes} />
    </main>
  );
}
