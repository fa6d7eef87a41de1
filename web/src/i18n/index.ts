/** Words in the reader's language, from the same Fluent files that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { kept } from "../client/kept";

export const LANGUAGES = ["en", "nl", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
};

/** What every page needs; other books are loaded with the parts of the page that read them. */
const wanted = new Set(["page-table", "page-start"]);

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../../src/schatulle/lang/*/{page-*,events,rules}.ftl", {
  query: "?raw",
  import: "default",
});

export const language = kept<Language>("language", systemLanguage());
/** Grows when words have been loaded, so that whoever shows some shows them anew. */
export const wordsLoaded = signal(0);
const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<string, Promise<void>>();

function systemLanguage(): Language {
  const wishes = globalThis.navigator?.languages ?? ["en"];
  const known = wishes.map((it) => it.slice(0, 2)).find((it) => LANGUAGES.includes(it as Language));
  return (known as Language | undefined) ?? "en";
}

function load(code: Language, book: string): Promise<void> {
  const path = `../../../src/schatulle/lang/${code}/${book}.ftl`;
  let promise = loaded.get(path);
  if (!promise) {
    promise = fetchWords(code, path);
    promise.catch(() => loaded.delete(path));
    loaded.set(path, promise);
  }
  return promise;
}

async function fetchWords(code: Language, path: string): Promise<void> {
  const text = await files[path]?.();
  if (text === undefined) return;
  let bundle = bundles.get(code);
  if (!bundle) {
    bundle = new FluentBundle(code, { useIsolating: false });
    bundles.set(code, bundle);
  }
  bundle.addResource(new FluentResource(text));
  wordsLoaded.value += 1;
}

/** Changes the language once its words are there. */
export async function speak(code: Language): Promise<void> {
  await Promise.all([...wanted].map((book) => load(code, book)));
  document.documentElement.lang = code;
  language.value = code;
}

/** Books that are read from now on, in whatever language. */
export async function read(...books: string[]): Promise<void> {
  for (const book of books) wanted.add(book);
  await Promise.all(books.map((book) => load(language.peek(), book)));
}

/** The words of the rules, which most pages do without. */
export const loadRules = (): Promise<void> => read("rules");

/** Whether there is such a message, or such an attribute of one. */
export function has(key: string): boolean {
  return pattern(key) !== null;
}

/** The message `key` or `key.attribute` in the reader's language. */
export function t(key: string, args?: Args): string {
  const found = pattern(key);
  return found ? found.bundle.formatPattern(found.pattern, args ?? null, []) : key;
}

function pattern(key: string) {
  wordsLoaded.value;
  const [name = key, attribute] = key.split(".");
  const bundle = bundles.get(language.value);
  const message = bundle?.getMessage(name);
  const value = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && value ? { bundle, pattern: value } : null;
}

/** "one, two and three", in the reader's language. */
export function listed(parts: readonly string[]): string {
  const [last = "", ...before] = [...parts].reverse();
  if (before.length === 0) return last;
  const first = before.reverse().reduce((first, next) => t("words-comma", { first, next }));
  return t("words-and", { first, last });
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);
}
