/** What a lesson says at the table, in the place of the line that asks. */
import { useEffect, useRef } from "preact/hooks";
import type { TableClient } from "../../client/table";
import type { Viewer } from "../../client/viewer";
import { listed, t } from "../../i18n";
import type { LessonNow, Refused } from "../../wire/types";
import { Icon } from "../parts/icons";
import { useKeys } from "../parts/useKeys";
import { RefusedLine } from "../table/PromptLine";
import { type Asking, headline } from "../table/prompt";
import { expectRefusals } from "../table/refusals";
import { LessonEnd } from "./LessonEnd";
import { usePointing } from "./usePointing";
import { hintText, isAnswer, stepText } from "./words";
import "./panel.css";

export interface LessonPanelProps {
  readonly client: TableClient;
  readonly viewer: Viewer;
  readonly asking: Asking;
  readonly lesson: LessonNow;
}

export function LessonPanel(props: LessonPanelProps) {
  const { lesson } = props;
  return lesson.over ? <LessonEnd lesson={lesson.id} /> : <Step {...props} />;
}

function Step({ client, viewer, asking, lesson }: LessonPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const isRead = !lesson.moves;
  const next = () => {
    if (viewer.seat !== null) client.read(viewer.seat, lesson.number);
  };
  useKeys(isRead ? { Enter: next, n: next, N: next } : {});
  useEffect(expectRefusals, []);
  const marked = usePointing(lesson.point, `${lesson.number} ${asking.asked?.id}`);
  // The button that had the focus is gone; from here Tab comes to the board.
  useEffect(() => {
    if (!isRead && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [isRead]);
  return (
    <section
      class="ls-panel panel"
      aria-label={t("learn-panel")}
      ref={panel}
      tabIndex={-1}
      data-step={lesson.step}
    >
      <p class="ls-text" aria-live="polite" aria-atomic="true">
        {stepText(lesson)}
        {marked.length > 0 && (
          <span class="visually-hidden"> {t("learn-marked", { things: listed(marked) })}</span>
        )}
      </p>
      <progress value={lesson.number} max={lesson.steps} aria-hidden="true" />
      <Said refused={viewer.refused.value} names={asking.names} hint={hintText(lesson)} />
      <footer>
        {isRead ? (
          <Count lesson={lesson} />
        ) : (
          <span class={asking.asked ? "ls-asked ls-yours" : "ls-asked"}>{headline(asking)}</span>
        )}
        {isRead ? (
          <Next key={lesson.number} last={lesson.number === lesson.steps} act={next} />
        ) : (
          <Count lesson={lesson} />
        )}
      </footer>
    </section>
  );
}

function Count({ lesson: { number, steps } }: { readonly lesson: LessonNow }) {
  return <span class="ls-count num">{t("learn-step", { step: number, steps })}</span>;
}

interface SaidProps {
  readonly refused: Refused | null;
  readonly names: readonly string[];
  readonly hint: string | null;
}

/** What a wrong try is answered, or what has just been seen. */
function Said({ refused, names, hint }: SaidProps) {
  const answer = refused && isAnswer(refused.says) ? t(refused.says) : null;
  return (
    <div class="ls-said" role="status">
      {(answer ?? hint) && (
        <p key={answer ?? hint} class={answer ? "ls-answer" : "ls-hint"}>
          <Icon name={answer ? "return" : "info"} size={18} /> <span>{answer ?? hint}</span>
        </p>
      )}
      {refused && answer === null && <RefusedLine refused={refused} names={names} />}
    </div>
  );
}

interface NextProps {
  readonly last: boolean;
  readonly act: () => void;
}

function Next({ last, act }: NextProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.querySelector("dialog[open]")) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button type="button" class="btn primary ls-next" aria-keyshortcuts="Enter N" ref={button} onClick={act}>
      {t(last ? "learn-finish" : "learn-next")}
      <span aria-hidden="true">
        <kbd>N</kbd>
      </span>
    </button>
  );
}
