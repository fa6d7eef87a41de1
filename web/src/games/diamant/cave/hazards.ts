/** What each hazard does to the air: how it feels, in numbers. */
import type { DiamantCard } from "../../../wire/types";

type Rgb = readonly [number, number, number];

export interface Terror {
  /** The light while it lasts. */
  readonly tint: Rgb;
  readonly smoke: Rgb;
  /** How much the ground moves, in steps. */
  readonly shake: number;
  /** A flash at the beginning. */
  readonly flash: number;
  readonly boulders: boolean;
}

const TERRORS: Partial<Record<DiamantCard, Terror>> = {
  snake: { tint: [0.66, 1.08, 0.5], smoke: [0.03, 0.06, 0.02], shake: 0.03, flash: 0, boulders: false },
  scorpion: { tint: [1.2, 0.7, 0.36], smoke: [0.09, 0.03, 0.01], shake: 0.03, flash: 0, boulders: false },
  gas: { tint: [0.74, 1.1, 0.44], smoke: [0.07, 0.11, 0.02], shake: 0.02, flash: 0, boulders: false },
  landslide: {
    tint: [1.05, 0.86, 0.68],
    smoke: [0.075, 0.055, 0.038],
    shake: 0.12,
    flash: 0,
    boulders: true,
  },
  explosion: { tint: [1.3, 0.82, 0.5], smoke: [0.08, 0.026, 0.01], shake: 0.16, flash: 2.6, boulders: true },
};

const ANY: Terror = {
  tint: [1.2, 0.6, 0.4],
  smoke: [0.12, 0.04, 0.02],
  shake: 0.08,
  flash: 0,
  boulders: false,
};

export const terrorOf = (card: DiamantCard | undefined): Terror => (card && TERRORS[card]) || ANY;

/** What all of them end in: red dust. */
export const RED_DUST: Rgb = [0.085, 0.014, 0.007];
