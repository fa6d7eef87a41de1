/** Words in the reader's language, from the same Fluent files that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { persisted } from "../client/persisted";

export const LANGUAGES = ["en", "nl", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
};

/** Books that parts of the page have asked for, beside what every page needs. */
const wanted = new Set<string>();

export type Args = Record<string, FluentVariable>;

const ROOT = "../../../src/schatulle/";
const first = import.meta.glob<Readonly<Record<string, string>>>("./first/*.ts", { import: "default" });

export const language = persisted<Language>("language", systemLanguage());
/** Grows when words have been loaded, so that whoever shows some shows them anew. */
export const wordsLoaded = signal(0);
const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<string, Promise<void>>();

function systemLanguage(): Language {
  const wishes = globalThis.navigator?.languages ?? ["en"];
  const known = wishes.map((it) => it.slice(0, 2)).find((it) => LANGUAGES.includes(it as Language));
  return (known as Language | undefined) ?? "en";
}

/** Where all books are; what every page needs it has without them. */
const books = async () => (await import("./books")).default;

/** A book in one language: `page-bots` is the house's, `<game>/page` a game's, `*` stands for all games. */
async function load(code: Language, book: string): Promise<void> {
  const files = await books();
  const [game, name] = book.split("/");
  const paths =
    game === "*"
      ? Object.keys(files).filter((path) => path.endsWith(`/lang/${code}/${name}.ftl`))
      : [name ? `${ROOT}games/${game}/lang/${code}/${name}.ftl` : `${ROOT}lang/${code}/${book}.ftl`];
  await Promise.all(
    paths.map((path) => once(path, async () => learn(code, [(await files[path]?.()) ?? ""]))),
  );
}

/** What every page needs. */
const loadFirst = (code: Language): Promise<void> =>
  once(code, async () => learn(code, Object.values((await first[`./first/${code}.ts`]?.()) ?? {})));

/** Loads what was not loaded before; what could not be loaded may be tried once more. */
function once(what: string, fetched: () => Promise<void>): Promise<void> {
  let promise = loaded.get(what);
  if (!promise) {
    promise = fetched();
    promise.catch(() => loaded.delete(what));
    loaded.set(what, promise);
  }
  return promise;
}

function learn(code: Language, texts: readonly string[]): void {
  const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false });
  bundles.set(code, bundle);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  wordsLoaded.value += 1;
}

/** Changes the language once its words are there. */
export async function speak(code: Language): Promise<void> {
  await Promise.all([loadFirst(code), ...[...wanted].map((book) => load(code, book))]);
  document.documentElement.lang = code;
  language.value = code;
}

/** Books that are read from now on, in whatever language. */
export async function read(...books: string[]): Promise<void> {
  for (const book of books) wanted.add(book);
  await Promise.all(books.map((book) => load(language.peek(), book)));
}

/** The words of the rules, which most pages do without. */
export const loadRules = (): Promise<void> => read("*/rules");

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

/** A sentence, with a capital at its start. */
export const say = (key: string, args?: Args): string => capital(t(key, args));

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);
}
