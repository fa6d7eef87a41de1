/** Explore or Return, and what lies on the path for those who go. */
import { t } from "../../i18n";
import { Icon } from "../../ui/parts/icons";
import { useKeys } from "../../ui/parts/useKeys";
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

const WORDS = { stay: "dm-explore", leave: "dm-return" } as const;

/** The key for a choice, one that its word begins with in the reader's language. */
const keyFor = (move: DiamantChoice): string => t(`${WORDS[move]}-key`);

export function Choices(props: ChoicesProps) {
  const { asked, risk, onPath, answer } = props;
  const choose = (move: DiamantChoice) => (may(asked, move) ? () => answer(move) : undefined);
  const [stay, leave] = [choose("stay"), choose("leave")];
  const [further, back] = [keyFor("stay"), keyFor("leave")];
  useKeys({ [further]: stay, [further.toLowerCase()]: stay, [back]: leave, [back.toLowerCase()]: leave });
  return (
    <section
      class="dm-choices panel"
      aria-label={t("dm-choice")}
      data-point="prompt"
      data-answers=""
      tabIndex={-1}
    >
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

function Choice({
  move,
  asked,
  chosen,
  risk,
  onPath,
  answer,
}: ChoicesProps & { readonly move: DiamantChoice }) {
  const stay = move === "stay";
  const open = may(asked, move);
  const picked = chosen === move;
  return (
    <button
      type="button"
      class={`btn dm-choice ${stay ? "danger" : "primary"} ${picked ? "dm-picked" : ""}`}
      aria-disabled={!open}
      aria-pressed={picked}
      aria-keyshortcuts={keyFor(move)}
      data-point={stay ? "explore" : "leave"}
      onClick={() => open && answer(move)}
    >
      <Icon name={picked ? "check" : stay ? "torch" : "exit"} size={26} />
      <span class="dm-choice-name">{t(WORDS[move])}</span>
      <small>
        {picked
          ? t("dm-chosen")
          : t(stay ? "dm-explore-risk" : "dm-return-gain", { stones: risk, path: onPath })}{" "}
        <span class="dm-key" aria-hidden="true">
          <kbd>{keyFor(move)}</kbd>
        </span>
      </small>
    </button>
  );
}

const may = (asked: Asked | null, move: string): boolean => asked?.moves?.includes(move) ?? false;
