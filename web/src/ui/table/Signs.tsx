/** Signs instead of talk: one of eight, to everyone at the table. */
import type { Sign, TableClient } from "../../client/table";
import { t } from "../../i18n";
import { SeatShape } from "../parts/marks";

const SIGNS: readonly (readonly [Sign, string])[] = [
  ["hello", "👋"],
  ["thanks", "🙏"],
  ["well_done", "👏"],
  ["surprise", "😮"],
  ["laugh", "😄"],
  ["oops", "🙈"],
  ["hurry", "⏳"],
  ["think", "🤔"],
];
const FACE = new Map<Sign, string>(SIGNS);

export function SignButtons({ client, onDone }: { client: TableClient; onDone: () => void }) {
  return (
    <fieldset class="tb-signs">
      <legend class="eyebrow">{t("table-signs")}</legend>
      {SIGNS.map(([sign, face]) => (
        <button
          key={sign}
          type="button"
          class="btn ghost"
          aria-label={t("table-sign", { sign })}
          title={t("table-sign", { sign })}
          onClick={() => {
            client.wave(sign);
            onDone();
          }}
        >
          {face}
        </button>
      ))}
    </fieldset>
  );
}

/** The signs just made; each goes away by itself. */
export function Signs({ client, names }: { client: TableClient; names: readonly string[] }) {
  return (
    <div class="tb-waves" aria-live="polite">
      {client.waves.value.map((wave) => (
        <p key={wave.id} class="tb-wave panel">
          <SeatShape seat={wave.seat} size={14} />
          <span aria-hidden="true">{FACE.get(wave.sign)}</span>
          {t("table-signed", { name: names[wave.seat] ?? "", sign: t("table-sign", { sign: wave.sign }) })}
        </p>
      ))}
    </div>
  );
}
