/** One's own finished games: what they add up to, and the way to their replays. */

import { useEffect, useState } from "preact/hooks";
import { api, type Refusal } from "../../client/api";
import { findGame } from "../../games";
import { editionName, gameName } from "../../games/names";
import { language, t } from "../../i18n";
import type { Finished, ReviewedGame } from "../../wire/types";
import { Icon } from "../parts/icons";
import { SeatShape } from "../parts/marks";
import { useAsked } from "../parts/useAsked";
import { signed } from "../results/places";
import { Frame, Notice } from "../rules/Frame";
import { whyNot } from "../table/refusals";
import { Course } from "./Course";
import { Reviewed } from "./Reviewed";
import { type GameSums, type Sum, statistics } from "./statistics";
import "./games.css";

export function GamesPage() {
  const { answer: games, refusal, again } = useAsked(api.finished);
  const reviewed = useReviewed();
  return (
    <Frame title={t("read-games")} lead={t("read-games-lead")}>
      {refusal && <Refused refusal={refusal} again={again} />}
      {!refusal && !games && <p>{t("read-loading")}</p>}
      {games?.length === 0 && <Nothing />}
      {games && games.length > 0 && (
        <>
          <div class="read-sums">
            {statistics(games).map((sums) => (
              <GamePanel
                key={sums.game}
                sums={sums}
                reviewed={reviewed.filter((it) => it.game === sums.game)}
              />
            ))}
          </div>
          <h2 class="read-list-title">{t("read-list")}</h2>
          <ul class="read-games">
            {games.map((game) => (
              <GameLine key={`${game.table} ${game.seat}`} game={game} />
            ))}
          </ul>
        </>
      )}
    </Frame>
  );
}

/** From the first to the latest; the page does without them. */
function useReviewed(): readonly ReviewedGame[] {
  const [reviewed, setReviewed] = useState<readonly ReviewedGame[]>([]);
  useEffect(() => {
    api.reviewed().then(
      (its) => setReviewed([...its].reverse()),
      () => {},
    );
  }, []);
  return reviewed;
}

function Refused({ refusal, again }: { readonly refusal: Refusal; readonly again: () => void }) {
  return (
    <Notice
      title={whyNot(refusal)}
      action={
        <button type="button" class="btn primary" onClick={again}>
          {t("read-again")}
        </button>
      }
    >
      {null}
    </Notice>
  );
}

function Nothing() {
  return (
    <Notice
      title={t("read-games-none-title")}
      action={
        <a class="btn primary" href="/">
          <Icon name="play" /> {t("read-new-game")}
        </a>
      }
    >
      {t("read-games-none")}
    </Notice>
  );
}

interface PanelProps {
  readonly sums: GameSums;
  readonly reviewed: readonly ReviewedGame[];
}

function GamePanel({ sums, reviewed }: PanelProps) {
  return (
    <section class="read-sum panel">
      <h2>{gameName(sums.game)}</h2>
      <dl class="read-figures">
        <Figure name={t("read-played")} value={String(sums.played)} />
        <Figure name={t("read-won")} value={String(sums.won)} />
        <Figure name={t("read-mean-score")} value={decimal(sums.meanScore)} />
        <Figure name={t("read-mean-place")} value={decimal(sums.meanPlace)} />
      </dl>
      {sums.course.length > 1 && <Course course={sums.course} />}
      {reviewed.length > 0 && <Reviewed game={sums.game} reviewed={reviewed} />}
      {sums.bySeats.length > 1 && <BySeats sums={sums} />}
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt class="eyebrow">{name}</dt>
      <dd class="num">{value}</dd>
    </div>
  );
}

function BySeats({ sums }: { readonly sums: GameSums }) {
  return (
    <table class="read-table">
      <caption class="visually-hidden">{t("read-by-seats")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("read-by-seats")}</th>
          {["read-played", "read-won", "read-mean-score", "read-mean-place"].map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.bySeats.map((row) => (
          <tr key={row.seats}>
            <th scope="row">{t("read-players", { count: row.seats })}</th>
            <Cells sum={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells({ sum }: { readonly sum: Sum }) {
  return (
    <>
      <td class="num">{sum.played}</td>
      <td class="num">{sum.won}</td>
      <td class="num">{decimal(sum.meanScore)}</td>
      <td class="num">{decimal(sum.meanPlace)}</td>
    </>
  );
}

function GameLine({ game }: { readonly game: Finished }) {
  return (
    <li class="read-game-row">
      <a class="read-game" href={`/replay/${game.table}`}>
        <SeatShape seat={game.seat} size={18} />
        <span class="read-what">
          <b>{gameName(game.game)}</b>
          <small>
            {editionName(game.game, game.edition)} · {t("read-players", { count: game.seats })}
          </small>
        </span>
        <span class={game.won ? "read-how read-won" : "read-how"}>
          {game.won && <Icon name="crown" size={18} />}
          {game.won ? t("read-game-won") : t("read-game-place", { place: game.place, seats: game.seats })}
        </span>
        <span class="read-score num">
          <span aria-hidden="true">{signed(game.score)}</span>
          <span class="visually-hidden">{t("read-points", { count: game.score })}</span>
        </span>
        <Icon name="replay" />
        <span class="visually-hidden">{t("read-watch-replay")}</span>
      </a>
      {findGame(game.game)?.loadReview && (
        <a
          class="btn ghost"
          href={`/review/${game.table}?seat=${game.seat}`}
          aria-label={t("read-review")}
          title={t("read-review")}
        >
          <Icon name="learn" />
        </a>
      )}
    </li>
  );
}

const decimal = (value: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);
