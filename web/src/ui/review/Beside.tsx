/** The review beside a replay: what was known and played at the moment that is shown, and the way to the next mark. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameReview } from "../../games/contract";
import { t } from "../../i18n";
import type { ReviewedDecision } from "../../wire/types";
import { Icon } from "../parts/icons";
import { type Player, sceneAtMoment } from "../replay/player";
import { seatNames } from "../table/names";
import { revealed } from "./answers";
import { answered, type Looking, played, whereabouts, why } from "./looking";
import { MarkSign } from "./Marks";
import { type Side, Sides } from "./Sides";
import { loadReview } from "./usePlayed";
import { useReview } from "./useReview";
import "./beside.css";

interface Props {
  readonly player: Player;
  readonly seat: number;
}

export function Beside({ player, seat }: Props) {
  const { replay, game } = player;
  const { lobby } = replay;
  const { news } = useReview(lobby.id, seat);
  const extra = useExtra(lobby.setting.game);
  const looking = useMemo(
    () => news.review && extra && { replay, game, review: news.review, names: seatNames(lobby) },
    [replay, news.review, extra],
  );
  if (!looking || !extra) return null;
  return <Panel player={player} looking={looking} extra={extra} />;
}

function useExtra(game: string): GameReview | null {
  const [extra, setExtra] = useState<GameReview | null>(null);
  useEffect(() => void loadReview(game).then(setExtra, () => {}), [game]);
  return extra;
}

interface PanelProps {
  readonly player: Player;
  readonly looking: Looking;
  readonly extra: GameReview;
}

function Panel({ player, looking, extra }: PanelProps) {
  const { review } = looking;
  player.at.value;
  const { moment } = player;
  const shown = decisionAt(review.decisions, moment);
  const stops = review.decisions.filter((it) => it.mark).map((it) => it.moment);
  const go = (to: number | undefined) => {
    if (to === undefined) return;
    player.pause();
    player.jump(sceneAtMoment(player.replay, to));
  };
  return (
    <aside class="rv-beside" aria-label={t("review-page-title")}>
      <header>
        {shown?.mark ? <MarkSign mark={shown.mark} /> : <b>{whereabouts(looking, moment)}</b>}
        <Hop
          icon="arrow-left"
          words={t("review-mark-before")}
          to={stops.findLast((it) => it < moment)}
          go={go}
        />
        <Hop icon="arrow-right" words={t("review-mark-next")} to={stops.find((it) => it > moment)} go={go} />
        <a
          class="btn"
          href={`/review/${looking.replay.lobby.id}?seat=${review.seat}`}
          aria-label={t("review-back")}
        >
          <Icon name="learn" /> <span>{t("review-back")}</span>
        </a>
      </header>
      {shown ? (
        <Sides sides={sidesOf(looking, shown, extra)} />
      ) : (
        <p class="rv-quiet">{t("review-nothing-asked", { name: looking.names[review.seat] ?? "" })}</p>
      )}
    </aside>
  );
}

/** The decision that is due at a moment, or whose answer has just been given. */
export function decisionAt(decisions: readonly ReviewedDecision[], moment: number): ReviewedDecision | null {
  const due = decisions.find((it) => it.moment === moment);
  return due ?? decisions.find((it) => it.moment + 1 === moment) ?? null;
}

/** As long as its question is open nothing is told but what was played. */
function sidesOf(looking: Looking, decision: ReviewedDecision, extra: GameReview): Side[] {
  const { replay, review } = looking;
  const did = { name: t("review-played"), words: played(looking, decision.moment) };
  const asked = review.questions.find((it) => it.move_number === decision.move_number);
  if (!asked) {
    const known = extra.known?.(decision);
    return [
      ...(known ? [{ name: t("review-known"), words: known }] : []),
      { name: t("review-verdict"), words: why(looking, decision) },
      did,
    ];
  }
  if (!revealed(replay.lobby.id, review.seat, asked))
    return [{ name: t("review-verdict"), words: t("review-answer-first") }];
  return [
    { name: t("review-truth"), words: answered(looking, asked, "answer") },
    { name: t("review-known"), words: answered(looking, asked, "known") },
    { ...did, words: [did.words, answered(looking, asked, "happened")] },
  ];
}

interface HopProps {
  readonly icon: "arrow-left" | "arrow-right";
  readonly words: string;
  readonly to: number | undefined;
  readonly go: (to: number | undefined) => void;
}

function Hop({ icon, words, to, go }: HopProps) {
  return (
    <button
      type="button"
      class="btn"
      aria-label={words}
      aria-disabled={to === undefined}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  );
}
