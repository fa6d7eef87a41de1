/** Sound, made by the browser alone; silent until somebody has touched the page. */
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

/** Browsers allow sound once the page has been touched; until then nothing is lost by silence. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Plays a sound by its name; `detail` is a pitch, a count or a level, as the sound likes. */
export function sound(name: string, detail = 0): void {
  const play = SOUNDS[name];
  if (muted.peek() || !play || !touched()) return;
  const at = ready();
  if (!at) return;
  if (at.context.state === "suspended") void at.context.resume();
  play(at, at.context.currentTime + 0.01, detail);
}
