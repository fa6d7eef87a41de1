/** What can be done now: the step that is due in brass, the later ones shown but not yet to be pressed. */
import type { ComponentChildren } from "preact";
import { t } from "../../i18n";
import { GiveStep } from "./GiveStep";
import { PlaceStep } from "./PlaceStep";
import type { StepProps } from "./step";
import { ChooseStep, FillStep, OpenStep, RobStep, TakeStep } from "./steps";
import { MoveButtons, TurnStep } from "./TurnStep";
import "./actions.css";

const STEPS: { readonly [kind: string]: (props: StepProps) => ComponentChildren } = {
  fill: FillStep,
  choose: ChooseStep,
  open: OpenStep,
  place: PlaceStep,
  rob: RobStep,
  give: GiveStep,
  take: TakeStep,
  turn: TurnStep,
};

/** After these the box may be moved, and there is room to show the buttons for that in advance. */
const BEFORE_TURNING = new Set(["fill", "open", "place", "rob"]);

/** These are answered at the box or with a card. */
const BY_DRAWER = new Set(["open", "fill", "choose"]);

export function Actions(props: StepProps) {
  const { kind, busy, asked } = props.question;
  if (busy) return <Sending />;
  const Step = kind === null ? undefined : STEPS[kind];
  if (!Step || !asked) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in all browsers
    <div
      class={`md-actions panel md-actions-${kind}`}
      role="group"
      aria-label={t("md-actions")}
      data-point="prompt"
      data-answers={BY_DRAWER.has(kind!) ? undefined : ""}
      tabIndex={-1}
    >
      <Step key={asked.id} {...props} />
      {BEFORE_TURNING.has(kind!) && <Later />}
    </div>
  );
}

function Later() {
  return (
    <>
      <span class="md-sep" />
      <small class="md-then">{t("md-then")}</small>
      <MoveButtons mayMove={() => false} />
      <span class="md-sep md-roomy" />
      <button type="button" class="btn ghost md-roomy" disabled>
        {t("md-turn-done")}
      </button>
    </>
  );
}

function Sending() {
  return (
    <div class="md-actions panel" aria-busy="true">
      <button type="button" class="btn primary md-wide-button" disabled>
        <span class="md-spinner" />
        {t("md-sending")}
      </button>
    </div>
  );
}
