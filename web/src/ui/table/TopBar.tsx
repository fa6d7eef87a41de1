/** The bar above every game: where one is, and what is always at hand. */
import { useState } from "preact/hooks";
import { muted } from "../../client/prefs";
import type { TableClient } from "../../client/table";
import { OrderTrack } from "../../games/meisterdiebe/OrderTrack";
import { t } from "../../i18n";
import type { DiamantView, Lobby, MeisterdiebeView } from "../../wire/types";
import { Icon } from "../parts/icons";
import { showRule } from "../rules/shown";
import { Menu } from "./Menu";
import type { View } from "./prompt";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly view: View;
  readonly names: readonly string[];
}

export function TopBar({ client, lobby, view, names }: Props) {
  const [menu, setMenu] = useState(false);
  const game = lobby.setting.game;
  return (
    <header class="tb-bar">
      <a class="tb-brand" href="/" aria-label={t("table-home")}>
        {t("table-brand")}
      </a>
      <span class="tb-where eyebrow">
        <span class="tb-wide">{t("table-game", { game })}</span>
        {cycle(lobby, view) && <span class="tb-wide">{cycle(lobby, view)}</span>}
        <span>{whereabouts(lobby, view)}</span>
      </span>
      <span class="tb-track">
        {game === "meisterdiebe" && (
          <OrderTrack lobby={lobby} view={view as MeisterdiebeView} names={names} />
        )}
      </span>
      <RulesButton game={game} />
      <button
        type="button"
        class="btn ghost tb-sound"
        aria-label={t(muted.value ? "table-sound-off" : "table-sound-on")}
        aria-pressed={!muted.value}
        onClick={() => {
          muted.value = !muted.value;
        }}
      >
        <Icon name={muted.value ? "mute" : "sound"} />
      </button>
      <button type="button" class="btn ghost" aria-label={t("table-menu")} onClick={() => setMenu(true)}>
        <Icon name="menu" />
      </button>
      {menu && <Menu client={client} lobby={lobby} onClose={() => setMenu(false)} />}
    </header>
  );
}

export function RulesButton({ game }: { readonly game: string }) {
  return (
    <button
      type="button"
      class="btn ghost tb-rules"
      aria-label={t("table-rules")}
      onClick={() => showRule(game)}
    >
      <Icon name="rules" /> <span>{t("table-rules")}</span>
    </button>
  );
}

export function whereabouts(lobby: Lobby, view: View): string {
  if (lobby.setting.game === "diamant") {
    const { expedition } = view as DiamantView;
    return t("table-expedition", {
      expedition,
      expeditions: Number(lobby.setting.options?.expeditions ?? 5),
    });
  }
  const { round, phase } = view as MeisterdiebeView;
  if (phase === "fill") return t("table-filling");
  return t("table-round", { round: ((round + 5) % 6) + 1 });
}

/** Which time the six cards go round; only one game has such a thing. */
export function cycle(lobby: Lobby, view: View): string | null {
  if (lobby.setting.game === "diamant" || view.phase === "fill") return null;
  return t("table-cycle", { cycle: Math.ceil((view as MeisterdiebeView).round / 6) });
}
