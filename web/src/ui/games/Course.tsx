/** The scores of one's games in a row: a crown's diamond for a win, a ring for the others. */
import { t } from "../../i18n";
import type { Finished } from "../../wire/types";
import { useWidth } from "../results/Plot";
import { signed } from "../results/places";
import { type Frame, scaleOf } from "../results/scales";
import "../results/plot.css";

const HEIGHT = 110;
/** Where the lines of the grid begin. */
const GRID = 30;
const WON = "M0-6L6 0 0 6-6 0z";

export function Course({ course }: { readonly course: readonly Finished[] }) {
  const [box, width] = useWidth();
  const scores = course.map((game) => game.score);
  return (
    <figure class="read-plot" ref={box}>
      <figcaption class="read-caption">{t("read-score-course")}</figcaption>
      {width > 0 && <Points width={width} course={course} />}
      <p class="visually-hidden">{t("read-score-course-words", { scores: scores.map(signed).join(", ") })}</p>
    </figure>
  );
}

function Points({ width, course }: { readonly width: number; readonly course: readonly Finished[] }) {
  const frame: Frame = { width, height: HEIGHT, left: 40, right: 10, top: 10, bottom: 10 };
  const scores = course.map((game) => game.score);
  const { x, y, ticks } = scaleOf(frame, course.length, scores);
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${GRID} ${y(tick)}H${width}`} class={tick ? "read-grid" : "read-zero"} />
          <text x={GRID - 8} y={y(tick) + 4} class="read-tick" text-anchor="end">
            {signed(tick)}
          </text>
        </g>
      ))}
      <path class="read-thread" d={`M${scores.map((score, at) => `${x(at)} ${y(score)}`).join("L")}`} />
      {course.map((game, at) => (
        <path
          key={`${game.table} ${game.seat}`}
          class={game.won ? "read-point read-point-won" : "read-point"}
          d={game.won ? WON : "M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"}
          transform={`translate(${x(at)} ${y(game.score)})`}
        />
      ))}
    </svg>
  );
}
