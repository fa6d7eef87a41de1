/** In the menu: who is here, who is the host, who is gone for good, and an early end. */
import { useState } from "preact/hooks";
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import { listed, t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";
import { SeatShape } from "../parts/marks";
import { Problem } from "../start/Problem";
import { type Busy, useBusy } from "../start/useBusy";
import { seatName, seatNames } from "../table/names";
import { heirsAt, isHostAway, peopleAt } from "./present";
import "./people.css";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
}

export function Settling({ client, lobby }: Props) {
  const busy = useBusy();
  if (lobby.status !== "playing" || client.yours.value.length === 0) return null;
  const others = peopleAt(lobby).length > client.yours.value.length;
  return (
    <>
      {others && (
        <section class="pe-part" aria-label={t("people-title")}>
          <h3 class="eyebrow">{t("people-title")}</h3>
          <ul class="pe-people">
            {peopleAt(lobby).map((seat) => (
              <Somebody key={seat} {...{ client, lobby, seat, busy }} />
            ))}
          </ul>
          <TakeOver {...{ client, lobby, busy }} />
        </section>
      )}
      <Problem words={busy.problem} />
      <EarlyEnd {...{ client, lobby, busy }} />
    </>
  );
}

interface SomebodyProps extends Props {
  readonly seat: number;
  readonly busy: Busy;
}

function Somebody({ client, lobby, seat, busy }: SomebodyProps) {
  const [replacing, setReplacing] = useState(false);
  const { name, absent } = lobby.people[seat]!;
  const hosting = client.hosting.value;
  return (
    <li>
      <span class="pe-who">
        <SeatShape seat={seat} size={14} /> <b>{name ?? t("people-free")}</b>
        <small>{stateOf(lobby, seat)}</small>
      </span>
      {hosting && heirsAt(lobby, client.yours.value).includes(seat) && (
        <button
          type="button"
          class="btn"
          onClick={() => busy.run(async () => void (await api.handHostOn(lobby.id, seat)))}
        >
          {t("people-make-host", { name: name ?? "" })}
        </button>
      )}
      {hosting && absent && !replacing && (
        <button type="button" class="btn" onClick={() => setReplacing(true)}>
          {t("people-replace", { name: name ?? t("people-free") })}
        </button>
      )}
      {replacing && <Replacing {...{ lobby, seat, busy }} done={() => setReplacing(false)} />}
    </li>
  );
}

function stateOf(lobby: Lobby, seat: number): string {
  const { name, absent } = lobby.people[seat]!;
  if (name !== null && absent) return t("people-away");
  return name === lobby.host ? t("people-host") : "";
}

interface ReplacingProps extends Pick<SomebodyProps, "lobby" | "seat" | "busy"> {
  readonly done: () => void;
}

const STAND_IN = "bot";
const PERSON = "person";

/** It is for good, and so it is asked. */
function Replacing({ lobby, seat, busy, done }: ReplacingProps) {
  const name = lobby.people[seat]!.name;
  const by = (chair: string) => () => {
    done();
    busy.run(async () => void (await api.replaceGone(lobby.id, seat, chair)));
  };
  return (
    <fieldset class="pe-asking" aria-label={t("people-replace", { name: name ?? "" })}>
      {name !== null && <p>{t("people-replace-how", { name })}</p>}
      <button type="button" class="btn" onClick={by(STAND_IN)}>
        <Icon name="bot" size={18} /> {t("people-replace-bot")}
      </button>
      {name !== null && (
        <button type="button" class="btn" onClick={by(PERSON)}>
          <Icon name="person" size={18} /> {t("people-replace-person")}
        </button>
      )}
      <button type="button" class="btn ghost" onClick={done}>
        {t("people-cancel")}
      </button>
    </fieldset>
  );
}

/** A second device is nobody's host. */
export function isOfferedHost(client: TableClient, lobby: Lobby): boolean {
  const owned = client.yours.value.length > client.standing.value.lent.length;
  return !client.hosting.value && owned && isHostAway(lobby);
}

export function TakeOver({ client, lobby, busy }: Props & { readonly busy: Busy }) {
  if (!isOfferedHost(client, lobby)) return null;
  return (
    <p class="pe-offer">
      {t("people-host-away", { host: lobby.host })}{" "}
      <button
        type="button"
        class="btn"
        onClick={() => busy.run(async () => void (await api.takeHostOver(lobby.id)))}
      >
        {t("people-take-over")}
      </button>
    </p>
  );
}

/** One click opens the question, a second one says it. */
function EarlyEnd({ client, lobby, busy }: Props & { readonly busy: Busy }) {
  const [asking, setAsking] = useState(false);
  const mine = client.yours.value.some((seat) => lobby.people[seat]?.ends);
  const wish = (on: boolean) => () => {
    setAsking(false);
    busy.run(async () => void (await api.wishEnd(lobby.id, on)));
  };
  if (mine || endersOf(lobby).length > 0) return <EndWishes {...{ client, lobby, busy }} />;
  if (!asking) {
    return (
      <button type="button" class="btn pe-end" onClick={() => setAsking(true)}>
        <Icon name="close" size={18} /> {t("people-end")}
      </button>
    );
  }
  return (
    <fieldset class="pe-asking" aria-label={t("people-end")}>
      <p>{t("people-end-about", { people: peopleAt(lobby).length })}</p>
      <button type="button" class="btn" onClick={wish(true)}>
        {t(peopleAt(lobby).length > 1 ? "people-end" : "people-end-sure")}
      </button>
      <button type="button" class="btn ghost" onClick={() => setAsking(false)}>
        {t("people-end-not")}
      </button>
    </fieldset>
  );
}

const endersOf = (lobby: Lobby): number[] => peopleAt(lobby).filter((seat) => lobby.people[seat]!.ends);

/** Who wants the game to end, and what one says to that oneself. */
export function EndWishes({ client, lobby, busy }: Props & { readonly busy: Busy }) {
  const enders = endersOf(lobby);
  const yours = client.yours.value;
  if (enders.length === 0 || yours.length === 0) return null;
  const mine = yours.some((seat) => enders.includes(seat));
  const wish = (on: boolean) => () => busy.run(async () => void (await api.wishEnd(lobby.id, on)));
  const names = listed(enders.map((seat) => seatName(lobby, seat)));
  return (
    <div class="pe-offer">
      <p>{mine ? t("people-end-mine") : t("people-end-wanted", { names, count: enders.length })}</p>
      {!mine && (
        <button type="button" class="btn" onClick={wish(true)}>
          {t("people-end-too")}
        </button>
      )}
      {mine && (
        <button type="button" class="btn ghost" onClick={wish(false)}>
          {t("people-end-not")}
        </button>
      )}
    </div>
  );
}

/** Before the game: a button that opens the choice of another host. */
export function HandOn({ client, lobby, busy }: Props & { readonly busy: Busy }) {
  const [asking, setAsking] = useState(false);
  const heirs = heirsAt(lobby, client.yours.value);
  if (!client.hosting.value || heirs.length === 0) return null;
  const to = (seat: number) => () => busy.run(async () => void (await api.handHostOn(lobby.id, seat)));
  return (
    <div class="pe-part">
      <button
        type="button"
        class="btn ghost pe-end"
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        <Icon name="crown" size={18} /> {t("people-hand-on")}
      </button>
      {asking && (
        <div class="pe-buttons">
          {heirs.map((seat) => (
            <button key={seat} type="button" class="btn" onClick={to(seat)}>
              {t("people-make-host", { name: seatName(lobby, seat) })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Whoever leaves as the host is asked who is the host then. */
export function Leaving({ client, lobby, leave }: Props & { readonly leave: () => void }) {
  const busy = useBusy();
  const names = seatNames(lobby);
  return (
    <fieldset class="pe-asking" aria-label={t("people-who-hosts")}>
      <p>{t("people-who-hosts")}</p>
      <Problem words={busy.problem} />
      {heirsAt(lobby, client.yours.value).map((seat) => (
        <button
          key={seat}
          type="button"
          class="btn"
          onClick={() =>
            busy.run(async () => {
              await api.handHostOn(lobby.id, seat);
              leave();
            })
          }
        >
          <SeatShape seat={seat} size={14} /> {names[seat]}
        </button>
      ))}
      <button type="button" class="btn ghost" onClick={leave}>
        {t("people-nobody")}
      </button>
    </fieldset>
  );
}
