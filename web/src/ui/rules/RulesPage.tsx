/** The rulebook as a page of its own: /rules, /rules/<game>, /rules/M-41. */

import { GAME_NAMES } from "../../games";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import type { GameName } from "../../wire/types";
import { Icon } from "../parts/icons";
import { useMedia } from "../parts/useMedia";
import { Contents, chapterAnchor } from "./Contents";
import { EntryView } from "./EntryView";
import { Frame } from "./Frame";
import { Waiting } from "./RuleDialog";
import { ShelfContext } from "./RuleLink";
import { type Entry, gameOf, isPart, type Rulebook, useRulebook } from "./rulebook";
import { chapterTitle, partTitle, titleOf } from "./words";
import "./rules.css";

export function RulesPage({ name }: { name: string }) {
  const loading = useRulebook();
  const { book } = loading;
  const entry = book?.named(decodeURIComponent(name)) ?? null;
  const game = gameOf(entry?.part ?? name);
  const lost = book !== null && name !== "" && !entry && !isPart(name);
  const title = t("read-rules");
  const tab = entry ? `${entry.id} ${titleOf(entry)}` : title;
  return (
    <Frame title={title} tab={tab} lead={t("read-rules-lead")} aside={<Games game={game} />} wide>
      {book ? (
        <ShelfContext.Provider value={{ book, turnTo: null }}>
          {lost && <p role="alert">{t("read-no-such-rule", { name: decodeURIComponent(name) })}</p>}
          {entry ? (
            <OneRule key={entry.id} entry={entry} />
          ) : (
            <All key={name} game={game} first={isPart(name) ? name : game} book={book} />
          )}
        </ShelfContext.Provider>
      ) : (
        <Waiting {...loading} />
      )}
    </Frame>
  );
}

function Games({ game }: { readonly game: GameName }) {
  return (
    <nav aria-label={t("read-which-game")}>
      <ul class="read-tabs">
        {GAME_NAMES.map((it) => (
          <li key={it}>
            <a href={`/rules/${it}`} aria-current={it === game ? "true" : undefined}>
              {gameName(it)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OneRule({ entry }: { readonly entry: Entry }) {
  return (
    <section class="read-one panel">
      <a class="btn ghost read-up" href={`/rules/${gameOf(entry.part)}`}>
        <Icon name="arrow-left" /> {t("read-to-contents")}
      </a>
      <h2>{titleOf(entry)}</h2>
      <EntryView entry={entry} />
    </section>
  );
}

interface AllProps {
  readonly game: GameName;
  readonly first: string;
  readonly book: Rulebook;
}

function All({ game, first, book }: AllProps) {
  const roomy = useMedia(ROOMY);
  return (
    <div class="read-columns">
      <ChapterList game={game} book={book} />
      <Contents game={game} first={first} unfolded={roomy} />
    </div>
  );
}

/** The chapters beside the text, where there is room for them. */
function ChapterList({ game, book }: { readonly game: GameName; readonly book: Rulebook }) {
  const parts = [...new Set(book.chapters(game).map((it) => it.part))];
  return (
    <nav class="read-chapters" aria-label={t("read-contents")}>
      {parts.map((part) => (
        <section key={part}>
          <p class="eyebrow">{partTitle(part)}</p>
          <ul>
            {book
              .chapters(game)
              .filter((it) => it.part === part)
              .map(({ id }) => (
                <li key={id}>
                  <button type="button" onClick={() => openChapter(id)}>
                    {chapterTitle(id)}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function openChapter(id: string): void {
  const chapter = document.getElementById(chapterAnchor(id));
  if (!(chapter instanceof HTMLDetailsElement)) return;
  chapter.open = true;
  chapter.scrollIntoView({ block: "start" });
  chapter.querySelector("summary")?.focus({ preventScroll: true });
}

const ROOMY = "(min-width: 56.25em)";
