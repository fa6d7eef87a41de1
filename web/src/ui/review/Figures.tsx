/** What memory, luck and risk came to, each in a sentence. */
import { t } from "../../i18n";
import type { Memory } from "../../wire/types";
import { hundredths, type Looking, why } from "./looking";

interface Props {
  readonly looking: Looking;
  readonly isMemoryGame: boolean;
}

/** The remark on moves that a stand-in played. */
export const AWAY = "away";

export function Figures({ looking, isMemoryGame }: Props) {
  const { luck, memory } = looking.review;
  // In a memory game there is one remark, and the memory's own words say the same.
  const remarks = isMemoryGame ? [] : looking.review.remarks.filter((it) => it.cause !== AWAY);
  return (
    <div class="rv-figures">
      {isMemoryGame && <Remembered memory={memory} />}
      {remarks.length > 0 && (
        <section class="rv-part panel">
          <h2>{t("review-remarks-title")}</h2>
          {remarks.map((remark) => (
            <p key={remark.cause}>{why(looking, remark)}</p>
          ))}
        </section>
      )}
      <section class="rv-part panel">
        <h2>{t("review-luck-title")}</h2>
        <p>{luckWords(luck)}</p>
      </section>
    </div>
  );
}

export const luckWords = (luck: number): string =>
  t("review-luck", { percent: hundredths(Math.abs(luck)), good: luck > 0 ? "yes" : "no" });

/** From what share of what could be remembered on it is so called. */
const LEVELS = [
  [0.9, "elephant"],
  [0.6, "much"],
  [0.3, "some"],
] as const;

export function memoryLevel(score: number): string {
  return LEVELS.find(([from]) => score >= from)?.[1] ?? "little";
}

function Remembered({ memory }: { readonly memory: Memory | null }) {
  return (
    <section class="rv-part panel">
      <h2>{t("review-memory-title")}</h2>
      {memory ? <Score memory={memory} /> : <p>{t("review-memory-none")}</p>}
    </section>
  );
}

function Score({ memory }: { readonly memory: Memory }) {
  const [score, low, high] = [memory.score, memory.low, memory.high].map((it) =>
    hundredths(Math.min(1, Math.max(0, it))),
  ) as [number, number, number];
  return (
    <>
      <p class="rv-score">
        <b class="num">{score}</b> {t("review-memory-of")}
      </p>
      <div class="rv-scale" aria-hidden="true">
        <i class="rv-between" style={{ left: `${low}%`, width: `${high - low}%` }} />
        <i class="rv-at" style={{ left: `${score}%` }} />
      </div>
      <p class="rv-ends">
        <span>{t("review-goldfish")}</span>
        <span>{t("review-elephant")}</span>
      </p>
      <p>{t("review-memory-means", { level: memoryLevel(memory.score) })}</p>
      {high > low && <p class="rv-quiet">{t("review-memory-between", { low, high })}</p>}
    </>
  );
}
