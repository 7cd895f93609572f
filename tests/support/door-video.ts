import { takeEveryLook } from '#web/scanner/decoder.ts';
import { wasmLooks } from '#web/scanner/looks.ts';
import type { Picture } from '#web/scanner/picture.ts';
import { prepareWasmReader, readWithWasm } from '#web/scanner/wasm-reader.ts';
import { drawFrame } from './qr-frames.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import type { Chance, Sight } from './qr-frames.ts';
import { writeVideo } from './video.ts';
import { wasmFile } from './wasm-file.ts';

/** How long a guest's phone is in the picture, and how long nobody's is, in frames of a thirtieth of a second. */
const held = 21;
const between = 5;
/** Nobody is there at first, while the scanner starts. */
const lead = 45;

/** The number of a frame, in black and white squares at its top left, where no code is looked for. */
export const stripe = { bits: 12, side: 20 } as const;

function number(frame: Picture, at: number): Picture {
  for (let bit = 0; bit < stripe.bits; bit++) {
    for (let y = 0; y < stripe.side; y++) {
      const from = y * frame.width + bit * stripe.side;
      frame.light.fill((at >> bit) & 1 ? 235 : 20, from, from + stripe.side);
    }
  }
  return frame;
}

/**
 * A hand brings a phone into the picture: first small, fast and out of focus, then larger and calmer, never quite
 * still.
 */
function approach(text: string, chance: Chance): (share: number) => Sight {
  const from = { x: (chance() < 0.5 ? -1 : 1) * (120 + 140 * chance()), y: (chance() - 0.5) * 220 };
  const to = { x: 640 + (chance() - 0.5) * 160, y: 360 + (chance() - 0.5) * 160 };
  const [lean, pitch, turn] = [(chance() - 0.5) * 50, (chance() - 0.5) * 40, (chance() - 0.5) * 50];
  const [size, noise, clutter, card] = [4.5 + chance() * 2, 2 + chance() * 7, 0.5 + chance(), 170 + chance() * 70];
  const [wave, seed] = [chance() * 6, Math.floor(chance() * 2 ** 32)];
  return (share) => {
    const away = (1 - Math.min(1, share * 1.3)) ** 2;
    return {
      text,
      seed,
      noise,
      clutter,
      card,
      module: size * (1 - 0.45 * away),
      middle: {
        x: to.x + from.x * away + 5 * Math.sin(wave + share * 9),
        y: to.y + from.y * away + 4 * Math.cos(share * 7),
      },
      lean: lean * (1 + away),
      pitch,
      turn: turn + 12 * away,
      blur: 0.6 + 3.2 * away,
      motion: 1.5 + 18 * away,
      motionTurn: wave * 57,
    };
  };
}

export interface DoorVideo {
  frames: number;
  /**
   * For each code the first frame that can be read at all, by every look that the decoder has; null if there is none.
   */
  readableFrom: Map<string, number | null>;
}

async function canBeRead(frame: Picture, code: string): Promise<boolean> {
  const readings = await takeEveryLook(readWithWasm, wasmLooks, frame);
  return readings.some((reading) => reading.text === code);
}

/** Writes a video in which these codes come to the door one after the other. */
export async function writeDoorVideo(path: string, codes: readonly string[], seed: number): Promise<DoorVideo> {
  await prepareWasmReader(await wasmFile());
  const video: DoorVideo = { frames: 0, readableFrom: new Map(codes.map((code) => [code, null])) };
  const chance = seededNumbers(seed);
  async function* pictures() {
    const empty = drawFrame({ text: '', module: 0.05, clutter: 0.6 });
    for (; video.frames < lead; video.frames++) yield number(empty, video.frames);
    for (const code of codes) {
      const sight = approach(code, chance);
      for (let n = 0; n < held + between; n++, video.frames++) {
        const frame = drawFrame(n < held ? sight(n / held) : { ...sight(1), text: '', module: 0.05 });
        const isNews = n < held && video.readableFrom.get(code) === null;
        if (isNews && (await canBeRead(frame, code))) video.readableFrom.set(code, video.frames);
        yield number(frame, video.frames);
      }
    }
  }
  await writeVideo(path, pictures());
  return video;
}
