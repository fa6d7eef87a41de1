/** How the game ended for one hand; the whole account stands on the shared screen. */
import { api } from "../../client/api";
import { beHand } from "../../client/hands";
import type { TableClient } from "../../client/table";
import { findGame } from "../../games";
import { t } from "../../i18n";
import type { Lobby, Outcome } from "../../wire/types";
import { Icon } from "../parts/icons";
import { ranking } from "../results/places";
import { Problem } from "../start/Problem";
import { useBusy } from "../start/useBusy";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly outcome: Outcome;
  readonly seat: number;
}

export function HandEnd({ client, lobby, outcome, seat }: Props) {
  const { busy, problem, run } = useBusy();
  const own = ranking(outcome).find((it) => it.seat === seat)!;
  // The table tells of the new one, and everybody goes there.
  const again = async () => void (await api.rematch(lobby.id));
  return (
    <section class="ha-end" aria-label={t("read-over")}>
      <Icon name={own.won ? "crown" : "check"} size={48} />
      <h1>
        {own.won && outcome.winners.length === 1 ? t("read-won-you") : t("read-place", { place: own.place })}
      </h1>
      <p class="num">{t("read-points", { count: own.score })}</p>
      <p>{t("hand-look")}</p>
      <Problem words={problem} />
      {client.yours.value.length > 0 && (
        <button type="button" class="btn primary" disabled={busy} onClick={() => run(again)}>
          <Icon name="swap" /> {t("read-rematch")}
        </button>
      )}
      <button type="button" class="btn" onClick={() => beHand(lobby.id, false)}>
        <Icon name="eye" /> {t("read-show-results")}
      </button>
      {findGame(lobby.setting.game)?.loadReview && (
        <a class="btn" href={`/review/${lobby.id}?seat=${seat}`}>
          <Icon name="learn" /> {t("read-review")}
        </a>
      )}
    </section>
  );
}
