/** Diamant at the table: its board, its sentences and its results. */
import { t } from "../../i18n";
import { Icon } from "../../ui/parts/icons";
import type { DiamantEvent, DiamantView } from "../../wire/types";
import type { GamePlay } from "../contract";
import { expeditionsOf } from "./agreement";
import { DiamantBoard } from "./Board";
import { OwnHand } from "./OwnHand";
import { tell } from "./telling";

export const play: GamePlay<DiamantView, DiamantEvent> = {
  Board: DiamantBoard,
  Hand: OwnHand,
  tell,
  quiet: ["Decided"],
  whereabouts: ({ expedition }, agreement) =>
    t("dm-expedition", { expedition, expeditions: expeditionsOf(agreement) }),
  stretches: (agreement) => t("dm-explain-expedition", { expeditions: expeditionsOf(agreement) }),
  together: "decide",
  hasScene: true,
  results: { ends: "ExpeditionEnded", course: "dm-course", Parts: ChestParts },
};

/** Others' chests may be closed by agreement. */
function ChestParts({ view, seat }: { readonly view: DiamantView; readonly seat: number }) {
  const count = view.chests[seat];
  if (typeof count !== "number") return null;
  return (
    <span class="read-parts">
      <Icon name="chest" size={18} /> {t("dm-in-chest", { count })}
    </span>
  );
}
