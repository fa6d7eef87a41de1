/** Who carries what, who is in the cave, and who has decided. */
import { t } from "../../i18n";
import { SeatSign } from "../../ui/bots/Face";
import { Icon, type IconName } from "../../ui/parts/icons";
import { seatColor } from "../../ui/parts/marks";
import { isBot } from "../../ui/table/names";
import type { DiamantView, Lobby, Outcome } from "../../wire/types";
import { Chest, Stones } from "./drawn";
import type { Scene } from "./scene";
import "./seats.css";

export interface SeatsProps {
  readonly lobby: Lobby;
  readonly names: readonly string[];
  readonly own: number | null;
  readonly view: DiamantView;
  readonly scene: Scene;
  /** While events are played, the fists of the view are no longer true. */
  readonly playing: boolean;
  readonly outcome: Outcome | null;
}

export function Seats(props: SeatsProps) {
  const { names, scene } = props;
  return (
    <ul
      class={`dm-seats ${names.length > 5 ? "dm-many" : ""}`}
      style={{ "--dm-seats": names.length }}
      data-seats={names.length}
      aria-label={t("dm-seats")}
    >
      {names.map((name, seat) => (
        <li
          key={seat}
          class={seatClass(props, seat)}
          style={{ "--dm-seat": seatColor(seat) }}
          data-camp={!scene.inside[seat]}
        >
          <header>
            <SeatSign lobby={props.lobby} seat={seat} size={16} face={24} label={t("dm-bot")} />
            <b>{name}</b>
            <Presence {...props} seat={seat} />
            <State {...props} seat={seat} />
          </header>
          <Belongings {...props} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

type OfSeat = SeatsProps & { readonly seat: number };

function seatClass({ own, outcome }: SeatsProps, seat: number): string {
  const marks = ["panel", "dm-seat"];
  if (seat === own) marks.push("dm-own");
  if (outcome?.winners.includes(seat)) marks.push("dm-winner");
  return marks.join(" ");
}

function Presence({ lobby, seat }: OfSeat) {
  if (isBot(lobby, seat) || !lobby.people[seat]?.away) return null;
  return (
    <span class="dm-presence" role="img" aria-label={t("dm-away")} title={t("dm-away")}>
      <Icon name="away" size={15} />
    </span>
  );
}

function State(props: OfSeat) {
  const [icon, key] = stateOf(props);
  return (
    <span class="dm-state" title={t(key)}>
      <Icon name={icon} size={14} />
      <span>{t(key)}</span>
    </span>
  );
}

function stateOf({ view, scene, playing, outcome, seat }: OfSeat): [IconName, string] {
  if (outcome?.winners.includes(seat)) return ["crown", "dm-state-won"];
  if (!scene.inside[seat] || outcome) return ["tent", "dm-state-camp"];
  const chosen = playing ? null : view.chosen[seat];
  if (chosen === "stay" || chosen === "leave") return ["check", `dm-state-${chosen}`];
  if (chosen) return ["check", "dm-state-decided"];
  if (!playing && view.deciding.includes(seat)) return ["torch", "dm-state-deciding"];
  return ["torch", "dm-state-cave"];
}

function Belongings({ view, scene, outcome, seat, own }: OfSeat) {
  const chest = outcome?.scores[seat] ?? view.chests[seat] ?? "?";
  const known = typeof chest === "number";
  const words = known ? t("dm-chest", { stones: chest }) : t("dm-chest-closed");
  return (
    <div class="dm-goods num">
      <span
        class="dm-chest-count"
        role="img"
        aria-label={words}
        title={words}
        data-point={seat === own ? "chest" : undefined}
      >
        <Chest />
        {chest}
      </span>
      <span class="dm-hold" data-hold={seat}>
        <AtRisk
          stones={scene.unsafe[seat] ?? 0}
          lost={scene.lost?.[seat] ?? 0}
          inside={scene.inside[seat] ?? false}
        />
      </span>
    </div>
  );
}

interface AtRiskProps {
  readonly stones: number;
  readonly lost: number;
  readonly inside: boolean;
}

function AtRisk({ stones, lost, inside }: AtRiskProps) {
  if (lost > 0) {
    return (
      <span class="dm-lost">
        <Stones count={lost} size={17} />
        <span>{t("dm-lost", { stones: lost })}</span>
      </span>
    );
  }
  if (stones === 0) return <span class="dm-safe">{t(inside ? "dm-nothing-yet" : "dm-safe")}</span>;
  return (
    <>
      <Stones count={stones} size={17} />
      <span class="dm-risk">{t("dm-at-risk", { stones })}</span>
      <span class="dm-risk-short" aria-hidden="true">
        +{stones}
      </span>
    </>
  );
}
