import { describe, expect, test } from "vitest";
import { type Player, Queue } from "../../src/scene/queue";

interface Step {
  readonly name: string;
  readonly ms: number;
}

function playing(): { queue: Queue<Step>; told: string[] } {
  const told: string[] = [];
  const player: Player<Step> = {
    begin({ name, ms }) {
      told.push(`begin ${name}`);
      return ms;
    },
    advance: (ms) => void told.push(`at ${ms}`),
    end: () => void told.push("end"),
    settle: ({ name }) => void told.push(`settle ${name}`),
  };
  return { queue: new Queue(player), told };
}

describe("cues", () => {
  test("are played one after the other", async () => {
    const { queue, told } = playing();
    const first = queue.add({ name: "open", ms: 100 });
    const second = queue.add({ name: "close", ms: 50 });
    expect(queue.tick(0)).toBe(true);
    queue.tick(60);
    queue.tick(110);
    await first;
    expect(queue.tick(170)).toBe(false);
    await second;
    expect(told).toEqual(["begin open", "at 0", "at 60", "end", "begin close", "at 0", "end"]);
    expect(queue.busy()).toBe(false);
  });

  test("without duration do not wait for a frame", () => {
    const { queue, told } = playing();
    void queue.add({ name: "rest", ms: 0 });
    void queue.add({ name: "rest", ms: 0 });
    expect(queue.tick(5)).toBe(false);
    expect(told).toEqual(["begin rest", "end", "begin rest", "end"]);
  });

  test("can all be finished at once, in order, and every promise is kept", async () => {
    const { queue, told } = playing();
    const done: string[] = [];
    const names = ["a", "b", "c"];
    const all = names.map((name) => queue.add({ name, ms: 100 }).then(() => done.push(name)));
    queue.tick(0);
    queue.skip();
    await Promise.all(all);
    expect(done).toEqual(names);
    expect(told).toEqual(["begin a", "at 0", "end", "settle b", "settle c"]);
    expect(queue.tick(1)).toBe(false);
  });

  test("hurry when many wait", () => {
    const { queue, told } = playing();
    for (let i = 0; i < 15; i++) void queue.add({ name: `${i}`, ms: 100 });
    queue.tick(0);
    queue.tick(40);
    expect(told).toContain("begin 1");
  });
});
