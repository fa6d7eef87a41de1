/** All that has happened until the scene that is shown; the latest is always in sight. */
import { useEffect, useRef } from "preact/hooks";
import type { Viewer } from "../../client/viewer";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { ClauseLink, linesOf } from "../table/Log";

interface Props {
  readonly lobby: Lobby;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** More would make every step slower, and nobody reads that far back. */
const MOST_LINES = 80;

export function ReplayLog({ lobby, viewer, names }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const whole = { ...lobby, setting: { ...lobby.setting, log: "full" as const } };
  const lines = linesOf({ lobby: whole, viewer, names }).slice(-MOST_LINES);
  const last = lines.at(-1)?.key;
  useEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [last, viewer]);
  return (
    <section class="log log-full read-log" aria-label={t("read-log")}>
      <header>
        <span class="eyebrow">{t("read-log")}</span>
      </header>
      {lines.length === 0 && <p>{t("read-log-empty")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by key */}
      <div class="log-lines" ref={box} tabIndex={0}>
        {lines.map((line) => (
          <p key={line.key}>
            {line.text}
            {line.clause && <ClauseLink clause={line.clause} />}
          </p>
        ))}
      </div>
    </section>
  );
}
