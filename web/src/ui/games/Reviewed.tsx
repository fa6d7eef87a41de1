/** What the reviews of one's games tell over time: memory, and what a game adds. */
import { useEffect, useState } from "preact/hooks";
import type { GameReview } from "../../games/contract";
import { t } from "../../i18n";
import type { ReviewedGame } from "../../wire/types";
import { useWidth } from "../results/Plot";
import { type Frame, scaleOf } from "../results/scales";
import { loadReview } from "../review/usePlayed";
import { type Point, pointsOf } from "./points";
import "../results/plot.css";

const HEIGHT = 110;
const GRID = 34;
/** What is to be in sight, whatever the points are. */
const MEMORY = [0, 100];
const COST = [0, 20];

interface Props {
  readonly game: string;
  /** Of this game, from the first to the latest. */
  readonly reviewed: readonly ReviewedGame[];
}

export function Reviewed({ game, reviewed }: Props) {
  const [extra, setExtra] = useState<GameReview | null>(null);
  useEffect(() => void loadReview(game).then(setExtra, () => {}), [game]);
  const memory = pointsOf(
    reviewed,
    (it) => it.memory?.score ?? null,
    (it) => it.memory,
  );
  return (
    <>
      {memory.length > 1 && (
        <Line
          title={t("review-memory-course")}
          points={memory}
          values={MEMORY}
          levels={Object.values(extra?.memories ?? {})}
        />
      )}
      {memory.length > 1 && extra?.memories && (
        <p class="read-caption">{t("review-memory-bots", extra.memories)}</p>
      )}
      {extra?.courses?.map(({ title, share }) => {
        const points = pointsOf(reviewed, (it) => share(it.own));
        return points.length > 1 && <Line key={title} title={t(title)} points={points} values={COST} />;
      })}
    </>
  );
}

interface LineProps {
  readonly title: string;
  readonly points: readonly Point[];
  readonly values: readonly number[];
  /** What others came to. */
  readonly levels?: readonly number[];
}

function Line({ title, points, values, levels = [] }: LineProps) {
  const [box, width] = useWidth();
  const told = points.map(({ at }) => String(at)).join(", ");
  return (
    <figure class="read-plot" ref={box}>
      <figcaption class="read-caption">{title}</figcaption>
      {width > 0 && <Points width={width} points={points} values={values} levels={levels} />}
      <p class="visually-hidden">{t("review-course-words", { values: told })}</p>
    </figure>
  );
}

interface PointsProps {
  readonly width: number;
  readonly points: readonly Point[];
  readonly values: readonly number[];
  readonly levels: readonly number[];
}

function Points({ width, points, values, levels }: PointsProps) {
  const frame: Frame = { width, height: HEIGHT, left: 44, right: 10, top: 10, bottom: 10 };
  const { x, y, ticks } = scaleOf(frame, points.length, [...values, ...points.map(({ at }) => at)]);
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${GRID} ${y(tick)}H${width}`} class={tick ? "read-grid" : "read-zero"} />
          <text x={GRID - 6} y={y(tick) + 4} class="read-tick" text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {levels.map((level) => (
        <path key={level} d={`M${GRID} ${y(level)}H${width}`} class="read-level" />
      ))}
      <path class="read-thread" d={`M${points.map(({ at }, number) => `${x(number)} ${y(at)}`).join("L")}`} />
      {points.map(({ key, at, low, high }, number) => (
        <g key={key}>
          <path class="read-between" d={`M${x(number)} ${y(low)}V${y(high)}`} />
          <circle class="read-point" cx={x(number)} cy={y(at)} r={4} />
        </g>
      ))}
    </svg>
  );
}
