/** Tables to come to: those that the reader was at, and those that look for people. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refusal } from "../../client/api";
import { forget, recent } from "../../client/recent";
import { listed, t } from "../../i18n";
import type { Listed, Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";
import { seatNames } from "../table/names";
import { freeSeats } from "./sitting";

export function Tables() {
  const going = useGoing();
  const open = useOpen(going.map((it) => it.id));
  if (going.length + open.length === 0) return null;
  return (
    <section class="st-tables" aria-label={t("start-tables")}>
      {going.map((lobby) => (
        <a key={lobby.id} class="st-table" href={`/table/${lobby.id}`}>
          <Icon name="return" />
          <span>
            <b>{t("start-go-on", { game: lobby.setting.game, status: lobby.status })}</b>
            <small>{listed(present(lobby))}</small>
          </span>
        </a>
      ))}
      {open.map((table) => (
        <a key={table.id} class="st-table" href={`/table/${table.id}`}>
          <Icon name="person" />
          <span>
            <b>{t("start-open-table", { game: table.game })}</b>
            <small>
              {t("start-open-seats", {
                edition: table.edition,
                free: table.seats - table.taken,
                seats: table.seats,
              })}
            </small>
          </span>
        </a>
      ))}
    </section>
  );
}

/** Everybody who is there already. */
const present = (lobby: Lobby) => seatNames(lobby).filter((_, seat) => !freeSeats(lobby).includes(seat));

/** The reader's own tables that are not over. */
function useGoing(): readonly Lobby[] {
  const going = useSignal<readonly Lobby[]>([]);
  useEffect(() => {
    let gone = false;
    void Promise.all(recent.peek().map((it) => lobbyOf(it.id))).then((lobbies) => {
      if (!gone) going.value = lobbies.filter((it) => it !== null);
    });
    return () => {
      gone = true;
    };
  }, [going]);
  return going.value;
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

const LOOK_AGAIN = 10_000;
const MOST = 6;

/** The public list, kept fresh while the page is looked at. */
function useOpen(without: readonly string[]): readonly Listed[] {
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
  return tables.value.filter((it) => !without.includes(it.id)).slice(0, MOST);
}
