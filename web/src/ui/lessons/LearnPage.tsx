/** The lessons of a game, or of all games: what each is about, and one press to it. */
import { api } from "../../client/api";
import { keptOf } from "../../client/lessons";
import { GAME_NAMES, isGame } from "../../games";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import type { LessonOffered } from "../../wire/types";
import { Icon } from "../parts/icons";
import { useAsked } from "../parts/useAsked";
import { Frame, Notice } from "../rules/Frame";
import { Problem } from "../start/Problem";
import { useBusy } from "../start/useBusy";
import { whyNot } from "../table/refusals";
import { toLesson } from "./begin";
import { aboutOf, titleOf } from "./words";
import "./learn.css";

export function LearnPage({ name }: { readonly name: string }) {
  const games = isGame(name) ? [name] : GAME_NAMES;
  const title = isGame(name) ? t("learn-game", { game: gameName(name) }) : t("learn-title");
  const { answer: lessons, refusal, again } = useAsked(api.lessons);
  const problem = refusal && whyNot(refusal);
  return (
    <Frame title={title} lead={t("learn-lead")}>
      {problem && (
        <Notice
          title={problem}
          action={
            <button type="button" class="btn primary" onClick={again}>
              {t("read-again")}
            </button>
          }
        >
          {null}
        </Notice>
      )}
      {!problem && !lessons && <p>{t("read-loading")}</p>}
      {lessons &&
        games.map((game) => (
          <Lessons
            key={game}
            game={game}
            lessons={lessons.filter((it) => it.game === game)}
            headed={games.length > 1}
          />
        ))}
    </Frame>
  );
}

interface LessonsProps {
  readonly game: string;
  readonly lessons: readonly LessonOffered[];
  /** Several games stand on one page. */
  readonly headed: boolean;
}

function Lessons({ game, lessons, headed }: LessonsProps) {
  const { busy, problem, run } = useBusy();
  const done = lessons.filter((it) => keptOf(it.id).done).length;
  // The first that is not done is the one to go on with.
  const due = lessons.find((it) => !keptOf(it.id).done)?.id;
  return (
    <section class="learn-game" aria-label={gameName(game)}>
      {headed && <h2>{gameName(game)}</h2>}
      {lessons.length === 0 && <p>{t("learn-none")}</p>}
      {done > 0 && <p class="learn-progress">{t("learn-progress", { done, all: lessons.length })}</p>}
      <Problem words={problem} />
      <ol class="learn-lessons">
        {lessons.map((lesson) => (
          <LessonLine
            key={lesson.id}
            lesson={lesson}
            due={lesson.id === due}
            busy={busy}
            begin={() => run(() => toLesson(lesson.id))}
          />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly lesson: LessonOffered;
  readonly due: boolean;
  readonly busy: boolean;
  readonly begin: () => void;
}

function LessonLine({ lesson: { id, number }, due, busy, begin }: LineProps) {
  const { table, done } = keptOf(id);
  const state = table !== null ? "begun" : done ? "done" : "new";
  return (
    <li>
      <button
        type="button"
        class={["learn-lesson", done && "learn-done", due && "learn-due"].filter(Boolean).join(" ")}
        data-lesson={id}
        data-state={state}
        aria-disabled={busy}
        onClick={begin}
      >
        <span class="learn-number num" aria-hidden="true">
          {done ? <Icon name="check" /> : number}
        </span>
        <span class="learn-what">
          <b>
            <span class="visually-hidden">{t("learn-number", { number })}: </span>
            {titleOf(id)}
          </b>
          <small>{aboutOf(id)}</small>
        </span>
        <span class="learn-state">{t("learn-state", { state })}</span>
        <Icon name={state === "done" ? "replay" : "arrow-right"} />
      </button>
    </li>
  );
}
