/** A finished game, watched once more through any pair of eyes. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, type Refusal } from "../../client/api";
import { isGame, loadPlay } from "../../games";
import { t } from "../../i18n";
import type { Replay } from "../../wire/types";
import { Frame, Notice, useTitle } from "../rules/Frame";
import { inWords, whyNot } from "../table/refusals";
import { UnknownGame } from "../table/UnknownGame";
import { Player, sceneAtMoment } from "./player";
import { ReplayTable } from "./ReplayTable";
import "./replay.css";

const TRUTH = "truth";

/** What the address says: whose eyes, and which scene. */
function wished(): { eyes: string; at: number } {
  const query = new URLSearchParams(location.search);
  return { eyes: query.get("seat") ?? TRUTH, at: Number(query.get("at") ?? 1) };
}

export function ReplayPage({ id }: { id: string }) {
  const [player, setPlayer] = useState<Player | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useTitle(t("read-replay"));

  const latest = useRef(0);
  const look = async (eyes: string, place: (replay: Replay) => number) => {
    latest.current += 1;
    const wish = latest.current;
    // Answers may overtake each other: only the last wish counts.
    const counts = () => wish === latest.current;
    try {
      const replay = await api.replay(id, eyes);
      const { game: name } = replay.lobby.setting;
      const game = isGame(name) ? await loadPlay(name) : null;
      if (!counts()) return;
      if (!game) return setUnknown(name);
      setRefusal(null);
      setPlayer(new Player(replay, game, place(replay)));
    } catch (error) {
      const refused = await inWords(error);
      if (counts()) setRefusal(refused);
    }
  };
  useEffect(() => {
    const { eyes, at } = wished();
    void look(eyes, () => at);
  }, [id, attempt]);
  useEffect(() => () => player?.pause(), [player]);

  const see = (eyes: string) => {
    player?.pause();
    history.replaceState(null, "", eyes === TRUTH ? location.pathname : `?seat=${eyes}`);
    const moment = player?.moment ?? 0;
    void look(eyes, (replay) => sceneAtMoment(replay, moment));
  };
  if (unknown) return <UnknownGame game={unknown} />;
  if (refusal) return <Refused id={id} refusal={refusal} again={() => setAttempt(attempt + 1)} />;
  if (!player) return <p class="tb-loading">{t("read-loading")}</p>;
  return <ReplayTable player={player} see={see} />;
}

interface RefusedProps {
  readonly id: string;
  readonly refusal: Refusal;
  readonly again: () => void;
}

const NOT_YET = 409;
const NOT_THERE = 404;

function Refused({ id, refusal, again }: RefusedProps) {
  if (refusal.status === NOT_YET) {
    return (
      <Frame title={t("read-replay")}>
        <Notice
          title={t("read-not-over-title")}
          action={
            <a class="btn primary" href={`/table/${id}`}>
              {t("read-to-table")}
            </a>
          }
        >
          {t("read-not-over")}
        </Notice>
      </Frame>
    );
  }
  const gone = refusal.status === NOT_THERE;
  return (
    <Frame title={t("read-replay")}>
      <Notice
        title={t(gone ? "read-no-table-title" : "read-no-replay-title")}
        action={
          gone ? (
            <a class="btn primary" href="/">
              {t("read-to-start")}
            </a>
          ) : (
            <button type="button" class="btn primary" onClick={again}>
              {t("read-again")}
            </button>
          )
        }
      >
        {gone ? t("read-no-table") : whyNot(refusal)}
      </Notice>
    </Frame>
  );
}
