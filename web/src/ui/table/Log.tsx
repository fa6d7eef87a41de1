/** What happened, in the reader's language; it fades as the table chose. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Viewer } from "../../client/viewer";
import type { GamePlay } from "../../games/contract";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { Who } from "../bots/Face";
import { showRule } from "../rules/shown";
import "./log.css";

/** A memory game's log forgets: so many lines are left, each fainter than the next. */
const FADING_LINES = 5;

export interface Line {
  readonly key: string;
  readonly text: string;
  readonly clause: string | null;
  /** Whose doing it was; null: nobody's. */
  readonly seat: number | null;
}

export interface LogProps {
  readonly game: GamePlay;
  readonly lobby: Lobby;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

export function linesOf({ game, viewer, names }: LogProps): Line[] {
  const told = viewer.chapters.value.filter((chapter) => chapter.number <= viewer.told.value);
  return told.flatMap((chapter) =>
    chapter.events.flatMap((event, at) => {
      const text = game.quiet.includes(event.type) ? null : game.tell(event, names);
      const seat = "seat" in event ? event.seat : null;
      return text ? [{ key: `${chapter.number}.${at}`, text, clause: event.clauses[0] ?? null, seat }] : [];
    }),
  );
}

export function Log(props: LogProps) {
  const fading = props.lobby.setting.log === "fading";
  const lines = linesOf(props).slice(fading ? -FADING_LINES : 0);
  return (
    <section class={`log ${fading ? "log-fading" : "log-full"}`} aria-label={t("table-log")}>
      <header>
        <span class="eyebrow">{t(fading ? "table-log-fading" : "table-log-full")}</span>
        {fading && <span class="log-hint">{t("table-log-fades")}</span>}
      </header>
      {lines.length === 0 && <p>{t("table-log-empty")}</p>}
      <LogLines lobby={props.lobby} lines={lines} scrolls={!fading} />
    </section>
  );
}

interface LinesProps {
  readonly lobby: Lobby;
  readonly lines: readonly Line[];
  readonly scrolls: boolean;
}

/** Lines with their rules; what is new stands at the end, in sight. */
export function LogLines({ lobby, lines, scrolls }: LinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.key;
  useEffect(() => {
    if (last) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <div class="log-lines" ref={box} tabIndex={scrolls ? 0 : -1}>
      {lines.map((line) => (
        <p key={line.key}>
          {line.seat !== null && <Who lobby={lobby} seat={line.seat} />}
          {line.text}
          {line.clause && <ClauseLink clause={line.clause} />}
        </p>
      ))}
    </div>
  );
}

export function ClauseLink({ clause }: { clause: string }) {
  return (
    <button
      type="button"
      class="clause"
      aria-label={t("table-clause", { clause })}
      onClick={() => showRule(clause)}
    >
      {clause}
    </button>
  );
}

/** What happens within one beat is said in one breath. */
const BREATH_MS = 120;

/** Says aloud all that is new, and what is waited for, each of it once; sits in the page once. */
export function Announcer({ game, viewer, names, prompt }: LogProps & { prompt: string }) {
  const told = viewer.told.value;
  const heard = useRef({ told: told - 1, prompt: "" });
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = heard.current;
      heard.current = { told, prompt };
      const fresh = viewer.chapters.peek().filter((it) => it.number > before.told && it.number <= told);
      const sentences = fresh.flatMap((chapter) => chapter.events.map((it) => game.tell(it, names)));
      const asked = fresh.length > 0 || prompt !== before.prompt ? prompt : "";
      const now = [...sentences, asked].filter(Boolean).join(" ");
      if (now) setSaid(now);
    }, BREATH_MS);
    return () => clearTimeout(timer);
  }, [viewer, told, prompt]);
  return (
    <div class="visually-hidden" aria-live="polite" aria-atomic="true">
      {said}
    </div>
  );
}
