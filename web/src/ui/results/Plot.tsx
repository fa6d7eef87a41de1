/** Everybody's line over the rounds, in the seat's colour, with the seat's shape at its end. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { seatColor, seatOutline } from "../parts/marks";
import { signed } from "./places";
import { apart, type Frame, scaleOf } from "./scales";
import "./plot.css";

interface Props {
  readonly title: string;
  readonly names: readonly string[];
  /** For every seat a score at the start and after each round. */
  readonly scores: readonly (readonly number[])[];
}

const HEIGHT = 200;
const MARK = 16;

export function Plot({ title, names, scores }: Props) {
  const [box, width] = useWidth();
  return (
    <figure class="read-plot" ref={box}>
      <figcaption class="eyebrow">{title}</figcaption>
      {width > 0 && <Lines width={width} scores={scores} />}
      <ul class="visually-hidden">
        {scores.map((line, seat) => (
          <li key={names[seat]}>
            {t("read-course-words", { name: names[seat] ?? "", scores: line.map(signed).join(", ") })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Lines({ width, scores }: { readonly width: number; readonly scores: Props["scores"] }) {
  const frame: Frame = { width, height: HEIGHT, left: 30, right: 26, top: 12, bottom: 22 };
  const rounds = scores[0]?.length ?? 0;
  const { x, y, ticks } = scaleOf(frame, rounds, scores.flat());
  const end = x(rounds - 1);
  const ends = scores.map((line, seat) => y(line.at(-1) ?? 0) + beside(seat, scores.length));
  const marks = apart(ends, MARK, frame.top, HEIGHT - frame.bottom);
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${frame.left} ${y(tick)}H${end}`} class={tick === 0 ? "read-zero" : "read-grid"} />
          <text x={frame.left - 8} y={y(tick) + 4} class="read-tick" text-anchor="end">
            {signed(tick)}
          </text>
        </g>
      ))}
      {everyRound(rounds).map((round) => (
        <text key={round} x={x(round)} y={HEIGHT - 4} class="read-tick" text-anchor="middle">
          {round}
        </text>
      ))}
      {scores.map((line, seat) => (
        <path
          key={seatColor(seat)}
          class="read-course"
          d={`M${line.map((score, at) => `${x(at)} ${y(score) + beside(seat, scores.length)}`).join("L")}`}
          stroke={seatColor(seat)}
        />
      ))}
      <LineEnds end={end} ends={ends} marks={marks} />
    </svg>
  );
}

interface LineEndsProps {
  /** Where all lines end, from the left. */
  readonly end: number;
  /** How high each line ends, and how high its seat's mark is put beside it. */
  readonly ends: readonly number[];
  readonly marks: readonly number[];
}

/** Whose line it is stands at its end. */
export function LineEnds({ end, ends, marks }: LineEndsProps) {
  return marks.map((height, seat) => (
    <g key={seatColor(seat)}>
      <path d={`M${end} ${ends[seat]}L${end + 8} ${height}`} stroke={seatColor(seat)} class="read-leader" />
      <path
        d={seatOutline(seat)}
        fill={seatColor(seat)}
        transform={`translate(${end + 9} ${height - 7}) scale(${14 / 24})`}
      />
    </g>
  ));
}

/** Lines that run together are drawn beside each other, so that none is lost. */
const beside = (seat: number, seats: number): number => (seat - (seats - 1) / 2) * 1.4;

/** All rounds by number, or every sixth where there are many. */
function everyRound(rounds: number): number[] {
  const step = rounds > 13 ? 6 : rounds > 7 ? 2 : 1;
  return Array.from({ length: rounds }, (_, round) => round).filter((round) => round % step === 0);
}

/** The width that there is, so that letters keep their size. */
export function useWidth() {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width] as const;
}
