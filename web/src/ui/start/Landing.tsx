/** The first page: every game, one tap each. */
import { useEffect } from "preact/hooks";
import { GAME_NAMES } from "../../games";
import { t } from "../../i18n";
import { lazy } from "../../lazy";
import { Icon } from "../parts/icons";
import { useAbout } from "../parts/useAbout";
import { Bar, Links } from "./Bar";
import { GameCard } from "./GameCard";
import { JoinCode } from "./JoinCode";
import { Offline } from "./Offline";
import { OpenTables, OwnTables } from "./Tables";
import { wish } from "./wish";
import "./landing.css";

const SetUp = lazy(async () => (await import("./SetUp")).SetUp, "*/bots", "page-table", "page-bots");

export function Landing() {
  useAbout(t("start-lede"));
  useEffect(() => {
    document.title = t("start-title");
  });
  return (
    <div class="st-page">
      <Bar />
      <main class="st-main">
        <div class="st-head">
          <h1>{t("start-headline")}</h1>
          <p class="st-lede">{t("start-lede")}</p>
        </div>
        <Offline />
        <OwnTables />
        <div class="st-cards">
          {GAME_NAMES.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </div>
        <OpenTables />
      </main>
      <footer class="st-foot">
        <JoinCode />
        <a class="btn ghost" href="/screen">
          <Icon name="screen" /> {t("start-screen")}
        </a>
        <Links />
        <p>{t("start-fair")}</p>
        <p>{t("start-offline-bots")}</p>
      </footer>
      {wish.value && <SetUp key={`${wish.value.game} ${wish.value.way}`} {...wish.value} />}
    </div>
  );
}
