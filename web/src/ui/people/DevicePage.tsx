/** Where a second device comes to a seat: the link that the first one showed, and one tap. */
import { useState } from "preact/hooks";
import { api, type DeviceKind } from "../../client/api";
import { t } from "../../i18n";
import { go } from "../../router";
import { Icon } from "../parts/icons";
import { useTitle } from "../rules/Frame";
import { known } from "../start/guest";
import { Problem } from "../start/Problem";
import { useBusy } from "../start/useBusy";
import "../start/join.css";

interface Invited {
  readonly table: string;
  readonly code: string;
}

/** What the address says is taken out of it at once, so that no history keeps it. */
function takeFromAddress(): Invited | null {
  const [table, code] = location.hash.slice(1).split(".");
  if (location.hash) history.replaceState(null, "", "/device");
  return table && code ? { table, code } : null;
}

export function DevicePage() {
  const [invited] = useState(takeFromAddress);
  const { busy, problem, run } = useBusy();
  useTitle(t("device-come-title"));
  const come = ({ table, code }: Invited) =>
    run(async () => {
      await api.comeAsDevice(table, code, kindHere());
      // Whoever had no name has the owner's now.
      known.value = undefined;
      go(`/table/${table}`, true);
    });
  return (
    <main class="st-way">
      <a class="st-brand" href="/">
        {t("start-brand")}
      </a>
      <div class="panel">
        <h1>{t("device-come-title")}</h1>
        <p>{t(invited ? "device-come" : "device-come-incomplete")}</p>
        <Problem words={problem} />
        {invited && (
          <button type="button" class="btn primary" aria-disabled={busy} onClick={() => come(invited)}>
            <Icon name="phone" /> {t("device-come-button")}
          </button>
        )}
      </div>
    </main>
  );
}

const NARROW = 600;
const SLIM = 1100;

/** So that people can tell their devices apart. */
function kindHere(): DeviceKind {
  if (!matchMedia("(pointer: coarse)").matches) return "computer";
  const width = Math.min(screen.width, screen.height);
  if (width < NARROW) return "phone";
  return width < SLIM ? "tablet" : "computer";
}
