/** The chairs of a table that gathers, live, and what each allows to do. */
import { useState } from "preact/hooks";
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import { t } from "../../i18n";
import type { Lobby, Offered } from "../../wire/types";
import { SeatSign } from "../bots/Face";
import { Gallery } from "../bots/Gallery";
import { botAt, companionAt, leaningOf, memoryOf, memoryWords, saysOf } from "../bots/kinds";
import { Level } from "../bots/Level";
import { Icon } from "../parts/icons";
import { known } from "../start/guest";
import type { Busy } from "../start/useBusy";
import { isBot, kindOf, seatName } from "../table/names";
import { Act } from "./Act";
import { SeatAnother } from "./SeatAnother";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
  /** What the host may seat; null until the server has said so. */
  readonly offer: Offered | null;
  readonly busy: Busy;
}

type ChairProps = Props & {
  readonly seat: number;
  /** Opens the choice of who the chair is for. */
  readonly ask: () => void;
};

const PERSON = "person";

export function Chairs(props: Props) {
  const { lobby, offer, busy } = props;
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <>
      <ol class="ga-chairs">
        {lobby.people.map((_, seat) => (
          <Chair key={seat} seat={seat} ask={() => setAsked(seat)} {...props} />
        ))}
      </ol>
      {asked !== null && offer && (
        <Gallery
          title={t("bot-choose", { seat: asked + 1 })}
          offer={offer}
          chair={lobby.people[asked]!.chair}
          others={lobby.people.map((it) => it.chair).toSpliced(asked, 1)}
          people={[{ chair: PERSON, words: t("start-chair-person"), icon: "person" }]}
          choose={(chair) => busy.run(async () => void (await api.setChair(lobby.id, asked, chair)))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Chair(props: ChairProps) {
  const { client, lobby, seat } = props;
  const { chair, name } = lobby.people[seat]!;
  const free = chair === PERSON && name === null;
  return (
    <li class={free ? "ga-chair ga-free" : "ga-chair"}>
      <span class="ga-sign">
        <SeatSign lobby={lobby} seat={seat} size={22} face={40} />
      </span>
      <span class="ga-who">
        <b>{free ? t("start-chair-free") : seatName(lobby, seat)}</b>
        {isBot(lobby, seat) ? <BotRole {...props} /> : <small>{roleWords(client, lobby, seat)}</small>}
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

function BotRole({ lobby, seat, offer }: ChairProps) {
  const { chair } = lobby.people[seat]!;
  const bot = offer && botAt(offer, chair);
  const companion = offer ? companionAt(offer, chair) : undefined;
  const memory = memoryOf(chair);
  return (
    <>
      {bot && <Level bot={bot} offer={offer} />}
      <small class="ga-says">{saysOf(lobby.setting.game, bot ?? { name: kindOf(chair) })}</small>
      {companion && <small class="ga-says">{leaningOf(lobby.setting.game, companion)}</small>}
      {memory && <small>{memoryWords(memory)}</small>}
    </>
  );
}

function roleWords(client: TableClient, lobby: Lobby, seat: number): string {
  const { name } = lobby.people[seat]!;
  if (name === null) return t("start-chair-waits");
  if (seat === ownSeat(client, lobby)) return t(client.hosting.value ? "start-you-host" : "start-you");
  if (client.yours.value.includes(seat)) return t("start-at-this-device");
  return t(name === lobby.host ? "start-host" : "start-guest");
}

/** Sit here, move here, or seat somebody else at this device; the host may seat a bot. */
function FreeChair({ client, lobby, seat, offer, busy, ask }: ChairProps) {
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
      {client.hosting.value && offer && <Act icon="bot" label={t("bot-seat")} act={ask} />}
    </>
  );
}

function TakenChair(props: ChairProps) {
  const { client, lobby, seat, offer, busy, ask } = props;
  const own = client.yours.value.includes(seat);
  if (isBot(lobby, seat)) {
    return client.hosting.value && offer ? <Act icon="edit" label={t("bot-change")} act={ask} /> : null;
  }
  if (!own && !client.hosting.value) return null;
  const stand = () => busy.run(async () => void (await api.stand(lobby.id, seat)));
  const label = own ? t("start-stand") : t("start-remove", { name: seatName(lobby, seat) });
  return <Act icon={own ? "exit" : "close"} label={label} act={stand} />;
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
