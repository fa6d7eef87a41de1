/** In place of a finished game: it is not over, it is gone, or it cannot be had now. */
import type { Refusal } from "../../client/api";
import { t } from "../../i18n";
import { Frame, Notice } from "../rules/Frame";
import { whyNot } from "../table/refusals";

interface Props {
  readonly id: string;
  readonly refusal: Refusal;
  readonly again: () => void;
  readonly title: string;
  /** What there is to say before the end. */
  readonly notYet: string;
}

const NOT_YET = 409;
const NOT_THERE = 404;

export function NoGame({ id, refusal, again, title, notYet }: Props) {
  if (refusal.status === NOT_YET) {
    return (
      <Frame title={title}>
        <Notice
          title={t("read-not-over-title")}
          action={
            <a class="btn primary" href={`/table/${id}`}>
              {t("read-to-table")}
            </a>
          }
        >
          {notYet}
        </Notice>
      </Frame>
    );
  }
  const gone = refusal.status === NOT_THERE;
  return (
    <Frame title={title}>
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
