/** What somebody wants to play, before there is a table: the form's own state, and the Agreement it becomes. */
import { findGame } from "../../games";
import type { Agreement, Offered } from "../../wire/types";
import { alike, type Suited, suiting } from "../bots/kinds";
import { kindOf } from "../table/names";

export type Value = boolean | number | string;
export type Values = Readonly<Record<string, Value>>;
export type Log = NonNullable<Agreement["log"]>;

/** A person at this device, a person with a device of their own, or a kind of bot. */
export const HERE = "here";
export const INVITED = "invited";
const PERSON = "person";

/** How a game is begun from its card. */
export type Way = "bots" | "invite" | "hotseat" | "screen";

export interface Plan {
  readonly game: string;
  readonly edition: string;
  readonly chairs: readonly string[];
  /** What others at this device are called, by seat; only what somebody typed. */
  readonly names: Readonly<Record<number, string>>;
  /** Only what differs from the edition. */
  readonly options: Values;
  readonly log: Log;
  readonly clock: number;
  readonly spectators: boolean;
  readonly delay: number;
  readonly listed: boolean;
}

export function firstPlan(offered: Suited, way: Way): Plan {
  const { seats = offered.seats[0] ?? 2, options = {} } = findGame(offered.game)?.firstTable ?? {};
  const edition = Object.keys(offered.editions)[0] ?? "";
  return {
    game: offered.game,
    edition,
    chairs: chairsFor(offered, way, seats),
    names: {},
    options: differing(offered, edition, options),
    log: "fading",
    clock: 0,
    spectators: true,
    delay: 0,
    listed: false,
  };
}

/** The chairs that a way to play begins with: the first is one's own, but on a shared screen, where all come later. */
export function chairsFor(offered: Suited, way: Way, seats: number): string[] {
  if (way === "screen") return Array<string>(seats).fill(INVITED);
  const others = Array<string>(seats - 1).fill(way === "hotseat" ? HERE : INVITED);
  const bots = way === "bots" ? suiting(offered, seats - 1) : [];
  return [HERE, ...(bots.length ? bots : others)];
}

/** A kept plan again: the chairs as the way wants them, if they were of another way. */
export function planAgain(kept: Plan | null, offered: Suited, way: Way): Plan {
  const fresh = firstPlan(offered, way);
  if (!kept || kept.game !== offered.game || !(kept.edition in offered.editions)) return fresh;
  const kinds = offered.bots.map((it) => it.name);
  const known = botsIn(kept).every((it) => kinds.includes(kindOf(it)));
  const fits = known && wayOf(kept.chairs) === way;
  const chairs = fits ? kept.chairs : chairsFor(offered, way, kept.chairs.length);
  return { ...fresh, ...kept, chairs, options: differing(offered, kept.edition, kept.options) };
}

export function wayOf(chairs: readonly string[]): Way {
  if (chairs.includes(INVITED)) return chairs.includes(HERE) ? "invite" : "screen";
  return chairs.filter((it) => it === HERE).length > 1 ? "hotseat" : "bots";
}

/** Every option's value: the edition's, unless the plan says otherwise. */
export function valuesOf(offered: Offered, plan: Pick<Plan, "edition" | "options">): Values {
  return { ...offered.editions[plan.edition], ...plan.options };
}

function differing(offered: Offered, edition: string, options: Values): Values {
  const base = offered.editions[edition] ?? {};
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => name in base && base[name] !== value),
  );
}

export function withOption(plan: Plan, offered: Offered, name: string, value: Value): Plan {
  return { ...plan, options: differing(offered, plan.edition, { ...plan.options, [name]: value }) };
}

/** Another edition; what was changed by hand stays changed, where it still differs. */
export function withEdition(plan: Plan, offered: Offered, edition: string): Plan {
  return { ...plan, edition, options: differing(offered, edition, plan.options) };
}

/** More chairs are for more of the same, fewer for whoever sits first. */
export function withSeats(plan: Plan, offered: Suited, seats: number): Plan {
  const { chairs } = plan;
  const more = Math.max(0, seats - chairs.length);
  return { ...plan, chairs: [...chairs.slice(0, seats), ...moreFor(plan, offered, more)] };
}

function moreFor(plan: Plan, offered: Suited, count: number): string[] {
  const way = wayOf(plan.chairs);
  const bots = botsIn(plan);
  if (way !== "bots" || bots.length === 0) return chairsFor(offered, way, count + 1).slice(1);
  if (new Set(bots.map(kindOf)).size === 1) return alike(offered, bots.at(-1)!, count, bots);
  return suiting(offered, count, bots);
}

const isBot = (chair: string) => chair !== HERE && chair !== INVITED;

export const botsIn = (plan: Pick<Plan, "chairs">): string[] => plan.chairs.filter(isBot);

/** These sit down where bots sat, in turn. */
export function withBots(plan: Plan, bots: readonly string[]): Plan {
  let next = 0;
  return { ...plan, chairs: plan.chairs.map((it) => (isBot(it) ? bots[next++ % bots.length]! : it)) };
}

export function withChair(plan: Plan, seat: number, chair: string): Plan {
  return { ...plan, chairs: plan.chairs.with(seat, chair) };
}

export function withName(plan: Plan, seat: number, name: string): Plan {
  return { ...plan, names: { ...plan.names, [seat]: name } };
}

/** The seats of others at this device: the first person there is oneself, under one's own name. */
export const othersHere = (plan: Plan): number[] => seatsHere(plan).slice(1);

/** How many may play: whom the printed rules are for, and whom options admit. */
export function seatChoices(offered: Offered, values: Values): readonly number[] {
  const more = findGame(offered.game)?.moreSeats?.(values) ?? [];
  return [...new Set([...offered.seats, ...more])].sort((one, other) => one - other);
}

export function settingOf(plan: Plan): Agreement {
  return {
    game: plan.game,
    edition: plan.edition,
    chairs: plan.chairs.map((chair) => (chair === HERE || chair === INVITED ? PERSON : chair)),
    options: plan.options,
    log: plan.log,
    clock: plan.clock,
    spectators: plan.spectators,
    spectator_delay: plan.spectators ? plan.delay : 0,
    listed: plan.listed && plan.chairs.includes(INVITED),
  };
}

/** The chairs to be taken by this client. */
export const seatsHere = (plan: Plan): number[] =>
  plan.chairs.flatMap((chair, seat) => (chair === HERE ? [seat] : []));

/** Nobody is to be waited for. */
export const startsAtOnce = (plan: Plan): boolean => !plan.chairs.includes(INVITED);
