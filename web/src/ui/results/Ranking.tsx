/** Everyone by place, with what their points are made of. */
import type { GamePlay } from "../../games/contract";
import { t } from "../../i18n";
import type { GameView, Lobby } from "../../wire/types";
import { SeatSign } from "../bots/Face";
import { Icon } from "../parts/icons";
import { type Rank, signed } from "./places";

interface Props {
  readonly game: GamePlay;
  readonly lobby: Lobby;
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
  readonly yours: readonly number[];
  readonly view: GameView;
}

export function Ranking({ game, lobby, ranks, names, yours, view }: Props) {
  return (
    <ol class="read-ranking" aria-label={t("read-ranking")}>
      {ranks.map((rank) => (
        <li key={rank.seat} class={rank.won ? "read-rank read-winner" : "read-rank"}>
          <span class="read-number num">
            <span class="visually-hidden">{t("read-place", { place: rank.place })}</span>
            <span aria-hidden="true">{rank.place}</span>
          </span>
          <SeatSign lobby={lobby} seat={rank.seat} size={20} face={28} />
          <span class="read-name">
            <b>{names[rank.seat]}</b>
            {yours.includes(rank.seat) && <small>{t("read-you")}</small>}
            {rank.won && <Crowned game={lobby.setting.game} title={rank.title} />}
          </span>
          <game.results.Parts view={view} seat={rank.seat} />
          <span class="read-score num">
            <span aria-hidden="true">{signed(rank.score)}</span>
            <span class="visually-hidden">{t("read-points", { count: rank.score })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Crowned({ game, title }: { readonly game: string; readonly title: string | null }) {
  return (
    <span class="read-crown">
      <Icon name="crown" size={18} />
      {title ? t(`${game}-page-title`, { title }) : <span class="visually-hidden">{t("read-winner")}</span>}
    </span>
  );
}
