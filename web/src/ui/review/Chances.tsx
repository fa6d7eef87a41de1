/** Everybody's chances over the game as lines; a slider over them shows one moment, and leads into the replay. */
import { useState } from "preact/hooks";
import { listed, t } from "../../i18n";
import type { Review } from "../../wire/types";
import { SeatSign } from "../bots/Face";
import { Icon } from "../parts/icons";
import { seatColor } from "../parts/marks";
import { LineEnds, useWidth } from "../results/Plot";
import { apart, type Frame } from "../results/scales";
import { hundredths, type Looking, replayLink, whereabouts } from "./looking";
import "../results/plot.css";

const HEIGHT = 220;
const MARK = 16;
/** The slider's thumb is so wide; its middle travels from line to line. */
const THUMB = 24;
const TICKS = [0, 50, 100];

export function Chances({ looking }: { readonly looking: Looking }) {
  const { review } = looking;
  const [box, width] = useWidth();
  const [at, setAt] = useState(() => costliest(review));
  const shown = review.chances[at];
  if (!shown) return null;
  const frame = frameOf(width);
  const told = words(looking, at);
  return (
    <figure class="read-plot rv-chances" ref={box}>
      {width > 0 && (
        <div class="rv-curve">
          <Lines frame={frame} review={review} />
          <input
            type="range"
            min={0}
            max={review.chances.length - 1}
            value={at}
            aria-label={t("review-chances-slider")}
            aria-valuetext={told}
            style={{
              left: `${frame.left - THUMB / 2}px`,
              width: `${frame.width - frame.left - frame.right + THUMB}px`,
            }}
            onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
          />
        </div>
      )}
      <figcaption class="rv-now">
        <span class="rv-now-where">{whereabouts(looking, shown.moment)}</span>
        <ul aria-label={told}>
          {shown.shares.map((share, seat) => (
            <li key={seatColor(seat)}>
              <SeatSign lobby={looking.replay.lobby} seat={seat} size={16} face={22} />
              <span class="rv-who">{looking.names[seat]}</span>
              <b class="num">{t("review-percent", { percent: hundredths(share) })}</b>
            </li>
          ))}
        </ul>
        <a class="btn" href={replayLink(looking, shown.moment, "truth")}>
          <Icon name="replay" /> {t("review-see-moment")}
        </a>
      </figcaption>
    </figure>
  );
}

/** Where the seat lost most, to begin with; the end where it lost nothing to speak of. */
function costliest({ chances, decisions }: Review): number {
  const marked = decisions.filter(({ mark }) => mark).sort((one, other) => other.loss - one.loss);
  const at = chances.findIndex(({ moment }) => moment >= (marked[0]?.moment ?? Number.POSITIVE_INFINITY));
  return at < 0 ? chances.length - 1 : at;
}

const frameOf = (width: number): Frame => ({
  width,
  height: HEIGHT,
  left: 44,
  right: 30,
  top: 12,
  bottom: 12,
});

/** The chances of a moment in one sentence. */
function words(looking: Looking, at: number): string {
  const { moment, shares } = looking.review.chances[at]!;
  const each = shares.map((share, seat) =>
    t("review-chance", { name: looking.names[seat] ?? "", percent: hundredths(share) }),
  );
  return t("review-chances-words", { where: whereabouts(looking, moment), chances: listed(each) });
}

interface LinesProps {
  readonly frame: Frame;
  readonly review: Review;
}

function Lines({ frame, review }: LinesProps) {
  const { chances } = review;
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const x = (at: number) => frame.left + (wide * at) / Math.max(1, chances.length - 1);
  const y = (share: number) => frame.top + tall * (1 - share);
  const end = x(chances.length - 1);
  const seats = chances[0]?.shares.map((_, seat) => seat) ?? [];
  const ends = seats.map((seat) => y(chances.at(-1)?.shares[seat] ?? 0));
  const marks = apart(ends, MARK, frame.top, frame.height - frame.bottom);
  return (
    <svg width={frame.width} height={HEIGHT} viewBox={`0 0 ${frame.width} ${HEIGHT}`} aria-hidden="true">
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M${frame.left} ${y(tick / 100)}H${end}`} class={tick === 0 ? "read-zero" : "read-grid"} />
          <text x={frame.left - 8} y={y(tick / 100) + 4} class="read-tick" text-anchor="end">
            {t("review-percent", { percent: tick })}
          </text>
        </g>
      ))}
      {seats.map((seat) => (
        <path
          key={seatColor(seat)}
          class={seat === review.seat ? "read-course rv-own" : "read-course"}
          d={`M${chances.map(({ shares }, at) => `${x(at).toFixed(1)} ${y(shares[seat] ?? 0).toFixed(1)}`).join("L")}`}
          stroke={seatColor(seat)}
        />
      ))}
      {review.decisions.flatMap((decision) => {
        const at = chances.findIndex(({ moment }) => moment >= decision.moment);
        const share = chances[at]?.shares[review.seat];
        if (!decision.mark || share === undefined) return [];
        return (
          <circle
            key={decision.move_number}
            cx={x(at)}
            cy={y(share)}
            r={5}
            class={`rv-dot rv-${decision.mark}`}
          />
        );
      })}
      <LineEnds end={end} ends={ends} marks={marks} />
    </svg>
  );
}
