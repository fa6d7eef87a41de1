/** One table: gathering people, playing, or looking back at the end. */
import { useEffect, useMemo } from "preact/hooks";
import { useCalling } from "../../calling/useCalling";
import { lessonAt, noteBegun, noteDone } from "../../client/lessons";
import { notePlayed } from "../../client/played";
import { forget, recent, remember } from "../../client/recent";
import { TableClient } from "../../client/table";
import { isGame, usePlay } from "../../games";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { toLesson } from "../lessons/begin";
import { Gathering } from "../lobby/Gathering";
import { Icon } from "../parts/icons";
import { useAbout } from "../parts/useAbout";
import { useBusy } from "../start/useBusy";
import { useSettingHere } from "./agreed";
import { LineBanner } from "./LineBanner";
import { Playing } from "./Playing";
import { UnknownGame } from "./UnknownGame";
import "./table.css";

export function TablePage({ id }: { id: string }) {
  const client = useMemo(() => new TableClient(id), [id]);
  useEffect(() => () => client.close(), [client]);
  const lobby = client.lobby.value;
  // The board comes while the line is still being made, where the game is known.
  usePlay(lobby?.setting.game ?? recent.peek().find((it) => it.id === id)?.game);
  useKeepInMind(client, lobby);
  useAbout(lobby && isGame(lobby.setting.game) ? t(`game-${lobby.setting.game}.pitch`) : t("start-lede"));
  useSettingHere(lobby?.setting);
  useCalling(client, lobby);
  if (client.line.value === "gone") return <Gone id={id} />;
  if (client.line.value === "damaged") return <NoTable why="table-damaged" />;
  if (lobby && !isGame(lobby.setting.game)) return <UnknownGame game={lobby.setting.game} />;
  return (
    <>
      <LineBanner client={client} />
      {!lobby && (
        <p class="tb-loading">
          {t("table-loading")}
          <a href="/">{t("table-to-start")}</a>
        </p>
      )}
      {lobby?.called && <p class="tb-loading">{t("table-called")}</p>}
      {lobby?.status === "gathering" && !lobby.called && <Gathering client={client} lobby={lobby} />}
      {lobby && lobby.status !== "gathering" && <Playing client={client} lobby={lobby} />}
    </>
  );
}

/** Whoever sits here finds the table on the first page again until its game is over. */
function useKeepInMind(client: TableClient, lobby: Lobby | null): void {
  const seated = client.yours.value.length > 0 || client.hosting.value;
  const status = lobby?.status;
  useEffect(() => {
    if (!lobby) return;
    const { id, setting } = lobby;
    if (setting.lesson) {
      if (seated) status === "over" ? noteDone(setting.lesson) : noteBegun(setting.lesson, id);
      return;
    }
    if (seated && status !== "gathering") notePlayed(setting.game);
    if (status === "over") forget(id);
    else if (seated) remember({ id, game: setting.game });
  }, [lobby?.id, status, seated]);
}

/** A lesson whose table the server has swept away begins anew. */
function Gone({ id }: { id: string }) {
  const { problem, run } = useBusy();
  const lesson = useMemo(() => lessonAt(id), [id]);
  useEffect(() => {
    if (lesson) run(() => toLesson(lesson, true));
  }, [lesson]);
  return lesson && !problem ? <p class="tb-loading">{t("table-loading")}</p> : <NoTable why="table-gone" />;
}

function NoTable({ why }: { why: "table-gone" | "table-damaged" }) {
  return (
    <main class="tb-gone">
      <h1>{t(`${why}-title`)}</h1>
      <p>{t(why)}</p>
      <a class="btn primary" href="/">
        <Icon name="arrow-left" /> {t("table-to-start")}
      </a>
    </main>
  );
}
