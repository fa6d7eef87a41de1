/** What people at a table have to be asked or told beside the game, above everything else. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import { t } from "../../i18n";
import { go } from "../../router";
import type { Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";
import { askWho, known } from "../start/guest";
import { NameForm } from "../start/NameForm";
import { Problem } from "../start/Problem";
import { sitDownSomewhere } from "../start/sitting";
import { useBusy } from "../start/useBusy";
import { Following } from "./Following";
import { freedAt } from "./present";
import { EndWishes, isOfferedHost, TakeOver } from "./Settling";
import "./people.css";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
}

export function Notices({ client, lobby }: Props) {
  const busy = useBusy();
  const playing = lobby.status === "playing";
  const seated = client.yours.value.length > 0;
  const enders = lobby.people.flatMap(({ ends }, seat) => (ends ? [seat] : []));
  return (
    <aside class="pe-notices" aria-live="polite">
      <Problem words={busy.problem} />
      {playing && isOfferedHost(client, lobby) && (
        <Notice key={`host ${lobby.host}`}>
          <TakeOver {...{ client, lobby, busy }} />
        </Notice>
      )}
      {playing && seated && enders.length > 0 && (
        <Notice key={`end ${enders}`}>
          <EndWishes {...{ client, lobby, busy }} />
        </Notice>
      )}
      {playing && !seated && client.standing.value.lost.length > 0 && (
        <Notice key="lost">
          <p>{t("people-lost")}</p>
        </Notice>
      )}
      {!seated && freedAt(lobby).length > 0 && (
        <Notice key={`free ${freedAt(lobby)}`}>
          <FreeChair lobby={lobby} />
        </Notice>
      )}
      {!seated && lobby.rematch && <Following table={lobby.rematch} />}
    </aside>
  );
}

/** Whoever has read it may put it away; the menu has it all the same. */
function Notice({ children }: { readonly children: ComponentChildren }) {
  const [away, setAway] = useState(false);
  if (away) return null;
  return (
    <div class="pe-notice">
      {children}
      <button type="button" class="btn ghost" aria-label={t("table-close")} onClick={() => setAway(true)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** In the middle of a game somebody may sit down where a person was replaced. */
function FreeChair({ lobby }: { readonly lobby: Lobby }) {
  const { problem, run } = useBusy();
  useEffect(() => void askWho().catch(() => {}), []);
  const [seat] = freedAt(lobby);
  return (
    <div class="pe-offer">
      <p>{t("people-free-chair")}</p>
      <Problem words={problem} />
      {known.value === null ? (
        <NameForm
          action={t("people-sit")}
          onNamed={async () => {
            await sitDownSomewhere(lobby.id);
            // The line was opened by nobody in particular: come in anew, as somebody.
            go(`/join/${lobby.code}`, true);
          }}
        />
      ) : (
        <button
          type="button"
          class="btn primary"
          onClick={() => run(async () => void (await api.sit(lobby.id, seat!)))}
        >
          {t("people-sit")}
        </button>
      )}
    </div>
  );
}
