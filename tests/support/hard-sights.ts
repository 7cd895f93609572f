import { someCredential } from './qr-frames.ts';
import type { Chance, Sight } from './qr-frames.ts';

const [frameWidth, frameHeight] = [1280, 720];
/** From the middle of a code to a corner of it that is turned a little, in modules. */
const codeReach = 16;

/**
 * What makes a code hard to read, each from easy (level 0) to hardly possible (level 4). The rest stays calm. `plain` is
 * the code as it should be held.
 */
export const hardships = {
  plain: (level) => ({ module: [8, 7, 6, 5, 4][level] }),
  close: (level) => ({ module: [12, 15, 17, 19, 21][level], blur: [2, 4, 6, 8, 10][level] }),
  far: (level) => ({ module: [2.4, 1.9, 1.6, 1.45, 1.3][level] }),
  blurred: (level) => ({ module: 6, blur: [1.2, 2.2, 3, 3.6, 4.2][level] }),
  tilted: (level, chance) => ({ module: 6, lean: [15, 35, 50, 60, 68][level], turn: chance() * 360 }),
  perspective: (level, chance) => ({
    module: 7,
    lean: (chance() < 0.5 ? -1 : 1) * ([15, 25, 35, 45, 52][level] ?? 0),
    pitch: (chance() < 0.5 ? -1 : 1) * ([15, 25, 35, 42, 48][level] ?? 0),
    turn: chance() * 360,
  }),
  lightOnDark: (level) => ({ module: 6, blur: [0.8, 1.6, 2.4, 3, 3.6][level], ink: 225, card: 25 }),
  /** The pixels of the screen and those of the camera make a pattern of their own. */
  onScreen: (level, chance) => ({
    module: 4 + chance() * 5,
    screenPixel: 1.2 + chance() * 2.2,
    screenGap: [0.4, 0.6, 0.75, 0.85, 0.95][level],
    card: 255,
  }),
  noisy: (level) => ({ module: 4, noise: [14, 30, 45, 60, 75][level] }),
  lowContrast: (level) => ({ module: 5, ink: [90, 104, 110, 113, 116][level], card: [160, 146, 139, 135, 131][level] }),
  shade: (level) => ({ module: 5, shade: [0.5, 0.7, 0.85, 0.93, 0.97][level], clutter: 0.6 }),
  glare: (level) => ({ module: 5, glare: [90, 150, 190, 230, 260][level], glareSize: 0.12 + 0.04 * level, lean: 12 }),
  moving: (level, chance) => ({ module: 6, motion: [3, 6, 9, 11, 13][level], motionTurn: chance() * 180 }),
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
 * What a camera meets at the door for a second, hard but in a guest's hand: each differs a little from frame to frame.
 */
export const doorClips = {
  glare: (chance) => ({ module: 5, glare: 150 + chance() * 80, glareSize: 0.22, lean: 15 }),
  dim: (chance) => ({ module: 5, ink: 18, card: 48 + chance() * 30, noise: 7 + chance() * 6 }),
  cracked: (chance) => ({ module: 5, cracks: 3 + Math.floor(chance() * 4), blur: 0.8 }),
  tilted: (chance) => ({ module: 5.5, lean: 35 + chance() * 20, turn: chance() * 360 }),
  moving: (chance) => ({ module: 5.5, motion: 8 + chance() * 6, motionTurn: chance() * 180 }),
  small: (chance) => ({ module: 1.9 + chance() * 0.8 }),
} as const satisfies Record<string, (chance: Chance) => Partial<Sight>>;

export type DoorClip = keyof typeof doorClips;

/**
 * The frames of one clip, a thirtieth of a second each: the hand trembles, a lamp wanders, the tremor has its pauses.
 */
export function* clipFrames(kind: DoorClip, chance: Chance, frames: number): Generator<Sight> {
  const text = someCredential(chance);
  const calm = {
    noise: 2 + chance() * 6,
    clutter: 0.3 + chance(),
    blur: 0.5 + chance() * 0.6,
    turn: (chance() - 0.5) * 40,
  };
  const sight: Partial<Sight> = { ...calm, ...doorClips[kind](chance) };
  const middle = { x: 640 + (chance() - 0.5) * 200, y: 360 + (chance() - 0.5) * 200 };
  const [rate, start, seed] = [0.5 + chance(), chance() * 6, Math.floor(chance() * 2 ** 32)];
  for (let at = 0; at < frames; at++) {
    const swing = Math.sin(start + at * rate);
    yield {
      ...sight,
      text,
      seed,
      middle: { x: middle.x + 6 * swing, y: middle.y + 4 * Math.cos(start + at * rate * 0.8) },
      lean: (sight.lean ?? 0) + 3 * swing,
      motion: (sight.motion ?? 2) * (0.35 + 0.65 * Math.abs(Math.cos(start + at * rate))),
      glareSize: (sight.glareSize ?? 0) * (1 + 0.25 * swing),
    };
  }
}

/**
 * Anywhere in the frame where the whole code fits, with the noise of a phone's camera between daylight and a dim hall.
 */
export function someSight(hardship: Hardship, level: number, chance: Chance): Sight {
  const noise = 1 + chance() * 7;
  const calm = { turn: (chance() - 0.5) * 30, blur: 0.5, noise, clutter: 0.5 };
  const text = someCredential(chance);
  const hard: Partial<Sight> = hardships[hardship](level, chance);
  const sight = { ...calm, ...hard, text, seed: Math.floor(chance() * 2 ** 32) };
  const reach = Math.min(frameHeight / 2, (sight.module ?? 6) * codeReach);
  const within = (length: number) => reach + chance() * (length - 2 * reach);
  return { ...sight, middle: { x: within(frameWidth), y: within(frameHeight) } };
}
