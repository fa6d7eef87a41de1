/** Who the reader is to the server: a guest with a name, made when one is needed. */
import { signal } from "@preact/signals";
import { api, Refusal } from "../../client/api";
import { name } from "../../client/prefs";
import { t } from "../../i18n";

/** The name that the server knows; null: none yet, undefined: not asked yet. */
export const known = signal<string | null | undefined>(undefined);

export async function askWho(): Promise<string | null> {
  if (known.peek() !== undefined) return known.peek() ?? null;
  known.value = (await api.me()).name;
  if (!name.peek()) name.value = known.peek() ?? "";
  return known.peek() ?? null;
}

/** Says a name; whoever is known already stays the same guest, with all seats. */
export async function beCalled(wish: string): Promise<void> {
  const called = wish.trim();
  if ((await askWho()) === called) return;
  const { name: given } = await api.sayName(called);
  known.value = given;
  name.value = given ?? called;
}

const isUnknown = (refusal: unknown) => refusal instanceof Refusal && refusal.status === 401;

/** Does something as a guest, under the name of last time or a friendly one. */
export async function asGuest(act: () => Promise<void>): Promise<void> {
  await beSomebody();
  try {
    await act();
  } catch (refusal) {
    if (!isUnknown(refusal)) throw refusal;
    // The server has forgotten everybody, or the cookie is gone.
    known.value = null;
    await beSomebody();
    await act();
  }
}

async function beSomebody(): Promise<void> {
  if ((await askWho()) === null) await beCalled(name.peek() || friendlyName());
}

const FRIENDLY = 8;

export function friendlyName(): string {
  return t("start-friendly-name", { number: Math.floor(Math.random() * FRIENDLY) });
}

/** What somebody else at this device is called until they say otherwise. */
export const playerName = (seat: number): string => t("start-player", { seat: seat + 1 });
