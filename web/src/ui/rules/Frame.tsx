/** The page around something to read: the brand, the title, the way back. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { go } from "../../router";
import { Icon } from "../parts/icons";
import { useAbout } from "../parts/useAbout";
import "./frame.css";

interface Props {
  readonly title: string;
  /** What the tab is called, where that is not the title. */
  readonly tab?: string;
  readonly lead?: string;
  /** What stands at the right of the bar. */
  readonly aside?: ComponentChildren;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

export function Frame({ title, tab = title, lead, aside, wide, children }: Props) {
  useTitle(tab);
  useAbout(lead ?? t("start-lede"));
  return (
    <div class={wide ? "read-frame read-wide" : "read-frame"}>
      <header class="read-bar">
        <button type="button" class="btn ghost read-goback" aria-label={t("read-back")} onClick={goBack}>
          <Icon name="arrow-left" />
        </button>
        <a class="read-brand" href="/" aria-label={t("read-home")}>
          {t("table-brand")}
        </a>
        {aside}
      </header>
      <main class="read-main">
        <h1>{title}</h1>
        {lead && <p class="read-lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}

/** Where the reader came from; whoever came by a link goes to the first page. */
function goBack(): void {
  if (history.length > 1) history.back();
  else go("/");
}

/** The tab's title for as long as the page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${t("table-brand")}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

interface NoticeProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** Words in place of what cannot be shown. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <section class="read-notice panel">
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  );
}
