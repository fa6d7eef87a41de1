/** Every option of a game, chapter by chapter, with what is chosen and the rule it changes. */

import { findGame } from "../../games";
import { t } from "../../i18n";
import type { Offered, RuleCatalogue } from "../../wire/types";
import { Icon } from "../parts/icons";
import { showRule } from "../rules/shown";
import { Select, Switch, TextField } from "./fields";
import { type Choice, controlOf, type Group, grouped, meaning, optionTitle, typed } from "./options";
import { type Plan, type Value, valuesOf, withOption } from "./plan";
import "../parts/fold.css";

interface Props {
  readonly offer: Offered;
  readonly rules: RuleCatalogue;
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

/** Shown before all others. */
const inFront = ({ offer }: Props): readonly string[] => findGame(offer.game)?.frontOptions ?? [];

/** A longer meaning is cut in the control and needs a line of its own. */
const LONG = 56;

export function FrontOptions(props: Props) {
  const choices = grouped(props.offer, props.rules).flatMap((it) => it.choices);
  return (
    <div class="su-front">
      {choices
        .filter((it) => inFront(props).includes(it.name))
        .map((choice) => (
          <Option key={choice.name} choice={choice} {...props} />
        ))}
    </div>
  );
}

/** All others, out of the way until somebody wants them. */
export function MoreOptions(props: Props) {
  const count = Object.keys(props.plan.options).filter((it) => !inFront(props).includes(it)).length;
  return (
    <details class="part-fold su-more">
      <summary>
        <Icon name="settings" />
        <span>{t("start-options")}</span>
        {count > 0 && <em>{t("start-options-changed", { count })}</em>}
        <Icon name="down" size={16} />
      </summary>
      <div class="su-groups">
        {grouped(props.offer, props.rules).map((group) => (
          <OptionGroup key={group.chapter} group={group} {...props} />
        ))}
      </div>
    </details>
  );
}

function OptionGroup({ group, ...props }: Props & { readonly group: Group }) {
  const choices = group.choices.filter((it) => !inFront(props).includes(it.name));
  if (choices.length === 0) return null;
  return (
    <section>
      <h3 class="eyebrow">{t(`chapter-${group.chapter}`)}</h3>
      {choices.map((choice) => (
        <Option key={choice.name} choice={choice} {...props} />
      ))}
    </section>
  );
}

function Option({ choice, offer, plan, change }: Props & { readonly choice: Choice }) {
  const { name, clause } = choice;
  const changed = name in plan.options;
  const standard = offer.editions[plan.edition]?.[name];
  const value = valuesOf(offer, plan)[name] ?? "";
  const choose = (now: Value) => change(withOption(plan, offer, name, now));
  return (
    <div class="su-option" data-changed={changed}>
      <Control choice={choice} value={value} choose={choose} />
      <p class="su-about">
        {t(`option-${name}`)}{" "}
        {clause && (
          <button type="button" class="su-clause" onClick={() => showRule(clause)}>
            {t("start-clause", { clause })}
          </button>
        )}
      </p>
      {changed && standard !== undefined && (
        <button type="button" class="su-back" onClick={() => choose(standard)}>
          <Icon name="undo" size={16} /> {t("start-changed", { standard: meaning(name, standard) })}
        </button>
      )}
    </div>
  );
}

interface ControlProps {
  readonly choice: Choice;
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

function Control({ choice, value, choose }: ControlProps) {
  const { name, values } = choice;
  const label = optionTitle(name);
  const hint = meaning(name, value);
  switch (controlOf(choice)) {
    case "switch":
      return <Switch label={label} hint={hint} on={value === true} onSwitch={choose} />;
    case "select":
      return (
        <Select
          label={label}
          hint={hint.length > LONG ? hint : undefined}
          value={String(value)}
          choices={values.map((it) => [it, meaning(name, it)])}
          onChoose={(it) => choose(typed(it, value))}
        />
      );
    case "number":
      return (
        <TextField
          numeric
          label={label}
          hint={hint}
          value={String(value)}
          onType={(it) => choose(typed(it, value))}
        />
      );
    case "text":
      return <TextField label={label} hint={hint} value={String(value)} onType={choose} />;
  }
}
