/** All that a review says, what asks before what tells. */
import { useState } from "preact/hooks";
import { findGame } from "../../games";
import type { GameReview } from "../../games/contract";
import { t } from "../../i18n";
import { revealed } from "./answers";
import { Chances } from "./Chances";
import { AWAY, Figures } from "./Figures";
import { type Looking, replayLink, whereabouts, why } from "./looking";
import { Marks } from "./Marks";
import { Questions } from "./Questions";

interface Props {
  readonly looking: Looking;
  readonly extra: GameReview | null;
}

export function Account({ looking, extra }: Props) {
  const { review } = looking;
  const away = review.remarks.find((it) => it.cause === AWAY);
  return (
    <div class="rv">
      {away && <p class="rv-away">{why(looking, away)}</p>}
      {review.questions.length > 0 && <Questions looking={looking} Then={extra?.Then} />}
      <section class="rv-part panel">
        <h2>{t("review-chances-title")}</h2>
        <Chances looking={looking} />
      </section>
      <Figures looking={looking} isMemoryGame={findGame(review.game)?.isMemoryGame ?? false} />
      <section class="rv-part panel">
        <h2>{t("review-marks")}</h2>
        <Marks looking={looking} />
      </section>
      {extra?.Decisions && <Decisions looking={looking} Table={extra.Decisions} />}
    </div>
  );
}

interface DecisionsProps {
  readonly looking: Looking;
  readonly Table: NonNullable<GameReview["Decisions"]>;
}

/** Closed while there are questions: it holds their answers. */
function Decisions({ looking, Table }: DecisionsProps) {
  const { review, replay } = looking;
  const [open] = useState(() => review.questions.every((it) => revealed(replay.lobby.id, review.seat, it)));
  return (
    <details class="rv-part rv-all panel" open={open}>
      <summary>
        <h2>{t("review-all")}</h2>
      </summary>
      <Table
        review={review}
        where={(moment) => whereabouts(looking, moment)}
        link={(moment) => replayLink(looking, moment, "truth")}
      />
    </details>
  );
}
