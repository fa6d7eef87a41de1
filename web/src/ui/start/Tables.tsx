/** Tables to come to: those that the reader was at, and those that look for people. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refusal } from "../../client/api";
import { forget, type Recent, recent, remember } from "../../client/recent";
import { isGame } from "../../games";
import { gameName } from "../../games/names";
import { listed, read, t } from "../../i18n";
import type { Listed, Lobby, OwnTable } from "../../wire/types";
import { Icon } from "../parts/icons";
import { spanOf } from "../table/clock";
import { seatNames } from "../table/names";
import { freeSeats } from "./sitting";

/** Shown at once, so that nothing moves under a finger; who is there, and who is waited for, comes later. */
export function OwnTables() {
  const found = useOwnTables();
  if (recent.value.length === 0) return null;
  return (
    <section class="st-tables" aria-label={t("start-own-tables")}>
      {inOrder(recent.value, found).map(({ id, game }) => {
        const { lobby, asked = false, ...own } = found.get(id) ?? {};
        return (
          <a key={id} class={asked ? "st-table st-asked" : "st-table"} href={`/table/${id}`}>
            <Icon name={asked ? "bell" : "return"} />
            <span>
              <b>{t("start-go-on", { game: gameName(game), status: lobby?.status ?? "playing" })}</b>
              <small>{lobby ? [...stateOf(asked, own), listed(present(lobby))].join(" · ") : "…"}</small>
            </span>
          </a>
        );
      })}
    </section>
  );
}

/** What is known of a table of one's own; whether one is asked there only where one has a seat. */
type Found = { readonly lobby: Lobby } & Partial<OwnTable>;

const DAY = 86_400;
/** So long nothing has happened in a game that sleeps, in days. */
const ASLEEP = 3;

function stateOf(asked: boolean, { left, idle }: Partial<OwnTable>): string[] {
  const days = Math.floor((idle ?? 0) / DAY);
  const sleeps = days >= ASLEEP ? [t("start-go-on-sleeps", { days })] : [];
  if (!asked) return sleeps;
  const span = left === null || left === undefined ? { unit: "none" } : spanOf(left);
  return [t("start-go-on-asked", { ...span }), ...sleeps];
}

/** Where one is waited for first, as the server says; all others as they were seen last. */
function inOrder(tables: readonly Recent[], found: ReadonlyMap<string, Found>): readonly Recent[] {
  const told = [...found.keys()];
  const place = ({ id }: Recent) => (found.get(id)?.asked ? told.indexOf(id) : told.length);
  return tables.toSorted((one, other) => place(one) - place(other));
}

/** Everybody who is there already. */
const present = (lobby: Lobby) => seatNames(lobby).filter((_, seat) => !freeSeats(lobby).includes(seat));

/** What has become of the reader's tables; those that are over are forgotten. */
function useOwnTables(): ReadonlyMap<string, Found> {
  const found = useSignal<ReadonlyMap<string, Found>>(new Map());
  useEffect(() => {
    // Who has never been at a table has none to come back to, and nothing to ask for.
    if (recent.peek().length === 0) return;
    const botsNamed = read("*/bots").catch(() => {});
    void lookForTables().then(async (tables) => {
      await botsNamed;
      found.value = new Map(tables.map((it) => [it.lobby.id, it]));
    });
  }, [found]);
  return found.value;
}

/** All at which the reader sits, and what else was visited here: a second device, somebody else's table. */
async function lookForTables(): Promise<Found[]> {
  const own: Found[] = await api.ownTables().catch(() => []);
  for (const { lobby } of own) {
    if (!recent.peek().some((it) => it.id === lobby.id)) remember({ id: lobby.id, game: lobby.setting.game });
  }
  const others = recent.peek().filter(({ id }) => !own.some((it) => it.lobby.id === id));
  const lobbies = await Promise.all(others.map(({ id }) => lobbyOf(id)));
  return [...own, ...lobbies.flatMap((lobby) => (lobby ? [{ lobby }] : []))];
}

async function lobbyOf(id: string): Promise<Lobby | null> {
  try {
    const lobby = await api.lobby(id);
    if (lobby.status !== "over") return lobby;
    forget(id);
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 404) forget(id);
  }
  return null;
}

export function OpenTables() {
  const own = recent.value.map((it) => it.id);
  const tables = useListed().filter((it) => isGame(it.game) && !own.includes(it.id));
  if (tables.length === 0) return null;
  return (
    <section class="st-tables" aria-label={t("start-tables")}>
      {tables.slice(0, MOST).map(({ id, game, seats, taken }) => (
        <a key={id} class="st-table" href={`/table/${id}`}>
          <Icon name="person" />
          <span>
            <b>{t("start-open-table", { game: gameName(game) })}</b>
            <small>{t("start-open-seats", { free: seats - taken, seats })}</small>
          </span>
        </a>
      ))}
    </section>
  );
}

const LOOK_AGAIN = 10_000;
const MOST = 6;

/** The public list, kept fresh while the page is looked at. */
function useListed(): readonly Listed[] {
  const tables = useSignal<readonly Listed[]>([]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") return;
      api.listed().then(
        (now) => {
          tables.value = now;
        },
        () => {},
      );
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [tables]);
  return tables.value;
}
