/** All that has happened until the scene that is shown; the latest is always in sight. */
import { t } from "../../i18n";
import { LogLines, type LogProps, linesOf } from "../table/Log";

/** More would make every step slower, and nobody reads that far back. */
const MOST_LINES = 80;

export function ReplayLog({ lobby, ...others }: LogProps) {
  const whole = { ...lobby, setting: { ...lobby.setting, log: "full" as const } };
  const lines = linesOf({ lobby: whole, ...others }).slice(-MOST_LINES);
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
