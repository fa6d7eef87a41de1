/** A client at one table: who is there, its viewers, and its answers on their way. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Lobby, Now, Refused, Table, ToClient, Wave } from "../wire/types";
import { Connection, type Line } from "./connection";
import { newKey } from "./keys";
import { sharesAt } from "./shares";
import { Viewer } from "./viewer";

/** The protocol that this page was written for. */
const PROTOCOL = 1;

const WAVE_LASTS = 4000;

export type Sign = Wave["sign"];
export interface Waved {
  readonly id: number;
  readonly seat: number;
  readonly sign: Sign;
}

/** Other devices at one's seats, and what became of seats that one had. */
export type Standing = Pick<Table, "lent" | "lost" | "devices" | "inviting">;

const NOTHING: Standing = { lent: [], lost: [], devices: [], inviting: [] };

export class TableClient {
  readonly lobby: Signal<Lobby | null> = signal<Lobby | null>(null);
  readonly yours: Signal<readonly number[]> = signal<readonly number[]>([]);
  readonly hosting: Signal<boolean> = signal(false);
  readonly standing: Signal<Standing> = signal(NOTHING);
  /** The page is older or newer than its server: it has to be loaded anew. */
  readonly outdated: Signal<boolean> = signal(false);
  /** Why the server is away, if it said so. */
  readonly farewell: Signal<string | null> = signal<string | null>(null);
  /** The signs just made at the table. */
  readonly waves: Signal<readonly Waved[]> = signal<readonly Waved[]>([]);
  readonly line: ReadonlySignal<Line>;
  private waveCount = 0;
  private readonly viewers = new Map<number | null, Viewer>();
  private readonly watched = new Set<number | null>();
  private readonly unsure = new Set<Viewer>();
  private readonly connection: Connection;

  /** A shared screen says so in the address: the server then tells it what everyone may know, and no more. */
  constructor(
    readonly id: string,
    shared = false,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asks = shared ? "?shared" : "";
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${asks}`;
    this.connection = new Connection(url, {
      connected: () => this.watched.clear(),
      heard: (message) => this.heard(message),
    });
    this.line = this.connection.line;
  }

  /** The viewer of a seat, or the spectator; from now on it is kept up to date. */
  viewer(seat: number | null): Viewer {
    let viewer = this.viewers.get(seat);
    if (!viewer) {
      viewer = new Viewer(this.id, seat);
      this.viewers.set(seat, viewer);
      if (this.line.peek() === "live") this.watch(viewer);
    }
    return viewer;
  }

  /** Answers a seat's question; the answer is kept until the server has it on its disk. */
  answer(seat: number, decision: number, move: string): void {
    const viewer = this.viewer(seat);
    viewer.refused.value = null;
    viewer.pending.value = { decision, key: newKey(), move };
    this.send(viewer);
  }

  /** Goes on from a step of a lesson that was to be read. */
  read(seat: number, step: number): void {
    const viewer = this.viewer(seat);
    viewer.read = step;
    this.send(viewer);
  }

  /** Makes a sign to everyone, as the first of one's seats. */
  wave(sign: Sign): void {
    const [seat] = this.yours.peek();
    if (seat !== undefined) this.connection.say({ type: "Wave", seat, sign });
  }

  close(): void {
    this.connection.close();
  }

  private heard(message: ToClient): void {
    switch (message.type) {
      case "Table":
        this.seated(message);
        break;
      case "Missed":
        this.viewers.get(message.seat)?.missed(message.chapters);
        break;
      case "Happened":
        this.viewers.get(message.seat)?.happened(message.number, message.events);
        break;
      case "Now":
        this.isNow(message);
        break;
      case "Accepted":
        for (const viewer of this.viewers.values()) viewer.accepted(message);
        break;
      case "Refused":
        this.refused(message);
        break;
      case "Waved":
        this.waved(message.seat, message.sign);
        break;
      case "Goodbye":
        this.farewell.value = message.reason;
        break;
    }
  }

  private isNow(message: Now): void {
    const viewer = this.viewers.get(message.seat);
    viewer?.isNow(message);
    // After a break: was the answer heard? To repeat it does no harm.
    if (viewer && this.unsure.delete(viewer)) this.send(viewer);
  }

  /** Whoever gave the refused answer hears of it; what was no answer concerns everyone. */
  private refused(message: Refused): void {
    for (const viewer of this.viewers.values()) {
      if (message.key === null || viewer.pending.peek()?.key === message.key) viewer.refuse(message);
    }
  }

  private waved(seat: number, sign: Sign): void {
    const wave = { id: this.waveCount++, seat, sign };
    this.waves.value = [...this.waves.peek(), wave];
    setTimeout(() => {
      this.waves.value = this.waves.peek().filter((it) => it !== wave);
    }, WAVE_LASTS);
  }

  private seated(message: Table): void {
    const { lobby, yours, hosting, protocol } = message;
    this.outdated.value = protocol !== PROTOCOL;
    this.farewell.value = null;
    this.lobby.value = lobby;
    this.yours.value = yours;
    this.hosting.value = hosting;
    this.standing.value = message;
    sharesAt(this.id).attend(lobby, yours);
    for (const viewer of this.viewers.values()) this.watch(viewer);
  }

  /** The first `Table` of a connection comes before any watching, later ones find it done. */
  private watch(viewer: Viewer): void {
    if (this.watched.has(viewer.seat)) return;
    this.watched.add(viewer.seat);
    this.unsure.add(viewer);
    this.connection.say({ type: "Watch", seat: viewer.seat, after: viewer.number });
  }

  private send(viewer: Viewer): void {
    const { seat, read } = viewer;
    if (seat === null) return;
    const pending = viewer.pending.peek();
    if (pending) this.connection.say({ type: "Answer", seat, ...pending });
    if (read !== null && viewer.truth.peek()?.lesson?.number === read)
      this.connection.say({ type: "Read", seat, number: read });
  }
}
