import type { ReaderName } from './decode-messages.ts';
import { createDecoder } from './decoder.ts';
import type { Decoder } from './decoder.ts';
import { plainLooks, wasmLooks } from './looks.ts';
import type { Looks } from './looks.ts';
import { createStillReader } from './still-reader.ts';
import type { PictureReader } from './take-look.ts';
import { drawTestPicture, testText } from './test-picture.ts';

const warmingRounds = 3;

async function readsTheTest({ decode }: Decoder): Promise<boolean> {
  for (let round = 0; round < warmingRounds; round++) {
    const readings = await decode(drawTestPicture());
    if (!readings.some((reading) => reading.text === testText)) return false;
  }
  return true;
}

/** Who can read: both are only loaded when asked for, and the plain one only where wasm fails. */
export interface Readers {
  wasm: () => Promise<PictureReader>;
  plain: () => Promise<PictureReader>;
}

export interface TrustedDecoder {
  name: ReaderName;
  /** A frame of the camera. */
  decode: Decoder['decode'];
  /** A picture that does not move. */
  decodeStill: Decoder['decode'];
}

async function prepare(name: ReaderName, load: () => Promise<PictureReader>, looks: Looks): Promise<TrustedDecoder> {
  const read = await load();
  const { decode } = createDecoder(read, looks, () => performance.now());
  return { name, decode, decodeStill: createStillReader(read, looks) };
}

/** The better reader if it loads and reads a known picture, else the plain one, warmed either way. */
export async function findTrustedDecoder(readers: Readers): Promise<TrustedDecoder> {
  try {
    const decoder = await prepare('WASM', readers.wasm, wasmLooks);
    if (await readsTheTest(decoder)) return decoder;
  } catch {
    // No WebAssembly, a file that did not arrive, or one that does not compile here.
  }
  const decoder = await prepare('PLAIN', readers.plain, plainLooks);
  await readsTheTest(decoder);
  return decoder;
}
