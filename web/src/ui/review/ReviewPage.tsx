/** A finished game, looked back at from one seat. */
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../../client/api";
import { t } from "../../i18n";
import type { Replay } from "../../wire/types";
import { Icon } from "../parts/icons";
import { NoGame } from "../replay/NoGame";
import { Frame, Notice } from "../rules/Frame";
import { isBot, seatNames } from "../table/names";
import { whyNot } from "../table/refusals";
import { UnknownGame } from "../table/UnknownGame";
import { Account } from "./Account";
import { type Played, usePlayed } from "./usePlayed";
import { useReview } from "./useReview";
import "./review.css";

export function ReviewPage({ id }: { readonly id: string }) {
  const { played, refusal, again } = usePlayed(id);
  if (refusal)
    return (
      <NoGame
        id={id}
        refusal={refusal}
        again={again}
        title={t("review-page-title")}
        notYet={t("review-not-yet")}
      />
    );
  if (!played) return <p class="tb-loading">{t("read-loading")}</p>;
  if (played.game === null) return <UnknownGame game={played.replay.lobby.setting.game} />;
  return <From {...played} game={played.game} />;
}

/** From the seat that the address says, or from the first person's. */
function wishedSeat({ lobby }: Replay): number {
  const seat = new URLSearchParams(location.search).get("seat");
  if (seat !== null && lobby.people[Number(seat)]) return Number(seat);
  return Math.max(
    0,
    lobby.people.findIndex((_, it) => !isBot(lobby, it)),
  );
}

function From({ replay, game, extra }: Played & { readonly game: NonNullable<Played["game"]> }) {
  const { lobby } = replay;
  const [seat, setSeat] = useState(() => wishedSeat(replay));
  const { news, refusal, again } = useReview(lobby.id, seat);
  const names = seatNames(lobby);
  useEffect(() => history.replaceState(null, "", `?seat=${seat}`), [seat]);
  return (
    <Frame
      title={t("review-page-title")}
      lead={t("review-page-lead", { name: names[seat] ?? "" })}
      aside={
        <a class="btn ghost" href={`/replay/${lobby.id}?seat=${seat}`}>
          <Icon name="replay" /> {t("read-replay")}
        </a>
      }
      wide
    >
      <Seats names={names} seat={seat} change={setSeat} />
      {refusal || news.failed ? (
        <NotMade refusal={refusal} names={names} again={again} />
      ) : news.review ? (
        <Account key={seat} looking={{ replay, game, review: news.review, names }} extra={extra} />
      ) : (
        <Progress done={news.done ?? 0} />
      )}
    </Frame>
  );
}

interface SeatsProps {
  readonly names: readonly string[];
  readonly seat: number;
  readonly change: (seat: number) => void;
}

function Seats({ names, seat, change }: SeatsProps) {
  return (
    <label class="rv-seats">
      <span>{t("review-seen-by")}</span>
      <select
        class="tb-select"
        value={String(seat)}
        onChange={(event) => change(Number(event.currentTarget.value))}
      >
        {names.map((name, it) => (
          <option key={`${it} ${name}`} value={String(it)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Progress({ done }: { readonly done: number }) {
  const percent = Math.floor(100 * done);
  const words = t("review-working", { percent });
  return (
    <section class="rv-progress panel">
      <p>{words}</p>
      <progress max={100} value={percent} aria-label={words} />
      <p class="rv-quiet">{t("review-may-leave")}</p>
    </section>
  );
}

interface NotMadeProps {
  readonly refusal: Refusal | null;
  readonly names: readonly string[];
  readonly again: () => void;
}

function NotMade({ refusal, names, again }: NotMadeProps) {
  return (
    <Notice
      title={t("review-not-made")}
      action={
        <button type="button" class="btn primary" onClick={again}>
          {t("read-again")}
        </button>
      }
    >
      {refusal && whyNot(refusal, names)}
    </Notice>
  );
}
