/** The one bubble of the page: on that side of what it explains where there is more room, over everything else, and moving nothing. */

interface Shown {
  /** Whose it is. */
  readonly id: string;
  readonly anchor: Element;
  /** It was asked for, and stays when the pointer goes. */
  readonly kept: boolean;
}

/** Pixels between the bubble, what it explains and the edge of the window. */
const AIR = 8;

let bubble: HTMLElement | null = null;
let shown: Shown | null = null;

export const isKept = (id: string): boolean => shown?.id === id && shown.kept;

export function showBubble(id: string, anchor: Element, words: string, kept = false): void {
  if (isKept(id)) return;
  bubble ??= made();
  lower(bubble);
  bubble.textContent = words;
  raise(bubble);
  place(bubble, anchor.getBoundingClientRect());
  shown = { id, anchor, kept };
}

export function hideBubble(id: string): void {
  if (shown?.id === id && bubble) lower(bubble);
}

function made(): HTMLElement {
  const it = document.createElement("div");
  it.className = "part-bubble";
  it.hidden = true;
  it.popover = "manual";
  // What it says is the description of what it explains: nobody has to hear it twice.
  it.setAttribute("aria-hidden", "true");
  document.body.append(it);
  return it;
}

/** Last into the top layer, it lies over windows as well; older browsers only have `hidden`. */
function raise(it: HTMLElement): void {
  it.hidden = false;
  it.showPopover?.();
  for (const [type, hear] of HEARD) addEventListener(type, hear, true);
}

function lower(it: HTMLElement): void {
  if (it.hidden) return;
  it.hidePopover?.();
  it.hidden = true;
  shown = null;
  for (const [type, hear] of HEARD) removeEventListener(type, hear, true);
}

const dismiss = (): void => {
  if (bubble) lower(bubble);
};

const onPress = ({ target }: Event): void => {
  if (!(target instanceof Node && shown?.anchor.contains(target))) dismiss();
};

/** What it explains has moved away from under it; logs scroll elsewhere. */
const onScroll = ({ target }: Event): void => {
  if (target instanceof Node && shown && target.contains(shown.anchor)) dismiss();
};

/** Escape closes the bubble, and nothing that lies below it. */
const onEscape = (event: Event): void => {
  if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dismiss();
};

const HEARD: readonly (readonly [string, (event: Event) => void])[] = [
  ["pointerdown", onPress],
  ["scroll", onScroll],
  ["resize", dismiss],
  ["keydown", onEscape],
];

function place(it: HTMLElement, anchor: DOMRect): void {
  const { width, height } = it.getBoundingClientRect();
  const left = Math.min(innerWidth - width - AIR, anchor.left + anchor.width / 2 - width / 2);
  const isHigh = anchor.top + anchor.bottom < innerHeight;
  const top = isHigh ? anchor.bottom + AIR : anchor.top - height - AIR;
  it.style.left = `${Math.round(Math.max(AIR, left))}px`;
  it.style.top = `${Math.round(Math.max(AIR, Math.min(innerHeight - height - AIR, top)))}px`;
}
