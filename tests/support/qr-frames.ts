import { encode } from 'uqr';
import { writeCredential } from '#domain/sign-in/credential.ts';
import type { Picture, Point } from '#web/scanner/picture.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';

/** Numbers from 0 up to 1, the same ones for the same seed. */
export type Chance = () => number;

export function someCredential(chance: Chance): string {
  const hmac = Uint8Array.from({ length: 14 }, () => Math.floor(chance() * 256));
  return writeCredential(Math.floor(chance() * 32), hmac);
}

/**
 * What a camera sees of one printed or shown code, in pixels of the frame. Everything but the text has a calm default.
 */
export interface Sight {
  text: string;
  width?: number;
  height?: number;
  /** Middle of the code. */
  middle?: Point;
  /** Pixels from one module to the next. */
  module?: number;
  /** Degrees: in the plane of the picture, and leaning away to the side and backwards. */
  turn?: number;
  lean?: number;
  pitch?: number;
  /** Standard deviation of the lens being out of focus. */
  blur?: number;
  /** Length and direction (degrees) of the path the code takes while the shutter is open. */
  motion?: number;
  motionTurn?: number;
  /** Brightness of ink and card. */
  ink?: number;
  card?: number;
  /** A lamp mirrored in the card: how bright, and how wide as a share of the code. */
  glare?: number;
  glareSize?: number;
  /** How many cracks run across the screen that shows it. */
  cracks?: number;
  /** Pixels of the frame from one pixel of that screen to the next, and how dark the gaps between them are, 0 to 1. */
  screenPixel?: number;
  screenGap?: number;
  /** Darker to one side: 0 even, 1 black at the far edge of the code. */
  shade?: number;
  /** Standard deviation of the sensor's noise. */
  noise?: number;
  /** How busy the room behind it is, 0 to 1. */
  clutter?: number;
  seed?: number;
}

const quiet = 4;

/** The camera's own view: three times the code's width away, as a hand holds it. */
function projection(sight: Sight, size: number): (x: number, y: number) => Point {
  const { x: mx, y: my } = sight.middle ?? { x: (sight.width ?? 1280) / 2, y: (sight.height ?? 720) / 2 };
  const radians = Math.PI / 180;
  const [turn, lean, pitch] = [sight.turn ?? 0, sight.lean ?? 0, sight.pitch ?? 0].map((angle) => angle * radians);
  const [cosTurn, sinTurn] = [Math.cos(turn ?? 0), Math.sin(turn ?? 0)];
  const [cosLean, sinLean] = [Math.cos(lean ?? 0), Math.sin(lean ?? 0)];
  const [cosPitch, sinPitch] = [Math.cos(pitch ?? 0), Math.sin(pitch ?? 0)];
  const scale = sight.module ?? 6;
  const distance = 3 * size;
  return (column, row) => {
    const [u, v] = [column - size / 2, row - size / 2];
    const [x1, y1] = [u * cosTurn - v * sinTurn, u * sinTurn + v * cosTurn];
    const [x2, z2] = [x1 * cosLean, x1 * sinLean];
    const [y3, z3] = [y1 * cosPitch - z2 * sinPitch, y1 * sinPitch + z2 * cosPitch];
    const nearness = distance / (distance + z3);
    return { x: mx + x2 * nearness * scale, y: my + y3 * nearness * scale };
  };
}

/** The inverse of a view of a flat thing, from where the view puts four corners: a pixel to a place on the card. */
function inverseOf(view: (x: number, y: number) => Point, size: number): (x: number, y: number) => Point {
  const corners: [number, number][] = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ];
  const rows = corners.flatMap(([u, v]) => {
    const { x, y } = view(u, v);
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(rows);
  return (x, y) => {
    const w = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
  };
}

/** Gauss and Jordan: rows of coefficients with the right-hand side last. */
function solve(rows: number[][]): number[] {
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 0; i < rows.length; i++) {
    let best = i;
    for (let row = i + 1; row < rows.length; row++) if (Math.abs(at(row, i)) > Math.abs(at(best, i))) best = row;
    const [upper, lower] = [rows[i] ?? [], rows[best] ?? []];
    rows[i] = lower.map((value) => value / (lower[i] ?? 1));
    if (best !== i) rows[best] = upper;
    for (let row = 0; row < rows.length; row++) {
      const factor = at(row, i);
      if (row !== i) rows[row] = (rows[row] ?? []).map((value, column) => value - factor * at(i, column));
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

/** Posters, faces, screens: boxes and stripes of every size, some of them as busy as a code. */
function drawRoom(light: Float32Array, width: number, height: number, clutter: number, chance: Chance): void {
  const [left, right] = [90 + chance() * 90, 90 + chance() * 90];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) light[y * width + x] = left + ((right - left) * x) / width;
  }
  for (let n = Math.round(clutter * 140); n > 0; n--) {
    const [w, h] = [4 + chance() ** 2 * 240, 4 + chance() ** 2 * 180];
    const [x0, y0] = [Math.floor(chance() * width - w / 2), Math.floor(chance() * height - h / 2)];
    const [one, two, stripe] = [chance() * 235, chance() * 235, chance() < 0.4 ? 2 + Math.floor(chance() * 14) : 0];
    const upright = chance() < 0.5;
    for (let y = Math.max(0, y0); y < Math.min(height, y0 + h); y++) {
      for (let x = Math.max(0, x0); x < Math.min(width, x0 + w); x++) {
        const second = stripe > 0 && Math.floor((upright ? x : y) / stripe) % 2 === 0;
        light[y * width + x] = second ? two : one;
      }
    }
  }
}

const reach = (values: number[], limit: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(...values)) - 2),
  Math.min(limit, Math.ceil(Math.max(...values)) + 2),
];

function drawCard(light: Float32Array, width: number, height: number, sight: Sight): void {
  const { data, size: modules } = encode(sight.text, { ecc: 'Q', border: 0 });
  const size = modules + 2 * quiet;
  const view = projection(sight, size);
  const place = inverseOf(view, size);
  const corners = [view(0, 0), view(size, 0), view(size, size), view(0, size)];
  const [x0, x1] = reach(
    corners.map(({ x }) => x),
    width,
  );
  const [y0, y1] = reach(
    corners.map(({ y }) => y),
    height,
  );
  const [ink, card] = [sight.ink ?? 25, sight.card ?? 230];
  const fine = 4;
  const gap = sight.screenGap ?? 0;
  const screenPixel = (sight.screenPixel ?? 1) / (sight.module ?? 6);
  const isGap = (at: number) => (at / screenPixel) % 1 < 0.35;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      let sum = 0;
      const behind = light[y * width + x] ?? 0;
      for (let part = 0; part < fine * fine; part++) {
        const spot = place(x + ((part % fine) + 0.5) / fine, y + (Math.floor(part / fine) + 0.5) / fine);
        if (spot.x < 0 || spot.y < 0 || spot.x >= size || spot.y >= size) sum += behind;
        else {
          const dark = data[Math.floor(spot.y) - quiet]?.[Math.floor(spot.x) - quiet] === true;
          const lit = gap > 0 && (isGap(spot.x) || isGap(spot.y)) ? 1 - gap : 1;
          sum += (dark ? ink : card) * lit * (1 - ((sight.shade ?? 0) * spot.x) / size);
        }
      }
      light[y * width + x] = sum / (fine * fine);
    }
  }
}

/** Each pixel the weighted mean of those along a line, in whole steps of one pixel; the edge goes on outside. */
function smear(
  from: Float32Array,
  width: number,
  height: number,
  weights: number[],
  dx: number,
  dy: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const half = (weights.length - 1) / 2;
  for (let n = 0; n < weights.length; n++) {
    const [ox, oy] = [Math.round((n - half) * dx), Math.round((n - half) * dy)];
    const weight = weights[n] ?? 0;
    const [first, last] = [Math.max(0, -ox), Math.min(width, width - ox)];
    for (let y = 0; y < height; y++) {
      const row = Math.min(height - 1, Math.max(0, y + oy)) * width;
      const here = y * width;
      const [left, right] = [weight * (from[row] ?? 0), weight * (from[row + width - 1] ?? 0)];
      for (let x = 0; x < first; x++) to[here + x] = (to[here + x] ?? 0) + left;
      for (let x = first; x < last; x++) to[here + x] = (to[here + x] ?? 0) + weight * (from[row + ox + x] ?? 0);
      for (let x = last; x < width; x++) to[here + x] = (to[here + x] ?? 0) + right;
    }
  }
  return to;
}

function bell(deviation: number): number[] {
  const reach = Math.ceil(2.5 * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * deviation ** 2)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** Bright and dark lines from edge to edge of the code, as broken glass shows them. */
function addCracks(light: Float32Array, width: number, height: number, sight: Sight, chance: Chance): void {
  const reach = (sight.module ?? 6) * 14;
  const { x: mx, y: my } = sight.middle ?? { x: width / 2, y: height / 2 };
  const origin = { x: mx + (chance() - 0.5) * reach, y: my + (chance() - 0.5) * reach };
  for (let n = 0; n < (sight.cracks ?? 0); n++) {
    const [angle, bright, thick] = [chance() * 2 * Math.PI, chance() < 0.6, 1 + chance() * 1.5];
    for (let far = 0, bend = 0; far < 2 * reach; far++) {
      bend += (chance() - 0.5) * 0.06;
      const x = Math.round(origin.x + far * Math.cos(angle + bend));
      const y = Math.round(origin.y + far * Math.sin(angle + bend));
      for (let wide = 0; wide < thick; wide++) {
        const at = (y + wide) * width + x;
        if (x >= 0 && x < width && y >= 0 && y + wide < height) light[at] = bright ? 225 : 45;
      }
    }
  }
}

function addGlare(light: Float32Array, width: number, height: number, sight: Sight, chance: Chance): void {
  const reach = (sight.module ?? 6) * 33;
  const { x: mx, y: my } = sight.middle ?? { x: width / 2, y: height / 2 };
  const [cx, cy] = [mx + (chance() - 0.5) * reach * 0.7, my + (chance() - 0.5) * reach * 0.7];
  const [rx, ry] = [reach * (sight.glareSize ?? 0.3), reach * (sight.glareSize ?? 0.3) * (0.5 + chance())];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
      if (away < 9) light[y * width + x] = (light[y * width + x] ?? 0) + (sight.glare ?? 0) * Math.exp(-away);
    }
  }
}

/** Noise of deviation 1, drawn once: a frame begins anywhere in it. */
const grain = (() => {
  const chance = seededNumbers(99);
  return Float32Array.from({ length: 2 ** 20 }, () => (chance() + chance() + chance() + chance() - 2) * 1.732);
})();

let lastRoom: { key: string; light: Float32Array } | null = null;

/** The room of a seed, kept for the next frame of the same scene. */
function roomOf(width: number, height: number, clutter: number, seed: number): Float32Array {
  const key = [width, height, clutter, seed].join();
  if (lastRoom?.key !== key) {
    const light = new Float32Array(width * height);
    drawRoom(light, width, height, clutter, seededNumbers(seed));
    lastRoom = { key, light };
  }
  return lastRoom.light.slice();
}

/** One frame of a camera, grey. */
export function drawFrame(sight: Sight): Picture {
  const [width, height] = [sight.width ?? 1280, sight.height ?? 720];
  const seed = sight.seed ?? 1;
  const chance = seededNumbers(seed + 1);
  let light = roomOf(width, height, sight.clutter ?? 0.3, seed);
  drawCard(light, width, height, sight);
  if (sight.cracks) addCracks(light, width, height, sight, chance);
  if (sight.glare) addGlare(light, width, height, sight, chance);
  if (sight.blur) {
    light = smear(light, width, height, bell(sight.blur), 1, 0);
    light = smear(light, width, height, bell(sight.blur), 0, 1);
  }
  if (sight.motion && sight.motion > 1) {
    const steps = Math.ceil(sight.motion);
    const angle = ((sight.motionTurn ?? 0) * Math.PI) / 180;
    light = smear(
      light,
      width,
      height,
      Array.from({ length: steps }, () => 1 / steps),
      Math.cos(angle),
      Math.sin(angle),
    );
  }
  const grey = new Uint8ClampedArray(light.length);
  const noise = sight.noise ?? 2;
  const start = Math.floor(chance() * grain.length) + Math.floor(1000 * (sight.middle?.x ?? 0));
  for (let i = 0; i < grey.length; i++) {
    grey[i] = (light[i] ?? 0) + (grain[(start + i) & (grain.length - 1)] ?? 0) * noise;
  }
  return { width, height, light: grey };
}
