/** What a phone shows beside a shared screen: the own chest, what one carries, and the choice. */
import { t } from "../../i18n";
import type { DiamantChoice } from "../../wire/types";
import { Danger, type DiamantBoardProps } from "./Board";
import { Choices } from "./Choices";
import { Chest, Stones } from "./drawn";
import { Odds } from "./Odds";
import { sceneOf, stonesOn } from "./scene";
import "./ownHand.css";

export function OwnHand({ view, seat, slots, notes, asked, answer, viewer }: DiamantBoardProps) {
  if (seat === null) return <div class="dm-mine" />;
  const inside = view.inside[seat] ?? false;
  const carried = view.unsafe[seat] ?? 0;
  const chosen = (viewer.pending.value?.move ?? view.chosen[seat]) as DiamantChoice | null;
  return (
    <div class="dm-mine">
      <div class="dm-mine-prompt">{slots.prompt}</div>
      <div class="dm-mine-things">
        <Chested stones={view.chests[seat] ?? "?"} />
        <p class="dm-mine-carried">
          <span class="eyebrow">{t(inside ? "dm-carry" : "dm-state-camp")}</span>
          {inside && (carried ? <Stones count={carried} size={26} /> : <span>{t("dm-carry-nothing")}</span>)}
          {inside && carried > 0 && <b class="num">{carried}</b>}
        </p>
        <Danger scene={sceneOf(view)} />
        {notes && <Odds odds={notes} />}
      </div>
      {inside && <Choices {...{ asked, chosen, answer }} risk={carried} onPath={stonesOn(view.path)} />}
    </div>
  );
}

function Chested({ stones }: { readonly stones: number | "?" }) {
  const words = typeof stones === "number" ? t("dm-chest", { stones }) : t("dm-chest-closed");
  return (
    <p class="dm-mine-chest num" role="img" aria-label={words}>
      <Chest />
      <b>{stones}</b>
    </p>
  );
}
