/** A friendly voice for whoever plays against bots alone: what it says, its switch, and the mark it leaves. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../client/api";
import { has, read, t } from "../../i18n";
import type { Advice, Lobby } from "../../wire/types";
import { inFull, inWords, type Told, whyNot } from "./refusals";

const loadVoice = () => void read("voice", "*/voice");

export function Voice({ advice, names }: { advice: Advice; names: readonly string[] }) {
  useEffect(loadVoice, []);
  return (
    <span class="tb-voice" role="status">
      {has(advice.says) && inFull(advice, names)}
    </span>
  );
}

/** Nobody has it among people, or in a lesson, which has a voice of its own. */
const mayHave = ({ status, people, setting }: Lobby, yours: readonly number[]): boolean =>
  status === "playing" &&
  !setting.lesson &&
  yours.length === 1 &&
  people.every(({ chair }, seat) => chair !== "person" || yours.includes(seat));

export function VoiceSwitch({ lobby, yours }: { lobby: Lobby; yours: readonly number[] }) {
  const [refusal, setRefusal] = useState<Told | null>(null);
  useEffect(loadVoice, []);
  if (!mayHave(lobby, yours)) return null;
  const switched = async (on: boolean) => {
    try {
      await api.switchVoice(lobby.id, on);
      setRefusal(null);
    } catch (error) {
      setRefusal(await inWords(error));
    }
  };
  return (
    <label class="tb-check">
      <input
        type="checkbox"
        checked={lobby.voice}
        onChange={(event) => void switched(event.currentTarget.checked)}
      />
      <span>
        {t("voice-label")}
        <small>{refusal ? whyNot(refusal) : t("voice-about")}</small>
      </span>
    </label>
  );
}

export function VoiceMark({ lobby }: { lobby: Lobby }) {
  useEffect(loadVoice, []);
  return lobby.voiced ? <p class="tb-voice">{t("voice-marked")}</p> : null;
}
