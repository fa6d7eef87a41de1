/** Ways from one rule to another: on the page a link, in the window over a game a button. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Rulebook } from "./rulebook";
import { titleOf } from "./words";

export interface Shelf {
  readonly book: Rulebook;
  /** Where a window shows the next rule; null on a page, where links do. */
  readonly turnTo: ((name: string) => void) | null;
}

export const ShelfContext = createContext<Shelf | null>(null);

export function useShelf(): Shelf {
  const shelf = useContext(ShelfContext);
  if (!shelf) throw new Error("no rulebook around");
  return shelf;
}

interface Props {
  readonly name: string;
  readonly class?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

export function RuleLink({ name, class: kind, label, children }: Props) {
  const { turnTo } = useShelf();
  const named = label === undefined ? {} : { "aria-label": label };
  return turnTo ? (
    <button type="button" class={`read-link ${kind ?? ""}`} onClick={() => turnTo(name)} {...named}>
      {children}
    </button>
  ) : (
    <a class={`read-link ${kind ?? ""}`} href={`/rules/${name}`} {...named}>
      {children}
    </a>
  );
}

/** A line with the rule's name and title, and perhaps a sentence of it. */
export function RuleLine({ name, hint }: { readonly name: string; readonly hint?: string }) {
  const entry = useShelf().book.named(name);
  if (!entry) return null;
  return (
    <RuleLink name={entry.id} class="read-line">
      <span class="read-id num">{entry.id}</span>
      <span>
        {titleOf(entry)}
        {hint && <small>{hint}</small>}
      </span>
    </RuleLink>
  );
}

/** Names of clauses, rulings and options that stand in a sentence. */
const MENTIONS = /\b(?:[A-Z]-\d+|OQ-[A-Z]\d+[a-z]?|[a-z]+(?:_[a-z]+)+)\b/g;

/** A sentence whose mentions of other rules lead there. */
export function Linked({ text }: { readonly text: string }) {
  const { book } = useShelf();
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(MENTIONS)) {
    const entry = book.named(name);
    if (!entry) continue;
    parts.push(
      text.slice(end, index),
      <RuleLink key={index} name={entry.id} class="read-mention" label={`${entry.id}: ${titleOf(entry)}`}>
        {name}
      </RuleLink>,
    );
    end = index + name.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
