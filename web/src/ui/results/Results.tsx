/** The end of a game: who won, how the points came about, and what may follow. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import { findGame } from "../../games";
import type { GamePlay } from "../../games/contract";
import { listed, t } from "../../i18n";
import { go } from "../../router";
import type { GameView, Lobby, Outcome, Replay } from "../../wire/types";
import { CopyButton } from "../parts/CopyButton";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/icons";
import { FollowingWords } from "../people/Following";
import { ClauseLink } from "../table/Log";
import { inWords, type Told, whyNot } from "../table/refusals";
import { VoiceMark } from "../table/Voice";
import { Plot } from "./Plot";
import { ranking } from "./places";
import { Ranking } from "./Ranking";
import { standings } from "./standings";
import "./results.css";

interface Closing {
  readonly onClose: () => void;
}

interface Props {
  readonly game: GamePlay;
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly names: readonly string[];
  readonly outcome: Outcome;
  readonly view: GameView;
}

export function Results({ onClose, ...props }: Props & Closing) {
  return (
    <Dialog title={t("read-over")} onClose={onClose}>
      <Account {...props} />
    </Dialog>
  );
}

/** Where the question stood, for whoever wants to see them once more. */
export function ShowResults({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" class="btn primary read-reopen" onClick={onPress}>
      <Icon name="crown" /> {t("read-show-results")}
    </button>
  );
}

function Account({ game, client, lobby, names, outcome, view }: Props) {
  const replay = useTruth(lobby.id);
  const { course, worth, ends } = game.results;
  return (
    <div class="read-results">
      <VoiceMark lobby={lobby} />
      <Winners outcome={outcome} names={names} yours={client.yours.value} />
      <Ranking
        game={game}
        lobby={lobby}
        ranks={ranking(outcome)}
        names={names}
        yours={client.yours.value}
        view={view}
      />
      {worth && <p class="read-worth">{t(worth)}</p>}
      {replay && <CountedBy replay={replay} />}
      {replay && <Plot title={t(course)} names={names} scores={standings(replay, ends)} />}
      <Onward client={client} lobby={lobby} />
    </div>
  );
}

interface WinnersProps {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly yours: readonly number[];
}

function Winners({ outcome, names, yours }: WinnersProps) {
  const [winner] = outcome.winners;
  const mine = outcome.winners.length === 1 && yours.length === 1 && winner === yours[0];
  const won = listed(outcome.winners.map((seat) => names[seat] ?? ""));
  return (
    <p class="read-winners">
      <Icon name="crown" size={36} />
      <b>{mine ? t("read-won-you") : t("read-won-by", { names: won, count: outcome.winners.length })}</b>
    </p>
  );
}

/** The clauses that the last event of the game names. */
function CountedBy({ replay }: { readonly replay: Replay }) {
  const clauses = replay.scenes.at(-1)?.events.at(-1)?.clauses ?? [];
  if (clauses.length === 0) return null;
  return (
    <p class="read-counted">
      {t("read-counted-by")}
      {clauses.map((clause) => (
        <ClauseLink key={clause} clause={clause} />
      ))}
    </p>
  );
}

/** The game with everything open, when it has come; the results do without it. */
function useTruth(table: string): Replay | null {
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => {
    let here = true;
    api.replay(table, "truth").then(
      (its) => here && setReplay(its),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [table]);
  return replay;
}

/** A game that the people ended: nobody has won. */
export function EndedTogether({ client, lobby, onClose }: Pick<Props, "client" | "lobby"> & Closing) {
  return (
    <Dialog title={t("people-ended")} onClose={onClose}>
      <div class="read-results">
        <p>{t("people-ended-about")}</p>
        <Onward client={client} lobby={lobby} />
      </div>
    </Dialog>
  );
}

function Onward({ client, lobby }: { readonly client: TableClient; readonly lobby: Lobby }) {
  const replay = `/replay/${lobby.id}`;
  const [own] = client.yours.value;
  return (
    <>
      {own === undefined && lobby.rematch && <FollowingWords table={lobby.rematch} />}
      <div class="read-onwards">
        <CopyButton link={`${location.origin}${replay}`} label={t("read-copy-replay")} />
        <a class="btn ghost" href={`/api/tables/${lobby.id}/record`} download={`schatulle-${lobby.id}.jsonl`}>
          <Icon name="down" /> {t("read-download")}
        </a>
        <a class="btn ghost" href="/">
          <Icon name="home" /> {t("read-new-game")}
        </a>
      </div>
      <div class="read-next">
        <Rematch client={client} lobby={lobby} />
        <a class="btn" href={replay}>
          <Icon name="replay" /> {t("read-watch-replay")}
        </a>
        {!lobby.abandoned && findGame(lobby.setting.game)?.loadReview && (
          <a class="btn" href={`/review/${lobby.id}${own === undefined ? "" : `?seat=${own}`}`}>
            <Icon name="learn" /> {t("read-review")}
          </a>
        )}
      </div>
    </>
  );
}

/** Whoever is first opens the new table; the others find it here. */
function Rematch({ client, lobby }: { readonly client: TableClient; readonly lobby: Lobby }) {
  const [refused, setRefused] = useState<Told | null>(null);
  const [asking, setAsking] = useState(false);
  if (lobby.rematch) {
    return (
      <a class="btn primary" href={`/table/${lobby.rematch}`}>
        <Icon name="swap" /> {t("read-join-rematch")}
      </a>
    );
  }
  if (client.yours.value.length === 0) return null;
  const ask = async () => {
    setAsking(true);
    try {
      go(`/table/${(await api.rematch(lobby.id)).id}`);
    } catch (error) {
      setAsking(false);
      setRefused(await inWords(error));
    }
  };
  return (
    <>
      <button type="button" class="btn primary" disabled={asking} onClick={() => void ask()}>
        <Icon name="swap" /> {t("read-rematch")}
      </button>
      {refused && (
        <p class="read-refused" role="alert">
          {whyNot(refused)}
        </p>
      )}
    </>
  );
}
