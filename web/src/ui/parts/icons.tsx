/** Icons on a 24 px grid: one stroke of 1.75 px with round ends, no fills. */
const LEVEL =
  "M12 4.5c5 0 9 1.6 9 3.5s-4 3.5-9 3.5-9-1.6-9-3.5 4-3.5 9-3.5zM3 8v4c0 1.9 4 3.5 9 3.5s9-1.6 9-3.5V8";
const LEVELS =
  "M12 2.5c5 0 9 1.3 9 3s-4 3-9 3-9-1.3-9-3 4-3 9-3zM3 5.5v4c0 1.7 4 3 9 3s9-1.3 9-3v-4M3 10.5v4c0 1.7 4 3 9 3s9-1.3 9-3v-4";
const SPEAKER = "M4 9.5v5h3.5l4.5 4v-13l-4.5 4z";
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;

const PATHS = {
  "arrow-left": "M20 12H4.5M11 5.5L4.5 12l6.5 6.5",
  "arrow-right": "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5",
  away: `${disc(12, 12, 9)}M12 7v5l-3.5 2.5M3 3l18 18`,
  bell: "M12 3.5a6 6 0 0 0-6 6V14l-2 3.5h16L18 14V9.5a6 6 0 0 0-6-6zM10 20.5h4",
  bot: `M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 4.5V8M9 13v1.5M15 13v1.5M2.5 12.5v3M21.5 12.5v3${disc(12, 3.5, 1)}`,
  cards:
    "M8.5 5.5h9A1.5 1.5 0 0 1 19 7v12.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 7 19.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 17.5v-13A1.5 1.5 0 0 1 5.5 3H15",
  check: "M5 12.5l4.5 4.5L19 7.5",
  chest: "M3.5 11V9.5A4.5 4.5 0 0 1 8 5h8a4.5 4.5 0 0 1 4.5 4.5V11zM3.5 11v8h17v-8M10.5 11v3.5h3V11",
  clock: `${disc(12, 12, 9)}M12 6.5V12l4 2.5`,
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM16 8.5V5A1.5 1.5 0 0 0 14.5 3.5h-9A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5H8",
  crown: "M4 18.5L2.5 7.5l5.5 4L12 5l4 6.5 5.5-4L20 18.5zM4.5 21.5h15",
  down: "M5 9l7 7 7-7",
  edit: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
  exit: "M13 4H5v16h8M10 12h10M16.5 8.5L20 12l-3.5 3.5",
  eye: `M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z${disc(12, 12, 3)}`,
  fist: "M6 11V8.5a1.5 1.5 0 0 1 3 0V11M9 8.5V7a1.5 1.5 0 0 1 3 0v4M12 7.5a1.5 1.5 0 0 1 3 0V11M15 8.5a1.5 1.5 0 0 1 3 0v5.5a6 6 0 0 1-6 6 6 6 0 0 1-6-6v-3.5h6.5a1.5 1.5 0 0 1 0 3H10",
  flip: "M6.5 8h11A1.5 1.5 0 0 1 19 9.5v5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 14.5v-5A1.5 1.5 0 0 1 6.5 8zM12 8v8M2.5 14V9.5A6.5 6.5 0 0 1 9 3h5M11.5.8L14 3l-2.5 2.4M21.5 10v4.5A6.5 6.5 0 0 1 15 21h-5M12.5 23.2L10 21l2.5-2.4",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  globe: `${disc(12, 12, 9)}M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z`,
  home: "M4 11l8-7 8 7M6.5 9.5V20h11V9.5M10 20v-5.5h4V20",
  info: `${disc(12, 12, 9)}M12 11v6M12 7.5v.1`,
  learn:
    "M9.5 17.5h5M10 21h4M12 2.5a6.5 6.5 0 0 0-3.5 12c.6.5 1 1.2 1 2v1h5v-1c0-.8.4-1.5 1-2a6.5 6.5 0 0 0-3.5-12z",
  link: "M9.5 14.5l5-5M8 11l-2.5 2.5a3.9 3.9 0 0 0 5.5 5.5l2.5-2.5M16 13l2.5-2.5A3.9 3.9 0 0 0 13 5l-2.5 2.5",
  lock: "M6.5 11h11A1.5 1.5 0 0 1 19 12.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2",
  log: "M5 5.5h14M5 10h14M5 14.5h9M5 19h6",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  mute: `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5`,
  pause: "M8 5v14M16 5v14",
  person: `${disc(12, 8, 4)}M4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5`,
  phone: "M9 2.5h6A2 2 0 0 1 17 4.5v15a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-15A2 2 0 0 1 9 2.5zM11 18.5h2",
  play: "M7 4.5v15l12-7.5z",
  plus: "M12 5v14M5 12h14",
  replay: "M4 12a8 8 0 1 0 2.5-5.8M4 3.5v4h4M10.5 9v6l5-3z",
  return: "M20 20V11a3 3 0 0 0-3-3H4.5M9 3.5L4.5 8 9 12.5",
  rules: "M4 5.5c3-1.5 5.5-1 8 1 2.5-2 5-2.5 8-1v13c-3-1.5-5.5-1-8 1-2.5-2-5-2.5-8-1zM12 6.5v13",
  search: `${disc(10.5, 10.5, 6.5)}M15.5 15.5l5 5`,
  settings: `M4 7h9M17 7h3M4 17h3M11 17h9${disc(15, 7, 2)}${disc(9, 17, 2)}`,
  share: "M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18",
  skip: "M5 5v14l10-7zM19 5v14",
  sound: `${SPEAKER}M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11`,
  smaller: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
  screen:
    "M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5zM8 20.5h8M12 17v3.5",
  "step-back": "M18.5 5v14l-10-7zM5.5 5v14",
  "step-forward": "M5.5 5v14l10-7zM18.5 5v14",
  swap: "M7 4L3.5 7.5 7 11M3.5 7.5H17M17 13l3.5 3.5L17 20M20.5 16.5H7",
  tent: "M12 4L2.5 20h19zM12 12l-4.5 8M12 12l4.5 8M12 4l1.5-2",
  torch: "M10 12h4l-1.2 10h-1.6zM12 2c3.5 3.5 4 6 2.5 9h-5C8 8.5 9.5 6.5 12 2z",
  turnLeft: `${LEVEL}M7 18.5l-3 2 2.5 2.5M4.5 20.5c5 1.8 11 1.6 15.5-.5`,
  turnRight: `${LEVEL}M17 18.5l3 2-2.5 2.5M19.5 20.5c-5 1.8-11 1.6-15.5-.5`,
  turn2Left: `${LEVELS}M7 19l-3 1.8 2.4 2.2M4.5 20.8c5 1.6 11 1.5 15.5-.4`,
  turn2Right: `${LEVELS}M17 19l3 1.8-2.4 2.2M19.5 20.8c-5 1.6-11 1.5-15.5-.4`,
  undo: "M8 4.5L3.5 9 8 13.5M3.5 9H14a6 6 0 0 1 0 12H9",
  warning: "M12 3.5L2 20.5h20zM12 10v5M12 17.5v.1",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class="part-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
