/** The whole rulebook of a game: found by word, or read chapter by chapter. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { gameNamed } from "../../games";
import { has, t } from "../../i18n";
import type { GameName, RuleClause } from "../../wire/types";
import { Icon } from "../parts/icons";
import { Paragraphs, Text } from "./EntryView";
import { RuleLine, RuleLink, useShelf } from "./RuleLink";
import { type Entry, hasWord, partsOf } from "./rulebook";
import { chapterTitle, clauseTitle, paragraphs, partTitle, sentenceWith } from "./words";
import "../parts/fold.css";

interface Props {
  readonly game: GameName;
  /** The part to begin with. */
  readonly first?: string;
  /** Pages have room for all chapters at once. */
  readonly unfolded: boolean;
}

export function Contents({ game, first = game, unfolded }: Props) {
  const [word, setWord] = useState("");
  return (
    <div class="read-contents">
      <Search word={word} setWord={setWord} example={gameNamed(game).rules.example} />
      {word.trim() ? (
        <Found word={word} game={game} />
      ) : (
        <Book key={game} game={game} first={first} unfolded={unfolded} />
      )}
    </div>
  );
}

interface SearchProps {
  readonly word: string;
  readonly setWord: (word: string) => void;
  readonly example: string;
}

function Search({ word, setWord, example }: SearchProps) {
  return (
    <search class="read-search">
      <Icon name="search" />
      <input
        type="search"
        value={word}
        aria-label={t("read-search")}
        placeholder={t("read-search-hint", { example })}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => setWord(event.currentTarget.value)}
      />
      {word && (
        <button
          type="button"
          class="btn ghost"
          aria-label={t("read-search-clear")}
          onClick={() => setWord("")}
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}

function Found({ word, game }: { readonly word: string; readonly game: GameName }) {
  const { book } = useShelf();
  const found = book.search(word, game);
  return (
    <section class="read-found">
      <p role="status">{t("read-found", { count: found.length, word: word.trim() })}</p>
      <ul class="read-lines">
        {found.map((entry) => (
          <li key={entry.id}>
            <RuleLine name={entry.id} hint={sentenceWith(entry, hasWord(word, game))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Book({ game, first, unfolded }: Props) {
  const { book } = useShelf();
  const parts = partsOf(game);
  return (
    <>
      {[...parts.filter((it) => it === first), ...parts.filter((it) => it !== first)].map((part) => (
        <section key={part} class="read-part">
          <h2>{partTitle(part)}</h2>
          {has(aimKey(part)) && <Beginning game={game} part={part} />}
          {book
            .chapters(game)
            .filter((chapter) => chapter.part === part)
            .map(({ id }) => (
              <Chapter key={id} id={id} clauses={book.clauses(id)} unfolded={unfolded} />
            ))}
          <Listing
            title={t("read-questions")}
            entries={book.of(game).filter((it) => it.kind === "ruling" && it.part === part)}
            count="read-questions-count"
          />
          <Listing
            title={t("read-options")}
            entries={book.of(game).filter((it) => it.kind === "option" && it.part === part)}
            count="read-options-count"
          />
        </section>
      ))}
    </>
  );
}

/** What a part is about, for those who have not played yet. */
function Beginning({ game, part }: { readonly game: GameName; readonly part: string }) {
  const { Overview } = gameNamed(game).rules;
  return (
    <div class="read-beginning">
      <h3>{t("read-aim")}</h3>
      <Paragraphs texts={paragraphs(t(aimKey(part)))} />
      <h3>{t("read-summary")}</h3>
      <Paragraphs texts={paragraphs(t(`summary-${part}`))} />
      {Overview && <Overview part={part} />}
    </div>
  );
}

const aimKey = (part: string): string => `aim-${part}`;

interface ChapterProps {
  readonly id: string;
  readonly clauses: readonly RuleClause[];
  readonly unfolded: boolean;
}

export const chapterAnchor = (id: string): string => `chapter-${id}`;

function Chapter({ id, clauses, unfolded }: ChapterProps) {
  return (
    <Folding
      anchor={chapterAnchor(id)}
      title={chapterTitle(id)}
      hint={t("read-chapter-clauses", { count: clauses.length })}
      unfolded={unfolded}
    >
      {() =>
        clauses.map((clause) => (
          <section key={clause.id} class="read-clause">
            <h4>
              <RuleLink name={clause.id} class="read-id num" label={t("read-more", { clause: clause.id })}>
                {clause.id}
              </RuleLink>
              <span>{clauseTitle(clause.id)}</span>
            </h4>
            <Text name={clause.id} kind="clause" />
          </section>
        ))
      }
    </Folding>
  );
}

interface ListingProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly count: string;
}

function Listing({ title, entries, count }: ListingProps) {
  if (entries.length === 0) return null;
  return (
    <Folding title={title} hint={t(count, { count: entries.length })} unfolded={false}>
      {() => (
        <ul class="read-lines">
          {entries.map((entry) => (
            <li key={entry.id}>
              <RuleLine name={entry.id} />
            </li>
          ))}
        </ul>
      )}
    </Folding>
  );
}

interface FoldingProps {
  readonly anchor?: string;
  readonly title: string;
  readonly hint: string;
  readonly unfolded: boolean;
  readonly children: () => ComponentChildren;
}

/** A chapter that opens; what is inside is written when it is first opened. */
function Folding({ anchor, title, hint, unfolded, children }: FoldingProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [seen, setSeen] = useState(unfolded);
  useEffect(() => {
    if (details.current) details.current.open = unfolded;
  }, [unfolded]);
  return (
    <details
      ref={details}
      id={anchor}
      class="part-fold read-fold"
      open={unfolded}
      onToggle={(event) => event.currentTarget.open && setSeen(true)}
    >
      <summary>
        <h3>{title}</h3>
        <span class="read-hint">{hint}</span>
        <Icon name="down" />
      </summary>
      <div class="read-folded">{seen && children()}</div>
    </details>
  );
}
