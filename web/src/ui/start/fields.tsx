/** The parts of a form: each has a label, its control, and a line that says what is chosen. */
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import "./fields.css";

/** As the server wants them. */
export const LONGEST_NAME = 24;

interface FieldProps {
  readonly label: string;
  /** What the chosen value means. */
  readonly hint?: string | undefined;
}

interface SelectProps<Choice extends string> extends FieldProps {
  readonly value: Choice;
  readonly choices: readonly (readonly [Choice, string])[];
  readonly onChoose: (value: Choice) => void;
}

export function Select<Choice extends string>(props: SelectProps<Choice>) {
  const id = useId();
  return (
    <div class="fi">
      <label for={id}>{props.label}</label>
      <span class="fi-select">
        <select
          id={id}
          value={props.value}
          aria-describedby={`${id}-hint`}
          onChange={(event) => props.onChoose(event.currentTarget.value as Choice)}
        >
          {props.choices.map(([it, words]) => (
            <option key={it} value={it}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      <Hint id={id} words={props.hint} />
    </div>
  );
}

interface SwitchProps extends FieldProps {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

export function Switch({ label, hint, on, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <div class="fi fi-switch">
      <label for={id}>
        {label}
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <i aria-hidden="true" />
      </label>
      <Hint id={id} words={hint} />
    </div>
  );
}

interface TextProps extends FieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly numeric?: boolean;
  readonly longest?: number | undefined;
  readonly autoComplete?: "nickname" | "off";
}

export function TextField(props: TextProps) {
  const id = useId();
  const [typed, setTyped] = useState(props.value);
  // "0." is 0 already, but must not be taken away under the hands of who types 0.25.
  const same = props.numeric && Object.is(Number(typed), Number(props.value));
  return (
    <div class="fi">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        class="fi-text"
        type="text"
        inputMode={props.numeric ? "decimal" : "text"}
        value={same ? typed : props.value}
        {...(props.longest ? { maxLength: props.longest } : {})}
        autocomplete={props.autoComplete ?? "off"}
        aria-describedby={`${id}-hint`}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          props.onType(event.currentTarget.value);
        }}
      />
      <Hint id={id} words={props.hint} />
    </div>
  );
}

interface NameProps {
  /** For the ear only. */
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onType: (name: string) => void;
}

/** A name in a row: one key replaces what stood there. */
export function NameInput({ label, value, placeholder, onType }: NameProps) {
  return (
    <input
      class="fi-text"
      type="text"
      aria-label={label}
      value={value}
      placeholder={placeholder}
      maxLength={LONGEST_NAME}
      autocomplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  );
}

function Hint({ id, words }: { readonly id: string; readonly words: ComponentChildren }) {
  return (
    <small id={`${id}-hint`} class="fi-hint">
      {words}
    </small>
  );
}
