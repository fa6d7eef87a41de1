import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableClient } from "../../src/client/table";
import { decided, FakeSocket, fakeNetwork, now, table } from "./fake";

beforeEach(() => {
  vi.useFakeTimers();
  fakeNetwork();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function seated(): { client: TableClient; socket: FakeSocket } {
  const client = new TableClient("t");
  client.viewer(0);
  const socket = FakeSocket.last.open();
  socket.tell(table());
  return { client, socket };
}

describe("a client at a table", () => {
  it("watches as its seat once the table is there, and only once", () => {
    const { socket } = seated();
    socket.tell(table());
    expect(socket.said).toEqual([{ type: "Watch", seat: 0, after: 0 }]);
  });

  it("keeps an answer until it is on the server's disk, and repeats it with the same key after a break", () => {
    const { client, socket } = seated();
    socket.tell(now(1));
    client.answer(0, 1, "stay");
    const [, first] = socket.said as { type: string; key: string }[];
    expect(client.viewer(0).pending.value?.move).toBe("stay");
    socket.break();
    expect(client.line.value).toBe("lost");
    vi.advanceTimersByTime(2000);
    const again = FakeSocket.last.open();
    again.tell(table());
    again.tell(now(1));
    expect(again.said).toContainEqual(first);
    again.tell({ type: "Accepted", key: first!.key });
    expect(client.viewer(0).pending.value).toBeNull();
  });

  it("says that nobody knows yet what was saved, comes back, and repeats the answer", () => {
    const { client, socket } = seated();
    socket.tell(now(1));
    client.answer(0, 1, "stay");
    socket.break(4504);
    expect(client.line.value).toBe("unsure");
    vi.advanceTimersByTime(2000);
    const again = FakeSocket.last.open();
    again.tell(table());
    again.tell(now(1));
    expect(client.line.value).toBe("live");
    expect(again.said).toContainEqual(expect.objectContaining({ type: "Answer", move: "stay" }));
  });

  it.each([
    [4404, "gone"],
    [4410, "damaged"],
  ])("does not come back after %d: the table is %s", (code, line) => {
    const { client, socket } = seated();
    socket.break(code);
    vi.advanceTimersByTime(60_000);
    expect(client.line.value).toBe(line);
    expect(FakeSocket.last).toBe(socket);
  });

  it("finds an unacknowledged answer again after the page was reloaded", () => {
    const { client, socket } = seated();
    socket.tell(now(1));
    client.answer(0, 1, "leave");
    client.close();
    const reloaded = new TableClient("t");
    expect(reloaded.viewer(0).pending.value?.move).toBe("leave");
  });

  it("resumes after the number it has heard last and hears nothing twice", () => {
    const { client, socket } = seated();
    socket.tell({ type: "Happened", seat: 0, number: 1, events: [decided(1)] });
    socket.tell(now(1));
    socket.break(1012);
    vi.advanceTimersByTime(2000);
    const again = FakeSocket.last.open();
    again.tell(table());
    expect(again.said).toEqual([{ type: "Watch", seat: 0, after: 1 }]);
    again.tell({
      type: "Missed",
      seat: 0,
      chapters: [
        { number: 1, events: [decided(1)] },
        { number: 2, events: [decided(2)] },
      ],
    });
    expect(client.viewer(0).chapters.value.map((it) => it.number)).toEqual([1, 2]);
  });

  it("takes a silent line for dead, and comes back", () => {
    const { client } = seated();
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.last.said.at(-1)).toMatchObject({ type: "Ping" });
    vi.advanceTimersByTime(10_000);
    expect(client.line.value).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("waits longer each time the server is not there", () => {
    new TableClient("t");
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      FakeSocket.last.break();
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(700);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(11_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(18_800);
  });

  it("gives up where there is no such table", () => {
    const client = new TableClient("t");
    FakeSocket.last.open().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(client.line.value).toBe("gone");
    expect(FakeSocket.all.length).toBe(1);
  });

  it("says that the page is outdated when the server speaks another protocol", () => {
    const client = new TableClient("t");
    FakeSocket.last.open().tell(table(2));
    expect(client.outdated.value).toBe(true);
  });

  it("shows a refusal and lets the seat answer again", () => {
    const { client, socket } = seated();
    socket.tell(now(1));
    client.answer(0, 1, "fly");
    const key = client.viewer(0).pending.value!.key;
    const told = { reason: "no such move", says: "refused", about: {} };
    socket.tell({ type: "Refused", ...told, clause: "D-8", key });
    expect(client.viewer(0).pending.value).toBeNull();
    expect(client.viewer(0).refused.value?.clause).toBe("D-8");
  });
});

describe("over plain http, where browsers offer less", () => {
  it("still has keys for answers", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    const { client, socket } = seated();
    socket.tell(now(1));
    client.answer(0, 1, "stay");
    expect(client.viewer(0).pending.value?.key).toBe("07".repeat(16));
  });
});
