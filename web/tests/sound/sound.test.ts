/** Sound begins with a touch, comes back with one, and nothing waits for it while it sleeps. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { muted } from "../../src/client/prefs";

const made: FakeContext[] = [];
let tones = 0;

class FakeContext {
  state = "suspended";
  readonly destination = {};
  readonly sampleRate = 8;
  readonly currentTime = 0;
  constructor() {
    made.push(this);
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  resume = vi.fn(async () => {
    this.state = "running";
  });
}

class FakeNode {
  readonly gain = new Proxy({}, { get: () => () => {} });
  readonly frequency = this.gain;
  connect = (next: unknown) => next;
  start = () => tones++;
  stop = () => {};
}

async function fresh() {
  vi.resetModules();
  return (await import("../../src/sound")).sound;
}

beforeEach(() => {
  made.length = 0;
  tones = 0;
  muted.value = false;
  vi.stubGlobal("AudioContext", FakeContext);
  for (const node of ["GainNode", "OscillatorNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(node, FakeNode);
});

afterEach(() => vi.unstubAllGlobals());

test("nothing is made or meant for later before the page has been touched", async () => {
  const sound = await fresh();
  sound("your-turn");
  expect([made.length, tones]).toEqual([0, 0]);
  dispatchEvent(new Event("pointerdown"));
  expect(made[0]!.resume).toHaveBeenCalledOnce();
  sound("your-turn");
  expect(tones).toBe(2);
});

test("whatever stopped it, the next touch wakes it, and what was meanwhile is not made up for", async () => {
  const sound = await fresh();
  dispatchEvent(new Event("keydown"));
  for (const state of ["suspended", "interrupted"]) {
    made[0]!.state = state;
    tones = 0;
    sound("your-turn");
    expect(tones).toBe(0);
    dispatchEvent(new Event("pointerup"));
    expect(made[0]!.state).toBe("running");
    sound("your-turn");
    expect(tones).toBe(2);
  }
});

test("nobody is woken where sound is off", async () => {
  muted.value = true;
  const sound = await fresh();
  muted.value = true;
  dispatchEvent(new Event("pointerdown"));
  sound("your-turn");
  expect(tones).toBe(0);
});
