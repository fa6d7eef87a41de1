/** How others come to the table: a link, a code to be told, a picture to be scanned. */

import { useState } from "preact/hooks";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { CopyButton } from "../parts/CopyButton";
import { Icon } from "../parts/icons";
import { QrCode } from "../parts/QrCode";
import { ToScreen } from "../screen/ToScreen";

export function Invite({ lobby }: { readonly lobby: Lobby }) {
  const link = `${location.origin}/join/${lobby.code}`;
  const [scanned, setScanned] = useState(false);
  return (
    <section
      class={scanned ? "panel ga-invite ga-scanned" : "panel ga-invite"}
      aria-label={t("start-invite-others")}
    >
      <div class="ga-invite-words">
        <h2>{t("start-invite-others")}</h2>
        <p>{t("start-invite-code")}</p>
        <p class="ga-code num">{lobby.code}</p>
        <p class="ga-link">{link}</p>
        <div class="ga-buttons">
          <CopyButton link={link} label={t("start-copy")} quiet={false} />
          {"share" in navigator && <ShareButton link={link} game={lobby.setting.game} />}
          <ScanButton on={scanned} turn={setScanned} />
        </div>
        <ToScreen lobby={lobby} />
        {isOnlyHere() && <OnlyHere />}
      </div>
      <QrCode class="ga-qr" text={link} label={t("start-qr")} />
    </section>
  );
}

const COMMAND = "schatulle serve --lan";

/** What is to be typed is not broken at its hyphens. */
function OnlyHere() {
  const [before, after] = t("start-invite-local").split(COMMAND);
  return (
    <p class="ga-only-here">
      {before}
      <code>{COMMAND}</code>
      {after}
    </p>
  );
}

/** Nobody else's device can follow a link to this machine's own name. */
export const isOnlyHere = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

function ShareButton({ link, game }: { readonly link: string; readonly game: string }) {
  // Whoever closes the sheet has shared nothing, and that is no mistake.
  const share = () =>
    void navigator
      .share({ title: t("start-share-words", { game: gameName(game) }), url: link })
      .catch(() => {});
  return (
    <button type="button" class="btn" onClick={share}>
      <Icon name="share" /> {t("start-share")}
    </button>
  );
}

/** Where there is room, the picture is always there, and the button is not. */
function ScanButton({ on, turn }: { readonly on: boolean; readonly turn: (on: boolean) => void }) {
  return (
    <button type="button" class="btn ga-scan" aria-expanded={on} onClick={() => turn(!on)}>
      {t("start-scan")}
    </button>
  );
}
