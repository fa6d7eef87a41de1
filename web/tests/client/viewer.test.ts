import { beforeEach, describe, expect, it } from "vitest";
import { type Beat, Viewer } from "../../src/client/viewer";
import { decided, now } from "./fake";

beforeEach(() => localStorage.clear());

/** A stage that plays each beat until it is let go on. */
function slowStage() {
  const beats: Beat[] = [];
  const ends: (() => void)[] = [];
  const stage = (beat: Beat) => {
    beats.push(beat);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { beats, stage, end };
}

describe("a viewer", () => {
  it("shows the first sight at once", () => {
    const viewer = new Viewer("t", 0);
    viewer.stage = slowStage().stage;
    viewer.missed([{ number: 1, events: [decided(1)] }]);
    viewer.isNow(now(1));
    expect(viewer.shown.value?.number).toBe(1);
  });

  it("plays events in their order before it shows what came of them", async () => {
    const viewer = new Viewer("t", 0);
    const { beats, stage, end } = slowStage();
    viewer.stage = stage;
    viewer.isNow(now(1));
    for (const number of [2, 3]) {
      viewer.happened(number, [decided(number)]);
      viewer.isNow(now(number));
    }
    expect(viewer.shown.value?.number).toBe(1);
    expect(viewer.truth.value?.number).toBe(3);
    await end();
    expect(viewer.shown.value?.number).toBe(2);
    await end();
    expect(viewer.shown.value?.number).toBe(3);
    expect(beats.map((beat) => beat.events)).toEqual([[decided(2)], [decided(3)]]);
  });

  it("skips to the truth, and an interrupted beat never takes it back", async () => {
    const viewer = new Viewer("t", 0);
    const { stage, end } = slowStage();
    viewer.stage = stage;
    viewer.isNow(now(1));
    for (const number of [2, 3, 4]) {
      viewer.happened(number, [decided(number)]);
      viewer.isNow(now(number));
    }
    viewer.skip();
    expect(viewer.shown.value?.number).toBe(4);
    await end();
    expect(viewer.shown.value?.number).toBe(4);
  });

  it("does not ask again what the server has accepted, until it asks something new", () => {
    const viewer = new Viewer("t", 0);
    viewer.isNow(now(1, 7));
    viewer.pending.value = { decision: 7, key: "k", move: "stay" };
    viewer.accepted({ type: "Accepted", key: "k" });
    expect(viewer.question()).toBeNull();
    viewer.isNow(now(2, 8));
    expect(viewer.question()?.id).toBe(8);
  });
});
