/** Tables to come to: those that the reader was at, and those that look for people. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refusal } from "../../client/api";
import { forget, recent } from "../../client/recent";
import { isGame } from "../../games";
import { gameName } from "../../games/names";
import { listed, read, t } from "../../i18n";
import type { Listed, Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";
import { seatNames } from "../table/names";
import { freeSeats } from "./sitting";

/** Shown at once, so that nothing moves under a finger; who is there comes later. */
export function OwnTables() {
  const lobbies = useLobbies();
  if (recent.value.length === 0) return null;
  return (
    <section class="st-tables" aria-label={t("start-own-tables")}>
      {recent.value.map(({ id, game }) => {
        const lobby = lobbies.get(id);
        return (
          <a key={id} class="st-table" href={`/table/${id}`}>
            <Icon name="return" />
            <span>
              <b>{t("start-go-on", { game: gameName(game), status: lobby?.status ?? "playing" })}</b>
              <small>{lobby ? listed(present(lobby)) : "…"}</small>
            </span>
          </a>
        );
      })}
    </section>
  );
}

/** Everybody who is there already. */
const present = (lobby: Lobby) => seatNames(lobby).filter((_, seat) => !freeSeats(lobby).includes(seat));

/** What has become of the reader's tables; those that are over are forgotten. */
function useLobbies(): ReadonlyMap<string, Lobby> {
  const lobbies = useSignal<ReadonlyMap<string, Lobby>>(new Map());
  useEffect(() => {
    if (recent.peek().length === 0) return;
    const botsNamed = read("*/bots").catch(() => {});
    for (const { id } of recent.peek()) {
      void Promise.all([lobbyOf(id), botsNamed]).then(([lobby]) => {
        if (lobby) lobbies.value = new Map(lobbies.peek()).set(id, lobby);
      });
    }
  }, [lobbies]);
  return lobbies.value;
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
