/** The words of the rulebook, in the reader's language. */
import { has, t } from "../../i18n";
import type { GameName, RuleOption, RuleSource } from "../../wire/types";
import type { Entry } from "./rulebook";

type Named = Pick<Entry, "kind" | "id">;

const keyOf = ({ kind, id }: Named): string => (kind === "option" ? `option-${id}` : id);

/** The title of a clause or an option, the question of a ruling. */
export const titleOf = (entry: Named): string => t(`${keyOf(entry)}.title`);

export const clauseTitle = (id: string): string => t(`${id}.title`);

/** Lines are broken where the file has them; only an empty line begins a paragraph. */
export const paragraphs = (text: string): string[] =>
  text.split(/\n\s*\n/).map((it) => it.replace(/\s*\n\s*/g, " ").trim());

export const textOf = (entry: Named): string[] => paragraphs(t(keyOf(entry)));

export const whyOf = (ruling: Named): string => paragraphs(t(`${keyOf(ruling)}.why`)).join(" ");

export const partTitle = (part: string): string => t(`part-${part}`);

export const chapterTitle = (chapter: string): string => t(`chapter-${chapter}`);

export const sourceWords = (source: Pick<RuleSource, "id">): string =>
  t(`source-${source.id.replaceAll(":", "-")}`);

/** The name of a value in messages, where only letters and digits may stand. */
const valueKey = (value: string): string => value.replace(/[^a-zA-Z0-9]/g, "_");

/** The value as it is written, or words for one that stands for many. */
export function valueLabel(value: string): string {
  const key = `read-value-${valueKey(value)}`;
  return has(key) ? t(key) : value;
}

export const valueText = (option: Pick<RuleOption, "id">, value: string): string =>
  paragraphs(t(`option-${option.id}.value-${valueKey(value)}`)).join(" ");

/** Words that other rulebooks and readers have, each with ours for the same thing. */
export function synonyms(game: GameName): readonly [theirs: string, ours: string][] {
  const key = `${game}-synonyms`;
  if (!has(key)) return [];
  return t(key)
    .split(";")
    .map((pair) => {
      const [theirs = "", ours = ""] = pair.split(":");
      return [theirs.trim(), ours.trim()];
    });
}

/** Every text of an entry, to be searched. */
export function textsOf(entry: Entry): string[] {
  const texts = [titleOf(entry), ...textOf(entry)];
  if (entry.kind === "ruling") return [...texts, whyOf(entry)];
  if (entry.kind === "option") return [...texts, ...entry.values.map((it) => valueText(entry, it))];
  return texts;
}

/** The first sentence below the title that a reader who searches wants to see. */
export function sentenceWith(entry: Entry, wanted: (text: string) => boolean): string {
  const [, ...texts] = textsOf(entry);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s+/));
  return sentences.find(wanted) ?? sentences[0] ?? "";
}
