/** The entrances, the deck, and the hazards that have left the game. */
import { listed, t } from "../../i18n";
import { Icon } from "../../ui/parts/icons";
import type { DiamantCard } from "../../wire/types";
import { CaveCard, Entrance, type EntranceState } from "./drawn";
import "./head.css";

export interface HeadProps {
  readonly expedition: number;
  readonly expeditions: number;
  readonly over: boolean;
  readonly deck: number;
  readonly removed: readonly DiamantCard[];
}

export function Head({ expedition, expeditions, over, deck, removed }: HeadProps) {
  const now = over ? expeditions + 1 : expedition;
  return (
    <div class="dm-head">
      <div
        class="dm-entrances"
        role="img"
        aria-label={t("dm-expeditions", { now: expedition, all: expeditions })}
      >
        {Array.from({ length: expeditions }, (_, at) => (
          <Entrance key={at} number={at + 1} state={stateOf(at + 1, now)} />
        ))}
      </div>
      <div class="dm-deck">
        <span
          class="num"
          role="img"
          aria-label={t("dm-deck", { count: deck })}
          title={t("dm-deck", { count: deck })}
        >
          <Icon name="cards" size={18} />
          {deck}
        </span>
        {removed.length > 0 && <Removed hazards={removed} />}
      </div>
    </div>
  );
}

const stateOf = (number: number, now: number): EntranceState =>
  number < now ? "done" : number === now ? "now" : "later";

function Removed({ hazards }: { readonly hazards: readonly DiamantCard[] }) {
  const words = t("dm-removed", { hazards: listed(hazards.map((hazard) => t("words-hazard", { hazard }))) });
  return (
    <span class="dm-removed" role="img" aria-label={words} title={words}>
      <Icon name="close" size={14} />
      {hazards.map((hazard, at) => (
        <CaveCard key={at} card={hazard} />
      ))}
    </span>
  );
}
