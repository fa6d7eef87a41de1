import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Shares } from "../../src/client/shares";
import type { Lobby, Person } from "../../src/wire/types";
import { lobby } from "./fake";

interface Asked {
  readonly path: string;
  readonly body: { readonly pledge?: string; readonly share?: string };
}

let asked: Asked[];

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(body)) });
    return new Response("{}");
  });
});

const person = (pledge: string | null = null, share: string | null = null): Person => ({
  chair: "person",
  name: "Ann",
  away: false,
  pledge,
  share,
  absent: false,
  ends: false,
});

const gathering = (...people: Person[]): Lobby => ({ ...lobby, status: "gathering", people });
const called = (...people: Person[]): Lobby => ({ ...gathering(...people), called: true });

/** What was sent since last time; what is hashed now comes after all that was hashed before. */
async function sent(count: number): Promise<Asked[]> {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(count));
  await new Shares("another").pledge();
  await new Promise((go) => setTimeout(go, 0));
  expect(asked).toHaveLength(count);
  return asked.splice(0);
}

async function pledged(shares: Shares, seat = 0): Promise<string> {
  const people = Array.from({ length: seat + 1 }, () => person());
  shares.attend(gathering(...people), [seat]);
  const [first] = await sent(1);
  return first!.body.pledge!;
}

describe("the shares of a browser at a table", () => {
  it("are pledged for each own chair, once, and kept", async () => {
    const shares = new Shares("t");
    shares.attend(gathering(person(), person(), person()), [0, 2]);
    shares.attend(gathering(person(), person(), person()), [0, 2]);
    // Which one is hashed first is chance.
    const both = (await sent(2)).sort((one, other) => one.path.localeCompare(other.path));
    expect(both.map(({ path }) => path)).toEqual(["/api/tables/t/seats/0", "/api/tables/t/seats/2"]);
    const [one, other] = both.map(({ body }) => body.pledge!);
    expect(one).not.toBe(other);
    shares.attend(gathering(person(one), person(), person(other)), [0, 2]);
    await sent(0);
  });

  it("are shown when they are called for, and are what the server hashes to the pledge", async () => {
    const shares = new Shares("t");
    const pledge = await pledged(shares);
    shares.attend(called(person(pledge)), [0]);
    const [{ path, body }] = (await sent(1)) as [Asked];
    expect(path).toBe("/api/tables/t/seats/0/share");
    expect(body.share).toMatch(/^[0-9a-f]{64}$/);
    const hashed = createHash("sha256").update(`schatulle/pledge\0t\0${body.share}`).digest("hex");
    expect(pledge).toBe(hashed);
    shares.attend(called(person(pledge, body.share)), [0]);
    await sent(0);
  });

  it("are not shown before the call, nor for a pledge of somebody else's", async () => {
    const shares = new Shares("t");
    const pledge = await pledged(shares);
    shares.attend(gathering(person(pledge)), [0]);
    shares.attend(called(person("e".repeat(64))), [0]);
    shares.attend(called(person(null)), [0]);
    await sent(0);
  });

  it("follow their owner to another chair, and outlive a reload", async () => {
    const pledge = await pledged(new Shares("t"));
    new Shares("t").attend(called(person(), person(pledge)), [1]);
    expect((await sent(1))[0]!.path).toBe("/api/tables/t/seats/1/share");
  });

  it("are shared by the tabs of a browser", async () => {
    const [one, other] = [new Shares("t"), new Shares("t")];
    const pledge = await pledged(one);
    await pledged(other, 1);
    other.attend(gathering(person(pledge)), [0]);
    await sent(0);
  });

  it("replace a pledge whose share is lost, but not again and again", async () => {
    const shares = new Shares("t");
    for (const count of [1, 0, 0]) {
      shares.attend(gathering(person("e".repeat(64))), [0]);
      await sent(count);
    }
  });

  it("are forgotten when the game has begun", async () => {
    const shares = new Shares("t");
    const pledge = await pledged(shares);
    expect(JSON.stringify(localStorage)).toContain(pledge);
    shares.attend(lobby, [0]);
    expect(JSON.stringify(localStorage)).not.toContain(pledge);
  });

  it("are none where the browser cannot hash, as over plain http", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const shares = new Shares("t");
    expect(await shares.pledge()).toBeUndefined();
    shares.attend(gathering(person()), [0]);
    await sent(0);
  });

  it("do no harm where the server refuses them", async () => {
    vi.stubGlobal("fetch", async () => {
      asked.push({ path: "", body: {} });
      return new Response(JSON.stringify({ reason: "the game has begun" }), { status: 409 });
    });
    const shares = new Shares("t");
    shares.attend(gathering(person()), [0]);
    await sent(1);
    shares.attend(gathering(person()), [0]);
    await sent(1);
  });
});
