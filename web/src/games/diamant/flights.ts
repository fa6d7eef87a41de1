/** Stones that fly from a card of the path to a seat: ornament over the board, gone when they arrive. */
import { asStones } from "./scene";

const SVG = "http://www.w3.org/2000/svg";
const FLIGHT = 460;
const APART = 34;
/** More than these from one card to one seat would only be a cloud. */
const MOST = 5;

export function fly(board: HTMLElement, card: number, seat: number, stones: number): void {
  const from = board.querySelector(`[data-spot="${card}"]`)?.getBoundingClientRect();
  const to = board.querySelector(`[data-hold="${seat}"]`)?.getBoundingClientRect();
  const sky = board.querySelector(".dm-sky");
  if (!from || !to || !sky) return;
  const origin = sky.getBoundingClientRect();
  for (const [place, kind] of asStones(Math.max(1, Math.round(stones)))
    .slice(0, MOST)
    .entries()) {
    const stone = drawn(kind);
    sky.append(stone);
    const start = at(from, origin, place * 7 - 14);
    const end = at(to, origin, 0);
    const flight = stone.animate?.(arc(start, end), {
      duration: FLIGHT,
      delay: place * APART + seat * 12,
      easing: "cubic-bezier(.4,0,.3,1)",
      fill: "both",
    });
    // No animations, no ornament.
    if (flight) flight.onfinish = () => stone.remove();
    else stone.remove();
  }
}

/** Ends all flights at once. */
export function land(board: HTMLElement): void {
  board.querySelector(".dm-sky")?.replaceChildren();
}

function drawn(kind: string): SVGSVGElement {
  const stone = document.createElementNS(SVG, "svg");
  stone.setAttribute("viewBox", "-12.5 -12.5 25 25");
  stone.setAttribute("class", "dm-flying");
  const use = document.createElementNS(SVG, "use");
  for (const [name, value] of Object.entries({ x: -12.5, y: -12.5, width: 25, height: 25 })) {
    use.setAttribute(name, String(value));
  }
  use.setAttribute("href", `#draw-gem-${kind}`);
  stone.append(use);
  return stone;
}

const at = (box: DOMRect, origin: DOMRect, aside: number) => ({
  x: box.left + box.width / 2 - origin.left + aside,
  y: box.top + box.height / 2 - origin.top,
});

/** Up a little, then down into the hands. */
function arc(start: { x: number; y: number }, end: { x: number; y: number }): Keyframe[] {
  const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 30 };
  const shown = [
    { ...start, scale: 0.6 },
    { ...middle, scale: 1.15 },
    { ...end, scale: 0.7 },
  ];
  return shown.map(({ x, y, scale }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` }));
}
