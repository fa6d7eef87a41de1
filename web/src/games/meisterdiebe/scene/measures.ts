/** All lengths of the box, in units: the cube is 3 wide, y is up, N = −z, E = +x. */

export const DIM = {
  side: 3,
  level: 0.986,
  gap: 0.014,
  corner: 0.1,
  edge: 0.04,
  frontWidth: 2.3,
  frontHeight: 0.76,
  frontDepth: 0.1,
  frontBevel: 0.022,
  seam: 0.008,
  bodyWidth: 1.5,
  bodyHeight: 0.62,
  wall: 0.045,
  floor: 0.035,
  frontRoom: 0.62,
  secretRoom: 0.56,
  open: 0.68,
  search: 1.24,
  knob: 0.218,
} as const;

export const HALF = DIM.side / 2;
export const STEP = DIM.level + DIM.gap;
/** Turns of drawers 1 to 4 about the vertical: north, east, south, west. */
export const FACING = [Math.PI, Math.PI / 2, 0, -Math.PI / 2] as const;

/** The red cushion: where its middle is, how it is turned, half its width and its height. */
export const CUSHION = { x: 3, z: 0.7, turn: 0.42, size: 0.86, height: 0.56 } as const;
