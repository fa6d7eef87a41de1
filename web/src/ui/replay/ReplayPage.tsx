/** A finished game, watched once more through any pair of eyes. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, type Refusal } from "../../client/api";
import { isGame, loadPlay } from "../../games";
import { t } from "../../i18n";
import type { Replay } from "../../wire/types";
import { useTitle } from "../rules/Frame";
import { inWords } from "../table/refusals";
import { UnknownGame } from "../table/UnknownGame";
import { NoGame } from "./NoGame";
import { Player, sceneAtMoment } from "./player";
import { ReplayTable } from "./ReplayTable";
import "./replay.css";

const TRUTH = "truth";

/** What the address says: whose eyes, which scene, or which moment of the whole table. */
function wished() {
  const query = new URLSearchParams(location.search);
  const moment = query.get("moment");
  return {
    eyes: query.get("seat") ?? TRUTH,
    place: (replay: Replay) =>
      moment === null ? Number(query.get("at") ?? 1) : sceneAtMoment(replay, Number(moment)),
  };
}

/** The seat whose review has led here. */
function reviewed(): number | null {
  const seat = new URLSearchParams(location.search).get("review");
  return seat === null ? null : Number(seat);
}

/** The address for other eyes. */
function addressFor(eyes: string): string {
  const query = new URLSearchParams(location.search);
  for (const place of ["at", "moment"]) query.delete(place);
  if (eyes === TRUTH) query.delete("seat");
  else query.set("seat", eyes);
  return query.size ? `?${query}` : location.pathname;
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
    const { eyes, place } = wished();
    void look(eyes, place);
  }, [id, attempt]);
  useEffect(() => () => player?.pause(), [player]);

  const see = (eyes: string) => {
    player?.pause();
    history.replaceState(null, "", addressFor(eyes));
    const moment = player?.moment ?? 0;
    void look(eyes, (replay) => sceneAtMoment(replay, moment));
  };
  if (unknown) return <UnknownGame game={unknown} />;
  if (refusal)
    return (
      <NoGame
        id={id}
        refusal={refusal}
        again={() => setAttempt(attempt + 1)}
        title={t("read-replay")}
        notYet={t("read-not-over")}
      />
    );
  if (!player) return <p class="tb-loading">{t("read-loading")}</p>;
  return <ReplayTable player={player} see={see} reviewed={reviewed()} />;
}
