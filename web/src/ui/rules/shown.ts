/** The rule that somebody wants to read right now. */
import { signal } from "@preact/signals";

export const shownRule = signal<string | null>(null);

export function showRule(name: string): void {
  shownRule.value = name;
}
