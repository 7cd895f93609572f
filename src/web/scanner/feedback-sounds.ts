/** What a person at the door hears and feels, so different that nobody need look. */
export type FeedbackKind = 'ADMIT' | 'ALREADY' | 'REFUSE' | 'UNKNOWN' | 'TICK';

export interface Tone {
  /** Pitch, or the pitches it glides between. */
  hertz: number | readonly [number, number];
  ms: number;
  /** Silence after it. */
  restMs?: number;
  shape?: OscillatorType;
}

export interface Feedback {
  tones: readonly Tone[];
  loudness: number;
  /** Milliseconds on, off, on … as `navigator.vibrate` takes them. */
  vibration: readonly number[];
}

export const feedback: Record<FeedbackKind, Feedback> = {
  // Up a fifth, short: go on.
  ADMIT: {
    tones: [
      { hertz: 880, ms: 70 },
      { hertz: 1320, ms: 110 },
    ],
    loudness: 0.5,
    vibration: [60],
  },
  // Twice the same: again.
  ALREADY: {
    tones: [
      { hertz: 620, ms: 110, restMs: 70 },
      { hertz: 620, ms: 110 },
    ],
    loudness: 0.6,
    vibration: [80, 80, 80],
  },
  // Low, rough and long: stop.
  REFUSE: { tones: [{ hertz: 185, ms: 420, shape: 'sawtooth' }], loudness: 0.45, vibration: [320] },
  // A question rises.
  UNKNOWN: {
    tones: [
      { hertz: 440, ms: 90, restMs: 40 },
      { hertz: [440, 760], ms: 240 },
    ],
    loudness: 0.6,
    vibration: [60, 60, 60, 60, 60],
  },
  TICK: { tones: [{ hertz: 1500, ms: 18 }], loudness: 0.2, vibration: [] },
};
