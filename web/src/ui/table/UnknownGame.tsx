/** In place of a game that the server has and this page does not. */
import { gameName, unknownGame } from "../../games/names";
import { t } from "../../i18n";
import { Icon } from "../parts/icons";
import "./table.css";

export function UnknownGame({ game }: { readonly game: string }) {
  return (
    <main class="tb-gone">
      <h1>{gameName(game)}</h1>
      <p>{unknownGame(game)}</p>
      <button type="button" class="btn primary" onClick={() => location.reload()}>
        {t("table-reload")}
      </button>
      <a class="btn" href="/">
        <Icon name="arrow-left" /> {t("table-to-start")}
      </a>
    </main>
  );
}
