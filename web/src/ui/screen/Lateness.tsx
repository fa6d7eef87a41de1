/** At a table whose spectators see everything later a screen is late, unless its own device plays. */
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";

export function Lateness({ lobby, seated }: { readonly lobby: Lobby; readonly seated: boolean }) {
  const seconds = lobby.setting.spectator_delay ?? 0;
  if (seconds === 0 || seated) return null;
  return (
    <p class="sc-late">
      <Icon name="clock" /> {t("screen-late", { seconds })}
    </p>
  );
}
