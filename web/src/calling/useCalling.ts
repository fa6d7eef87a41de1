/** Lets the tab tell whose turn it is, for as long as a table is shown. */
import { useEffect } from "preact/hooks";
import type { TableClient } from "../client/table";
import { gameName } from "../games/names";
import { t } from "../i18n";
import { titleOf } from "../ui/lessons/words";
import type { Lobby } from "../wire/types";
import { callTo, hush, mark, ring } from "./call";

/** Whether one of the seats here is asked something and nothing is on its way, whatever is still being played. */
const isAsked = (client: TableClient): boolean =>
  client.yours.value.some((seat) => {
    const viewer = client.viewer(seat);
    return viewer.question() !== null && viewer.pending.value === null;
  });

export function useCalling(client: TableClient, lobby: Lobby | null): void {
  const playing = lobby?.status === "playing";
  const calls = playing && isAsked(client) && !lobby.setting.lesson;
  useEffect(() => {
    if (lobby) document.title = titleAt(lobby, calls);
  });
  useEffect(() => {
    mark(calls);
    if (!calls) return;
    ring(callTo(lobby));
    return () => void hush(lobby.id).catch(() => {});
  }, [calls]);
  useEffect(
    () => () => {
      mark(false);
      document.title = t("table-brand");
    },
    [],
  );
}

function titleAt(lobby: Lobby, calls: boolean): string {
  const game = gameName(lobby.setting.game);
  if (calls) return callTo(lobby).title;
  if (lobby.status === "over") return t("call-over", { game });
  return headingOf(lobby);
}

/** What a table is called, for its heading, too. */
export function headingOf({ setting, host }: Lobby): string {
  if (setting.lesson) return titleOf(setting.lesson);
  return t("start-gathering-title", { game: gameName(setting.game), host });
}
