/** A WebSocket without a network, and small messages of a server. */
import { vi } from "vitest";
import type { Lobby, Now, Person, ToClient } from "../../src/wire/types";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }
}

export function fakeNetwork(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

export const lobby = {
  id: "t",
  code: "ABCDEF",
  setting: { game: "diamant", edition: "diamant", chairs: ["person", "bot", "bot"] },
  status: "playing",
  people: [],
  host: "Ann",
  commitment: "c",
  rematch: null,
  secret: null,
  called: false,
  voice: false,
  voiced: false,
  abandoned: false,
} satisfies Lobby;

export const table = (protocol = 1): ToClient => ({
  type: "Table",
  lobby,
  yours: [0],
  hosting: true,
  protocol,
  lent: [],
  lost: [],
  devices: [],
  inviting: [],
});

/** Somebody at a table, there and with nothing pledged unless it says otherwise. */
export const someone = (more: Partial<Person> = {}): Person => ({
  chair: "person",
  name: null,
  away: false,
  pledge: null,
  share: null,
  absent: false,
  ends: false,
  ...more,
});

export const now = (number: number, id = number): Now => ({
  type: "Now",
  seat: 0,
  number,
  view: {} as Now["view"],
  asked: [
    { id, kind: "decide", count: 2, moves: ["stay", "leave"], example: "stay", left: null, default: null },
  ],
  outcome: null,
  notes: null,
  lesson: null,
  advice: null,
});

export const decided = (seat: number) => ({ type: "Decided", clauses: ["D-8"], seat, choice: null }) as const;
