import { parseArgs } from 'node:util';
import { emptyFrames, generatedTrials, type Trial, trialsOfFolder } from '#tests/support/decode-trials.ts';
import { clipFrames, type DoorClip, doorClips } from '#tests/support/hard-sights.ts';
import { drawFrame } from '#tests/support/qr-frames.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { wasmFile } from '#tests/support/wasm-file.ts';
import { createDecoder, type Decoder } from '#web/scanner/decoder.ts';
import { best, framesForAll, plainLooks, wasmLooks } from '#web/scanner/looks.ts';
import type { Picture } from '#web/scanner/picture.ts';
import { readPlainly } from '#web/scanner/plain-reader.ts';
import { createStillReader } from '#web/scanner/still-reader.ts';
import { prepareWasmReader, readWithWasm } from '#web/scanner/wasm-reader.ts';
import type { BenchResult } from './result.ts';

/** How often the same view is looked at, as a camera does it in a second. */
const framesOfView = 30;
/** A device is made so many times slower by letting the decoder's clock run so many times as fast. */
const speeds = [1, 2, 4, 8];
/** What the schedule promises for a frame without a code, in times of zxing-wasm's. */
const emptyLimit = 1.5;
const wantedInAll = 1.15;

type Read = (picture: Picture) => string[] | Promise<string[]>;

interface Tally {
  read: number;
  misread: number;
  /** Milliseconds a picture took. */
  times: number[];
  families: Record<string, number>;
}

const newTally = (): Tally => ({ read: 0, misread: 0, times: [], families: {} });
const clock = () => performance.now();
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));
const textsOf = (readings: readonly { text: string }[]) => readings.map(({ text }) => text);

/** Line ends and a last empty line differ from file to file; the rest must be equal. */
const sameText = (one: string, other: string) =>
  one.replace(/\r\n?/g, '\n').trimEnd() === other.replace(/\r\n?/g, '\n').trimEnd();

/** @returns whether something was read, right or wrong */
async function measure(read: Read, { family, picture, text }: Trial, tally: Tally): Promise<boolean> {
  const began = clock();
  const texts = await read(picture);
  tally.times.push(clock() - began);
  if (texts.some((one) => sameText(one, text))) {
    tally.read++;
    tally.families[family] = (tally.families[family] ?? 0) + 1;
  } else if (texts.length > 0) tally.misread++;
  return texts.length > 0;
}

/** A camera's loop on a device so many times slower, in front of a view that stays as it is. */
async function watchView(times: number, trial: Trial, tally: Tally): Promise<void> {
  const { decode } = createDecoder(readWithWasm, wasmLooks, () => clock() * times);
  const read: Read = async (picture) => textsOf(await decode(picture));
  for (let frame = 0; frame < framesOfView; frame++) {
    const before = tally.times.length;
    const isOver = await measure(read, trial, tally);
    // Its first frame is what compares with the one that the others get.
    if (frame > 0) tally.times.length = before;
    if (isOver) return;
  }
}

/** How many clips of a camera at the door are read within their second, by kind. */
async function watchClips(seed: number, perKind: number) {
  const chance = seededNumbers(seed);
  const kinds: Record<string, number> = {};
  let [clips, read] = [0, 0];
  for (const kind of Object.keys(doorClips) as DoorClip[]) {
    for (let n = 0; n < perKind; n++, clips++) {
      const { decode } = createDecoder(readWithWasm, wasmLooks, clock);
      for (const sight of clipFrames(kind, chance, 30)) {
        if (!textsOf(await decode(drawFrame(sight))).includes(sight.text)) continue;
        read++;
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        break;
      }
    }
  }
  return { clips, readWithinOneSecond: read, share: rounded(read / Math.max(1, clips), 3), kinds };
}

/**
 * What a frame without a code costs, against zxing-wasm on the same frame: rooms that stay for a round of all looks,
 * as a waiting door, and rooms that change with each frame, as a busy one.
 */
async function watchEmptyDoor(seed: number, rooms: number) {
  const pictures = [...emptyFrames(seed, rooms)];
  const times = { wasm: [] as number[], waiting: [] as number[], busy: [] as number[] };
  let falseReads = 0;
  const look = async ({ decode }: Decoder, picture: Picture, into: number[]) => {
    const began = clock();
    falseReads += (await decode(picture)).length;
    into.push(clock() - began);
  };
  const busy = createDecoder(readWithWasm, wasmLooks, clock);
  const waiting = createDecoder(readWithWasm, wasmLooks, clock);
  for (const picture of pictures) {
    for (let frame = 0; frame < framesForAll(wasmLooks); frame++) {
      await look(waiting, picture, times.waiting);
      await look(busy, pictures[times.busy.length % pictures.length] ?? picture, times.busy);
      const began = clock();
      readWithWasm(picture, best);
      times.wasm.push(clock() - began);
    }
  }
  const wasm = mean(times.wasm);
  return {
    wasmMs: rounded(wasm),
    waiting: rounded(mean(times.waiting) / wasm),
    busy: rounded(mean(times.busy) / wasm),
    falseReads,
  };
}

/**
 * How many codes the scanner reads beside @zxing/browser with its defaults and zxing-wasm with everything it can do.
 * They get one frame of 1280 x 720 with a code anywhere in it; the scanner's own loop gets the same frame for a second,
 * on this device and on slower ones. What a frame without a code costs is measured in times of zxing-wasm's.
 * @param args `--images DIR` with pictures in place of the generated ones, `--seed N`, `--per-level N`, `--clips N` of
 *   each kind, `--rooms N` without a code
 */
export async function run(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: {
      images: { type: 'string' },
      seed: { type: 'string' },
      'per-level': { type: 'string' },
      clips: { type: 'string' },
      rooms: { type: 'string' },
    },
    strict: false,
  });
  const seed = Number(values.seed ?? 2025);
  const folder = typeof values.images === 'string' ? values.images : null;
  await prepareWasmReader(await wasmFile());
  const still = createStillReader(readWithWasm, wasmLooks);
  const stillFallback = createStillReader(readPlainly, plainLooks);
  const once: Record<string, Read> = {
    zxingBrowser: (picture) => textsOf(readPlainly(picture).readings),
    zxingWasm: (picture) => textsOf(readWithWasm(picture, best).readings),
    /** A picture from the gallery. */
    still: async (picture) => textsOf(await still(picture)),
    stillFallback: async (picture) => textsOf(await stillFallback(picture)),
  };
  const tallies = new Map(Object.keys(once).map((name) => [name, newTally()]));
  const loops = new Map(speeds.map((times) => [times, newTally()]));
  const tallyOf = (name: string) => tallies.get(name) ?? newTally();
  const warm = drawFrame({ text: 'WARM' });
  for (let n = 0; n < 5; n++) for (const read of Object.values(once)) await read(warm);

  let codes = 0;
  const trials = folder ? trialsOfFolder(folder) : generatedTrials(seed, Number(values['per-level'] ?? 5));
  for await (const trial of trials) {
    const order = Object.entries(once);
    for (const [name, read] of codes++ % 2 === 0 ? order : order.toReversed()) {
      await measure(read, trial, tallyOf(name));
    }
    for (const [times, tally] of loops) await watchView(times, trial, tally);
  }

  const [browser, wasm] = [tallyOf('zxingBrowser'), tallyOf('zxingWasm')];
  const behind = [...loops].flatMap(([times, { families }]) =>
    Object.entries(wasm.families)
      .filter(([family, read]) => (families[family] ?? 0) < read)
      .map(([family, read]) => `${family}, ${times} times slower: ${families[family] ?? 0} of ${read}`),
  );
  const fewest = Math.min(...[...loops.values()].map(({ read }) => read));
  const misread = [...loops.values(), tallyOf('still')].reduce((sum, tally) => sum + tally.misread, 0);
  const empty = await watchEmptyDoor(seed + 1, Number(values.rooms ?? 12));
  const live = loops.get(1) ?? newTally();
  const value = rounded(live.read / Math.max(1, browser.read));
  const inAll = rounded(fewest / Math.max(1, wasm.read));
  const timeRatio = rounded(quantile(live.times, 0.5) / quantile(browser.times, 0.5));
  const emptyIsCheap = Math.max(empty.waiting, empty.busy) <= emptyLimit && empty.falseReads === 0;
  const report = ({ read, misread, times, families }: Tally) => ({
    read,
    misread,
    medianMs: rounded(quantile(times, 0.5)),
    p95Ms: rounded(quantile(times, 0.95)),
    families,
  });
  return {
    bench: 'decode',
    value,
    unit: 'times as many codes read as @zxing/browser',
    target: `2; at every speed no class behind zxing-wasm and ${wantedInAll} times as many in all; a first frame at most 0.6 times the time of @zxing/browser, an empty one at most ${emptyLimit} times that of zxing-wasm; no misread`,
    pass:
      value >= 2 && timeRatio <= 0.6 && behind.length === 0 && inAll >= wantedInAll && emptyIsCheap && misread === 0,
    inAll,
    behind,
    misread,
    empty,
    timeRatio,
    codes,
    loop: Object.fromEntries([...loops].map(([times, tally]) => [`${times} times slower`, report(tally)])),
    ...Object.fromEntries([...tallies].map(([name, tally]) => [name, report(tally)])),
    ...(folder ? {} : { door: await watchClips(seed, Number(values.clips ?? 20)) }),
    seed,
  };
}
