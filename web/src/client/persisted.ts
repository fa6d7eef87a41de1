/** Values that the browser keeps, as signals; a browser that keeps nothing still works. */
import { type Signal, signal } from "@preact/signals";

export function read<T>(key: string, fallback: T, store: Storage | null = local()): T {
  try {
    const text = store?.getItem(key);
    return text ? (JSON.parse(text) as T) : fallback;
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown, store: Storage | null = local()): void {
  try {
    if (value === null) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page goes on without.
  }
}

function local(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** A signal whose value outlives the page. */
export function persisted<T>(name: string, fallback: T): Signal<T> {
  const key = `schatulle.${name}`;
  const value = signal<T>(read(key, fallback));
  value.subscribe((now) => write(key, now));
  return value;
}
