/** The rulebook on the page: what it holds, and how an entry is found. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../client/api";
import { GAME_NAMES, gameNamed } from "../../games";
import { language, loadRules } from "../../i18n";
import type {
  Agreement,
  GameName,
  RuleCatalogue,
  RuleChapter,
  RuleClause,
  RuleOption,
  RuleRuling,
} from "../../wire/types";
import { synonyms, textsOf } from "./words";

export type Entry =
  | ({ readonly kind: "clause" } & RuleClause)
  | ({ readonly kind: "ruling" } & RuleRuling)
  | ({ readonly kind: "option" } & RuleOption);

export const partsOf = (game: GameName): readonly string[] => gameNamed(game).rules.parts;

/** The game that a part of the rulebook is about. */
export const gameOf = (part: string): GameName =>
  GAME_NAMES.find((game) => partsOf(game).includes(part)) ?? GAME_NAMES[0]!;

export const isPart = (name: string): boolean => GAME_NAMES.some((game) => partsOf(game).includes(name));

/** The part that says how an edition of the game is played. */
export const partFor = ({ game, edition }: Pick<Agreement, "game" | "edition">): string =>
  isPart(edition) ? edition : game;

export class Rulebook {
  readonly entries: readonly Entry[];
  private readonly byName: ReadonlyMap<string, Entry>;

  constructor(readonly catalogue: RuleCatalogue) {
    const { clauses, rulings, options } = catalogue;
    this.entries = [
      ...clauses.map((it) => ({ kind: "clause" as const, ...it })),
      ...rulings.map((it) => ({ kind: "ruling" as const, ...it })),
      ...options.map((it) => ({ kind: "option" as const, ...it })),
    ];
    this.byName = new Map(this.entries.map((it) => [bare(it.id), it]));
  }

  /** The entry that a name spells, as `M-41`, `m41`, `oq m5b` or `alarm-alone`. */
  named(name: string): Entry | null {
    return this.byName.get(bare(name)) ?? null;
  }

  of(game: GameName): Entry[] {
    return this.entries.filter((it) => partsOf(game).includes(it.part));
  }

  chapters(game: GameName): RuleChapter[] {
    return partsOf(game).flatMap((part) => this.catalogue.chapters.filter((it) => it.part === part));
  }

  clauses(chapter: string): RuleClause[] {
    return this.catalogue.clauses.filter((it) => it.chapter === chapter);
  }

  /** The clauses that a ruling settles or an option changes. */
  touchedBy(name: string): RuleClause[] {
    return this.catalogue.clauses.filter((it) => [...it.rulings, ...it.options].includes(name));
  }

  /** Everything of a game that has the word in its name or its words; what is so named comes first. */
  search(word: string, game: GameName, texts: (entry: Entry) => readonly string[] = textsOf): Entry[] {
    if (!word.trim()) return [];
    const named = this.named(word);
    const has = hasWord(word, game);
    const found = this.of(game).filter((it) => it !== named && [it.id, ...texts(it)].some(has));
    return named ? [named, ...found] : found;
  }
}

/** Whether a text has the word, or ours for it where a reader has it from another rulebook. */
export function hasWord(word: string, game: GameName): (text: string) => boolean {
  const asked = fold(word.trim());
  const ours = synonyms(game).map(([theirs, ours]) => exchanged(asked, fold(theirs), fold(ours)));
  return (text) => [asked, ...ours].some((wanted) => fold(text).includes(wanted));
}

/** The word may have an ending, as in a plural; longer ones are other words. */
const exchanged = (asked: string, theirs: string, ours: string): string =>
  asked.replace(new RegExp(`\\b${theirs}\\w{0,2}\\b`, "g"), ours);

const bare = (name: string): string => fold(name).replace(/[\s_-]/g, "");

/** As words are compared: without case and accents, with plain apostrophes. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");
}

const rulebook = signal<Rulebook | null>(null);

export interface Loading {
  readonly book: Rulebook | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The rulebook with its words, once both are there; another language brings its own. */
export function useRulebook(): Loading {
  const [ready, setReady] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const code = language.value;
  useEffect(() => {
    let here = true;
    setFailed(false);
    Promise.all([loadRules(), load()]).then(
      () => here && setReady(code),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [code, attempt]);
  const book = ready === code ? rulebook.value : null;
  return { book, failed, again: () => setAttempt(attempt + 1) };
}

async function load(): Promise<void> {
  if (!rulebook.peek()) rulebook.value = new Rulebook(await api.rulebook());
}
