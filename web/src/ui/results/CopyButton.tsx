/** Puts a link where the reader can paste it from, and says so. */
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Icon } from "../parts/icons";

interface Props {
  readonly link: string;
  readonly label: string;
  /** Only a picture, where there is no room for words. */
  readonly bare?: boolean;
}

export function CopyButton({ link, label, bare }: Props) {
  const [copied, setCopied] = useState("");
  const done = copied === link;
  const words = done ? t("read-copied") : label;
  const copy = () => void navigator.clipboard?.writeText(link).then(() => setCopied(link));
  return (
    <button type="button" class="btn ghost" onClick={copy} {...(bare ? { title: words } : {})}>
      <Icon name={done ? "check" : "link"} /> <span class={bare ? "visually-hidden" : ""}>{words}</span>
    </button>
  );
}
