/** The finished game that is reviewed: its replay with the truth, and what the page knows of it. */
import { useEffect, useState } from "preact/hooks";
import { api, type Refusal } from "../../client/api";
import { findGame, isGame, loadPlay } from "../../games";
import type { GamePlay, GameReview } from "../../games/contract";
import { read } from "../../i18n";
import type { Replay } from "../../wire/types";
import { inWords } from "../table/refusals";

export interface Played {
  readonly replay: Replay;
  /** null for a game that this page does not have. */
  readonly game: GamePlay | null;
  readonly extra: GameReview | null;
}

export function usePlayed(id: string) {
  const [played, setPlayed] = useState<Played | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    setRefusal(null);
    load(id).then(
      (it) => here && setPlayed(it),
      async (error) => {
        const refused = await inWords(error);
        if (here) setRefusal(refused);
      },
    );
    return () => {
      here = false;
    };
  }, [id, attempt]);
  return { played, refusal, again: () => setAttempt(attempt + 1) };
}

async function load(id: string): Promise<Played> {
  const replay = await api.replay(id, "truth");
  const { game: name } = replay.lobby.setting;
  if (!isGame(name)) return { replay, game: null, extra: null };
  const [game, extra] = await Promise.all([loadPlay(name), loadReview(name)]);
  return { replay, game, extra };
}

/** What a game adds to its reviews, with its words. */
export async function loadReview(name: string): Promise<GameReview | null> {
  const [extra] = await Promise.all([findGame(name)?.loadReview?.(), read(`${name}/review`)]);
  return extra ?? null;
}
