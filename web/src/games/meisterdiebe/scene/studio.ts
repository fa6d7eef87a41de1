/** Where painted pictures come from: this page's memory, IndexedDB, the painting worker, or the main thread in slices. */

import type { Pixels } from "../../../scene/textures";
import { GRAIN_VERSION, type Picture, paintSlowly } from "./wood";

const SHELF = "pictures";
/** Longest piece of painting on the main thread, in milliseconds. */
const SLICE = 8;

const known = new Map<string, Promise<Pixels>>();

/** The pixels of a picture, painted at most once. */
export function pixelsOf(picture: Picture): Promise<Pixels> {
  const key = keyOf(picture);
  const found = known.get(key) ?? fetchOrPaint(key, picture);
  known.set(key, found);
  return found;
}

function keyOf({ width, height, ...what }: Picture): string {
  const name = what.kind === "front" ? what.drawer : what.kind;
  return `${name} ${width}x${height}`;
}

async function fetchOrPaint(key: string, picture: Picture): Promise<Pixels> {
  const kept = await Promise.race([kindly(recall(key)), patience()]);
  if (kept?.length === picture.width * picture.height * 4) return kept;
  const pixels = await kindly(paintAside(picture)).then((painted) => painted ?? paintInSlices(picture));
  void kindly(keep(key, pixels));
  return pixels;
}

/** A shelf that does not answer is no shelf. */
const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 1000));

/** Undefined where storage or workers are refused: painting is always possible. */
function kindly<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch(() => undefined);
}

let shelf: Promise<IDBDatabase> | null = null;

function openShelf(): Promise<IDBDatabase> {
  shelf ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("schatulle-wood", GRAIN_VERSION);
    request.onupgradeneeded = () => {
      if (request.result.objectStoreNames.contains(SHELF)) request.result.deleteObjectStore(SHELF);
      request.result.createObjectStore(SHELF);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("an older page keeps the wood database open"));
  });
  return shelf;
}

async function recall(key: string): Promise<Pixels | undefined> {
  const request = (await openShelf()).transaction(SHELF).objectStore(SHELF).get(key);
  return await settled<Pixels | undefined>(request);
}

async function keep(key: string, pixels: Pixels): Promise<unknown> {
  return settled((await openShelf()).transaction(SHELF, "readwrite").objectStore(SHELF).put(pixels, key));
}

function settled<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

interface Waiting {
  resolve(pixels: Pixels): void;
  reject(reason: Error): void;
}

let worker: Worker | null = null;
let orders = 0;
const waiting = new Map<number, Waiting>();

async function paintAside(picture: Picture): Promise<Pixels> {
  worker ??= hire();
  const id = orders++;
  const painter = worker;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    painter.postMessage({ id, picture });
  });
}

function hire(): Worker {
  const painter = new Worker(new URL("./painter.ts", import.meta.url), { type: "module" });
  painter.onmessage = ({ data }: MessageEvent<{ id: number; pixels: Pixels }>) => {
    waiting.get(data.id)?.resolve(data.pixels);
    waiting.delete(data.id);
    if (waiting.size === 0) dismissLater(painter);
  };
  painter.onerror = () => {
    for (const order of waiting.values()) order.reject(new Error("the painting worker does not start"));
    waiting.clear();
  };
  return painter;
}

/** A worker with nothing to paint only holds memory. */
function dismissLater(painter: Worker): void {
  setTimeout(() => {
    if (waiting.size > 0 || worker !== painter) return;
    painter.terminate();
    worker = null;
  }, 5000);
}

async function paintInSlices(picture: Picture): Promise<Pixels> {
  const painting = paintSlowly(picture);
  for (;;) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const step = painting.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
