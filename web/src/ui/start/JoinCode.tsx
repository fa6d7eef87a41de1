/** Six letters that a friend has told. */
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { go } from "../../router";
import { Icon } from "../parts/icons";

const LETTERS = 6;

/** `tried` was no table's, and can be mended. */
export function JoinCode({ tried = "" }: { readonly tried?: string }) {
  const found = (code: string) => go(`/join/${code}`);
  return <CodeForm label={t("start-join-label")} action={t("start-join")} tried={tried} found={found} />;
}

interface CodeFormProps {
  readonly label: string;
  readonly action: string;
  readonly tried?: string;
  readonly found: (code: string) => void;
}

export function CodeForm({ label, action, tried = "", found }: CodeFormProps) {
  const [code, setCode] = useState(tried);
  const join = (event: Event) => {
    event.preventDefault();
    if (code.length === LETTERS) found(code);
  };
  return (
    <form class="st-join" onSubmit={join}>
      <label for="st-code">{label}</label>
      <input
        id="st-code"
        value={code}
        placeholder={t("start-join-example")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        size={LETTERS}
        onInput={(event) => {
          const letters = event.currentTarget.value.toUpperCase().replace(/[^A-Z0-9]/g, "");
          event.currentTarget.value = letters.slice(0, LETTERS);
          setCode(letters.slice(0, LETTERS));
        }}
      />
      <button type="submit" class="btn" disabled={code.length < LETTERS}>
        <Icon name="arrow-right" /> {action}
      </button>
    </form>
  );
}
