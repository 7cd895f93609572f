import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clipFrames, doorClips, hardships, someSight } from '#tests/support/hard-sights.ts';
import type { DoorClip, Hardship } from '#tests/support/hard-sights.ts';
import { readPng } from '#tests/support/png.ts';
import { drawFrame } from '#tests/support/qr-frames.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { wasmFile } from '#tests/support/wasm-file.ts';
import { createDecoder } from '#web/scanner/decoder.ts';
import { plainLooks, squareSide, wasmLooks } from '#web/scanner/looks.ts';
import { centralSquare, cropPicture, greyPicture } from '#web/scanner/picture.ts';
import type { Picture } from '#web/scanner/picture.ts';
import { readPlainly } from '#web/scanner/plain-reader.ts';
import { createStillReader } from '#web/scanner/still-reader.ts';
import { prepareWasmReader, readWithWasm } from '#web/scanner/wasm-reader.ts';
import type { BenchResult } from './result.ts';

interface Trial {
  family: string;
  picture: Picture;
  text: string;
}

interface Frame {
  rgba: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * `prepare` is what the browser does before (crop), outside the time measured; `read` begins with colours, as both do.
 */
interface Reader {
  prepare: (frame: Frame) => Frame;
  read: (picture: Picture) => Promise<string[]>;
}

interface Tally {
  read: number;
  misread: number;
  times: number[];
  families: Record<string, number>;
}

const clock = () => performance.now();
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));

function* generated(seed: number, perLevel: number): Generator<Trial> {
  const chance = seededRandom(seed);
  for (const family of Object.keys(hardships) as Hardship[]) {
    for (let level = 0; level < 5; level++) {
      for (let n = 0; n < perLevel; n++) {
        const sight = someSight(family, level, chance);
        yield { family, picture: drawFrame(sight), text: sight.text };
      }
    }
  }
}

function quarterTurn({ width, height, light }: Picture): Picture {
  const turned = new Uint8ClampedArray(light.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = light[y * width + x] ?? 0;
  }
  return { width: height, height: width, light: turned };
}

/** Pictures `x.png` with what is in them in `x.txt` beside, each in four rotations. */
async function* fromFolder(folder: string): AsyncGenerator<Trial> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.png')).toSorted();
  for (const file of files) {
    const text = await readFile(join(folder, file.replace(/\.png$/, '.txt')), 'utf8').catch(() => null);
    if (text === null) continue;
    let picture = readPng(await readFile(join(folder, file)));
    for (const family of ['0', '90', '180', '270']) {
      yield { family, picture, text };
      picture = quarterTurn(picture);
    }
  }
}

/** What a canvas hands out. */
function rgbaOf({ light }: Picture): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(light.length * 4).fill(255);
  for (let i = 0; i < light.length; i++) rgba.fill(light[i] ?? 0, 4 * i, 4 * i + 3);
  return rgba;
}

/** What the camera loop sends to its worker: the central square. */
function squareOf(frame: Frame): Frame {
  const { x, y, width, height } = centralSquare(frame.width, frame.height, squareSide);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * frame.width + x) * 4;
    rgba.set(frame.rgba.subarray(from, from + width * 4), row * width * 4);
  }
  return { rgba, width, height };
}

/** Line ends and a last empty line differ from file to file; the rest must be equal. */
const sameText = (one: string, other: string) =>
  one.replace(/\r\n?/g, '\n').trimEnd() === other.replace(/\r\n?/g, '\n').trimEnd();

async function measure(reader: Reader, frame: Frame, trial: Trial, tally: Tally): Promise<void> {
  const { rgba, width, height } = reader.prepare(frame);
  const began = clock();
  const texts = await reader.read(greyPicture(rgba, width, height));
  tally.times.push(clock() - began);
  if (texts.some((text) => sameText(text, trial.text))) {
    tally.read++;
    tally.families[trial.family] = (tally.families[trial.family] ?? 0) + 1;
  } else if (texts.length > 0) tally.misread++;
}

const whole = (frame: Frame) => frame;
const textsOf = (readings: readonly { text: string }[]) => readings.map((reading) => reading.text);

/** How many clips of a camera at the door are read within their second, by kind. */
async function watchClips(seed: number, perKind: number) {
  const chance = seededRandom(seed);
  const kinds: Record<string, number> = {};
  let [clips, read] = [0, 0];
  for (const kind of Object.keys(doorClips) as DoorClip[]) {
    for (let n = 0; n < perKind; n++, clips++) {
      const decoder = createDecoder(readWithWasm, wasmLooks, clock);
      for (const sight of clipFrames(kind, chance, 30)) {
        const frame = drawFrame(sight);
        const square = cropPicture(frame, centralSquare(frame.width, frame.height, squareSide));
        if (!(await decoder.decode(square)).some((reading) => reading.text === sight.text)) continue;
        read++;
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        break;
      }
    }
  }
  return { clips, readWithinOneSecond: read, share: rounded(read / Math.max(1, clips), 3), kinds };
}

/**
 * How many codes the scanner's decoder reads, and how fast, beside @zxing/browser with its defaults on the same frames.
 * Each frame of the camera is looked at once, as it comes; the order of the two changes from frame to frame.
 * @param args `--images DIR`, `--seed N`, `--per-level N`, `--clips N` of each kind
 */
export async function run(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: {
      images: { type: 'string' },
      seed: { type: 'string' },
      'per-level': { type: 'string' },
      clips: { type: 'string' },
    },
    strict: false,
  });
  const seed = Number(values.seed ?? 2025);
  const folder = typeof values.images === 'string' ? values.images : null;
  await prepareWasmReader(await wasmFile());
  const still = createStillReader(readWithWasm, wasmLooks);
  const live = createDecoder(readWithWasm, wasmLooks, clock);
  const lastResort = createStillReader(readPlainly, plainLooks);
  const liveFallback = createDecoder(readPlainly, plainLooks, clock);
  const readers: Record<'plain' | 'ours' | 'fallback', Reader> = {
    plain: { prepare: whole, read: async (picture) => textsOf(readPlainly(picture).readings) },
    // A picture of a folder is read as one from the gallery, a frame as one of the camera.
    ours: folder
      ? { prepare: whole, read: async (picture) => textsOf(await still(picture)) }
      : { prepare: squareOf, read: async (picture) => textsOf(await live.decode(picture)) },
    fallback: folder
      ? { prepare: whole, read: async (picture) => textsOf(await lastResort(picture)) }
      : { prepare: squareOf, read: async (picture) => textsOf(await liveFallback.decode(picture)) },
  };
  const tallies = Object.fromEntries(
    Object.keys(readers).map((name): [string, Tally] => [name, { read: 0, misread: 0, times: [], families: {} }]),
  );
  const warm = drawFrame({ text: 'WARM' });
  for (let n = 0; n < 5; n++) for (const { read } of Object.values(readers)) await read(warm);

  let frames = 0;
  for await (const trial of folder ? fromFolder(folder) : generated(seed, Number(values['per-level'] ?? 8))) {
    const frame = { rgba: rgbaOf(trial.picture), width: trial.picture.width, height: trial.picture.height };
    const order = Object.entries(readers);
    for (const [name, reader] of frames++ % 2 === 0 ? order : order.toReversed()) {
      const tally = tallies[name];
      if (tally) await measure(reader, frame, trial, tally);
    }
  }
  const report = ({ read, misread, times, families }: Tally) => ({
    read,
    misread,
    medianMs: rounded(quantile(times, 0.5)),
    p95Ms: rounded(quantile(times, 0.95)),
    families,
  });
  const empty: Tally = { read: 0, misread: 0, times: [], families: {} };
  const [plain, ours] = [tallies.plain ?? empty, tallies.ours ?? empty];
  const value = rounded(ours.read / Math.max(1, plain.read));
  const timeRatio = rounded(quantile(ours.times, 0.5) / quantile(plain.times, 0.5));
  return {
    bench: 'decode',
    value,
    unit: 'times as many codes read',
    target: 2,
    pass: value >= 2 && timeRatio <= 0.6 && ours.misread === 0,
    timeRatio,
    frames,
    ours: report(ours),
    plain: report(plain),
    fallback: report(tallies.fallback ?? empty),
    ...(folder ? {} : { door: await watchClips(seed, Number(values.clips ?? 50)) }),
    seed,
  };
}
