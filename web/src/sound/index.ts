/** Sound, made by the browser alone; silent until somebody has touched the page, and nothing is lost by that. */
import { muted } from "../client/prefs";
import { SOUNDS, type Studio } from "./sounds";

let studio: Studio | null = null;

function ready(): Studio | null {
  if (typeof AudioContext !== "function") return null;
  if (!studio) {
    const context = new AudioContext();
    const master = new GainNode(context, { gain: 10 ** (-12 / 20) });
    master.connect(context.destination);
    studio = { context, master, noise: whiteNoise(context) };
  }
  return studio;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** A finger's `pointerdown` does not count as a touch, and its `pointerup` does; nor does every key. */
const TOUCHES = ["pointerdown", "pointerup", "keydown"] as const;

/**
 * Browsers let a page sound from within a touch only, and stop it whenever they like: iOS calls that
 * "interrupted". Whatever has stopped it, the next touch wakes it.
 */
function wake(): void {
  if (muted.peek() || navigator.userActivation?.isActive === false) return;
  const context = ready()?.context;
  if (context && context.state !== "running") void context.resume().catch(() => {});
}

for (const touch of TOUCHES) addEventListener(touch, wake, { capture: true, passive: true });
muted.subscribe((now) => {
  // Whoever has just switched it on has touched the page to do so.
  if (!now && navigator.userActivation?.isActive) wake();
});

/** Plays a sound by its name; `detail` is a pitch, a count or a level, as the sound likes. */
export function sound(name: string, detail = 0): void {
  const play = SOUNDS[name];
  // While it sleeps its time stands still: all that was meant for later would sound at once.
  if (muted.peek() || !play || studio?.context.state !== "running") return;
  play(studio, studio.context.currentTime + 0.01, detail);
}
