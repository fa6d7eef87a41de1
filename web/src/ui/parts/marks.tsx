/** Small drawn things: gems, cushions, and what tells a seat from the others. */
import { type Bag, type Gem, KINDS, spread } from "../../games/gems";
import { adoptSprite, Drawing } from "./drawing";
import source from "./marks.svg?raw";
import "./marks.css";

adoptSprite(source);

/** Below this size the facets of a diamond turn into a grey blot; velvet around them helps. */
const FACETED = 20;
const FACETED_ON_VELVET = 13;

interface Drawn {
  readonly size?: number;
  readonly label?: string;
}

const gemHref = (kind: Gem, size: number, faceted = FACETED) =>
  kind === "d" && size < faceted ? "#draw-gem-d-small" : `#draw-gem-${kind}`;

/** Three outlines, so that colour is never the only sign. */
export function GemMark({ kind, size = 20, label }: Drawn & { readonly kind: Gem }) {
  return (
    <Drawing class="part-gem" box="-12.5 -12.5 25 25" width={size} label={label}>
      <use href={gemHref(kind, size)} x="-12.5" y="-12.5" width="25" height="25" />
    </Drawing>
  );
}

export type CushionKind = "white" | "black" | "red";

const PILLOW = "M8 8Q50 15 92 8Q85 50 92 92Q50 85 8 92Q15 50 8 8Z";
const TASSELS = [7, 93].flatMap((x) => [7, 93].map((y) => ({ x, y })));

/** A cushion from above with its gems lying on it. */
export function Cushion({
  kind,
  bag,
  size = 96,
  label,
}: Drawn & { readonly kind: CushionKind; readonly bag: Bag }) {
  return (
    <Drawing class="part-cushion" box="0 0 100 100" width={size} label={label}>
      <ellipse cx="52" cy="56" rx="45" ry="43" fill="#000" opacity=".35" />
      <path d={PILLOW} fill={`url(#draw-velvet-${kind})`} stroke="#d9ae5f" stroke-width="2" />
      {TASSELS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" fill="#d9ae5f" />
      ))}
      {laid(bag).map(({ gem, x, y, turn, scale }, place) => (
        <g key={place} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <ellipse cx="1" cy="4.5" rx="11" ry="9" fill="#000" opacity=".28" />
          <use
            href={gemHref(gem, (25 * scale * size) / 100, FACETED_ON_VELVET)}
            x="-12.5"
            y="-12.5"
            width="25"
            height="25"
          />
        </g>
      ))}
    </Drawing>
  );
}

export interface Laid {
  readonly gem: Gem;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

const ROOM = 40;
const GOLDEN_ANGLE = 2.4;

/** Gems in a sunflower, rare ones in the middle; the more there are, the smaller they lie. */
export function laid(bag: Bag): Laid[] {
  const gems = spread(bag).reverse();
  const crowd = Math.sqrt(gems.length);
  const scale = Math.min(0.86, 3.42 / (crowd + 1.08));
  const reach = (ROOM - 12 * scale) / crowd;
  return gems.map((gem, place) => {
    const radius = gems.length === 1 ? 0 : reach * Math.sqrt(place + 0.5);
    const angle = place * GOLDEN_ANGLE + 0.6;
    return {
      gem,
      x: rounded(50 + radius * Math.cos(angle)),
      y: rounded(50 + radius * Math.sin(angle) * 0.96),
      turn: ((place * 47) % 50) - 25,
      scale: rounded(scale),
    };
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Each kind that there is, as a gem and its count. */
export function Tally({ bag, size = 16 }: { readonly bag: Bag; readonly size?: number }) {
  return (
    <span class="part-tally num">
      {KINDS.filter((kind) => bag[kind] > 0).map((kind) => (
        <span key={kind}>
          <GemMark kind={kind} size={size} />
          {bag[kind]}
        </span>
      ))}
    </span>
  );
}

/** Eight colours told apart by every kind of eyesight, and a shape for each all the same. */
const SEATS = [
  { color: "#ffa300", shape: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" },
  {
    color: "#68ddff",
    shape:
      "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4z",
  },
  { color: "#33c493", shape: "M12 2.5 22 20.5H2z" },
  { color: "#bfe098", shape: "M12 1.5 21.5 12 12 22.5 2.5 12z" },
  { color: "#7f83ff", shape: "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z" },
  { color: "#f7600a", shape: "M12 1.5l3.1 7 7.6.8-5.7 5.1 1.6 7.5-6.6-3.8-6.6 3.8 1.6-7.5-5.7-5.1 7.6-.8z" },
  { color: "#b77bb9", shape: "M15.5 2.2A10 10 0 1 0 21.8 15 8.2 8.2 0 0 1 15.5 2.2z" },
  { color: "#f7f4ee", shape: "M3 2.5h18L14.5 12 21 21.5H3L9.5 12z" },
] as const;

const sign = (seat: number) => SEATS[seat % SEATS.length]!;

export const seatColor = (seat: number): string => sign(seat).color;

/** The outline of a seat's shape, on a grid of 24. */
export const seatOutline = (seat: number): string => sign(seat).shape;

export function SeatShape({ seat, size = 18, label }: Drawn & { readonly seat: number }) {
  return (
    <Drawing class="part-shape" box="0 0 24 24" width={size} label={label}>
      <path d={seatOutline(seat)} fill={seatColor(seat)} />
    </Drawing>
  );
}

const BELL = "M16 7.5a6 6 0 0 0-6 6V18l-2 3.5h16L22 18v-4.5a6 6 0 0 0-6-6z";

/** A bell in the seat's colour, with the seat's shape on it. */
export function AlarmDisc({ seat, size = 28, label }: Drawn & { readonly seat: number }) {
  const color = seatColor(seat);
  return (
    <Drawing class="part-alarm" box="0 0 32 32" width={size} label={label}>
      <circle cx="16" cy="17" r="14" fill="#000" opacity=".4" />
      <circle cx="16" cy="16" r="14" fill="#1a1512" />
      <circle cx="16" cy="16" r="12.5" fill="none" stroke={color} stroke-width="2.6" />
      <path d={BELL} fill={color} />
      <circle cx="16" cy="23.5" r="2.4" fill={color} />
      <path d={seatOutline(seat)} fill="#1a1512" transform="translate(12.4 11.2) scale(.3)" />
    </Drawing>
  );
}
