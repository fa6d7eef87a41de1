/** Asks for a name, the only thing that a guest has to give. */
import { useEffect, useRef, useState } from "preact/hooks";
import { name as keptName } from "../../client/prefs";
import { t } from "../../i18n";
import { Icon } from "../parts/icons";
import { LONGEST_NAME, TextField } from "./fields";
import { beCalled, friendlyName } from "./guest";
import { Problem } from "./Problem";
import { useBusy } from "./useBusy";

interface Props {
  /** What the button says. */
  readonly action: string;
  readonly onNamed: () => Promise<void>;
}

export function NameForm({ action, onNamed }: Props) {
  const [name, setName] = useState(keptName.peek());
  const { busy, problem, run } = useBusy();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => {
      await beCalled(name.trim() || friendlyName());
      await onNamed();
    });
  };
  return (
    <form ref={form} class="st-name" onSubmit={submit}>
      <TextField
        label={t("start-name")}
        hint={t("start-name-hint")}
        value={name}
        longest={LONGEST_NAME}
        autoComplete="nickname"
        onType={setName}
      />
      <Problem words={problem} />
      <button type="submit" class="btn primary" aria-disabled={busy}>
        <Icon name="arrow-right" /> {action}
      </button>
    </form>
  );
}
