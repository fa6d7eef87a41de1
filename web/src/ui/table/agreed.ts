/** What the table in sight has agreed on, in words' arguments: every option's value, the edition's or another. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Args } from "../../i18n";
import type { Agreement, Offered } from "../../wire/types";
import { offered } from "../start/open";
import { valuesOf } from "../start/plan";

/** The agreement of the table that is shown; null where there is none. */
const settingHere = signal<Agreement | null>(null);
const games = signal<readonly Offered[]>([]);

/** Until the server has told what its editions are, only what differs from them: messages say the usual then. */
export function agreedHere(): Args {
  const { game, edition = "", options = {} } = settingHere.value ?? {};
  const offer = games.value.find((it) => it.game === game);
  const values = Object.entries(offer ? valuesOf(offer, { edition, options }) : options);
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}

/** Shows a table: until it goes, words are told as it has agreed. */
export function useSettingHere(setting: Agreement | undefined): void {
  useEffect(() => {
    if (!setting) return;
    settingHere.value = setting;
    askForGames();
    return () => {
      settingHere.value = null;
    };
  }, [setting]);
}

function askForGames(): void {
  if (games.peek().length > 0) return;
  offered().then(
    (now) => {
      games.value = now;
    },
    () => {},
  );
}
