/** The end of a lesson, and the ways on from it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../../client/api";
import { t } from "../../i18n";
import type { LessonOffered } from "../../wire/types";
import { Icon } from "../parts/icons";
import { playNow } from "../start/open";
import { Problem } from "../start/Problem";
import { useBusy } from "../start/useBusy";
import { toLesson } from "./begin";
import { titleOf } from "./words";
import "./panel.css";

export function LessonEnd({ lesson }: { readonly lesson: string }) {
  const next = useNext(lesson);
  const { busy, problem, run } = useBusy();
  const [game = ""] = lesson.split("/");
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (next !== undefined) on.current?.focus({ preventScroll: true });
  }, [next]);
  return (
    <section class="ls-panel ls-end panel" aria-label={t("learn-panel")}>
      <div role="status">
        <h2>{t("learn-over")}</h2>
        <p>{t("learn-over-about", { title: titleOf(lesson) })}</p>
        {next === null && <p>{t("learn-over-last")}</p>}
      </div>
      <Problem words={problem} />
      <div class="ls-ways">
        {next && (
          <button
            type="button"
            class="btn primary"
            ref={on}
            aria-disabled={busy}
            onClick={() => run(() => toLesson(next.id))}
          >
            <Icon name="arrow-right" /> {t("learn-next-lesson", { title: titleOf(next.id) })}
          </button>
        )}
        <button
          type="button"
          class={next === null ? "btn primary" : "btn"}
          ref={next === null ? on : null}
          aria-disabled={busy}
          onClick={() => run(() => playNow(game))}
        >
          <Icon name="play" /> {t("start-play-now")}
        </button>
        <a class="btn" href={`/learn/${game}`}>
          {t("learn-all")}
        </a>
      </div>
    </section>
  );
}

/** The lesson after this one; null: it was the last, undefined: not known yet. */
function useNext(lesson: string): LessonOffered | null | undefined {
  const [next, setNext] = useState<LessonOffered | null>();
  useEffect(() => {
    api.lessons().then(
      (all) => setNext(following(all, lesson)),
      () => setNext(null),
    );
  }, [lesson]);
  return next;
}

function following(all: readonly LessonOffered[], lesson: string): LessonOffered | null {
  const at = all.findIndex((it) => it.id === lesson);
  const next = all[at + 1];
  return next?.game === all[at]?.game ? (next ?? null) : null;
}
