/** The chairs of a table that gathers, live, and what each allows to do. */
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";
import { SeatShape } from "../parts/marks";
import { botChoices, botName } from "../start/bots";
import { Picker } from "../start/fields";
import { known } from "../start/guest";
import type { Busy } from "../start/useBusy";
import { seatName } from "../table/names";
import { Act } from "./Act";
import { SeatAnother } from "./SeatAnother";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly bots: readonly string[];
  readonly busy: Busy;
}

type ChairProps = Props & { readonly seat: number };

const PERSON = "person";

export function Chairs(props: Props) {
  return (
    <ol class="ga-chairs">
      {props.lobby.people.map((_, seat) => (
        <Chair key={seat} seat={seat} {...props} />
      ))}
    </ol>
  );
}

function Chair(props: ChairProps) {
  const { client, lobby, seat } = props;
  const { chair, name } = lobby.people[seat]!;
  const free = chair === PERSON && name === null;
  return (
    <li class={free ? "ga-chair ga-free" : "ga-chair"}>
      <SeatShape seat={seat} size={22} />
      <span class="ga-who">
        <b>{free ? t("start-chair-free") : seatName(lobby, seat)}</b>
        <small>{roleWords(client, lobby, seat)}</small>
      </span>
      <span class="ga-acts">{free ? <FreeChair {...props} /> : <TakenChair {...props} />}</span>
      {client.hosting.value && <SwapButton {...props} />}
    </li>
  );
}

/** Of several people at this device, the one under the guest's own name. */
function ownSeat(client: TableClient, lobby: Lobby): number | undefined {
  const seats = client.yours.value;
  return seats.find((seat) => lobby.people[seat]?.name === known.value) ?? seats[0];
}

function roleWords(client: TableClient, lobby: Lobby, seat: number): string {
  const { chair, name } = lobby.people[seat]!;
  if (chair !== PERSON) return botName(chair);
  if (name === null) return t("start-chair-waits");
  if (seat === ownSeat(client, lobby)) return t(client.hosting.value ? "start-you-host" : "start-you");
  if (client.yours.value.includes(seat)) return t("start-at-this-device");
  return t(name === lobby.host ? "start-host" : "start-guest");
}

/** Sit here, move here, or seat somebody else at this device; the host may seat a bot. */
function FreeChair({ client, lobby, seat, bots, busy }: ChairProps) {
  const [own] = client.yours.value;
  // The host swaps chairs instead; with several seats it is not clear who moves.
  const canMove = own !== undefined && client.yours.value.length === 1 && !client.hosting.value;
  const sit = () => busy.run(async () => void (await api.sit(lobby.id, seat)));
  const move = (from: number) =>
    busy.run(async () => {
      await api.sit(lobby.id, seat);
      await api.stand(lobby.id, from);
    });
  return (
    <>
      {own === undefined && known.value && <Act icon="person" label={t("start-sit-here")} act={sit} />}
      {own !== undefined && <SeatAnother lobby={lobby} seat={seat} busy={busy} />}
      {canMove && <Act icon="arrow-left" label={t("start-move-here")} act={() => move(own)} />}
      {client.hosting.value && (
        <BotPicker client={client} lobby={lobby} seat={seat} bots={bots} busy={busy} />
      )}
    </>
  );
}

function TakenChair(props: ChairProps) {
  const { client, lobby, seat, busy } = props;
  const own = client.yours.value.includes(seat);
  const { chair } = lobby.people[seat]!;
  if (chair !== PERSON) return client.hosting.value ? <BotPicker {...props} /> : null;
  if (!own && !client.hosting.value) return null;
  const stand = () => busy.run(async () => void (await api.stand(lobby.id, seat)));
  const label = own ? t("start-stand") : t("start-remove", { name: seatName(lobby, seat) });
  return <Act icon={own ? "exit" : "close"} label={label} act={stand} />;
}

function BotPicker({ lobby, seat, bots, busy }: ChairProps) {
  return (
    <Picker
      bare
      label={t("start-chair-for", { seat: seat + 1 })}
      value={lobby.people[seat]!.chair}
      choices={[[PERSON, t("start-chair-person")], ...botChoices(bots)]}
      onChoose={(chair) => busy.run(async () => void (await api.setChair(lobby.id, seat, chair)))}
    />
  );
}

/** The order of the chairs is the order round the table. */
function SwapButton({ lobby, seat, busy }: ChairProps) {
  const next = seat + 1;
  if (next >= lobby.people.length) return null;
  const swap = () => busy.run(async () => void (await api.swap(lobby.id, seat, next)));
  return (
    <button
      type="button"
      class="btn ghost ga-swap"
      aria-label={t("start-swap", { one: seat + 1, other: next + 1 })}
      title={t("start-swap", { one: seat + 1, other: next + 1 })}
      onClick={swap}
    >
      <Icon name="swap" />
    </button>
  );
}
