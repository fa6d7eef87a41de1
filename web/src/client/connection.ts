/** One WebSocket that comes back by itself: after any close, silence, sleep or restart. */
import { type Signal, signal } from "@preact/signals";
import type { FromClient, ToClient } from "../wire/types";

/**
 * How the line to the server is. "unsure": lost, because the server does not know yet what was
 * saved; "gone": there is no such table, "damaged": it cannot be read, coming back is of no use.
 */
export type Line = "connecting" | "live" | "lost" | "unsure" | "gone" | "damaged";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SILENCE = 15_000;
const PATIENCE = 10_000;
/** What the server's close codes make of the line; all others lose it. */
const CLOSED: Readonly<Record<number, Line>> = { 4404: "gone", 4410: "damaged", 4504: "unsure" };

export interface Hearing {
  /** A new connection: whatever was said on the one before has to be said again. */
  connected(): void;
  /** Every message, in order. */
  heard(message: ToClient): void;
}

export class Connection {
  readonly line: Signal<Line> = signal<Line>("connecting");
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly hearing: Hearing,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("pageshow", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Says something if the line is live; whoever says it repeats it after the next `Table`. */
  say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    removeEventListener("pageshow", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.drop();
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.hearing.connected();
    socket.onmessage = (event) => this.message(socket, String(event.data));
    socket.onclose = (event) => this.closed(socket, event.code);
    this.listen();
  }

  private message(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.listen();
    const message = JSON.parse(text) as ToClient;
    if (message.type === "Table") {
      this.wait = FIRST_WAIT;
      this.line.value = "live";
    }
    if (message.type !== "Pong") this.hearing.heard(message);
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.watch);
    if (this.ended) return;
    this.line.value = CLOSED[code] ?? "lost";
    if (!this.isAway()) return;
    // Some chance, so that not all come back at once.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** After a silence asks whether the server is there, and takes no answer for a dead line. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      this.say({ type: "Ping" });
      this.watch = setTimeout(() => this.dead(), PATIENCE);
    }, SILENCE);
  }

  private dead(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    // A half-open socket may take minutes to close.
    this.closed(socket, 1006);
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** The line is lost, and may be made again. */
  private isAway(): boolean {
    return this.line.value === "lost" || this.line.value === "unsure";
  }

  /** Awake, visible or online again: don't wait any longer. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.ended) return;
    if (this.isAway()) {
      this.wait = FIRST_WAIT;
      this.connect();
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      this.say({ type: "Ping" });
      clearTimeout(this.watch);
      this.watch = setTimeout(() => this.dead(), PATIENCE);
    }
  };
}
