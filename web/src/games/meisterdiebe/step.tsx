/** What all steps of a turn share: what they are given, the brass button, and taking back. */
import type { ComponentChildren } from "preact";
import { t } from "../../i18n";
import { Icon } from "../../ui/parts/icons";
import type { MeisterdiebeView } from "../../wire/types";
import type { Question } from "./question";

export interface StepProps {
  readonly view: MeisterdiebeView;
  readonly seat: number;
  readonly names: readonly string[];
  readonly question: Question;
}

interface PrimaryProps {
  readonly onPress: (() => void) | null;
  readonly children: ComponentChildren;
  readonly icon?: "check";
}

/** The one wide brass button; without anything to do it waits for the choice before it. */
export function Primary({ onPress, children, icon }: PrimaryProps) {
  return (
    <button
      type="button"
      class="btn primary md-wide-button"
      aria-disabled={onPress ? undefined : true}
      onClick={() => onPress?.()}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {onPress && <Key>↵</Key>}
    </button>
  );
}

/** Says what is prepared, for ears alone; silent until something is. */
export function Prepared({ words }: { readonly words: string }) {
  return (
    <span class="visually-hidden" role="status">
      {words}
    </span>
  );
}

export function Undo({ onPress }: { readonly onPress: (() => void) | null }) {
  return (
    <button
      type="button"
      class="btn md-undo"
      aria-label={t("md-undo")}
      aria-disabled={onPress ? undefined : true}
      onClick={() => onPress?.()}
    >
      <Icon name="undo" />
      <span>{t("md-undo")}</span>
    </button>
  );
}

/** A key that does the same; those who listen have keys of their own. */
export function Key({ children }: { readonly children: ComponentChildren }) {
  return (
    <span class="md-key" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}
