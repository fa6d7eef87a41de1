/** The first page: two games, one tap each. */
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { later } from "../../later";
import { Bar, Links } from "./Bar";
import { BoxArt } from "./BoxArt";
import cave from "./cave.svg";
import { GameCard } from "./GameCard";
import { JoinCode } from "./JoinCode";
import { Painted } from "./Painted";
import party from "./party.svg";
import { OpenTables, OwnTables } from "./Tables";
import { wish } from "./wish";
import "./landing.css";

const SetUp = later(async () => (await import("./SetUp")).SetUp, "page-bots");

export function Landing() {
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
        <OwnTables />
        <div class="st-cards">
          <GameCard game="meisterdiebe">
            <BoxArt />
          </GameCard>
          <GameCard game="diamant">
            <Painted class="st-cave" src={cave} sharpness={0.6} />
            <img class="st-cave" src={party} alt="" width="640" height="560" />
          </GameCard>
        </div>
        <OpenTables />
      </main>
      <footer class="st-foot">
        <JoinCode />
        <Links />
        <p>{t("start-fair")}</p>
        <p>{t("start-offline-bots")}</p>
      </footer>
      {wish.value && <SetUp key={`${wish.value.game} ${wish.value.way}`} {...wish.value} />}
    </div>
  );
}
