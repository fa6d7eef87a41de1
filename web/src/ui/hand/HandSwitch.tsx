/** Makes this device a hand beside a shared screen, or the whole table again. */
import { beHand, isHand } from "../../client/hands";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";

export function HandSwitch({ lobby }: { readonly lobby: Lobby }) {
  return (
    <label class="tb-check">
      <input
        type="checkbox"
        checked={isHand(lobby.id)}
        onChange={(event) => beHand(lobby.id, event.currentTarget.checked)}
      />
      <span>
        {t("hand-switch")}
        <small>{t("hand-switch-about")}</small>
      </span>
    </label>
  );
}
