/** The table's menu: invite, language, movement, fair chance, leave. */

import { useState } from "preact/hooks";
import { canHash } from "../../client/keys";
import { keysAnswer, motion, muted, quality } from "../../client/prefs";
import type { TableClient } from "../../client/table";
import type { GamePlay } from "../../games/contract";
import { LANGUAGE_NAMES, LANGUAGES, language, listed, speak, t } from "../../i18n";
import { go } from "../../router";
import type { Lobby, Person } from "../../wire/types";
import { CopyButton } from "../parts/CopyButton";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/icons";
import { CallMe } from "../people/CallMe";
import { Devices } from "../people/Devices";
import { heirsAt } from "../people/present";
import { Leaving, Settling } from "../people/Settling";
import { OneRoom } from "../screen/OneRoom";
import { isSlow } from "./clock";
import { SignButtons } from "./Signs";
import { VoiceSwitch } from "./Voice";

interface Props {
  readonly game: GamePlay;
  readonly client: TableClient;
  readonly lobby: Lobby;
  readonly onClose: () => void;
}

export function Menu({ game, client, lobby, onClose }: Props) {
  const { setting } = lobby;
  const lesson = setting.lesson ?? null;
  return (
    <Dialog title={t("table-menu")} onClose={onClose}>
      <div class="tb-menu">
        {lesson === null && (
          <>
            {client.yours.value.length > 0 && <SignButtons client={client} onDone={onClose} />}
            <CopyLink lobby={lobby} />
            <OneRoom game={game} client={client} lobby={lobby} />
          </>
        )}
        <label class="tb-check">
          <input
            type="checkbox"
            checked={!muted.value}
            onChange={(event) => {
              muted.value = !event.currentTarget.checked;
            }}
          />
          {t(muted.value ? "table-sound-off" : "table-sound-on")}
        </label>
        {lesson === null && lobby.status !== "over" && client.yours.value.length > 0 && <CallMe />}
        <label class="tb-check">
          <input
            type="checkbox"
            checked={keysAnswer.value}
            onChange={(event) => {
              keysAnswer.value = event.currentTarget.checked;
            }}
          />
          <span>
            {t("table-menu-keys")}
            <small>{t("table-menu-keys.about")}</small>
          </span>
        </label>
        <VoiceSwitch lobby={lobby} yours={client.yours.value} />
        <Choice
          label={t("table-menu-language")}
          value={language.value}
          values={LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]])}
          choose={(code) => void speak(code)}
        />
        <Choice
          label={t("table-menu-motion")}
          value={motion.value}
          values={(["system", "reduced", "full"] as const).map((it) => [it, t(`table-menu-motion-${it}`)])}
          choose={(it) => {
            motion.value = it;
          }}
        />
        {game.hasScene && (
          <Choice
            label={t("table-menu-quality")}
            value={quality.value}
            values={(["auto", "full", "lite", "off"] as const).map((it) => [
              it,
              t(`table-menu-quality-${it}`),
            ])}
            choose={(it) => {
              quality.value = it;
            }}
          />
        )}
        {lesson === null && <Devices client={client} lobby={lobby} />}
        {lesson === null && <Settling client={client} lobby={lobby} />}
        {lesson === null && <Fairness lobby={lobby} yours={client.yours.value} />}
        <Leave client={client} lobby={lobby} />
      </div>
    </Dialog>
  );
}

/** Whoever leaves as the host of others is asked who is to be the host. */
function Leave({ client, lobby }: Pick<Props, "client" | "lobby">) {
  const [asking, setAsking] = useState(false);
  const { lesson, game } = lobby.setting;
  const leave = () => go(lesson ? `/learn/${game}` : "/");
  const hands = client.hosting.value && lobby.status === "playing";
  const asks = hands && heirsAt(lobby, client.yours.value).length > 0;
  if (asking) return <Leaving client={client} lobby={lobby} leave={leave} />;
  return (
    <div class="tb-leave">
      <button type="button" class="btn" onClick={asks ? () => setAsking(true) : leave}>
        <Icon name="exit" /> {t(lesson ? "learn-all" : "table-menu-leave")}
      </button>
      {!lesson && lobby.status === "playing" && <small>{t(leavingHint(lobby))}</small>}
    </div>
  );
}

const leavingHint = ({ setting }: Lobby): string =>
  isSlow(setting) ? "table-menu-leave-slow" : "table-menu-leave-hint";

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly (readonly [Value, string])[];
  readonly choose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, values, choose }: ChoiceProps<Value>) {
  return (
    <label class="tb-choice">
      <span>{label}</span>
      <select
        class="tb-select"
        value={value}
        onChange={(event) => choose(event.currentTarget.value as Value)}
      >
        {values.map(([it, words]) => (
          <option key={it} value={it}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function CopyLink({ lobby }: { lobby: Lobby }) {
  const link = `${location.origin}/table/${lobby.id}`;
  return (
    <div class="tb-invite">
      <span class="eyebrow">{t("table-menu-invite")}</span>
      <span class="tb-code num">
        {t("table-menu-code")} {lobby.code}
      </span>
      <CopyButton link={link} label={t("table-menu-copy")} quiet={false} />
    </div>
  );
}

interface FairnessProps {
  readonly lobby: Lobby;
  readonly yours: readonly number[];
}

function Fairness({ lobby, yours }: FairnessProps) {
  return (
    <details class="tb-fair">
      <summary>{t("table-menu-fair")}</summary>
      <p>{t("table-menu-fair-sealed")}</p>
      <code>{lobby.commitment}</code>
      <Added lobby={lobby} yours={yours} />
      {lobby.secret && (
        <>
          <p>{t("table-menu-fair-open")}</p>
          <code>{lobby.secret}</code>
          <p>
            <a class="btn" href={`/api/tables/${lobby.id}/record`} download={`schatulle-${lobby.id}.jsonl`}>
              {t("table-menu-record")}
            </a>
          </p>
        </>
      )}
    </details>
  );
}

/** Who had a hand in the chance of the game, and who could not. */
function Added({ lobby, yours }: FairnessProps) {
  const { people } = lobby;
  const named = (of: (person: Person) => boolean) => {
    const some = people.filter(of).map(({ name }) => name ?? "");
    return { names: listed(some), count: some.length };
  };
  const leftOut = named(({ pledge, share }) => pledge !== null && share === null);
  const unpledged = yours.some((seat) => people[seat]?.pledge === null);
  return (
    <>
      <p>
        {t(
          "table-menu-fair-added",
          named(({ share }) => share !== null),
        )}
      </p>
      {people.map(({ name, pledge }, seat) => pledge && <code key={seat}>{`${name}: ${pledge}`}</code>)}
      {leftOut.count > 0 && <p>{t("table-menu-fair-left-out", leftOut)}</p>}
      {unpledged && !canHash() && <p>{t("table-menu-fair-plain")}</p>}
    </>
  );
}
