// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { drawFrame, someCredential } from '#tests/support/qr-frames.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import type { Sight } from '#tests/support/qr-frames.ts';
import { slowDevice } from '#tests/support/slow-device.ts';
import { wasmFile } from '#tests/support/wasm-file.ts';
import { createDecoder, takeEveryLook } from './decoder.ts';
import { framesForAll, plainLooks, wasmLooks } from './looks.ts';
import { nearestToMiddle } from './picture.ts';
import type { Reading } from './picture.ts';
import { readPlainly } from './plain-reader.ts';
import { createStillReader } from './still-reader.ts';
import { drawTestPicture, testText } from './test-picture.ts';
import { findTrustedDecoder } from './trusted-decoder.ts';
import { prepareWasmReader, readWithWasm } from './wasm-reader.ts';

const text = someCredential(seededNumbers(11));
const seen = (sight: Partial<Sight>) => drawFrame({ text, seed: 4, ...sight });
const stillClock = () => 0;
const around = (x: number) => [{ x, y: 100 }];
const plain = async () => readPlainly;
const absent = () => Promise.reject(new Error('no wasm here'));
const blind = async () => () => ({ readings: [], located: [] });

beforeAll(async () => prepareWasmReader(await wasmFile()));

describe('the decoder reads', () => {
  const sights: Record<string, Partial<Sight>> = {
    'a code at arm’s length': { module: 5 },
    'a small code, far away': { module: 2 },
    'a code at the edge of the picture': { module: 5, middle: { x: 1180, y: 620 } },
    'a code out of focus': { module: 6, blur: 3 },
    'a code on the move': { module: 6, motion: 9, motionTurn: 30 },
    'a code leaning away': { module: 6, lean: 45, turn: 140 },
    'a pale code': { ink: 112, card: 134 },
    'a code in a dim, noisy hall': { module: 4, noise: 30, clutter: 0.9 },
    'a code half in the shade': { module: 5, shade: 0.9 },
    'a code under a lamp': { module: 5, glare: 160 },
    'a white code on black': { ink: 230, card: 20 },
  };
  test.each(Object.entries(sights))('%s, by one of its looks', async (_, sight) => {
    expect(await takeEveryLook(readWithWasm, wasmLooks, seen(sight))).toMatchObject([{ text }]);
  });

  test('a white code on black that is held still, on a device where no look is ever done in time', async () => {
    const slow = slowDevice(readWithWasm, () => 1000);
    const decoder = createDecoder(slow.read, wasmLooks, slow.clock);
    const frame = seen({ ink: 230, card: 20, module: 3 });
    const readings: Reading[] = [];
    for (let n = 0; n < framesForAll(wasmLooks) && readings.length === 0; n++) {
      readings.push(...(await decoder.decode(frame)));
    }
    expect(readings).toMatchObject([{ text }]);
  });
});

test('after five hundred codes that are not ours it still reads', { timeout: 30_000 }, async () => {
  const decoder = createDecoder(readWithWasm, wasmLooks, stillClock);
  const small = (shown: string) => drawFrame({ text: shown, width: 150, height: 150, module: 4 });
  const foreign = Array.from({ length: 20 }, (_, n) => `HTTPS://EXAMPLE.ORG/${n}`);
  const pictures = foreign.map(small);
  for (let n = 0; n < 500; n++) {
    const picture = pictures[n % foreign.length];
    expect(picture && (await decoder.decode(picture))).toMatchObject([{ text: foreign[n % foreign.length] }]);
  }
  expect(await decoder.decode(small(text))).toMatchObject([{ text }]);
});

test('nothing is read where there is no code, and corners lie around the code where there is one', async () => {
  const decoder = createDecoder(readWithWasm, wasmLooks, stillClock);
  expect(await decoder.decode(seen({ module: 0.2, clutter: 2 }))).toEqual([]);
  const [reading] = await takeEveryLook(
    readWithWasm,
    wasmLooks,
    seen({ module: 6, blur: 3, middle: { x: 700, y: 300 } }),
  );
  const xs = reading?.corners.map(({ x }) => x) ?? [];
  const ys = reading?.corners.map(({ y }) => y) ?? [];
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(700, -1);
  expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(300, -1);
});

test('of two codes in view the one nearer to the middle is meant', () => {
  const readings = [
    { text: 'ANA', corners: around(30) },
    { text: 'BEI', corners: around(90) },
  ];
  expect(nearestToMiddle(readings, 200, 200)?.text).toBe('BEI');
  expect(nearestToMiddle([], 200, 200)).toBeUndefined();
});

describe('where wasm does not load', () => {
  test('the plain reader takes over, reads the test and a noisy code', async () => {
    const trusted = await findTrustedDecoder({ wasm: absent, plain });
    expect(trusted.name).toBe('PLAIN');
    expect(await trusted.decode(seen({ module: 6, noise: 8 }))).toMatchObject([{ text }]);
  });

  test('or loads and does not read what it must, likewise', async () => {
    expect((await findTrustedDecoder({ wasm: blind, plain })).name).toBe('PLAIN');
  });

  test('half the size lets the plain reader see through noise', async () => {
    const frame = seen({ module: 6, noise: 8 });
    expect(readPlainly(frame).readings).toEqual([]);
    expect(await takeEveryLook(readPlainly, plainLooks, frame)).toMatchObject([{ text }]);
  });
});

test('where wasm works it is trusted, and reads the test picture', async () => {
  const trusted = await findTrustedDecoder({ wasm: async () => readWithWasm, plain: async () => readPlainly });
  expect(trusted.name).toBe('WASM');
  expect(await trusted.decode(drawTestPicture())).toMatchObject([{ text: testText }]);
});

test('a photograph larger than any screen is read, and so is a thumbnail', { timeout: 30_000 }, async () => {
  const read = createStillReader(readWithWasm, wasmLooks);
  const large = drawFrame({ text, width: 2200, height: 1600, module: 30, blur: 2, seed: 8 });
  const tiny = drawFrame({ text, width: 120, height: 120, module: 2, seed: 9 });
  expect(await read(large)).toMatchObject([{ text }]);
  expect(await read(tiny)).toMatchObject([{ text }]);
});
