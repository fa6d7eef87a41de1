/** What people at a table have to be asked or told beside the game, above everything else. */
import { useEffect } from "preact/hooks";
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import { t } from "../../i18n";
import { go } from "../../router";
import type { Lobby } from "../../wire/types";
import { askWho, known } from "../start/guest";
import { NameForm } from "../start/NameForm";
import { Problem } from "../start/Problem";
import { sitDownSomewhere } from "../start/sitting";
import { useBusy } from "../start/useBusy";
import { Following } from "./Following";
import { freedAt } from "./present";
import { EndWishes, TakeOver } from "./Settling";
import "./people.css";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
}

export function Notices({ client, lobby }: Props) {
  const busy = useBusy();
  const seated = client.yours.value.length > 0;
  const playing = lobby.status === "playing";
  return (
    <aside class="pe-notices" aria-live="polite">
      <Problem words={busy.problem} />
      {playing && <TakeOver {...{ client, lobby, busy }} />}
      {playing && <EndWishes {...{ client, lobby, busy }} />}
      {!seated && playing && client.standing.value.lost.length > 0 && (
        <p class="pe-offer">{t("people-lost")}</p>
      )}
      {!seated && freedAt(lobby).length > 0 && <FreeChair lobby={lobby} />}
      {!seated && lobby.rematch && <Following table={lobby.rematch} />}
    </aside>
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
