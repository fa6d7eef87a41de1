/** Why something cannot be done, in the reader's language. */
import { Refusal } from "../../client/api";
import { type Args, has, listed, read, t } from "../../i18n";
import type { Refused } from "../../wire/types";

/** What is to be said, and what it is about. */
export type Told = Pick<Refused, "says" | "about">;
type Detail = Told["about"][string];

/** The sentences, which most pages do without. */
export const loadRefusals = (): Promise<void> => read("refusals", "*/refusals");

/** Asks for them in good time; without a line a refusal has fewer words. */
export const expectRefusals = (): void => void loadRefusals().catch(() => undefined);

/** A refusal once its words are there, as far as they can be had. */
export async function inWords(error: unknown): Promise<Refusal> {
  const refusal = error instanceof Refusal ? error : new Refusal(500, String(error));
  const titles = Object.keys(refusal.about).some(isOption) ? ["*/rules"] : [];
  await Promise.all([loadRefusals(), read(...titles)]).catch(() => undefined);
  return refusal;
}

/** The sentence; `names` are those of the seats. */
export const whyNot = (refusal: Told, names: readonly string[] = []): string =>
  has(refusal.says) ? inFull(refusal, names) : t("refused");

/** A message of the server's with all that it is about. */
export function inFull({ says, about }: Told, names: readonly string[]): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(about)) args[name] = called(name, value, names);
  return t(says, args);
}

const isSeat = (name: string) => /seats?$/.test(name);
const isOption = (name: string) => /^options?$/.test(name);

/** Seats and options are told by what they are called. */
function called(name: string, value: Detail, names: readonly string[]): string | number {
  const values: readonly (string | number | boolean)[] = Array.isArray(value) ? value : [value];
  if (isSeat(name)) return listed(values.map((seat) => seatName(Number(seat), names)));
  if (isOption(name)) return listed(values.map((option) => titled(String(option))));
  return typeof value === "number" ? value : values.join(", ");
}

/** A game that brings no words has only the names of its fields. */
const titled = (option: string): string =>
  has(`option-${option}.title`) ? t(`option-${option}.title`) : option;

const seatName = (seat: number, names: readonly string[]): string =>
  names[seat] ?? t("refused-chair", { chair: seat + 1 });
