/** Explore or Return, and what lies on the path for those who go. */
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { Icon } from "../../ui/parts/icons";
import type { Asked, DiamantChoice } from "../../wire/types";
import { Stones } from "./drawn";
import "./choices.css";

export interface ChoicesProps {
  readonly asked: Asked | null;
  /** What was chosen already; null as long as nothing is. */
  readonly chosen: DiamantChoice | null;
  readonly risk: number;
  readonly onPath: number;
  readonly answer: (move: string) => void;
}

const KEYS: Readonly<Record<string, DiamantChoice>> = { e: "stay", r: "leave" };

export function Choices(props: ChoicesProps) {
  const { asked, risk, onPath, answer } = props;
  useChoiceKeys(asked, answer);
  return (
    <section class="dm-choices panel" aria-label={t("dm-choice")}>
      <Choice {...props} move="stay" />
      <div class="dm-stakes">
        <p class="dm-carry">
          {t("dm-carry")} {risk ? <Stones count={risk} size={18} /> : <span>{t("dm-carry-nothing")}</span>}
        </p>
        <OnPath stones={onPath} />
      </div>
      <Choice {...props} move="leave" />
    </section>
  );
}

/** What lies on the path, and whose it may become as long as anybody can return. */
export function OnPath({ stones, over = false }: { readonly stones: number; readonly over?: boolean }) {
  return (
    <div class="dm-onpath" data-point="stones">
      <span class="eyebrow">{t("dm-on-path")}</span>
      {stones > 0 ? <Stones count={stones} size={20} /> : <span class="dm-onpath-none">–</span>}
      <span class="dm-onpath-words">{t(over ? "dm-on-path-left" : "dm-on-path-shared", { stones })}</span>
    </div>
  );
}

function Choice({ move, asked, chosen, risk, answer }: ChoicesProps & { readonly move: DiamantChoice }) {
  const stay = move === "stay";
  const open = may(asked, move);
  const picked = chosen === move;
  return (
    <button
      type="button"
      class={`btn dm-choice ${stay ? "danger" : "primary"} ${picked ? "dm-picked" : ""}`}
      aria-disabled={!open}
      aria-pressed={picked}
      aria-keyshortcuts={stay ? "E" : "R"}
      data-point={stay ? "explore" : "leave"}
      onClick={() => open && answer(move)}
    >
      <Icon name={picked ? "check" : stay ? "torch" : "exit"} size={26} />
      <span class="dm-choice-name">{t(stay ? "dm-explore" : "dm-return")}</span>
      <small>
        {picked ? t("dm-chosen") : t(stay ? "dm-explore-risk" : "dm-return-gain", { stones: risk })}{" "}
        <span class="dm-key" aria-hidden="true">
          <kbd>{stay ? "E" : "R"}</kbd>
        </span>
      </small>
    </button>
  );
}

const may = (asked: Asked | null, move: string): boolean => asked?.moves?.includes(move) ?? false;

function useChoiceKeys(asked: Asked | null, answer: (move: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const move = KEYS[event.key.toLowerCase()];
      if (!move || event.repeat || elsewhere(event) || !may(asked, move)) return;
      event.preventDefault();
      answer(move);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [asked, answer]);
}

/** Keys of the browser, of a field or of a window over the board are not meant for it. */
function elsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    at?.closest("input, textarea, select, dialog, [contenteditable]") != null ||
    document.querySelector("dialog[open]") !== null
  );
}
