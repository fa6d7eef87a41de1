/** All that has happened until the scene that is shown; the latest is always in sight. */
import type { Viewer } from "../../client/viewer";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { LogLines, linesOf } from "../table/Log";

interface Props {
  readonly lobby: Lobby;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/** More would make every step slower, and nobody reads that far back. */
const MOST_LINES = 80;

export function ReplayLog({ lobby, viewer, names }: Props) {
  const whole = { ...lobby, setting: { ...lobby.setting, log: "full" as const } };
  const lines = linesOf({ lobby: whole, viewer, names }).slice(-MOST_LINES);
  return (
    <section class="log log-full read-log" aria-label={t("read-log")}>
      <header>
        <span class="eyebrow">{t("read-log")}</span>
      </header>
      {lines.length === 0 && <p>{t("read-log-empty")}</p>}
      <LogLines lobby={lobby} lines={lines} scrolls />
    </section>
  );
}
