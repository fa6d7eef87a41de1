/** A game on the first page: its picture, and the ways to begin. */
import { gameNamed } from "../../games";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import type { GameName } from "../../wire/types";
import { Icon } from "../parts/icons";
import { playNow } from "./open";
import { Problem } from "./Problem";
import { useBusy } from "./useBusy";
import { setUp } from "./wish";
import "./card.css";

export function GameCard({ game }: { readonly game: GameName }) {
  const { Art } = gameNamed(game);
  const { busy, problem, run } = useBusy();
  const heading = `st-${game}`;
  return (
    <article class={`st-card st-card-${game}`} aria-labelledby={heading}>
      <div class="st-art" aria-hidden="true">
        <Art />
      </div>
      <div class="st-about">
        <p class="eyebrow">{t(`game-${game}.kind`)}</p>
        <h2 id={heading}>{gameName(game)}</h2>
        <p class="st-pitch">{t(`game-${game}.pitch`)}</p>
      </div>
      <div class="st-begin">
        <Problem words={problem} />
        <div class="st-ways">
          <button
            type="button"
            class="btn primary"
            aria-describedby={heading}
            aria-disabled={busy}
            onClick={() => run(() => playNow(game))}
          >
            <Icon name="play" /> {t(busy ? "start-opening" : "start-play-now")}
          </button>
          <button type="button" class="btn" aria-describedby={heading} onClick={() => setUp(game, "invite")}>
            <Icon name="link" /> {t("start-invite")}
          </button>
          <button type="button" class="btn" aria-describedby={heading} onClick={() => setUp(game, "hotseat")}>
            <Icon name="phone" /> {t("start-hotseat")}
          </button>
          <button type="button" class="btn" aria-describedby={heading} onClick={() => setUp(game, "bots")}>
            <Icon name="settings" /> {t("start-set-up-bots")}
          </button>
        </div>
      </div>
    </article>
  );
}
