/** Everyone by place, with what their points are made of. */
import { parseBag, total } from "../../games/gems";
import { t } from "../../i18n";
import { bagInWords } from "../../telling/words";
import type { DiamantView, Lobby, MeisterdiebeView } from "../../wire/types";
import { SeatSign } from "../bots/Face";
import { Icon } from "../parts/icons";
import { Tally } from "../parts/marks";
import { type Rank, signed } from "./places";

type View = MeisterdiebeView | DiamantView;

interface Props {
  readonly lobby: Lobby;
  readonly ranks: readonly Rank[];
  readonly names: readonly string[];
  readonly yours: readonly number[];
  readonly view: View;
}

export function Ranking({ lobby, ranks, names, yours, view }: Props) {
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
            {rank.won && <Crowned title={rank.title} />}
          </span>
          <Parts view={view} seat={rank.seat} />
          <span class="read-score num">
            <span aria-hidden="true">{signed(rank.score)}</span>
            <span class="visually-hidden">{t("read-points", { count: rank.score })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Crowned({ title }: { readonly title: string | null }) {
  return (
    <span class="read-crown">
      <Icon name="crown" size={18} />
      {title ? t("read-title", { title }) : <span class="visually-hidden">{t("read-winner")}</span>}
    </span>
  );
}

function Parts({ view, seat }: { readonly view: View; readonly seat: number }) {
  if (!("chests" in view)) return <Gems view={view} seat={seat} />;
  const count = view.chests[seat];
  // Others' chests may be closed by agreement.
  if (typeof count !== "number") return null;
  return (
    <span class="read-parts">
      <Icon name="chest" size={18} /> {t("read-chest", { count })}
    </span>
  );
}

/** The black cushion's gems, less the imitations that are left. */
function Gems({ view, seat }: { readonly view: MeisterdiebeView; readonly seat: number }) {
  const black = parseBag(view.black[seat] ?? ".");
  const white = parseBag(view.white[seat] ?? ".");
  const won = t("read-on-black", { gems: bagInWords(black) });
  const left = t("read-on-white", { gems: bagInWords(white) });
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
