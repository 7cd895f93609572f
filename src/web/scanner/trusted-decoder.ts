import type { ReaderName } from './decode-messages.ts';
import { createDecoder } from './decoder.ts';
import type { Decoder, PictureReader } from './decoder.ts';
import { plainLooks, wasmLooks } from './looks.ts';
import type { Looks } from './looks.ts';
import { drawTestPicture, testText } from './test-picture.ts';

const warmingRounds = 3;

async function readsTheTest(decoder: Decoder): Promise<boolean> {
  for (let round = 0; round < warmingRounds; round++) {
    const readings = await decoder.decode(drawTestPicture());
    if (!readings.some((reading) => reading.text === testText)) return false;
  }
  return true;
}

/** Who can read: both are only loaded when asked for, and the plain one only where wasm fails. */
export interface Readers {
  wasm: () => Promise<PictureReader>;
  plain: () => Promise<PictureReader>;
}

const clock = () => performance.now();

/** The better reader if it loads and reads a known picture, else the plain one, warmed either way. */
export async function findTrustedDecoder(readers: Readers): Promise<{ name: ReaderName; decoder: Decoder }> {
  const candidate = async (load: () => Promise<PictureReader>, looks: Looks) =>
    createDecoder(await load(), looks, clock);
  try {
    const decoder = await candidate(readers.wasm, wasmLooks);
    if (await readsTheTest(decoder)) return { name: 'WASM', decoder };
  } catch {
    // No WebAssembly, a file that did not arrive, or one that does not compile here.
  }
  const decoder = await candidate(readers.plain, plainLooks);
  await readsTheTest(decoder);
  return { name: 'PLAIN', decoder };
}
