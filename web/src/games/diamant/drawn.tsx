/** The drawn things of the cave: cards, adventurers, fists, chests and entrances. */
import { adoptSprite, Drawing } from "../../ui/parts/drawing";
import { GemMark, seatColor, seatOutline } from "../../ui/parts/marks";
import type { DiamantCard } from "../../wire/types";
import source from "./cave.svg?raw";
import { asStones, isHazard } from "./scene";

adoptSprite(source);

export function Stones({ count, size }: { readonly count: number; readonly size?: number }) {
  return (
    <span class="dm-stones" aria-hidden="true">
      {asStones(count).map((kind, place) => (
        <GemMark key={place} kind={kind} {...(size === undefined ? {} : { size })} />
      ))}
    </span>
  );
}

export function CaveCard({ card, label }: { readonly card: DiamantCard; readonly label?: string }) {
  const hazard = isHazard(card);
  return (
    <Drawing class="dm-card-face" box="0 0 100 100" label={label}>
      <rect width="100" height="100" rx="14" fill={hazard ? "#f0dcc0" : "#f3e8d2"} />
      <rect
        x="7"
        y="7"
        width="86"
        height="86"
        rx="9"
        fill={hazard ? "url(#draw-hazard-ground)" : "#2a3d47"}
        stroke={hazard ? "#b8432c" : "#8a6a44"}
        stroke-width="2"
      />
      {hazard ? <use href={`#draw-hazard-${card}`} width="100" height="100" /> : <Treasure value={card} />}
    </Drawing>
  );
}

function Treasure({ value }: { readonly value: string }) {
  return (
    <>
      <path d="M8 70l21-26 14 15 18-30 31 37v18a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z" fill="#3a5260" />
      <text class="dm-number" x="50" y="54" font-size="44" fill="#fff6e2">
        {value}
      </text>
    </>
  );
}

/** What lies face down before it is turned up. */
export function CaveBack() {
  return (
    <Drawing class="dm-card-face" box="0 0 100 100">
      <rect width="100" height="100" rx="14" fill="#f3e8d2" />
      <rect x="7" y="7" width="86" height="86" rx="9" fill="#3b2a1c" stroke="#8a6a44" stroke-width="2" />
      <path d="M26 78V52q0-28 24-28t24 28v26z" fill="#120c08" stroke="#d9ae5f" stroke-width="3" />
      <path d="M50 40l9 12-9 14-9-14z" fill="#d9ae5f" />
    </Drawing>
  );
}

/** From one card to the next. */
export function Arrow() {
  return (
    <Drawing class="dm-arrow" box="0 0 16 16">
      <circle cx="8" cy="8" r="7.2" fill="#3a2614" stroke="#e9d3a6" stroke-width="1.4" />
      <path
        d="M6.4 4.6L10 8l-3.6 3.4"
        fill="none"
        stroke="#f6e3bb"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </Drawing>
  );
}

/** Hat and coat in the seat's colour, the seat's shape on the chest. */
export function Adventurer({ seat, size = 46 }: { readonly seat: number; readonly size?: number }) {
  const color = seatColor(seat);
  return (
    <Drawing class="dm-adventurer" box="0 0 50 60" width={size} height={size * 1.2}>
      <ellipse cx="25" cy="57" rx="17" ry="3.5" fill="#000" opacity=".5" />
      <path d="M8 58q-1-24 17-25 18 1 17 25z" fill={color} />
      <path d="M25 33q18 1 17 25H25z" fill="#000" opacity=".22" />
      <path d={seatOutline(seat)} fill="#1c1310" opacity=".82" transform="translate(18 40.5) scale(.58)" />
      <circle cx="25" cy="24" r="10" fill="#f0c49c" />
      <path d="M25 14a10 10 0 0 1 0 20z" fill="#d09a6c" />
      <path d="M6 20q19 6 38 0-5-6-10-6-1-10-9-10t-9 10q-5 0-10 6z" fill="#6b4426" />
      <path d="M16 13q9 4 18 0v3q-9 4-18 0z" fill={color} />
      <circle cx="21.5" cy="24" r="1.5" fill="#21140c" />
      <circle cx="28.5" cy="24" r="1.5" fill="#21140c" />
      <path d="M21 29q4 3 8 0" stroke="#8a4a30" stroke-width="1.6" fill="none" stroke-linecap="round" />
    </Drawing>
  );
}

const KNUCKLES = [15, 24.5, 34, 43.5];

/** A fist on a sleeve; open, the hand is empty or holds the figure. */
export function Hand({ seat, open }: { readonly seat: number; readonly open: boolean }) {
  return (
    <Drawing class="dm-hand" box="0 0 64 72">
      <ellipse cx="32" cy="68" rx="22" ry="3.5" fill="#000" opacity=".45" />
      <path d="M18 50h28l3 18H15z" fill={seatColor(seat)} />
      <path d="M32 50h14l3 18H32z" fill="#000" opacity=".22" />
      <path d="M17 47h30v7H17z" fill="#f4ead6" />
      {open ? <Palm /> : <Fist />}
    </Drawing>
  );
}

function Fist() {
  return (
    <>
      <rect x="10" y="17" width="44" height="32" rx="12" fill="#eebb92" />
      <path d="M32 17h10a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12H32z" fill="#d69f74" />
      {KNUCKLES.map((x) => (
        <rect
          key={x}
          x={x - 5}
          y="11"
          width="10"
          height="21"
          rx="5"
          fill="#f0c49c"
          stroke="#b9774c"
          stroke-width="1.6"
        />
      ))}
      <path d="M12 33q16-6 26 1 4 5-2 8-10 3-24 0z" fill="#f3cba6" stroke="#b9774c" stroke-width="1.8" />
    </>
  );
}

function Palm() {
  return (
    <>
      {KNUCKLES.map((x, finger) => (
        <rect
          key={x}
          x={x - 4.5}
          y={[8, 2, 3, 10][finger]}
          width="9"
          height="30"
          rx="4.5"
          fill="#f0c49c"
          stroke="#b9774c"
          stroke-width="1.6"
        />
      ))}
      <path d="M10 27h38.5v10q0 12-12 12H22q-12 0-12-12z" fill="#f0c49c" />
      <path d="M48 38q9-3 12-11 2-4-2-5-3 0-5 4l-6 6z" fill="#f0c49c" stroke="#b9774c" stroke-width="1.6" />
      <path
        d="M17 36q12-6 24 1M20 43q8-4 18 0"
        stroke="#c48758"
        stroke-width="1.8"
        fill="none"
        stroke-linecap="round"
      />
    </>
  );
}

export function Chest({ size = 32 }: { readonly size?: number }) {
  return (
    <Drawing class="dm-chest" box="0 0 48 40" width={size} height={(size * 40) / 48}>
      <path d="M4 16Q4 4 16 4h16q12 0 12 12z" fill="#8f5a30" />
      <path d="M24 4h8q12 0 12 12H24z" fill="#744522" />
      <rect x="4" y="16" width="40" height="20" rx="2" fill="#7d4c27" />
      <path d="M24 16h20v18a2 2 0 0 1-2 2H24z" fill="#63391b" />
      <path d="M4 16.5h40M9 5.5v30M39 5.5v30" stroke="#e3b866" stroke-width="2.6" fill="none" />
      <rect x="19.5" y="13" width="9" height="10" rx="2" fill="#e3b866" />
      <circle cx="24" cy="18" r="1.8" fill="#3a240e" />
    </Drawing>
  );
}

export type EntranceState = "done" | "now" | "later";

const ARCH = "M11 58V36q0-24 21-24t21 24v22z";

/** An entrance with its number: open, lit for the present expedition, or fallen in. */
export function Entrance({ number, state }: { readonly number: number; readonly state: EntranceState }) {
  const now = state === "now";
  return (
    <Drawing class="dm-entrance" box="0 0 64 58">
      <path d="M2 58V34Q2 2 32 2t30 32v24z" fill={now ? "#7a5a3c" : "#3a4145"} />
      <path d={ARCH} fill={state === "done" ? "#22292c" : "#050607"} />
      {now && <path d={ARCH} fill="#e89a3c" opacity=".62" />}
      <path
        d="M6 30l6 3M13 14l5 6M32 2v10M51 14l-5 6M58 30l-6 3"
        stroke="#0006"
        stroke-width="1.5"
        fill="none"
      />
      {state === "done" && <Rubble />}
      <text class="dm-number" x="32" y="46" font-size="24" fill={now ? "#1a0f04" : "#d3cab8"}>
        {number}
      </text>
    </Drawing>
  );
}

function Rubble() {
  return (
    <g fill="#4c5559">
      <circle cx="22" cy="50" r="8" />
      <circle cx="40" cy="49" r="9" />
      <circle cx="31" cy="38" r="9" />
    </g>
  );
}
