/** Puts a link where the reader can paste it from, and says so. */
import { useState } from "preact/hooks";
import { copyText } from "../../client/copy";
import { t } from "../../i18n";
import { Icon } from "./icons";

interface Props {
  readonly link: string;
  readonly label: string;
  /** Only a picture, where there is no room for words. */
  readonly bare?: boolean;
  /** Not the first thing to be seen. */
  readonly quiet?: boolean;
}

export function CopyButton({ link, label, bare, quiet = true }: Props) {
  const [copied, setCopied] = useState("");
  const done = copied === link;
  const words = done ? t("table-menu-copied") : label;
  const copy = async () => {
    if (await copyText(link)) setCopied(link);
  };
  return (
    <button
      type="button"
      class={quiet ? "btn ghost" : "btn"}
      onClick={copy}
      {...(bare ? { title: words } : {})}
    >
      <Icon name={done ? "check" : "link"} /> <span class={bare ? "visually-hidden" : ""}>{words}</span>
    </button>
  );
}
