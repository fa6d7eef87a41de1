/** How phones come to the table from a shared screen: a picture to be scanned, and a code to be typed. */
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { isOnlyHere } from "../lobby/Invite";
import { QrCode } from "../parts/QrCode";

/** Phones become hands; at a table whose spectators are late they have to see more than that. */
export const linkTo = ({ code, setting }: Lobby): string =>
  `${location.origin}/${setting.spectator_delay ? "join" : "hand"}/${code}`;

export function Joining({ lobby }: { readonly lobby: Lobby }) {
  return (
    <section class="panel sc-joining" aria-label={t("start-invite-others")}>
      <QrCode class="ga-qr" text={linkTo(lobby)} label={t("start-qr")} />
      <h2>{t("screen-scan")}</h2>
      <p>{t("screen-address", { address: location.host })}</p>
      <p class="sc-code num">{lobby.code}</p>
      {isOnlyHere() && <p class="sc-aside">{t("start-invite-local")}</p>}
    </section>
  );
}

/** In a corner while the others play. */
export function SmallJoining({ lobby }: { readonly lobby: Lobby }) {
  return (
    <section class="sc-corner" aria-label={t("table-menu-invite")}>
      <span>
        <span class="eyebrow">{t("table-menu-code")}</span>
        <b class="num">{lobby.code}</b>
      </span>
      <QrCode class="ga-qr" text={linkTo(lobby)} label={t("start-qr")} />
    </section>
  );
}
