/** Bots as a server offers them. */
import type { BotOffered } from "../../src/wire/types";

export const level = (name: string, level: number, beats: number | null = null): BotOffered => ({
  name,
  level,
  rating: beats === null ? null : 100 * level,
  beats,
  program: false,
  company: [],
});

/** A level with companions, each leaning to something else. */
export const kindOf = (name: string, place: number, names: readonly string[]): BotOffered => ({
  ...level(name, place),
  company: names.map((it, at) => ({ chair: `${name}.${it}`, leaning: ["thieving", "hunting"][at % 2]! })),
});

export const program = (name: string): BotOffered => ({ ...level(name, 0), program: true });
