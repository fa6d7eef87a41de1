/** Things that explain themselves: touched, hovered or focused, they say what they are in a short bubble. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { hideBubble, isKept, showBubble } from "./bubble";
import "./explain.css";

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "onClick" | "class">;

export interface ExplainProps extends ButtonProps {
  /** What the bubble says. */
  readonly words: string;
  readonly class?: string;
  /** What is heard in place of what is drawn. */
  readonly label?: string;
  /** What pressing it does; without it a press shows the bubble, and another hides it. */
  readonly onPress?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** A button, so that fingers, keys and screen readers find it; it is as wide and high as what it explains. */
export function Explain({ words, class: kind, label, onPress, children, ...rest }: ExplainProps) {
  const id = useId();
  useEffect(() => () => hideBubble(id), [id]);
  return (
    <button
      type="button"
      {...rest}
      class={kind ? `part-explain ${kind}` : "part-explain"}
      aria-describedby={id}
      onPointerEnter={(event) => event.pointerType === "mouse" && showBubble(id, event.currentTarget, words)}
      onPointerLeave={(event) => event.pointerType === "mouse" && !isKept(id) && hideBubble(id)}
      onFocus={(event) =>
        event.currentTarget.matches(":focus-visible") && showBubble(id, event.currentTarget, words)
      }
      onBlur={() => hideBubble(id)}
      onClick={(event) => {
        if (onPress) onPress();
        else if (isKept(id)) hideBubble(id);
        else showBubble(id, event.currentTarget, words, true);
      }}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span class="visually-hidden">{label}</span>
          <span class="part-explain-drawn" aria-hidden="true">
            {children}
          </span>
        </>
      )}
      <span id={id} hidden>
        {words}
      </span>
    </button>
  );
}
