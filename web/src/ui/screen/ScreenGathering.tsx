/** Before the game, seen from across the room: who sits where, and how a phone comes to a chair. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../client/api";
import { answerHere } from "../../client/hands";
import type { TableClient } from "../../client/table";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { SeatSign } from "../bots/Face";
import { fill, waitingWords } from "../lobby/Gathering";
import { Icon } from "../parts/icons";
import { NameInput } from "../start/fields";
import { asGuest, askWho, playerName } from "../start/guest";
import { offeredGame } from "../start/open";
import { Problem } from "../start/Problem";
import { freeSeats } from "../start/sitting";
import { type Busy, useBusy } from "../start/useBusy";
import { seatName } from "../table/names";
import { SoundButton } from "../table/TopBar";
import { FullScreenButton } from "./FullScreenButton";
import { Joining } from "./Joining";
import { Lateness } from "./Lateness";
import "./gathering.css";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
  /** Somebody sat down here: the line has to know it. */
  readonly comeAnew: () => void;
}

export function ScreenGathering({ client, lobby, comeAnew }: Props) {
  const busy = useBusy();
  const free = freeSeats(lobby);
  useEffect(() => {
    void askWho().catch(() => {});
  }, []);
  return (
    <main class="sc-gathering">
      <header class="sc-bar">
        <a class="sc-brand" href="/">
          {t("start-brand")}
        </a>
        <SoundButton />
        <FullScreenButton />
      </header>
      <section class="sc-people">
        <p class="eyebrow">{t("start-gathering")}</p>
        <h1>{gameName(lobby.setting.game)}</h1>
        <ol class="sc-chairs" aria-label={t("start-chairs")} data-seats={lobby.people.length}>
          {lobby.people.map((_, seat) => (
            <Chair key={seat} lobby={lobby} seat={seat} free={free.includes(seat)} />
          ))}
        </ol>
        <p class="sc-waiting" role="status">
          {waitingWords(lobby, free.length, client.hosting.value)}
        </p>
        <Lateness lobby={lobby} seated={client.yours.value.length > 0} />
        <Problem words={busy.problem} />
        <div class="sc-acts">
          {free.length > 0 && <SitHere lobby={lobby} seat={free[0]!} busy={busy} sat={comeAnew} />}
          {client.hosting.value && <Hosting lobby={lobby} free={free} busy={busy} />}
        </div>
      </section>
      <Joining lobby={lobby} />
    </main>
  );
}

function Chair({ lobby, seat, free }: { lobby: Lobby; seat: number; free: boolean }) {
  return (
    <li class={free ? "sc-chair sc-free" : "sc-chair"}>
      <span class="sc-sign">
        <SeatSign lobby={lobby} seat={seat} size={28} face={44} />
      </span>
      <b>{free ? t("start-chair-free") : seatName(lobby, seat)}</b>
      {!free && <Icon name="check" />}
    </li>
  );
}

interface SitHereProps {
  readonly lobby: Lobby;
  readonly seat: number;
  readonly busy: Busy;
  readonly sat: () => void;
}

/** Somebody without a phone plays at the screen itself. */
function SitHere({ lobby, seat, busy, sat }: SitHereProps) {
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <button type="button" class="btn" onClick={() => setName("")}>
        <Icon name="person" /> {t("screen-sit")}
      </button>
    );
  }
  const sit = async () => {
    await asGuest(async () => void (await api.sit(lobby.id, seat, name.trim() || playerName(seat))));
    answerHere(lobby.id, true);
    setName(null);
    sat();
  };
  return (
    <form
      class="sc-naming"
      onSubmit={(event) => {
        event.preventDefault();
        busy.run(sit);
      }}
    >
      <NameInput
        label={t("start-player-name", { seat: seat + 1 })}
        value={name}
        placeholder={playerName(seat)}
        onType={setName}
      />
      <button type="submit" class="btn primary">
        {t("start-join-sit")}
      </button>
      <button type="button" class="btn ghost" aria-label={t("table-close")} onClick={() => setName(null)}>
        <Icon name="close" />
      </button>
    </form>
  );
}

interface HostingProps {
  readonly lobby: Lobby;
  readonly free: readonly number[];
  readonly busy: Busy;
}

/** Whoever opened the table on the screen hosts it there. */
function Hosting({ lobby, free, busy }: HostingProps) {
  return (
    <>
      {free.length > 0 && (
        <button
          type="button"
          class="btn"
          onClick={() => busy.run(async () => fill(lobby, await offeredGame(lobby.setting.game)))}
        >
          <Icon name="bot" /> {t("start-fill", { count: free.length })}
        </button>
      )}
      <a class="btn ghost" href={`/table/${lobby.id}`}>
        <Icon name="edit" /> {t("screen-chairs")}
      </a>
      <button
        type="button"
        class="btn primary"
        disabled={free.length > 0}
        onClick={() => busy.run(async () => void (await api.start(lobby.id)))}
      >
        <Icon name="play" /> {t("start-begin")}
      </button>
    </>
  );
}
