/** What only Diamant tells of a review: the odds of every fist, and what either was worth. */
import { t } from "../../i18n";
import type { Review, ReviewedDecision } from "../../wire/types";
import type { DecisionsProps, GameReview } from "../contract";
import "./review.css";

const FISTS = ["stay", "leave"] as const;
type Fist = (typeof FISTS)[number];

/** What the reviewer says of a fist; shares of the win and chances are from 0 to 1. */
interface Weighed {
  readonly bust: number;
  readonly worths: Readonly<Record<Fist, number>>;
  readonly odds: Readonly<Record<string, number>>;
}

interface Risk {
  readonly early: { readonly share: number };
  readonly late: { readonly share: number };
}

const weighed = ({ own }: ReviewedDecision) => own as unknown as Weighed;

export const review: GameReview = {
  Decisions: Fists,
  known: (decision) => {
    const { bust, worths } = weighed(decision);
    const [stay, leave] = FISTS.map((fist) => hundredths(worths[fist]));
    return t("review-diamant-known", { stay: stay ?? 0, leave: leave ?? 0, percent: hundredths(bust) });
  },
  courses: [
    { title: "review-diamant-course-early", share: (own) => riskOf(own)?.early.share ?? null },
    { title: "review-diamant-course-late", share: (own) => riskOf(own)?.late.share ?? null },
  ],
};

const riskOf = (own: Review["own"]) => own.risk as Risk | undefined;

function Fists({ review, where, link }: DecisionsProps) {
  const expeditions = new Map<string, ReviewedDecision[]>();
  for (const it of review.decisions) {
    const expedition = where(it.moment);
    expeditions.set(expedition, [...(expeditions.get(expedition) ?? []), it]);
  }
  return (
    <>
      <p class="rv-quiet">{t("review-diamant-table")}</p>
      <div class="dm-fists">
        {[...expeditions].map(([expedition, decisions]) => (
          <table key={expedition}>
            <caption>{expedition}</caption>
            <thead>
              <tr>
                <th scope="col">{t("review-diamant-table-fist")}</th>
                <th scope="col" class="dm-fists-next">
                  {t("review-diamant-table-next")}
                </th>
                {FISTS.map((fist) => (
                  <th key={fist} scope="col">
                    {t("review-diamant-choice", { choice: fist })}
                  </th>
                ))}
                <th scope="col">{t("review-diamant-table-you")}</th>
              </tr>
            </thead>
            <tbody>
              {decisions.map((decision, before) => (
                <Row key={decision.move_number} decision={decision} number={before + 1} link={link} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p class="dm-fists-key rv-quiet">
        {KINDS.map((kind) => (
          <span key={kind}>
            <i class={`dm-fists-${kind}`} /> {t("review-diamant-odds", { kind })}
          </span>
        ))}
      </p>
    </>
  );
}

interface RowProps {
  readonly decision: ReviewedDecision;
  readonly number: number;
  readonly link: (moment: number) => string;
}

function Row({ decision, number, link }: RowProps) {
  const { worths } = weighed(decision);
  return (
    <tr>
      <th scope="row">
        <a
          class="btn ghost"
          href={link(decision.moment)}
          aria-label={t("review-diamant-table-open", { number })}
        >
          {number}
        </a>
      </th>
      <td class="dm-fists-next">
        <Odds decision={decision} />
      </td>
      {FISTS.map((fist) => (
        <td key={fist} class={fist === decision.best ? "num dm-fists-best" : "num"}>
          {t("review-percent", { percent: hundredths(worths[fist]) })}
        </td>
      ))}
      <td>
        {t("review-diamant-choice", { choice: decision.played })}
        {decision.mark && <small>{t(`review-mark-${decision.mark}`)}</small>}
      </td>
    </tr>
  );
}

/** What the next card may be: more stones, a danger that is the first of its kind, or the end. */
const KINDS = ["treasure", "hazard", "end"] as const;

function Odds({ decision }: { readonly decision: ReviewedDecision }) {
  const shares = sharesOf(weighed(decision));
  const words = KINDS.map((kind) => `${t("review-diamant-odds", { kind })}: ${percents(shares[kind])}`).join(
    ", ",
  );
  return (
    <span class="dm-fists-bar" role="img" aria-label={words} title={words}>
      <span class="dm-fists-line">
        {KINDS.map((kind) => (
          <i key={kind} class={`dm-fists-${kind}`} style={{ flexGrow: shares[kind] }} />
        ))}
      </span>
      <span class="num">{percents(shares.end)}</span>
    </span>
  );
}

/** Treasures are named by their stones. */
export function sharesOf({ odds, bust }: Pick<Weighed, "odds" | "bust">) {
  const treasure = Object.entries(odds).reduce(
    (sum, [card, share]) => sum + (Number.isNaN(Number(card)) ? 0 : share),
    0,
  );
  const all = Object.values(odds).reduce((sum, share) => sum + share, 0);
  return { treasure, hazard: Math.max(0, all - treasure - bust), end: bust };
}

const hundredths = (share: number): number => Math.round(100 * share);
const percents = (share: number): string => t("review-percent", { percent: hundredths(share) });
