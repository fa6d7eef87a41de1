/** Meisterdiebe at the table: its board, its sentences, who comes when, and its results. */
import { t } from "../../i18n";
import { Tally } from "../../ui/parts/marks";
import { agreedHere } from "../../ui/table/agreed";
import type { MeisterdiebeEvent, MeisterdiebeView } from "../../wire/types";
import type { GamePlay } from "../contract";
import { bagOf, total } from "../gems";
import { MeisterdiebeBoard } from "./Board";
import type { Notes } from "./content";
import { OrderTrack } from "./OrderTrack";
import { OwnHand } from "./OwnHand";
import { tell } from "./telling";
import { cardInWords, gemsWords, openCard } from "./words";

/** So many cards has a hand: rounds are counted within them. */
const HAND = 6;
const FILLING = "fill";
const CHOOSING = "choose";

export const play: GamePlay<MeisterdiebeView, MeisterdiebeEvent> = {
  Board: MeisterdiebeBoard,
  Hand: OwnHand,
  // A card is laid in secret; into an open drawer look all, or its opener alone.
  isOpen: ({ kind }, { options }) => kind !== CHOOSING && options?.open_visibility !== "opener",
  tell,
  quiet: ["Chose"],
  whereabouts: ({ round, phase }) =>
    phase === FILLING ? t("md-filling") : t("md-round", { round: ((round + HAND - 1) % HAND) + 1 }),
  cycle: ({ round, phase }) => (phase === FILLING ? null : t("md-cycle", { cycle: Math.ceil(round / HAND) })),
  stretches: () => `${t("md-explain-cycle", agreedHere())} ${t("md-explain-end", agreedHere())}`,
  Track: OrderTrack,
  together: CHOOSING,
  promptArgs: (view, seat) => ({ card: cardInPlay(view, seat) }),
  hasScene: true,
  results: { ends: "RoundEnded", course: "md-course", worth: "md-worth", Parts: GemParts },
  // In the truth nothing is hidden, so every drawer can stand among the notes.
  closed: (view, ajar) => ({ view: { ...view, drawers: ajar }, notes: view.drawers as Notes }),
};

/** The card that a seat plays, if it is known to the viewer. */
function cardInPlay(view: MeisterdiebeView, seat: number | null): string {
  const card = openCard(seat === null ? null : view.chosen[seat]);
  return card ? cardInWords(card) : "";
}

/** The black cushion's gems, less the imitations that are left. */
function GemParts({ view, seat }: { readonly view: MeisterdiebeView; readonly seat: number }) {
  const black = bagOf(view.black[seat]);
  const white = bagOf(view.white[seat]);
  const won = t("md-black", { gems: gemsWords(black) });
  const left = t("md-imitations", { gems: gemsWords(white) });
  return (
    <span class="read-parts">
      <span class="read-bag read-black" role="img" aria-label={won} title={won}>
        {total(black) > 0 ? <Tally bag={black} /> : "–"}
      </span>
      <span aria-hidden="true">−</span>
      <span class="read-bag read-white" role="img" aria-label={left} title={left}>
        {total(white) > 0 ? <Tally bag={white} /> : "0"}
      </span>
    </span>
  );
}
