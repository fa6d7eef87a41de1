/** Bots as a server offers them. */
import type { BotOffered } from "../../src/wire/types";

export const level = (name: string, level: number, beats: number | null = null): BotOffered => ({
  name,
  level,
  rating: beats === null ? null : 100 * level,
  beats,
  program: false,
});

export const program = (name: string): BotOffered => ({ ...level(name, 0), program: true });
