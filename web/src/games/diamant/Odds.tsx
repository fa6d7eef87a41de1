/** The aid that a table may agree on: the exact odds of the next card. */
import { language, t } from "../../i18n";
import { Explain } from "../../ui/parts/Explain";
import type { DiamantCard, DiamantOdds } from "../../wire/types";
import { isHazard } from "./scene";
import "./odds.css";

export interface Parts {
  readonly cards: number;
  /** Cards that end the expedition. */
  readonly ends: number;
  /** Hazards of which none lies there yet. */
  readonly warns: number;
  /** The values of the treasures, each as often as it is left. */
  readonly values: readonly number[];
}

export function partsOf({ left, ends }: DiamantOdds): Parts {
  const kinds = Object.entries(left) as [DiamantCard, number][];
  const values = kinds.flatMap(([card, count]) =>
    isHazard(card) ? [] : Array<number>(count).fill(Number(card)),
  );
  const cards = kinds.reduce((sum, [, count]) => sum + count, 0);
  return { cards, ends, warns: cards - ends - values.length, values: values.sort((a, b) => a - b) };
}

export function Odds({ odds }: { readonly odds: DiamantOdds }) {
  const { cards, ends, warns, values } = partsOf(odds);
  if (cards === 0) return null;
  const percent = new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 1 });
  const share = (count: number) => percent.format(count / cards);
  const words = t("dm-odds", { ends: share(ends), warns: share(warns), stones: share(values.length) });
  const about = t("dm-odds-about", {
    cards,
    ends,
    warns,
    stones: values.length,
    values: values.join(", ") || "–",
  });
  const width = (count: number) => ({ flexGrow: count });
  return (
    <Explain words={about} class="dm-odds num" label={t("dm-odds-label", { odds: words })}>
      <span class="dm-odds-bar">
        <i class="dm-odds-ends" style={width(ends)} />
        <i class="dm-odds-warns" style={width(warns)} />
        <i class="dm-odds-stones" style={width(values.length)} />
      </span>
      <span>{words}</span>
    </Explain>
  );
}
