/** The painted cave behind the board: coarse at once, fine in slices, anew whenever a card is laid. */
import { useEffect, useRef } from "preact/hooks";
import type { Room } from "./path";
import { quarry, type Rock } from "./rock";
import { lit, type Tunnel } from "./tunnel";

const COARSE = 5_000;
const FINE = 140_000;
/** Longer than this the page must not be kept from answering. */
const SLICE = 7;

export function Cave({ room, tunnel }: { readonly room: Room; readonly tunnel: Tunnel }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef(false);
  // Points and torch as text: the same tunnel is not painted twice.
  const sketch = JSON.stringify([room, tunnel]);
  useEffect(() => {
    const work = new AbortController();
    if (canvas.current) void repaint(canvas.current, room, tunnel, !painted.current, work.signal);
    painted.current = true;
    return () => work.abort();
  }, [sketch]);
  return <canvas ref={canvas} class="dm-cave" />;
}

async function repaint(
  canvas: HTMLCanvasElement,
  room: Room,
  tunnel: Tunnel,
  first: boolean,
  stop: AbortSignal,
): Promise<void> {
  if (room.width < 1 || room.height < 1) return;
  for (const pixels of first ? [COARSE, FINE] : [FINE]) {
    const rock = await rockFor(room, pixels, stop);
    const picture = rock && (await sliced(lit(rock, tunnel), stop));
    if (!picture) return;
    canvas.width = rock.width;
    canvas.height = rock.height;
    canvas.getContext("2d")?.putImageData(new ImageData(picture, rock.width, rock.height), 0, 0);
  }
}

const rocks = new Map<string, Rock>();

/** The rock of a room is kept, because only the tunnel in it changes. */
async function rockFor(room: Room, pixels: number, stop: AbortSignal): Promise<Rock | null> {
  const grain = Math.max(2.4, Math.sqrt((room.width * room.height) / pixels));
  const width = Math.ceil(room.width / grain);
  const height = Math.ceil(room.height / grain);
  const key = `${width} ${height}`;
  const known = rocks.get(key);
  if (known) return known;
  const rock = await sliced(quarry(width, height, grain), stop);
  if (rock) {
    if (rocks.size > 3) rocks.clear();
    rocks.set(key, rock);
  }
  return rock;
}

/** Runs work in short slices; null if it was stopped. */
async function sliced<Made>(work: Generator<void, Made>, stop: AbortSignal): Promise<Made | null> {
  let until = performance.now() + SLICE;
  for (let part = work.next(); ; part = work.next()) {
    if (part.done) return part.value;
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      if (stop.aborted) return null;
      until = performance.now() + SLICE;
    }
  }
}
