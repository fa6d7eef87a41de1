/** A secret choice of somebody at the screen itself: the others look away, and it is covered again once it is made. */
import { useEffect, useState } from "preact/hooks";
import type { TableClient } from "../../client/table";
import type { GamePlay } from "../../games/contract";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";
import { seatName } from "../table/names";
import { Pass } from "../table/Pass";
import { PromptLine } from "../table/PromptLine";
import { useBoard } from "../table/useBoard";
import type { AskedHere } from "./usePeopleHere";

interface Props {
  readonly game: GamePlay;
  readonly client: TableClient;
  readonly lobby: Lobby;
  /** Those who are asked something that the others may not see. */
  readonly secret: readonly AskedHere[];
}

export function Curtain({ game, client, lobby, secret }: Props) {
  const [taken, setTaken] = useState<number | null>(null);
  const open = secret.find((it) => it.seat === taken);
  const answered = taken !== null && !open;
  useEffect(() => {
    if (answered) setTaken(null);
  }, [answered]);
  if (open) {
    return <Behind key={open.seat} {...{ game, client, lobby, open }} onHide={() => setTaken(null)} />;
  }
  const [next] = secret;
  if (!next) return null;
  return (
    <div class="sc-pass">
      <Pass seat={next.seat} name={seatName(lobby, next.seat)} take={() => setTaken(next.seat)} />
    </div>
  );
}

interface BehindProps extends Omit<Props, "secret"> {
  readonly open: AskedHere;
  readonly onHide: () => void;
}

function Behind({ game, client, lobby, open, onHide }: BehindProps) {
  const { viewer } = open;
  const now = viewer.shown.value!;
  const { asking, board } = useBoard({ game, client, lobby, viewer, now });
  const Piece = game.Hand ?? game.Board;
  const name = seatName(lobby, open.seat);
  return (
    <section class="sc-behind" aria-label={name}>
      <header>
        <b>{name}</b>
        <button type="button" class="btn" onClick={onHide}>
          <Icon name="close" /> {t("screen-hide")}
        </button>
      </header>
      <div class="sc-behind-board">
        <Piece {...board} slots={{ prompt: <PromptLine asking={asking} viewer={viewer} />, log: null }} />
      </div>
    </section>
  );
}
