/** A game's options as the rulebook lists them: in its chapters, with what can be chosen and what it means. */
import { has, t } from "../../i18n";
import type { Offered, RuleCatalogue } from "../../wire/types";
import type { Value } from "./plan";

export interface Choice {
  readonly name: string;
  /** The values as the rulebook writes them; `number`, `chance` and `D+S` stand for many. */
  readonly values: readonly string[];
  /** The first clause that the option changes. */
  readonly clause: string | null;
}

export interface Group {
  /** A chapter's id. */
  readonly chapter: string;
  readonly choices: readonly Choice[];
}

/** Stand for any value of their kind, in the rulebook's lists. */
const OPEN_ENDED = ["number", "chance", "D+S"];

export type Control = "switch" | "select" | "number" | "text";

export function controlOf({ values }: Choice): Control {
  if (values.includes("D+S")) return "text";
  if (values.some((it) => OPEN_ENDED.includes(it))) return "number";
  return values.every((it) => it === "true" || it === "false") ? "switch" : "select";
}

/** The options of a game, chapter by chapter, as the rulebook orders them. */
export function grouped(offered: Offered, rules: RuleCatalogue): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const { id, values } of rules.options.filter((it) => it.id in offered.options)) {
    const clause = rules.clauses.find((it) => it.options.includes(id)) ?? null;
    const chapter = clause?.chapter ?? "";
    groups.set(chapter, [...(groups.get(chapter) ?? []), { name: id, values, clause: clause?.id ?? null }]);
  }
  const order = rules.chapters.map((it) => it.id);
  return [...groups]
    .map(([chapter, choices]) => ({ chapter, choices }))
    .sort((one, other) => order.indexOf(one.chapter) - order.indexOf(other.chapter));
}

/** A value out of a form has the type that the edition's value has. */
export function typed(text: string, like: Value | undefined): Value {
  if (typeof like === "boolean") return text === "true";
  // Half of Europe writes 0,5.
  return typeof like === "number" ? Number(text.replace(",", ".")) : text;
}

/** The rulebook's key of a value: only letters and digits may stand there. */
const valueKey = (value: string) => `value-${value.replace(/[^a-zA-Z0-9]/g, "_")}`;

export const optionTitle = (name: string) => t(`option-${name}.title`);

/** What a value means: its own words, or those of the kind it belongs to. */
export function meaning(name: string, value: Value): string {
  const keys = [String(value), ...OPEN_ENDED].map((it) => `option-${name}.${valueKey(it)}`);
  const key = keys.find(has);
  return key ? t(key, { value: String(value) }) : String(value);
}

/** Whether the value itself has to be shown beside its meaning. */
export const isOpenEnded = (name: string, value: Value) =>
  !has(`option-${name}.${valueKey(String(value))}`) && typeof value !== "boolean";
