/** A count of gems with a button for one less and one for one more. */
import { Icon } from "../../ui/parts/icons";
import { GemMark } from "../../ui/parts/marks";
import { EMPTY, type Gem } from "../gems";
import { gemsWords } from "./words";

export interface StepperProps {
  readonly kind: Gem;
  readonly count: number;
  readonly less: string;
  readonly more: string;
  readonly onLess: (() => void) | null;
  readonly onMore: (() => void) | null;
}

export function Stepper({ kind, count, less, more, onLess, onMore }: StepperProps) {
  return (
    <div class="md-stepper">
      <Step name={less} icon="minus" onPress={onLess} />
      <span class="num" role="img" aria-label={gemsWords({ ...EMPTY, [kind]: count })}>
        <GemMark kind={kind} size={22} />
        {count}
      </span>
      <Step name={more} icon="plus" onPress={onMore} />
    </div>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly icon: "minus" | "plus";
  readonly onPress: (() => void) | null;
}

function Step({ name, icon, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      class="btn"
      aria-label={name}
      aria-disabled={onPress ? undefined : true}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
