/** The bar above every game: where one is, and what is always at hand. */

import { useState } from "preact/hooks";
import { muted } from "../../client/prefs";
import type { TableClient } from "../../client/table";
import type { GamePlay } from "../../games/contract";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import type { Agreement, GameView, Lobby } from "../../wire/types";
import { titleOf } from "../lessons/words";
import { Explain } from "../parts/Explain";
import { Icon } from "../parts/icons";
import { partFor } from "../rules/rulebook";
import { showRule } from "../rules/shown";
import { Menu } from "./Menu";

interface Props {
  readonly game: GamePlay;
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly view: GameView;
  readonly names: readonly string[];
}

export function TopBar({ game, client, lobby, view, names }: Props) {
  const [menu, setMenu] = useState(false);
  return (
    <header class="tb-bar">
      <a class="tb-brand" href="/" aria-label={t("table-home")}>
        {t("table-brand")}
      </a>
      {lobby.setting.lesson ? (
        <span class="tb-where eyebrow">{titleOf(lobby.setting.lesson)}</span>
      ) : (
        <Whereabouts game={game} lobby={lobby} view={view} />
      )}
      <span class="tb-track">{game.Track && <game.Track lobby={lobby} view={view} names={names} />}</span>
      <RulesButton setting={lobby.setting} />
      <SoundButton />
      <button type="button" class="btn ghost" aria-label={t("table-menu")} onClick={() => setMenu(true)}>
        <Icon name="menu" />
      </button>
      {menu && <Menu game={game} client={client} lobby={lobby} onClose={() => setMenu(false)} />}
    </header>
  );
}

export function SoundButton() {
  return (
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
  );
}

export function RulesButton({ setting }: { readonly setting: Agreement }) {
  return (
    <button
      type="button"
      class="btn ghost tb-rules"
      aria-label={t("table-rules")}
      onClick={() => showRule(partFor(setting))}
    >
      <Icon name="rules" /> <span>{t("table-rules")}</span>
    </button>
  );
}

type WhereaboutsProps = Pick<Props, "game" | "lobby" | "view">;

/** The game, and where in it one is. */
export function Whereabouts({ game, lobby: { setting }, view }: WhereaboutsProps) {
  const cycle = game.cycle?.(view);
  return (
    <span class="tb-where eyebrow">
      <span class="tb-wide">{gameName(setting.game)}</span>
      <Explain words={game.stretches(setting)}>
        {cycle && <span class="tb-wide">{cycle}</span>}
        <span>{game.whereabouts(view, setting)}</span>
      </Explain>
    </span>
  );
}
