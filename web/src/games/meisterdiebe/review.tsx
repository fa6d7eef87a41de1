/** What only Meisterdiebe tells of a review: which drawers a question is about, on the box as it stood then. */
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import type { MeisterdiebeView, Question } from "../../wire/types";
import type { GameReview, ThenProps } from "../contract";
import { DRAWERS, type Drawer, rows, SIDES } from "./boxGeometry";
import { askForFronts } from "./fronts";
import { Front } from "./unrolled";
import { drawerName } from "./words";
import "./review.css";

export const review: GameReview = {
  Then: BoxThen,
  memories: { little: 34, half: 63, much: 76 },
};

const isDrawer = (word: unknown): word is Drawer => DRAWERS.includes(word as Drawer);

/** Those to choose among, or the one that is asked about; the better one of its facts would be the answer. */
export function drawersOf({ choices, facts }: Pick<Question, "choices" | "facts">): Drawer[] {
  const among = choices.filter(isDrawer);
  return among.length > 0 ? among : [facts.drawer].filter(isDrawer);
}

function BoxThen({ view, question }: ThenProps) {
  useEffect(askForFronts, []);
  const lit = drawersOf(question);
  if (lit.length === 0) return null;
  const box = view as MeisterdiebeView;
  return (
    <figure class="md-then">
      <figcaption>{t("review-meisterdiebe-then", { count: lit.length })}</figcaption>
      <div class={box.flipped ? "md-unrolled md-flipped" : "md-unrolled"} aria-hidden="true">
        {SIDES.map((side) => (
          <div key={side} class="md-side">
            {t("md-side", { side })}
          </div>
        ))}
        {rows(box)
          .flat()
          .map((drawer) => (
            <div
              key={drawer}
              class={`md-drawer md-wood-${drawer[0]} ${lit.includes(drawer) ? "md-lit" : ""}`}
            >
              <Front drawer={drawer} />
              <span class="md-code num">{drawer}</span>
            </div>
          ))}
      </div>
      <ul class="visually-hidden">
        {lit.map((drawer) => (
          <li key={drawer}>{drawerName(drawer, box)}</li>
        ))}
      </ul>
    </figure>
  );
}
