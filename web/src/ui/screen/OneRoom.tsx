/** For people in one room: the table on a big screen, and this device as a hand beside it. */
import type { TableClient } from "../../client/table";
import type { GamePlay } from "../../games/contract";
import { path } from "../../router";
import type { Lobby } from "../../wire/types";
import { HandSwitch } from "../hand/HandSwitch";
import { ToScreen } from "./ToScreen";

interface Props {
  readonly game: GamePlay;
  readonly client: TableClient;
  readonly lobby: Lobby;
}

export function OneRoom({ game, client, lobby }: Props) {
  if (path.value.startsWith("/screen/")) return null;
  return (
    <>
      <ToScreen lobby={lobby} />
      {game.Hand && client.yours.value.length === 1 && <HandSwitch lobby={lobby} />}
    </>
  );
}
