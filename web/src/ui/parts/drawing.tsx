/** What all drawings share: their frame, and one hidden copy of the symbols and gradients they refer to. */
import type { ComponentChildren } from "preact";

export interface DrawingProps {
  readonly class: string;
  readonly box: string;
  readonly children: ComponentChildren;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Makes the drawing an image with a name; without one it is ornament. */
  readonly label?: string | undefined;
}

export function Drawing({ class: kind, box, children, width, height = width, label }: DrawingProps) {
  const heard = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  const size = width === undefined ? {} : { width, height };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a name or is hidden, see `heard`
    <svg class={kind} viewBox={box} {...size} {...heard}>
      {children}
    </svg>
  );
}

/** Puts a file of symbols into the page, once; hidden, but not by `display: none`, which loses its gradients. */
export function adoptSprite(source: string): void {
  const sprite = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(sprite, true));
}
