/** The end of a game, seen from across the room; where the others go on, the screen follows by itself. */
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import type { GamePlay } from "../../games/contract";
import { listed, t } from "../../i18n";
import { go } from "../../router";
import type { GameView, Lobby, Outcome } from "../../wire/types";
import { Icon } from "../parts/icons";
import { ranking } from "../results/places";
import { Ranking } from "../results/Ranking";
import { Problem } from "../start/Problem";
import { useBusy } from "../start/useBusy";
import "../results/results.css";

interface Props {
  readonly game: GamePlay;
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly names: readonly string[];
  readonly outcome: Outcome;
  readonly view: GameView;
}

export function ScreenEnd({ game, client, lobby, names, outcome, view }: Props) {
  const { problem, run } = useBusy();
  const winners = listed(outcome.winners.map((seat) => names[seat] ?? ""));
  const again = async () => go(`/screen/${(await api.rematch(lobby.id)).id}`, true);
  return (
    <section class="panel sc-end" aria-label={t("read-over")} data-seats={names.length}>
      <h2>
        <Icon name="crown" size={40} /> {t("read-won-by", { names: winners, count: outcome.winners.length })}
      </h2>
      <Ranking {...{ game, lobby, names, view }} ranks={ranking(outcome)} yours={[]} />
      <Problem words={problem} />
      {client.yours.value.length > 0 ? (
        <button type="button" class="btn primary" onClick={() => run(again)}>
          <Icon name="swap" /> {t("read-rematch")}
        </button>
      ) : (
        <p>{t("screen-rematch")}</p>
      )}
    </section>
  );
}
