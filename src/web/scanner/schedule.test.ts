import { describe, expect, test } from 'vitest';
import { slowDevice } from '#tests/support/slow-device.ts';
import { createDecoder, type Decoder } from './decoder.ts';
import { allowedPerFrame, framesForAll, type Look, type Looks, plainLooks, wasmLooks } from './looks.ts';
import type { Picture, Seen } from './picture.ts';
import type { WasmLook } from './wasm-reader.ts';

/** A door that nobody stands at; one after the other is lit differently. */
const door = (light: number): Picture => ({
  width: 64,
  height: 36,
  light: new Uint8ClampedArray(64 * 36).fill(light),
});
const nothing: Seen = { readings: [], located: [] };
const halfOfFrame = 32 * 18;

/** Which looks were taken, by settings and number of pixels. */
function watchedDevice(looks: Looks, times: number) {
  const taken: string[] = [];
  const device = slowDevice(
    () => nothing,
    (settings: WasmLook, pixels) => {
      taken.push(`${JSON.stringify(settings)} at ${pixels}`);
      return times * (pixels <= halfOfFrame ? 3 : 7);
    },
  );
  return { taken, decoder: createDecoder(device.read, looks, device.clock), clock: device.clock };
}

async function watch(decoder: Decoder, frames: number, light: (frame: number) => number): Promise<void> {
  for (let n = 0; n < frames; n++) await decoder.decode(door(light(n)));
}

describe.each([1, 2, 4, 8, 40])('on a device %i times as slow', (times) => {
  test.each([
    ['wasm', wasmLooks],
    ['plain', plainLooks],
  ] as const)('every look of the %s reader is taken within thirty frames, wherever they begin', async (_, looks) => {
    expect(framesForAll(looks)).toBeLessThanOrEqual(30);
    const { taken, decoder } = watchedDevice(looks, times);
    await watch(decoder, framesForAll(looks), () => 90);
    const inCalm = new Set(taken);
    taken.length = 0;
    await decoder.decode(door(130));
    const all = inCalm.union(new Set(taken.slice(0, looks.moving.length)));
    for (let start = 0; start < 7; start++) {
      taken.length = 0;
      await watch(decoder, framesForAll(looks), (frame) => 90 + 40 * (frame % 2));
      expect(new Set(taken)).toEqual(all);
    }
    const { first, moving, often, seldom } = looks;
    const kinds = new Set([first, ...moving, ...often, ...seldom].map(({ settings }) => JSON.stringify(settings)));
    expect(new Set(taken.map((look) => look.split(' at ')[0]))).toEqual(kinds);
  });

  test('however much moves before it, a frame takes no more than is allowed on average', async () => {
    const { decoder, clock } = watchedDevice(wasmLooks, times);
    const frames = 300;
    await watch(decoder, frames, (frame) => 90 + 40 * (frame % 2));
    // The one frame that goes beyond what was saved is paid for by the next ones.
    expect(clock() / frames).toBeLessThanOrEqual(allowedPerFrame * 3 * times * 1.02);
  });

  test('where nothing moves every other frame gets a look beside the first', async () => {
    const { taken, decoder } = watchedDevice(wasmLooks, times);
    await watch(decoder, 100, () => 90);
    expect(taken).toHaveLength(150);
  });

  test('who comes after a calm while gets those for what moves, the first, and in every other frame a turn', async () => {
    const { taken, decoder } = watchedDevice(wasmLooks, times);
    await watch(decoder, 60, () => 90);
    taken.length = 0;
    await watch(decoder, 4, (frame) => 130 + 40 * frame);
    expect(taken).toHaveLength(4 * (wasmLooks.moving.length + 1) + 2);
  });
});

test('where something moves the looks for that come before the first, and a turn after it', async () => {
  const taken: WasmLook[] = [];
  const decoder = createDecoder(
    (_, settings) => {
      taken.push(settings);
      return nothing;
    },
    wasmLooks,
    () => 0,
  );
  const { first, moving, often } = wasmLooks;
  const settingsOf = (...looks: readonly Look[]) => looks.map(({ settings }) => settings);
  await decoder.decode(door(90));
  expect(taken).toEqual(settingsOf(first));
  taken.length = 0;
  await decoder.decode(door(130));
  expect(taken).toEqual(settingsOf(...moving, first, ...often));
});
