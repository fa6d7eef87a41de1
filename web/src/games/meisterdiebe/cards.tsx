/** The six characters: whole cards, their backs, and round portraits. */

import { adoptSprite, Drawing } from "../../ui/parts/drawing";
import type { MeisterdiebeCharacter } from "../../wire/types";
import source from "./cards.svg?raw";
import "./cards.css";

adoptSprite(source);

/** In the order of the overview card, which is the order of play. */
export const CHARACTERS: readonly MeisterdiebeCharacter[] = [
  "smuggler",
  "jeweller",
  "jewelress",
  "thief",
  "masterthief",
  "detective",
];

const FOOT: Record<MeisterdiebeCharacter, string> = {
  smuggler: "#0d2a33",
  jeweller: "#6b3d16",
  jewelress: "#3f1636",
  thief: "#141f44",
  masterthief: "#480c14",
  detective: "#2c3d2e",
};
const BRASS = "#d9ae5f";
const CREAM = "#f4ead6";

export interface CharacterCardProps {
  readonly character: MeisterdiebeCharacter;
  /** Who goes first among equals; some hands have none to show. */
  readonly number?: number | undefined;
  /** The character's name, drawn on the card. */
  readonly label: string;
}

/** A card face; its name is for the ear, too. */
export function CharacterCard({ character, number, label }: CharacterCardProps) {
  return (
    <Drawing class="part-card" box="0 0 200 280" label={number === undefined ? label : `${label} ${number}`}>
      <rect width="200" height="280" rx="18" fill={CREAM} />
      <g clip-path="url(#draw-card-window)">
        <rect width="200" height="280" fill={`url(#draw-ground-${character})`} />
        <use href="#draw-card-rays" width="200" height="280" opacity=".1" />
        <use href={`#draw-face-${character}`} width="200" height="280" />
        <path d="M0 216h200v64H0z" fill={FOOT[character]} />
        <path d="M0 216h200v3H0z" fill={BRASS} />
      </g>
      <rect x="8" y="8" width="184" height="264" rx="12" fill="none" stroke={BRASS} stroke-width="2.5" />
      <Name label={label} />
      <Pips place={CHARACTERS.indexOf(character)} />
      {number !== undefined && <Corner number={number} />}
    </Drawing>
  );
}

/** Long names are squeezed rather than cut. */
function Name({ label }: { readonly label: string }) {
  const size = label.length > 12 ? 19 : 23;
  const squeeze = label.length > 16 ? { textLength: 168, lengthAdjust: "spacingAndGlyphs" } : {};
  return (
    <text class="part-card-text" x="100" y="242" font-size={size} fill="#fff6e2" {...squeeze}>
      {label}
    </text>
  );
}

function Pips({ place }: { readonly place: number }) {
  return CHARACTERS.map((it, at) => (
    <rect
      key={it}
      x={64 + at * 12.4}
      y="250"
      width="8"
      height="3.6"
      rx="1.8"
      fill={at === place ? BRASS : "#fff"}
      opacity={at === place ? 1 : 0.22}
    />
  ));
}

function Corner({ number }: { readonly number: number }) {
  return (
    <>
      <path d="M8 20a12 12 0 0 1 12-12h28v24a20 20 0 0 1-20 20H8z" fill={CREAM} />
      <text class="part-card-text" x="27" y="41" font-size="32" fill="#2a1a12">
        {number}
      </text>
    </>
  );
}

export function CardBack({ label }: { readonly label?: string }) {
  return (
    <Drawing class="part-card" box="0 0 200 280" label={label}>
      <rect width="200" height="280" rx="18" fill={CREAM} />
      <rect x="8" y="8" width="184" height="264" rx="12" fill="#3a1218" />
      <g fill="none" stroke={BRASS} stroke-width="2.5">
        <rect x="18" y="18" width="164" height="244" rx="7" />
        <path d="M100 40l22 78 62 22-62 22-22 78-22-78-62-22 62-22z" />
        <circle cx="100" cy="140" r="46" />
      </g>
      <path d="M100 92l10 38 38 10-38 10-10 38-10-38-38-10 38-10z" fill={BRASS} />
    </Drawing>
  );
}

export interface PortraitProps {
  readonly character: MeisterdiebeCharacter;
  readonly size?: number;
  readonly label?: string;
}

/** A face in a circle; without a size it fills its place. */
export function Portrait({ character, size, label }: PortraitProps) {
  return (
    <Drawing class="part-portrait" box="32 30 136 136" width={size} label={label}>
      <rect width="200" height="280" fill={`url(#draw-ground-${character})`} />
      <use href={`#draw-face-${character}`} width="200" height="280" />
    </Drawing>
  );
}
