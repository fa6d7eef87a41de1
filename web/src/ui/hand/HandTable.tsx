/** A phone as a hand beside a shared screen: its owner's things and choices, and a calm word while others play. */
import { useEffect } from "preact/hooks";
import { beHand } from "../../client/hands";
import { t } from "../../i18n";
import { go } from "../../router";
import { sound } from "../../sound";
import { SeatSign } from "../bots/Face";
import { Icon } from "../parts/icons";
import { MenuButton } from "../screen/MenuButton";
import { useAwake } from "../screen/useFrame";
import { Announcer } from "../table/Log";
import { PromptLine } from "../table/PromptLine";
import { headline, subline } from "../table/prompt";
import { Signs } from "../table/Signs";
import { RulesButton } from "../table/TopBar";
import { type SeenProps, useBoard } from "../table/useBoard";
import { HandEnd } from "./HandEnd";
import { useScreenFirst } from "./useScreenFirst";
import "./hand.css";

export function HandTable(props: SeenProps) {
  const { game, client, lobby, viewer, now } = props;
  const { asking, board } = useBoard(props);
  const { names, asked } = asking;
  const Hand = game.Hand ?? game.Board;
  const seat = viewer.seat ?? 0;
  useAwake();
  useScreenFirst(viewer, game);
  useTouch(asked !== null);
  useFollowing(lobby.rematch);
  const waits = !asked && !asking.sending && !now.outcome;
  const prompt = waits ? (
    <Calm words={subline(asking) || headline(asking)} />
  ) : (
    <PromptLine asking={asking} viewer={viewer} />
  );
  return (
    <div class={waits ? "ha ha-calm" : "ha"}>
      <header class="ha-bar">
        <span class="ha-me">
          <SeatSign lobby={lobby} seat={seat} size={20} face={28} />
          <b>{names[seat]}</b>
        </span>
        <RulesButton setting={lobby.setting} />
        <button
          type="button"
          class="btn ghost"
          aria-label={t("hand-whole")}
          title={t("hand-whole")}
          onClick={() => beHand(lobby.id, false)}
        >
          <Icon name="eye" />
        </button>
        <MenuButton game={game} client={client} lobby={lobby} />
      </header>
      <Announcer {...{ game, lobby, viewer, names }} prompt={headline(asking)} />
      <main class="ha-board">
        {now.outcome ? (
          <HandEnd client={client} lobby={lobby} outcome={now.outcome} seat={seat} />
        ) : (
          <Hand {...board} slots={{ prompt, log: null }} />
        )}
      </main>
      <Signs client={client} names={names} />
    </div>
  );
}

/** Nothing is asked: eyes up. */
function Calm({ words }: { readonly words: string }) {
  return (
    <div class="ha-look">
      <Icon name="screen" size={40} />
      <b>{t("hand-look")}</b>
      <span>{words}</span>
    </div>
  );
}

/** Whoever is asked is called by the table, which can be felt; a device that cannot be felt is heard. */
function useTouch(asked: boolean): void {
  useEffect(() => {
    if (asked && !("vibrate" in navigator)) sound("your-turn");
  }, [asked]);
}

/** The new table has the same hands. */
function useFollowing(rematch: string | null): void {
  useEffect(() => {
    if (!rematch) return;
    beHand(rematch);
    go(`/table/${rematch}`, true);
  }, [rematch]);
}
