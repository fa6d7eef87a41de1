/** From a plan to a table: opened, the own chairs taken, and begun where nobody is waited for. */
import { api } from "../../client/api";
import { answerHere } from "../../client/hands";
import { persisted } from "../../client/persisted";
import { sharesAt } from "../../client/shares";
import { go } from "../../router";
import type { Offered } from "../../wire/types";
import type { Suited } from "../bots/kinds";
import { asGuest, playerName } from "./guest";
import { firstPlan, othersHere, type Plan, seatsHere, settingOf, startsAtOnce } from "./plan";

let offers: Promise<readonly Offered[]> | null = null;

/** What can be played; asked once, and again after a failure. */
export function offered(): Promise<readonly Offered[]> {
  offers ??= api.games().catch((refusal) => {
    offers = null;
    throw refusal;
  });
  return offers;
}

/** A game, and who would suit the guest now; that it is not known is no reason not to play. */
export async function offeredGame(game: string): Promise<Suited> {
  const [all, company] = await Promise.all([offered(), api.company(game).catch(() => [])]);
  const found = all.find((it) => it.game === game);
  if (!found) throw new Error(`no such game: ${game}`);
  return { ...found, company };
}

/** The set-ups of last time, game by game. */
export const lastPlans = persisted<Readonly<Record<string, Plan>>>("plans", {});

const calledAt = (plan: Plan, seat: number) => plan.names[seat]?.trim() || playerName(seat);

/** Where a table is shown. */
export type Place = "table" | "screen";

/** Opens the table and goes there; `replace`: back leads to where the set-up came from. */
export async function openTable(plan: Plan, replace = false, place: Place = "table"): Promise<void> {
  const { id } = await api.open(settingOf(plan));
  const [others, seats, shares] = [othersHere(plan), seatsHere(plan), sharesAt(id)];
  for (const seat of seats) {
    const name = others.includes(seat) ? calledAt(plan, seat) : undefined;
    await api.sit(id, seat, name, await shares.pledge());
  }
  if (place === "screen" && seats.length > 0) answerHere(id, true);
  // The table is found while the shares are on their way.
  if (startsAtOnce(plan)) shares.attend(await api.start(id), seats);
  go(`/${place}/${id}`, replace);
}

/** One click: against bots, at once. */
export async function playNow(game: string): Promise<void> {
  const offer = await offeredGame(game);
  await asGuest(() => openTable(firstPlan(offer, "bots")));
}
