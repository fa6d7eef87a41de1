/** The six characters in playing order, with the seats that have played them. */
import { listed, t } from "../../i18n";
import { SeatShape } from "../../ui/parts/marks";
import type { Lobby, MeisterdiebeView } from "../../wire/types";
import { Portrait } from "./cards";
import { actingCharacter, playersOf, playingOrder } from "./order";
import { type Character, characterName } from "./words";
import "./order.css";

export interface OrderTrackProps {
  readonly view: MeisterdiebeView;
  readonly lobby: Lobby;
  readonly names: readonly string[];
}

export function OrderTrack({ view, lobby, names }: OrderTrackProps) {
  const acting = actingCharacter(view);
  return (
    <ol class="md-track" aria-label={t("md-order")} data-point="order">
      {playingOrder(lobby).map((character) => (
        <Place
          key={character}
          character={character}
          seats={playersOf(view, character)}
          now={character === acting}
          names={names}
        />
      ))}
    </ol>
  );
}

interface PlaceProps {
  readonly character: Character;
  readonly seats: readonly number[];
  readonly now: boolean;
  readonly names: readonly string[];
}

function Place({ character, seats, now, names }: PlaceProps) {
  const kinds = ["md-track-place", seats.length > 0 && "md-track-used", now && "md-track-now"];
  const words = {
    character: characterName(character),
    names: listed(seats.map((seat) => names[seat] ?? "")),
  };
  const key = now ? "md-order-now" : seats.length > 0 ? "md-order-played" : "md-order-nobody";
  return (
    <li class={kinds.filter(Boolean).join(" ")} title={t(key, words)}>
      <span class="visually-hidden">{t(key, words)}</span>
      <span class="md-medal" aria-hidden="true">
        <Portrait character={character} />
      </span>
      <span class="md-track-seats" aria-hidden="true">
        {seats.map((seat) => (
          <SeatShape key={seat} seat={seat} size={12} />
        ))}
      </span>
    </li>
  );
}
