import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '#web/scanner/picture.ts';
import { hardships, someSight } from './hard-sights.ts';
import type { Hardship } from './hard-sights.ts';
import { readPng } from './png.ts';
import { drawFrame } from './qr-frames.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';

/** A picture with a code, and what is in it. */
export interface Trial {
  family: string;
  picture: Picture;
  text: string;
}

export function* generatedTrials(seed: number, perLevel: number): Generator<Trial> {
  const chance = seededNumbers(seed);
  for (const family of Object.keys(hardships) as Hardship[]) {
    for (let level = 0; level < 5; level++) {
      for (let n = 0; n < perLevel; n++) {
        const sight = someSight(family, level, chance);
        yield { family, picture: drawFrame(sight), text: sight.text };
      }
    }
  }
}

/** Frames of a door that nobody stands at, each of another room. */
export function* emptyFrames(seed: number, count: number): Generator<Picture> {
  const chance = seededNumbers(seed);
  for (let n = 0; n < count; n++) {
    const room = { clutter: chance() * 1.6, noise: 1 + chance() * 7, blur: chance() };
    yield drawFrame({ ...room, text: '', module: 0.05, seed: Math.floor(chance() * 2 ** 32) });
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
export async function* trialsOfFolder(folder: string): AsyncGenerator<Trial> {
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
