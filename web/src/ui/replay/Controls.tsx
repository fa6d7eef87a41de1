/** The slider under a replay, and the buttons that move it. */
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../../i18n";
import { Icon, type IconName } from "../parts/icons";
import { marksOf, type Player, SPEEDS } from "./player";

export function Controls({ player }: { readonly player: Player }) {
  useReplayKeys(player);
  const at = player.at.value;
  const playing = player.playing.value;
  const position = t("read-position", { at, of: player.length });
  return (
    <section class="read-controls" aria-label={t("read-replay")} title={t("read-keys")}>
      <div class="read-buttons">
        <Key icon="step-back" label={t("read-step-back")} off={at <= 1} press={() => player.back()} />
        <button
          type="button"
          class="btn primary read-play"
          aria-label={t(playing ? "read-pause" : "read-play")}
          onClick={() => toggle(player)}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        <Key
          icon="step-forward"
          label={t("read-step-forward")}
          off={at >= player.length}
          press={() => forward(player)}
        />
      </div>
      <div class="read-slide">
        <input
          type="range"
          min={1}
          max={player.length}
          value={at}
          aria-label={t("read-replay")}
          aria-valuetext={position}
          onInput={(event) => {
            player.pause();
            player.jump(event.currentTarget.valueAsNumber);
          }}
        />
        <Marks player={player} />
      </div>
      <span class="read-position num" aria-hidden="true">
        {at} / {player.length}
      </span>
      <Speed player={player} />
    </section>
  );
}

interface KeyProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly press: () => void;
}

/** Stays focusable at the ends, so that the keyboard is not thrown off it. */
function Key({ icon, label, off, press }: KeyProps) {
  return (
    <button type="button" class="btn" aria-label={label} aria-disabled={off} onClick={() => off || press()}>
      <Icon name={icon} />
    </button>
  );
}

/** Ticks where a round ended. */
function Marks({ player }: { readonly player: Player }) {
  const marks = useMemo(() => marksOf(player.replay, player.game.results.ends), [player]);
  return (
    <span class="read-marks" aria-hidden="true">
      {marks.map((at) => (
        <i key={at} style={{ left: `${(100 * (at - 1)) / Math.max(1, player.length - 1)}%` }} />
      ))}
    </span>
  );
}

function Speed({ player }: { readonly player: Player }) {
  return (
    <select
      class="tb-select read-speed"
      aria-label={t("read-speed")}
      value={player.speed.value}
      onChange={(event) => {
        player.speed.value = Number(event.currentTarget.value);
      }}
    >
      {SPEEDS.map((times) => (
        <option key={times} value={times}>
          {t("read-speed-times", { times })}
        </option>
      ))}
    </select>
  );
}

function toggle(player: Player): void {
  if (player.playing.peek()) player.pause();
  else void player.play();
}

function forward(player: Player): void {
  player.pause();
  void player.step();
}

const KEYS: { readonly [key: string]: (player: Player) => void } = {
  ArrowRight: forward,
  ArrowLeft: (player) => player.back(),
  Home: (player) => player.jump(1),
  End: (player) => player.jump(player.length),
  " ": toggle,
};

const WRITING = "input, select, textarea";
/** What a board marks so is walked with arrows. */
const WALKING = "[data-arrows], .read-log";
const PRESSING = "button, a, summary";

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === " ") return Boolean(target?.closest(`${WRITING}, ${PRESSING}`));
  return Boolean(target?.closest(`${WRITING}, ${WALKING}`));
}

/** Heard before the board does: what is a key of the replay is not one of the game. */
function useReplayKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isElsewhere(event) ? undefined : KEYS[event.key];
      if (!act) return;
      event.preventDefault();
      act(player);
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [player]);
}
