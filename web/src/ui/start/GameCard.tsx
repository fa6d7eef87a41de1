/** A game on the first page: its picture, and the ways to begin. */
import { isNewTo } from "../../client/played";
import { gameNamed } from "../../games";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import type { GameName } from "../../wire/types";
import { Icon, type IconName } from "../parts/icons";
import { playNow } from "./open";
import { Problem } from "./Problem";
import type { Way as PlanWay } from "./plan";
import { useBusy } from "./useBusy";
import { setUp } from "./wish";
import "./card.css";

export function GameCard({ game }: { readonly game: GameName }) {
  const { Art } = gameNamed(game);
  const { busy, problem, run } = useBusy();
  const isNew = isNewTo(game);
  const heading = `st-${game}`;
  return (
    <article class={`st-card st-card-${game}`} aria-labelledby={heading}>
      <div class="st-art" aria-hidden="true">
        <Art />
      </div>
      <div class="st-about">
        <h2 id={heading}>{gameName(game)}</h2>
        <small>{t(`game-${game}.also`)}</small>
        <p class="eyebrow">{t(`game-${game}.facts`)}</p>
        <p class="st-pitch">{t(`game-${game}.pitch`)}</p>
      </div>
      <div class="st-begin">
        <Problem words={problem} />
        <div class="st-ways">
          <div class={isNew ? "st-first st-new" : "st-first"}>
            {isNew && (
              <a class="btn primary" href={`/learn/${game}`} aria-describedby={heading}>
                <Icon name="learn" /> {t("start-learn.first")}
              </a>
            )}
            <button
              type="button"
              class={isNew ? "btn" : "btn primary"}
              aria-describedby={heading}
              aria-disabled={busy}
              onClick={() => run(() => playNow(game))}
            >
              <Icon name="play" /> {t(busy ? "start-opening" : "start-play-now")}
            </button>
          </div>
          <div class="st-more">
            <Way game={game} way="invite" icon="link" words="start-invite" />
            <Way game={game} way="hotseat" icon="phone" words="start-hotseat" />
            <Way game={game} way="bots" icon="settings" words="start-set-up-bots" />
          </div>
        </div>
        {!isNew && (
          <a class="st-learn" href={`/learn/${game}`} aria-describedby={heading}>
            <Icon name="learn" size={16} /> {t("start-learn")}
          </a>
        )}
      </div>
    </article>
  );
}

interface WayProps {
  readonly game: GameName;
  readonly way: PlanWay;
  readonly icon: IconName;
  readonly words: string;
}

function Way({ game, way, icon, words }: WayProps) {
  return (
    <button type="button" class="btn" aria-describedby={`st-${game}`} onClick={() => setUp(game, way)}>
      <Icon name={icon} /> {t(words)}
    </button>
  );
}
