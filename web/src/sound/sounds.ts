/** Every sound of the table, from oscillators and filtered noise. */

export interface Studio {
  readonly context: AudioContext;
  readonly master: AudioNode;
  readonly noise: AudioBuffer;
}

export type Sound = (studio: Studio, at: number, detail: number) => void;

interface Tone {
  readonly hz: number;
  readonly to?: number;
  readonly seconds: number;
  readonly gain?: number;
  readonly kind?: OscillatorType;
}

/** A note that dies away by itself. */
function tone({ context, master }: Studio, at: number, it: Tone): void {
  const wave = new OscillatorNode(context, { type: it.kind ?? "sine", frequency: it.hz });
  if (it.to) wave.frequency.exponentialRampToValueAtTime(it.to, at + it.seconds);
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(it.gain ?? 0.3, at + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, at + it.seconds);
  wave.connect(level).connect(master);
  wave.start(at);
  wave.stop(at + it.seconds);
}

interface Hiss {
  readonly hz: number;
  readonly to?: number;
  readonly seconds: number;
  readonly gain?: number;
  readonly q?: number;
  readonly kind?: BiquadFilterType;
}

/** Filtered noise: wood, cloth, wind and stone. */
function hiss({ context, master, noise }: Studio, at: number, it: Hiss): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, {
    type: it.kind ?? "bandpass",
    frequency: it.hz,
    Q: it.q ?? 1,
  });
  if (it.to) filter.frequency.exponentialRampToValueAtTime(it.to, at + it.seconds);
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(it.gain ?? 0.3, at + Math.min(0.03, it.seconds / 3));
  level.gain.exponentialRampToValueAtTime(0.0001, at + it.seconds);
  source.connect(filter).connect(level).connect(master);
  source.start(at, Math.random() * 0.5);
  source.stop(at + it.seconds);
}

const knock = (studio: Studio, at: number, hz: number, gain = 0.5): void => {
  tone(studio, at, { hz, to: hz * 0.6, seconds: 0.09, gain, kind: "triangle" });
  hiss(studio, at, { hz: hz * 4, seconds: 0.04, gain: gain * 0.4 });
};

const ping = (studio: Studio, at: number, hz: number, gain = 0.16): void =>
  tone(studio, at, { hz, seconds: 0.22, gain });

const flick = (studio: Studio, at: number): void =>
  hiss(studio, at, { hz: 3200, to: 1200, seconds: 0.08, gain: 0.35, q: 0.7 });

const bell = (studio: Studio, at: number): void => {
  for (const [hz, gain] of [
    [1320, 0.28],
    [2640, 0.14],
    [3550, 0.1],
    [5280, 0.05],
  ] as const) {
    tone(studio, at, { hz, seconds: 0.7, gain });
  }
};

export const SOUNDS: Readonly<Record<string, Sound>> = {
  slide: (studio, at, level) => hiss(studio, at, { hz: 420 + 90 * level, seconds: 0.42, gain: 0.5, q: 1.4 }),
  "slide-far": (studio, at) => hiss(studio, at, { hz: 340, seconds: 0.38, gain: 0.55, q: 1.6 }),
  stop: (studio, at) => {
    knock(studio, at, 180);
    knock(studio, at + 0.07, 150, 0.3);
  },
  refused: (studio, at) => knock(studio, at, 90, 0.6),
  "gem-cloth": (studio, at) => {
    ping(studio, at, 4200 + Math.random() * 2800);
    ping(studio, at + 0.06, 5200 + Math.random() * 1800, 0.08);
  },
  "gem-cushion": (studio, at) => {
    knock(studio, at, 110, 0.25);
    ping(studio, at + 0.02, 4600, 0.07);
  },
  "gem-taken": (studio, at, index) => ping(studio, at, 2600 * 1.12 ** Math.min(5, index)),
  take: (studio, at, count) => {
    for (let gem = 0; gem < Math.min(5, count || 1); gem++) ping(studio, at + gem * 0.07, 2600 * 1.12 ** gem);
  },
  "gem-placed": (studio, at) => ping(studio, at, 3000, 0.12),
  turn: (studio, at) => {
    for (let tick = 0; tick < 4; tick++) knock(studio, at + tick * 0.07, 320, 0.16);
  },
  magnet: (studio, at) => knock(studio, at, 520, 0.4),
  flip: (studio, at) => hiss(studio, at, { hz: 240, to: 480, seconds: 0.5, gain: 0.25, q: 6 }),
  "set-down": (studio, at) => {
    tone(studio, at, { hz: 70, to: 45, seconds: 0.3, gain: 0.8 });
    knock(studio, at, 140, 0.5);
  },
  alarm: (studio, at) => {
    bell(studio, at);
    bell(studio, at + 0.22);
  },
  card: flick,
  flick,
  tap: (studio, at) => knock(studio, at, 420, 0.25),
  reveal: (studio, at) => {
    for (let card = 0; card < 4; card++) flick(studio, at + card * 0.04);
  },
  "your-turn": (studio, at) => {
    tone(studio, at, { hz: 587, seconds: 0.25, gain: 0.22, kind: "triangle" });
    tone(studio, at + 0.14, { hz: 880, seconds: 0.4, gain: 0.22, kind: "triangle" });
  },
  caught: (studio, at) => {
    tone(studio, at, { hz: 523, seconds: 0.3, gain: 0.3, kind: "triangle" });
    tone(studio, at + 0.2, { hz: 440, seconds: 0.5, gain: 0.3, kind: "triangle" });
  },
  ruby: (studio, at) => {
    for (const hz of [1047, 1319, 1568, 2093]) tone(studio, at, { hz, seconds: 0.9, gain: 0.1 });
  },
  torch: (studio, at) => hiss(studio, at, { hz: 900, seconds: 0.3, gain: 0.08, q: 0.4 }),
  drip: (studio, at) => tone(studio, at, { hz: 1400, to: 700, seconds: 0.12, gain: 0.12 }),
  step: (studio, at) => knock(studio, at, 100, 0.2),
  hiss: (studio, at) => hiss(studio, at, { hz: 5200, seconds: 0.6, gain: 0.35, kind: "highpass" }),
  click: (studio, at) => {
    knock(studio, at, 900, 0.25);
    knock(studio, at + 0.1, 900, 0.25);
  },
  rumble: (studio, at) => hiss(studio, at, { hz: 120, seconds: 0.8, gain: 0.9, kind: "lowpass" }),
  whoosh: (studio, at) => hiss(studio, at, { hz: 400, to: 2400, seconds: 0.6, gain: 0.4, q: 0.8 }),
  boom: (studio, at) => {
    tone(studio, at, { hz: 90, to: 30, seconds: 0.8, gain: 0.9 });
    hiss(studio, at, { hz: 600, to: 80, seconds: 0.7, gain: 0.7, kind: "lowpass" });
  },
  stones: (studio, at, count) => {
    for (let stone = 0; stone < Math.min(6, count || 3); stone++)
      ping(studio, at + stone * 0.05, 1800 + stone * 160, 0.1);
  },
  "game-over": (studio, at) => {
    for (const [step, hz] of [523, 659, 784, 1047].entries()) {
      tone(studio, at + step * 0.12, { hz, seconds: 0.7, gain: 0.18, kind: "triangle" });
    }
  },
};
