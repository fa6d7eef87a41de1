/** Before the game: who sits where, how others come, and what is agreed. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import { gameName } from "../../games/names";
import { language, loadRules, t } from "../../i18n";
import { go } from "../../router";
import type { Lobby } from "../../wire/types";
import { type Suited, suiting } from "../bots/kinds";
import { Icon } from "../parts/icons";
import { CallMe } from "../people/CallMe";
import { HandOn } from "../people/Settling";
import { askWho, known } from "../start/guest";
import { NameForm } from "../start/NameForm";
import { offeredGame } from "../start/open";
import { Problem } from "../start/Problem";
import { freeSeats, sitDownSomewhere } from "../start/sitting";
import { type Busy, useBusy } from "../start/useBusy";
import { isSlow } from "../table/clock";
import { Agreed } from "./Agreed";
import { Chairs } from "./Chairs";
import { Invite } from "./Invite";
import "../start/join.css";
import "./gathering.css";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
}

export function Gathering({ client, lobby }: Props) {
  const busy = useBusy();
  const offer = useOffer(lobby.setting.game);
  const spoken = language.value;
  useEffect(() => {
    void askWho().catch(() => {});
  }, []);
  useEffect(() => {
    if (spoken) void loadRules();
  }, [spoken]);
  // Whoever has a chair looks for others; whoever has none looks for a chair.
  const inviting = freeSeats(lobby).length > 0 && (client.hosting.value || client.yours.value.length > 0);
  return (
    <main class={inviting ? "ga ga-inviting" : "ga"}>
      <header class="ga-bar">
        <a class="ga-brand" href="/" aria-label={t("table-home")}>
          {t("start-brand")}
        </a>
      </header>
      <div class="ga-head">
        <p class="eyebrow">{t("start-gathering")}</p>
        <h1>{t("start-gathering-title", { game: gameName(lobby.setting.game), host: lobby.host })}</h1>
      </div>
      <section class="panel ga-people" aria-label={t("start-chairs")}>
        <Chairs client={client} lobby={lobby} offer={offer} busy={busy} />
        <Next client={client} lobby={lobby} offer={offer} busy={busy} />
      </section>
      <Invite lobby={lobby} />
      {isSlow(lobby.setting) && client.yours.value.length > 0 && (
        <section class="panel pe-call" aria-label={t("call-me")}>
          <CallMe />
        </section>
      )}
      <Agreed setting={lobby.setting} />
    </main>
  );
}

/** What can be played, and so whom the host may seat. */
function useOffer(game: string): Suited | null {
  const [offer, setOffer] = useState<Suited | null>(null);
  useEffect(() => {
    offeredGame(game).then(setOffer, () => {});
  }, [game]);
  return offer;
}

interface NextProps extends Props {
  readonly offer: Suited | null;
  readonly busy: Busy;
}

/** What is to be done now: a name, a seat, the start, or waiting. */
function Next({ client, lobby, offer, busy }: NextProps) {
  return (
    <div class="ga-next">
      <Problem words={busy.problem} />
      {known.value === null ? (
        <NameForm
          action={t(freeSeats(lobby).length > 0 ? "start-join-sit" : "start-join-go")}
          onNamed={async () => {
            await sitDownSomewhere(lobby.id);
            // The line to the table was opened by nobody in particular: come in anew, as somebody.
            go(`/join/${lobby.code}`, true);
          }}
        />
      ) : (
        <Doing client={client} lobby={lobby} offer={offer} busy={busy} />
      )}
    </div>
  );
}

function Doing({ client, lobby, offer, busy }: NextProps) {
  const free = freeSeats(lobby);
  const hosting = client.hosting.value;
  const seated = client.yours.value.length > 0;
  const words = waitingWords(lobby, free.length, hosting);
  return (
    <>
      <p id="ga-why">{words}</p>
      <div class="ga-buttons">
        {!seated && free.length > 0 && (
          <button
            type="button"
            class="btn primary"
            onClick={() => busy.run(() => sitDownSomewhere(lobby.id))}
          >
            <Icon name="person" /> {t("start-join-sit")}
          </button>
        )}
        {hosting && free.length > 0 && offer && (
          <button type="button" class="btn" onClick={() => busy.run(() => fill(lobby, offer))}>
            <Icon name="bot" /> {t("start-fill", { count: free.length })}
          </button>
        )}
        {hosting && (
          <button
            type="button"
            class={seated || free.length === 0 ? "btn primary" : "btn"}
            disabled={free.length > 0}
            aria-describedby="ga-why"
            onClick={() => busy.run(async () => void (await api.start(lobby.id)))}
          >
            <Icon name="play" /> {t("start-begin")}
          </button>
        )}
      </div>
      <HandOn client={client} lobby={lobby} busy={busy} />
    </>
  );
}

export function waitingWords(lobby: Lobby, free: number, hosting: boolean): string {
  if (free > 0) return t("start-waiting-seats", { count: free });
  return hosting ? t("start-all-here") : t("start-waiting-host", { host: lobby.host });
}

export async function fill(lobby: Lobby, offer: Suited): Promise<void> {
  const free = freeSeats(lobby);
  const seated = lobby.people.map((it) => it.chair);
  const bots = suiting(offer, free.length, seated);
  for (const [at, bot] of bots.entries()) await api.setChair(lobby.id, free[at]!, bot);
}
