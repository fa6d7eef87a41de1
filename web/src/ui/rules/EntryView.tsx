/** One rule, whole: its words, where it was read, what it left open and what changes it. */
import type { ComponentChildren } from "preact";
import { t } from "../../i18n";
import type { RuleClause, RuleOption, RuleRuling } from "../../wire/types";
import { Linked, RuleLine, useShelf } from "./RuleLink";
import type { Entry } from "./rulebook";
import { chapterTitle, partTitle, sourceWords, textOf, titleOf, valueLabel, valueText, whyOf } from "./words";

/** What stands over the title of a rule. */
export function placeOf(entry: Entry): string {
  if (entry.kind === "ruling") return t("read-kind-ruling");
  if (entry.kind === "option") return t("read-kind-option");
  return chapterTitle(entry.chapter);
}

export function EntryView({ entry }: { readonly entry: Entry }) {
  return (
    <article class="read-entry">
      <p class="read-place eyebrow">
        <span class="read-id num">{entry.id}</span>
        <span>
          {partTitle(entry.part)} · {placeOf(entry)}
        </span>
      </p>
      {entry.kind === "clause" && <ClauseBody clause={entry} />}
      {entry.kind === "ruling" && <RulingBody ruling={entry} />}
      {entry.kind === "option" && <OptionBody option={entry} />}
    </article>
  );
}

function ClauseBody({ clause }: { readonly clause: RuleClause }) {
  return (
    <>
      <Text name={clause.id} kind="clause" />
      {clause.rulings.length > 0 && (
        <Section title={t("read-rulings")}>
          {clause.rulings.map((name) => (
            <RulingCard key={name} name={name} />
          ))}
        </Section>
      )}
      <Lines title={t("read-touching-options")} names={clause.options} />
      <Sources clause={clause} />
      <Links links={clause.links} />
      <Lines title={t("read-related")} names={clause.related} />
    </>
  );
}

function RulingBody({ ruling }: { readonly ruling: RuleRuling }) {
  const { book } = useShelf();
  return (
    <>
      <Text name={ruling.id} kind="ruling" />
      <p class="read-why">
        <Linked text={t("read-why", { why: whyOf({ kind: "ruling", id: ruling.id }) })} />
      </p>
      <Lines title={t("read-touching-options")} names={ruling.options} />
      <Links links={ruling.links} />
      <Lines title={t("read-touches")} names={book.touchedBy(ruling.id).map((it) => it.id)} />
    </>
  );
}

function OptionBody({ option }: { readonly option: RuleOption }) {
  const { book } = useShelf();
  return (
    <>
      <Text name={option.id} kind="option" />
      <Section title={t("read-values")}>
        <dl class="read-values">
          {option.values.map((value) => (
            <div key={value}>
              <dt>{valueLabel(value)}</dt>
              <dd>{valueText(option, value)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Lines title={t("read-touches")} names={book.touchedBy(option.id).map((it) => it.id)} />
    </>
  );
}

export function Text({ name, kind }: { readonly name: string; readonly kind: Entry["kind"] }) {
  return <Paragraphs texts={textOf({ kind, id: name })} />;
}

export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div class="read-text">
      {texts.map((paragraph) => (
        <p key={paragraph}>
          <Linked text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** A question that the rulebooks leave open, with our answer. */
function RulingCard({ name }: { readonly name: string }) {
  const ruling = { kind: "ruling", id: name } as const;
  return (
    <section class="read-ruling">
      <h4>
        {titleOf(ruling)} <span class="read-id num">{name}</span>
      </h4>
      <Text name={name} kind="ruling" />
      <p class="read-why">
        <Linked text={t("read-why", { why: whyOf(ruling) })} />
      </p>
    </section>
  );
}

function Sources({ clause }: { readonly clause: RuleClause }) {
  const { book } = useShelf();
  const sources = book.catalogue.sources.filter((it) => clause.sources.includes(it.id));
  return (
    <Section title={t("read-sources")}>
      {sources.length > 0 ? (
        <ul class="read-sources">
          {sources.map((source) => (
            <li key={source.id}>
              <span class="read-tongue" title={t("read-source-language", { language: source.language })}>
                {source.language.toUpperCase()}
              </span>
              {sourceWords(source)}
            </li>
          ))}
        </ul>
      ) : (
        <p class="read-ours">{t("read-no-source")}</p>
      )}
      {clause.inferred && <p class="read-ours">{t("read-inferred")}</p>}
    </Section>
  );
}

function Links({ links }: { readonly links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <Section title={t("read-links")}>
      <ul class="read-links">
        {links.map((link) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noreferrer">
              {new URL(link).host}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Lines({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Section title={title}>
      <ul class="read-lines">
        {names.map((name) => (
          <li key={name}>
            <RuleLine name={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="read-section">
      <h3 class="eyebrow">{title}</h3>
      {children}
    </section>
  );
}
