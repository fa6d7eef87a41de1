/** A gem that flies over a board from one place to another: ornament, gone when it arrives. */
import "./flight.css";

const SVG = "http://www.w3.org/2000/svg";
const RISE = 36;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Flight {
  readonly kind: string;
  readonly from: Point;
  readonly to: Point;
  readonly ms: number;
  readonly delay: number;
}

/** The middle of an element, measured from the corner of what it lies on; null for one that is not to be seen. */
export function middleOf(element: Element | null, ground: Element): Point | null {
  const { width, height, left, top } = element?.getBoundingClientRect() ?? new DOMRect();
  const corner = ground.getBoundingClientRect();
  return width > 0 ? { x: left - corner.left + width / 2, y: top - corner.top + height / 2 } : null;
}

/** Up a little, then down into the hands; without animations there is no ornament. */
export function launch(sky: Element, { kind, from, to, ms, delay }: Flight): void {
  const gem = drawn(kind);
  sky.append(gem);
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - RISE };
  const flying = gem.animate?.(
    [
      { transform: at(from, 0.6), opacity: 0 },
      { transform: at(top, 1.2), opacity: 1, offset: 0.45 },
      { transform: at(to, 0.8), opacity: 1 },
    ],
    { duration: ms, delay, easing: "cubic-bezier(.3,0,.3,1)", fill: "backwards" },
  );
  if (flying) flying.finished.catch(() => {}).finally(() => gem.remove());
  else gem.remove();
}

/** Ends all flights at once. */
export function land(sky: Element): void {
  for (const gem of sky.querySelectorAll(".flying-gem")) gem.remove();
}

function drawn(kind: string): SVGSVGElement {
  const gem = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#draw-gem-${kind}`);
  for (const [name, value] of Object.entries({ x: -12.5, y: -12.5, width: 25, height: 25 })) {
    use.setAttribute(name, String(value));
  }
  gem.setAttribute("class", "flying-gem");
  gem.setAttribute("viewBox", "-12.5 -12.5 25 25");
  gem.setAttribute("aria-hidden", "true");
  gem.append(use);
  return gem;
}
