/** Where the cards of the path lie: straight on after treasures, a quarter turn after each hazard. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The middle of a card. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PathLayout {
  /** From the middle of a card to the middle of the next. */
  readonly step: number;
  readonly spots: readonly Spot[];
  /** Where the next card will lie, and where the adventurers stand until then. */
  readonly ahead: Spot;
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

const LARGEST = 217;
const USUAL = 74;
const LEAST = 30;
const SHRINK = 0.94;

/** East, south, west, north: a quarter turn is one further. */
const HEADINGS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The path in a room: as large as it fits, and the same beginning for every path that begins the same. */
export function layPath(hazards: readonly boolean[], { width, height }: Room): PathLayout {
  const room = { width: Math.max(width, LEAST), height: Math.max(height, LEAST) };
  for (let step = comfortable(room); step >= LEAST; step *= SHRINK) {
    const grid = gridOf(room, step);
    const cells = wander(hazards, grid);
    if (cells) return placed(cells, grid, step, room);
  }
  return folded(hazards.length + 1, room);
}

/** Nine by five cards on a desk, five across on a phone. */
function comfortable({ width, height }: Room): number {
  const wide = Math.min(width / 9.4, height / 5.2);
  return Math.min(LARGEST, Math.max(USUAL, wide), width / 2, height / 2);
}

const gridOf = ({ width, height }: Room, step: number): Grid => ({
  columns: Math.max(1, Math.floor(width / step)),
  rows: Math.max(1, Math.floor(height / step)),
});

/** The cells of all cards and of the one to come; null where the path would run into itself. */
function wander(hazards: readonly boolean[], grid: Grid): Cell[] | null {
  let cell: Cell = { column: grid.columns > 6 ? 1 : 0, row: Math.floor((grid.rows - 1) / 3) };
  let heading = 0;
  const cells = [cell];
  const taken = new Set([key(cell)]);
  for (const hazard of hazards) {
    const turn = nextHeading(cell, heading, hazard, grid, taken);
    if (turn === null) return null;
    heading = turn;
    cell = beyond(cell, heading);
    cells.push(cell);
    taken.add(key(cell));
  }
  return cells;
}

/** A hazard bends the path to the side with more room; a wall, or a pocket, does so without one. */
function nextHeading(
  cell: Cell,
  heading: number,
  hazard: boolean,
  grid: Grid,
  taken: ReadonlySet<number>,
): number | null {
  const side = (way: number) => roomBeside(cell, way, grid, taken);
  const sides = [(heading + 1) % 4, (heading + 3) % 4].sort((one, other) => side(other) - side(one));
  const wishes = hazard ? [...sides, heading] : [heading, ...sides];
  const pockets = wishes.map((way) => roomFrom(beyond(cell, way), grid, taken));
  const most = Math.max(...pockets);
  return most === 0 ? null : (wishes.find((_, wish) => pockets[wish]! * 2 >= most) ?? null);
}

/** The free cells on one side of a cell, as the eye sees them. */
function roomBeside(cell: Cell, heading: number, grid: Grid, taken: ReadonlySet<number>): number {
  const [east, south] = HEADINGS[heading % 4]!;
  let free = 0;
  for (let column = 0; column < grid.columns; column++) {
    for (let row = 0; row < grid.rows; row++) {
      const ahead = (column - cell.column) * east + (row - cell.row) * south;
      if (ahead > 0 && !taken.has(key({ column, row }))) free++;
    }
  }
  return free;
}

/** How many free cells can be reached from a cell, itself included. */
function roomFrom(start: Cell, grid: Grid, taken: ReadonlySet<number>): number {
  const seen = new Set<number>();
  const open = [start];
  for (let cell = open.pop(); cell; cell = open.pop()) {
    if (!inside(cell, grid) || taken.has(key(cell)) || seen.has(key(cell))) continue;
    seen.add(key(cell));
    for (const way of HEADINGS.keys()) open.push(beyond(cell, way));
  }
  return seen.size;
}

const key = ({ column, row }: Cell) => row * 1000 + column;

const inside = ({ column, row }: Cell, { columns, rows }: Grid) =>
  column >= 0 && row >= 0 && column < columns && row < rows;

function beyond({ column, row }: Cell, heading: number): Cell {
  const [east, south] = HEADINGS[heading % 4]!;
  return { column: column + east, row: row + south };
}

/** To and fro, line by line: the last resort of a long path in a small room. */
function folded(count: number, room: Room): PathLayout {
  let step = LEAST;
  while (gridOf(room, step).columns * gridOf(room, step).rows < count) step *= SHRINK;
  const grid = gridOf(room, step);
  const cells = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / grid.columns);
    const along = place % grid.columns;
    return { column: row % 2 ? grid.columns - 1 - along : along, row };
  });
  return placed(cells, grid, step, room);
}

function placed(cells: readonly Cell[], grid: Grid, step: number, room: Room): PathLayout {
  const left = (room.width - grid.columns * step) / 2;
  const top = (room.height - grid.rows * step) / 2;
  const spots = cells.map(({ column, row }) => ({
    x: left + (column + 0.5) * step,
    y: top + (row + 0.5) * step,
  }));
  return { step, spots: spots.slice(0, -1), ahead: spots.at(-1)! };
}
