/** A rule over the game that goes on behind it. */

import { useEffect, useState } from "preact/hooks";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/icons";
import { Contents } from "./Contents";
import { EntryView } from "./EntryView";
import { ShelfContext } from "./RuleLink";
import { type Entry, gameOf, isPart, type Loading, type Rulebook, useRulebook } from "./rulebook";
import { shownRule, showRule } from "./shown";
import { titleOf } from "./words";
import "./rules.css";

export function RuleDialog() {
  const name = shownRule.value ?? "";
  const loading = useRulebook();
  const trail = useTrail(name);
  const entry = loading.book?.named(name) ?? null;
  return (
    <Dialog title={headingOf(name, entry)} onClose={close}>
      {loading.book ? (
        <ShelfContext.Provider value={{ book: loading.book, turnTo: trail.turnTo }}>
          <div class="read-in-dialog" key={name}>
            {trail.before && (
              <button type="button" class="btn ghost read-up" onClick={trail.back}>
                <Icon name="arrow-left" /> {t("read-back")}
              </button>
            )}
            <Shown name={name} entry={entry} book={loading.book} />
          </div>
        </ShelfContext.Provider>
      ) : (
        <Waiting {...loading} />
      )}
    </Dialog>
  );
}

function close(): void {
  shownRule.value = null;
}

function headingOf(name: string, entry: Entry | null): string {
  if (isPart(name)) return t("read-rules-of", { game: gameName(gameOf(name)) });
  return entry ? titleOf(entry) : t("read-rules");
}

interface ShownProps {
  readonly name: string;
  readonly entry: Entry | null;
  readonly book: Rulebook;
}

function Shown({ name, entry }: ShownProps) {
  if (isPart(name)) return <Contents game={gameOf(name)} first={name} unfolded={false} />;
  if (!entry) return <p>{t("read-no-such-rule", { name })}</p>;
  return (
    <>
      <EntryView entry={entry} />
      <p class="read-onward">
        <button type="button" class="btn" onClick={() => showRule(gameOf(entry.part))}>
          <Icon name="rules" /> {t("read-to-contents")}
        </button>
        <a class="btn ghost" href={`/rules/${entry.id}`} target="_blank" rel="noopener">
          <Icon name="link" /> {t("read-in-rulebook")}
        </a>
      </p>
    </>
  );
}

interface Trail {
  readonly before: string | undefined;
  readonly back: () => void;
  readonly turnTo: (name: string) => void;
}

/** Where the reader came from, rule by rule. */
function useTrail(name: string): Trail {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const before = trail.at(-1);
  useEffect(() => {
    document.querySelector(".part-dialog-body")?.scrollTo(0, 0);
  }, [name]);
  return {
    before,
    back: () => {
      setTrail(trail.slice(0, -1));
      if (before) showRule(before);
    },
    turnTo: (next) => {
      setTrail([...trail, name]);
      showRule(next);
    },
  };
}

/** Until the rules are there, or why they are not. */
export function Waiting({ failed, again }: Loading) {
  if (!failed) return <p class="read-waiting">{t("read-loading")}</p>;
  return (
    <div class="read-waiting">
      <p role="alert">{t("read-offline")}</p>
      <button type="button" class="btn" onClick={again}>
        {t("read-again")}
      </button>
    </div>
  );
}
