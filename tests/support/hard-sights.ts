import { someCredential } from './qr-frames.ts';
import type { Chance, Sight } from './qr-frames.ts';

/** What makes a code hard to read, each from easy (level 0) to hardly possible (level 4). The rest stays calm. */
export const hardships = {
  size: (level) => ({ module: [8, 4, 3, 2.4, 1.9][level] }),
  blur: (level) => ({ module: 6, blur: [0.8, 1.6, 2.4, 3, 3.6][level] }),
  tilt: (level, chance) => ({ module: 6, lean: [15, 35, 48, 58, 65][level], turn: chance() * 360 }),
  contrast: (level) => ({ module: 5, ink: [60, 90, 105, 112, 116][level], card: [200, 160, 145, 136, 131][level] }),
  shade: (level) => ({ module: 5, shade: [0.3, 0.5, 0.7, 0.85, 0.95][level], clutter: 0.6 }),
  glare: (level) => ({ module: 5, glare: [90, 150, 190, 230, 260][level], glareSize: 0.12 + 0.04 * level, lean: 12 }),
  motion: (level, chance) => ({ module: 6, motion: [3, 6, 8, 10, 12][level], motionTurn: chance() * 180 }),
  noise: (level) => ({ module: 4, noise: [6, 14, 24, 36, 50][level] }),
  clutter: (level) => ({ module: 4, clutter: [0.4, 0.8, 1.2, 1.8, 2.5][level] }),
  handHeld: (level, chance) => ({
    module: [6, 5, 4.2, 3.6, 3][level],
    lean: (chance() - 0.5) * (20 + 16 * level),
    pitch: (chance() - 0.5) * (20 + 16 * level),
    turn: (chance() - 0.5) * 60,
    blur: 0.5 + 0.2 * level,
    motion: 1 + level * 0.8,
    motionTurn: chance() * 180,
    shade: 0.1 * level * chance(),
    noise: 3 + 2 * level,
    clutter: 0.8,
  }),
} as const satisfies Record<string, (level: number, chance: Chance) => Partial<Sight>>;

export type Hardship = keyof typeof hardships;

/**
 * Somewhere in the central square, where people hold a code, with the noise of a phone's camera between daylight and a
 * dim hall.
 */
export function someSight(hardship: Hardship, level: number, chance: Chance): Sight {
  const middle = { x: 640 + (chance() - 0.5) * 300, y: 360 + (chance() - 0.5) * 300 };
  const noise = 1 + chance() * 7;
  const calm = { turn: (chance() - 0.5) * 30, blur: 0.5, noise, clutter: 0.5, middle };
  const text = someCredential(chance);
  const hard = hardships[hardship](level, chance);
  return { ...calm, ...hard, text, seed: Math.floor(chance() * 2 ** 32) };
}
