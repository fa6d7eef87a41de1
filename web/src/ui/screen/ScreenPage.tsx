/** A television or tablet as the board of a table: it sees what everyone may see, large; phones are the hands. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { TableClient } from "../../client/table";
import { isGame, usePlay } from "../../games";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import { go } from "../../router";
import { useSettingHere } from "../table/agreed";
import { LineBanner } from "../table/LineBanner";
import { UnknownGame } from "../table/UnknownGame";
import { Door, DoorByCode } from "./Door";
import { ScreenGathering } from "./ScreenGathering";
import { ScreenPlaying } from "./ScreenPlaying";
import { useAwake, useEnlargement, useStillness } from "./useFrame";
import "../table/table.css";
import "./frame.css";
import "./screen.css";

const CODE = /^[a-z0-9]{6}$/i;

/** `name` is a table's, its code, or empty. */
export function ScreenPage({ name }: { readonly name: string }) {
  if (name === "") return <Door />;
  return CODE.test(name) ? <DoorByCode key={name} code={name} /> : <SharedScreen key={name} id={name} />;
}

function SharedScreen({ id }: { readonly id: string }) {
  const [comings, setComings] = useState(0);
  // A line that was opened by nobody in particular stays nobody's: whoever has sat down here comes in anew.
  const client = useMemo(() => new TableClient(id, true), [id, comings]);
  useEffect(() => () => client.close(), [client]);
  const lobby = client.lobby.value;
  const [times, still] = [useEnlargement(), useStillness()];
  usePlay(lobby?.setting.game);
  useSettingHere(lobby?.setting);
  useAwake();
  useFollowing(lobby?.rematch ?? null);
  useEffect(() => {
    if (lobby) document.title = `${gameName(lobby.setting.game)} · ${lobby.code}`;
  }, [lobby?.code]);
  if (client.line.value === "gone" || client.line.value === "damaged") {
    return <Door problem={t(client.line.value === "gone" ? "table-gone" : "table-damaged")} />;
  }
  if (lobby && !isGame(lobby.setting.game)) return <UnknownGame game={lobby.setting.game} />;
  const gathers = lobby?.status === "gathering";
  return (
    <div class={still ? "enlarged sc sc-still" : "enlarged sc"} style={{ "--times": times }}>
      <LineBanner client={client} />
      {(!lobby || lobby.called) && <p class="tb-loading">{t(lobby ? "table-called" : "table-loading")}</p>}
      {lobby && gathers && !lobby.called && (
        <ScreenGathering client={client} lobby={lobby} comeAnew={() => setComings(comings + 1)} />
      )}
      {lobby && !gathers && <ScreenPlaying client={client} lobby={lobby} />}
    </div>
  );
}

/** Where the others go on, the screen goes, too. */
function useFollowing(rematch: string | null): void {
  useEffect(() => {
    if (rematch) go(`/screen/${rematch}`, true);
  }, [rematch]);
}
