/** The decisions that cost something, each with one sentence and its moment in the replay. */
import { t } from "../../i18n";
import type { Mark, ReviewedDecision } from "../../wire/types";
import { Icon } from "../parts/icons";
import { revealed } from "./answers";
import { hundredths, type Looking, replayLink, whereabouts, why } from "./looking";
import "./sides.css";

export function Marks({ looking }: { readonly looking: Looking }) {
  const marked = looking.review.decisions.filter(({ mark }) => mark);
  if (marked.length === 0) return <p>{spotless(looking.review.slips)}</p>;
  return (
    <ol class="rv-marks">
      {marked.map((decision) => (
        <li key={decision.move_number}>
          <Marked looking={looking} decision={decision} />
        </li>
      ))}
    </ol>
  );
}

/** Without a mark, but perhaps not without a loss. */
export function spotless(slips: number): string {
  const percent = hundredths(slips);
  return percent > 0 ? t("review-only-slips", { percent }) : t("review-no-marks");
}

function Marked({ looking, decision }: { readonly looking: Looking; readonly decision: ReviewedDecision }) {
  const { replay, review } = looking;
  const { mark, moment, loss } = decision;
  const asked = review.questions.find((it) => it.move_number === decision.move_number);
  const open = !asked || revealed(replay.lobby.id, review.seat, asked);
  return (
    <a class="rv-mark" href={replayLink(looking, moment, open ? "truth" : review.seat)}>
      <MarkSign mark={mark} />
      <span class="rv-mark-words">
        <small>
          {whereabouts(looking, moment)} · {t("review-cost", { percent: hundredths(loss) })}
        </small>
        {open ? why(looking, decision) : t("review-answer-first")}
      </span>
      <Icon name="replay" />
    </a>
  );
}

/** Its sign is what chess players write: `?!`, `?` and `??`. */
const SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export function MarkSign({ mark }: { readonly mark: Mark | null }) {
  if (!mark) return null;
  return (
    <span class={`rv-sign rv-${mark}`}>
      <i aria-hidden="true">{SIGNS[mark]}</i>
      <span>{t(`review-mark-${mark}`)}</span>
    </span>
  );
}
