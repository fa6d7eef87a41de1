/** How a table comes onto a television or tablet: what is to be opened there, or this device itself. */
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import "./toScreen.css";

export function ToScreen({ lobby }: { readonly lobby: Lobby }) {
  return (
    <details class="to-screen">
      <summary>{t("screen-show-big")}</summary>
      <p>{t("screen-show-how", { address: `${location.host}/screen`, code: lobby.code })}</p>
      <a class="btn" href={`/screen/${lobby.id}`}>
        {t("screen-show-here")}
      </a>
    </details>
  );
}
